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

# I18N: chapter of the rules
CHAPTER = Chapter("scoring", N_("End and scoring"), part="scoring")
SECOND_SHARED = BoardPicture(
    "wR0130g1/Y1111tP1111",
    N_("Red is first at the highlighted temple. Yellow and Purple are tied for second place."),
    ((1, 1),),
)

SECTIONS = (
    Section(
        id="game-end",
        chapter=CHAPTER.id,
        title=N_("End of the game"),
        short=N_(
            "The game ends when everyone has placed their last worker tile and its actions are "
            "done."
        ),
        blocks=(
            Paragraph(
                N_("An empty jungle draw pile doesn’t end the game: you keep placing worker tiles.")
            ),
        ),
        related=("turn-end", "overbuild", "final-scoring"),
        repeated_by=("q-one-finished", "q-last-actions", "q-jungle-empty-end", "q-all-tiles"),
        part="game_end",
    ),
    Section(
        id="final-scoring",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page: what is counted at the end of the
        # game, at a glance
        title=N_("Final scoring"),
        short=N_(
            "Score the temples one by one. Then take %(sun_value)s gold for each sun token. Then "
            "add up your gold and your water field."
        ),
        blocks=(
            Bullets(
                (
                    N_(
                        "At each temple, the player with the most workers gets %(temple_first)s "
                        "gold and the player with the second most gets %(temple_second)s."
                    ),
                    N_("The water fields are worth %(water_start)s to %(water_end)s gold."),
                    N_("Leftover cacao fruits are worth nothing, but they settle a tie."),
                    N_("Turn a temple over once it’s scored."),
                    N_(
                        "For the calculator, count your coins before the bank pays for temples "
                        "and sun tokens."
                    ),
                )
            ),
        ),
        related=("temple-scoring", "sun-scoring", "water-scoring", "winner"),
        # I18N: caption of a picture
        picture=TilesPicture(N_("A temple."), jungle=("t",)),
        repeated_by=("q-temple-turned", "q-gold-before-temples"),
    ),
    Section(
        id="temple-scoring",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page (noun: how a temple is scored)
        title=N_("Scoring a temple"),
        short=N_(
            "The player with the most workers at a temple gets %(temple_first)s gold, and the "
            "player with the second most gets %(temple_second)s. Without a worker there, you get nothing."
        ),
        blocks=(
            Bullets(
                (
                    N_("Only the workers on the side next to the temple count."),
                    N_("On a stack, only the top tile counts."),
                    N_(
                        "If only one player has workers there, that player gets %(temple_first)s "
                        "gold and second place is not paid."
                    ),
                )
            ),
            Example(
                N_(
                    "Red has %(triple_side)s workers at the temple and gets %(temple_first)s gold. "
                    "Yellow has %(even_side)s and gets %(temple_second)s gold. White’s tile has no "
                    "workers on the side next to the temple, so White gets nothing."
                ),
                BoardPicture(
                    "p1R0130m3/Y1111tW1210",
                    N_("Red is first at the highlighted temple, Yellow is second."),
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
            "Tied for first: split %(temple_first)s gold evenly, and second place is not paid. "
            "Tied for second: split %(temple_second)s gold evenly. Round each share down."
        ),
        blocks=(
            Table(
                N_("Gold for each tied player"),
                (
                    # I18N: heading of the first row of a table; numbers of players follow
                    N_("Tied players"),
                    *(f"%(players_{tied})s" for tied in range(2, MAX_PLAYERS + 1)),
                ),
                (
                    (
                        N_("Tied for first place"),
                        *(f"%(first_shared_{tied})s" for tied in range(2, MAX_PLAYERS + 1)),
                    ),
                    (
                        N_("Tied for second place"),
                        *(f"%(second_shared_{tied})s" for tied in range(2, MAX_PLAYERS)),
                        "",
                    ),
                ),
            ),
            Paragraph(N_("Any gold left over stays in the bank.")),
            Example(
                N_(
                    "Yellow and Red have %(double_side)s workers each, Purple has %(even_side)s. "
                    "Yellow and Red get %(first_shared_2)s gold each. Purple gets nothing."
                ),
                BoardPicture(
                    "R1210tY1012/wP1111g1",
                    N_("Red and Yellow are tied for first place at the highlighted temple."),
                    ((0, 1),),
                ),
            ),
            Example(
                N_(
                    "Red has %(triple_side)s workers and gets %(temple_first)s gold. Yellow and "
                    "Purple have %(even_side)s each and get %(second_shared_2)s gold each."
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
        # I18N: title of a rule, in the contents and above its page (noun: how sun tokens are scored)
        title=N_("Scoring sun tokens"),
        short=N_("Each sun token you still have is worth %(sun_value)s gold."),
        blocks=(
            Paragraph(
                N_(
                    "That’s %(sun_most)s gold at most. Sun tokens you spent on overbuilding don’t "
                    "count."
                )
            ),
        ),
        related=("sun-site", "overbuild", "final-scoring"),
        repeated_by=("q-sun-paid",),
        # I18N: caption of a picture
        picture=PiecesPicture((Piece.SUN_TOKEN,), N_("A sun token.")),
    ),
    Section(
        id="water-scoring",
        chapter=CHAPTER.id,
        title=N_("Scoring the water field"),
        short=N_(
            "Add the value of the water field your water carrier is on. A negative value is "
            "subtracted from your gold."
        ),
        blocks=(
            Paragraph(
                N_(
                    "A water carrier that never moved costs you gold: it is still on "
                    "%(water_start)s. The last field is worth %(water_end)s. Fields you passed "
                    "don’t count."
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
        # I18N: title of a rule, in the contents and above its page: fruits that a player still has at
        # the end
        title=N_("Leftover cacao fruits"),
        short=N_("Cacao fruits left at the end of the game are worth nothing."),
        blocks=(Paragraph(N_("Don’t put your fruits back yet: they settle a tie for the win.")),),
        related=("winner", "market"),
        picture=PiecesPicture((Piece.CACAO_FRUIT,), N_("An unsold cacao fruit earns no gold.")),
    ),
    Section(
        id="winner",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page: who wins, and ties
        title=N_("Winner"),
        short=N_(
            "The player with the most gold wins. In a tie, the tied player with the most cacao "
            "fruits left wins. Still tied? They share the win."
        ),
        blocks=(
            Paragraph(
                N_("Sun tokens and water fields don’t settle a tie: they’re already in your total.")
            ),
        ),
        related=("final-scoring", "leftover-cacao", "goal"),
        picture=PiecesPicture(
            (Piece.COIN, Piece.CACAO_FRUIT), N_("Gold comes first; cacao fruits settle a tie.")
        ),
        repeated_by=("q-tie-win", "q-tie-sun"),
    ),
    Section(
        id="limits",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page: how many fruits and sun tokens a
        # player can have; also a heading of the cheat sheet
        title=N_("Limits"),
        short=N_(
            "At most %(cacao_limit)s cacao fruits and %(sun_limit)s sun tokens. The water carrier "
            "stops on %(water_end)s. The rest is always lost."
        ),
        blocks=(
            Paragraph(
                N_(
                    "You can’t save the rest for later or give it to another player. Gold has "
                    "no limit."
                )
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
