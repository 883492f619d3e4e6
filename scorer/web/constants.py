"""What the engine knows, for the scripts: they compute from these numbers and know none themselves."""

from __future__ import annotations

from typing import Any

from scorer.engine import components as game
from scorer.engine.components import Color, Setup, rotations
from scorer.i18n import Language
from scorer.messages import COLORS, jungle_text


def constants(setup: Setup, speak: Language) -> dict[str, Any]:
    """Numbers and words for a table of so many players."""
    return {
        "temple": {"first": game.TEMPLE_FIRST, "second": game.TEMPLE_SECOND},
        "sun": {"value": game.SUN_VALUE, "limit": game.SUN_LIMIT},
        "water": game.WATER_FIELDS,
        "cacaoLimit": game.CACAO_LIMIT,
        "bank": game.BANK,
        "temples": setup.temples,
        "filledAt": game.FILLED_AT,
        "colors": {color.letter: color for color in Color},
        "colorNames": {color: speak.text(COLORS[color]) for color in Color},
        "jungle": dict(setup.jungle),
        "jungleNames": {code: jungle_text(code, speak) for code in setup.jungle},
        "workers": [
            {
                "rotations": ["".join(map(str, sides)) for sides in rotations(pattern)],
                "count": count,
            }
            for pattern, count in setup.worker_tiles.items()
        ],
        "start": setup.start,
        "zero": speak.number(0),
    }
