"""The rules of the Gem Mines."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart

from .figures import FIGURES
from .questions import QUESTIONS
from .sections import CHAPTER, SECTIONS, SHARED_MINE

_NEW_MINE = N_("A gem mine that comes into the display gets %(gems_on_mine)s gems.")
_NO_TEMPLES = N_("Gem mines replace the temples, unless you play without replacing.")

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    questions=QUESTIONS,
    pictures={"q-gem-choose": SHARED_MINE, "q-gem-empty": SHARED_MINE},
    figures=FIGURES,
    phrasings=Path(__file__).parent / "phrasings",
    glossary=Path(__file__).with_name("glossary.csv"),
    changes={
        "setup-two-players": _NO_TEMPLES,
        "setup-jungle-display": _NEW_MINE,
        "action-order": N_(
            "When workers are activated at a gem mine, the active player acts first, then the "
            "others clockwise."
        ),
        "turn-end": _NEW_MINE,
        "temple": _NO_TEMPLES,
        "final-scoring": N_("Masks and leftover gems count as well."),
    },
)
