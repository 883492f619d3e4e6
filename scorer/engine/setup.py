"""What is in play: tiles, entry fields and score terms, as values that everything else loops over.

A `Module` says what a box adds; `make_setup` applies the modules in play to a number of players. The
same values are sent to the phone, so nothing here is code except the effects of tiles during play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Any, TypeVar

from .components import TILE_SIDES, JungleKind, Sides
from .village import Village

T = TypeVar("T")


class FieldKind(StrEnum):
    """What can be entered in a field."""

    COUNT = "count"
    """A whole number from 0 to `most`."""
    VALUE = "value"
    """One of the printed `values`."""
    CHOICE = "choice"
    """One of the codes in `options`, or nothing."""


@dataclass(frozen=True)
class Field:
    """Something that players enter: for every seat, or (`per_seat` False) once for the table."""

    code: str
    kind: FieldKind
    most: int = 0
    values: tuple[int, ...] = ()
    options: tuple[str, ...] = ()
    per_seat: bool = True
    is_required: bool = True
    default: int | None = None
    """A value that the form shows as chosen; it counts once the player's entries are confirmed."""
    start: int = 0
    """What everybody has before the first turn."""
    pool: int | None = None
    """How much of it the box holds for all players together."""
    module: str = ""

    def problem_with(self, value: int) -> str | None:
        """Validate a number: the code of the problem, or None. On phones `readCount` does it."""
        if self.kind is FieldKind.VALUE:
            return None if value in self.values else "not-a-printed-value"
        return None if 0 <= value <= self.most else "out-of-range"


class TermKind(StrEnum):
    """How a part of the final sum is worked out."""

    EACH = "each"
    """The number in a field, times `worth`."""
    MAJORITY = "majority"
    """Shares for the most and the second most workers at every temple."""


@dataclass(frozen=True)
class Term:
    """A part of the final sum."""

    code: str
    kind: TermKind
    field: str = ""
    worth: int = 1
    shares: tuple[int, int] = (0, 0)
    """Gold for the first and the second place at a temple."""
    splits_second: bool = True
    """Do players tied for second place share its gold, or does each get all of it?"""
    module: str = ""


@dataclass(frozen=True)
class Reach:
    """An upper bound for checks: no field holds more than one's workers can have brought in by actions."""

    field: str
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Change:
    """What a module changes in the set-up, for some numbers of players and beside other modules.

    Numbers are differences: −2 takes two tiles out, +3 puts three in.
    """

    players: tuple[int, ...]
    jungle: Mapping[str, int] = field(default_factory=dict)
    workers: Mapping[Sides, int] = field(default_factory=dict)
    start: tuple[str, str] | None = None
    beside: tuple[str, ...] = ()
    """Only when all these modules are in play as well."""
    unless: tuple[str, ...] = ()
    """Not when one of these is."""

    def applies(self, players: int, modules: Sequence[str]) -> bool:
        return (
            players in self.players
            and all(code in modules for code in self.beside)
            and not any(code in modules for code in self.unless)
        )


@dataclass(frozen=True)
class Effect:
    """An action: the most a player can take with so many workers, and the village after taking it.

    Amounts count what the tile deals in: fruits taken, fruits sold, gold, steps, sun tokens. What goes
    beyond a limit is lost, so it is never part of the most.
    """

    most: Callable[[Village, JungleKind, int, int], int]
    """Village, kind of tile, workers, gold in the bank."""
    take: Callable[[Village, JungleKind, int], Village]


@dataclass(frozen=True)
class Step:
    """Something that hands do while setting up."""

    id: str
    after: str = ""
    """The step, of the base game or of its own module, that it follows; without one it comes last."""
    when: str = ""
    """Only when this count of the set-up (`removed_jungle`, `added_jungle`) is not empty."""


@dataclass(frozen=True, eq=False)
class Module:
    """The game part of a box: what it holds, what it changes, and what counts at the end."""

    code: str
    players: tuple[int, ...]
    """The numbers of players that it can be played with."""
    kinds: tuple[JungleKind, ...] = ()
    jungle: Mapping[str, int] = field(default_factory=dict)
    """Its jungle tiles in the box, by kind."""
    workers: Mapping[Sides, int] = field(default_factory=dict)
    """Its worker tiles in the box, per colour, by pattern."""
    changes: tuple[Change, ...] = ()
    fields: tuple[Field, ...] = ()
    terms: tuple[Term, ...] = ()
    reaches: tuple[Reach, ...] = ()
    silences: tuple[str, ...] = ()
    """Fields that it can fill in ways the board does not show: no `Reach` is certain for them."""
    actions: Mapping[str, Effect] = field(default_factory=dict)
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True)
class BaseGame:
    """The numbers of the game itself that are no module's to change."""

    module: Module
    start: tuple[str, str]
    """Face up before the first turn, touching at a corner."""
    hand: int
    display: int
    gold: str
    """The field whose pool is the bank."""
    tie_break: str
    """The field that decides a tie on gold."""
    overbuild: str
    """The field of which overbuilding costs one."""


