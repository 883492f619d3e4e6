"""Questions about the Tree of Life."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-tree-how-much",
        "tree-of-life",
        N_("How much gold does a tree of life give?"),
        N_(
            "%(tree_gold)s gold for each activated worker, or %(tree_gold_empty)s gold for a side "
            "without any workers."
        ),
    ),
    Question(
        "q-tree-when",
        "tree-of-life",
        N_("When does a side without workers get its gold?"),
        N_(
            "When it comes to lie beside the tree, whether the tile or the tree is laid. The "
            "rulebook gives no moment for it."
        ),
        Source.OURS,
    ),
    Question(
        "q-tree-laid-later",
        "tree-of-life",
        N_("A tree is laid beside the empty side of my old tile. Do I get gold?"),
        N_("Yes, %(tree_gold_empty)s gold, on another player's turn too."),
        Source.OURS,
    ),
    Question(
        "q-tree-overbuild",
        "tree-of-life",
        N_("Do I get gold again at a tree when I overbuild?"),
        N_(
            "Yes. The new tile earns with its workers, or with an empty side, as if it had just been "
            "placed there."
        ),
        Source.OURS,
    ),
    Question(
        "q-tree-best",
        "tree-of-life",
        N_("Is an empty side better than workers?"),
        N_(
            "Mostly yes: it brings as much as %(tree_gold_empty)s workers. Only a side with "
            "%(workers_per_tile)s workers brings more."
        ),
    ),
    Question(
        "q-tree-both",
        "tree-of-life",
        N_("Do I get the gold for workers and for an empty side together?"),
        N_(
            "No, only the side that touches the tree matters. It either has workers or it has none."
        ),
    ),
    Question(
        "q-tree-others",
        "tree-of-life",
        N_("Do other players get gold at a tree that I lay?"),
        N_("Yes, every player whose tile touches it, just as at a gold mine."),
    ),
    Question(
        "q-tree-again",
        "tree-of-life",
        N_("Does a tree pay every round?"),
        N_("No. Each side beside it earns once."),
    ),
    Question(
        "q-tree-end",
        "tree-of-life",
        N_("Is the tree scored at the end like a temple?"),
        N_("No. It only pays during the game, and nobody counts who has the most workers there."),
    ),
    Question(
        "q-tree-how-many",
        "tree-of-life-setup",
        N_("How many trees of life are in play?"),
        N_("%(tree_in_l_3)s trees, or %(tree_in_l_2)s with %(players_2)s players."),
    ),
    Question(
        "q-tree-gold-mines",
        "tree-of-life-setup",
        N_("Are there gold mines with the Tree of Life?"),
        N_("No, the trees replace them. In the Big Game both are in play."),
    ),
    Question(
        "q-tree-worker-tiles",
        "tree-of-life-setup",
        N_("Does the number of worker tiles change?"),
        N_("No, only if you play with Chocolate as well."),
    ),
    Question(
        "q-tree-chocolate",
        "tree-of-life-chocolate",
        N_("What do the trees replace if we play with Chocolate too?"),
        N_(
            "Nothing. You add them, and each plays %(tree_chocolate_workers_each_2)s, "
            "%(tree_chocolate_workers_each_3)s or %(tree_chocolate_workers_each_4)s worker tiles "
            "with %(players_2)s, %(players_3)s or %(players_4)s players."
        ),
    ),
    Question(
        "q-tree-which-tile",
        "tree-of-life-chocolate",
        N_("Where is the tile with all %(workers_per_tile)s workers on a side?"),
        N_("It is one of the New Workers in the Diamante box, one for each colour."),
    ),
)
