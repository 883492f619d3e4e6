"""Questions about the New Workers."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-new-patterns",
        "new-workers",
        N_("Which new worker tiles are there?"),
        N_(
            "%(new_tiles)s new tiles in each colour. One has %(double_side)s and %(double_side)s "
            "workers on sides next to each other, another on opposite sides. One has %(triple_side)s and "
            "%(even_side)s on opposite sides. The last has all %(workers_per_tile)s workers on one "
            "side."
        ),
    ),
    Question(
        "q-new-mirror",
        "new-workers",
        N_("Are any of the new worker tiles mirror images?"),
        N_("No. Each new worker tile is its own mirror image."),
    ),
    Question(
        "q-new-full-side",
        "new-workers",
        N_("Do all workers act if a new worker tile has them on one side?"),
        N_(
            "Yes. All %(workers_per_tile)s workers next to the jungle tile are activated, "
            "and all of them count at a temple."
        ),
    ),
    Question(
        "q-new-scoring",
        "new-workers",
        N_("Do the New Workers change the final scoring?"),
        N_("No. Everything is scored as without them."),
    ),
    Question(
        "q-new-all",
        "new-workers-mix",
        N_("Do we have to use all the new worker tiles?"),
        N_(
            "Not all of them: choose any mix of new and old worker tiles, the same for every "
            "player."
        ),
    ),
    Question(
        "q-new-same",
        "new-workers-mix",
        N_("Can each player choose their own mix with the new worker tiles?"),
        N_("No. You agree on one mix, and every player takes the same tiles."),
    ),
    Question(
        "q-new-how-many",
        "new-workers-mix",
        N_("How many worker tiles do we take with the New Workers?"),
        N_(
            "%(new_workers_each_2)s, %(new_workers_each_3)s or %(new_workers_each_4)s each "
            "with %(players_2)s, %(players_3)s or %(players_4)s players, old and new tiles "
            "together. For a longer game, take more."
        ),
    ),
    Question(
        "q-new-first-mix",
        "new-workers-mix",
        N_("Which mix with the New Workers is good for a first game?"),
        N_(
            "Your usual worker tiles with all %(new_tiles)s new ones swapped in. They replace "
            "%(new_out_even)s tiles with %(even_side)s worker on every side, and %(new_out_double)s "
            "with %(double_side)s workers on one side."
        ),
        Source.OURS,
    ),
    Question(
        "q-new-random",
        "new-workers-mix",
        N_("Can we draw the mix for the New Workers at random?"),
        N_("Yes. Draw worker tiles for one player. The other players take the same tiles."),
        Source.OURS,
    ),
    Question(
        "q-new-more",
        "new-workers-longer",
        N_("Can each player have more worker tiles with the New Workers?"),
        N_("Yes, up to %(new_tiles_own)s worker tiles each. The game takes longer."),
    ),
    Question(
        "q-new-no-replacing",
        "new-workers-longer",
        N_("With the New Workers, can we add modules without removing base tiles?"),
        N_("Yes, if you play a longer game with more worker tiles."),
    ),
    Question(
        "q-new-surplus",
        "new-workers-surplus",
        N_("How many more worker tiles than jungle tiles do we need with the New Workers?"),
        N_(
            "%(surplus_least_2)s to %(surplus_most_2)s more with %(players_2)s players. With "
            "%(players_3)s players: %(surplus_least_3)s to %(surplus_most_3)s. With %(players_4)s "
            "players: %(surplus_least_4)s to %(surplus_most_4)s."
        ),
    ),
    Question(
        "q-new-out-of-range",
        "new-workers-surplus",
        N_("What if our New Workers mix is outside the recommended range?"),
        N_("You can still play. The range is advice, not a rule."),
    ),
    Question(
        "q-new-why-range",
        "new-workers-surplus",
        N_("Why does the number of jungle tiles matter with the New Workers?"),
        N_(
            "With too few worker tiles, some jungle tiles are left over. With too many, you play on "
            "long after the last jungle tile is placed."
        ),
        Source.ABOUT,
    ),
)
