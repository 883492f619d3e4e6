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

_OPEN = N_("%(map_open)s tiles on the map board, and next to them %(display)s in the display.")

SECTIONS = (
    Section(
        id="map",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "The map board offers %(map_open)s more face-up jungle tiles. Each one costs a map tile, "
            "and you have %(map_tiles_each)s map tiles."
        ),
        blocks=(
            Paragraph(
                N_("Use the same jungle tiles and worker tiles as usual. These steps are new:")
            ),
            Bullets(
                (
                    PLACE,
                    N_(
                        "Turn %(map_all_open)s jungle tiles from the pile face up. Put the first "
                        "%(map_open)s on the map board and the others in the display."
                    ),
                    N_(
                        "Each player takes %(map_tiles_each)s of the %(map_tiles)s map tiles. With "
                        "%(players_2)s players put %(map_back_2)s back into the box, with "
                        "%(players_3)s players %(map_back_3)s."
                    ),
                )
            ),
            Paragraph(
                N_(
                    "With the Map alone, the draw pile then has %(map_pile_2)s tiles with "
                    "%(players_2)s players, and %(map_pile_3)s with %(players_3)s or "
                    "%(players_4)s players."
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
        # I18N: title of a rule, in the contents and above its page: the tokens that players pay with,
        # of the module Map
        title=N_("Using map tiles"),
        short=N_(
            "For each space you fill, take a tile from the display for free, or pay a map tile for "
            "one from the map board."
        ),
        blocks=(
            Bullets(
                (
                    N_("Put the map tile back into the box. It costs no gold."),
                    N_("You can use both your map tiles in one turn."),
                    N_(
                        "Refill only at the end of your turn. First slide tiles from the map board "
                        "until the display has %(display)s, the nearest tile first."
                    ),
                    N_("Then refill the map board from the draw pile."),
                )
            ),
            Example(
                N_(
                    "Yellow takes the market from the display. At the end of the turn, the temple "
                    "slides into the display. The water tile moves over, and a gold mine comes from "
                    "the draw pile."
                ),
                TilesPicture(_OPEN, jungle=("g2", "w", "t", "p1")),
                TilesPicture(_OPEN, jungle=("w", "t", "m3", "p1")),
            ),
        ),
        related=("map", "fill-jungle", "turn-end"),
        repeated_by=("q-map-cost", "q-map-both", "q-map-refill", "q-map-slide"),
        picture=PiecesPicture(
            ("map-tile",), N_("A map tile pays for one jungle tile from the map board.")
        ),
    ),
    Section(
        id="map-end",
        chapter=CHAPTER.id,
        title=N_("End of the game with the Map"),
        short=N_("Unused map tiles are worth nothing."),
        blocks=(
            Paragraph(
                N_(
                    "You can overbuild only when the draw pile, the map board and the display are "
                    "all empty."
                )
            ),
            Paragraph(
                N_(
                    "Optional rule: agree before the game that you can overbuild as soon as the "
                    "draw pile is empty."
                )
            ),
        ),
        related=("map", "overbuild", "final-scoring"),
        repeated_by=("q-map-overbuild", "q-map-unused"),
        picture=PiecesPicture(
            (Piece.JUNGLE_PILE,), N_("With the optional rule, only this pile must be empty.")
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
            "Turn %(map_all_open)s tiles face up: %(map_open)s on the map board and %(display)s in "
            "the display. The draw pile has %(map_open)s fewer."
        ),
        "fill-jungle": N_(
            "Instead of a tile from the display, you can pay a map tile for one from the map board."
        ),
        "turn-end": N_(
            "Refill the display from the map board, then the map board from the draw pile."
        ),
        "overbuild": N_(
            "The map board must be empty too. With the optional rule, an empty draw pile is enough."
        ),
    },
)
