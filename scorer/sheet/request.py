"""A finished game as JSON: what the API and the command line score, with every problem named.

>>> try:
...     read_request({"players": [{"color": "blue", "gold": -1, "sun": 0, "water": 5}]})
... except BadInput as error:
...     [(problem.field, problem.code) for problem in error.problems]  # doctest: +NORMALIZE_WHITESPACE
[('players', 'too-few-players'), ('players.0.color', 'unknown-color'),
 ('players.0.gold', 'out-of-range'), ('players.0.water', 'not-a-printed-value'),
 ('board', 'board-or-temples')]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from scorer.engine.board import Board, NotationError
from scorer.engine.components import Color
from scorer.engine.setup import Setup
from scorer.modules import all_modules, read_modules, setup_for
from scorer.modules.base.game import MAX_PLAYERS, MIN_PLAYERS, RULEBOOK_CHOICE

from .entries import (
    BOARD,
    BOARD_MODE,
    COMPLETE,
    MODE,
    MODULES,
    SAID,
    clean_entry,
    field_key,
    module_problems,
    notation_problem,
    value_problem,
)
from .problems import BadInput, Problem
from .seats import NAME_LIMIT, Seat, clean_text, count_problems
from .sheet import Sheet

_SHOWN = 40
"""So much of an unknown key is repeated in a problem."""


def read_request(data: object) -> Sheet:
    """Read a finished game; raises `BadInput` with every problem."""
    return _Reader().read(data)


def read_check(data: object) -> tuple[Board, Setup, list[Color]]:
    """Read a board to be checked and the colours in the game; raises `BadInput`."""
    return _Reader().check(data)


def json_path(sheet: Sheet, key: str) -> str:
    """Where a key of the sheet stands in the JSON: `gold1` is `players.0.gold`."""
    for seat in range(len(sheet.seats)):
        for each in sheet.setup.seat_fields:
            if key == field_key(each, seat):
                return f"players.{seat}.{each.code}"
    return key


class _Reader:
    """Reads piece by piece and collects problems, so that one answer can name them all."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.choices: dict[str, str] = {}
        """The fields of the table, by code."""

    def problem(self, field: str, code: str, **params: int | str) -> None:
        self.problems.append(Problem(field, code, params))

    def stop_at_problems(self) -> None:
        if self.problems:
            raise BadInput(self.problems)

    def mapping(self, field: str, data: object) -> Mapping[str, object]:
        if not isinstance(data, dict):
            self.problem(field, "not-an-object")
            return {}
        return data

    def read(self, given: object) -> Sheet:
        data = self.mapping("", given)
        self.stop_at_problems()
        players = self.player_list(data.get("players"))
        setup = self.setup(len(players), data)
        seats, entries = self.players(players, setup)
        entries |= self.choices
        has_board, has_temples = data.get(BOARD) is not None, data.get("temples") is not None
        counts: tuple[Mapping[Color, int], ...] | None = None
        if has_board and not has_temples:
            board = self.board(data[BOARD], setup)
            if board and not board.tiles:
                self.problem(BOARD, "missing")
            entries |= {MODE: BOARD_MODE, BOARD: str(data[BOARD]), COMPLETE: SAID}
        elif has_temples and not has_board:
            counts = self.temples(data["temples"], [seat.color for seat in seats], setup)
        elif has_board or setup.majority is not None:
            self.problem(BOARD, "board-or-temples")
        else:
            counts = ()
        self.stop_at_problems()
        return replace(Sheet.begin(seats, setup.modules, entries.items()), counts=counts)

    def check(self, given: object) -> tuple[Board, Setup, list[Color]]:
        data = self.mapping("", given)
        self.stop_at_problems()
        colors: list[Color] = []
        players = self.player_list(data.get("players"))
        for i, item in enumerate(players):
            self.color(f"players.{i}", item, colors)
        setup = self.setup(len(players), data)
        if data.get(BOARD) is None:
            self.problem(BOARD, "missing")
        board = self.board(data[BOARD], setup) if data.get(BOARD) is not None else None
        self.stop_at_problems()
        return board or Board({}), setup, colors

    def player_list(self, data: object) -> list[object]:
        """The players as given; far too many are one problem, not a list of hundreds."""
        if not isinstance(data, list):
            self.problem("players", "missing" if data is None else "not-a-list")
            return []
        self.problems += count_problems(len(data))
        return data[: 2 * MAX_PLAYERS]

    def setup(self, players: int, data: Mapping[str, object]) -> Setup:
        """The set-up that the request is read by; where it cannot be, that of the base game."""
        count = min(max(players, MIN_PLAYERS), MAX_PLAYERS)
        codes = self.modules(data.get(MODULES))
        if wrong := module_problems(count, codes):
            self.problems += wrong
            codes = []
        modules = read_modules(codes)
        for each in setup_for(count, modules).table_fields:
            choice = data.get(each.code)
            if isinstance(choice, str) and choice in each.options:
                self.choices[each.code] = choice
            elif choice is not None:
                self.problem(each.code, "no-such-choice")
        return setup_for(count, modules, self.choices.get(RULEBOOK_CHOICE, ""))

    def modules(self, data: object) -> list[str]:
        if data is None:
            return []
        if not isinstance(data, list):
            self.problem(MODULES, "not-a-list")
            return []
        if not all(isinstance(code, str) for code in data):
            self.problem(MODULES, "not-text")
            return []
        return data

    def players(self, items: Sequence[object], setup: Setup) -> tuple[list[Seat], dict[str, str]]:
        seats: list[Seat] = []
        entries: dict[str, str] = {}
        taken: list[Color] = []
        for i, item in enumerate(items):
            at = f"players.{i}"
            player = self.mapping(at, item)
            if not isinstance(item, dict):
                continue
            color = self.color(f"{at}.color", player.get("color"), taken)
            name = self.name(f"{at}.name", player.get("name"))
            seats.append(Seat(color or Color.RED, name))
            for each in setup.seat_fields:
                value = player.get(each.code)
                if value is None:
                    if each.is_required:
                        self.problem(f"{at}.{each.code}", "missing")
                elif not isinstance(value, int) or isinstance(value, bool):
                    self.problem(f"{at}.{each.code}", "not-a-number")
                elif wrong := value_problem(f"{at}.{each.code}", each, value):
                    self.problems.append(wrong)
                else:
                    entries[field_key(each, i)] = str(value)
            known = {"color", "name", *(each.code for each in setup.seat_fields)}
            for key in player:
                if key not in known and key in _fields_of_modules():
                    self.problem(f"{at}.{key}", "module-not-in-play")
        return seats, entries

    def color(self, field: str, data: object, taken: list[Color]) -> Color | None:
        if data is None:
            self.problem(field, "missing")
        elif not isinstance(data, str) or data not in tuple(Color):
            self.problem(field, "unknown-color")
        else:
            color = Color(data)
            if color in taken:
                self.problem(field, "duplicate-color")
            taken.append(color)
            return color
        return None

    def name(self, field: str, data: object) -> str:
        if data is None:
            return ""
        if not isinstance(data, str):
            self.problem(field, "not-text")
            return ""
        name = clean_text(data)
        if len(name) > NAME_LIMIT:
            self.problem(field, "name-too-long", max=NAME_LIMIT)
        return name

    def board(self, data: object, setup: Setup) -> Board | None:
        if not isinstance(data, str):
            self.problem(BOARD, "not-text")
            return None
        try:
            return Board.parse(clean_entry(BOARD, data), setup)
        except NotationError as error:
            self.problems.append(notation_problem(BOARD, error))
            return None

    def temples(
        self, data: object, colors: list[Color], setup: Setup
    ) -> tuple[Mapping[Color, int], ...]:
        if not isinstance(data, list):
            self.problem("temples", "not-a-list")
            return ()
        if len(data) > setup.temples:
            self.problem("temples", "too-many-temples", max=setup.temples)
        given = data[: 2 * (setup.temples + 1)]
        return tuple(
            self.temple(f"temples.{i}", item, colors, setup) for i, item in enumerate(given)
        )

    def temple(
        self, at: str, data: object, colors: list[Color], setup: Setup
    ) -> Mapping[Color, int]:
        workers: dict[Color, int] = {}
        for key, value in self.mapping(at, data).items():
            field = f"{at}.{str(key)[:_SHOWN]}"
            if key not in tuple(Color):
                self.problem(field, "unknown-color")
                continue
            if Color(key) not in colors:
                self.problem(field, "color-not-playing")
            if value is None:
                self.problem(field, "missing")
            elif not isinstance(value, int) or isinstance(value, bool):
                self.problem(field, "not-a-number")
            elif not 0 <= value <= setup.most_at_temple:
                self.problem(field, "out-of-range", min=0, max=setup.most_at_temple)
            else:
                workers[Color(key)] = value
        if sum(workers.values()) > setup.most_at_temple:
            self.problem(at, "too-many-workers", max=setup.most_at_temple)
        return workers


def _fields_of_modules() -> set[str]:
    return {each.code for module in all_modules() for each in module.game.fields if each.per_seat}
