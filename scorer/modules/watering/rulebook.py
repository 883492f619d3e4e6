"""The rules of Watering."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart
from scorer.rules.model import Chapter, Section

from .game import FRUITS_PER_FIELD, TILES
from .words import WORDS

CHAPTER = Chapter("watering", WORDS.title)

SECTIONS = (
    Section(
        id="watering",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_("…"),
        blocks=(),
    ),
)

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    figures={"watering_fruits": FRUITS_PER_FIELD, "watering_tiles": TILES},
    phrasings=Path(__file__).parent / "phrasings",
)
