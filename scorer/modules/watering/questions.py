"""What players ask about Watering."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-watering-must",
        "watering",
        N_("Do I have to move my water carrier back?"),
        N_("No. Each worker at a watering tile may do so, and you may use only some of them."),
    ),
    Question(
        "q-watering-lowest-field",
        "watering",
        N_("My water carrier is still on %(water_start)s. Can I use a watering tile?"),
        N_("No. The carrier cannot go back from there, so you get no cacao fruits."),
    ),
    Question(
        "q-watering-full-store",
        "watering",
        N_("What if my store has no room for %(watering_fruits)s fruits?"),
        N_(
            "Your store holds %(cacao_limit)s: you keep what fits and lose the rest. The carrier still "
            "goes a whole field back."
        ),
    ),
    Question(
        "q-watering-several-workers",
        "watering",
        N_("Can I use several workers at the same watering tile?"),
        N_(
            "Yes, each one moves the carrier a field back. But after %(watering_fruits)s fruits "
            "your store has room for %(watering_second)s more at most."
        ),
    ),
    Question(
        "q-watering-sell-between",
        "watering",
        N_("Can I sell fruits in between, to make room at a watering tile?"),
        N_(
            "No. Finish all workers on that side first. You may sell at a market on another side "
            "before or after it."
        ),
    ),
    Question(
        "q-watering-kind",
        "watering",
        N_("Does a watering tile count as a plantation or as water?"),
        N_("As neither. We suggest treating it as a kind of its own."),
        Source.OURS,
    ),
    Question(
        "q-watering-out",
        "watering-setup",
        N_("Which tiles go out for Watering?"),
        N_(
            "With %(players_3)s or %(players_4)s players %(watering_out_p1_3)s single plantation "
            "and %(watering_out_p2_3)s double ones. With %(players_2)s players only the "
            "%(watering_out_p2_2)s double ones, beside the usual tiles."
        ),
    ),
    Question(
        "q-watering-how-many",
        "watering-setup",
        N_("How many watering tiles are in play?"),
        N_(
            "%(watering_in_i_3)s with %(players_3)s or %(players_4)s players, and "
            "%(watering_in_i_2)s with %(players_2)s players."
        ),
    ),
    Question(
        "q-watering-start-tiles",
        "watering-setup",
        N_("Which tiles do we start with in Watering?"),
        N_(
            "A single plantation and a water tile. The starting market of the base game is "
            "shuffled into the draw pile."
        ),
    ),
    Question(
        "q-watering-points",
        "watering-end",
        N_("Do I lose points at once when my carrier goes back?"),
        N_("No. Only its field at the end counts, and water tiles can bring it forward again."),
    ),
    Question(
        "q-watering-passed",
        "watering-end",
        N_("Does the highest field that my carrier reached count?"),
        N_("No, only the field where it stands when the game is over."),
    ),
)
