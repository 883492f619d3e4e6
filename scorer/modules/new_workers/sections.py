"""The sections on the New Workers."""

from scorer.i18n import N_
from scorer.modules.setup_figures import figure_row
from scorer.rules.model import (
    Bullets,
    Chapter,
    Example,
    Paragraph,
    Section,
    Table,
    TilesPicture,
)

from .game import NEW
from .words import WORDS

CHAPTER = Chapter("new-workers", WORDS.title)
_PLAYERS = figure_row(N_("Players"), "players")
_TILES = TilesPicture(N_("The new worker tiles."), workers=NEW)

SECTIONS = (
    Section(
        id="new-workers",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "Each colour gets %(new_tiles)s more worker tiles, with workers spread in other ways. "
            "You agree on the tiles that everybody plays with."
        ),
        blocks=(
            Paragraph(N_("Each colour has one of each of these:")),
            Bullets(
                (
                    N_("%(double_side)s workers on a side and %(double_side)s on the next side;"),
                    N_(
                        "%(double_side)s workers on a side and %(double_side)s on the opposite side;"
                    ),
                    N_("%(triple_side)s workers on a side and the last on the opposite side;"),
                    N_("all %(workers_per_tile)s workers on the same side."),
                )
            ),
            Paragraph(N_("You place and activate them like any other worker tile.")),
        ),
        related=("new-workers-mix", "new-workers-longer", "components"),
        repeated_by=("q-new-patterns",),
        picture=_TILES,
    ),
    Section(
        id="new-workers-mix",
        chapter=CHAPTER.id,
        title=N_("Choosing the worker tiles"),
        short=N_(
            "Choose any mix of old and new worker tiles. Everybody takes the same tiles, as many as "
            "without this module."
        ),
        blocks=(
            Table(
                N_("Worker tiles for each player"),
                _PLAYERS,
                (
                    figure_row(N_("Usually"), "new_workers_each"),
                    figure_row(N_("With Chocolate and the Tree of Life"), "new_both_workers_each"),
                ),
            ),
            Paragraph(
                N_(
                    "The set-up here begins with a mix that suits most tables. It has all new tiles, "
                    "and lacks %(new_out_even)s tiles with a worker on every side and "
                    "%(new_out_double)s with %(double_side)s workers on a side."
                )
            ),
        ),
        related=("new-workers", "new-workers-longer", "setup-worker-tiles"),
        repeated_by=("q-new-same", "q-new-how-many", "q-new-all"),
        picture=_TILES,
    ),
    Section(
        id="new-workers-longer",
        chapter=CHAPTER.id,
        title=N_("A longer game"),
        short=N_(
            "For a longer game each of you takes more worker tiles. Then you may also add modules "
            "without taking base tiles out."
        ),
        blocks=(
            Paragraph(
                N_(
                    "At most you have %(new_tiles_own)s each: all tiles of your colour. More worker "
                    "tiles mean more turns."
                )
            ),
        ),
        related=("new-workers-surplus", "new-workers-mix", "big-game"),
        repeated_by=("q-new-more", "q-new-no-replacing"),
        picture=_TILES,
    ),
    Section(
        id="new-workers-surplus",
        chapter=CHAPTER.id,
        title=N_("How many worker tiles for how many jungle tiles"),
        short=N_(
            "Count the worker tiles of all players and subtract all jungle tiles in play. The "
            "rulebook recommends a range for the difference."
        ),
        blocks=(
            Table(
                N_("More worker tiles than jungle tiles"),
                _PLAYERS,
                (
                    figure_row(N_("At least"), "surplus_least"),
                    figure_row(N_("At most"), "surplus_most"),
                ),
            ),
            Paragraph(N_("The starting tiles count among the jungle tiles.")),
            Example(
                N_(
                    "%(players_4)s players take %(new_workers_each_4)s worker tiles each: "
                    "%(new_workers_4)s in all. With %(new_jungle_4)s jungle tiles the difference is "
                    "%(new_surplus_4)s, well within the range."
                )
            ),
        ),
        related=("new-workers-longer", "overbuild"),
        repeated_by=("q-new-surplus",),
        picture=_TILES,
    ),
)
