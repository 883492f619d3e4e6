"""The rules of the Huts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from scorer.engine.board import Board
from scorer.engine.components import Color
from scorer.engine.quantities import best_line, idle_workers
from scorer.engine.setup import make_setup
from scorer.i18n import N_
from scorer.modules.base.figures import DOUBLE
from scorer.modules.base.game import GAME as BASE
from scorer.modules.base.game import JUNGLE_KINDS, MAX_PLAYERS
from scorer.modules.model import RulebookPart
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
)

from .game import (
    BONUSES,
    COSTS,
    CRIER_PRICE,
    FACES,
    FARMER_AT,
    FOREMAN_AT,
    TILES,
)
from .questions import DROP, EFFECTS, OF_HUT, QUESTIONS
from .words import HUTS, WORDS

CHAPTER = Chapter("huts", WORDS.title)

IDLE = BoardPicture(
    "p1R2101m3/.m2",
    N_("The red workers at the top of their tile touch no jungle tile."),
    ((0, 1),),
)
LINE = BoardPicture(
    "R1111p1R2101wR1111/m2Y1111g1",
    N_("The red tiles of the upper row count for the road worker."),
    ((0, 0), (0, 2), (0, 4)),
)
FULL_SIDE = BoardPicture(
    "R1300g2", N_("Red places a full side of workers beside a gold mine."), ((0, 0),)
)


def _figure(hut: str, what: str) -> str:
    return f"hut_{hut.replace('-', '_')}_{what}"


SECTIONS = (
    Section(
        id="huts",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "You build huts with gold during the game. At the end each hut is worth its cost, and "
            "some bring a bonus."
        ),
        blocks=(
            Paragraph(N_("Set up as usual for any number of players. No other tile changes.")),
            Bullets(
                (
                    DROP,
                    N_("Or agree on a side of every tile instead."),
                    N_("Sort the huts by cost beside the bank."),
                )
            ),
            Paragraph(
                N_(
                    "There are %(hut_kinds)s different huts. The chief, his wife, his son and his "
                    "daughter are on one tile each, the others on %(hut_faces)s."
                )
            ),
        ),
        related=("huts-build", "huts-list", "huts-play", "huts-end"),
        repeated_by=("q-hut-back-sides", "q-hut-which-sides", "q-hut-choose-sides"),
        picture=PiecesPicture(
            ("huts-hermit", "huts-monk", "huts-chief", Piece.COIN), N_("Huts are paid with coins.")
        ),
    ),
    Section(
        id="huts-build",
        chapter=CHAPTER.id,
        title=N_("Building a hut"),
        short=N_(
            "At the end of your own turn you may build one hut: pay its cost to the bank and lay it "
            "in front of you."
        ),
        blocks=(
            Bullets(
                (
                    N_("Only coins that you hold can pay, no gold that you will get later."),
                    N_("You may own any number of huts, but each kind only once."),
                    N_("Your last turn counts as well."),
                )
            ),
            Example(
                N_(
                    "Purple has %(hut_coins)s gold, and the monk costs %(hut_monk_cost)s. Purple "
                    "builds it and has %(hut_change)s gold left. At the end the "
                    "%(hut_monk_cost)s gold count again, and the bonus comes on top."
                )
            ),
        ),
        related=("huts", "huts-list", "turn-end"),
        repeated_by=(
            *("q-hut-when", "q-hut-several", "q-hut-pay-later-gold", "q-hut-same-again"),
            "q-hut-last-turn",
        ),
        picture=PiecesPicture((Piece.COIN,), N_("Only coins in your hand can pay for a hut.")),
    ),
    Section(
        id="huts-list",
        chapter=CHAPTER.id,
        title=N_("All huts: cost and effect"),
        short=N_(
            "The cheapest hut costs %(hut_market_crier_cost)s gold, the dearest "
            "%(hut_chief_cost)s. Some help during the game, most bring a bonus at the end."
        ),
        blocks=(
            Table(
                N_("The huts by cost"),
                (N_("Hut"), N_("Cost"), N_("What it does")),
                tuple((HUTS[hut], f"%({_figure(hut, 'cost')})s", EFFECTS[hut]) for hut in COSTS),
                ends_in_words=True,
            ),
        ),
        related=("huts-build", "huts-play", "huts-end"),
        repeated_by=("q-hut-costs", "q-master-builder-self", *OF_HUT),
        picture=PiecesPicture((Piece.COIN,), N_("The cost is paid in gold.")),
    ),
    Section(
        id="huts-play",
        chapter=CHAPTER.id,
        title=N_("Huts that help during the game"),
        short=N_(
            "Market crier, farmer, shaman and foreman help you as soon as they are built. At the "
            "end they bring back their cost and nothing more."
        ),
        blocks=(
            Bullets(
                (
                    N_("The market crier sells your own fruits only, in anybody's turn."),
                    N_(
                        "The farmer adds up what all tiles gave you in one turn. The extra fruit "
                        "comes after all actions, if there is room."
                    ),
                    N_(
                        "The shaman saves the sun token. All other rules of overbuilding stay the "
                        "same."
                    ),
                    N_(
                        "The foreman helps while a tile is placed. We suggest that the extra worker "
                        "counts neither later nor at a temple."
                    ),
                )
            ),
            Example(
                N_(
                    "Red has the foreman. The %(foreman_at)s workers at the mine of value "
                    "%(mine_high)s act as %(foreman_as)s and bring %(foreman_gold)s gold."
                ),
                FULL_SIDE,
            ),
            Example(
                N_(
                    "White has the market crier. %(double_side)s workers sell %(double_side)s fruits "
                    "at a market with price %(price_low)s: %(crier_sale)s gold instead of "
                    "%(plain_sale)s."
                ),
                BoardPicture("m2W1012", N_("White workers at the cheapest kind of market.")),
            ),
        ),
        related=("huts-list", "overbuild", "market", "activate"),
        repeated_by=(
            *("q-crier-others", "q-farmer-several-tiles", "q-shaman-earlier"),
            *("q-foreman-temple", "q-foreman-later"),
        ),
    ),
    Section(
        id="huts-end",
        chapter=CHAPTER.id,
        title=N_("Huts at the end of the game"),
        short=N_("Add the cost of each of your huts to your gold, and its bonus."),
        blocks=(
            Bullets(
                (
                    N_("The hermit counts workers, not sides or tiles."),
                    N_(
                        "The road worker needs no unbroken line: we suggest that gaps and tiles of "
                        "others do not matter."
                    ),
                    N_(
                        "Of a stack only the top tile counts, as at temples. For the huts that is "
                        "our suggestion."
                    ),
                    N_("For the trader only cacao fruits count. That is our suggestion too."),
                )
            ),
            Example(
                N_(
                    "Red has the hermit. %(idle_example)s red workers touch no jungle tile: the hut "
                    "is worth %(hut_hermit_cost)s and %(idle_example)s gold, %(hermit_example)s in "
                    "all."
                ),
                IDLE,
            ),
            Example(
                N_(
                    "Red has the road worker. The best row holds %(line_example)s red tiles: the hut "
                    "is worth %(hut_road_worker_cost)s and %(line_example)s gold, "
                    "%(road_worker_example)s in all."
                ),
                LINE,
            ),
        ),
        related=("huts-list", "final-scoring", "leftover-cacao"),
        repeated_by=(
            *("q-hut-cost-back", "q-hermit-counts", "q-road-worker-gaps", "q-trader-bars"),
            *("q-hermit-stack", "q-road-worker-stack", "q-monk-stack"),
        ),
    ),
)


def _figures() -> Mapping[str, int]:
    setup = make_setup(BASE, MAX_PLAYERS, ())
    idle = idle_workers(Board.parse(IDLE.notation, setup), Color.RED).count
    line = best_line(Board.parse(LINE.notation, setup), Color.RED).count
    coins = COSTS["monk"] + 1
    return {
        "hut_tiles": len(TILES),
        "hut_kinds": len(COSTS),
        "hut_faces": max(FACES.values()),
        **{_figure(hut, "cost"): cost for hut, cost in COSTS.items()},
        **{_figure(hut, "bonus"): bonus.gold for hut, bonus in BONUSES.items()},
        "crier_price": CRIER_PRICE,
        "farmer_at": FARMER_AT,
        "foreman_at": FOREMAN_AT,
        "foreman_as": FOREMAN_AT + 1,
        "hut_coins": coins,
        "hut_change": coins - COSTS["monk"],
        "foreman_gold": (FOREMAN_AT + 1) * JUNGLE_KINDS["g2"].amount,
        "crier_sale": max(DOUBLE) * CRIER_PRICE,
        "plain_sale": max(DOUBLE) * JUNGLE_KINDS["m2"].amount,
        "idle_example": idle,
        "hermit_example": COSTS["hermit"] + idle * BONUSES["hermit"].gold,
        "line_example": line,
        "road_worker_example": COSTS["road-worker"] + line * BONUSES["road-worker"].gold,
    }


RULEBOOK_PART = RulebookPart(
    chapters=(CHAPTER,),
    sections=SECTIONS,
    questions=QUESTIONS,
    pictures={
        "q-hermit-counts": IDLE,
        "q-road-worker-gaps": LINE,
        "q-hermit-stack": BoardPicture(
            "R1210+t", N_("Of the red stack only the top tile counts."), ((0, 0),)
        ),
        "q-foreman-temple": BoardPicture(
            "R1300t", N_("For the temple these are %(foreman_at)s workers."), ((0, 1),)
        ),
    },
    figures=_figures(),
    phrasings=Path(__file__).parent / "phrasings",
    glossary=Path(__file__).with_name("glossary.csv"),
    changes={
        "turn-end": N_("At the end of your turn you may build a hut."),
        "final-scoring": N_("Add the cost and the bonus of each hut that you have built."),
        "market": N_(
            "With the market crier your fruits bring %(crier_price)s gold at markets with price "
            "%(price_low)s."
        ),
        "plantation": N_(
            "With the farmer you take one more if you get exactly %(farmer_at)s fruits in a turn."
        ),
        "activate": N_(
            "With the foreman %(foreman_at)s workers on a side of your new tile act as "
            "%(foreman_as)s."
        ),
        "overbuild": N_("With the shaman you need no sun token."),
        "leftover-cacao": N_("With the trader each fruit is worth %(hut_trader_bonus)s gold."),
    },
)
