"""What players ask about Watering."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-watering-must",
        "watering",
        N_("Do I have to use a watering tile?"),
        N_("No. You choose for each activated worker there whether your water carrier moves back."),
    ),
    Question(
        "q-watering-lowest-field",
        "watering",
        N_("Can I use a watering tile if my water carrier is on %(water_start)s?"),
        N_("No. The water carrier can’t move back from there, so you get no cacao fruits."),
    ),
    Question(
        "q-watering-full-store",
        "watering",
        N_("What if I have no room for all %(watering_fruits)s fruits from a watering tile?"),
        N_(
            "You keep what fits in your %(cacao_limit)s storage spaces and lose the rest. Your water "
            "carrier still moves back a whole field."
        ),
    ),
    Question(
        "q-watering-several-workers",
        "watering",
        N_("Can I use several workers at the same watering tile?"),
        N_(
            "Yes. Each worker can move your water carrier one field back. But after the first "
            "%(watering_fruits)s fruits, you have room for %(watering_second)s more at most."
        ),
    ),
    Question(
        "q-watering-sell-between",
        "watering",
        N_("Can I sell fruits between my workers’ actions at a watering tile?"),
        N_(
            "No. First use all the workers on that side of your tile. You can sell at a market on "
            "another side before or after that."
        ),
    ),
    Question(
        "q-watering-kind",
        "watering",
        N_("Does a watering tile count as a plantation or as water?"),
        N_("Neither. It’s a kind of its own."),
        Source.OURS,
    ),
    Question(
        "q-watering-out",
        "watering-setup",
        N_("Which tiles do we take out for the watering tiles?"),
        N_(
            "With %(players_3)s or %(players_4)s players: %(watering_out_p1_3)s single "
            "plantation and %(watering_out_p2_3)s double plantations. With %(players_2)s "
            "players: %(watering_out_p2_2)s double plantations, after the usual tiles are "
            "removed. In the Big Game and some longer games: none."
        ),
    ),
    Question(
        "q-watering-how-many",
        "watering-setup",
        N_("How many watering tiles are in play?"),
        N_(
            "%(watering_in_i_3)s with %(players_3)s or %(players_4)s players, and "
            "%(watering_in_i_2)s with %(players_2)s players. The Big Game with %(players_3)s "
            "players has %(big_i_3)s."
        ),
    ),
    Question(
        "q-watering-start-tiles",
        "watering-setup",
        N_("What are the starting tiles when we play with watering tiles?"),
        N_(
            "A single plantation and a water tile. The market (price %(price_low)s) that usually "
            "starts is shuffled in with the other jungle tiles."
        ),
    ),
    Question(
        "q-watering-points",
        "watering-end",
        N_("Do I lose gold at once when I use a watering tile?"),
        N_(
            "No. Only the water field at the end counts, and water tiles can move your water carrier "
            "forward again."
        ),
    ),
    Question(
        "q-watering-passed",
        "watering-end",
        N_("After a watering tile, does the highest water field I reached still count?"),
        N_("No. Only the water field that your water carrier is on at the end counts."),
    ),
)
