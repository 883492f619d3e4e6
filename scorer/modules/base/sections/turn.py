"""The table, and a turn from placing to drawing."""

from scorer.i18n import N_
from scorer.rules.model import BoardPicture, Bullets, Chapter, Example, Paragraph, Section

CHAPTER = Chapter("turn", N_("The table and a turn"))

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
            "Always in this order: place a worker tile, fill jungle spaces if you have to, then "
            "carry out the actions. After that, draw, refill the display, and the next player "
            "goes on."
        ),
        blocks=(
            Bullets(
                (
                    N_("A. Place a worker tile from your hand."),
                    N_(
                        "B. Fill each empty jungle space that now touches %(filled_at)s worker "
                        "tiles. Nothing to fill? Skip this."
                    ),
                    N_("C. All activated workers act: yours, and perhaps those of others."),
                    N_("End of the turn: draw a worker tile and refill the jungle display."),
                )
            ),
        ),
        related=("place-worker", "fill-jungle", "activate", "turn-end"),
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
            "Choose a tile from your hand, turn it as you like, and lay it face up so that it "
            "shares a side with at least a single jungle tile that is already there."
        ),
        blocks=(
            Paragraph(
                N_(
                    "The square must be an empty worker square. It does not matter whose tiles "
                    "lie nearby. You may also lay a side without workers against a jungle tile."
                )
            ),
            Paragraph(N_("Turn the tile before you lay it. Never flip it over.")),
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
            ),
        ),
        related=("placement", "fill-jungle", "activate", "overbuild"),
    ),
    Section(
        id="fill-jungle",
        chapter=CHAPTER.id,
        title=N_("Step B: fill jungle spaces"),
        short=N_(
            "If your new tile makes %(filled_at)s worker tiles touch the same empty jungle "
            "space, you must fill that space with a tile of your choice from the jungle display. "
            "It does not matter who owns the worker tiles."
        ),
        blocks=(
            Bullets(
                (
                    N_("Several spaces may need filling. You choose a tile for each of them."),
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
                    N_("Nothing to fill? Skip this step."),
                )
            ),
            Example(
                N_(
                    "Red fills the space with a market from the display. The workers of red and "
                    "yellow beside it are activated."
                ),
                BoardPicture(
                    "p1Y1111m3/.m2R2101",
                    N_("After: a market fills the highlighted jungle space."),
                    ((0, 2),),
                ),
            ),
            Example(
                N_(
                    "White's new tile touches empty jungle spaces that yellow and purple touch "
                    "as well. White fills each of them, and chooses which display tile goes where."
                ),
                BoardPicture(
                    "p1Y1111/.m2W1111/.P1111",
                    N_("White has to fill both highlighted jungle spaces."),
                    ((0, 2), (2, 2)),
                ),
            ),
        ),
        related=("setup-jungle-display", "activate", "turn-end", "overbuild"),
        picture=BoardPicture(
            "p1Y1111/.m2R2101",
            N_(
                "Before: red has placed the tile on the right. The highlighted jungle space now "
                "touches a yellow and a red tile, so red must fill it."
            ),
            ((0, 2),),
        ),
    ),
    Section(
        id="activate",
        chapter=CHAPTER.id,
        title=N_("Step C: which workers are activated"),
        short=N_(
            "Every worker of the new tile that touches a jungle tile is activated. So is every "
            "worker, of any player and of your own earlier tiles too, that touches a jungle "
            "space filled this turn."
        ),
        blocks=(
            Paragraph(
                N_("Each activated worker lets its owner use the jungle tile beside it once.")
            ),
            Paragraph(
                N_(
                    "A worker is activated only once in the game: when its tile is placed, or "
                    "later, when the space beside it is filled. Workers do not act again in later "
                    "turns."
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
    ),
    Section(
        id="action-order",
        chapter=CHAPTER.id,
        title=N_("In which order the actions happen"),
        short=N_(
            "All players act at the same time and independently. You choose the order of your "
            "own actions, but you finish all workers on a side of a tile before you go on to "
            "the next side."
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
                    N_("No tiles left in your own pile? Then you draw nothing and play on."),
                    N_("The display is refilled from the jungle draw pile as far as it lasts."),
                    N_(
                        "In this way you hold %(hand)s tiles before each turn, until your pile "
                        "runs out."
                    ),
                )
            ),
        ),
        related=("turn", "setup-jungle-display", "game-end"),
    ),
)
