"""The rules of the Tree of Life."""

from scorer.i18n import N_
from scorer.modules.base.game import WORKERS_PER_TILE
from scorer.modules.setup_figures import figure_row
from scorer.rules.model import (
    BoardPicture,
    Bullets,
    Chapter,
    Example,
    Paragraph,
    Section,
    Table,
    TilesPicture,
)

from .game import FOUR_ON_ONE_SIDE, TREE
from .words import WORDS

CHAPTER = Chapter("tree-of-life", WORDS.title)

_COUNTS = range(WORKERS_PER_TILE + 1)
_TREE = TilesPicture(
    # I18N: caption of a picture of the tile
    N_("A tree of life."),
    jungle=(TREE,),
)
NEW_TREE = BoardPicture(
    "R1012lY1012",
    N_("Next to the tree of life, Red has a side without workers and Yellow a side with workers."),
    ((0, 1),),
)

SECTIONS = (
    Section(
        id="tree-of-life",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "Take %(tree_gold)s gold for each activated worker at a tree of life. A side without "
            "workers next to it gets %(tree_gold_empty)s gold."
        ),
        blocks=(
            Table(
                N_("Gold at a tree of life"),
                figure_row(N_("Workers on that side"), "workers_at_tree", _COUNTS),
                (
                    figure_row(
                        # I18N: heading of a table row: so much gold; elsewhere an entry field
                        N_("Gold"),
                        "tree_side",
                        _COUNTS,
                    ),
                ),
            ),
            Paragraph(N_("The bank pays at once. Trees of life are not scored at the end.")),
            Example(
                N_(
                    "A tree of life is placed between Red and Yellow. Red’s side there is empty: Red "
                    "takes %(tree_side_0)s gold. Yellow has %(workers_at_tree_2)s workers there: "
                    "Yellow takes %(tree_side_2)s gold."
                ),
                NEW_TREE,
            ),
        ),
        related=("tree-of-life-setup", "activate", "gold-mine"),
        repeated_by=("q-tree-how-much", "q-tree-end", "q-tree-best"),
        picture=_TREE,
    ),
    Section(
        id="tree-of-life-setup",
        chapter=CHAPTER.id,
        title=N_("Set-up with the Tree of Life"),
        short=N_(
            "Trees of life usually replace all gold mines. With Chocolate, in the Big Game and "
            "in some longer games, they replace nothing."
        ),
        blocks=(
            Table(
                # I18N: caption of a table: the set-up if the Chocolate module is not in play
                N_("Without Chocolate"),
                figure_row(
                    # I18N: heading of a table row: the number of players
                    N_("Players"),
                    "players",
                ),
                (
                    figure_row(N_("Removed: gold mine (value %(mine_low)s)"), "tree_out_g1"),
                    figure_row(N_("Removed: gold mine (value %(mine_high)s)"), "tree_out_g2"),
                    figure_row(N_("Added: tree of life"), "tree_in_l"),
                ),
            ),
            Paragraph(N_("Each player has as many worker tiles as in the base game.")),
        ),
        related=("tree-of-life", "tree-of-life-chocolate", "setup-two-players"),
        repeated_by=("q-tree-gold-mines", "q-tree-how-many"),
        picture=_TREE,
    ),
    Section(
        id="tree-of-life-chocolate",
        chapter=CHAPTER.id,
        title=N_("Tree of Life with Chocolate"),
        short=N_(
            "With Chocolate, just add the trees of life. Each player usually has "
            "%(tree_chocolate_workers_each_2)s, %(tree_chocolate_workers_each_3)s or "
            "%(tree_chocolate_workers_each_4)s worker tiles with %(players_2)s, "
            "%(players_3)s or %(players_4)s players."
        ),
        blocks=(
            Bullets(
                (
                    N_(
                        "%(players_2)s players: add the tile of your colour with all "
                        "%(workers_per_tile)s workers on one side."
                    ),
                    N_("%(players_3)s players: keep all your worker tiles."),
                    N_(
                        "%(players_4)s players: put back only one tile with %(even_side)s worker on "
                        "every side."
                    ),
                )
            ),
            Paragraph(
                N_(
                    "Shuffle in %(tree_chocolate_in_l_3)s trees of life, or "
                    "%(tree_chocolate_in_l_2)s with %(players_2)s players. Chocolate still "
                    "takes out all gold mines, except in the Big Game and some longer games."
                )
            ),
            Example(
                N_(
                    "%(players_4)s players have %(tree_chocolate_workers_4)s worker tiles and "
                    "%(tree_chocolate_jungle_4)s jungle tiles. With Chocolate alone they have "
                    "%(chocolate_alone_workers_4)s and %(chocolate_alone_jungle_4)s."
                )
            ),
        ),
        related=("tree-of-life-setup", "setup-worker-tiles", "new-workers"),
        repeated_by=("q-tree-chocolate", "q-tree-back"),
        picture=TilesPicture(
            N_("The tile to add with %(players_2)s players."), workers=(FOUR_ON_ONE_SIDE,)
        ),
    ),
)
