"""Who sits at the table: colours and names in seating order.

>>> Seat.parse("red:Ana")
Seat(color=<Color.RED: 'red'>, name='Ana')
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scorer.engine.components import Color
from scorer.i18n.numbers import read_number
from scorer.modules.base.game import MAX_PLAYERS, MIN_PLAYERS

from .problems import Problem

NAME_LIMIT = 40
SEAT_LIMIT = NAME_LIMIT + max(map(len, Color)) + 1


class SeatText(NamedTuple):
    """A seat in its text form, as typed: neither colour nor name has to be right.

    >>> SeatText.parse("red:Ana")
    SeatText(color='red', name='Ana')
    >>> str(SeatText("red", "Ana")), str(SeatText("red"))
    ('red:Ana', 'red')
    """

    color: str
    name: str = ""

    def __str__(self) -> str:
        return f"{self.color}:{self.name}" if self.name else f"{self.color}"

    @classmethod
    def parse(cls, text: str) -> SeatText:
        color, _, name = text.partition(":")
        return cls(color, name)


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: colour and, if given, name."""

    color: Color
    name: str = ""

    def __str__(self) -> str:
        """As it stands in an address.

        >>> str(Seat(Color.RED, "Ana"))
        'red:Ana'
        """
        return str(SeatText(self.color, self.name))

    @classmethod
    def parse(cls, text: str) -> Seat:
        """Read the text form; raises `ValueError` for a colour that does not exist."""
        typed = SeatText.parse(text)
        return cls(Color(typed.color), clean_text(typed.name))


def clean_text(text: str) -> str:
    """Text without control characters and needless white space.

    >>> clean_text("  Ana\\t B. ")
    'Ana B.'
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    return " ".join("".join(" " if _is_unseen(char) else char for char in text).split())


def _is_unseen(char: str) -> bool:
    """Phones know more signs than this Python does, so what is not assigned yet may stay."""
    return unicodedata.category(char) in _UNSEEN and char != "\u200c"


_UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp", "Zs")
"""Control and format characters, private and half ones, and white space."""


def seat_problems(seats: Sequence[str], keys: Sequence[str] = ()) -> list[Problem]:
    """Every problem with seats in their text form; `keys` are the fields they stand in."""
    problems: list[Problem] = []
    taken: list[str] = []
    for at, text in enumerate(seats):
        key = keys[at] if keys else seat_key(at)
        color, name = SeatText.parse(text)
        if color not in tuple(Color):
            problems.append(Problem(key, "unknown-color"))
        elif color in taken:
            problems.append(Problem(key, "duplicate-color"))
        if too_long := name_problem(key, clean_text(name)):
            problems.append(too_long)
        taken.append(color)
    return problems


def name_problem(key: str, name: str) -> Problem | None:
    """Is a name too long?"""
    return Problem(key, "name-too-long", {"max": NAME_LIMIT}) if len(name) > NAME_LIMIT else None


def count_problems(players: int) -> list[Problem]:
    """Is the game made for so many?"""
    limits = {"min": MIN_PLAYERS, "max": MAX_PLAYERS}
    if players < MIN_PLAYERS:
        return [Problem("players", "too-few-players", limits)]
    return [Problem("players", "too-many-players", limits)] if players > MAX_PLAYERS else []


def read_player_count(text: str | None) -> int | Problem:
    """A number of players as typed, in any digits.

    >>> read_player_count("۳")
    3
    >>> read_player_count("5").code
    'too-many-players'
    """
    if not text or not text.strip():
        return Problem("players", "missing")
    players = read_number(text)
    if players is None:
        return Problem("players", "not-a-number")
    return next(iter(count_problems(players)), players)


def seat_key(seat: int) -> str:
    """The name of a seat's own field: `seat1` is the first player's.

    >>> seat_key(0)
    'seat1'
    """
    return f"seat{seat + 1}"
