"""The sections of the rulebook, a module per chapter."""

from . import box, editions, scoring, setup, tiles, turn

CHAPTERS = (
    box.CHAPTER,
    setup.CHAPTER,
    turn.CHAPTER,
    tiles.CHAPTER,
    tiles.OVERBUILDING,
    scoring.CHAPTER,
    editions.CHAPTER,
)
SECTIONS = (
    *box.SECTIONS,
    *setup.SECTIONS,
    *turn.SECTIONS,
    *tiles.SECTIONS,
    *scoring.SECTIONS,
    *editions.SECTIONS,
)
