"""A shared table: making it, finding it by its code, taking a turn at it, deleting and restoring it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from scorer.sheet.entries import read_fields

from . import schema
from .circuit_breaker import Unavailable
from .codes import new_code, read_code, show_code
from .database import Database, now
from .log import NOBODY, write_changes
from .phones import IS_PHONE, Phone, phone_number

TOUCH_AFTER = timedelta(days=1)
"""Use counts for days, so it need not be written down every time."""


RESTORE_WITHIN = timedelta(minutes=10)
"""How long an ended game or a deleted table can be restored."""


class NoSuchTable(LookupError):
    """No table has this code, or it has expired."""


class DeletedTable(NoSuchTable):
    """Somebody deleted the table a moment ago; `number` and `phone` say who, `at` when."""

    def __init__(self, code: str, at: datetime, number: int, phone: Phone) -> None:
        super().__init__(code)
        self.at, self.number, self.phone = at, number, phone


@dataclass(frozen=True)
class Table:
    """A table, as the database has it; `version` counts its changes, `game` its games from 1."""

    id: int
    code: str
    created_at: datetime
    used_at: datetime
    game: int
    game_start: int
    version: int

    @property
    def shown(self) -> str:
        """The code as people read it."""
        return show_code(self.code)


def create_table(db: Database, sheet: Mapping[str, object]) -> Table:
    """A new table with what was entered so far; raises `BadInput` with every problem."""
    entered = {field: value for field, value in read_fields(sheet).items() if value}
    while True:
        with suppress(CodeTaken), db.writing() as connection:
            table = _insert(connection, version=len(entered))
            write_changes(connection, table, entered, {}, NOBODY, NOBODY)
            return table


class CodeTaken(Exception):
    """Another table has drawn the same code: with so many of them, hardly ever."""


def _insert(connection: sa.Connection, version: int) -> Table:
    row = {
        "code": new_code(),
        "created_at": now(),
        "used_at": now(),
        "game": 1,
        "game_start": 0,
        "version": version,
    }
    insert = sa.insert(schema.tables).values(row).returning(*COLUMNS)
    try:
        return Table(*connection.execute(insert).one())
    except IntegrityError:
        raise CodeTaken from None


# Statements are built once: building takes longer than running them.
COLUMNS = [schema.tables.c[field.name] for field in fields(Table)]
_BY_CODE = sa.and_(
    schema.tables.c.code == sa.bindparam("wanted"),
    schema.tables.c.used_at >= sa.bindparam("oldest"),
)
_IS_DELETED = schema.tables.c.deleted_at >= sa.bindparam("since")
IN_USE = sa.and_(_BY_CODE, schema.tables.c.deleted_at.is_(None))
"""The condition that finds a table that has neither expired nor been deleted, with `by_code`."""
_OPEN = sa.select(*COLUMNS).where(IN_USE)
_USED_AT = schema.tables.c.used_at
_TAKE_TURN = (
    sa.update(schema.tables)
    .where(IN_USE)
    .values(
        version=schema.tables.c.version + sa.bindparam("steps"),
        # Written anew once a day only: it has an index, which every other change leaves alone.
        used_at=sa.case((sa.bindparam("stale") > _USED_AT, sa.bindparam("now")), else_=_USED_AT),
    )
    .returning(*COLUMNS)
)
_MISSING = (
    sa.select(schema.tables.c.deleted_at, schema.fields.c.field, schema.fields.c.value)
    .select_from(schema.tables)
    .outerjoin(
        schema.fields,
        sa.and_(
            schema.fields.c.table_id == schema.tables.c.id,
            schema.fields.c.author == schema.tables.c.deleted_by,
            IS_PHONE,
        ),
    )
    .where(_BY_CODE, sa.or_(schema.tables.c.deleted_at.is_(None), _IS_DELETED))
)
_DELETE = (
    sa.update(schema.tables)
    .where(IN_USE)
    .values(deleted_at=sa.bindparam("now"), deleted_by=sa.bindparam("author"))
)
_RESTORE = (
    sa.update(schema.tables)
    .where(_BY_CODE, _IS_DELETED)
    .values(deleted_at=None, deleted_by=None, version=schema.tables.c.version + 1)
    .returning(*COLUMNS)
)


def by_code(db: Database, code: str) -> dict[str, Any]:
    """A code, as typed, for `IN_USE`."""
    return {"wanted": read_code(code) or "", "oldest": db.oldest}


def open_table(db: Database, code: str) -> Table:
    """The table with this code, as typed; raises `NoSuchTable`."""
    with db.reading() as connection:
        row = connection.execute(_OPEN, by_code(db, code)).one_or_none()
        if row is None:
            raise missing_table(connection, db, code)
    table = Table(*row)
    touch(db, table)
    return table


def missing_table(connection: sa.Connection, db: Database, code: str) -> NoSuchTable | Unavailable:
    """Why no table in use had this code: there is none, or somebody has just deleted it.

    Whoever restores it between that query and this one leaves nothing to tell but to ask again.
    """
    row = connection.execute(_MISSING, _restorable(db, code)).first()
    if row is None:
        return NoSuchTable(code)
    if row[0] is None:
        return Unavailable(code)
    return DeletedTable(code, row[0], phone_number(row[1] or ""), Phone.parse(row[2] or ""))


def _restorable(db: Database, code: str) -> dict[str, Any]:
    return {**by_code(db, code), "since": now() - RESTORE_WITHIN}


def is_stale(used_at: datetime) -> bool:
    """Is it time to note again that a table is in use?"""
    return now() - used_at > TOUCH_AFTER


def touch(db: Database, table: Table) -> None:
    """Note that a table is in use."""
    if is_stale(table.used_at):
        with db.writing() as connection:
            used = sa.update(schema.tables).where(schema.tables.c.id == table.id)
            connection.execute(used.values(used_at=now()))


def take_turn(connection: sa.Connection, db: Database, code: str, changes: int) -> Table:
    """The table with room for so many changes: until the transaction ends, nobody else changes it."""
    at = now()
    turn = {**by_code(db, code), "steps": changes, "now": at, "stale": at - TOUCH_AFTER}
    row = connection.execute(_TAKE_TURN, turn).one_or_none()
    if row is None:
        raise missing_table(connection, db, code)
    return Table(*row)


def delete_table(db: Database, code: str, author: str = NOBODY) -> None:
    """Delete a table with all its games; for a while it can be restored. Raises `NoSuchTable`."""
    with db.writing() as connection:
        by = {"now": now(), "author": author}
        if not connection.execute(_DELETE, {**by_code(db, code), **by}).rowcount:
            raise missing_table(connection, db, code)


def restore_table(connection: sa.Connection, db: Database, code: str) -> Table | None:
    """Take a deletion back; None where there is none, or it is too late."""
    row = connection.execute(_RESTORE, _restorable(db, code)).one_or_none()
    return Table(*row) if row else None
