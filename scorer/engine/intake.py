"""From untrusted data to something that can be scored, with every problem named.

>>> try:
...     read_request({"players": [{"color": "blue", "gold": -1, "sun": 0, "water": 5}]})
... except BadRequest as error:
...     [(problem.field, problem.code) for problem in error.problems]  # doctest: +NORMALIZE_WHITESPACE
[('players', 'too-few-players'), ('players.0.color', 'unknown-color'),
 ('players.0.gold', 'out-of-range'), ('players.0.water', 'not-a-water-field'),
 ('board', 'board-or-temples')]
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass

from .board import Board, NotationError
from .checks import Finding, check, check_gold, check_temples
from .components import (
    BANK,
    CACAO_LIMIT,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SUN_LIMIT,
    TILE_SIDES,
    WATER_FIELDS,
    WORKER_BOX,
    Color,
    setup_for,
)
from .scoring import Result, score
from .village import Village

NAME_LIMIT = 40
WORKERS_AT_TEMPLE = TILE_SIDES * max(max(pattern) for pattern in WORKER_BOX)
"""The most workers that four tiles can turn towards one temple."""


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with the input: where, what, and the figures to say it with."""

    field: str
    code: str
    params: Mapping[str, int | str] = dataclasses.field(default_factory=dict)


class BadRequest(ValueError):
    """Input that cannot be scored, with all its problems."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(f"{problem.field}: {problem.code}" for problem in problems))
        self.problems = tuple(problems)


@dataclass(frozen=True)
class ScoreRequest:
    """A finished game: village boards in seating order, and either the board or the temples' counts."""

    villages: tuple[Village, ...]
    names: tuple[str, ...]
    board: Board | None = None
    temples: tuple[Mapping[Color, int], ...] = ()

    def score(self) -> Result:
        return score(self.villages, self.temples if self.board is None else self.board)

    def findings(self) -> tuple[Finding, ...]:
        """What is impossible or unlikely about this table."""
        setup = setup_for(len(self.villages))
        if self.board is None:
            return (*check_temples(self.temples, setup), *check_gold(self.villages))
        return check(self.board, setup, villages=self.villages)


def read_request(data: object) -> ScoreRequest:
    """Read a request as the API takes it; raises `BadRequest` with every problem."""
    if not isinstance(data, dict):
        raise BadRequest([Problem("", "not-an-object")])
    reader = _Reader()
    villages, names = reader.players(data.get("players"))
    colors = [village.color for village in villages]
    board: Board | None = None
    temples: tuple[Mapping[Color, int], ...] = ()
    if (data.get("board") is None) == (data.get("temples") is None):
        reader.problem("board", "board-or-temples")
    elif data.get("board") is not None:
        board = reader.board(data["board"])
    else:
        temples = reader.temples(data["temples"], colors, _count(data.get("players")))
    if reader.problems:
        raise BadRequest(reader.problems)
    return ScoreRequest(tuple(villages), tuple(names), board, temples)


def read_colors(data: object) -> tuple[list[Color], list[Problem]]:
    """The colours in the game, and every problem with them."""
    reader = _Reader()
    colors: list[Color] = []
    for i, item in enumerate(reader.player_list(data)):
        color = reader.color(f"players.{i}", item)
        if color in colors:
            reader.problem(f"players.{i}", "duplicate-color")
        elif color:
            colors.append(color)
    return colors, reader.problems


def _count(players: object) -> int | None:
    if isinstance(players, list) and MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        return len(players)
    return None


