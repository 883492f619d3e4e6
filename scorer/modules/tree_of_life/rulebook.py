"""The rules of the Tree of Life."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart

from .figures import FIGURES
from .questions import QUESTIONS
from .sections import CHAPTER, NEW_TREE, SECTIONS

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    questions=QUESTIONS,
    pictures={"q-tree-best": NEW_TREE, "q-tree-laid-later": NEW_TREE, "q-tree-both": NEW_TREE},
    figures=FIGURES,
    phrasings=Path(__file__).parent / "phrasings",
    glossary=Path(__file__).with_name("glossary.csv"),
    changes={
        "setup-worker-tiles": N_("Together with Chocolate you play more worker tiles."),
        "activate": N_("A side without workers earns at a tree of life as well."),
        "gold-mine": N_("Trees of life replace the gold mines, unless you play without replacing."),
    },
)
