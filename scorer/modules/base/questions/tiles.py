"""Questions about the jungle tiles and overbuilding."""

from scorer.i18n import N_
from scorer.rules.model import Question

QUESTIONS = (
    Question(
        "q-full-store",
        "plantation",
        N_("What if my store is full when I pick cacao fruits?"),
        N_(
            "You never store more than %(cacao_limit)s cacao fruits. The excess is lost and stays "
            "in the supply."
        ),
    ),
    Question(
        "q-double-plantation",
        "plantation",
        N_("How many fruits does a double plantation give?"),
        N_(
            "%(double_harvest)s cacao fruits for each activated worker. A single plantation gives "
            "%(single_harvest)s."
        ),
    ),
    Question(
        "q-fruits-per-worker",
        "market",
        N_("How many fruits can a worker sell?"),
        N_("A single cacao fruit for each activated worker, for the selling price on the market."),
    ),
    Question(
        "q-must-sell",
        "market",
        N_("Do I have to sell?"),
        N_("No, selling is your choice."),
    ),
    Question(
        "q-market-without-fruit",
        "market",
        N_("What happens at a market if I have no cacao fruit?"),
        N_(
            "Nothing, and the worker is not activated there again later. Pick fruits on another "
            "side first if you can."
        ),
    ),
    Question(
        "q-market-prices",
        "market",
        N_("Which market prices are there?"),
        N_(
            "%(price_low)s, %(price_middle)s and %(price_high)s gold. Of these markets the box "
            "holds %(markets_low)s, %(markets_middle)s and %(markets_high)s."
        ),
    ),
    Question(
        "q-mine-exhausted",
        "gold-mine",
        N_("Does a gold mine run out?"),
        N_(
            "No. Every worker that is activated there takes the gold that the mine shows, however "
            "many came before."
        ),
    ),
    Question(
        "q-mine-gold",
        "gold-mine",
        N_("How much gold do I get at a gold mine?"),
        N_("%(mine_low)s or %(mine_high)s gold for each activated worker, as the tile shows."),
    ),
    Question(
        "q-water-points-now",
        "water",
        N_("Do I get the gold of a water field when I reach it?"),
        N_("No. Only the field on which your carrier stands at the end of the game counts."),
    ),
    Question(
        "q-water-last-field",
        "water",
        N_("What if my water carrier is already on the last field?"),
        N_("It stays on %(water_end)s; further steps are lost."),
    ),
    Question(
        "q-water-back",
        "water",
        N_("Can the water carrier move back?"),
        N_("No, it only moves forward. You may give up a step, but there is never a reason to."),
    ),
    Question(
        "q-sun-more",
        "sun-site",
        N_("May I take a sun token if I already have %(sun_limit)s?"),
        N_("No, you never have more than %(sun_limit)s sun tokens. The excess is lost."),
    ),
    Question(
        "q-sun-use",
        "sun-site",
        N_("What are sun tokens good for?"),
        N_(
            "When the jungle tiles have run out, a sun token lets you overbuild a tile of your "
            "own. Each that is left at the end brings %(sun_value)s gold."
        ),
    ),
    Question(
        "q-temple-during-game",
        "temple",
        N_("Do I get something at a temple right away?"),
        N_("No, a temple does nothing during the game. It is scored at the end."),
    ),
    Question(
        "q-temple-old-workers",
        "temple",
        N_("Do workers count that were beside the temple before it was laid?"),
        N_(
            "Yes. At the end all workers that are adjacent to the temple count, whenever they "
            "came; of a stack only the top tile."
        ),
    ),
    Question(
        "q-cover-opponent",
        "overbuild",
        N_("Can I cover an opponent's tile?"),
        N_("No, you may only overbuild your own worker tiles."),
    ),
    Question(
        "q-overbuild-when",
        "overbuild",
        N_("From when may I overbuild?"),
        N_(
            "Once the jungle draw pile and the jungle display are both empty, and if you have a "
            "sun token to pay."
        ),
    ),
    Question(
        "q-overbuild-again",
        "overbuild",
        N_("May I overbuild the same square again?"),
        N_(
            "No. A tile is overbuilt only once, so a stack never has more than %(stack_limit)s "
            "tiles."
        ),
    ),
    Question(
        "q-overbuild-old-workers",
        "overbuild",
        N_("Do the covered workers still count?"),
        N_("No. Only the top tile of a stack counts, at temples too."),
    ),
    Question(
        "q-overbuild-same-turn",
        "overbuild",
        N_("May I lay a tile and overbuild in the same turn?"),
        N_("No, you overbuild instead of placing normally. You lay a single tile in each turn."),
    ),
    Question(
        "q-overbuild-must",
        "overbuild",
        N_("Do I have to overbuild when I have a sun token?"),
        N_(
            "No, it is your choice. You may place normally and keep the token for %(sun_value)s "
            "gold at the end."
        ),
    ),
    Question(
        "q-overbuild-activates",
        "overbuild",
        N_("Are my workers activated when I overbuild?"),
        N_("Yes, every worker of the new tile that touches a jungle tile is activated as usual."),
    ),
)
