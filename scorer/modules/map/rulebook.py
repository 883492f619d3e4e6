"""The rules of the Map."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.base.game import DISPLAY, PLAYER_COUNTS
from scorer.modules.model import RulebookPart
from scorer.modules.setup_figures import setup_figures
from scorer.rules.model import (
    Bullets,
    Chapter,
    Example,
    Paragraph,
    Piece,
    PiecesPicture,
    Section,
    TilesPicture,
)

from .game import GAME, MAP_TILES, MAP_TILES_EACH, OPEN_TILES
from .questions import PLACE, QUESTIONS
from .words import WORDS

CHAPTER = Chapter("map", WORDS.title)

_OPEN = N_(
    "The open tiles: first the %(map_open)s of the map board, then the %(display)s of the display."
)

SECTIONS = (
    Section(
        id="map",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "%(map_open)s more jungle tiles lie open, on the map board. You have "
            "%(map_tiles_each)s map tiles, and pay one for each jungle tile that you take from there."
        ),
        blocks=(
            Paragraph(
                N_("No jungle tile or worker tile is added or removed. Set up as usual, but:")
            ),
            Bullets(
                (
                    PLACE,
                    N_(
                        "Turn %(map_all_open)s tiles of the pile face up: the first %(map_open)s "
                        "onto the map board, the others into the display."
                    ),
                    N_(
                        "Deal out the map tiles. With %(players_2)s players %(map_back_2)s of the "
                        "%(map_tiles)s go back into the box, with %(players_3)s players "
                        "%(map_back_3)s."
                    ),
                )
            ),
            Paragraph(
                N_(
                    "That leaves %(map_pile_2)s tiles in the draw pile with %(players_2)s players, "
                    "and %(map_pile_3)s with %(players_3)s or %(players_4)s."
                )
            ),
        ),
        related=("map-turn", "map-end", "setup-jungle-display"),
        repeated_by=("q-map-place", "q-map-tiles-each", "q-map-changes-tiles"),
        picture=TilesPicture(_OPEN, jungle=("w", "t", "m3", "p1")),
    ),
    Section(
        id="map-turn",
        chapter=CHAPTER.id,
        title=N_("Taking a tile from the map board"),
        short=N_(
            "For each space that you fill, take a display tile for nothing, or pay a map tile and "
            "take a tile of the map board."
        ),
        blocks=(
            Bullets(
                (
                    N_("The map tile goes back into the box. Gold is never needed."),
                    N_("You may use both your map tiles in one turn."),
                    N_(
                        "Nothing is refilled before your turn ends. Then tiles slide from the map "
                        "board into the display, the nearest one first."
                    ),
                    N_("After that, the draw pile refills the map board."),
                )
            ),
            Example(
                N_(
                    "Yellow takes the market from the display. At the end of the turn the temple "
                    "slides into the display. The water moves up, and a gold mine comes from the "
                    "draw pile."
                ),
                TilesPicture(_OPEN, jungle=("g2", "w", "t", "p1")),
                TilesPicture(_OPEN, jungle=("w", "t", "m3", "p1")),
            ),
        ),
        related=("map", "fill-jungle", "turn-end"),
        repeated_by=("q-map-cost", "q-map-both", "q-map-refill", "q-map-slide"),
        picture=PiecesPicture(
            ("map-tile",), N_("With a map tile you pay for a tile of the map board.")
        ),
    ),
    Section(
        id="map-end",
        chapter=CHAPTER.id,
        title=N_("The end of the game with the Map"),
        short=N_("Map tiles that you have not used are worth nothing."),
        blocks=(
            Paragraph(
                N_(
                    "The tiles of the map board go into the display. So you may overbuild only when "
                    "draw pile, map board and display are all empty."
                )
            ),
            Paragraph(
                N_(
                    "You may agree on an optional rule before the game: as soon as the draw pile "
                    "alone is empty, players may overbuild."
                )
            ),
        ),
        related=("map", "overbuild", "final-scoring"),
        repeated_by=("q-map-overbuild", "q-map-unused"),
        picture=PiecesPicture(
            (Piece.JUNGLE_PILE,), N_("By the optional rule, only this pile must be used up.")
        ),
    ),
)

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    questions=QUESTIONS,
    figures={
        "map_open": OPEN_TILES,
        "map_all_open": OPEN_TILES + DISPLAY,
        "map_tiles_each": MAP_TILES_EACH,
        "map_tiles": MAP_TILES,
        **{f"map_back_{n}": MAP_TILES - n * MAP_TILES_EACH for n in PLAYER_COUNTS},
        **setup_figures("map", [GAME]),
    },
    phrasings=Path(__file__).parent / "phrasings",
    glossary=Path(__file__).with_name("glossary.csv"),
    changes={
        "setup-jungle-display": N_(
            "%(map_all_open)s tiles lie open: %(map_open)s of them on the map board. The draw pile "
            "is smaller by as many."
        ),
        "fill-jungle": N_(
            "For a map tile you may take a tile of the map board instead of a display tile."
        ),
        "turn-end": N_("The display is refilled from the map board, and that from the draw pile."),
        "overbuild": N_(
            "The map board must be empty as well. By an optional rule an empty draw pile is enough."
        ),
    },
)
