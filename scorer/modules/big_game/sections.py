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
        title=N_("The Big Game"),
        short=N_(
            "The Big Game is played with all %(modules)s modules and the whole base game at once. It "
            "is for %(players_3)s or %(players_4)s players."
        ),
        blocks=(
            Bullets(
                (
                    N_("You need the base game, Chocolatl and Diamante."),
                    N_("No module replaces base tiles here: they all come in on top."),
                    N_("The rules of all modules hold unchanged."),
                )
            ),
        ),
        related=("big-game-setup", "big-game-scoring", "combining-modules"),
        picture=_NEW_TILES,
    ),
    Section(
        id="big-game-setup",
        chapter=CHAPTER.id,
        title=N_("Setting up the Big Game"),
        short=N_(
            "Everybody takes all %(big_workers_each_4)s worker tiles of a colour. "
            "%(big_jungle_4)s jungle tiles are in play with %(players_4)s players, "
            "%(big_jungle_3)s with %(players_3)s."
        ),
        blocks=(
            Paragraph(N_("With %(players_3)s players put these jungle tiles back into the box:")),
            Bullets(
                (
                    N_("single plantation: %(big_back_p1_3)s;"),
                    N_("gold mine of value %(mine_low)s: %(big_back_g1_3)s;"),
                    N_("market with selling price %(price_low)s: %(big_back_m2_3)s;"),
                    N_("market with selling price %(price_middle)s: %(big_back_m3_3)s;"),
                    N_("watering: %(big_back_i_3)s."),
                )
            ),
            Paragraph(N_("Then, for any number of players:")),
            Bullets(
                (
                    N_("Start with a single plantation and a water tile."),
                    N_("Stand the Emperor on the water tile."),
                    N_("Give everybody %(big_map_tiles)s map tiles."),
                    N_(
                        "Lay out %(big_huts)s hut tiles and %(masks)s masks, and put %(gems)s gems "
                        "into the mine car."
                    ),
                    N_(
                        "Turn %(big_open)s jungle tiles face up, on the map board and in the "
                        "display. The pile then holds %(big_pile_3)s tiles with %(players_3)s "
                        "players, %(big_pile_4)s with %(players_4)s."
                    ),
                )
            ),
            Table(
                N_("Jungle tiles in play"),
                figure_row(N_("Players"), "players", PLAYERS),
                (
                    figure_row(N_("single plantation"), "big_p1", PLAYERS),
                    figure_row(N_("double plantation"), "big_p2", PLAYERS),
                    figure_row(N_("market with selling price %(price_low)s"), "big_m2", PLAYERS),
                    figure_row(N_("market with selling price %(price_middle)s"), "big_m3", PLAYERS),
                    figure_row(N_("market with selling price %(price_high)s"), "big_m4", PLAYERS),
                    figure_row(N_("gold mine of value %(mine_low)s"), "big_g1", PLAYERS),
                    figure_row(N_("gold mine of value %(mine_high)s"), "big_g2", PLAYERS),
                    figure_row(N_("water"), "big_w", PLAYERS),
                    figure_row(N_("sun-worshiping site"), "big_s", PLAYERS),
                    figure_row(N_("temple"), "big_t", PLAYERS),
                    figure_row(N_("watering"), "big_i", PLAYERS),
                    figure_row(N_("chocolate kitchen"), "big_k", PLAYERS),
                    figure_row(N_("chocolate market"), "big_c", PLAYERS),
                    figure_row(N_("gem mine"), "big_d", PLAYERS),
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
            "Everything counts: gold, temples, sun tokens and water field as in the base game, and "
            "also huts, masks and leftover gems."
        ),
        blocks=(
            Paragraph(
                N_(
                    "Temples and gem mines are in play side by side, so do not forget the temples. "
                    "Map tiles and chocolate bars that are left bring nothing."
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
        title=N_("Playing with expansions"),
        short=N_(
            "The boxes Chocolatl and Diamante hold %(modules)s modules. This app knows their rules, "
            "sets them up and scores them."
        ),
        blocks=(
            Bullets(
                (
                    N_("Chocolatl: the Map, Watering, Chocolate and the Huts."),
                    N_(
                        "Diamante: the Gem Mines, the Tree of Life, the Favour of the Emperor and "
                        "the New Workers."
                    ),
                )
            ),
            Paragraph(
                N_(
                    "When you begin a set-up or a score, choose the modules on your table. Each "
                    "module is a game part of its own: you may take a single one."
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
        title=N_("Which modules go together"),
        short=N_(
            "All modules go together, in any number and from either box. Change the tiles for each "
            "of them."
        ),
        blocks=(
            Paragraph(N_("Only these have a rule of their own for being together:")),
            Bullets(
                (
                    N_("Chocolate and the Tree of Life: the trees replace nothing;"),
                    N_("Watering and the Emperor: he starts on the water tile;"),
                    N_("the Map and the Gem Mines: a mine on the map board has its gems already."),
                )
            ),
            Table(
                N_("Jungle tiles in play, the starting tiles included"),
                figure_row(N_("Players"), "players"),
                (
                    figure_row(N_("Usually"), "module_jungle"),
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
