"""The Huts: built at the end of a turn, worth their cost and sometimes a bonus at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType

from scorer.engine.fields import Bonus, Field, FieldKind, Sets, Term, TermKind
from scorer.engine.quantities import OTHERS, TEMPLES_TOUCHED
from scorer.engine.setup import Assignable, Module, Step
from scorer.modules.base.game import PLAYER_COUNTS, WATER_TRACK

CODE = "huts"
COSTS: Mapping[str, int] = MappingProxyType(
    {
        "market-crier": 4,
        "hermit": 6,
        "road-worker": 6,
        "trader": 6,
        "farmer": 8,
        "shaman": 8,
        "monk": 10,
        "master-builder": 10,
        "foreman": 12,
        "fountain-master": 12,
        "chiefs-daughter": 14,
        "chiefs-son": 16,
        "chiefs-wife": 20,
        "chief": 24,
    }
)
BONUSES: Mapping[str, Bonus] = MappingProxyType(
    {
        "hermit": Bonus(1, "idle_workers"),
        "road-worker": Bonus(1, "best_line"),
        "trader": Bonus(1, "cacao"),
        "monk": Bonus(1, TEMPLES_TOUCHED),
        "master-builder": Bonus(1, OTHERS),
        "fountain-master": Bonus(4, "water", at=WATER_TRACK[-1]),
        "chiefs-daughter": Bonus(4),
        "chiefs-son": Bonus(4),
        "chiefs-wife": Bonus(5),
        "chief": Bonus(6),
    }
)
TILES = (
    ("market-crier", "hermit"),
    ("trader", "farmer"),
    ("hermit", "market-crier"),
    ("road-worker", "shaman"),
    ("shaman", "master-builder"),
    ("farmer", "monk"),
    ("master-builder", "chiefs-son"),
    ("monk", "chiefs-daughter"),
    ("foreman", "road-worker"),
    ("fountain-master", "trader"),
    ("chiefs-wife", "fountain-master"),
    ("chief", "foreman"),
)
"""The two faces of each hut tile, as one source tells them."""
FACES: Mapping[str, int] = MappingProxyType(
    {hut: Counter(face for tile in TILES for face in tile)[hut] for hut in COSTS}
)
MOST_IDLE_WORKERS = 60
"""A player has at most fifteen tiles with four workers each."""
LONGEST_LINE = 15
ALL_FROM_BOARD = ("gold", "sun", "water", "cacao", "bars")
"""Huts change what workers bring in: no bound by the board is certain any more."""

GAME = Module(
    code=CODE,
    players=PLAYER_COUNTS,
    fields=(
        Field(
            "faces",
            FieldKind.LIST,
            options=tuple(COSTS),
            limits=FACES,
            per_seat=False,
            is_required=False,
            sets=Sets.ITEMS,
            sets_field=CODE,
            module=CODE,
        ),
        Field(
            CODE,
            FieldKind.LIST,
            options=tuple(COSTS),
            limits=dict.fromkeys(COSTS, 1),
            pools=FACES,
            default=0,
            module=CODE,
        ),
        Field(
            "idle_workers",
            FieldKind.COUNT,
            most=MOST_IDLE_WORKERS,
            owner="huts.hermit",
            from_board=True,
            module=CODE,
        ),
        Field(
            "best_line",
            FieldKind.COUNT,
            most=LONGEST_LINE,
            owner="huts.road-worker",
            from_board=True,
            module=CODE,
        ),
    ),
    terms=(Term(CODE, TermKind.ITEMS, CODE, worths=COSTS, bonuses=BONUSES, module=CODE),),
    required_of={"cacao": "huts.trader"},
    checks=(Assignable(CODE, TILES),),
    silences=ALL_FROM_BOARD,
    steps=(Step("huts", after="supplies"),),
)
