"""Chocolate: kitchens turn cacao fruits into bars, and chocolate markets pay more for these."""

from __future__ import annotations

from scorer.engine.components import JungleKind
from scorer.engine.effects import ChoiceEffect, Effect, Picked
from scorer.engine.fields import Field, FieldKind
from scorer.engine.play import Game
from scorer.engine.position import Position
from scorer.engine.setup import Change, Module, Reach, SharedRoom, Step
from scorer.engine.turn import Activation
from scorer.modules.base.game import CACAO_LIMIT, PLAYER_COUNTS

CODE = "chocolate"
KITCHEN, MARKET = "chocolate-kitchen", "chocolate-market"
FRUIT_PRICE, BAR_PRICE = 3, 7
BARS = 20
TILES = 3
FRUIT, BAR = "fruit", "bar"


def _sales(game: Position, item: Activation) -> list[Picked]:
    """Each worker sells a fruit, a bar or nothing, as long as the bank can pay."""
    village, bank = game.village(item.color), game.bank
    sales: list[Picked] = [
        (BAR,) * bars + (FRUIT,) * fruits
        for bars in range(min(item.workers, village["bars"]) + 1)
        for fruits in range(min(item.workers - bars, village["cacao"]) + 1)
        if bars * BAR_PRICE + fruits * FRUIT_PRICE <= bank
    ]
    return sorted(sales, key=len)


def _sell(game: Game, item: Activation, sold: Picked) -> Game:
    village = game.village(item.color)
    bars, fruits = sold.count(BAR), sold.count(FRUIT)
    return game.with_village(
        village.after(
            gold=village["gold"] + bars * BAR_PRICE + fruits * FRUIT_PRICE,
            bars=village["bars"] - bars,
            cacao=village["cacao"] - fruits,
        )
    )


GAME = Module(
    code=CODE,
    players=PLAYER_COUNTS,
    kinds=(JungleKind("k", KITCHEN, 1), JungleKind("c", MARKET, BAR_PRICE)),
    jungle={"k": TILES, "c": TILES},
    changes=(
        Change((3, 4), jungle={"g1": -2, "g2": -1, "m3": -3, "k": TILES, "c": TILES}),
        Change((2,), jungle={"g1": -1, "g2": -1, "m3": -2, "k": 2, "c": 2}),
    ),
    fields=(
        Field("bars", FieldKind.COUNT, most=CACAO_LIMIT, is_required=False, pool=BARS, module=CODE),
    ),
    checks=(SharedRoom(("cacao", "bars"), CACAO_LIMIT),),
    reaches=(Reach("gold", (MARKET,)), Reach("bars", (KITCHEN,))),
    actions={
        KITCHEN: Effect(
            most=lambda village, kind, workers, game: min(workers, village["cacao"]),
            take=lambda village, kind, amount, game: village.after(
                cacao=village["cacao"] - amount, bars=village["bars"] + amount
            ),
        ),
        MARKET: ChoiceEffect(_sales, _sell),
    },
    steps=(Step("chocolate-bars", after="supplies"),),
)
