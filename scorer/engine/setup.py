"""What is in play: tiles, entry fields and score terms, as values that everything else loops over.

A `Module` says what a box adds; `make_setup` applies the modules in play to a number of players. The
same values are sent to the phone, so nothing here is code except what `effects.py` is about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, TypeVar

from .components import TILE_SIDES, JungleKind, Sides, parse_pattern
from .effects import ChoiceEffect, Effect, Hooks
from .fields import Field, Sets, Term, TermKind
from .village import Village

T = TypeVar("T")

FIXED_WITH_ALL = (Sets.WORKER_TILES, Sets.NO_REPLACING)
"""What a module decides itself that includes others: nobody is asked."""


@dataclass(frozen=True)
class Reach:
    """An upper bound for checks: no field holds more than one's workers can have brought in by actions."""

    field: str
    actions: tuple[str, ...]


@dataclass(frozen=True)
class LowestFirst:
    """A check: what all players have of a field's items are the first of the box."""

    field: str


@dataclass(frozen=True)
class FewKinds:
    """A check: a player has at most so many different items of a field."""

    field: str
    most: int


@dataclass(frozen=True)
class SharedRoom:
    """A check: fields that share a player's room."""

    fields: tuple[str, ...]
    most: int


@dataclass(frozen=True)
class Assignable:
    """A check: everybody's items can lie on different tiles, each of which shows one of two."""

    field: str
    tiles: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class FromTiles:
    """A check: all players together have at most what the jungle tiles of a kind gave out."""

    weights: tuple[tuple[str, int], ...]
    """Field -> what one of it took."""
    kind: str
    each: int


@dataclass(frozen=True)
class PaidInSets:
    """A check: items left, and those paid (one of each for one of another field), are in the box."""

    field: str
    bought: str


@dataclass(frozen=True)
class OnOwnTiles:
    """A check: a number is at most that of a player's worker tiles, or of the workers on them."""

    field: str
    counts_workers: bool = False


ItemCheck = LowestFirst | FewKinds | SharedRoom | Assignable | FromTiles | PaidInSets | OnOwnTiles


