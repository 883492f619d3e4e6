"""Questions about the box and setting up."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-how-many-tiles",
        "components",
        N_("How many tiles should there be in the box?"),
        N_(
            "There are %(worker_tiles)s worker tiles, %(worker_tiles_colour)s in each colour, and "
            "%(jungle_tiles)s jungle tiles."
        ),
    ),
    Question(
        "q-jungle-kinds",
        "components",
        N_("How many of each jungle tile are there?"),
        N_(
            "%(plantations)s plantations, %(double_plantations)s of them double, %(markets)s "
            "markets, %(mines)s gold mines, %(waters)s water tiles, %(sun_sites)s sun-worshiping "
            "sites and %(temples)s temples."
        ),
    ),
    Question(
        "q-worker-patterns",
        "components",
        N_("How are the workers spread over a worker tile?"),
        N_(
            "Each tile shows %(workers_per_tile)s workers: %(tiles_even)s tiles of a colour have "
            "%(even_side)s on every side, %(tiles_double)s have %(double_side)s on a side, "
            "%(tiles_triple)s have %(triple_side)s on a side."
        ),
    ),
    Question(
        "q-mirror-tiles",
        "components",
        N_("Are the tiles with %(triple_side)s workers on a side all the same?"),
        N_(
            "No. Each colour has %(tiles_triple)s of them, and they are mirror images. You may "
            "turn a tile, but never flip it."
        ),
    ),
    Question(
        "q-how-many-temples",
        "components",
        N_("How many temples are there?"),
        N_(
            "There are %(temples)s temples in the box. With %(players_2)s players only "
            "%(temples_2)s are in play."
        ),
    ),
    Question(
        "q-how-many-coins",
        "components",
        N_("How many coins are there?"),
        N_(
            "%(coins_small)s coins of %(coin_small)s, %(coins_middle)s of %(coin_middle)s and "
            "%(coins_large)s of %(coin_large)s. That is %(bank_gold)s gold in all."
        ),
    ),
    Question(
        "q-how-many-fruits",
        "components",
        N_("How many cacao fruits and sun tokens are there?"),
        N_("%(cacao_fruits)s cacao fruits and %(sun_tokens)s sun tokens."),
    ),
    Question(
        "q-village-board",
        "components",
        N_("What is on my village board?"),
        N_(
            "%(cacao_limit)s storage spaces for cacao fruits, %(sun_limit)s sun-worshiping places "
            "for sun tokens, and the water track with %(water_fields)s fields."
        ),
    ),
    Question(
        "q-overview-sheet",
        "components",
        N_("What is the overview of the jungle tiles for?"),
        N_("It is a sheet that shows what each jungle tile does, to look up during the game."),
    ),
    Question(
        "q-missing-piece",
        "components",
        N_("A piece is missing. What now?"),
        N_(
            "Use something similar in place of a coin, a cacao fruit or a sun token. For a lost "
            "tile, ask the publisher."
        ),
        Source.OURS,
    ),
    Question(
        "q-expansions",
        "components",
        N_("Are there expansions?"),
        N_(
            "Yes, there are boxes with further modules. You need none of them: the base game is "
            "complete."
        ),
        Source.OURS,
    ),
    Question(
        "q-how-long",
        "goal",
        N_("How long does a game take, and who can play?"),
        N_(
            "About %(minutes)s minutes. The game is for %(players_min)s to %(players_max)s players "
            "from age %(age_min)s."
        ),
    ),
    Question(
        "q-solo",
        "goal",
        N_("Can I play alone?"),
        N_("No. The game is for %(players_min)s to %(players_max)s players and has no solo rules."),
    ),
    Question(
        "q-more-players",
        "goal",
        N_("Can more than %(players_max)s people play?"),
        N_("No. There are worker tiles and village boards in %(colours)s colours only."),
    ),
    Question(
        "q-young-children",
        "goal",
        N_("Can younger children play?"),
        N_("Yes, with some help. The box says from age %(age_min)s."),
        Source.OURS,
    ),
    Question(
        "q-tribal-chief",
        "goal",
        N_("Who is the tribal chief?"),
        N_("You are. Each player leads the tribe of one colour."),
    ),
    Question(
        "q-start-with-gold",
        "setup-players",
        N_("Do we start with gold or cacao fruits?"),
        N_(
            "No, you start with an empty village board. All gold, cacao fruits and sun tokens are "
            "earned during the game."
        ),
    ),
    Question(
        "q-carrier-start",
        "setup-players",
        N_("Where does the water carrier start?"),
        N_(
            "On the water field %(water_start)s. If you never move it, that amount is subtracted "
            "from your gold at the end."
        ),
    ),
    Question(
        "q-colours",
        "setup-players",
        N_("Which colours can we choose?"),
        N_("Red, purple, white and yellow."),
    ),
    Question(
        "q-unused-colours",
        "setup-players",
        N_("What happens to the colours that nobody plays?"),
        N_("They stay in the box, with all their tiles."),
    ),
    Question(
        "q-tiles-each",
        "setup-worker-tiles",
        N_("How many worker tiles does each player get?"),
        N_(
            "With %(players_2)s players %(workers_each_2)s each, with %(players_3)s players "
            "%(workers_each_3)s each, with %(players_4)s players %(workers_each_4)s each."
        ),
    ),
    Question(
        "q-which-tiles-out",
        "setup-worker-tiles",
        N_("Which worker tiles go back into the box?"),
        N_(
            "%(players_2)s players: none. %(players_3)s players: each puts back %(back_even_3)s "
            "tile with a worker on every side. %(players_4)s players: that tile and "
            "%(back_double_4)s with %(double_side)s workers on a side."
        ),
    ),
    Question(
        "q-starting-hand",
        "setup-worker-tiles",
        N_("How many tiles do I draw at the start?"),
        N_("%(hand)s, from the top of your own shuffled pile."),
    ),
    Question(
        "q-look-at-pile",
        "setup-worker-tiles",
        N_("May I look through my own pile?"),
        N_("No. It is shuffled and lies face down; you only see a tile when you draw it."),
        Source.OURS,
    ),
    Question(
        "q-show-hand",
        "setup-worker-tiles",
        N_("Do I keep the tiles in my hand secret?"),
        N_(
            "Yes, hide your hand from the others. With young children you may play with open hands."
        ),
        Source.OURS,
    ),
    Question(
        "q-swap-hand",
        "setup-worker-tiles",
        N_("May I exchange the tiles in my hand?"),
        N_("No. You play with the tiles that you draw."),
    ),
    Question(
        "q-start-tiles-side",
        "setup-start-tiles",
        N_("May the starting tiles lie side by side?"),
        N_("No, they touch diagonally. Jungle tiles never share a side with each other."),
    ),
    Question(
        "q-two-players-remove",
        "setup-two-players",
        N_("What do we take out with %(players_2)s players?"),
        N_(
            "%(jungle_back_2)s jungle tiles: %(back_p1_2)s single plantations, %(back_m3_2)s "
            "market with price %(price_middle)s, %(back_g1_2)s gold mine of value %(mine_low)s, "
            "%(back_w_2)s water, %(back_s_2)s sun-worshiping site and %(back_t_2)s temple."
        ),
    ),
    Question(
        "q-three-players-remove",
        "setup-two-players",
        N_("Do we remove jungle tiles with %(players_3)s or %(players_4)s players?"),
        N_(
            "No, then all %(jungle_tiles)s jungle tiles are in play. Only some worker tiles go "
            "back into the box."
        ),
    ),
    Question(
        "q-pile-size",
        "setup-jungle-display",
        N_("How many tiles are in the jungle draw pile at the start?"),
        N_(
            "%(pile_2)s tiles with %(players_2)s players, and %(pile_3)s with %(players_3)s or "
            "%(players_4)s players, once the %(display)s display tiles are face up."
        ),
    ),
    Question(
        "q-display-size",
        "setup-jungle-display",
        N_("How many jungle tiles lie face up?"),
        N_("%(display)s, beside the jungle draw pile. They are the jungle display."),
    ),
    Question(
        "q-swap-display",
        "setup-jungle-display",
        N_("May I replace display tiles that nobody wants?"),
        N_("No. They stay until somebody fills a space with them."),
    ),
    Question(
        "q-look-jungle-pile",
        "setup-jungle-display",
        N_("May I look at the jungle draw pile?"),
        N_("No. It lies face down; only the display tiles are open."),
    ),
    Question(
        "q-count-jungle",
        "setup-jungle-display",
        N_("May I work out which jungle tiles are still to come?"),
        N_("Yes. What lies on the table is open to all, and so is the list of contents."),
        Source.OURS,
    ),
    Question(
        "q-empty-bank",
        "setup-supply",
        N_("What if the bank runs out of gold?"),
        N_("Change small coins into large ones first. If that does not help, write the gold down."),
        Source.OURS,
    ),
    Question(
        "q-empty-supply",
        "setup-supply",
        N_("What if the cacao fruits or sun tokens run out?"),
        N_(
            "They cannot run out: %(cacao_fruits)s cacao fruits and %(sun_tokens)s sun tokens are "
            "enough for %(players_max)s players with full village boards."
        ),
    ),
    Question(
        "q-sold-fruits",
        "setup-supply",
        N_("Where do sold fruits and paid sun tokens go?"),
        N_("Back to the supply."),
    ),
    Question(
        "q-gold-secret",
        "setup-supply",
        N_("Is my gold secret?"),
        N_("No. Leave your coins on the table; but nobody has to say how much it is."),
        Source.OURS,
    ),
    Question(
        "q-same-age",
        "start-player",
        N_("What if we do not know who is oldest, or want it otherwise?"),
        N_("The oldest player begins. If nobody can tell who that is, draw lots."),
        Source.OURS,
    ),
    Question(
        "q-whose-turn",
        "start-player",
        N_("What if nobody remembers whose turn it is?"),
        N_(
            "Count the worker tiles that each player has left, in pile and hand. Clockwise from "
            "the starting player, the first with the most tiles goes on."
        ),
        Source.OURS,
    ),
)
