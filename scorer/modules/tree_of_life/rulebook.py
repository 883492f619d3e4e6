"""The rules of the Tree of Life."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart
from scorer.rules.model import Chapter, Section

from .game import GOLD_PER_WORKER, GOLD_WITHOUT_WORKERS, TILES
from .words import WORDS

CHAPTER = Chapter("tree-of-life", WORDS.title)

SECTIONS = (
    Section(
        id="tree-of-life",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_("…"),
        blocks=(),
    ),
)

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    figures={"tree_gold": GOLD_PER_WORKER, "tree_gold_empty": GOLD_WITHOUT_WORKERS, "trees": TILES},
    phrasings=Path(__file__).parent / "phrasings",
)
