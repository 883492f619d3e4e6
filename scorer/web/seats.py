"""Who sits at the table: colours and names in seating order, as a form and in an address."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from werkzeug.datastructures import MultiDict
from wtforms import FieldList, Form, FormField, StringField

from scorer.engine.components import MAX_PLAYERS, MIN_PLAYERS, Color
from scorer.engine.intake import NAME_LIMIT, Problem, clean_text
from scorer.i18n import Language
from scorer.messages import COLORS


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
        return f"{self.color}:{self.name}" if self.name else str(self.color)

    def label(self, speak: Language) -> str:
        """The name, isolated from the direction of the text around it, or the colour."""
        return f"\u2068{self.name}\u2069" if self.name else speak.text(COLORS[self.color])


def read_player_count(text: str | None) -> int | Problem:
    """A number of players as typed, in any digits.

    >>> read_player_count("۳")
    3
    >>> read_player_count("5").code
    'too-many-players'
    """
    if not text or not text.strip():
        return Problem("players", "missing")
    try:
        players = int(text) if len(text) < 20 else MAX_PLAYERS + 1
    except ValueError:
        return Problem("players", "not-a-number")
    limits = {"min": MIN_PLAYERS, "max": MAX_PLAYERS}
    if players < MIN_PLAYERS:
        return Problem("players", "too-few-players", limits)
    if players > MAX_PLAYERS:
        return Problem("players", "too-many-players", limits)
    return players


class SeatForm(Form):
    """One player's colour and name; the template writes labels and choices."""

    color = StringField()
    name = StringField()


class SeatsForm(Form):
    """Everybody's colour and name."""

    seats = FieldList(FormField(SeatForm), max_entries=MAX_PLAYERS)


def seats_form(players: int, given: MultiDict[str, str], taken: Sequence[str] = ()) -> SeatsForm:
    """The form for so many players: what is given, and each missing colour by the order of the box."""
    data = MultiDict(given)
    for i, text in enumerate(taken[:MAX_PLAYERS]):
        color, _, name = text.partition(":")
        data.setdefault(f"seats-{i}-color", color)
        data.setdefault(f"seats-{i}-name", name)
    chosen = [data.get(f"seats-{i}-color") for i in range(players)]
    free = (color.value for color in Color if color.value not in chosen)
    for i in range(players):
        if not chosen[i]:
            data[f"seats-{i}-color"] = next(free)
        data.setdefault(f"seats-{i}-name", "")
    for key in [key for key in data if key.startswith("seats-") and _seat_of(key) >= players]:
        del data[key]
    return SeatsForm(data)


def _seat_of(key: str) -> int:
    number = key.split("-")[1]
    return int(number) if number.isascii() and number.isdigit() else MAX_PLAYERS


def read_seats(form: SeatsForm) -> tuple[list[Seat], list[Problem]]:
    """The players, and every problem with the id of its field."""
    seats: list[Seat] = []
    problems: list[Problem] = []
    for entry in (field.form for field in form.seats):
        color, name = entry.color.data, clean_text(entry.name.data or "")
        if color not in tuple(Color):
            problems.append(Problem(entry.color.id, "unknown-color"))
            color = Color.RED
        elif color in [seat.color for seat in seats]:
            problems.append(Problem(entry.color.id, "duplicate-color"))
        if len(name) > NAME_LIMIT:
            problems.append(Problem(entry.name.id, "name-too-long", {"max": NAME_LIMIT}))
        seats.append(Seat(Color(color), name))
    return seats, problems


def seats_query(seats: Iterable[Seat]) -> list[str]:
    """The seats as the values of the parameter `p`."""
    return [str(seat) for seat in seats]
