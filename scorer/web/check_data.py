"""What the checks need besides a page's constants, for a phone without a network."""

from __future__ import annotations

from typing import Any

from scorer.engine.board import MAX_NOTATION, MAX_TILES
from scorer.engine.components import STACK_LIMIT, TILE_SIDES, Setup
from scorer.i18n import Language
from scorer.messages import finding_words, temple_words

from .constants import constants


def check_data(setup: Setup, speak: Language) -> dict[str, Any]:
    """Numbers and sentences for the checks of a table of so many players; nothing else is needed."""
    return {
        "constants": {
            **constants(setup, speak),
            "players": setup.players,
            "kinds": {
                code: {"action": kind.action, "amount": kind.amount}
                for code, kind in setup.kinds.items()
            },
            "stackLimit": STACK_LIMIT,
            "tileSides": TILE_SIDES,
            "most": {"characters": MAX_NOTATION, "tiles": MAX_TILES},
        },
        "words": {
            "tag": speak.tag,
            "findings": finding_words(speak),
            "temples": temple_words(speak),
        },
    }
