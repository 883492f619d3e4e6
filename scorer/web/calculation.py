"""A calculation in an address: players, temples or board, and village boards, exactly as entered.

    p=red:Ana&p=white          the seats in order
    t0=R2.Y1.&t1=P3...         each temple's sides, clockwise from the top: who and how many, or nobody
    b=p1R1111/.m2              or the whole board in notation (`m=board` says that it counts)
    g0=34&s0=2&w0=7&c0=1       per seat gold, sun tokens, water field and cacao fruits, as typed

What is typed is kept as it is, so that nothing is lost when it is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from werkzeug.datastructures import MultiDict

from scorer.engine.components import CACAO_LIMIT, COINS, SUN_LIMIT, TILE_SIDES, Color, setup_for
from scorer.engine.intake import BadRequest, Problem, ScoreRequest, clean_text, read_request

from .seats import Seat

NOBODY = "."
_SIDE = re.compile(rf"[{''.join(color.letter for color in Color)}][0-3]|\.")
_COLORS = {color.letter: color for color in Color}
TEXT_LIMIT = 100
"""Longer than anything that can be meant in a field of a village board."""

Sides = tuple[tuple[Color | None, int], ...]


@dataclass(frozen=True)
class Temple:
    """A temple as entered: who stands at its top, right, bottom and left with how many workers."""

    sides: Sides = ((None, 0),) * TILE_SIDES

    def __str__(self) -> str:
        return "".join(f"{color.letter}{n}" if color else NOBODY for color, n in self.sides)

    @classmethod
    def parse(cls, text: str) -> Temple:
        """Read the text form; what cannot be read is nobody.

        >>> str(Temple.parse("R2.Y1"))
        'R2.Y1.'
        """
        found = _SIDE.findall(text[:TEXT_LIMIT])[:TILE_SIDES]
        sides = [
            (None, 0) if side == NOBODY else (_COLORS[side[0]], int(side[1])) for side in found
        ]
        return cls((*sides, *[(None, 0)] * (TILE_SIDES - len(sides))))

    def only(self, colors: Collection[Color]) -> Temple:
        """Without the workers of colours that do not play."""
        return Temple(tuple(side if side[0] in colors else (None, 0) for side in self.sides))

    @property
    def is_empty(self) -> bool:
        return not any(workers for _, workers in self.sides)

    @property
    def workers(self) -> dict[Color, int]:
        counts: dict[Color, int] = {}
        for color, workers in self.sides:
            if color and workers:
                counts[color] = counts.get(color, 0) + workers
        return counts


@dataclass(frozen=True)
class VillageEntry:
    """A village board as typed."""

    gold: str = ""
    sun: str = ""
    water: str = ""
    cacao: str = ""


@dataclass(frozen=True)
class Calculation:
    """Everything that was entered."""

    seats: tuple[Seat, ...] = ()
    temples: tuple[Temple, ...] = ()
    board: str = ""
    uses_board: bool = False
    villages: tuple[VillageEntry, ...] = field(default=())

    @classmethod
    def from_query(cls, args: MultiDict[str, str], seats: tuple[Seat, ...]) -> Calculation:
        count = setup_for(len(seats)).temples
        colors = [seat.color for seat in seats]
        return cls(
            seats=seats,
            temples=tuple(Temple.parse(_temple_text(args, i)).only(colors) for i in range(count)),
            board=args.get("b", "").strip(),
            # A button that leads back to the temples stands beside the page's own field.
            uses_board=set(args.getlist("m")) == {"board"},
            villages=tuple(
                VillageEntry(
                    gold=_gold_text(args, i),
                    sun=_text(args, f"s{i}"),
                    water=_text(args, f"w{i}"),
                    cacao=_text(args, f"c{i}"),
                )
                for i in range(len(seats))
            ),
        )

    @property
    def has_temples(self) -> bool:
        """Was anything entered about the temples?"""
        return any(not temple.is_empty for temple in self.temples)

    def to_query(self) -> list[tuple[str, str]]:
        """The parameters of an address, only what was entered."""
        return [(name, value) for name, value in self._fields() if value]

    def _fields(self) -> Iterator[tuple[str, str]]:
        for seat in self.seats:
            yield "p", str(seat)
        for i, temple in enumerate(self.temples):
            yield f"t{i}", "" if temple.is_empty else str(temple)
        yield "b", self.board
        yield "m", "board" if self.uses_board else ""
        for i, village in enumerate(self.villages):
            yield f"g{i}", village.gold
            yield f"s{i}", village.sun
            yield f"w{i}", village.water
            yield f"c{i}", village.cacao

    def read(self) -> ScoreRequest:
        """What the engine can score; raises `BadRequest` with every problem and its field's id."""
        players = [
            {
                "color": seat.color,
                "name": seat.name,
                "gold": _number(entry.gold),
                "sun": _number(entry.sun or "0"),
                "water": _number(entry.water),
                "cacao": _number(entry.cacao or "0"),
            }
            for seat, entry in zip(self.seats, self.villages, strict=True)
        ]
        data: dict[str, object] = {"players": players}
        if self.uses_board:
            data["board"] = self.board
        else:
            data["temples"] = [temple.workers for temple in self.temples]
        try:
            return read_request(data)
        except BadRequest as error:
            raise BadRequest([_at_field(problem) for problem in error.problems]) from None


def _at_field(problem: Problem) -> Problem:
    """The id of the page's field instead of the path in the request: players.1.gold is g1."""
    parts = problem.field.split(".")
    field = problem.field
    if parts[0] == "players" and len(parts) == 3:
        field = f"{parts[2][0]}{parts[1]}"
    elif parts[0] == "temples" and len(parts) > 1:
        field = f"t{parts[1]}"
    elif parts[0] == "board":
        field = "b"
    return Problem(field, problem.code, problem.params)


def _text(args: Mapping[str, str], name: str) -> str:
    return clean_text(args.get(name, "")[:TEXT_LIMIT])


def _gold_text(args: Mapping[str, str], seat: int) -> str:
    """Gold as typed, or the sum of the coins counted."""
    typed = _text(args, f"g{seat}")
    coins = {value: _number(_text(args, f"g{seat}-{value}") or "0") for value in COINS}
    counted = {value: n for value, n in coins.items() if isinstance(n, int) and n > 0}
    if typed or not counted:
        return typed
    return str(sum(value * n for value, n in counted.items()))


def _temple_text(args: Mapping[str, str], temple: int) -> str:
    """A temple's text, or its four sides from the selects of a page without a script."""
    sides = [args.get(f"t{temple}-{side}", "") for side in range(TILE_SIDES)]
    return "".join(sides) if any(sides) else args.get(f"t{temple}", "")


def _number(text: str) -> int | str | None:
    """A whole number in any digits and with any minus sign; other text is left to be refused.

    >>> _number("\\u200e−۱۰"), _number("x"), _number("")
    (-10, 'x', None)
    """
    plain = "".join(c for c in text if c.isprintable()).replace("−", "-").replace(" ", "")
    if not plain:
        return None
    return int(plain) if plain.removeprefix("-").removeprefix("+").isdecimal() else text


SUN_CHOICES = range(SUN_LIMIT + 1)
CACAO_CHOICES = range(CACAO_LIMIT + 1)
