"""Questions about the New Workers."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-new-patterns",
        "new-workers",
        N_("Which new worker tiles are there?"),
        N_(
            "%(new_tiles)s for each colour. They have %(double_side)s and %(double_side)s workers on "
            "adjacent or on opposite sides, %(triple_side)s and %(even_side)s on opposite sides, or "
            "all %(workers_per_tile)s on the same side."
        ),
    ),
    Question(
        "q-new-mirror",
        "new-workers",
        N_("Are there mirror images among the new tiles?"),
        N_("No. Each new tile is its own mirror image, so there is only one of each."),
    ),
    Question(
        "q-new-full-side",
        "new-workers",
        N_("Do all workers act if they stand on the same side?"),
        N_(
            "Yes, all %(workers_per_tile)s are activated by the tile beside them, and all count at a "
            "temple."
        ),
    ),
    Question(
        "q-new-all",
        "new-workers-mix",
        N_("Do we have to use all the new tiles?"),
        N_("No, you may take any of them, and any of the old ones."),
    ),
    Question(
        "q-new-same",
        "new-workers-mix",
        N_("Can every player choose their own worker tiles?"),
        N_("No. You agree on the tiles, and everybody takes the same ones."),
    ),
    Question(
        "q-new-how-many",
        "new-workers-mix",
        N_("How many worker tiles do we take with the New Workers?"),
        N_(
            "As many as without them: %(new_workers_each_2)s, %(new_workers_each_3)s or "
            "%(new_workers_each_4)s each with %(players_2)s, %(players_3)s or %(players_4)s players. "
            "For a longer game take more."
        ),
    ),
    Question(
        "q-new-first-mix",
        "new-workers-mix",
        N_("Which mix of worker tiles is good to begin with?"),
        N_(
            "Take all new tiles, and leave out %(new_out_even)s with a worker on every side and "
            "%(new_out_double)s with %(double_side)s workers on a side."
        ),
        Source.OURS,
    ),
    Question(
        "q-new-random",
        "new-workers-mix",
        N_("Can we draw the worker tiles at random?"),
        N_("Yes. Draw for one player, and let the others take the same tiles."),
        Source.OURS,
    ),
    Question(
        "q-new-more",
        "new-workers-longer",
        N_("Can we play with more worker tiles each?"),
        N_("Yes, that makes a longer game. Each colour has %(new_tiles_own)s tiles."),
    ),
    Question(
        "q-new-no-replacing",
        "new-workers-longer",
        N_("Can we add modules without taking base tiles out?"),
        N_("Yes, if you play a longer game with more worker tiles."),
    ),
    Question(
        "q-new-surplus",
        "new-workers-surplus",
        N_("How many more worker tiles than jungle tiles should there be?"),
        N_(
            "With %(players_2)s players %(surplus_least_2)s to %(surplus_most_2)s more, with "
            "%(players_3)s players %(surplus_least_3)s to %(surplus_most_3)s, with %(players_4)s "
            "players %(surplus_least_4)s to %(surplus_most_4)s."
        ),
    ),
    Question(
        "q-new-out-of-range",
        "new-workers-surplus",
        N_("What if we are outside the recommended range?"),
        N_("You may still play: the range is advice, not a rule."),
    ),
    Question(
        "q-new-why-range",
        "new-workers-surplus",
        N_("Why does the number of jungle tiles matter?"),
        N_(
            "With too few worker tiles, jungle tiles are left over. With too many, you play long "
            "after the last one is laid."
        ),
        Source.OURS,
    ),
)
