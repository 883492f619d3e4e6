"""What players ask about Chocolate."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-chocolate-out",
        "chocolate",
        N_("Which tiles go out for Chocolate?"),
        N_(
            "With %(players_3)s or %(players_4)s players all gold mines and %(chocolate_out_m3_3)s "
            "markets with price %(price_middle)s. With %(players_2)s players the last gold mines "
            "and %(chocolate_out_m3_2)s such markets."
        ),
    ),
    Question(
        "q-chocolate-gold-mines",
        "chocolate",
        N_("Are there any gold mines left with Chocolate?"),
        N_("No. All of them go back into the box, whatever the number of players."),
    ),
    Question(
        "q-bars-run-out",
        "chocolate",
        N_("What if the chocolate bars run out?"),
        N_(
            "They cannot run out. There are %(bars)s, and %(players_max)s players have room for "
            "%(bars_most)s in all."
        ),
    ),
    Question(
        "q-kitchen-how-many",
        "chocolate-kitchen",
        N_("How many bars can I make at a kitchen?"),
        N_("One for each activated worker there, as long as you have cacao fruits."),
    ),
    Question(
        "q-kitchen-same-turn",
        "chocolate-kitchen",
        N_("Can I make chocolate and sell it in the same turn?"),
        N_("Yes. First finish the side at the kitchen, then the side at the chocolate market."),
    ),
    Question(
        "q-kitchen-full-store",
        "chocolate-kitchen",
        N_("My store is full. Can I still make a chocolate bar?"),
        N_("Yes. The fruit leaves its storage space, and the bar takes that space."),
    ),
    Question(
        "q-kitchen-back",
        "chocolate-kitchen",
        N_("Can I turn a chocolate bar back into a cacao fruit?"),
        N_("No. It stays a bar until you sell it."),
        Source.OURS,
    ),
    Question(
        "q-bars-storage",
        "chocolate-kitchen",
        N_("Do chocolate bars take up storage spaces?"),
        N_("Yes. You store at most %(cacao_limit)s cacao fruits and bars together."),
    ),
    Question(
        "q-bars-other-market",
        "chocolate-market",
        N_("Can I sell a chocolate bar at an ordinary market?"),
        N_("No. Only a chocolate market buys bars."),
    ),
    Question(
        "q-bars-and-fruits",
        "chocolate-market",
        N_("Can I sell a bar and a fruit at the same chocolate market?"),
        N_("Yes, with several workers. Each of them sells a bar or a fruit, as you like."),
    ),
    Question(
        "q-chocolate-market-fruit",
        "chocolate-market",
        N_("What does a chocolate market pay for a plain cacao fruit?"),
        N_("%(fruit_price)s gold. For a chocolate bar it pays %(bar_price)s gold."),
    ),
    Question(
        "q-bars-left",
        "chocolate-end",
        N_("Are leftover chocolate bars worth gold?"),
        N_("No. Sell them before the game is over."),
    ),
    Question(
        "q-bars-tie",
        "chocolate-end",
        N_("Do chocolate bars break a tie?"),
        N_("No. Only cacao fruits are named for that, so we suggest that bars do not count."),
        Source.OURS,
    ),
)
