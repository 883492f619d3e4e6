"""The sections on the Favour of the Emperor."""

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
    N_("The Emperor walks along the row, from the market to white's new tile."),
    (START, (1, 4)),
    alt=N_(
        "Between the market and white's new tile in the same row lie an empty square and a gold "
        "mine."
    ),
)
KEPT = BoardPicture(
    "p1/R1111m2Y1111",
    N_("The Emperor stood on red's tile; yellow's new tile in the row draws him away."),
    ((1, 0), (1, 2)),
)

SECTIONS = (
    Section(
        id="emperor",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "The Emperor walks to new worker tiles in his row or column and pays their owners. He "
            "starts on the market of the starting tiles."
        ),
        blocks=(
            Paragraph(
                N_(
                    "If you play with Watering, there is no market among the starting tiles. Then he "
                    "starts on the water tile."
                )
            ),
            Paragraph(N_("No tile goes out and none comes in, whatever the number of players.")),
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
            "Place a worker tile anywhere in the Emperor's row or column: he moves onto it, and you "
            "take %(emperor_move)s gold."
        ),
        blocks=(
            Bullets(
                (
                    N_("The distance does not matter, nor do tiles and gaps on the way."),
                    N_("He always moves: it is no choice of yours."),
                    N_("Jungle tiles that you lay do not attract him."),
                )
            ),
            Example(
                N_(
                    "White places the tile on the right. It lies in the same row as the Emperor, so "
                    "he walks onto it and white takes %(emperor_move)s gold."
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
            "If the Emperor stands on a tile of yours when your turn begins, take %(emperor_stay)s "
            "gold. That goes on, turn after turn, until he leaves."
        ),
        blocks=(
            Paragraph(N_("After the last turn he pays nothing more, wherever he stands.")),
            Example(
                N_(
                    "Red opens the game in the Emperor's row and takes %(emperor_move)s gold. Nobody "
                    "draws him away, so red's next turn begins with %(emperor_stay)s gold more: "
                    "%(emperor_example)s in all."
                ),
                BoardPicture("p1/R1111m2", N_("The Emperor stands on red's tile."), ((1, 0),)),
            ),
        ),
        related=("emperor-moves", "turn"),
        repeated_by=("q-emperor-every-turn", "q-emperor-end"),
        picture=PiecesPicture(("emperor",), N_("The Emperor pays in gold.")),
    ),
)
