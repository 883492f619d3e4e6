"""The rules of the Favour of the Emperor."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart
from scorer.rules.model import Chapter, Section

from .game import GOLD_FOR_MOVE, GOLD_FOR_STAYING
from .words import WORDS

CHAPTER = Chapter("emperor", WORDS.title)

SECTIONS = (
    Section(
        id="emperor",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_("…"),
        blocks=(),
    ),
)

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    figures={"emperor_move": GOLD_FOR_MOVE, "emperor_stay": GOLD_FOR_STAYING},
    phrasings=Path(__file__).parent / "phrasings",
)
