"""What phones do at a table: change fields, say who they are, undo.

Changes to different fields never meet. Of two changes to one field the later stands, in the order in
which the database commits them: `take_turn` lets one phone at a time change a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa

from scorer.sheet import BadInput
from scorer.sheet.entries import SEAT_KEYS, read_fields
from scorer.sheet.seats import seat_problems

from . import schema
from .database import Database, now
from .log import Change, last_to_undo, write_changes
from .news import BATCH, FIELD, News, Row, is_applied, needs_all, news_of, select_rows
from .phones import IS_PHONE, PHONE_LIMIT, Phone, phone_name, phone_number
from .table import Table, take_turn

BATCH_LIMIT = 128
"""A phone that was without a network sends every field of its sheet at once."""
GAME_LIMIT = 10_000
"""Changes in one game: no table needs so many, and a hostile one cannot fill the disk."""


class NothingToUndo(LookupError):
    """None of the author's changes stands any more."""


class TooManyChanges(RuntimeError):
    """The log of this game is full; the next game has a new one."""


class OtherGame(RuntimeError):
    """The entries were meant for another game than the current one."""


@dataclass(frozen=True)
class Sender:
    """Which phone sends which batch; `seat` and `editing` are None where nothing about them is new."""

    author: str
    batch: str
    seat: str | None = None
    editing: str | None = None

    @property
    def has_presence(self) -> bool:
        return self.seat is not None or self.editing is not None


@dataclass(frozen=True)
class Undone:
    """A field and the value that it has again."""

    version: int
    field: str
    value: str


def _select_rows() -> sa.Select[Any]:
    is_all = sa.bindparam("is_all", type_=sa.Boolean)
    after = sa.bindparam("after", type_=sa.Integer)
    return sa.select(
        *select_rows(
            sa.bindparam("table", type_=sa.Integer),
            lambda version: sa.or_(is_all, version > after, IS_PHONE),
        ).c
    )


_ROWS = _select_rows()


def apply_changes(
    db: Database,
    code: str,
    changes: Mapping[str, object],
    sender: Sender,
    after: int = 0,
    game: int | None = None,
) -> News:
    """Apply all changes or none; what is new to the phone since `after`, its own changes included.

    The same batch again changes nothing. `game` is the game that is meant. Raises `NoSuchTable`,
    `OtherGame`, `TooManyChanges`, or `BadInput` with every problem.
    """
    values = read_fields(changes)
    steps = len(values) + sender.has_presence
    with db.writing() as connection:
        table = take_turn(connection, db, code, steps)
        before = replace(table, version=table.version - steps)
        is_all = needs_all(before, after)
        rows = _read_rows(connection, table, sender, values, is_all, after)
        if is_applied(rows):
            connection.rollback()
            return news_of(before, after, is_all, rows, sender.author)
        if game not in (None, table.game):
            raise OtherGame(code)
        _check_room(table)
        _check_colors(connection, table, values)
        previous = {row.name: row.value for row in rows if row.kind == FIELD}
        phones = _phones(rows, sender, before.version + 1)
        write_changes(
            *(connection, table, values, previous, sender.author, sender.batch), phones=phones
        )
    own = [
        Row(FIELD, field, value, table.version, sender.author, None)
        for field, value in values.items()
    ]
    applied = Row(BATCH, "", "", table.version, "", None)
    return news_of(table, after, is_all, [*rows, *phones, *own, applied], sender.author)


def undo(db: Database, code: str, sender: Sender, anyone: bool = False) -> Undone:
    """Give a field its value before the author's (or anyone's) last change, as a new change.

    Raises `NoSuchTable`, `TooManyChanges` or `NothingToUndo`.
    """
    with db.writing() as connection:
        table = take_turn(connection, db, code, 1)
        rows = _read_rows(connection, table, sender, (), False, table.version)
        if done := [Undone(row.number, row.name, row.value) for row in rows if row.kind == BATCH]:
            connection.rollback()
            return max(done, key=lambda it: it.version)
        _check_room(table)
        last = last_to_undo(_log(connection, table), None if anyone else sender.author)
        if last is None:
            raise NothingToUndo(code)
        it = schema.changes.c
        undone = sa.select(it.previous, it.value).where(
            it.table_id == table.id, it.version == last.version
        )
        value, before = connection.execute(undone).one()
        _check_colors(connection, table, {last.field: value})
        write_changes(
            *(connection, table, {last.field: value}, {last.field: before}),
            *(sender.author, sender.batch, last.version),
        )
    return Undone(table.version, last.field, value)


def _read_rows(
    connection: sa.Connection,
    table: Table,
    sender: Sender,
    names: Iterable[str],
    is_all: bool,
    after: int,
) -> list[Row]:
    """What a change needs to know: the values before it, the phones, the news, whether it came before."""
    asked = {"table": table.id, "author": sender.author, "batch": sender.batch}
    more = {"names": list(names), "is_all": is_all, "after": after}
    return [Row(*row) for row in connection.execute(_ROWS, asked | more)]


def _phones(rows: Iterable[Row], sender: Sender, version: int) -> list[Row]:
    """The sender's phone with what it says about itself, or nothing."""
    known = {row.author: row for row in rows if row.kind == FIELD and phone_number(row.name)}
    own = known.get(sender.author)
    if not sender.has_presence or (own is None and len(known) >= PHONE_LIMIT):
        return []
    phone = Phone.parse(own.value) if own else Phone()
    if sender.seat is not None:
        phone = replace(phone, seat=sender.seat)
    at = own.at if own else None
    if sender.editing is not None:
        phone, at = replace(phone, editing=sender.editing), now()
    name = own.name if own else phone_name(len(known) + 1)
    return [Row(FIELD, name, str(phone), version, sender.author, at)]


def _check_colors(connection: sa.Connection, table: Table, values: Mapping[str, str]) -> None:
    """Two seats never have the same colour: `BadInput` for the one that is changed."""
    changed = {key: values[key] for key in SEAT_KEYS if values.get(key)}
    if not changed:
        return
    each = schema.fields.c
    query = sa.select(each.field, each.value).where(
        each.table_id == table.id, each.field.in_(SEAT_KEYS)
    )
    others = {key: seat for key, seat in connection.execute(query) if seat and key not in values}
    seats = {**others, **changed}
    if problems := seat_problems(list(seats.values()), list(seats)):
        raise BadInput(problems)


def _check_room(table: Table) -> None:
    if table.version - table.game_start > GAME_LIMIT:
        raise TooManyChanges(table.code)


def _log(connection: sa.Connection, table: Table) -> list[Change]:
    it = schema.changes.c
    query = (
        sa.select(it.version, it.field, it.author, it.undoes, it.value != it.previous)
        .where(it.table_id == table.id, it.game == table.game)
        .order_by(it.version)
    )
    return [Change(*row) for row in connection.execute(query)]
