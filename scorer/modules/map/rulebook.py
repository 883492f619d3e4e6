"""The rules of the Map."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.model import RulebookPart
from scorer.rules.model import Chapter, Section

from .game import MAP_TILES, MAP_TILES_EACH, OPEN_TILES
from .words import WORDS

CHAPTER = Chapter("map", WORDS.title)

SECTIONS = (
    Section(
        id="map",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_("…"),
        blocks=(),
    ),
)

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    figures={"map_open": OPEN_TILES, "map_tiles_each": MAP_TILES_EACH, "map_tiles": MAP_TILES},
    phrasings=Path(__file__).parent / "phrasings",
)
