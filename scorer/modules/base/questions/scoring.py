"""Questions about the end and scoring."""

from scorer.i18n import N_
from scorer.rules.model import Question

QUESTIONS = (
    Question(
        "q-when-end",
        "game-end",
        N_("When does the game end?"),
        N_("When all players have placed their last worker tile and its actions are done."),
    ),
    Question(
        "q-jungle-empty-end",
        "game-end",
        N_("Does the game end when the jungle tiles run out?"),
        N_(
            "No, you play on until all worker tiles have been placed. Spaces are no longer "
            "filled, and you may overbuild with a sun token."
        ),
    ),
    Question(
        "q-equal-turns",
        "game-end",
        N_("Does everybody get the same number of turns?"),
        N_(
            "Yes. All players have the same number of worker tiles and place a single tile in "
            "each turn."
        ),
    ),
    Question(
        "q-scoring-order",
        "final-scoring",
        N_("What do we count at the end, and in which order?"),
        N_(
            "First the temples, each on its own, then the sun tokens; then add your gold and your "
            "water field."
        ),
    ),
    Question(
        "q-scoring-order-matters",
        "final-scoring",
        N_("Does the order of scoring change the result?"),
        N_("No, the amounts are simply added. The order only helps you not to forget anything."),
    ),
    Question(
        "q-temple-alone",
        "temple-scoring",
        N_("What if I am the only player at a temple?"),
        N_("You get %(temple_first)s gold. The %(temple_second)s for second place are not paid."),
    ),
    Question(
        "q-temple-zero",
        "temple-scoring",
        N_("Do I get second place with no workers at the temple?"),
        N_(
            "No, you need a worker beside the temple to take part. A tile that touches it with an "
            "empty side does not count."
        ),
    ),
    Question(
        "q-temple-stack",
        "temple-scoring",
        N_("Which tile counts at a temple if I have overbuilt?"),
        N_("Only the top tile of the stack. The workers under it no longer count."),
    ),
    Question(
        "q-temple-which-side",
        "temple-scoring",
        N_("Do all workers of a tile beside the temple count?"),
        N_("No, only the workers on the side that touches the temple."),
    ),
    Question(
        "q-temple-tie-first",
        "temple-ties",
        N_("What happens if we tie for first at a temple?"),
        N_(
            "You share the %(temple_first)s gold evenly, rounded down: %(first_shared_2)s each "
            "for %(players_2)s players, %(first_shared_3)s each for %(players_3)s, "
            "%(first_shared_4)s each for %(players_4)s. Second place is not paid."
        ),
    ),
    Question(
        "q-temple-tie-second",
        "temple-ties",
        N_("What happens if we tie for second at a temple?"),
        N_(
            "You share the %(temple_second)s gold evenly, rounded down: %(second_shared_2)s each "
            "for %(players_2)s players, %(second_shared_3)s each for %(players_3)s."
        ),
    ),
    Question(
        "q-second-after-tie",
        "temple-ties",
        N_("Is second place paid after a tie for first?"),
        N_("No. If first place is shared, nobody gets anything for second place."),
    ),
    Question(
        "q-rounding-rest",
        "temple-ties",
        N_("Who gets the gold left over from rounding down?"),
        N_("Nobody. It stays in the bank."),
    ),
    Question(
        "q-sun-worth",
        "sun-scoring",
        N_("What is a sun token worth at the end?"),
        N_("%(sun_value)s gold for each that is left."),
    ),
    Question(
        "q-sun-paid",
        "sun-scoring",
        N_("Do sun tokens count that I paid for overbuilding?"),
        N_(
            "No. They went back to the supply; only tokens that are still on your village board "
            "count."
        ),
    ),
    Question(
        "q-water-negative",
        "water-scoring",
        N_("What if my water carrier is on a negative field?"),
        N_(
            "Then the value is subtracted from your gold. On the first field that is "
            "%(water_start)s."
        ),
    ),
    Question(
        "q-negative-total",
        "water-scoring",
        N_("Can my total be negative?"),
        N_(
            "The rules are silent on this, but set no lower limit. Nearly everybody counts on "
            "below nothing, and so do we."
        ),
    ),
    Question(
        "q-cacao-worth",
        "leftover-cacao",
        N_("Is leftover cacao worth anything?"),
        N_(
            "No, cacao fruits that are left at the end bring no gold. They only decide a tie for "
            "the win."
        ),
    ),
    Question(
        "q-sell-at-end",
        "leftover-cacao",
        N_("May I sell my last fruits at the end of the game?"),
        N_("No. You can only sell with a worker that is activated at a market."),
    ),
    Question(
        "q-tie-win",
        "winner",
        N_("We have the same amount of gold. Who wins?"),
        N_(
            "Whoever of you has more cacao fruits left. If that is the same too, you share the win."
        ),
    ),
    Question(
        "q-tie-others-fruits",
        "winner",
        N_("Do the fruits of players with less gold matter?"),
        N_("No. Only players who are tied for the most gold compare their fruits."),
    ),
    Question(
        "q-tie-sun",
        "winner",
        N_("Do sun tokens or the water field break a tie for the win?"),
        N_("No. They are already in your total; only leftover cacao fruits break a tie."),
    ),
    Question(
        "q-limits-which",
        "limits",
        N_("What are the limits?"),
        N_(
            "%(cacao_limit)s cacao fruits, %(sun_limit)s sun tokens, and the water field "
            "%(water_end)s. The excess is always lost. Gold has no limit."
        ),
    ),
    Question(
        "q-excess-later",
        "limits",
        N_("May I keep the excess for later?"),
        N_("No. What does not fit on your village board is lost."),
    ),
    Question(
        "q-which-edition",
        "edition-differences",
        N_("Our rulebook says something else. What counts?"),
        N_(
            "We score by what most editions say, and note the difference beside the rule. You may "
            "agree on your own print before the game."
        ),
    ),
    Question(
        "q-own-print",
        "edition-differences",
        N_("Does the calculator follow my rulebook?"),
        N_(
            "It follows the majority of editions for everybody, so that a table with several "
            "languages gets the same result."
        ),
    ),
)
