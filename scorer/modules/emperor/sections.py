"""The rules of the Favour of the Emperor."""

from scorer.i18n import N_
from scorer.rules.model import (
    BoardPicture,
    Bullets,
    Chapter,
    Example,
    Paragraph,
    PiecesPicture,
    Section,
)

from .game import START
from .words import WORDS

CHAPTER = Chapter("emperor", WORDS.title)

_START = BoardPicture(
    "p1/.m2",
    N_("The Emperor starts on the highlighted market."),
    (START,),
    alt=N_("A single plantation, and a market diagonally below it to the right."),
)
FAR = BoardPicture(
    "p1Y1111m3P1111w/.m2.g1W1111",
    N_("The Emperor moves along the row, from the market to White’s new tile."),
    (START, (1, 4)),
    alt=N_(
        "An empty square and a gold mine are between the market and White’s new tile in the same row."
    ),
)
KEPT = BoardPicture(
    "p1/R1111m2Y1111",
    N_("The Emperor was on Red’s tile. He moves to Yellow’s new tile in the same row."),
    ((1, 0), (1, 2)),
)

SECTIONS = (
    Section(
        id="emperor",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "The Emperor moves to each worker tile placed in his row or column. Its owner takes gold. "
            "He starts on the starting market."
        ),
        blocks=(
            Paragraph(
                N_(
                    "If you play with Watering, there is no market among the starting tiles. Put the "
                    "Emperor on the water tile instead."
                )
            ),
            Paragraph(
                N_("You don’t add or remove any tiles for this module, with any number of players.")
            ),
        ),
        related=("emperor-moves", "emperor-stays", "setup-start-tiles"),
        repeated_by=("q-emperor-tiles",),
        picture=_START,
    ),
    Section(
        id="emperor-moves",
        chapter=CHAPTER.id,
        title=N_("When the Emperor moves"),
        short=N_(
            "When you place a worker tile anywhere in the Emperor’s row or column, he moves onto it "
            "and you take %(emperor_move)s gold."
        ),
        blocks=(
            Bullets(
                (
                    N_("Distance doesn’t matter, nor do tiles or gaps in between."),
                    N_("It isn’t a choice: the Emperor always moves."),
                    N_("Jungle tiles don’t move him."),
                )
            ),
            Example(
                N_(
                    "White places the tile on the right. It is in the same row as the Emperor, so he "
                    "moves onto it and White takes %(emperor_move)s gold."
                ),
                FAR,
            ),
        ),
        related=("emperor-stays", "place-worker"),
        repeated_by=("q-emperor-gaps", "q-emperor-refuse", "q-emperor-jungle"),
    ),
    Section(
        id="emperor-stays",
        chapter=CHAPTER.id,
        title=N_("When the Emperor stays"),
        short=N_(
            "If the Emperor is on your tile when your turn starts, take %(emperor_stay)s gold. You "
            "get it every turn until he moves."
        ),
        blocks=(
            Paragraph(N_("After the last turn he pays nothing more.")),
            Example(
                N_(
                    "Red places a tile in the Emperor’s row and takes %(emperor_move)s gold. The "
                    "Emperor is still there when Red’s next turn starts: Red takes %(emperor_stay)s "
                    "more, %(emperor_example)s gold in all."
                ),
                BoardPicture("p1/R1111m2", N_("The Emperor is on Red’s tile."), ((1, 0),)),
            ),
        ),
        related=("emperor-moves", "turn"),
        repeated_by=("q-emperor-every-turn", "q-emperor-end"),
        picture=PiecesPicture(("emperor",), N_("The Emperor pays in gold.")),
    ),
)
