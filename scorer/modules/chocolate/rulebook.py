"""The rules of Chocolate."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart
from scorer.rules.model import Chapter, Section

from .game import BAR_PRICE, BARS, FRUIT_PRICE
from .words import WORDS

CHAPTER = Chapter("chocolate", WORDS.title)

SECTIONS = (
    Section(
        id="chocolate",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_("…"),
        blocks=(),
    ),
)

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    figures={"bars": BARS, "bar_price": BAR_PRICE, "fruit_price": FRUIT_PRICE},
    phrasings=Path(__file__).parent / "phrasings",
)
