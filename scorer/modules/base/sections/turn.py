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

# I18N: chapter of the rules
CHAPTER = Chapter("turn", N_("Playing the game"), part="turn")
TWO_SPACES = BoardPicture(
    "p1Y1111/.m2W1111/.P1111",
    N_("White must fill both highlighted jungle spaces."),
    ((0, 2), (2, 2)),
)

SECTIONS = (
    Section(
        id="placement",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page: how tiles are placed next to each
        # other
        title=N_("Tile layout"),
        short=N_(
            "Worker tiles and jungle tiles alternate like the squares of a chessboard. Tiles of "
            "the same kind never share a side."
        ),
        blocks=(
            Paragraph(
                N_(
                    "The starting tiles fix which squares are worker squares and which are jungle "
                    "spaces. That never changes."
                )
            ),
            Paragraph(
                N_(
                    "Tiles are adjacent if they share a side. Tiles that touch only at a corner "
                    "are not adjacent. Corners never count for workers, actions or temples."
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
            N_("A playing area: worker tiles and jungle tiles alternate."),
        ),
    ),
    Section(
        id="turn",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page: the steps of a turn; also a heading
        # of the cheat sheet
        title=N_("Your turn"),
        short=N_(
            "A: place a worker tile. B: fill jungle spaces. C: carry out actions. Draw a tile, "
            "refill the display, and then it’s the next player’s turn."
        ),
        blocks=(
            Bullets(
                (
                    N_("The order never changes."),
                    N_("If there is nothing to fill, skip step B."),
                    N_("In step C, workers of other players can act too."),
                )
            ),
        ),
        related=("place-worker", "fill-jungle", "activate", "turn-end"),
        repeated_by=("q-steps",),
        picture=BoardPicture(
            "p1Y2101m3/.m2R1111",
            N_(
                "Yellow placed the highlighted worker tile and filled the highlighted jungle "
                "space. Now the workers act."
            ),
            ((0, 1), (0, 2)),
        ),
    ),
    Section(
        id="place-worker",
        chapter=CHAPTER.id,
        title=N_("Step A: place a worker tile"),
        short=N_(
            "Choose a tile from your hand and turn it any way you like. Place it face up next to "
            "at least one jungle tile."
        ),
        blocks=(
            Paragraph(
                N_(
                    "Use an empty worker square. It doesn’t matter whose tiles are nearby. A side "
                    "without workers can be next to a jungle tile too."
                )
            ),
            Paragraph(N_("Never flip a tile over. Once placed, it stays as it is.")),
            Example(
                N_(
                    "Red starts the game. The new tile is next to the plantation above it and the "
                    "market to its right."
                ),
                BoardPicture(
                    "p1/R1111m2",
                    N_("The highlighted tile is next to both starting tiles."),
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
            "You must fill each empty jungle space that is now next to %(filled_at)s worker tiles, "
            "whoever owns them. Choose a tile from the jungle display."
        ),
        blocks=(
            Bullets(
                (
                    N_("There can be several spaces to fill. Each gets one tile."),
                    N_("The display is not refilled until the end of your turn."),
                    N_(
                        "More than %(display)s spaces to fill? This is very rare. Use the "
                        "%(display)s display tiles first, then tiles from the top of the jungle "
                        "draw pile."
                    ),
                    N_(
                        "Once the jungle draw pile and the display are both empty, no more spaces "
                        "are filled."
                    ),
                )
            ),
            Example(
                N_(
                    "Red placed the tile on the right. The highlighted space is now next to a "
                    "yellow tile and a red tile. Red fills it, here with a market. The workers "
                    "next to it are activated."
                ),
                BoardPicture(
                    "p1Y1111m3/.m2R2101",
                    N_("A market fills the highlighted jungle space."),
                    ((0, 2),),
                ),
                BoardPicture(
                    "p1Y1111/.m2R2101",
                    N_(
                        "The highlighted jungle space is empty, between a yellow tile and a red "
                        "tile."
                    ),
                    ((0, 2),),
                ),
            ),
            Example(
                N_(
                    "White’s new tile is next to both highlighted spaces. One is also next "
                    "to a yellow tile, the other next to a purple tile. White fills both and "
                    "chooses which display tile goes where."
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
        title=N_("Step C: activate workers"),
        short=N_(
            "Every worker on your new tile that is next to a jungle tile is activated. So is "
            "every worker next to a space filled this turn, whoever owns it."
        ),
        blocks=(
            Paragraph(
                N_(
                    "Workers on your own earlier tiles are activated too. An activated "
                    "worker lets its owner use the jungle tile next to it once."
                )
            ),
            Paragraph(
                N_(
                    "Each worker is activated once in the game: when its tile is placed, or when "
                    "the empty space next to it is filled later."
                )
            ),
            Example(
                N_(
                    "Yellow places a tile and fills the space next to it with a market (price "
                    "%(price_middle)s). Yellow takes %(single_harvest)s cacao fruit from the "
                    "plantation, then sells it for %(price_middle)s gold. Red has a worker at the "
                    "new market too. Red has a cacao fruit in store, and also sells it for "
                    "%(price_middle)s gold."
                ),
                BoardPicture(
                    "p1Y2101m3/.m2R1111",
                    N_("The new market activates a yellow worker and a red worker."),
                    ((0, 2),),
                    alt=N_(
                        "Yellow’s tile is between a plantation on its left and the new market on "
                        "its right. Red’s tile is below the new market."
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
        # I18N: title of a rule, in the contents and above its page: in which order players and their
        # workers act
        title=N_("Order of actions"),
        short=N_(
            "All players act at the same time. You choose the order of your own actions, but "
            "finish one side of a tile before you start the next."
        ),
        blocks=(
            Paragraph(
                N_("You can skip any action, or do only part of it. Nobody has to use a worker.")
            ),
            Example(
                N_(
                    "Yellow has no cacao fruits, so Yellow starts at the plantation and takes "
                    "%(double_harvest)s. Then the %(double_side)s workers at the market sell them "
                    "for %(price_middle)s gold each, %(sale_middle)s gold in all. Yellow can’t use "
                    "one worker at the market, then the plantation, then the other worker at the "
                    "market."
                ),
                BoardPicture(
                    ".m3/p2Y2101",
                    N_("First the plantation, then the market: one side at a time."),
                    ((1, 1),),
                    alt=N_(
                        "Yellow’s tile has a double plantation on its left and a market above it."
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
        # I18N: title of a rule, in the contents and above its page: small coins for large ones at the
        # bank, and the other way round
        title=N_("Changing coins"),
        short=N_("You can change coins at the bank at any time."),
        blocks=(Paragraph(N_("This is not an action and costs nothing.")),),
        related=("setup-supply", "components"),
        picture=PiecesPicture(
            (Piece.COIN,),
            N_("Coins of %(coin_small)s, %(coin_middle)s and %(coin_large)s gold."),
        ),
    ),
    Section(
        id="turn-end",
        chapter=CHAPTER.id,
        title=N_("End of your turn"),
        short=N_(
            "Draw the top tile of your worker draw pile, and refill the jungle display to "
            "%(display)s tiles. Then it’s the next player’s turn, clockwise."
        ),
        blocks=(
            Bullets(
                (
                    N_("If your own pile is empty, just play the tiles left in your hand."),
                    N_("If the jungle draw pile runs out, the display stays smaller."),
                    N_(
                        "So you have %(hand)s tiles in your hand before each turn, until your pile "
                        "runs out."
                    ),
                )
            ),
        ),
        related=("turn", "setup-jungle-display", "game-end"),
        picture=PiecesPicture(
            (Piece.WORKER_PILE, Piece.JUNGLE_PILE),
            N_("Your worker draw pile and the jungle draw pile."),
        ),
        repeated_by=("q-hand-size", "q-pile-empty-hand", "q-draw-which"),
    ),
)
