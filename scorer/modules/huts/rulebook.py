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
    N_("The red workers at the top of their tile have no jungle tile next to them."),
    ((0, 1),),
)
LINE = BoardPicture(
    "R1111p1R2101wR1111/m2Y1111g1",
    N_("The red tiles in the top row count for the road worker."),
    ((0, 0), (0, 2), (0, 4)),
)
FULL_SIDE = BoardPicture(
    "R1300g2", N_("Red places %(foreman_at)s workers next to a gold mine."), ((0, 0),)
)


def _figure(hut: str, what: str) -> str:
    return f"hut_{hut.replace('-', '_')}_{what}"


SECTIONS = (
    Section(
        id="huts",
        chapter=CHAPTER.id,
        title=WORDS.title,
        short=N_(
            "Build huts with your gold during the game. At the end, each hut is worth its cost, and "
            "most huts add a bonus."
        ),
        blocks=(
            Paragraph(N_("The other tiles are the same as usual. These steps are new:")),
            Bullets(
                (
                    DROP,
                    N_("Or agree on one side of each hut tile instead."),
                    N_("Sort the huts by cost next to the bank."),
                )
            ),
            Paragraph(
                N_(
                    "There are %(hut_kinds)s different huts. The chief and the chief’s wife, son and "
                    "daughter are on one hut tile each, and the others on %(hut_faces)s."
                )
            ),
        ),
        related=("huts-build", "huts-list", "huts-play", "huts-end"),
        repeated_by=("q-hut-back-sides", "q-hut-which-sides", "q-hut-choose-sides"),
        picture=PiecesPicture(
            ("huts-hermit", "huts-monk", "huts-chief", Piece.COIN),
            N_("You pay for huts with coins."),
        ),
    ),
    Section(
        id="huts-build",
        chapter=CHAPTER.id,
        # I18N: the heading of a section
        title=N_("Building a hut"),
        short=N_(
            "At the end of your own turn, you can build one hut. Pay its cost to the bank, and take "
            "the hut."
        ),
        blocks=(
            Bullets(
                (
                    N_("Pay only with coins you have, not with gold you get at the end."),
                    N_("You can have any number of different huts, but each only once."),
                    N_("You can also build in your last turn."),
                )
            ),
            Example(
                N_(
                    "Purple has %(hut_coins)s gold and builds the monk for %(hut_monk_cost)s. Purple "
                    "has %(hut_change)s gold left. At the end, the hut is worth %(hut_monk_cost)s gold "
                    "and its bonus."
                )
            ),
        ),
        related=("huts", "huts-list", "turn-end"),
        repeated_by=(
            *("q-hut-when", "q-hut-several", "q-hut-pay-later-gold", "q-hut-same-again"),
            "q-hut-last-turn",
        ),
        picture=PiecesPicture((Piece.COIN,), N_("Pay for a hut with coins you have.")),
    ),
    Section(
        id="huts-list",
        chapter=CHAPTER.id,
        title=N_("Hut costs and effects"),
        short=N_(
            "Huts cost from %(hut_market_crier_cost)s to %(hut_chief_cost)s gold. Some help you "
            "during the game, but most add a bonus at the end."
        ),
        blocks=(
            Table(
                # I18N: the caption of a table
                N_("Huts by cost"),
                (
                    # I18N: column heading: the name of a hut
                    N_("Hut"),
                    # I18N: column heading: what a hut costs, in gold
                    N_("Cost"),
                    # I18N: column heading: what a hut does for its owner
                    N_("Effect"),
                ),
                tuple((HUTS[hut], f"%({_figure(hut, 'cost')})s", EFFECTS[hut]) for hut in COSTS),
                ends_in_words=True,
            ),
        ),
        related=("huts-build", "huts-play", "huts-end"),
        repeated_by=("q-hut-costs", "q-master-builder-self", *OF_HUT),
        picture=PiecesPicture((Piece.COIN,), N_("You pay the cost in gold.")),
    ),
    Section(
        id="huts-play",
        chapter=CHAPTER.id,
        title=N_("Huts during the game"),
        short=N_(
            "The market crier, farmer, shaman and foreman help you as soon as you build them. At the "
            "end they’re worth only their cost."
        ),
        blocks=(
            Bullets(
                (
                    N_("The market crier helps only you, also during other players’ turns."),
                    N_(
                        "We suggest: the farmer counts the fruits you got from all tiles in the turn. "
                        "Take the extra fruit after all actions, if you have room."
                    ),
                    N_("With the shaman, the other rules for overbuilding stay the same."),
                    N_(
                        "The foreman helps when you place a tile. We suggest: the extra worker doesn’t "
                        "count later or at a temple."
                    ),
                )
            ),
            Example(
                N_(
                    "Red has the foreman. The %(foreman_at)s workers at the gold mine (value "
                    "%(mine_high)s) act as %(foreman_as)s, so Red takes %(foreman_gold)s gold."
                ),
                FULL_SIDE,
            ),
            Example(
                N_(
                    "White has the market crier. The %(double_side)s workers at the market (price "
                    "%(price_low)s) sell %(double_side)s fruits for %(crier_sale)s gold instead of "
                    "%(plain_sale)s."
                ),
                BoardPicture("m2W1012", N_("White workers at a market (price %(price_low)s).")),
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
        # I18N: title of a rule, in the contents and above its page (noun: how huts are scored)
        title=N_("Scoring huts"),
        short=N_("Add the cost and the bonus of each of your huts to your gold."),
        blocks=(
            Bullets(
                (
                    N_("The hermit counts workers, not sides or tiles."),
                    N_(
                        "We suggest: the road worker counts all your tiles in the row or column, "
                        "whatever is between them."
                    ),
                    N_(
                        "We suggest: only the top tile of a stack counts for huts, as it does at "
                        "temples."
                    ),
                    N_("We suggest: the trader counts cacao fruits, not chocolate bars."),
                )
            ),
            Example(
                N_(
                    "Red has the hermit and %(idle_example)s workers without a jungle tile. The hut is "
                    "worth its cost of %(hut_hermit_cost)s gold and a bonus of %(idle_example)s: "
                    "%(hermit_example)s gold in all."
                ),
                IDLE,
            ),
            Example(
                N_(
                    "Red has the road worker and %(line_example)s tiles in the top row. The hut is "
                    "worth its cost of %(hut_road_worker_cost)s gold and a bonus of %(line_example)s: "
                    "%(road_worker_example)s gold in all."
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
            "R1210+t", N_("Only the top tile of the red stack counts."), ((0, 0),)
        ),
        "q-foreman-temple": BoardPicture(
            "R1300t", N_("At the temple, these count as %(foreman_at)s workers."), ((0, 1),)
        ),
    },
    figures=_figures(),
    phrasings=Path(__file__).parent / "phrasings",
    glossary=Path(__file__).with_name("glossary.csv"),
    changes={
        "turn-end": N_("You can also build one hut at the end of your turn."),
        "final-scoring": N_("Add the cost and the bonus of each of your huts to your gold."),
        "market": N_(
            "With the market crier, you sell each cacao fruit for %(crier_price)s gold at markets "
            "(price %(price_low)s)."
        ),
        "plantation": N_(
            "With the farmer, take one more if you get exactly %(farmer_at)s cacao fruits in a turn."
        ),
        "activate": N_(
            "With the foreman, %(foreman_at)s workers on one side of the tile you place act as "
            "%(foreman_as)s."
        ),
        "overbuild": N_("With the shaman, you don’t pay a sun token."),
        "leftover-cacao": N_(
            "With the trader, each leftover fruit is worth %(hut_trader_bonus)s gold."
        ),
    },
)
