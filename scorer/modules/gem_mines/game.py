"""The Gem Mines: workers take gems, one of each colour buys the lowest mask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from random import Random
from types import MappingProxyType

from scorer.engine.board import Square, neighbors
from scorer.engine.chance import shuffled
from scorer.engine.components import JungleKind
from scorer.engine.effects import ChoiceEffect, Hooks, Picked
from scorer.engine.fields import Field, FieldKind, Term, TermKind
from scorer.engine.play import Game, kind_of
from scorer.engine.position import Position
from scorer.engine.setup import Change, FewKinds, FromTiles, LowestFirst, Module, PaidInSets, Step
from scorer.engine.turn import Activation
from scorer.modules.base.game import MIN_PLAYERS, PLAYER_COUNTS

CODE = "gem-mines"
ACTION = "gem-mine"
MINE = "d"
GEM_COLORS = ("red", "green", "blue", "white")
GEMS_EACH = 8
GEMS_EACH_OF_TWO = 6
"""With two players two of each colour stay in the box."""
GEMS_ON_MINE = 6
GEM_VALUE = 1
MINES = 5
MASKS: Mapping[int, int] = MappingProxyType({8: 2, 9: 2, 10: 2, 12: 1})
MASKS_OF_TWO: Mapping[int, int] = MappingProxyType({8: 2, 9: 2, 10: 2})


def _fields(masks: Mapping[int, int], gems: int) -> tuple[Field, ...]:
    counts = {str(value): count for value, count in masks.items()}
    each = dict.fromkeys(GEM_COLORS, gems)
    return (
        Field(
            "masks",
            FieldKind.LIST,
            options=tuple(counts),
            limits=counts,
            pools=counts,
            default=0,
            module=CODE,
        ),
        Field(
            "gems",
            FieldKind.COUNTS,
            options=GEM_COLORS,
            limits=each,
            pools=each,
            default=0,
            module=CODE,
        ),
    )


CAR, ON_MINES, MASKS_LEFT = "gems_in_car", "gems_on_mines", "masks_left"
"""Gems that are not out yet in the order in which they will fall; gems by the square of their mine;
masks, the lowest first. A gem is the first letter of its colour."""
_COLOR_OF = {color[0]: color for color in GEM_COLORS}


def _fill_car(game: Game, rng: Random) -> Game:
    gems, masks = (game.setup.field(code).pools for code in ("gems", "masks"))
    car = shuffled(rng, (color[0] for color, count in gems.items() for _ in range(count)))
    left = tuple(mask for mask, count in masks.items() for _ in range(count))
    return game.with_extras(**{CAR: "".join(car), ON_MINES: {}, MASKS_LEFT: left})


def _shake(game: Game, tile: str) -> tuple[Game, str]:
    """A mine gets its gems where it becomes open."""
    if tile != MINE:
        return game, tile
    car = game.extras[CAR]
    gems = "".join(sorted(car[:GEMS_ON_MINE], key="".join(_COLOR_OF).index))
    return game.with_extras(**{CAR: car[GEMS_ON_MINE:]}), f"{MINE}:{gems}"


def _lay_mine(game: Game, square: Square, tile: str) -> Game:
    """The gems come along; no rulebook says when a mine from the pile gets its own: when it is laid."""
    if kind_of(tile) != MINE:
        return game
    game, tile = _shake(game, tile)
    return _with_gems(game, square, tile.partition(":")[2])


def _with_gems(game: Game, mine: Square, gems: str) -> Game:
    return game.with_extras(**{ON_MINES: {**game.extras[ON_MINES], mine: gems}})


def _gems_to_take(game: Position, item: Activation) -> list[Picked]:
    """Each worker takes one gem of any colour, or none; the order makes no difference."""
    gems = game.extras[ON_MINES][neighbors(item.square)[item.side]]
    colors = sorted(_COLOR_OF[gem] for gem in gems)
    most = min(item.workers, len(gems))
    return [taken for n in range(most + 1) for taken in dict.fromkeys(combinations(colors, n))]


def _take_gems(game: Game, item: Activation, taken: Picked) -> Game:
    """Who has all colours trades one of each for the lowest mask, at once."""
    mine = neighbors(item.square)[item.side]
    gems, village = game.extras[ON_MINES][mine], game.village(item.color)
    masks, left = game.setup.field("masks"), game.extras[MASKS_LEFT]
    own = Counter({color: village.get(f"gems.{color}") or 0 for color in GEM_COLORS})
    won = Counter({mask: village.get(f"masks.{mask}") or 0 for mask in masks.options})
    for color in taken:
        gems = gems.replace(color[0], "", 1)
        own[color] += 1
        if all(own.values()):
            own.subtract(GEM_COLORS)
            won[left[0]] += 1
            left = left[1:]
    village = village.after(**game.setup.field("gems").held(own), **masks.held(won))
    return _with_gems(game, mine, gems).with_village(village).with_extras(**{MASKS_LEFT: left})


GAME = Module(
    code=CODE,
    players=PLAYER_COUNTS,
    kinds=(JungleKind(MINE, ACTION, 1),),
    jungle={MINE: MINES},
    changes=(
        Change((3, 4), jungle={"t": -5, MINE: MINES}),
        Change((2,), jungle={"t": -4, MINE: 4}, fields=_fields(MASKS_OF_TWO, GEMS_EACH_OF_TWO)),
    ),
    fields=_fields(MASKS, GEMS_EACH),
    terms=(
        Term(
            "masks",
            TermKind.ITEMS,
            "masks",
            worths={str(value): value for value in MASKS},
            module=CODE,
        ),
        Term("gems", TermKind.EACH, "gems", worth=GEM_VALUE, module=CODE),
    ),
    checks=(
        LowestFirst("masks"),
        FewKinds("gems", len(GEM_COLORS) - 1),
        FromTiles((("gems", 1), ("masks", len(GEM_COLORS))), MINE, GEMS_ON_MINE),
        PaidInSets("gems", "masks"),
    ),
    actions={ACTION: ChoiceEffect(_gems_to_take, _take_gems, in_order=True)},
    hooks=Hooks(on_deal=(_fill_car,), on_open=(_shake,), on_fill=(_lay_mine,)),
    steps=(
        Step(
            "gems",
            after="add-jungle",
            figures={
                "gems_in_car": {
                    n: len(GEM_COLORS) * (GEMS_EACH_OF_TWO if n == MIN_PLAYERS else GEMS_EACH)
                    for n in PLAYER_COUNTS
                }
            },
        ),
    ),
)
