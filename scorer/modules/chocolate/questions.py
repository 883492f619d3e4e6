"""What players ask about Chocolate."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-chocolate-out",
        "chocolate",
        N_("Which tiles do we take out when we play with chocolate bars?"),
        N_(
            "With %(players_3)s or %(players_4)s players: all %(mines)s gold mines and "
            "%(chocolate_out_m3_3)s markets (price %(price_middle)s). With %(players_2)s "
            "players: both gold mines that are left and %(chocolate_out_m3_2)s markets (price "
            "%(price_middle)s). In the Big Game and some longer games: none."
        ),
    ),
    Question(
        "q-chocolate-gold-mines",
        "chocolate",
        N_("Are there gold mines when we play with chocolate bars?"),
        N_(
            "Usually not: all gold mines go back into the box. Only the Big Game and some longer "
            "games have gold mines."
        ),
    ),
    Question(
        "q-bars-run-out",
        "chocolate",
        N_("What if the chocolate bars run out?"),
        N_(
            "They can’t run out. There are %(bars)s chocolate bars, and %(players_max)s players can "
            "store %(bars_most)s at most."
        ),
    ),
    Question(
        "q-kitchen-how-many",
        "chocolate-kitchen",
        N_("How many chocolate bars can I make at a chocolate kitchen?"),
        N_("One for each activated worker there. Each bar takes one of your cacao fruits."),
    ),
    Question(
        "q-kitchen-same-turn",
        "chocolate-kitchen",
        N_("Can I make a chocolate bar and sell it in the same turn?"),
        N_(
            "Yes. First use the workers at the chocolate kitchen, then the workers at the chocolate "
            "market."
        ),
    ),
    Question(
        "q-kitchen-full-store",
        "chocolate-kitchen",
        N_("Can I make a chocolate bar if my storage spaces are full?"),
        N_("Yes, if you have a cacao fruit. The chocolate bar takes the fruit’s storage space."),
    ),
    Question(
        "q-kitchen-back",
        "chocolate-kitchen",
        N_("Can I turn a chocolate bar back into a cacao fruit?"),
        N_("No. It stays a chocolate bar until you sell it."),
        Source.OURS,
    ),
    Question(
        "q-bars-storage",
        "chocolate-kitchen",
        N_("Do chocolate bars take up storage spaces?"),
        N_("Yes. You can store %(cacao_limit)s cacao fruits and chocolate bars in all."),
    ),
    Question(
        "q-bars-other-market",
        "chocolate-market",
        N_("Can I sell a chocolate bar at a normal market?"),
        N_("No. Only a chocolate market buys chocolate bars."),
    ),
    Question(
        "q-bars-and-fruits",
        "chocolate-market",
        N_("Can I sell a chocolate bar and a cacao fruit at the same chocolate market?"),
        N_("Yes, with several workers. Each worker sells one bar or one fruit."),
    ),
    Question(
        "q-chocolate-market-fruit",
        "chocolate-market",
        N_("How much gold do I get for a cacao fruit at a chocolate market?"),
        N_("%(fruit_price)s gold. For a chocolate bar you get %(bar_price)s gold."),
    ),
    Question(
        "q-bars-left",
        "chocolate-end",
        N_("Are leftover chocolate bars worth gold?"),
        N_("No. They’re worth nothing at the end."),
    ),
    Question(
        "q-bars-tie",
        "chocolate-end",
        N_("Do chocolate bars break a tie?"),
        N_("No. Only cacao fruits count."),
        Source.OURS,
    ),
)
