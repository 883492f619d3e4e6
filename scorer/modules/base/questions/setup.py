"""Questions about the box and setting up."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-how-many-tiles",
        "components",
        N_("How many tiles should be in the box?"),
        N_(
            "There are %(worker_tiles)s worker tiles (%(worker_tiles_colour)s in each colour) and "
            "%(jungle_tiles)s jungle tiles."
        ),
    ),
    Question(
        "q-jungle-kinds",
        "components",
        N_("How many of each jungle tile are there?"),
        N_(
            "%(single_plantations)s single plantations, %(double_plantations)s double plantations, "
            "%(markets)s markets, %(mines)s gold mines, %(waters)s water tiles, %(sun_sites)s "
            "sun-worshiping sites and %(temples)s temples."
        ),
    ),
    Question(
        "q-worker-patterns",
        "components",
        N_("How are the workers spread over the worker tiles?"),
        N_(
            "Each tile has %(workers_per_tile)s workers, in different patterns. In each colour, "
            "%(tiles_even)s tiles have %(even_side)s on every side, %(tiles_double)s have "
            "%(double_side)s on one side and %(tiles_triple)s have %(triple_side)s on one side."
        ),
    ),
    Question(
        "q-mirror-tiles",
        "components",
        N_("Are the tiles with %(triple_side)s workers on one side all the same?"),
        N_(
            "No. Each colour has %(tiles_triple)s of them, and they are mirror images. You can "
            "turn a tile, but never flip it over."
        ),
    ),
    Question(
        "q-how-many-temples",
        "components",
        N_("How many temples are there?"),
        N_(
            "There are %(temples)s temples in the box. With %(players_2)s players, only "
            "%(temples_2)s are used."
        ),
    ),
    Question(
        "q-how-many-coins",
        "components",
        N_("How many coins are there?"),
        N_(
            "There are %(coins)s coins: %(coins_small)s worth %(coin_small)s, %(coins_middle)s "
            "worth %(coin_middle)s and %(coins_large)s worth %(coin_large)s. That is %(bank_gold)s "
            "gold in all."
        ),
    ),
    Question(
        "q-how-many-fruits",
        "components",
        N_("How many cacao fruits and sun tokens are there?"),
        N_("There are %(cacao_fruits)s cacao fruits and %(sun_tokens)s sun tokens."),
    ),
    Question(
        "q-village-board",
        "components",
        N_("What is on my village board?"),
        N_(
            "%(cacao_limit)s storage spaces for cacao fruits, %(sun_limit)s sun-worshiping places "
            "for sun tokens, and a water track of %(water_fields)s fields."
        ),
    ),
    Question(
        "q-overview-sheet",
        "components",
        N_("What is the jungle tile overview for?"),
        N_("It shows what each jungle tile does. Keep it at hand during the game."),
    ),
    Question(
        "q-missing-piece",
        "components",
        N_("What if a piece is missing?"),
        N_(
            "Replace a coin, cacao fruit or sun token with something similar. For a lost tile, ask "
            "the publisher."
        ),
        Source.OURS,
    ),
    Question(
        "q-expansions",
        "components",
        N_("Are there any expansions?"),
        N_(
            "Yes. Chocolatl and Diamante add more modules. You don’t need them to play the base "
            "game."
        ),
        Source.ABOUT,
    ),
    Question(
        "q-how-long",
        "goal",
        N_("How long does a game take, and who can play?"),
        N_(
            "A game takes about %(minutes)s minutes. It is for %(players_min)s to "
            "%(players_max)s players, aged %(age_min)s and over."
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
        N_("No. There are worker tiles and village boards in only %(colours)s colours."),
    ),
    Question(
        "q-young-children",
        "goal",
        N_("Can younger children play?"),
        N_("Yes, with some help. The box says age %(age_min)s and up."),
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
        N_("No. You start with no gold, no cacao fruits and no sun tokens."),
    ),
    Question(
        "q-carrier-start",
        "setup-players",
        N_("Where does the water carrier start?"),
        N_(
            "On %(water_start)s, the first field of the water track. If it never moves, you lose "
            "gold at the end."
        ),
    ),
    Question(
        "q-colours",
        "setup-players",
        N_("Which colours can we choose?"),
        N_("You can choose red, purple, white or yellow."),
    ),
    Question(
        "q-unused-colours",
        "setup-players",
        N_("What do we do with the colours that nobody plays?"),
        N_("Leave them in the box, with all their tiles."),
    ),
    Question(
        "q-tiles-each",
        "setup-worker-tiles",
        N_("How many worker tiles does each player get?"),
        N_(
            "Each player gets %(workers_each_2)s with %(players_2)s players, %(workers_each_3)s "
            "with %(players_3)s players or %(workers_each_4)s with %(players_4)s players."
        ),
    ),
    Question(
        "q-which-tiles-out",
        "setup-worker-tiles",
        N_("Which worker tiles go back into the box?"),
        N_(
            "With %(players_2)s players, no worker tiles. With %(players_3)s players, each "
            "player puts back %(back_even_3)s tile with %(even_side)s worker on every side. "
            "With %(players_4)s players, each player also puts back %(back_double_4)s tile "
            "with %(double_side)s workers on one side."
        ),
    ),
    Question(
        "q-starting-hand",
        "setup-worker-tiles",
        N_("How many tiles do I draw at the start?"),
        N_("Draw %(hand)s tiles from the top of your own shuffled pile."),
    ),
    Question(
        "q-look-at-pile",
        "setup-worker-tiles",
        N_("Can I look through my own pile?"),
        N_("No. It stays face down. You see a tile only when you draw it."),
        Source.OURS,
    ),
    Question(
        "q-show-hand",
        "setup-worker-tiles",
        N_("Do I keep the tiles in my hand secret?"),
        N_(
            "Yes. Hide them from the other players. With young children, you can play with open "
            "hands."
        ),
        Source.OURS,
    ),
    Question(
        "q-swap-hand",
        "setup-worker-tiles",
        N_("Can I swap the tiles in my hand?"),
        N_("No. You play with the tiles you draw."),
    ),
    Question(
        "q-start-tiles-side",
        "setup-start-tiles",
        N_("Can the starting tiles be next to each other?"),
        N_("No. They touch only at a corner. Jungle tiles are never next to each other."),
    ),
    Question(
        "q-two-players-remove",
        "setup-two-players",
        N_("Which jungle tiles do we take out with %(players_2)s players?"),
        N_(
            "With %(players_2)s players, %(jungle_back_2)s jungle tiles: %(back_p1_2)s × "
            "single plantation, %(back_m3_2)s × market (price %(price_middle)s), "
            "%(back_g1_2)s × gold mine (value %(mine_low)s), %(back_w_2)s × water, "
            "%(back_s_2)s × sun-worshiping site, %(back_t_2)s × temple."
        ),
    ),
    Question(
        "q-three-players-remove",
        "setup-two-players",
        N_("Do we take out jungle tiles with %(players_3)s or %(players_4)s players?"),
        N_(
            "No, not in the base game. All %(jungle_tiles)s jungle tiles are used. Only some "
            "worker tiles go back into the box."
        ),
    ),
    Question(
        "q-pile-size",
        "setup-jungle-display",
        N_("How many tiles are in the jungle draw pile at the start?"),
        N_(
            "%(pile_2)s tiles with %(players_2)s players, or %(pile_3)s tiles with %(players_3)s "
            "or %(players_4)s players. The %(display)s tiles of the jungle display are not "
            "included."
        ),
    ),
    Question(
        "q-display-size",
        "setup-jungle-display",
        N_("How many jungle tiles are face up?"),
        N_(
            "%(display)s tiles are face up next to the jungle draw pile. They are the jungle "
            "display."
        ),
    ),
    Question(
        "q-swap-display",
        "setup-jungle-display",
        N_("Can I swap display tiles that nobody wants?"),
        N_("No. They stay until somebody fills a space with them."),
    ),
    Question(
        "q-look-jungle-pile",
        "setup-jungle-display",
        N_("Can I look at the jungle draw pile?"),
        N_("No. It stays face down. Only the jungle display is face up."),
    ),
    Question(
        "q-count-jungle",
        "setup-jungle-display",
        N_("Can I work out which jungle tiles are still to come?"),
        N_("Yes. Everybody can see the tiles on the table and check what is in the box."),
        Source.ABOUT,
    ),
    Question(
        "q-empty-bank",
        "setup-supply",
        N_("What if the bank runs out of gold?"),
        N_(
            "Write down the gold you earn. If only small coins have run out, change some of yours "
            "for larger ones."
        ),
        Source.OURS,
    ),
    Question(
        "q-empty-supply",
        "setup-supply",
        N_("What if the cacao fruits or sun tokens run out?"),
        N_(
            "They can’t run out. There are enough cacao fruits (%(cacao_fruits)s) and sun tokens "
            "(%(sun_tokens)s) to fill %(players_max)s village boards."
        ),
    ),
    Question(
        "q-sold-fruits",
        "setup-supply",
        N_("Where do sold cacao fruits and spent sun tokens go?"),
        N_("They go back to the supply."),
    ),
    Question(
        "q-gold-secret",
        "setup-supply",
        N_("Is my gold secret?"),
        N_("No. Keep your coins on the table. But nobody has to say how much they have."),
        Source.OURS,
    ),
    Question(
        "q-same-age",
        "start-player",
        N_("What if we can’t tell who is oldest, or prefer another way?"),
        N_(
            "Pick someone at random, or agree who starts. The rulebook says the oldest player "
            "starts."
        ),
        Source.OURS,
    ),
    Question(
        "q-whose-turn",
        "start-player",
        N_("What if nobody remembers whose turn it is?"),
        N_(
            "Count the worker tiles each player has left, in hand and pile. Go clockwise from the "
            "starting player: the first player with the most tiles is next."
        ),
        Source.OURS,
    ),
)
