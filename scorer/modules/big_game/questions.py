"""Questions about the Big Game, and about all modules together."""

from scorer.i18n import N_
from scorer.rules.model import Question, Source

QUESTIONS = (
    Question(
        "q-big-two",
        "big-game",
        N_("Can we play the Big Game with %(players_2)s players?"),
        N_(
            "No. The Big Game is for %(players_3)s or %(players_4)s players. With "
            "%(players_2)s players, choose modules one by one."
        ),
    ),
    Question(
        "q-big-all-modules",
        "big-game",
        N_("Is it the Big Game if we choose all modules one by one?"),
        N_(
            "No. Modules chosen one by one replace base tiles as usual. In the Big Game they replace "
            "nothing."
        ),
    ),
    Question(
        "q-big-leave-out",
        "big-game",
        N_("Can we leave a module out of the Big Game?"),
        N_(
            "Yes. Choose the modules you want one by one, with the New Workers and their longer "
            "game."
        ),
        Source.OURS,
    ),
    Question(
        "q-big-how-long",
        "big-game",
        N_("Is the Big Game much longer?"),
        N_(
            "Yes. Each player has %(big_workers_each_3)s turns instead of %(workers_each_3)s or "
            "%(workers_each_4)s."
        ),
        Source.ABOUT,
    ),
    Question(
        "q-big-beginners",
        "big-game",
        N_("Is the Big Game good for a first game?"),
        N_("No. Play the base game first. Then add a few modules at a time."),
        Source.OURS,
    ),
    Question(
        "q-big-three-players",
        "big-game-setup",
        N_("Which tiles do we remove for the Big Game with %(players_3)s players?"),
        N_(
            "%(big_back_3)s jungle tiles. %(big_back_p1_3)s × single plantation, "
            "%(big_back_g1_3)s × gold mine (value %(mine_low)s), %(big_back_m2_3)s × market (price "
            "%(price_low)s), %(big_back_m3_3)s × market (price %(price_middle)s) and "
            "%(big_back_i_3)s × watering tile."
        ),
    ),
    Question(
        "q-big-worker-tiles",
        "big-game-setup",
        N_("How many worker tiles does each player have in the Big Game?"),
        N_("%(big_workers_each_4)s: all tiles of one colour, including the new worker tiles."),
    ),
    Question(
        "q-big-start",
        "big-game-setup",
        N_("Which starting tiles do we use in the Big Game?"),
        N_("A single plantation and a water tile. Put the Emperor on the water tile."),
    ),
    Question(
        "q-big-pile",
        "big-game-setup",
        N_("How many tiles are in the jungle draw pile in the Big Game?"),
        N_(
            "%(big_pile_4)s tiles in the pile with %(players_4)s players, %(big_pile_3)s "
            "with %(players_3)s. Another %(big_open)s jungle tiles are face up next to it."
        ),
    ),
    Question(
        "q-big-gold-mines",
        "big-game-setup",
        N_("Are there gold mines in the Big Game?"),
        N_(
            "Yes: %(big_mines_4)s with %(players_4)s players, %(big_mines_3)s with %(players_3)s. "
            "Chocolate and the Tree of Life don’t replace them."
        ),
    ),
    Question(
        "q-big-temples",
        "big-game-scoring",
        N_("Do temples count in the Big Game?"),
        N_("Yes, all %(big_t_4)s temples. Temples and gem mines are both in play."),
    ),
    Question(
        "q-app-expansions",
        "expansions",
        N_("Does this app work with the expansions?"),
        N_(
            "Yes, with Chocolatl, Diamante and the Big Game. Choose your modules when you start a "
            "set-up or the calculator."
        ),
        Source.ABOUT,
    ),
    Question(
        "q-which-box",
        "expansions",
        N_("Which modules are in which expansion box?"),
        N_(
            "Chocolatl: Map, Watering, Chocolate and Huts. Diamante: Gem Mines, Tree of Life, Favour "
            "of the Emperor and New Workers."
        ),
    ),
    Question(
        "q-one-box",
        "expansions",
        N_("Do I need Chocolatl to play Diamante?"),
        N_("No. Each expansion works without the other. Only the Big Game needs both."),
    ),
    Question(
        "q-without-base",
        "expansions",
        N_("Can I play an expansion without the base game?"),
        N_("No. Every module is added to the base game."),
    ),
    Question(
        "q-promos",
        "expansions",
        N_("Does this app know the Volcanoes and other small expansions?"),
        N_("No. It only knows the modules of Chocolatl and Diamante."),
        Source.ABOUT,
    ),
    Question(
        "q-modules-together",
        "combining-modules",
        N_("Which modules can we combine?"),
        N_("All of them. Any module works with any other, from one box or from both."),
    ),
    Question(
        "q-modules-how-many",
        "combining-modules",
        N_("How many modules can we use at once?"),
        N_("As many as you like, from one to all %(modules)s."),
    ),
    Question(
        "q-modules-first",
        "combining-modules",
        N_("Which module should we try first?"),
        N_(
            "The Map or the Favour of the Emperor. Neither changes any tiles, and each adds "
            "little to the rules. Then try Chocolate or the Gem Mines."
        ),
        Source.OURS,
    ),
)
