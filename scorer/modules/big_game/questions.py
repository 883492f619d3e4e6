"""Questions about the Big Game, and about all modules together."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-big-two",
        "big-game",
        N_("Can %(players_2)s people play the Big Game?"),
        N_(
            "No, it is for %(players_3)s or %(players_4)s players. With %(players_2)s players choose "
            "single modules instead."
        ),
    ),
    Question(
        "q-big-all-modules",
        "big-game",
        N_("Is it the Big Game if we choose all modules one by one?"),
        N_(
            "No. Chosen one by one, modules replace base tiles as usual. In the Big Game nothing is "
            "replaced."
        ),
    ),
    Question(
        "q-big-leave-out",
        "big-game",
        N_("Can we leave a module out of the Big Game?"),
        N_(
            "Yes, but then choose your modules one by one, with the New Workers and their longer "
            "game."
        ),
        Source.OURS,
    ),
    Question(
        "q-big-how-long",
        "big-game",
        N_("Is the Big Game much longer?"),
        N_(
            "Yes. Each of you has %(big_workers_each_3)s turns instead of "
            "%(workers_each_3)s or %(workers_each_4)s."
        ),
        Source.OURS,
    ),
    Question(
        "q-big-beginners",
        "big-game",
        N_("Is the Big Game suitable for a first game?"),
        N_("No. Play the base game first, then a few modules at a time."),
        Source.OURS,
    ),
    Question(
        "q-big-three-players",
        "big-game-setup",
        N_("Which tiles go out of the Big Game with %(players_3)s players?"),
        N_(
            "%(big_back_3)s jungle tiles: %(big_back_p1_3)s single plantations, %(big_back_g1_3)s "
            "gold mines of value %(mine_low)s, %(big_back_m2_3)s market with price %(price_low)s, "
            "%(big_back_m3_3)s with price %(price_middle)s, and %(big_back_i_3)s watering."
        ),
    ),
    Question(
        "q-big-worker-tiles",
        "big-game-setup",
        N_("How many worker tiles does each player have in the Big Game?"),
        N_("%(big_workers_each_4)s: all of one colour, the new ones included."),
    ),
    Question(
        "q-big-start",
        "big-game-setup",
        N_("Which starting tiles does the Big Game have?"),
        N_("A single plantation and a water tile. The Emperor stands on the water tile."),
    ),
    Question(
        "q-big-pile",
        "big-game-setup",
        N_("How many jungle tiles are in the pile of the Big Game?"),
        N_(
            "%(big_pile_4)s with %(players_4)s players and %(big_pile_3)s with %(players_3)s, once "
            "%(big_open)s tiles are face up."
        ),
    ),
    Question(
        "q-big-gold-mines",
        "big-game-setup",
        N_("Are there gold mines in the Big Game?"),
        N_(
            "Yes, %(big_mines_4)s with %(players_4)s players and %(big_mines_3)s with %(players_3)s. "
            "Chocolate and the Tree of Life take none out."
        ),
    ),
    Question(
        "q-big-temples",
        "big-game-scoring",
        N_("Do temples count in the Big Game?"),
        N_("Yes, all %(big_t_4)s of them. Temples and gem mines are both in play and both scored."),
    ),
    Question(
        "q-app-expansions",
        "expansions",
        N_("Does this app work with the expansions?"),
        N_(
            "Yes, with all modules of Chocolatl and Diamante and with the Big Game. Choose them when "
            "you begin a set-up or a score."
        ),
        Source.OURS,
    ),
    Question(
        "q-which-box",
        "expansions",
        N_("Which modules are in which box?"),
        N_(
            "Chocolatl: Map, Watering, Chocolate and Huts. Diamante: Gem Mines, Tree of Life, Favour "
            "of the Emperor and New Workers."
        ),
    ),
    Question(
        "q-one-box",
        "expansions",
        N_("Do I need Chocolatl to play with Diamante?"),
        N_("No, each box works without the other. Only the Big Game needs both."),
    ),
    Question(
        "q-without-base",
        "expansions",
        N_("Can I play an expansion without the base game?"),
        N_("No, every module is added to the base game."),
    ),
    Question(
        "q-promos",
        "expansions",
        N_("Does this app know the volcanoes and other small expansions?"),
        N_("No. It knows the modules of Chocolatl and Diamante only."),
        Source.OURS,
    ),
    Question(
        "q-modules-together",
        "combining-modules",
        N_("Which modules can be combined?"),
        N_("All of them. Any module goes with any other, from the same box or from both."),
    ),
    Question(
        "q-modules-how-many",
        "combining-modules",
        N_("How many modules can we use at once?"),
        N_("As many as you like, from a single one to all %(modules)s."),
    ),
    Question(
        "q-modules-first",
        "combining-modules",
        N_("Which module should we try first?"),
        N_(
            "The Map or the Favour of the Emperor: they change no tiles and add only one rule. Then "
            "Chocolate or the Gem Mines."
        ),
        Source.OURS,
    ),
)
