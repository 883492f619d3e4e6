"""Watering: a worker may move the water carrier a field back, for cacao fruits."""

from __future__ import annotations

from scorer.engine.components import JungleKind
from scorer.engine.effects import Effect
from scorer.engine.position import Position
from scorer.engine.setup import Change, Module, Reach
from scorer.engine.village import Village
from scorer.modules.base.game import PLAYER_COUNTS, WATER_TRACK

CODE = "watering"
ACTION = "watering"
FRUITS_PER_FIELD = 4
START = ("p1", "w")
TILES = 3


def _take(village: Village, kind: JungleKind, amount: int, game: Position) -> Village:
    """So many fields back; fruits that find no room are lost."""
    water = WATER_TRACK[WATER_TRACK.index(village["water"]) - amount]
    fruits = min(amount * kind.amount, game.setup.room(village, "cacao"))
    return village.after(water=water, cacao=village["cacao"] + fruits)


GAME = Module(
    code=CODE,
    players=PLAYER_COUNTS,
    kinds=(JungleKind("i", ACTION, FRUITS_PER_FIELD),),
    jungle={"i": TILES},
    changes=(
        Change((3, 4), jungle={"p1": -1, "p2": -2, "i": TILES}, start=START),
        Change((2,), jungle={"p2": -2, "i": 2}, start=START),
    ),
    # Steps back cannot bring a carrier further on, so only the fruits have another source.
    reaches=(Reach("cacao", (ACTION,)),),
    actions={
        ACTION: Effect(
            most=lambda village, kind, workers, game: min(
                workers, WATER_TRACK.index(village["water"])
            ),
            take=_take,
        )
    },
)
