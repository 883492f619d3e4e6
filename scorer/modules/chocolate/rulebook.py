"""The rules of Chocolate."""

from __future__ import annotations

from pathlib import Path

from scorer.i18n import N_
from scorer.modules.base.figures import DOUBLE, EVEN, by_players
from scorer.modules.base.game import CACAO_LIMIT, MAX_PLAYERS
from scorer.modules.model import RulebookPart
from scorer.modules.setup_figures import setup_figures
from scorer.rules.model import (
    BoardPicture,
    Bullets,
    Chapter,
    Example,
    Paragraph,
    Section,
    Table,
    TilesPicture,
)

from .game import BAR_PRICE, BARS, FRUIT_PRICE, GAME, KITCHEN, MARKET
from .questions import QUESTIONS
from .words import WORDS

CHAPTER = Chapter("chocolate", WORDS.title)
KITCHEN_AND_MARKET = BoardPicture(
    ".c/kY2101",
    N_("Yellow makes chocolate at the kitchen first, then sells at the chocolate market."),
    ((1, 1),),
    alt=N_("Yellow's tile has a chocolate kitchen on its left and a chocolate market above it."),
)
_FRUITS = 3
"""What red has in store in the example of the kitchen."""


SECTIONS = (
    Section(
        id="chocolate",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "Chocolate kitchens turn cacao fruits into chocolate bars, which chocolate markets buy "
            "for more gold than a fruit."
        ),
        blocks=(
            Paragraph(N_("Put the %(bars)s chocolate bars beside the cacao fruits as a supply.")),
            Table(
                N_("Jungle tiles that go out and come in"),
                (N_("Players"), *by_players("players")),
                (
                    (N_("Out: gold mine of value %(mine_low)s"), *by_players("chocolate_out_g1")),
                    (N_("Out: gold mine of value %(mine_high)s"), *by_players("chocolate_out_g2")),
                    (
                        N_("Out: market with price %(price_middle)s"),
                        *by_players("chocolate_out_m3"),
                    ),
                    (N_("In: chocolate kitchen"), *by_players("chocolate_in_k")),
                    (N_("In: chocolate market"), *by_players("chocolate_in_c")),
                ),
            ),
            Paragraph(
                N_(
                    "With %(players_2)s players also remove what the base game removes; a kitchen "
                    "and a chocolate market stay in the box. No gold mine is left in play."
                )
            ),
        ),
        related=("chocolate-kitchen", "chocolate-market", "chocolate-end"),
        repeated_by=("q-chocolate-out", "q-chocolate-gold-mines"),
        picture=TilesPicture(
            N_("On the left a chocolate kitchen, on the right a chocolate market."),
            jungle=("k", "c"),
        ),
    ),
    Section(
        id=KITCHEN,
        chapter=CHAPTER.id,
        title=N_("Chocolate kitchen"),
        short=N_("Each activated worker may turn one of your cacao fruits into a chocolate bar."),
        blocks=(
            Bullets(
                (
                    N_("The fruit returns to the supply, and the bar lies down where it was."),
                    N_(
                        "Fruits and bars share your %(cacao_limit)s storage spaces: each space "
                        "holds one or the other."
                    ),
                    N_("Without a fruit in store you can make nothing."),
                )
            ),
            Example(
                N_(
                    "Red has %(kitchen_fruits)s fruits in store. %(double_side)s workers at the "
                    "kitchen turn %(double_side)s of them into bars. Red then has "
                    "%(kitchen_left)s fruit and %(double_side)s bars."
                ),
                BoardPicture("R1210k", N_("Red workers at a chocolate kitchen.")),
            ),
        ),
        related=(MARKET, "plantation", "limits"),
        repeated_by=("q-kitchen-how-many", "q-bars-storage", "q-kitchen-full-store"),
        picture=TilesPicture(N_("A chocolate kitchen."), jungle=("k",)),
    ),
    Section(
        id=MARKET,
        chapter=CHAPTER.id,
        title=N_("Chocolate market"),
        short=N_(
            "Each activated worker may sell one chocolate bar for %(bar_price)s gold, or one cacao "
            "fruit for %(fruit_price)s."
        ),
        blocks=(
            Bullets(
                (
                    N_("You decide for every worker anew."),
                    N_("All other markets buy fruits only."),
                    N_("A bar that was sold goes back to the supply."),
                )
            ),
            Example(
                N_(
                    "Yellow has %(double_side)s fruits. The worker at the kitchen turns one into a "
                    "bar. Then the workers at the market sell the bar for %(bar_price)s gold and the "
                    "fruit for %(fruit_price)s: %(chocolate_sale)s gold."
                ),
                KITCHEN_AND_MARKET,
            ),
        ),
        related=(KITCHEN, "market", "action-order"),
        repeated_by=("q-bars-and-fruits", "q-bars-other-market"),
        picture=TilesPicture(N_("A chocolate market."), jungle=("c",)),
    ),
    Section(
        id="chocolate-end",
        chapter=CHAPTER.id,
        title=N_("Chocolate bars at the end"),
        short=N_("Chocolate bars that you still have at the end are worth nothing."),
        blocks=(
            Paragraph(
                N_(
                    "For a tie the rulebook compares cacao fruits and does not mention bars. We "
                    "suggest not to count them."
                )
            ),
        ),
        related=("chocolate", "leftover-cacao", "winner"),
        repeated_by=("q-bars-left", "q-bars-tie"),
        picture=TilesPicture(
            N_("At a chocolate market you can still sell them in time."), jungle=("c",)
        ),
    ),
)

_OTHER_TILES = N_(
    "Before you shuffle, take out gold mines and markets with price %(price_middle)s, and put "
    "in kitchens and chocolate markets."
)

RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    questions=QUESTIONS,
    pictures={"q-kitchen-same-turn": KITCHEN_AND_MARKET},
    figures={
        "bars": BARS,
        "bar_price": BAR_PRICE,
        "fruit_price": FRUIT_PRICE,
        "bars_most": MAX_PLAYERS * CACAO_LIMIT,
        "kitchen_fruits": _FRUITS,
        "kitchen_left": _FRUITS - max(DOUBLE),
        "chocolate_sale": max(EVEN) * (BAR_PRICE + FRUIT_PRICE),
        **setup_figures("chocolate", [GAME]),
    },
    phrasings=Path(__file__).parent / "phrasings",
    glossary=Path(__file__).with_name("glossary.csv"),
    changes={
        "setup-supply": N_("The chocolate bars lie beside the cacao fruits."),
        "setup-two-players": _OTHER_TILES,
        "setup-jungle-display": _OTHER_TILES,
        "market": N_(
            "A chocolate market buys bars and fruits. The markets of the base game buy fruits only."
        ),
        "gold-mine": N_("All gold mines go back into the box."),
        "limits": N_("At most %(cacao_limit)s cacao fruits and chocolate bars together."),
        "leftover-cacao": N_("Leftover chocolate bars are worth nothing either."),
        "winner": N_("We suggest that chocolate bars do not break a tie."),
    },
)
