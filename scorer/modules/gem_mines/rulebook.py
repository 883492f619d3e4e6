"""The rules of the Gem Mines."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart
from scorer.rules.model import Chapter, Section

from .game import GEM_COLORS, GEM_VALUE, GEMS_EACH, GEMS_ON_MINE
from .words import WORDS

CHAPTER = Chapter("gem-mines", WORDS.title)

SECTIONS = (
    Section(
        id="gem-mines",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_("…"),
        blocks=(),
    ),
)

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    figures={
        "gems_on_mine": GEMS_ON_MINE,
        "gems_each": GEMS_EACH,
        "gem_colors": len(GEM_COLORS),
        "gem_value": GEM_VALUE,
    },
    phrasings=Path(__file__).parent / "phrasings",
)
