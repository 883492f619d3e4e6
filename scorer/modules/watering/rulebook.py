"""The rules of Watering."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.base.figures import DOUBLE, by_players
from scorer.modules.base.game import CACAO_LIMIT, JUNGLE_KINDS, WATER_TRACK
from scorer.modules.model import RulebookPart
from scorer.modules.setup_figures import setup_figures
from scorer.rules.model import (
    BoardPicture,
    Bullets,
    Chapter,
    Example,
    Paragraph,
    Piece,
    PiecesPicture,
    Section,
    Table,
    TilesPicture,
)

from .game import FRUITS_PER_FIELD, GAME, START, TILES
from .questions import QUESTIONS
from .words import WORDS

CHAPTER = Chapter("watering", WORDS.title)

START_TILES = BoardPicture(
    "/.".join(START),
    N_("The starting tiles touch at a corner only."),
    alt=N_("A single plantation, with a water tile diagonally below it on the right."),
)
_FIELDS = range(len(WATER_TRACK), 1, -1)
"""Every field from which a carrier can go back, counted from one."""
_FROM = WATER_TRACK.index(4)
"""Where the carrier of the example stands."""


SECTIONS = (
    Section(
        id="watering",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "Each activated worker can move your water carrier one field back. Take "
            "%(watering_fruits)s cacao fruits for each field."
        ),
        blocks=(
            Bullets(
                (
                    N_("Back means anticlockwise, towards %(water_start)s."),
                    N_("On %(water_start)s it can’t move, so you get no fruits."),
                    N_("You can store %(cacao_limit)s fruits as usual. Any more are lost."),
                    N_(
                        "You can’t sell in between, because you finish the side first. So the next worker "
                        "there gets you %(watering_second)s fruit at most."
                    ),
                )
            ),
            Example(
                N_(
                    "Purple has no fruits, and the water carrier is on %(watering_from)s. Purple uses "
                    "one worker: the carrier moves back to %(watering_to)s, and Purple takes "
                    "%(watering_fruits)s fruits. The other worker could move it to "
                    "%(watering_further)s, but only %(cacao_limit)s of the %(watering_all)s fruits "
                    "would fit."
                ),
                BoardPicture("iP1012", N_("Purple workers at a watering tile.")),
            ),
        ),
        related=("watering-setup", "watering-end", "water", "plantation"),
        repeated_by=("q-watering-lowest-field", "q-watering-full-store", "q-watering-sell-between"),
        picture=TilesPicture(
            # I18N: the caption of a picture
            N_("A watering tile."),
            jungle=("i",),
        ),
    ),
    Section(
        id="watering-setup",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page: set-up (noun) with the module
        # Watering
        title=N_("Set-up with Watering"),
        short=N_(
            "Watering tiles usually replace some plantations, and a water tile replaces the "
            "market as a starting tile."
        ),
        blocks=(
            Table(
                # I18N: caption of a table: what this module changes about the set-up of the base game
                N_("Set-up changes"),
                (
                    # I18N: heading of a table row: the number of players
                    N_("Players"),
                    *by_players("players"),
                ),
                (
                    (
                        # I18N: heading of a table row: how many of them go back into the box
                        N_("Removed: single plantation"),
                        "",
                        "%(watering_out_p1_3)s",
                        "%(watering_out_p1_4)s",
                    ),
                    (
                        # I18N: heading of a table row: how many of them go back into the box
                        N_("Removed: double plantation"),
                        *by_players("watering_out_p2"),
                    ),
                    (
                        # I18N: heading of a table row: how many of them are shuffled in
                        N_("Added: watering tile"),
                        *by_players("watering_in_i"),
                    ),
                ),
            ),
            Paragraph(
                N_(
                    "With %(players_2)s players, remove these tiles as well as the usual ones. "
                    "One watering tile stays in the box. In the Big Game and some longer games,"
                    " watering tiles replace nothing."
                )
            ),
            Paragraph(
                N_(
                    "Both markets (price %(price_low)s) are usually shuffled in. With Watering "
                    "alone, the draw pile is as big as in the base game: %(watering_pile_2)s "
                    "tiles with %(players_2)s players, otherwise %(watering_pile_3)s."
                )
            ),
        ),
        related=("watering", "setup-start-tiles", "setup-two-players"),
        repeated_by=("q-watering-out", "q-watering-how-many", "q-watering-start-tiles"),
        picture=START_TILES,
    ),
    Section(
        id="watering-end",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page: what moving the water carrier back
        # costs at the end
        title=N_("Cost of watering"),
        short=N_(
            "Moving back costs nothing at once. Only the water field that your water carrier is on "
            "at the end counts."
        ),
        blocks=(
            Table(
                N_("Gold you lose at the end for moving one field back"),
                (
                    # I18N: column heading: the water field that the water carrier leaves
                    N_("From"),
                    # I18N: column heading: the water field that the water carrier moves to
                    N_("To"),
                    # I18N: column heading: how much less gold that is at the end
                    N_("Gold lost"),
                ),
                tuple(
                    (f"%(water_field_{n})s", f"%(water_field_{n - 1})s", f"%(step_back_{n})s")
                    for n in _FIELDS
                ),
            ),
            Example(
                N_(
                    "White moves back from %(water_field_5)s to %(water_field_4)s, which is "
                    "%(step_back_5)s gold less at the end. With enough workers, White can sell the "
                    "%(watering_fruits)s fruits at markets (price %(price_middle)s) for "
                    "%(watering_sale)s gold."
                )
            ),
        ),
        related=("watering", "water-scoring"),
        repeated_by=("q-watering-points",),
        picture=PiecesPicture(
            (Piece.WATER_TRACK,), N_("The water track, from %(water_start)s to %(water_end)s.")
        ),
    ),
)

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    questions=QUESTIONS,
    pictures={"q-watering-start-tiles": START_TILES},
    figures={
        "watering_fruits": FRUITS_PER_FIELD,
        "watering_tiles": TILES,
        "watering_second": CACAO_LIMIT - FRUITS_PER_FIELD,
        "watering_from": WATER_TRACK[_FROM],
        "watering_to": WATER_TRACK[_FROM - 1],
        "watering_further": WATER_TRACK[_FROM - max(DOUBLE)],
        "watering_all": max(DOUBLE) * FRUITS_PER_FIELD,
        "watering_sale": FRUITS_PER_FIELD * JUNGLE_KINDS["m3"].amount,
        **{f"step_back_{n}": WATER_TRACK[n - 1] - WATER_TRACK[n - 2] for n in _FIELDS},
        **setup_figures("watering", [GAME]),
    },
    phrasings=Path(__file__).parent / "phrasings",
    glossary=Path(__file__).with_name("glossary.csv"),
    changes={
        "setup-start-tiles": N_(
            "The starting tiles are a single plantation and a water tile. The market is shuffled in."
        ),
        "setup-two-players": N_(
            "With %(players_2)s players, also replace %(watering_out_p2_2)s double "
            "plantations with %(watering_in_i_2)s watering tiles. In a longer game "
            "where modules replace nothing, just add the watering tiles."
        ),
        "setup-jungle-display": N_(
            "Before you shuffle, replace %(watering_in_i_3)s plantations with watering tiles, "
            "or %(watering_in_i_2)s with %(players_2)s players. In the Big Game and some longer"
            " games, just add the watering tiles."
        ),
        "water": N_(
            "A worker at a watering tile can move your water carrier one field back for "
            "%(watering_fruits)s cacao fruits."
        ),
    },
)
