"""The score sheet: what was entered, what is wrong or missing, and what it comes to.

>>> from scorer.sheet import Sheet
>>> sheet = Sheet.from_fields({"seat1": "red:Ana", "seat2": "white", "gold1": "34", "water1": "x"})
>>> sheet.state.value, [(problem.field, problem.code) for problem in sheet.problems]
('incomplete', [('water1', 'not-a-number')])
>>> sheet.missing[:5]
('temple1', 'temple2', 'temple3', 'temple4', 'sun1')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Self

from scorer.engine.board import Board, NotationError
from scorer.engine.checks import (
    Finding,
    check,
    check_items,
    check_pools,
    check_temples,
    is_complete,
)
from scorer.engine.components import Color
from scorer.engine.fields import Field
from scorer.engine.scoring import DecidedBy, Result, score
from scorer.engine.setup import Setup
from scorer.engine.village import Village
from scorer.modules import setup_for

from .entries import (
    BOARD,
    BOARD_MODE,
    COMPLETE,
    MODE,
    MODULES,
    choice_problem,
    clean_entry,
    entry_keys,
    field_key,
    module_problems,
    notation_problem,
    read_entry,
    split_modules,
    table_seats,
    temple_keys,
)
from .problems import BadInput, Problem
from .seats import Seat, seat_key
from .temples import Temple


class State(StrEnum):
    """How far the entries have come."""

    NOTHING = "nothing"
    INCOMPLETE = "incomplete"
    TIED = "tied"
    """Gold is tied, and the cacao fruits of a tied player are not known."""
    FINAL = "final"


@dataclass(frozen=True)
class Sheet:
    """Everything entered about one game. `entries` are texts as typed, by their key; never empty.

    Keys: `temple1` …, `board`, `mode`, `complete`, the table's fields, and a field's code with the number
    of the seat: `gold1`. What was typed is kept as it is, so that nothing is lost when it is wrong.
    """

    seats: tuple[Seat, ...]
    setup: Setup
    entries: Mapping[str, str] = field(default_factory=dict)
    counts: tuple[Mapping[Color, int], ...] | None = None
    """The workers at the temples, where they are given as numbers only (the API does)."""

    @classmethod
    def begin(
        cls,
        seats: Sequence[Seat],
        modules: Sequence[str] = (),
        entries: Iterable[tuple[str, str]] = (),
    ) -> Self:
        """A sheet for some players and modules; keys that it does not know are left out.

        Raises `InvalidSetup` for modules that are not to be had.
        """
        known = {key: clean_entry(key, value) for key, value in entries}
        setup = setup_for(len(seats), modules, known)
        keys = entry_keys(setup)
        return cls(tuple(seats), setup, {key: known[key] for key in keys if known.get(key)})

    @classmethod
    def from_fields(cls, fields: Mapping[str, str]) -> Self:
        """The sheet of a shared table, whose seats are fields as well.

        Raises `BadInput` while it has no seats that can play.
        """
        problems, texts = table_seats(fields)
        problems += module_problems(len(texts), split_modules(fields.get(MODULES, "")))
        if problems:
            raise BadInput(problems)
        seats = [Seat.parse(text) for text in texts]
        return cls.begin(seats, split_modules(fields.get(MODULES, "")), fields.items())

    def to_fields(self) -> dict[str, str]:
        """The fields of a shared table."""
        seats = {seat_key(i): str(seat) for i, seat in enumerate(self.seats)}
        modules = {MODULES: ",".join(self.setup.modules)} if self.setup.modules else {}
        return seats | modules | dict(self.entries)

    def with_entries(self, **changed: str) -> Sheet:
        """The sheet with other entries; an empty one is taken out."""
        entries = {**self.entries, **changed}
        sheet = Sheet.begin(self.seats, self.setup.modules, entries.items())
        return replace(sheet, counts=self.counts)

    @property
    def colors(self) -> tuple[Color, ...]:
        return tuple(seat.color for seat in self.seats)

    @property
    def uses_board(self) -> bool:
        return self.entries.get(MODE) == BOARD_MODE

    def entry(self, field: Field, seat: int) -> str:
        """What was typed in a player's field."""
        return self.entries.get(field_key(field, seat), "")

    # What the entries say

    @cached_property
    def temples(self) -> tuple[Temple | None, ...]:
        """The temples as entered; None is one that was not entered, or cannot be read."""
        return tuple(self._temple(key) for key in temple_keys(self.setup))

    def _temple(self, key: str) -> Temple | None:
        try:
            return Temple.parse(self.entries[key], self.setup.most_at_side)
        except (KeyError, ValueError):
            return None

    @cached_property
    def _board(self) -> Board | Problem:
        try:
            return Board.parse(self.entries.get(BOARD, ""), self.setup)
        except NotationError as error:
            return notation_problem(BOARD, error)

    @property
    def board(self) -> Board | None:
        """The board as entered, if the text is one; with no text it has no tiles."""
        return self._board if isinstance(self._board, Board) else None

    @cached_property
    def _held(self) -> tuple[list[dict[str, int]], list[Problem]]:
        """What each player has, as far as it is known, and what is wrong with the entries."""
        held: list[dict[str, int]] = []
        problems: list[Problem] = []
        taken: Counter[str] = Counter()
        for seat in range(len(self.seats)):
            own: dict[str, int] = {}
            for each in self.setup.seat_fields:
                key = field_key(each, seat)
                text = self.entries.get(key)
                if text is None or (each.from_board and self.uses_board):
                    continue
                if each.owner and not own.get(each.owner):
                    continue
                read = read_entry(key, each, text)
                if not isinstance(read, Problem):
                    taken.update(read)
                    read = _none_left(key, each, read, taken) or read
                if isinstance(read, Problem):
                    problems.append(read)
                else:
                    own |= read
            held.append(own)
        return held, problems

    @cached_property
    def villages(self) -> tuple[Village, ...]:
        """What each player has, as far as it is known."""
        held, _ = self._held
        return tuple(Village(seat.color, own) for seat, own in zip(self.seats, held, strict=True))

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """Everything that is entered and cannot be right."""
        return (*self._table_problems(), *self._held[1])

    def _table_problems(self) -> Iterator[Problem]:
        for each in self.setup.table_fields:
            text = self.entries.get(each.code)
            if text is not None and (problem := choice_problem(each, text)):
                yield problem
        if self.counts is not None:
            return
        if self.uses_board:
            if isinstance(self._board, Problem):
                yield self._board
            return
        for key, temple in zip(temple_keys(self.setup), self.temples, strict=True):
            if key not in self.entries:
                continue
            if temple is None:
                yield Problem(key, "not-a-temple")
            elif any(color not in self.colors for color in temple.workers):
                yield Problem(key, "color-not-playing")

    @cached_property
    def missing(self) -> tuple[str, ...]:
        """The keys of what has to be known and is not, in the order of the pages."""
        return self.needed or self._missing_in_tie()

    @cached_property
    def needed(self) -> tuple[str, ...]:
        """What is missing whatever the result."""
        return (*self._missing_on_table(), *self._missing_of_seats())

    def _missing_on_table(self) -> Iterator[str]:
        if self.counts is not None or (self.setup.majority is None and not self.uses_board):
            return
        if not self.uses_board:
            yield from (key for key in temple_keys(self.setup) if key not in self.entries)
        elif self.board and not self.board.tiles:
            yield BOARD
        elif self.board and not self._is_whole(self.board):
            yield COMPLETE

    def _is_whole(self, board: Board) -> bool:
        """Do all tiles lie on the board, or did somebody say that this is all of it?"""
        return COMPLETE in self.entries or is_complete(board, self.setup, self.colors)

    def _missing_of_seats(self) -> Iterator[str]:
        for seat in range(len(self.seats)):
            for each in self.setup.seat_fields:
                key = field_key(each, seat)
                if key not in self.entries and self.is_asked(each, seat):
                    yield key

    def is_asked(self, field: Field, seat: int) -> bool:
        """Must a player enter this? Some fields are only for the owners of an item, or without a board."""
        own = self.villages[seat]
        if field.from_board and (self.uses_board and self.counts is None):
            return False
        if field.owner:
            return field.is_required and bool(own.get(field.owner))
        return field.is_required or any(own.get(item) for item in field.required_of)

    def _missing_in_tie(self) -> tuple[str, ...]:
        if self.problems or self.result.decided_by is not DecidedBy.OPEN:
            return ()
        code = self.setup.game.tie_break
        return tuple(
            f"{code}{i + 1}"
            for i, village in enumerate(self.villages)
            if village.color in self.result.tied and village.get(code) is None
        )

    @cached_property
    def state(self) -> State:
        choices = {MODE, *(each.code for each in self.setup.table_fields)}
        if self.counts is None and not self.problems and choices.issuperset(self.entries):
            return State.NOTHING
        if self.problems or self.needed:
            return State.INCOMPLETE
        return State.TIED if self.missing else State.FINAL

    @cached_property
    def result(self) -> Result:
        """What the entries come to; while they are incomplete these are standings, no result."""
        return score(self.setup, self.villages, self.workers)

    @property
    def workers(self) -> Board | list[Mapping[Color, int]]:
        """Where the temples' workers are known from."""
        if self.counts is not None:
            return list(self.counts)
        if self.uses_board:
            return self.board or Board({})
        return [temple.workers for temple in self.temples_in_play]

    @property
    def temples_in_play(self) -> list[Temple]:
        """The temples that are scored, in the order of `result.temples`."""
        if self.uses_board:
            board = self.board or Board({})
            return [Temple.on_board(board, square) for square in board.temples()]
        return [temple for temple in self.temples if temple and temple.is_in_play]

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """What is impossible or unlikely about this table."""
        if isinstance(self.workers, Board):
            return check(self.workers, self.setup, self.colors, self.villages)
        return (
            *check_temples(self.workers, self.setup),
            *check_pools(self.villages, self.setup),
            *check_items(self.villages, self.setup),
        )

    # Between temples and board

    def with_temples_of_board(self) -> Sheet:
        """The sheet with its board's temples filled in where none were entered."""
        if not self.board or not self.board.tiles or not self.temple_room:
            return self
        squares = self.board.temples()
        seen: list[Temple] = [Temple.on_board(self.board, at) for at in squares]
        seen = [Temple(_only(temple, self.colors)) for temple in seen]
        if self._is_whole(self.board):
            seen += [Temple(is_in_play=False)] * self.setup.temples
        filled = dict(zip(temple_keys(self.setup), map(str, seen), strict=False))
        return self.with_entries(**{**filled, **self.entries})

    @property
    def temple_room(self) -> bool:
        """Is nothing entered about the temples yet?"""
        return not any(key in self.entries for key in temple_keys(self.setup))


def _none_left(
    key: str, field: Field, own: Mapping[str, int], taken: Mapping[str, int]
) -> Problem | None:
    """Players before this one have taken what the box has of an item that this one has as well."""
    for item, pool in field.pools.items():
        code = f"{field.code}.{item}"
        if own.get(code) and taken[code] > pool:
            return Problem(key, "none-left", {"item": item, "max": pool})
    return None


def _only(temple: Temple, colors: Sequence[Color]) -> tuple[tuple[Color | None, int], ...]:
    return tuple((color, n) if color in colors and n else (None, 0) for color, n in temple.sides)