@dataclass(frozen=True, eq=False)
class Setup:
    """Everything in play at one table; tile counts include the start tiles."""

    players: int
    modules: tuple[str, ...]
    game: BaseGame
    kinds: Mapping[str, JungleKind]
    worker_tiles: Mapping[Sides, int]
    """Per player, by pattern."""
    jungle: Mapping[str, int]
    start: tuple[str, str]
    fields: tuple[Field, ...]
    terms: tuple[Term, ...]
    reaches: tuple[Reach, ...]
    actions: Mapping[str, Effect]
    all_steps: tuple[Step, ...]
    """In the order in which hands do them."""

    @property
    def hand(self) -> int:
        return self.game.hand

    @property
    def display(self) -> int:
        return self.game.display

    @cached_property
    def worker_tiles_each(self) -> int:
        return sum(self.worker_tiles.values())

    @cached_property
    def jungle_tiles(self) -> int:
        """All jungle tiles in play, the start tiles included."""
        return sum(self.jungle.values())

    @property
    def pile(self) -> int:
        """Jungle tiles left in the face-down pile once the display is laid out."""
        return self.jungle_tiles - len(self.start) - self.display

    @cached_property
    def temples(self) -> int:
        return sum(n for code, n in self.jungle.items() if self.kinds[code].is_temple)

    @cached_property
    def most_at_side(self) -> int:
        """The most workers on one side of a tile in play."""
        return max(max(pattern) for pattern in self.worker_tiles)

    @property
    def most_at_temple(self) -> int:
        """The most workers that four tiles can turn towards one temple."""
        return TILE_SIDES * self.most_at_side

    @cached_property
    def bank(self) -> int:
        """The gold in the box."""
        return self.field(self.game.gold).pool or 0

    @cached_property
    def removed_workers(self) -> Mapping[Sides, int]:
        """Of the base box, back into it, per player."""
        return _less(self.game.module.workers, self.worker_tiles)

    @cached_property
    def added_workers(self) -> Mapping[Sides, int]:
        """Of other boxes, per player."""
        return _less(self.worker_tiles, self.game.module.workers)

    @cached_property
    def removed_jungle(self) -> Mapping[str, int]:
        return _less(self.game.module.jungle, self.jungle)

    @cached_property
    def added_jungle(self) -> Mapping[str, int]:
        return _less(self.jungle, self.game.module.jungle)

    @cached_property
    def steps(self) -> tuple[str, ...]:
        """The ids of the steps that there is something to do in."""
        return tuple(
            step.id for step in self.all_steps if not step.when or getattr(self, step.when)
        )

    @cached_property
    def seat_fields(self) -> tuple[Field, ...]:
        return tuple(each for each in self.fields if each.per_seat)

    @cached_property
    def table_fields(self) -> tuple[Field, ...]:
        return tuple(each for each in self.fields if not each.per_seat)

    def field(self, code: str) -> Field:
        return next(each for each in self.fields if each.code == code)

    @cached_property
    def majority(self) -> Term | None:
        """The term that the temples are scored by."""
        return next((term for term in self.terms if term.kind is TermKind.MAJORITY), None)

    def paying_every_second(self) -> Setup:
        """The same table where each player tied for second place gets all of its gold."""
        return replace(self, terms=tuple(replace(term, splits_second=False) for term in self.terms))


def _less(counts: Mapping[T, int], others: Mapping[T, int]) -> Mapping[T, int]:
    left = {key: count - others.get(key, 0) for key, count in counts.items()}
    return MappingProxyType({key: count for key, count in left.items() if count > 0})


class InvalidSetup(ValueError):
    """A table that cannot be set up; `code` says why."""

    def __init__(self, code: str, **params: int | str) -> None:
        super().__init__(code)
        self.code, self.params = code, params


def make_setup(game: BaseGame, players: int, modules: Sequence[Module]) -> Setup:
    """Apply the modules, in the order given, to the base game.

    Raises `InvalidSetup` when the game or a module is not for so many players.
    """
    if players not in game.module.players:
        raise InvalidSetup("players-out-of-range")
    everything = (game.module, *modules)
    codes = tuple(module.code for module in modules)
    jungle, workers = dict(game.module.jungle), dict(game.module.workers)
    start = game.start
    for module in everything:
        if players not in module.players:
            raise InvalidSetup("module-players", module=module.code)
        for change in module.changes:
            if change.applies(players, codes):
                _add(jungle, change.jungle)
                _add(workers, change.workers)
                start = change.start or start
    kinds = {kind.code: kind for module in everything for kind in module.kinds}
    silenced = {code for module in everything for code in module.silences}
    has_temples = any(count and kinds[code].is_temple for code, count in jungle.items())
    return Setup(
        players=players,
        modules=codes,
        game=game,
        kinds=MappingProxyType(kinds),
        worker_tiles=MappingProxyType({k: n for k, n in workers.items() if n}),
        jungle=MappingProxyType({k: n for k, n in jungle.items() if n}),
        start=start,
        fields=tuple(each for module in everything for each in module.fields),
        terms=tuple(
            term
            for module in everything
            for term in module.terms
            if has_temples or term.kind is not TermKind.MAJORITY
        ),
        reaches=tuple(
            reach
            for module in everything
            for reach in module.reaches
            if reach.field not in silenced
        ),
        actions=MappingProxyType(
            {k: v for module in everything for k, v in module.actions.items()}
        ),
        all_steps=in_order([step for module in everything for step in module.steps]),
    )


def in_order(steps: Sequence[Step]) -> tuple[Step, ...]:
    """Steps as hands do them; leaving out those of a module changes nothing for the others."""
    ordered: list[Step] = []
    for step in steps:
        ids = [each.id for each in ordered]
        at = ids.index(step.after) + 1 if step.after else len(ordered)
        ordered.insert(at, step)
    return tuple(ordered)


def _add(counts: dict[Any, int], change: Mapping[Any, int]) -> None:
    for key, by in change.items():
        counts[key] = counts.get(key, 0) + by
        assert counts[key] >= 0, f"fewer than none of {key}"
