"""The base game: what is in its box, and what is in play for so many players.

Every number of the base game lives here; texts, forms, scripts and pictures ask for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from scorer.engine.components import Color, JungleKind, Sides
from scorer.engine.effects import Effect
from scorer.engine.fields import Field, FieldKind, Sets, Term, TermKind
from scorer.engine.position import Position
from scorer.engine.setup import BaseGame, Change, Module, Reach, Step
from scorer.engine.village import Village

MIN_PLAYERS, MAX_PLAYERS = 2, 4
PLAYER_COUNTS = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))
MIN_AGE = 8
MINUTES = 45

HAND = 3
DISPLAY = 2
CACAO_LIMIT = 5
SUN_LIMIT = 3
WORKERS_PER_TILE = 4

WATER_TRACK = (-10, -4, -1, 0, 2, 4, 7, 11, 16)
"""The values printed along it, from the start: no other can be entered."""
TEMPLE_FIRST, TEMPLE_SECOND = 6, 3
SUN_VALUE = 1

CACAO_FRUITS = 20
SUN_TOKENS = 12
COINS: Mapping[int, int] = MappingProxyType({1: 24, 5: 12, 10: 12})
BANK = sum(value * count for value, count in COINS.items())


class Action(StrEnum):
    """What a worker does at a jungle tile; the value is the id of the rules section."""

    PLANTATION = "plantation"
    MARKET = "market"
    GOLD_MINE = "gold-mine"
    WATER = "water"
    SUN_SITE = "sun-site"
    TEMPLE = "temple"


JUNGLE_KINDS: Mapping[str, JungleKind] = MappingProxyType(
    {
        kind.code: kind
        for kind in (
            JungleKind("p1", Action.PLANTATION, 1),
            JungleKind("p2", Action.PLANTATION, 2),
            JungleKind("m2", Action.MARKET, 2),
            JungleKind("m3", Action.MARKET, 3),
            JungleKind("m4", Action.MARKET, 4),
            JungleKind("g1", Action.GOLD_MINE, 1),
            JungleKind("g2", Action.GOLD_MINE, 2),
            JungleKind("w", Action.WATER, 1),
            JungleKind("s", Action.SUN_SITE, 1),
            JungleKind("t", Action.TEMPLE, 0, is_temple=True),
        )
    }
)

JUNGLE_BOX: Mapping[str, int] = MappingProxyType(
    {"p1": 6, "p2": 2, "m2": 2, "m3": 4, "m4": 1, "g1": 2, "g2": 1, "w": 3, "s": 2, "t": 5}
)
WORKER_BOX: Mapping[Sides, int] = MappingProxyType(
    {(1, 1, 1, 1): 4, (2, 1, 0, 1): 5, (3, 0, 0, 1): 1, (3, 1, 0, 0): 1}
)
"""The worker tiles of one colour by pattern. The last two are mirror images, so not the same tile."""


def _move_water(village: Village, kind: JungleKind, amount: int, game: Position) -> Village:
    return village.after(water=WATER_TRACK[WATER_TRACK.index(village["water"]) + amount])


ACTIONS: Mapping[str, Effect] = {
    Action.PLANTATION: Effect(
        lambda village, kind, workers, game: min(
            workers * kind.amount, game.setup.room(village, "cacao")
        ),
        lambda village, kind, amount, game: village.after(cacao=village["cacao"] + amount),
    ),
    Action.MARKET: Effect(
        lambda village, kind, workers, game: min(
            workers, village["cacao"], game.bank // kind.amount
        ),
        lambda village, kind, amount, game: village.after(
            cacao=village["cacao"] - amount, gold=village["gold"] + amount * kind.amount
        ),
    ),
    Action.GOLD_MINE: Effect(
        lambda village, kind, workers, game: min(workers * kind.amount, game.bank),
        lambda village, kind, amount, game: village.after(gold=village["gold"] + amount),
    ),
    Action.WATER: Effect(
        lambda village, kind, workers, game: min(
            workers * kind.amount, len(WATER_TRACK) - 1 - WATER_TRACK.index(village["water"])
        ),
        _move_water,
    ),
    Action.SUN_SITE: Effect(
        lambda village, kind, workers, game: min(
            workers * kind.amount, game.setup.room(village, "sun")
        ),
        lambda village, kind, amount, game: village.after(sun=village["sun"] + amount),
    ),
}
"""A temple has no effect during the game, so it is not here and activates nobody."""

STARTER = "starter"
"""Who began, by colour: nothing is scored by it, but those who keep statistics want it."""
RULEBOOK_CHOICE = "rulebook"
EVERY_SECOND_PAID = "fa"
"""The Persian rulebook pays each player tied for second place at a temple the full amount."""

MODULE = Module(
    code="base",
    players=PLAYER_COUNTS,
    kinds=tuple(JUNGLE_KINDS.values()),
    jungle=JUNGLE_BOX,
    workers=WORKER_BOX,
    changes=(
        Change((2,), jungle={"p1": -2, "m3": -1, "g1": -1, "w": -1, "s": -1, "t": -1}),
        Change((3,), workers={(1, 1, 1, 1): -1}),
        Change((4,), workers={(1, 1, 1, 1): -1, (2, 1, 0, 1): -1}),
    ),
    fields=(
        Field(
            RULEBOOK_CHOICE,
            FieldKind.CHOICE,
            options=(EVERY_SECOND_PAID,),
            per_seat=False,
            is_required=False,
            sets=Sets.EVERY_SECOND_PAID,
        ),
        Field(
            STARTER,
            FieldKind.CHOICE,
            options=tuple(Color),
            per_seat=False,
            is_required=False,
        ),
        Field("gold", FieldKind.COUNT, most=BANK, pool=BANK),
        Field("water", FieldKind.VALUE, values=WATER_TRACK, start=WATER_TRACK[0]),
        Field("sun", FieldKind.COUNT, most=SUN_LIMIT, default=0),
        Field("cacao", FieldKind.COUNT, most=CACAO_LIMIT, is_required=False),
    ),
    terms=(
        Term("gold", TermKind.EACH, "gold"),
        Term("temples", TermKind.MAJORITY, shares=(TEMPLE_FIRST, TEMPLE_SECOND)),
        Term("sun", TermKind.EACH, "sun", worth=SUN_VALUE),
        Term("water", TermKind.EACH, "water"),
    ),
    reaches=(
        Reach("sun", (Action.SUN_SITE,)),
        Reach("water", (Action.WATER,)),
        Reach("gold", (Action.GOLD_MINE, Action.MARKET)),
        Reach("cacao", (Action.PLANTATION,)),
    ),
    actions=ACTIONS,
    steps=(
        Step("village-boards"),
        Step("worker-tiles"),
        Step("hands"),
        Step("start-tiles"),
        Step("remove-jungle", when="removed_jungle"),
        Step("add-jungle", when="added_jungle"),
        Step("jungle-pile"),
        Step("supplies"),
        Step("start-player"),
    ),
)

GAME = BaseGame(
    module=MODULE,
    start=("p1", "m2"),
    hand=HAND,
    display=DISPLAY,
    gold="gold",
    tie_break="cacao",
    overbuild="sun",
)
