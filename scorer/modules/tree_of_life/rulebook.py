"""The rules of the Tree of Life."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart

from .figures import FIGURES
from .questions import QUESTIONS
from .sections import CHAPTER, NEW_TREE, SECTIONS

_MORE_WORKERS = N_(
    "If you also play with Chocolate, each player has one more worker tile, except in the Big Game."
)

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
        "setup-two-players": N_(
            "With %(players_2)s players, take out the other gold mines too and add "
            "%(tree_in_l_2)s trees of life. In a longer game where modules replace "
            "nothing, the gold mines stay in."
        ),
        "activate": N_(
            "At a tree of life, a side without workers gets something too: %(tree_gold_empty)s gold."
        ),
        "gold-mine": N_(
            "There are usually no gold mines. Only the Big Game and some longer games have them."
        ),
        "game-end": _MORE_WORKERS,
    },
)
