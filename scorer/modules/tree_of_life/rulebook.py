"""The rules of the Tree of Life."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart

from .figures import FIGURES
from .questions import QUESTIONS
from .sections import CHAPTER, NEW_TREE, SECTIONS

_MORE_WORKERS = N_("Together with Chocolate you play more worker tiles.")
_NO_GOLD_MINES = N_("Trees of life replace the gold mines, unless you play without replacing.")

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    questions=QUESTIONS,
    pictures={"q-tree-best": NEW_TREE, "q-tree-laid-later": NEW_TREE, "q-tree-both": NEW_TREE},
    figures=FIGURES,
    phrasings=Path(__file__).parent / "phrasings",
    glossary=Path(__file__).with_name("glossary.csv"),
    changes={
        "setup-worker-tiles": _MORE_WORKERS,
        "setup-two-players": _NO_GOLD_MINES,
        "activate": N_("A side without workers earns at a tree of life as well."),
        "gold-mine": _NO_GOLD_MINES,
        "game-end": _MORE_WORKERS,
    },
)
