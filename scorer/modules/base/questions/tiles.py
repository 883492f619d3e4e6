"""Questions about the jungle tiles and overbuilding."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-full-store",
        "plantation",
        N_("What if my store is full when I take cacao fruits?"),
        N_("You get none. Your store holds %(cacao_limit)s cacao fruits, and the rest is lost."),
    ),
    Question(
        "q-partly-full",
        "plantation",
        N_("What if only some of the cacao fruits fit into my store?"),
        N_("You take as many as fit. The rest is lost."),
    ),
    Question(
        "q-discard-fruit",
        "plantation",
        N_("Can I throw cacao fruits away to make room?"),
        N_("No. It would gain you nothing, because all cacao fruits are alike."),
        Source.OURS,
    ),
    Question(
        "q-double-plantation",
        "plantation",
        N_("How many cacao fruits do I take at a double plantation?"),
        N_(
            "%(double_harvest)s cacao fruits for each activated worker. At a single plantation you "
            "take %(single_harvest)s."
        ),
    ),
    Question(
        "q-fruits-per-worker",
        "market",
        N_("How many cacao fruits can a worker sell?"),
        N_("Each activated worker can sell one cacao fruit, for the price on the market."),
    ),
    Question(
        "q-fewer-fruits",
        "market",
        N_("What if I have fewer cacao fruits than workers at the market?"),
        N_("You can sell only the fruits you have. The other workers there get nothing."),
    ),
    Question(
        "q-must-sell",
        "market",
        N_("Do I have to sell at a market?"),
        N_("No. Selling is your choice."),
    ),
    Question(
        "q-market-without-fruit",
        "market",
        N_("What if I have no cacao fruit at a market?"),
        N_(
            "You sell nothing, and the worker isn’t activated again. If you can, take cacao "
            "fruits on another side first."
        ),
    ),
    Question(
        "q-market-prices",
        "market",
        N_("Which market prices are there?"),
        N_(
            "%(price_low)s gold (%(markets_low)s markets), %(price_middle)s gold "
            "(%(markets_middle)s markets) or %(price_high)s gold (%(markets_high)s market)."
        ),
    ),
    Question(
        "q-buy-fruit",
        "market",
        N_("Can I buy cacao fruits or sun tokens?"),
        N_("No. You get cacao fruits at plantations and sun tokens at sun-worshiping sites."),
    ),
    Question(
        "q-mine-values",
        "gold-mine",
        N_("How many gold mines of each value are there?"),
        N_(
            "%(mines_low)s gold mines (value %(mine_low)s) and %(mines_high)s gold mine "
            "(value %(mine_high)s)."
        ),
    ),
    Question(
        "q-mine-free",
        "gold-mine",
        N_("Do I need a cacao fruit at a gold mine?"),
        N_("No. Just take the gold from the bank."),
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
        N_("Do I get a water field’s gold when I reach it?"),
        N_("No. Only the field your water carrier is on at the end of the game counts."),
    ),
    Question(
        "q-water-last-field",
        "water",
        N_("What if my water carrier is already on the last field?"),
        N_("It stays on %(water_end)s. Further steps are lost."),
    ),
    Question(
        "q-water-back",
        "water",
        N_("Can the water carrier move back?"),
        N_("Not in the base game: the water carrier only moves forward."),
    ),
    Question(
        "q-water-same-field",
        "water",
        N_("Can several water carriers be on the same field?"),
        N_("Yes. Each player has their own water track."),
    ),
    Question(
        "q-sun-more",
        "sun-site",
        N_("Can I take a sun token if I already have %(sun_limit)s?"),
        N_("No. You never have more than %(sun_limit)s sun tokens. Any more are lost."),
    ),
    Question(
        "q-sun-use",
        "sun-site",
        N_("What are sun tokens for?"),
        N_(
            "You can pay one to overbuild once the jungle tiles have run out. Each sun token left "
            "at the end is worth %(sun_value)s gold."
        ),
    ),
    Question(
        "q-sun-exchange",
        "sun-site",
        N_("Can I sell sun tokens during the game?"),
        N_("No. Sun tokens are worth gold only at the end: %(sun_value)s each."),
    ),
    Question(
        "q-temple-during-game",
        "temple",
        N_("Do I get anything at a temple right away?"),
        N_("No. A temple does nothing during the game. It is scored at the end."),
    ),
    Question(
        "q-temple-old-workers",
        "temple",
        N_("Do workers count if they were there before the temple?"),
        N_(
            "Yes. All workers at the temple count, whenever they were placed. In a stack, only the "
            "top tile counts."
        ),
    ),
    Question(
        "q-cover-opponent",
        "overbuild",
        N_("Can I overbuild another player’s tile?"),
        N_("No. You can overbuild only your own worker tiles."),
    ),
    Question(
        "q-overbuild-jungle",
        "overbuild",
        N_("Can I overbuild a jungle tile?"),
        N_("No. You can overbuild only your own worker tiles."),
    ),
    Question(
        "q-overbuild-when",
        "overbuild",
        N_("When can I overbuild?"),
        N_(
            "Once the jungle draw pile and the jungle display are both empty, if you have a sun "
            "token to pay."
        ),
    ),
    Question(
        "q-overbuild-display-left",
        "overbuild",
        N_("Can I overbuild when only the jungle draw pile is empty?"),
        N_("No. The jungle display must be empty too."),
    ),
    Question(
        "q-overbuild-no-sun",
        "overbuild",
        N_("Can I overbuild without a sun token?"),
        N_("No. Place your tile normally."),
    ),
    Question(
        "q-overbuild-cost",
        "overbuild",
        N_("What does overbuilding cost?"),
        N_("It costs one sun token, which goes back to the supply."),
    ),
    Question(
        "q-overbuild-again",
        "overbuild",
        N_("Can I overbuild the same square again?"),
        N_(
            "No. A tile can be overbuilt only once, so a stack never has more than %(stack_limit)s "
            "tiles."
        ),
    ),
    Question(
        "q-overbuild-often",
        "overbuild",
        N_("Can I overbuild several times in a game?"),
        N_("Yes, in different turns and on different tiles. You pay one sun token each time."),
    ),
    Question(
        "q-overbuild-last-turn",
        "overbuild",
        N_("Can I overbuild the tile from my last turn?"),
        N_(
            "Yes, unless it is itself on top of another tile. Each worker tile can be "
            "overbuilt only once."
        ),
    ),
    Question(
        "q-overbuild-old-workers",
        "overbuild",
        N_("Do covered workers still count?"),
        N_("No. Only the top tile counts, at temples too. The covered tile stays under it."),
    ),
    Question(
        "q-overbuild-same-turn",
        "overbuild",
        N_("Can I place a tile and overbuild in the same turn?"),
        N_("No. You overbuild instead of placing normally. You use one tile per turn."),
    ),
    Question(
        "q-overbuild-must",
        "overbuild",
        N_("Do I have to overbuild when I have a sun token?"),
        N_(
            "No. You can place normally and keep the sun token. It is worth %(sun_value)s gold at "
            "the end."
        ),
    ),
    Question(
        "q-overbuild-activates",
        "overbuild",
        N_("Are my workers activated when I overbuild?"),
        N_(
            "Yes. Every worker on your new tile that is next to a jungle tile is activated as "
            "usual."
        ),
    ),
    Question(
        "q-overbuild-draw",
        "overbuild",
        N_("Do I draw a tile after overbuilding?"),
        N_("Yes, you draw from your pile at the end of your turn as usual."),
    ),
    Question(
        "q-overbuild-neighbours",
        "overbuild",
        N_("Does overbuilding activate other players’ workers?"),
        N_(
            "No. Only the workers on your new tile are activated. No space is filled, so nobody "
            "else acts."
        ),
    ),
)
