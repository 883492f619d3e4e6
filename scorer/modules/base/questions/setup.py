"""Questions about the box and setting up."""

from scorer.i18n import N_
from scorer.rules.model import Question

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
        "q-mirror-tiles",
        "components",
        N_("Are the tiles with %(triple_side)s workers on a side all the same?"),
        N_(
            "No, each colour has %(tiles_triple)s such tiles and they are mirror images: the last "
            "worker sits to the left on the first and to the right on the other. You may turn a "
            "tile, but never flip it."
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
        "q-how-to-win",
        "goal",
        N_("How do you win?"),
        N_(
            "Have the most gold at the end of the game. Temples, leftover sun tokens and your "
            "water field are counted then as well."
        ),
    ),
    Question(
        "q-how-long",
        "goal",
        N_("How long does a game take, and who can play?"),
        N_(
            "About %(minutes)s minutes. The game is for %(players_min)s to %(players_max)s "
            "players from age %(age_min)s."
        ),
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
            "With %(players_2)s players none. With %(players_3)s players, each puts back "
            "%(back_even_3)s tile with a worker on every side. With %(players_4)s players, each "
            "puts back that tile and %(back_double_4)s tile with %(double_side)s workers on a "
            "side."
        ),
    ),
    Question(
        "q-look-at-pile",
        "setup-worker-tiles",
        N_("May I look through my own pile?"),
        N_(
            "The rules do not mention it, but the pile is shuffled and face down. At most tables "
            "nobody looks through it during the game."
        ),
    ),
    Question(
        "q-show-hand",
        "setup-worker-tiles",
        N_("Do I keep the tiles in my hand secret?"),
        N_(
            "The rules are silent on this. Most people hide their hand from the others; with "
            "young children, playing with open hands is fine."
        ),
    ),
    Question(
        "q-start-tiles-where",
        "setup-start-tiles",
        N_("Which tiles are on the table at the start?"),
        N_(
            "A single plantation and a market with selling price %(start_price)s. They lie face "
            "up in the middle and touch at a corner only."
        ),
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
            "%(jungle_back_2)s jungle tiles: single plantation %(back_p1_2)s, market with price "
            "%(price_middle)s %(back_m3_2)s, gold mine of value %(mine_low)s %(back_g1_2)s, water "
            "%(back_w_2)s, sun-worshiping site %(back_s_2)s, temple %(back_t_2)s. All worker "
            "tiles stay in."
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
        "q-empty-bank",
        "setup-supply",
        N_("What if the bank runs out of gold?"),
        N_(
            "The rules are silent on this. Change small coins into large coins first; if that "
            "does not help, most people write the gold down or use something else as coins."
        ),
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
        "q-gold-secret",
        "setup-supply",
        N_("Is my gold secret?"),
        N_(
            "The rules are silent on this. Most people leave their coins on the table and do not "
            "count those of others; agree on it before you start."
        ),
    ),
    Question(
        "q-who-begins",
        "start-player",
        N_("Who begins?"),
        N_("The oldest player. Then play goes round clockwise."),
    ),
    Question(
        "q-same-age",
        "start-player",
        N_("What if we do not know who is oldest, or want it otherwise?"),
        N_(
            "By the rules the oldest player begins. If nobody can tell, the rules are silent; "
            "most people draw lots."
        ),
    ),
    Question(
        "q-whose-turn",
        "start-player",
        N_("What if nobody remembers whose turn it is?"),
        N_(
            "The rules are silent on this. Most people count how many worker tiles each player has "
            "left, in the pile and in hand. Going clockwise from the starting player, the first "
            "who has the most left goes on."
        ),
    ),
)
