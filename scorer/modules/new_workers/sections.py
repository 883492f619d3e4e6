"""The rules of the New Workers."""

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
from .words import LONGER_GAME, TILES_EACH, WORDS

CHAPTER = Chapter("new-workers", WORDS.title)
_PLAYERS = figure_row(
    # I18N: heading of a table row: the number of players
    N_("Players"),
    "players",
)
_TILES = TilesPicture(N_("The new worker tiles."), workers=NEW)

SECTIONS = (
    Section(
        id="new-workers",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "Each colour has %(new_tiles)s new worker tiles. Agree on a mix of new and old worker "
            "tiles, the same for every player."
        ),
        blocks=(
            Paragraph(N_("Each colour has one of each:")),
            Bullets(
                (
                    N_(
                        "%(double_side)s workers on one side and %(double_side)s on the side next to "
                        "it"
                    ),
                    N_(
                        "%(double_side)s workers on one side and %(double_side)s on the opposite side"
                    ),
                    N_(
                        "%(triple_side)s workers on one side and %(even_side)s on the opposite side"
                    ),
                    N_("all %(workers_per_tile)s workers on one side"),
                )
            ),
            Paragraph(N_("Place and activate them like any other worker tile.")),
        ),
        related=("new-workers-mix", "new-workers-longer", "components"),
        repeated_by=("q-new-patterns",),
        picture=_TILES,
    ),
    Section(
        id="new-workers-mix",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page: which mix of new and old worker
        # tiles to play with
        title=N_("Choosing worker tiles"),
        short=N_(
            "Choose any mix of new and old worker tiles. Every player takes the same tiles, as many "
            "as without this module."
        ),
        blocks=(
            Table(
                TILES_EACH,
                _PLAYERS,
                (
                    figure_row(
                        # I18N: heading of a table row of numbers: how many tiles there usually are
                        N_("Usually"),
                        "new_workers_each",
                    ),
                    figure_row(N_("With Chocolate and the Tree of Life"), "new_both_workers_each"),
                ),
            ),
            Paragraph(
                N_(
                    "We suggest: swap in all %(new_tiles)s new tiles. They replace %(new_out_even)s "
                    "tiles with %(even_side)s worker on every side, and %(new_out_double)s with "
                    "%(double_side)s workers on one side."
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
        title=LONGER_GAME,
        short=N_(
            "For a longer game, each player takes more worker tiles. You can then also add modules "
            "without removing base tiles."
        ),
        blocks=(
            Paragraph(
                N_(
                    "Each colour has %(new_tiles_own)s worker tiles in all. Each extra tile is one "
                    "more turn for every player."
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
        title=N_("Recommended number of tiles"),
        short=N_(
            "Add up the worker tiles of all players and subtract all jungle tiles in play. The "
            "rulebook recommends a range for the difference."
        ),
        blocks=(
            Table(
                N_("Worker tiles minus jungle tiles"),
                _PLAYERS,
                (
                    figure_row(
                        # I18N: heading of a table row of numbers: the lower end of a range
                        N_("At least"),
                        "surplus_least",
                    ),
                    figure_row(
                        # I18N: heading of a table row of numbers: the upper end of a range
                        N_("At most"),
                        "surplus_most",
                    ),
                ),
            ),
            Paragraph(N_("The starting tiles are jungle tiles too, so count them.")),
            Example(
                N_(
                    "%(players_4)s players take %(new_workers_each_4)s worker tiles each: "
                    "%(new_workers_4)s in all. With %(new_jungle_4)s jungle tiles the difference is "
                    "%(new_surplus_4)s, which is in the range."
                )
            ),
        ),
        related=("new-workers-longer", "overbuild"),
        repeated_by=("q-new-surplus",),
        picture=_TILES,
    ),
)
