"""Setting up the game."""

from scorer.engine.components import Color
from scorer.engine.setup import make_setup
from scorer.i18n import N_
from scorer.modules.base.game import GAME, JUNGLE_KINDS, WORKER_BOX
from scorer.rules.model import (
    BoardPicture,
    Bullets,
    Chapter,
    Paragraph,
    Piece,
    PiecesPicture,
    Section,
    TilesPicture,
)

CHAPTER = Chapter("setup", N_("Setting up"), part="setup")

START_TILES = BoardPicture(
    "/.".join(GAME.start),
    N_("The starting tiles touch at a corner only."),
    alt=N_("A single plantation, and a market diagonally below it to the right."),
)

SECTIONS = (
    Section(
        id="setup-players",
        chapter=CHAPTER.id,
        title=N_("What each player takes"),
        short=N_(
            "Choose a colour and take its village board, its water carrier and its worker "
            "tiles. Your water carrier starts on the water field %(water_start)s."
        ),
        blocks=(
            Paragraph(
                N_(
                    "Lay the village board in front of you. It stores your cacao fruits and your "
                    "sun tokens, and your water carrier walks round it."
                )
            ),
            Paragraph(
                N_(
                    "You start without gold, cacao fruits or sun tokens. With fewer than "
                    "%(players_max)s players, leave the colours that nobody plays in the box."
                )
            ),
        ),
        related=("setup-worker-tiles", "water", "limits"),
        repeated_by=("q-start-with-gold", "q-carrier-start", "q-unused-colours"),
        picture=PiecesPicture(
            (Piece.VILLAGE_BOARD, Piece.WATER_CARRIER, Piece.WORKER_PILE),
            N_("Yours in your colour: a village board, a water carrier and the worker tiles."),
        ),
    ),
    Section(
        id="setup-worker-tiles",
        chapter=CHAPTER.id,
        title=N_("Preparing the worker tiles"),
        short=N_(
            "With %(players_2)s players each of you plays %(workers_each_2)s worker tiles, with "
            "%(players_3)s players %(workers_each_3)s, with %(players_4)s players "
            "%(workers_each_4)s. Shuffle yours face down and draw %(hand)s."
        ),
        blocks=(
            Paragraph(N_("Before you shuffle, each player puts back into the box:")),
            Bullets(
                (
                    N_(
                        "with %(players_3)s players: %(back_even_3)s tile with a worker on every "
                        "side;"
                    ),
                    N_(
                        "with %(players_4)s players: %(back_even_4)s tile with a worker on every "
                        "side and %(back_double_4)s tile with %(double_side)s workers on a side."
                    ),
                )
            ),
        ),
        related=("components", "turn-end"),
        repeated_by=("q-tiles-each", "q-which-tiles-out", "q-starting-hand"),
        picture=TilesPicture(
            caption=N_(
                "The patterns of worker tile, beginning with the tile that has a worker on every "
                "side."
            ),
            workers=tuple(WORKER_BOX),
        ),
    ),
    Section(
        id="setup-start-tiles",
        chapter=CHAPTER.id,
        title=N_("The starting tiles"),
        short=N_(
            "Lay a single plantation and a market with selling price %(start_price)s face up in "
            "the middle of the table, so that they touch at a corner."
        ),
        blocks=(
            Paragraph(
                N_(
                    "They fix the chessboard on which all other tiles will lie. Leave room all "
                    "round: the playing area grows in every direction."
                )
            ),
        ),
        related=("placement", "setup-jungle-display"),
        repeated_by=("q-start-tiles-side",),
        picture=START_TILES,
    ),
    Section(
        id="setup-two-players",
        chapter=CHAPTER.id,
        title=N_("Jungle tiles to remove with %(players_2)s players"),
        short=N_(
            "With %(players_2)s players only, put %(jungle_back_2)s jungle tiles back into the "
            "box before you shuffle. With more players all jungle tiles are in play."
        ),
        blocks=(
            Paragraph(N_("Take out:")),
            Bullets(
                (
                    N_("single plantation: %(back_p1_2)s;"),
                    N_("market with selling price %(price_middle)s: %(back_m3_2)s;"),
                    N_("gold mine of value %(mine_low)s: %(back_g1_2)s;"),
                    N_("water: %(back_w_2)s;"),
                    N_("sun-worshiping site: %(back_s_2)s;"),
                    N_("temple: %(back_t_2)s."),
                )
            ),
            Paragraph(N_("Your worker tiles all stay in play.")),
        ),
        related=("setup-jungle-display", "setup-worker-tiles"),
        repeated_by=("q-two-players-remove", "q-three-players-remove"),
        picture=TilesPicture(
            caption=N_("These tiles go back into the box with %(players_2)s players."),
            jungle=tuple(
                code
                for code in JUNGLE_KINDS
                for _ in range(make_setup(GAME, 2, ()).removed_jungle.get(code, 0))
            ),
        ),
    ),
    Section(
        id="setup-jungle-display",
        chapter=CHAPTER.id,
        title=N_("The jungle draw pile and the jungle display"),
        short=N_(
            "Shuffle the other jungle tiles into a face-down pile and turn the top %(display)s "
            "face up beside it: that is the jungle display."
        ),
        blocks=(
            Paragraph(
                N_(
                    "The jungle draw pile then holds %(pile_2)s tiles with %(players_2)s players, "
                    "and %(pile_3)s tiles with %(players_3)s or %(players_4)s players."
                )
            ),
            Paragraph(N_("If your pile has another size, check the tiles you put into the box.")),
        ),
        related=("setup-two-players", "fill-jungle", "turn-end"),
        repeated_by=("q-pile-size", "q-display-size"),
        picture=PiecesPicture(
            (Piece.JUNGLE_PILE,),
            N_("The face-down jungle draw pile; the display lies face up beside it."),
        ),
    ),
    Section(
        id="setup-supply",
        chapter=CHAPTER.id,
        title=N_("The supply and the bank"),
        short=N_(
            "Put the cacao fruits and the sun tokens within reach as the supply, and the gold "
            "coins as the bank."
        ),
        blocks=(
            Paragraph(
                N_(
                    "What you gain comes from the supply or the bank. Cacao fruits that you sell "
                    "and sun tokens that you pay go back to the supply."
                )
            ),
        ),
        related=("components", "change-money", "limits"),
        repeated_by=("q-sold-fruits",),
        picture=PiecesPicture(
            (Piece.CACAO_FRUIT, Piece.SUN_TOKEN, Piece.COIN),
            N_("The supply of cacao fruits and sun tokens, and the bank of gold coins."),
        ),
    ),
    Section(
        id="start-player",
        chapter=CHAPTER.id,
        title=N_("Who begins"),
        short=N_("The oldest player begins. Play goes round clockwise."),
        blocks=(
            Paragraph(
                N_("Everybody gets the same number of turns, so whoever begins has no extra turn.")
            ),
        ),
        related=("turn", "turn-end", "game-end"),
        picture=PiecesPicture(
            (Piece.VILLAGE_BOARD,) * len(Color),
            N_("Round the table, clockwise, beginning with the oldest."),
        ),
    ),
)
