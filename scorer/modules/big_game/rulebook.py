"""The rules of the Big Game, and what holds for all modules together."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart

from .figures import FIGURES
from .questions import QUESTIONS
from .sections import CHAPTER, EXPANSIONS, SECTIONS

_ALL_WORKERS = N_("Each player has all %(big_workers_each_4)s worker tiles of one colour.")

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER, EXPANSIONS),
    sections=SECTIONS,
    questions=QUESTIONS,
    figures=FIGURES,
    phrasings=Path(__file__).parent / "phrasings",
    glossary=Path(__file__).with_name("glossary.csv"),
    changes={
        "setup-worker-tiles": _ALL_WORKERS,
        "game-end": _ALL_WORKERS,
        "setup-start-tiles": N_("The starting tiles are a single plantation and a water tile."),
        "setup-two-players": N_(
            "The Big Game is for %(players_3)s or %(players_4)s players. With %(players_3)s, remove "
            "%(big_back_3)s other jungle tiles; with %(players_4)s, none."
        ),
        "final-scoring": N_("Score the temples. Add huts, masks and leftover gems."),
    },
    general=tuple(each.id for each in SECTIONS if each.chapter == EXPANSIONS.id),
)
