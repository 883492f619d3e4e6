"""Questions about the jungle tiles and overbuilding."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-full-store",
        "plantation",
        N_("What if my store is full when I pick cacao fruits?"),
        N_("You get none. Your store holds %(cacao_limit)s cacao fruits; the excess is lost."),
    ),
    Question(
        "q-partly-full",
        "plantation",
        N_("What if only some of the fruits fit into my store?"),
        N_("You take as many as fit. The rest is lost."),
    ),
    Question(
        "q-discard-fruit",
        "plantation",
        N_("May I throw fruits away to make room?"),
        N_("No. It would gain nothing: all cacao fruits are alike."),
        Source.OURS,
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
        N_("One cacao fruit for each activated worker, for the selling price on the market."),
    ),
    Question(
        "q-fewer-fruits",
        "market",
        N_("What if I have fewer fruits than workers at the market?"),
        N_("You sell the fruits that you have. The other workers there get nothing."),
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
        "q-buy-fruit",
        "market",
        N_("May I buy cacao fruits or sun tokens?"),
        N_("No. You only get them at plantations and sun-worshiping sites."),
    ),
    Question(
        "q-mine-free",
        "gold-mine",
        N_("Do I need a cacao fruit at the gold mine?"),
        N_("No. You simply take the gold from the bank."),
    ),
    Question(
        "q-water-track",
        "water",
        N_("Which numbers are on the water track?"),
        N_(
            "%(water_field_1)s, %(water_field_2)s, %(water_field_3)s, %(water_field_4)s, "
            "%(water_field_5)s, %(water_field_6)s, %(water_field_7)s, %(water_field_8)s and "
            "%(water_field_9)s, in this order."
        ),
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
        "q-water-same-field",
        "water",
        N_("May several carriers stand on the same field?"),
        N_("Yes. Each player has a water track of their own."),
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
        "q-sun-exchange",
        "sun-site",
        N_("May I sell sun tokens during the game?"),
        N_("No. Only at the end does each bring %(sun_value)s gold."),
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
        "q-overbuild-jungle",
        "overbuild",
        N_("May I overbuild a jungle tile?"),
        N_("No. You may only overbuild your own worker tiles."),
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
        "q-overbuild-display-left",
        "overbuild",
        N_("May I overbuild when only the jungle draw pile is empty?"),
        N_("No. The jungle display must be empty too."),
    ),
    Question(
        "q-overbuild-no-sun",
        "overbuild",
        N_("May I overbuild without a sun token?"),
        N_("No. Then you place your tile normally."),
    ),
    Question(
        "q-overbuild-cost",
        "overbuild",
        N_("What does overbuilding cost?"),
        N_("One sun token, which goes back to the supply."),
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
        "q-overbuild-often",
        "overbuild",
        N_("May I overbuild several times in a game?"),
        N_("Yes, in different turns and on different tiles, for one sun token each."),
    ),
    Question(
        "q-overbuild-last-turn",
        "overbuild",
        N_("May I overbuild the tile of my last turn?"),
        N_("Yes. It may be any worker tile of your own from an earlier turn."),
    ),
    Question(
        "q-overbuild-old-workers",
        "overbuild",
        N_("Do the covered workers still count?"),
        N_("No. Only the top tile counts, at temples too. The covered tile stays under it."),
    ),
    Question(
        "q-overbuild-same-turn",
        "overbuild",
        N_("May I lay a tile and overbuild in the same turn?"),
        N_("No. You overbuild instead of placing normally: one tile in each turn."),
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
    Question(
        "q-overbuild-draw",
        "overbuild",
        N_("Do I draw a tile after overbuilding?"),
        N_("Yes, at the end of your turn as usual."),
    ),
    Question(
        "q-overbuild-neighbours",
        "overbuild",
        N_("Does overbuilding activate other players' workers?"),
        N_("No, only the workers of the new tile. No space is filled, so nobody else acts."),
    ),
)
