"""The rules of the New Workers."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart
from scorer.rules.model import Chapter, Section

from .game import NEW
from .words import WORDS

CHAPTER = Chapter("new-workers", WORDS.title)

SECTIONS = (
    Section(
        id="new-workers",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_("…"),
        blocks=(),
    ),
)

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    figures={"new_worker_tiles": len(NEW)},
    phrasings=Path(__file__).parent / "phrasings",
)