@dataclass(frozen=True)
class Change:
    """What a module changes in the set-up, for some numbers of players and beside other modules.

    Numbers are differences: −2 takes two tiles out, +3 puts three in.
    """

    players: tuple[int, ...]
    jungle: Mapping[str, int] = field(default_factory=dict)
    workers: Mapping[Sides, int] = field(default_factory=dict)
    start: tuple[str, str] | None = None
    map_board: int = 0
    """Jungle tiles that lie open beside the display."""
    fields: tuple[Field, ...] = ()
    """In the place of the module's fields of the same code."""
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
class Step:
    """Something that hands do while setting up."""

    id: str
    after: str = ""
    """The step, of the base game or of its own module, that it follows; without one it comes last."""
    when: str = ""
    """Only when this count of the set-up (`removed_jungle`, `added_jungle`) is not empty."""
    figures: Mapping[str, Mapping[int, int]] = field(default_factory=dict, hash=False)
    """Numbers that its texts mention, by the number of players; a text with none of it is left out."""


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
    actions: Mapping[str, Effect | ChoiceEffect] = field(default_factory=dict)
    hooks: Hooks = field(default_factory=Hooks)
    steps: tuple[Step, ...] = ()
    checks: tuple[ItemCheck, ...] = ()
    required_of: Mapping[str, str] = field(default_factory=dict)
    """A field of another module -> the item whose owner must enter it."""
    holds: Mapping[str, int] = field(default_factory=dict)
    """What everybody has before the first turn beside the fields: nobody is asked for it."""
    map_fee: str = ""
    """Of this one is paid for a tile of the map board."""
    includes: tuple[str, ...] = ()
    """Modules that are in play with it, without what they change: only its own changes count."""
    surplus: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """How many more worker tiles than jungle tiles are recommended, by the number of players."""


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
    actions: Mapping[str, Effect | ChoiceEffect]
    hooks: Hooks
    checks: tuple[ItemCheck, ...]
    holds: Mapping[str, int]
    map_fee: str
    all_steps: tuple[Step, ...]
    """In the order in which hands do them."""
    map_board: int = 0
    """Jungle tiles that lie open beside the display."""
    recommended_surplus: tuple[int, int] | None = None
    """The least and the most that `surplus` should be, where a module says so: advice, not a rule."""
    choices: Mapping[str, str] = field(default_factory=dict)
    """The choices of the table that it was made with, by the code of their field."""

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
    def workers_each(self) -> int:
        """All workers on the tiles of one player."""
        return sum(sum(pattern) * count for pattern, count in self.worker_tiles.items())

    @cached_property
    def jungle_tiles(self) -> int:
        """All jungle tiles in play, the start tiles included."""
        return sum(self.jungle.values())

    @property
    def surplus(self) -> int:
        """How many more worker tiles there are, of all players together, than jungle tiles."""
        return self.players * self.worker_tiles_each - self.jungle_tiles

    @property
    def pile(self) -> int:
        """Jungle tiles left in the face-down pile once the display is laid out."""
        return self.jungle_tiles - len(self.start) - self.display - self.map_board

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
    def begins(self) -> Mapping[str, int]:
        """What every village holds before the first turn."""
        asked = {each.code: each.start for each in self.seat_fields if not each.from_board}
        return MappingProxyType({**asked, **self.holds})

    def room(self, village: Village, code: str) -> int:
        """How much more of a field a player can keep, beside what shares its room."""
        most, fields = self._rooms[code]
        return most - sum(village[each] for each in fields)

    @cached_property
    def _rooms(self) -> Mapping[str, tuple[int, tuple[str, ...]]]:
        rooms: dict[str, tuple[int, tuple[str, ...]]]
        rooms = {each.code: (each.most, (each.code,)) for each in self.seat_fields}
        for each in self.checks:
            if isinstance(each, SharedRoom):
                rooms |= dict.fromkeys(each.fields, (each.most, each.fields))
        return MappingProxyType(rooms)

    @cached_property
    def is_early(self) -> bool:
        """May players overbuild as soon as the pile alone is empty?"""
        return bool(self.choice(Sets.EARLY_OVERBUILDING))

    @cached_property
    def laid_out(self) -> Mapping[str, Mapping[str, int]]:
        """Field of items -> those that lie beside the board; nothing while a choice would say which."""
        open_choices = {
            each.sets_field
            for each in self.table_fields
            if each.sets is Sets.ITEMS and each.code not in self.choices
        }
        return {
            each.code: {item: n for item, n in each.pools.items() if n}
            for each in self.seat_fields
            if each.pools and each.code not in open_choices
        }

    def choice(self, sets: Sets) -> str:
        """What the table has chosen about something; nothing is the empty text."""
        return _choice(self.fields, self.choices, sets)

    @cached_property
    def item_terms(self) -> tuple[tuple[Term, Mapping[str, int]], ...]:
        """The terms of fields with items, and what one of each item is worth."""
        items = {each.code: each.options for each in self.seat_fields if each.kind.has_items}
        return tuple(
            (term, term.worths or dict.fromkeys(items[term.field], term.worth))
            for term in self.terms
            if term.field in items
        )

    @cached_property
    def majority(self) -> Term | None:
        """The term that the temples are scored by."""
        return next((term for term in self.terms if term.kind is TermKind.MAJORITY), None)


def _less(counts: Mapping[T, int], others: Mapping[T, int]) -> Mapping[T, int]:
    left = {key: count - others.get(key, 0) for key, count in counts.items()}
    return MappingProxyType({key: count for key, count in left.items() if count > 0})


class InvalidSetup(ValueError):
    """A table that cannot be set up; `code` says why."""

    def __init__(self, code: str, **params: int | str) -> None:
        super().__init__(code)
        self.code, self.params = code, params


