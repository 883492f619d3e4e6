"""The table, and a turn from placing to drawing."""

from scorer.i18n import N_
from scorer.rules.model import (
    BoardPicture,
    Bullets,
    Chapter,
    Example,
    Paragraph,
    Piece,
    PiecesPicture,
    Section,
)

CHAPTER = Chapter("turn", N_("The table and a turn"), part="turn")
TWO_SPACES = BoardPicture(
    "p1Y1111/.m2W1111/.P1111",
    N_("White has to fill both highlighted jungle spaces."),
    ((0, 2), (2, 2)),
)

SECTIONS = (
    Section(
        id="placement",
        chapter=CHAPTER.id,
        title=N_("How tiles lie on the table"),
        short=N_(
            "Worker tiles never share a side with worker tiles, and jungle tiles never share a "
            "side with jungle tiles: the table grows like a chessboard."
        ),
        blocks=(
            Paragraph(
                N_(
                    "Think of the dark squares of a chessboard as worker squares and of the light "
                    "squares as jungle spaces. The starting tiles fix which squares are which, "
                    "and that never changes."
                )
            ),
            Paragraph(
                N_(
                    "Tiles are adjacent when they share a side. Tiles that only touch at a corner "
                    "are not adjacent: corners never matter for workers, actions or temples."
                )
            ),
        ),
        related=("setup-start-tiles", "place-worker", "fill-jungle"),
        repeated_by=(
            *("q-worker-beside-worker", "q-jungle-beside-jungle", "q-corners-count"),
            *("q-adjacent", "q-which-square"),
        ),
        picture=BoardPicture(
            "p1Y2101m3/R1111m2W1111/wP1111g1",
            N_("Worker tiles and jungle tiles alternate, as on a chessboard."),
        ),
    ),
    Section(
        id="turn",
        chapter=CHAPTER.id,
        title=N_("Your turn at a glance"),
        short=N_(
            "A: place a worker tile. B: fill jungle spaces. C: carry out the actions. Then draw a "
            "tile, refill the display, and the next player goes on."
        ),
        blocks=(
            Bullets(
                (
                    N_("The order never changes."),
                    N_("Nothing to fill? Then step B does not happen."),
                    N_("In step C workers of other players may act as well."),
                )
            ),
        ),
        related=("place-worker", "fill-jungle", "activate", "turn-end"),
        repeated_by=("q-steps",),
        picture=BoardPicture(
            "p1Y2101m3/.m2R1111",
            N_(
                "Yellow placed the highlighted worker tile, filled the highlighted jungle space, "
                "and now the workers act."
            ),
            ((0, 1), (0, 2)),
        ),
    ),
    Section(
        id="place-worker",
        chapter=CHAPTER.id,
        title=N_("Step A: place a worker tile"),
        short=N_(
            "Lay a tile from your hand face up, turned as you like, so that it shares a side with "
            "at least one jungle tile."
        ),
        blocks=(
            Paragraph(
                N_(
                    "The square must be an empty worker square. It does not matter whose tiles "
                    "lie nearby. You may also lay a side without workers against a jungle tile."
                )
            ),
            Paragraph(N_("Never flip a tile over. Once it lies there, it stays as it is.")),
            Example(
                N_(
                    "Red opens the game. The new tile shares a side with the plantation above it "
                    "and with the market to its right."
                ),
                BoardPicture(
                    "p1/R1111m2",
                    N_("The highlighted tile is adjacent to each of the starting tiles."),
                    ((1, 0),),
                ),
                BoardPicture(
                    "p1/.m2",
                    N_("A single plantation, and a market diagonally below it to the right."),
                    ((1, 0),),
                ),
            ),
        ),
        related=("placement", "fill-jungle", "activate", "overbuild"),
        repeated_by=(
            *("q-place-where", "q-beside-opponent-only", "q-several-jungle", "q-turn-tile"),
            "q-must-worker-touch",
        ),
    ),
    Section(
        id="fill-jungle",
        chapter=CHAPTER.id,
        title=N_("Step B: fill jungle spaces"),
        short=N_(
            "If your new tile makes %(filled_at)s worker tiles, whoever owns them, touch an empty "
            "jungle space, you must fill it with a display tile of your choice."
        ),
        blocks=(
            Bullets(
                (
                    N_("It can be several spaces; each gets a tile."),
                    N_("The display is not refilled until the end of your turn."),
                    N_(
                        "More than %(display)s spaces to fill is very rare: use up the "
                        "%(display)s display tiles first, then take the rest from the top of the "
                        "jungle draw pile."
                    ),
                    N_(
                        "When the display and the jungle draw pile are both empty, no more "
                        "spaces are filled."
                    ),
                )
            ),
            Example(
                N_(
                    "Red has placed the tile on the right. The highlighted space now touches a "
                    "yellow and a red tile, so red fills it, here with a market. The workers "
                    "beside it are activated."
                ),
                BoardPicture(
                    "p1Y1111m3/.m2R2101",
                    N_("A market fills the highlighted jungle space."),
                    ((0, 2),),
                ),
                BoardPicture(
                    "p1Y1111/.m2R2101",
                    N_("The highlighted jungle space is empty, between a yellow and a red tile."),
                    ((0, 2),),
                ),
            ),
            Example(
                N_(
                    "White's new tile touches empty jungle spaces that yellow and purple touch "
                    "as well. White fills each of them, and chooses which display tile goes where."
                ),
                TWO_SPACES,
            ),
        ),
        related=("setup-jungle-display", "activate", "turn-end", "overbuild"),
        repeated_by=(
            *("q-must-fill", "q-who-chooses-jungle", "q-fill-others-tiles", "q-fill-one-tile"),
            *("q-fill-where", "q-fill-pile", "q-fill-many", "q-refill-when", "q-fill-none-left"),
        ),
    ),
    Section(
        id="activate",
        chapter=CHAPTER.id,
        title=N_("Step C: which workers are activated"),
        short=N_(
            "Every worker of your new tile that touches a jungle tile is activated. So is every "
            "worker, whoever owns it, beside a space filled this turn."
        ),
        blocks=(
            Paragraph(
                N_(
                    "Your own earlier tiles are included. An activated worker lets its owner use "
                    "the tile beside it once."
                )
            ),
            Paragraph(
                N_(
                    "That happens only once in the game: when the worker is placed, or when the "
                    "gap beside it is filled later."
                )
            ),
            Example(
                N_(
                    "Yellow places a tile and fills the space beside it with a market of price "
                    "%(price_middle)s. Yellow first takes %(single_harvest)s cacao fruit from the "
                    "plantation, then sells it for %(price_middle)s gold. A worker of red touches "
                    "the new market too. Red has a cacao fruit in store, and sells it for "
                    "%(price_middle)s gold as well."
                ),
                BoardPicture(
                    "p1Y2101m3/.m2R1111",
                    N_("The new market activates a yellow and a red worker."),
                    ((0, 2),),
                    alt=N_(
                        "Yellow's tile lies between a plantation on its left and the new market "
                        "on its right. Red's tile lies below the new market."
                    ),
                ),
            ),
        ),
        related=("fill-jungle", "action-order", "overbuild"),
        repeated_by=(
            *("q-activate-meaning", "q-act-every-round", "q-act-twice", "q-workers-on-side"),
            *("q-several-sides", "q-own-earlier", "q-other-turn", "q-others-profit"),
        ),
    ),
    Section(
        id="action-order",
        chapter=CHAPTER.id,
        title=N_("In which order the actions happen"),
        short=N_(
            "All players act at the same time. You choose the order of your own actions, but "
            "finish all workers on one side of a tile before the next side."
        ),
        blocks=(
            Paragraph(
                N_("You may give up an action, in part or as a whole: nobody has to use a worker.")
            ),
            Example(
                N_(
                    "Yellow has no cacao fruits. Yellow starts at the plantation and takes "
                    "%(double_harvest)s cacao fruits. Then the %(double_side)s workers at the "
                    "market sell them for %(price_middle)s gold each: %(sale_middle)s gold. What "
                    "yellow may not do is use a worker at the market, visit the plantation, and "
                    "then use the other worker at the market."
                ),
                BoardPicture(
                    ".m3/p2Y2101",
                    N_("Plantation first, then the market: a whole side at a time."),
                    ((1, 1),),
                    alt=N_(
                        "Yellow's tile has a double plantation on its left and a market above it."
                    ),
                ),
            ),
        ),
        related=("activate", "market", "plantation", "limits"),
        repeated_by=("q-order-own-actions", "q-pick-then-sell", "q-split-side", "q-give-up-action"),
    ),
    Section(
        id="change-money",
        chapter=CHAPTER.id,
        title=N_("Changing money"),
        short=N_("You may change coins at the bank at any time."),
        blocks=(
            Paragraph(
                N_(
                    "A coin of %(coin_middle)s is worth as much as %(coin_middle)s coins of "
                    "%(coin_small)s, and a coin of %(coin_large)s as much as %(coin_large)s coins "
                    "of %(coin_small)s. Changing is not an action and costs nothing."
                )
            ),
        ),
        related=("setup-supply", "components"),
        picture=PiecesPicture(
            (Piece.COIN,), N_("Coins of %(coin_small)s, %(coin_middle)s and %(coin_large)s.")
        ),
    ),
    Section(
        id="turn-end",
        chapter=CHAPTER.id,
        title=N_("The end of your turn"),
        short=N_(
            "Draw the top tile of your own worker draw pile, refill the jungle display to "
            "%(display)s tiles, and the player on your left goes on."
        ),
        blocks=(
            Bullets(
                (
                    N_("Have you run out? Then play on with your hand."),
                    N_("Is the jungle draw pile too small? Then the display stays smaller."),
                    N_(
                        "In this way you hold %(hand)s tiles before each turn, until your pile "
                        "runs out."
                    ),
                )
            ),
        ),
        related=("turn", "setup-jungle-display", "game-end"),
        picture=PiecesPicture(
            (Piece.WORKER_PILE, Piece.JUNGLE_PILE),
            N_("Your worker draw pile, and the jungle draw pile."),
        ),
        repeated_by=("q-hand-size", "q-pile-empty-hand", "q-draw-which"),
    ),
)
