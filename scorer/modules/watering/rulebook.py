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
    N_("The starting tiles with Watering touch at a corner only."),
    alt=N_("A single plantation, and a water tile diagonally below it to the right."),
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
            "Each activated worker may move your water carrier one field back. For each field that "
            "it goes back, take %(watering_fruits)s cacao fruits."
        ),
        blocks=(
            Bullets(
                (
                    N_("Back means counter-clockwise, towards %(water_start)s."),
                    N_("On %(water_start)s it cannot move, so you get no fruits there."),
                    N_("Your store holds %(cacao_limit)s as always; the excess is lost."),
                    N_(
                        "Nothing is sold before all workers on that side are done. So the next "
                        "worker there brings %(watering_second)s fruit at most."
                    ),
                )
            ),
            Example(
                N_(
                    "Purple's store is empty, and the carrier stands on %(watering_from)s. Purple "
                    "uses one worker: the carrier goes back to %(watering_to)s, and purple takes "
                    "%(watering_fruits)s fruits. The other worker could take it to "
                    "%(watering_further)s, but of all %(watering_all)s fruits only %(cacao_limit)s "
                    "would fit."
                ),
                BoardPicture("iP1012", N_("Purple workers at a watering tile.")),
            ),
        ),
        related=("watering-setup", "watering-end", "water", "plantation"),
        repeated_by=("q-watering-lowest-field", "q-watering-full-store", "q-watering-sell-between"),
        picture=TilesPicture(N_("A watering tile."), jungle=("i",)),
    ),
    Section(
        id="watering-setup",
        chapter=CHAPTER.id,
        title=N_("Setting up Watering"),
        short=N_(
            "Watering tiles take the place of plantations, and a water tile that of the starting "
            "market."
        ),
        blocks=(
            Table(
                N_("Jungle tiles that go out and come in"),
                (N_("Players"), *by_players("players")),
                (
                    (
                        N_("Out: single plantation"),
                        "",
                        "%(watering_out_p1_3)s",
                        "%(watering_out_p1_4)s",
                    ),
                    (N_("Out: double plantation"), *by_players("watering_out_p2")),
                    (N_("In: watering"), *by_players("watering_in_i")),
                ),
            ),
            Paragraph(
                N_(
                    "With %(players_2)s players also remove what the base game removes. One "
                    "watering tile stays in the box."
                )
            ),
            Paragraph(
                N_(
                    "Every market with price %(price_low)s is shuffled in. The draw pile is as large "
                    "as usual: %(watering_pile_2)s tiles with %(players_2)s players, otherwise "
                    "%(watering_pile_3)s."
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
        title=N_("What a step back costs"),
        short=N_(
            "A step back costs nothing at once. At the end only the field counts on which your "
            "carrier stands then."
        ),
        blocks=(
            Table(
                N_("Gold that one step back takes from your final score"),
                (N_("From"), N_("To"), N_("Gold")),
                tuple(
                    (f"%(water_field_{n})s", f"%(water_field_{n - 1})s", f"%(step_back_{n})s")
                    for n in _FIELDS
                ),
            ),
            Example(
                N_(
                    "White goes back from %(water_field_5)s to %(water_field_4)s: at the end that is "
                    "%(step_back_5)s gold less. The %(watering_fruits)s fruits bring "
                    "%(watering_sale)s gold at a market with price %(price_middle)s, if white finds "
                    "workers to sell them."
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

_OTHER_TILES = N_("Before you shuffle, take out plantations and put in watering tiles.")

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
        "setup-start-tiles": N_("A water tile takes the place of the starting market."),
        "setup-two-players": _OTHER_TILES,
        "setup-jungle-display": _OTHER_TILES,
        "water": N_("At a watering tile your carrier may go back again, in return for fruits."),
    },
)