def make_setup(
    game: BaseGame,
    players: int,
    modules: Sequence[Module],
    choices: Mapping[str, str] = MappingProxyType({}),
) -> Setup:
    """Apply the modules, in the order given, to the base game; `choices` are those of the table.

    A choice that cannot be read changes nothing. Raises `InvalidSetup` when the game or a module is not
    for so many players.
    """
    if players not in game.module.players:
        raise InvalidSetup("players-out-of-range")
    for module in modules:
        if players not in module.players:
            raise InvalidSetup("module-players", module=module.code, players=players)
    everything = (game.module, *modules)
    including = next((module for module in modules if module.includes), None)
    codes = tuple(module.code for module in modules)
    fields = [
        each
        for module in everything
        for each in module.fields
        if not (including and each.sets in FIXED_WITH_ALL)
    ]
    made = {each.code: choices[each.code] for each in fields if choices.get(each.code)}
    keeps_all = bool(_choice(fields, made, Sets.NO_REPLACING))
    splits_second = not _choice(fields, made, Sets.EVERY_SECOND_PAID)
    jungle, workers = dict(game.module.jungle), dict(game.module.workers)
    start, map_board = game.start, 0
    for module in (including,) if including else everything:
        for change in module.changes:
            if change.applies(players, codes):
                is_base = module is game.module
                _add(jungle, change.jungle, keeps_all and not is_base)
                _add(workers, change.workers)
                start, map_board = change.start or start, map_board + change.map_board
                replaced = {each.code: each for each in change.fields}
                fields = [replaced.get(each.code, each) for each in fields]
    kinds = {kind.code: kind for module in everything for kind in module.kinds}
    silenced = {code for module in everything for code in module.silences}
    has_temples = any(count and kinds[code].is_temple for code, count in jungle.items())
    return Setup(
        players=players,
        modules=(including.code,) if including else codes,
        game=game,
        kinds=MappingProxyType(kinds),
        worker_tiles=MappingProxyType(
            _chosen_workers(fields, made, keeps_all) or _positive(workers)
        ),
        jungle=MappingProxyType(_positive(jungle)),
        start=start,
        fields=tuple(
            _with_owners(_with_chosen_items(each, fields, made), everything) for each in fields
        ),
        terms=tuple(
            replace(term, splits_second=splits_second)
            for module in everything
            for term in module.terms
            if has_temples or term.kind is not TermKind.MAJORITY
        ),
        reaches=_together(
            reach
            for module in everything
            for reach in module.reaches
            if reach.field not in silenced
        ),
        checks=tuple(each for module in everything for each in module.checks),
        holds={k: n for module in everything for k, n in module.holds.items()},
        map_fee=next((module.map_fee for module in everything if module.map_fee), ""),
        hooks=Hooks.together(module.hooks for module in everything),
        actions=MappingProxyType(
            {k: v for module in everything for k, v in module.actions.items()}
        ),
        all_steps=in_order([step for module in everything for step in module.steps]),
        map_board=map_board,
        recommended_surplus=next((m.surplus[players] for m in everything if m.surplus), None),
        choices=MappingProxyType(made),
    )


def _positive(counts: Mapping[T, int]) -> dict[T, int]:
    return {key: count for key, count in counts.items() if count}


def _together(reaches: Iterable[Reach]) -> tuple[Reach, ...]:
    """One bound for each field: modules add actions that bring something in."""
    actions: dict[str, tuple[str, ...]] = {}
    for reach in reaches:
        actions[reach.field] = actions.get(reach.field, ()) + reach.actions
    return tuple(Reach(field, found) for field, found in actions.items())


def _with_owners(field: Field, modules: Iterable[Module]) -> Field:
    """A field that some players must enter because of what they own."""
    found = [
        module.required_of[field.code] for module in modules if field.code in module.required_of
    ]
    return replace(field, required_of=(*field.required_of, *found)) if found else field


def _choice(fields: Iterable[Field], choices: Mapping[str, str], sets: Sets) -> str:
    return next((choices.get(each.code, "") for each in fields if each.sets is sets), "")


def _chosen_workers(
    fields: Iterable[Field], choices: Mapping[str, str], keeps_all: bool
) -> dict[Sides, int] | None:
    """The worker tiles that the players agreed on, if the choice can be read; or all of the boxes."""
    for each in fields:
        if each.sets is Sets.WORKER_TILES:
            items = each.read_items(choices.get(each.code)) or (each.limits if keeps_all else {})
            return {parse_pattern(pattern): count for pattern, count in items.items()}
    return None


def _with_chosen_items(field: Field, fields: Iterable[Field], choices: Mapping[str, str]) -> Field:
    """A field of items of which there are only as many as the table has chosen."""
    for each in fields:
        if each.sets is Sets.ITEMS and each.sets_field == field.code:
            items = each.read_items(choices.get(each.code))
            if items:
                return replace(
                    field,
                    limits={item: min(1, items.get(item, 0)) for item in field.options},
                    pools={item: items.get(item, 0) for item in field.options},
                )
    return field


def in_order(steps: Sequence[Step]) -> tuple[Step, ...]:
    """Steps as hands do them; leaving out those of a module changes nothing for the others."""
    ordered: list[Step] = []
    for step in steps:
        ids = [each.id for each in ordered]
        at = ids.index(step.after) + 1 if step.after else len(ordered)
        while step.after and at < len(ordered) and ordered[at].after == step.after:
            at += 1
        ordered.insert(at, step)
    return tuple(ordered)


def _add(counts: dict[Any, int], change: Mapping[Any, int], only_more: bool = False) -> None:
    for key, by in change.items():
        if by < 0 and only_more:
            continue
        counts[key] = counts.get(key, 0) + by
        assert counts[key] >= 0, f"fewer than none of {key}"
