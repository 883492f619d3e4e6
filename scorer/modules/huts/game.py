"""The Huts: built at the end of a turn, worth their cost and sometimes a bonus at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType

from scorer.engine.chance import pick
from scorer.engine.effects import Hooks
from scorer.engine.fields import Bonus, Field, FieldKind, Sets, Term, TermKind
from scorer.engine.play import Game
from scorer.engine.position import Position
from scorer.engine.quantities import OTHERS, TEMPLES_TOUCHED
from scorer.engine.setup import Assignable, Module, OnOwnTiles, Step
from scorer.engine.turn import Activation
from scorer.engine.village import Village
from scorer.modules.base.game import PLAYER_COUNTS, WATER_TRACK, Action

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

LOW_PRICE, CRIER_PRICE = 2, 3
"""What a fruit brings at the cheapest markets, and there by the market crier."""
FOREMAN_AT, FARMER_AT = 3, 4
HUTS_LEFT, FRUITS_GOT = "huts_left", "fruits_got"
"""The faces that lie up and are not built; cacao fruits that farmers got in this turn, by colour."""


def _has(village: Village, hut: str) -> bool:
    return bool(village.get(f"{CODE}.{hut}"))


def _throw(game: Game, rng: Random) -> Game:
    """The faces that the table has chosen, or one of each tile as it fell; the cheapest first."""
    pools = game.setup.field(CODE).pools
    if game.setup.choice(Sets.ITEMS):
        faces = [hut for hut, count in pools.items() for _ in range(count)]
    else:
        faces = sorted((pick(rng, tile) for tile in TILES), key=tuple(COSTS).index)
    return game.with_extras(**{HUTS_LEFT: tuple(faces)})


def _on_offer(game: Position) -> list[str]:
    """Huts that the active player can pay with coins and does not have; also in the last turn."""
    village = game.seat.village
    return [
        hut
        for hut in dict.fromkeys(game.extras[HUTS_LEFT])
        if COSTS[hut] <= village["gold"] and not _has(village, hut)
    ]


def _build(game: Game, hut: str) -> Game:
    village, left = game.seat.village, list(game.extras[HUTS_LEFT])
    left.remove(hut)
    built = {CODE: village[CODE] + 1, f"{CODE}.{hut}": 1, "gold": village["gold"] - COSTS[hut]}
    return game.with_village(village.after(**built)).with_extras(**{HUTS_LEFT: tuple(left)})


def _helped(game: Game, item: Activation) -> Activation:
    """The market crier's price, and the foreman's fourth worker.

    The foreman helps the tile that is played in this turn, on top of another or not. A space beside it
    that is filled in a later turn finds three workers: no rulebook says so, but the hut is about playing
    the tile.
    """
    village, kind = game.village(item.color), item.kind
    if item.square == game.placed and item.workers == FOREMAN_AT and _has(village, "foreman"):
        item = replace(item, workers=FOREMAN_AT + 1)
    is_cheap = kind.action == Action.MARKET and kind.amount == LOW_PRICE
    if is_cheap and _has(village, "market-crier"):
        item = replace(item, kind=replace(kind, amount=CRIER_PRICE))
    return item


def _count_fruits(before: Game, after: Game, item: Activation) -> Game:
    village = after.village(item.color)
    got = village["cacao"] - before.village(item.color)["cacao"]
    if got <= 0 or not _has(village, "farmer"):
        return after
    counts = after.extras.get(FRUITS_GOT, {})
    return after.with_extras(
        **{FRUITS_GOT: {**counts, item.color: counts.get(item.color, 0) + got}}
    )


def _harvest(game: Game) -> Game:
    """The farmer's fruit, when all actions of the turn are done and if there is room then.

    No rulebook says more than “in one turn”: it counts what came into the store from all tiles, in
    anybody's turn, whatever was sold meanwhile.
    """
    counts = game.extras.get(FRUITS_GOT)
    if not counts:
        return game
    for color, got in counts.items():
        village = game.village(color)
        if got == FARMER_AT and game.setup.room(village, "cacao"):
            game = game.with_village(village.after(cacao=village["cacao"] + 1))
    return game.with_extras(**{FRUITS_GOT: {}})


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
            tiles=TILES,
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
    terms=(
        Term(
            CODE,
            TermKind.ITEMS,
            CODE,
            worths=COSTS,
            bonuses=BONUSES,
            answer=("hut", "cost"),
            module=CODE,
        ),
    ),
    required_of={"cacao": "huts.trader"},
    checks=(
        Assignable(CODE, TILES),
        OnOwnTiles("idle_workers", counts_workers=True),
        OnOwnTiles("best_line"),
    ),
    silences=ALL_FROM_BOARD,
    hooks=Hooks(
        on_deal=(_throw,),
        free_overbuilding=(lambda village: _has(village, "shaman"),),
        on_activate=(_helped,),
        after_act=(_count_fruits,),
        on_actions_done=(_harvest,),
        offers=(_on_offer,),
        on_build=(_build,),
    ),
    steps=(Step("huts", after="supplies"),),
)
