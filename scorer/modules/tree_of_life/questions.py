"""Questions about the Tree of Life."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-tree-how-much",
        "tree-of-life",
        N_("How much gold do I get at a tree of life?"),
        N_(
            "%(tree_gold)s gold for each activated worker. A side without workers gets "
            "%(tree_gold_empty)s gold."
        ),
    ),
    Question(
        "q-tree-when",
        "tree-of-life",
        N_("When does a side without workers get gold at a tree of life?"),
        N_(
            "As soon as it is next to the tree of life. It doesn’t matter which of them is placed "
            "last, the worker tile or the tree."
        ),
        Source.OURS,
    ),
    Question(
        "q-tree-laid-later",
        "tree-of-life",
        N_("A tree of life is placed next to my old tile’s empty side. Do I get gold?"),
        N_("Yes, %(tree_gold_empty)s gold, even if it isn’t your turn."),
        Source.OURS,
    ),
    Question(
        "q-tree-overbuild",
        "tree-of-life",
        N_("Do I get gold again at a tree of life when I overbuild?"),
        N_(
            "Yes. The new tile gets gold for its workers or for its empty side, like any tile that "
            "you place."
        ),
        Source.OURS,
    ),
    Question(
        "q-tree-best",
        "tree-of-life",
        N_("Is an empty side better than workers at a tree of life?"),
        N_(
            "Usually. It earns %(tree_side_0)s gold, as much as a side with %(workers_at_tree_3)s "
            "workers. Only %(workers_per_tile)s workers on one side earn more."
        ),
    ),
    Question(
        "q-tree-both",
        "tree-of-life",
        N_("Can one tile get gold for workers and for an empty side at a tree of life?"),
        N_("No. Only the side next to the tree counts, and it either has workers or has none."),
    ),
    Question(
        "q-tree-others",
        "tree-of-life",
        N_("Do other players get gold at a tree of life that I place?"),
        N_(
            "Yes. Every player with a worker tile next to it gets gold, whoever placed the tree of "
            "life."
        ),
    ),
    Question(
        "q-tree-again",
        "tree-of-life",
        N_("Does a tree of life pay gold every turn?"),
        N_("No. Each side next to it gets gold only once."),
    ),
    Question(
        "q-tree-end",
        "tree-of-life",
        N_("Is a tree of life scored at the end like a temple?"),
        N_(
            "No. A tree of life only pays gold during the game. It doesn’t matter who has the most "
            "workers there."
        ),
    ),
    Question(
        "q-tree-how-many",
        "tree-of-life-setup",
        N_("How many trees of life are in play?"),
        N_(
            "%(tree_in_l_3)s trees of life with %(players_3)s or %(players_4)s players, "
            "%(tree_in_l_2)s with %(players_2)s players."
        ),
    ),
    Question(
        "q-tree-gold-mines",
        "tree-of-life-setup",
        N_("Are there gold mines with the Tree of Life?"),
        N_(
            "Usually not: all gold mines go back into the box. Only the Big Game and some longer "
            "games have gold mines."
        ),
    ),
    Question(
        "q-tree-worker-tiles",
        "tree-of-life-setup",
        N_("Does the Tree of Life change the number of worker tiles?"),
        N_(
            "No, unless you also play with Chocolate. Then each player has one more worker tile,"
            " except in the Big Game."
        ),
    ),
    Question(
        "q-tree-chocolate",
        "tree-of-life-chocolate",
        N_("What do trees of life replace if we also play with Chocolate?"),
        N_(
            "With Chocolate, they replace nothing. You add them, and each player usually has "
            "more worker tiles: %(tree_chocolate_workers_each_2)s, "
            "%(tree_chocolate_workers_each_3)s or %(tree_chocolate_workers_each_4)s with "
            "%(players_2)s, %(players_3)s or %(players_4)s players."
        ),
    ),
    Question(
        "q-tree-back",
        "tree-of-life-chocolate",
        N_("Which worker tiles go back with Chocolate and the Tree of Life?"),
        N_(
            "With %(players_4)s players, one each: a tile with %(even_side)s worker on every side. "
            "With %(players_2)s or %(players_3)s players, none."
        ),
    ),
    Question(
        "q-tree-which-tile",
        "tree-of-life-chocolate",
        N_(
            "Where is the tile with %(workers_per_tile)s workers on one side for the Tree of Life "
            "with Chocolate?"
        ),
        N_(
            "In the Diamante box. It is one of the new worker tiles, and each colour has one like it."
        ),
    ),
)
