"""The sections on the Big Game, and on all modules together."""

from scorer.i18n import N_
from scorer.modules.setup_figures import figure_row
from scorer.rules.model import (
    BoardPicture,
    Bullets,
    Chapter,
    Paragraph,
    Piece,
    PiecesPicture,
    Section,
    Table,
    TilesPicture,
)

from .game import ALL_TILES, PLAYERS, START
from .words import WORDS

CHAPTER = Chapter("big-game", WORDS.title)
# I18N: chapter of the rules: what is about all expansion modules
EXPANSIONS = Chapter("expansions", N_("Expansions and modules"))

_NEW_TILES = TilesPicture(N_("The jungle tiles of the expansions."), jungle=tuple(ALL_TILES))
START_TILES = BoardPicture(
    "/.".join(START),
    N_("The starting tiles of the Big Game: a single plantation and water."),
)

SECTIONS = (
    Section(
        id="big-game",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "The Big Game uses all %(modules)s modules and the whole base game at once. It is for "
            "%(players_3)s or %(players_4)s players."
        ),
        blocks=(
            Bullets(
                (
                    N_("You need the base game, Chocolatl and Diamante."),
                    N_("Modules don’t replace base tiles here: you add all their tiles."),
                    N_("All other rules of the modules stay the same."),
                )
            ),
        ),
        related=("big-game-setup", "big-game-scoring", "combining-modules"),
        picture=_NEW_TILES,
    ),
    Section(
        id="big-game-setup",
        chapter=CHAPTER.id,
        title=N_("Set-up of the Big Game"),
        short=N_(
            "Each player takes all %(big_workers_each_4)s worker tiles of one colour. Use "
            "%(big_jungle_4)s jungle tiles with %(players_4)s players, %(big_jungle_3)s with "
            "%(players_3)s."
        ),
        blocks=(
            Paragraph(N_("With %(players_3)s players, put these jungle tiles back into the box:")),
            Bullets(
                (
                    # I18N: item of a list: how many tiles of a kind go back into the box, and the kind
                    N_("%(big_back_p1_3)s × single plantation"),
                    N_("%(big_back_g1_3)s × gold mine (value %(mine_low)s)"),
                    N_("%(big_back_m2_3)s × market (price %(price_low)s)"),
                    N_("%(big_back_m3_3)s × market (price %(price_middle)s)"),
                    # I18N: item of a list: how many tiles of a kind go back into the box, and the kind
                    N_("%(big_back_i_3)s × watering tile"),
                )
            ),
            Paragraph(N_("Then, with any number of players:")),
            Bullets(
                (
                    N_("Start with a single plantation and a water tile."),
                    N_("Put the Emperor on the water tile."),
                    N_("Give each player %(big_map_tiles)s map tiles."),
                    N_(
                        "Set out %(big_huts)s hut tiles and %(masks)s masks, and put %(gems)s gems "
                        "into the mine car."
                    ),
                    N_(
                        "Turn %(big_open)s jungle tiles face up, on the map board and in the "
                        "display. That leaves %(big_pile_3)s in the pile with %(players_3)s "
                        "players, %(big_pile_4)s with %(players_4)s."
                    ),
                )
            ),
            Table(
                # I18N: caption of a table: how many tiles of each kind there are
                N_("Jungle tiles in play"),
                figure_row(
                    # I18N: heading of a table row: the number of players
                    N_("Players"),
                    "players",
                    PLAYERS,
                ),
                (
                    # I18N: heading of a table row of numbers: a jungle tile
                    figure_row(N_("single plantation"), "big_p1", PLAYERS),
                    # I18N: heading of a table row of numbers: a jungle tile
                    figure_row(N_("double plantation"), "big_p2", PLAYERS),
                    # I18N: heading of a table row of numbers: a jungle tile, by what is printed on it
                    figure_row(N_("market (price %(price_low)s)"), "big_m2", PLAYERS),
                    # I18N: heading of a table row of numbers: a jungle tile, by what is printed on it
                    figure_row(N_("market (price %(price_middle)s)"), "big_m3", PLAYERS),
                    # I18N: heading of a table row of numbers: a jungle tile, by what is printed on it
                    figure_row(N_("market (price %(price_high)s)"), "big_m4", PLAYERS),
                    figure_row(N_("gold mine (value %(mine_low)s)"), "big_g1", PLAYERS),
                    figure_row(N_("gold mine (value %(mine_high)s)"), "big_g2", PLAYERS),
                    # I18N: heading of a table row of numbers: a jungle tile
                    figure_row(N_("water"), "big_w", PLAYERS),
                    # I18N: heading of a table row of numbers: a jungle tile
                    figure_row(N_("sun-worshiping site"), "big_s", PLAYERS),
                    # I18N: heading of a table row of numbers: a jungle tile
                    figure_row(N_("temple"), "big_t", PLAYERS),
                    # I18N: heading of a table row of numbers: a jungle tile of Chocolatl
                    figure_row(N_("watering tile"), "big_i", PLAYERS),
                    # I18N: heading of a table row of numbers: a jungle tile of Chocolatl
                    figure_row(N_("chocolate kitchen"), "big_k", PLAYERS),
                    # I18N: heading of a table row of numbers: a jungle tile of Chocolatl
                    figure_row(N_("chocolate market"), "big_c", PLAYERS),
                    # I18N: name of a jungle tile, also within sentences and lists
                    figure_row(N_("gem mine"), "big_d", PLAYERS),
                    # I18N: name of a jungle tile, also within sentences and lists
                    figure_row(N_("tree of life"), "big_l", PLAYERS),
                ),
            ),
        ),
        related=("big-game", "setup-jungle-display", "new-workers-surplus"),
        repeated_by=(
            *("q-big-three-players", "q-big-worker-tiles", "q-big-start", "q-big-pile"),
            "q-big-gold-mines",
        ),
        picture=START_TILES,
    ),
    Section(
        id="big-game-scoring",
        chapter=CHAPTER.id,
        title=N_("Scoring the Big Game"),
        short=N_(
            "Score temples, sun tokens, gold and the water field as in the base game. Add huts, "
            "masks and leftover gems."
        ),
        blocks=(
            Paragraph(
                N_(
                    "Temples count, although gem mines are in play too. Unused map tiles and "
                    "leftover chocolate bars are worth nothing."
                )
            ),
        ),
        related=("big-game", "final-scoring", "gem-scoring"),
        repeated_by=("q-big-temples",),
        picture=TilesPicture(N_("A temple and a gem mine."), jungle=("t", "d")),
    ),
    Section(
        id="expansions",
        chapter=EXPANSIONS.id,
        # I18N: title of a rule, in the contents and above its page: playing with the expansions
        # Chocolatl and Diamante
        title=N_("Playing with expansions"),
        short=N_(
            "There are %(modules)s modules in the expansions Chocolatl and Diamante. This app knows "
            "their rules, set-up and scoring."
        ),
        blocks=(
            Bullets(
                (
                    N_("Chocolatl: Map, Watering, Chocolate and Huts"),
                    N_("Diamante: Gem Mines, Tree of Life, Favour of the Emperor and New Workers"),
                )
            ),
            Paragraph(
                N_(
                    "Choose your modules when you start a set-up or the calculator. You can use just "
                    "one module, or several."
                )
            ),
        ),
        related=("combining-modules", "big-game", "components"),
        repeated_by=("q-app-expansions", "q-which-box"),
        picture=_NEW_TILES,
    ),
    Section(
        id="combining-modules",
        chapter=EXPANSIONS.id,
        # I18N: title of a rule, in the contents and above its page: several modules of the expansions
        # in one game
        title=N_("Combining modules"),
        short=N_(
            "You can combine all modules, as many as you like, from either expansion. Change the "
            "tiles for each module."
        ),
        blocks=(
            Paragraph(N_("Only these combinations have a rule of their own:")),
            Bullets(
                (
                    N_("Chocolate and the Tree of Life: the trees of life replace nothing."),
                    N_("Watering and the Emperor: he starts on the water tile."),
                    N_("The Map and the Gem Mines: a gem mine on the map board gets its gems."),
                )
            ),
            Table(
                N_("Jungle tiles in play, including the starting tiles"),
                figure_row(
                    # I18N: heading of a table row: the number of players
                    N_("Players"),
                    "players",
                ),
                (
                    figure_row(
                        # I18N: heading of a table row of numbers: how many tiles there usually are
                        N_("Usually"),
                        "module_jungle",
                    ),
                    figure_row(N_("With Chocolate and the Tree of Life"), "modules_jungle"),
                ),
            ),
        ),
        related=("expansions", "tree-of-life-chocolate", "emperor", "gem-mine"),
        repeated_by=("q-modules-together", "q-modules-how-many"),
        picture=PiecesPicture(
            (Piece.JUNGLE_PILE,), N_("The jungle draw pile with the tiles of your modules.")
        ),
    ),
)
