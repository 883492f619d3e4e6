"""The rules of the Big Game."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart
from scorer.rules.model import Chapter, Section

from .words import WORDS

CHAPTER = Chapter("big-game", WORDS.title)

SECTIONS = (
    Section(
        id="big-game",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_("…"),
        blocks=(),
    ),
)

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    figures={},
    phrasings=Path(__file__).parent / "phrasings",
)
