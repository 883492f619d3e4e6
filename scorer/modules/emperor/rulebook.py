"""The rules of the Favour of the Emperor."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart

from .game import GOLD_FOR_MOVE, GOLD_FOR_STAYING
from .questions import QUESTIONS
from .sections import CHAPTER, FAR, KEPT, SECTIONS
from .words import EMPEROR_STARTS

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    questions=QUESTIONS,
    pictures={"q-emperor-gaps": FAR, "q-emperor-refuse": KEPT},
    figures={
        "emperor_move": GOLD_FOR_MOVE,
        "emperor_stay": GOLD_FOR_STAYING,
        "emperor_example": GOLD_FOR_MOVE + GOLD_FOR_STAYING,
    },
    phrasings=Path(__file__).parent / "phrasings",
    glossary=Path(__file__).with_name("glossary.csv"),
    changes={
        "setup-start-tiles": EMPEROR_STARTS,
        "turn": N_(
            "Before step A, take %(emperor_stay)s gold if the Emperor is on one of your tiles."
        ),
        "place-worker": N_(
            "If you place your tile in the Emperor’s row or column, he moves onto it and you take "
            "%(emperor_move)s gold."
        ),
    },
)
