"""The end of the game and the scoring."""

from scorer.i18n import N_
from scorer.modules.base.game import MAX_PLAYERS
from scorer.rules.model import (
    BoardPicture,
    Bullets,
    Chapter,
    Example,
    Paragraph,
    Piece,
    PiecesPicture,
    Section,
    Table,
    TilesPicture,
)

CHAPTER = Chapter("scoring", N_("The end and scoring"), part="scoring")
SECOND_SHARED = BoardPicture(
    "wR0130g1/Y1111tP1111",
    N_("Red is clearly first at the highlighted temple; yellow and purple share second place."),
    ((1, 1),),
)

SECTIONS = (
    Section(
        id="game-end",
        chapter=CHAPTER.id,
        title=N_("When the game ends"),
        short=N_(
            "The game ends when all players have placed their last worker tile and its actions "
            "are done."
        ),
        blocks=(Paragraph(N_("You play on when the jungle draw pile is empty.")),),
        related=("turn-end", "overbuild", "final-scoring"),
        repeated_by=("q-one-finished", "q-last-actions", "q-jungle-empty-end", "q-all-tiles"),
        part="game_end",
    ),
    Section(
        id="final-scoring",
        chapter=CHAPTER.id,
        title=N_("The final scoring at a glance"),
        short=N_(
            "Score the temples, each on its own; then take %(sun_value)s gold for each sun "
            "token; then add up your gold and your water field."
        ),
        blocks=(
            Bullets(
                (
                    N_(
                        "Temples: the most workers %(temple_first)s gold, the second most "
                        "%(temple_second)s gold."
                    ),
                    N_("The water track goes from %(water_start)s to %(water_end)s."),
                    N_("Leftover cacao fruits: nothing, but they decide a tie for the win."),
                    N_("Turn a temple over once it has been scored."),
                    N_(
                        "For the calculator, count your coins before the bank pays for temples "
                        "and sun."
                    ),
                )
            ),
        ),
        related=("temple-scoring", "sun-scoring", "water-scoring", "winner"),
        picture=TilesPicture(N_("A temple."), jungle=("t",)),
        repeated_by=("q-temple-turned", "q-gold-before-temples"),
    ),
    Section(
        id="temple-scoring",
        chapter=CHAPTER.id,
        title=N_("Scoring a temple"),
        short=N_(
            "At each temple, count the workers adjacent to it: the most workers "
            "bring %(temple_first)s gold, the second most %(temple_second)s gold. Without a "
            "worker there you get nothing."
        ),
        blocks=(
            Bullets(
                (
                    N_("Only sides that touch the temple matter."),
                    N_("Where tiles have been overbuilt, only the top tile counts."),
                    N_(
                        "If nobody else takes part, you get %(temple_first)s gold, and the "
                        "%(temple_second)s are not paid."
                    ),
                )
            ),
            Example(
                N_(
                    "Red has %(triple_side)s workers at the temple and gets %(temple_first)s gold. "
                    "Yellow has %(even_side)s and gets %(temple_second)s gold. White's tile "
                    "touches the temple with an empty side, so white gets nothing."
                ),
                BoardPicture(
                    "p1R0130m3/Y1111tW1210",
                    N_("Red is first at the highlighted temple, yellow is second."),
                    ((1, 1),),
                ),
            ),
        ),
        related=("temple-ties", "temple", "overbuild"),
        repeated_by=("q-temple-alone", "q-temple-zero", "q-temple-stack", "q-temple-which-side"),
    ),
    Section(
        id="temple-ties",
        chapter=CHAPTER.id,
        title=N_("Ties at a temple"),
        short=N_(
            "Tied for first: share %(temple_first)s gold evenly, and second place is not paid. "
            "Tied for second: share %(temple_second)s gold evenly. Shares are rounded down."
        ),
        blocks=(
            Table(
                N_("Gold for each of the tied players"),
                (
                    N_("Tied players"),
                    *(f"%(players_{tied})s" for tied in range(2, MAX_PLAYERS + 1)),
                ),
                (
                    (
                        N_("for first place"),
                        *(f"%(first_shared_{tied})s" for tied in range(2, MAX_PLAYERS + 1)),
                    ),
                    (
                        N_("for second place"),
                        *(f"%(second_shared_{tied})s" for tied in range(2, MAX_PLAYERS)),
                        "",
                    ),
                ),
            ),
            Paragraph(N_("What is left over stays in the bank.")),
            Example(
                N_(
                    "Yellow and red have %(double_side)s workers each, purple has %(even_side)s. "
                    "Yellow and red get %(first_shared_2)s gold each. Purple gets nothing."
                ),
                BoardPicture(
                    "R1210tY1012/wP1111g1",
                    N_("Red and yellow share first place at the highlighted temple."),
                    ((0, 1),),
                ),
            ),
            Example(
                N_(
                    "Red has %(triple_side)s workers and gets %(temple_first)s gold. Yellow and "
                    "purple have %(even_side)s each: they get %(second_shared_2)s gold each."
                ),
                SECOND_SHARED,
            ),
        ),
        related=("temple-scoring", "winner"),
        repeated_by=(
            *("q-temple-tie-first", "q-temple-tie-second", "q-second-after-tie"),
            "q-rounding-rest",
        ),
    ),
    Section(
        id="sun-scoring",
        chapter=CHAPTER.id,
        title=N_("Scoring sun tokens"),
        short=N_("Take %(sun_value)s gold for each sun token you still have."),
        blocks=(
            Paragraph(
                N_(
                    "That is %(sun_most)s gold at most. Tokens that you paid for overbuilding are "
                    "gone and do not count."
                )
            ),
        ),
        related=("sun-site", "overbuild", "final-scoring"),
        repeated_by=("q-sun-paid",),
        picture=PiecesPicture(
            (Piece.SUN_TOKEN,), N_("A sun token that is left brings %(sun_value)s gold.")
        ),
    ),
    Section(
        id="water-scoring",
        chapter=CHAPTER.id,
        title=N_("Scoring the water field"),
        short=N_(
            "Add the value of the water field that your carrier stands on. A negative value is "
            "subtracted from your gold."
        ),
        blocks=(
            Paragraph(
                N_(
                    "A carrier that never moved costs you: its field says %(water_start)s. The "
                    "last field is worth %(water_end)s. Only the field you stand on counts, not "
                    "the fields you passed."
                )
            ),
        ),
        related=("water", "final-scoring"),
        repeated_by=("q-water-negative",),
        picture=PiecesPicture(
            (Piece.WATER_TRACK,),
            N_("The water track, from %(water_start)s to %(water_end)s."),
        ),
    ),
    Section(
        id="leftover-cacao",
        chapter=CHAPTER.id,
        title=N_("Leftover cacao fruits"),
        short=N_("Cacao fruits that you still have at the end are worth nothing."),
        blocks=(
            Paragraph(N_("Keep them in your store all the same: they decide a tie for the win.")),
        ),
        related=("winner", "market"),
        picture=PiecesPicture(
            (Piece.CACAO_FRUIT,), N_("A cacao fruit that was not sold brings no gold.")
        ),
    ),
    Section(
        id="winner",
        chapter=CHAPTER.id,
        title=N_("Who wins"),
        short=N_(
            "The most gold wins. In a tie, whoever of the tied players has the most cacao fruits "
            "left wins; still tied, they share the win."
        ),
        blocks=(
            Paragraph(
                N_("Sun tokens and water fields are already in your total, so they break no tie.")
            ),
        ),
        related=("final-scoring", "leftover-cacao", "goal"),
        picture=PiecesPicture(
            (Piece.COIN, Piece.CACAO_FRUIT), N_("Gold first; in a tie, cacao fruits.")
        ),
        repeated_by=("q-tie-win", "q-tie-sun"),
    ),
    Section(
        id="limits",
        chapter=CHAPTER.id,
        title=N_("Limits"),
        short=N_(
            "At most %(cacao_limit)s cacao fruits, at most %(sun_limit)s sun tokens, and the "
            "water carrier no further than the field %(water_end)s. The excess is always lost."
        ),
        blocks=(
            Paragraph(
                N_("It cannot be saved for later or passed on to somebody else. Gold has no limit.")
            ),
        ),
        related=("plantation", "sun-site", "water"),
        repeated_by=("q-excess-later", "q-gold-limit"),
        picture=PiecesPicture(
            (Piece.VILLAGE_BOARD,),
            N_(
                "The village board has room for %(cacao_limit)s cacao fruits and %(sun_limit)s sun "
                "tokens."
            ),
        ),
    ),
)
