"""The rules of the Huts."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart
from scorer.rules.model import Chapter, Section

from .game import TILES
from .words import WORDS

CHAPTER = Chapter("huts", WORDS.title)

SECTIONS = (
    Section(
        id="huts",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_("…"),
        blocks=(),
    ),
)

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    figures={"hut_tiles": len(TILES)},
    phrasings=Path(__file__).parent / "phrasings",
)
