"""The sections on the Tree of Life."""

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
_TREE = TilesPicture(N_("A tree of life."), jungle=(TREE,))
NEW_TREE = BoardPicture(
    "R1012lY1012",
    N_("Red touches the tree with a side without workers, yellow with workers."),
    ((0, 1),),
)

SECTIONS = (
    Section(
        id="tree-of-life",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "For each activated worker at a tree of life take %(tree_gold)s gold. A side without "
            "workers that touches the tree brings %(tree_gold_empty)s gold."
        ),
        blocks=(
            Table(
                N_("Gold for a side that touches the tree"),
                figure_row(N_("Workers on that side"), "workers_at_tree", _COUNTS),
                (figure_row(N_("Gold"), "tree_side", _COUNTS),),
            ),
            Paragraph(
                N_("The bank pays at once. A tree is not scored again at the end of the game.")
            ),
            Example(
                N_(
                    "A tree is laid between red and yellow. Red's side there is empty: red takes "
                    "%(tree_side_0)s gold. Yellow has %(workers_at_tree_2)s workers there: yellow takes "
                    "%(tree_side_2)s gold."
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
        title=N_("Setting up the Tree of Life"),
        short=N_(
            "Take out all gold mines and shuffle the trees of life in. Together with Chocolate the "
            "trees replace nothing."
        ),
        blocks=(
            Table(
                N_("Without Chocolate"),
                figure_row(N_("Players"), "players"),
                (
                    figure_row(N_("Gold mines of value %(mine_low)s out"), "tree_out_g1"),
                    figure_row(N_("Gold mines of value %(mine_high)s out"), "tree_out_g2"),
                    figure_row(N_("Trees of life in"), "tree_in_l"),
                ),
            ),
            Paragraph(N_("The worker tiles stay as they are in the base game.")),
        ),
        related=("tree-of-life", "tree-of-life-chocolate", "setup-two-players"),
        repeated_by=("q-tree-gold-mines", "q-tree-how-many"),
        picture=_TREE,
    ),
    Section(
        id="tree-of-life-chocolate",
        chapter=CHAPTER.id,
        title=N_("The Tree of Life together with Chocolate"),
        short=N_(
            "Just add the trees. To keep the balance you play more worker tiles: with %(players_2)s, "
            "%(players_3)s or %(players_4)s players %(tree_chocolate_workers_each_2)s, "
            "%(tree_chocolate_workers_each_3)s or %(tree_chocolate_workers_each_4)s each."
        ),
        blocks=(
            Bullets(
                (
                    N_(
                        "%(players_2)s players: each adds the tile of their colour with all "
                        "%(workers_per_tile)s workers on a side."
                    ),
                    N_("%(players_3)s players: nobody puts a worker tile back."),
                    N_(
                        "%(players_4)s players: each puts back only a tile with a worker on every "
                        "side."
                    ),
                )
            ),
            Paragraph(
                N_(
                    "%(tree_chocolate_in_l_3)s trees come in, with %(players_2)s players "
                    "%(tree_chocolate_in_l_2)s. Chocolate takes its own tiles out as usual, so there "
                    "are no gold mines."
                )
            ),
            Example(
                N_(
                    "%(players_4)s players have %(tree_chocolate_workers_4)s worker tiles and "
                    "%(tree_chocolate_jungle_4)s jungle tiles. With Chocolate alone it is "
                    "%(chocolate_alone_workers_4)s and %(chocolate_alone_jungle_4)s."
                )
            ),
        ),
        related=("tree-of-life-setup", "setup-worker-tiles", "new-workers"),
        repeated_by=("q-tree-chocolate",),
        picture=TilesPicture(
            N_("The tile that is added with %(players_2)s players."), workers=(FOUR_ON_ONE_SIDE,)
        ),
    ),
)
