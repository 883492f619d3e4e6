"""Chocolate: kitchens turn cacao fruits into bars, and chocolate markets pay more for these."""

from __future__ import annotations

from scorer.engine.components import JungleKind
from scorer.engine.fields import Field, FieldKind
from scorer.engine.setup import Change, Effect, Module, Reach, SharedRoom, Step
from scorer.modules.base.game import CACAO_LIMIT, PLAYER_COUNTS

CODE = "chocolate"
KITCHEN, MARKET = "chocolate-kitchen", "chocolate-market"
FRUIT_PRICE, BAR_PRICE = 3, 7
BARS = 20
TILES = 3

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
            most=lambda village, kind, workers, bank: min(workers, village["cacao"]),
            take=lambda village, kind, amount: village.after(
                cacao=village["cacao"] - amount, bars=village["bars"] + amount
            ),
        ),
    },
    steps=(Step("chocolate-bars", after="supplies"),),
)
