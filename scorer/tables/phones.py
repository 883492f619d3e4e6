"""The phones at a table, kept among its fields: each has a number, a seat, and the field it is editing.

>>> str(Phone("red", "gold1"))
'red:gold1'
>>> Phone.parse("red:gold1")
Phone(seat='red', editing='gold1')
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from . import schema
from .database import now

PREFIX = "phone:"
"""Of the name of a phone among the fields; no field of a sheet has a colon in its name."""
PHONE_LIMIT = 64
"""Phones at one table that can say who they are."""
EDITING_FOR = timedelta(seconds=30)
"""How long a phone is believed to be at a field without saying so again."""

IS_PHONE = schema.fields.c.field.startswith(PREFIX)


@dataclass(frozen=True)
class Phone:
    """A phone as the others see it: a colour or nothing, and the field that it is editing or nothing."""

    seat: str = ""
    editing: str = ""

    @classmethod
    def parse(cls, value: str) -> Phone:
        seat, _, editing = value.partition(":")
        return cls(seat, editing)

    def __str__(self) -> str:
        return f"{self.seat}:{self.editing}"


def phone_name(number: int) -> str:
    return f"{PREFIX}{number}"


def phone_number(name: str) -> int:
    """The number of a phone by its name among the fields; 0 for a field of the sheet."""
    return int(name.removeprefix(PREFIX)) if name.startswith(PREFIX) else 0


def read_phone(value: str, written_at: datetime | None) -> Phone:
    """A phone as it was written at a time: what it was editing long ago it is not editing any more."""
    phone = Phone.parse(value)
    is_recent = written_at is not None and now() - written_at <= EDITING_FOR
    return phone if is_recent else Phone(phone.seat)
