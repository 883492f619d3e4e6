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
    N_("Yellow makes a chocolate bar at the kitchen, then sells at the chocolate market."),
    ((1, 1),),
    alt=N_(
        "A yellow worker tile with a chocolate kitchen on its left and a chocolate market above."
    ),
)
_FRUITS = 3
"""What Red has in storage in the example of the kitchen."""


SECTIONS = (
    Section(
        id="chocolate",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "At a chocolate kitchen, turn cacao fruits into chocolate bars. A chocolate market pays "
            "%(bar_price)s gold for a bar and %(fruit_price)s for a fruit."
        ),
        blocks=(
            Paragraph(N_("Put the %(bars)s chocolate bars next to the cacao fruits as a supply.")),
            Table(
                # I18N: caption of a table: what this module changes about the set-up of the base game
                N_("Set-up changes"),
                (
                    # I18N: heading of a table row: the number of players
                    N_("Players"),
                    *by_players("players"),
                ),
                (
                    (
                        # I18N: heading of a table row: how many of them go back into the box
                        N_("Removed: gold mine (value %(mine_low)s)"),
                        *by_players("chocolate_out_g1"),
                    ),
                    (
                        # I18N: heading of a table row: how many of them go back into the box
                        N_("Removed: gold mine (value %(mine_high)s)"),
                        *by_players("chocolate_out_g2"),
                    ),
                    (
                        # I18N: heading of a table row: how many of them go back into the box
                        N_("Removed: market (price %(price_middle)s)"),
                        *by_players("chocolate_out_m3"),
                    ),
                    (
                        # I18N: heading of a table row: how many of them are shuffled in
                        N_("Added: chocolate kitchen"),
                        *by_players("chocolate_in_k"),
                    ),
                    (
                        # I18N: heading of a table row: how many of them are shuffled in
                        N_("Added: chocolate market"),
                        *by_players("chocolate_in_c"),
                    ),
                ),
            ),
            Paragraph(
                N_(
                    "With %(players_2)s players, remove these tiles as well as the usual ones. "
                    "One chocolate kitchen and one chocolate market stay in the box. No gold "
                    "mines are left. In the Big Game and some longer games, Chocolate replaces "
                    "nothing."
                )
            ),
        ),
        related=("chocolate-kitchen", "chocolate-market", "chocolate-end"),
        repeated_by=("q-chocolate-out", "q-chocolate-gold-mines"),
        picture=TilesPicture(
            N_("A chocolate kitchen and a chocolate market."),
            jungle=("k", "c"),
        ),
    ),
    Section(
        id=KITCHEN,
        chapter=CHAPTER.id,
        # I18N: the heading of a section: a kind of jungle tile
        title=N_("Chocolate kitchen"),
        short=N_("Each activated worker can turn one of your cacao fruits into a chocolate bar."),
        blocks=(
            Bullets(
                (
                    N_(
                        "Put the fruit back into the supply, and the bar into the free storage space."
                    ),
                    N_("Each of your %(cacao_limit)s storage spaces holds one fruit or one bar."),
                    N_("Without a fruit you can’t make a bar."),
                )
            ),
            Example(
                N_(
                    "Red has %(kitchen_fruits)s fruits. The %(double_side)s workers at the chocolate "
                    "kitchen turn %(double_side)s of them into bars. Red then has %(kitchen_left)s "
                    "fruit and %(double_side)s bars."
                ),
                BoardPicture("R1210k", N_("Red workers at a chocolate kitchen.")),
            ),
        ),
        related=(MARKET, "plantation", "limits"),
        repeated_by=("q-kitchen-how-many", "q-bars-storage", "q-kitchen-full-store"),
        picture=TilesPicture(
            # I18N: the caption of a picture
            N_("A chocolate kitchen."),
            jungle=("k",),
        ),
    ),
    Section(
        id=MARKET,
        chapter=CHAPTER.id,
        # I18N: the heading of a section: a kind of jungle tile
        title=N_("Chocolate market"),
        short=N_(
            "Each activated worker can sell one of your chocolate bars for %(bar_price)s gold, or "
            "one cacao fruit for %(fruit_price)s gold."
        ),
        blocks=(
            Bullets(
                (
                    N_("Choose a bar or a fruit for each worker separately."),
                    N_("Other markets buy only fruits."),
                    N_("Put the bars you sell back into the supply."),
                )
            ),
            Example(
                N_(
                    "Yellow has %(double_side)s fruits. The worker at the chocolate kitchen turns one "
                    "into a bar. The workers at the chocolate market sell the bar for %(bar_price)s "
                    "gold and the fruit for %(fruit_price)s gold: %(chocolate_sale)s gold in all."
                ),
                KITCHEN_AND_MARKET,
            ),
        ),
        related=(KITCHEN, "market", "action-order"),
        repeated_by=("q-bars-and-fruits", "q-bars-other-market"),
        picture=TilesPicture(
            # I18N: the caption of a picture
            N_("A chocolate market."),
            jungle=("c",),
        ),
    ),
    Section(
        id="chocolate-end",
        chapter=CHAPTER.id,
        # I18N: title of a rule, in the contents and above its page: bars that a player still has at the
        # end
        title=N_("Leftover chocolate bars"),
        short=N_("Chocolate bars left at the end are worth nothing."),
        blocks=(
            Paragraph(
                N_(
                    "The rulebook compares cacao fruits in a tie and doesn’t mention bars. We "
                    "suggest: don’t count them."
                )
            ),
        ),
        related=("chocolate", "leftover-cacao", "winner"),
        repeated_by=("q-bars-left", "q-bars-tie"),
        picture=TilesPicture(
            N_("Sell your bars at a chocolate market before the game ends."), jungle=("c",)
        ),
    ),
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
        "setup-supply": N_("Put the %(bars)s chocolate bars next to the cacao fruits as a supply."),
        "setup-two-players": N_(
            "With %(players_2)s players, also replace both gold mines that are left "
            "with chocolate kitchens, and %(chocolate_out_m3_2)s markets (price "
            "%(price_middle)s) with chocolate markets. In a longer game where modules "
            "replace nothing, just add the new tiles."
        ),
        "setup-jungle-display": N_(
            "Before you shuffle, replace all gold mines with chocolate kitchens, and as many "
            "markets (price %(price_middle)s) with chocolate markets. In the Big Game and some "
            "longer games, just add the new tiles."
        ),
        "market": N_(
            "A chocolate market buys one chocolate bar for %(bar_price)s gold or one cacao fruit for "
            "%(fruit_price)s. Other markets buy only fruits."
        ),
        "gold-mine": N_(
            "There are usually no gold mines. Only the Big Game and some longer games have them."
        ),
        "limits": N_("You can store %(cacao_limit)s cacao fruits and chocolate bars in all."),
        "leftover-cacao": N_("Leftover chocolate bars are worth nothing, too."),
        "winner": N_("We suggest: chocolate bars don’t settle a tie."),
    },
)