class _Reader:
    """Reads piece by piece and collects problems, so that one answer can name them all."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def problem(self, field: str, code: str, **params: int | str) -> None:
        self.problems.append(Problem(field, code, params))

    def player_list(self, data: object) -> list[object]:
        """The players as given; far too many are one problem, not a list of hundreds."""
        if not isinstance(data, list):
            self.problem("players", "missing" if data is None else "not-a-list")
            return []
        if len(data) < MIN_PLAYERS:
            self.problem("players", "too-few-players", min=MIN_PLAYERS, max=MAX_PLAYERS)
        if len(data) > MAX_PLAYERS:
            self.problem("players", "too-many-players", min=MIN_PLAYERS, max=MAX_PLAYERS)
        return data[: 2 * MAX_PLAYERS]

    def players(self, data: object) -> tuple[list[Village], list[str]]:
        villages: list[Village] = []
        names: list[str] = []
        for i, item in enumerate(self.player_list(data)):
            at = f"players.{i}"
            if not isinstance(item, dict):
                self.problem(at, "not-an-object")
                continue
            color = self.color(f"{at}.color", item.get("color"))
            if color in [village.color for village in villages]:
                self.problem(f"{at}.color", "duplicate-color")
            names.append(self.name(f"{at}.name", item.get("name")))
            gold = self.number(f"{at}.gold", item.get("gold"), BANK)
            sun = self.number(f"{at}.sun", item.get("sun"), SUN_LIMIT)
            water = self.water(f"{at}.water", item.get("water"))
            cacao = self.number(f"{at}.cacao", item.get("cacao", 0), CACAO_LIMIT)
            if color:
                villages.append(Village(color, gold, sun, water, cacao))
        return villages, names

    def color(self, field: str, data: object) -> Color | None:
        if data is None:
            self.problem(field, "missing")
        elif not isinstance(data, str) or data not in tuple(Color):
            self.problem(field, "unknown-color")
        else:
            return Color(data)
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

    def number(self, field: str, data: object, most: int) -> int:
        if data is None:
            self.problem(field, "missing")
        elif not isinstance(data, int) or isinstance(data, bool):
            self.problem(field, "not-a-number")
        elif not 0 <= data <= most:
            self.problem(field, "out-of-range", min=0, max=most)
        else:
            return data
        return 0

    def water(self, field: str, data: object) -> int:
        if data is None:
            self.problem(field, "missing")
        elif not isinstance(data, int) or isinstance(data, bool):
            self.problem(field, "not-a-number")
        elif data not in WATER_FIELDS:
            self.problem(field, "not-a-water-field")
        else:
            return data
        return WATER_FIELDS[0]

    def board(self, data: object) -> Board | None:
        if not isinstance(data, str):
            self.problem("board", "not-text")
            return None
        try:
            return Board.parse(data)
        except NotationError as error:
            self.problems.append(notation_problem("board", error))
            return None

    def temples(
        self, data: object, colors: list[Color], players: int | None
    ) -> tuple[Mapping[Color, int], ...]:
        if not isinstance(data, list):
            self.problem("temples", "not-a-list")
            return ()
        most = setup_for(players or MAX_PLAYERS).temples
        if len(data) > most:
            self.problem("temples", "too-many-temples", max=most)
        return tuple(
            self.temple(f"temples.{i}", item, colors) for i, item in enumerate(data[: 2 * most])
        )

    def temple(self, at: str, data: object, colors: list[Color]) -> Mapping[Color, int]:
        if not isinstance(data, dict):
            self.problem(at, "not-an-object")
            return {}
        workers: dict[Color, int] = {}
        for key, value in data.items():
            field = f"{at}.{str(key)[:NAME_LIMIT]}"
            if key not in tuple(Color):
                self.problem(field, "unknown-color")
                continue
            if Color(key) not in colors:
                self.problem(field, "color-not-playing")
            workers[Color(key)] = self.number(field, value, WORKERS_AT_TEMPLE)
        if sum(workers.values()) > WORKERS_AT_TEMPLE:
            self.problem(at, "too-many-workers", max=WORKERS_AT_TEMPLE)
        return workers


def notation_problem(field: str, error: NotationError) -> Problem:
    """A notation that cannot be read, as a problem; people count characters from 1."""
    return Problem(field, error.code, {"position": error.position + 1, "found": error.found})


def clean_text(name: str) -> str:
    """A name without control characters and needless white space."""
    return " ".join("".join(c if c.isprintable() or c == "\u200c" else " " for c in name).split())
