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

# I18N: chapter of the rules (noun)
CHAPTER = Chapter("setup", N_("Set-up"), part="setup")

START_TILES = BoardPicture(
    "/.".join(GAME.start),
    N_("The starting tiles touch at a corner only."),
    alt=N_("A single plantation, and a market diagonally below it to the right."),
)

SECTIONS = (
    Section(
        id="setup-players",
        chapter=CHAPTER.id,
        title=N_("Player pieces"),
        short=N_(
            "Choose a colour and take its village board, water carrier and worker tiles. Put your "
            "water carrier on the water field %(water_start)s."
        ),
        blocks=(
            Paragraph(
                N_(
                    "Put the village board in front of you. It stores your cacao fruits and sun "
                    "tokens, and your water carrier moves round it."
                )
            ),
            Paragraph(
                N_(
                    "You start with no gold, cacao fruits or sun tokens. With fewer than "
                    "%(players_max)s players, leave the unused colours in the box."
                )
            ),
        ),
        related=("setup-worker-tiles", "water", "limits"),
        repeated_by=("q-start-with-gold", "q-carrier-start", "q-unused-colours"),
        picture=PiecesPicture(
            (Piece.VILLAGE_BOARD, Piece.WATER_CARRIER, Piece.WORKER_PILE),
            N_("For each player: a village board, a water carrier and the worker tiles."),
        ),
    ),
    Section(
        id="setup-worker-tiles",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page: which worker tiles go back into the
        # box; shuffling, and the first hand
        title=N_("Preparing worker tiles"),
        short=N_(
            "Each player uses %(workers_each_2)s worker tiles with %(players_2)s players, "
            "%(workers_each_3)s with %(players_3)s players and %(workers_each_4)s with "
            "%(players_4)s players. Shuffle yours face down and draw %(hand)s."
        ),
        blocks=(
            Paragraph(N_("Before you shuffle, each player puts back into the box:")),
            Bullets(
                (
                    # I18N: item of a list: with so many players, each puts nothing back
                    N_("%(players_2)s players: nothing"),
                    N_(
                        "%(players_3)s players: %(back_even_3)s tile with %(even_side)s worker on "
                        "every side"
                    ),
                    N_(
                        "%(players_4)s players: %(back_even_4)s tile with %(even_side)s worker on "
                        "every side, and %(back_double_4)s with %(double_side)s workers on one "
                        "side"
                    ),
                )
            ),
        ),
        related=("components", "turn-end"),
        repeated_by=("q-tiles-each", "q-which-tiles-out", "q-starting-hand"),
        picture=TilesPicture(
            caption=N_(
                "All patterns of worker tile. The first has %(even_side)s worker on every side."
            ),
            workers=tuple(WORKER_BOX),
        ),
    ),
    Section(
        id="setup-start-tiles",
        chapter=CHAPTER.id,
        title=N_("Starting tiles"),
        short=N_(
            "Place a single plantation and a market (price %(start_price)s) face up in the middle "
            "of the table, so that they touch only at a corner."
        ),
        blocks=(
            Paragraph(
                N_(
                    "The starting tiles begin a chessboard pattern that all other tiles follow."
                    " Leave room all round: the playing area can grow in every direction."
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
        title=N_("%(players_2)s players: tiles to remove"),
        short=N_(
            "With %(players_2)s players, put %(jungle_back_2)s jungle tiles back into the box "
            "before you shuffle. With more players, use all the jungle tiles."
        ),
        blocks=(
            Paragraph(N_("Put back into the box:")),
            Bullets(
                (
                    # I18N: item of a list: how many tiles of a kind, and the kind
                    N_("%(back_p1_2)s × single plantation"),
                    N_("%(back_m3_2)s × market (price %(price_middle)s)"),
                    N_("%(back_g1_2)s × gold mine (value %(mine_low)s)"),
                    # I18N: item of a list: how many tiles of a kind, and the kind
                    N_("%(back_w_2)s × water"),
                    # I18N: item of a list: how many tiles of a kind, and the kind
                    N_("%(back_s_2)s × sun-worshiping site"),
                    # I18N: item of a list: how many tiles of a kind, and the kind
                    N_("%(back_t_2)s × temple"),
                )
            ),
            Paragraph(N_("Use all your worker tiles.")),
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
        title=N_("Jungle draw pile and display"),
        short=N_(
            "Shuffle the other jungle tiles into a face-down pile. Turn the top %(display)s face "
            "up next to it: they are the jungle display."
        ),
        blocks=(
            Paragraph(
                N_(
                    "The jungle draw pile then has %(pile_2)s tiles with %(players_2)s players, "
                    "and %(pile_3)s with %(players_3)s or %(players_4)s players."
                )
            ),
            Paragraph(N_("A different number? Check the tiles in the box.")),
        ),
        related=("setup-two-players", "fill-jungle", "turn-end"),
        repeated_by=("q-pile-size", "q-display-size"),
        picture=PiecesPicture(
            (Piece.JUNGLE_PILE,),
            N_("The face-down jungle draw pile. The jungle display is face up next to it."),
        ),
    ),
    Section(
        id="setup-supply",
        chapter=CHAPTER.id,
        title=N_("Supply and bank"),
        short=N_(
            "Put the cacao fruits and sun tokens within reach: they are the supply. The gold coins "
            "are the bank."
        ),
        blocks=(
            Paragraph(
                N_(
                    "You take cacao fruits and sun tokens from the supply, and gold from the bank. "
                    "Sold fruits and spent tokens go back to the supply."
                )
            ),
        ),
        related=("components", "change-money", "limits"),
        repeated_by=("q-sold-fruits",),
        picture=PiecesPicture(
            (Piece.CACAO_FRUIT, Piece.SUN_TOKEN, Piece.COIN),
            N_("Cacao fruits and sun tokens are the supply, gold coins the bank."),
        ),
    ),
    Section(
        id="start-player",
        chapter=CHAPTER.id,
        title=N_("Starting player"),
        short=N_("The oldest player starts. Play goes clockwise."),
        blocks=(
            Paragraph(
                N_(
                    "Everyone has the same number of turns, so the starting player gets no extra "
                    "turn."
                )
            ),
        ),
        related=("turn", "turn-end", "game-end"),
        picture=PiecesPicture(
            (Piece.VILLAGE_BOARD,) * len(Color),
            N_("Clockwise round the table, starting with the oldest player."),
        ),
    ),
)
