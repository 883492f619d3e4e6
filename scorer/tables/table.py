"""A shared table: making it, finding it by its code, taking a turn at it, and deleting it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from scorer.sheet.entries import read_fields

from . import schema
from .codes import new_code, read_code, show_code
from .database import Database, now
from .log import NOBODY, write_changes

TOUCH_AFTER = timedelta(days=1)
"""Use counts for days, so it need not be written down every time."""


class NoSuchTable(LookupError):
    """No table has this code, or it has expired."""


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


def create_table(db: Database, fields: Mapping[str, object]) -> Table:
    """A new table with what was entered so far; raises `BadInput` with every problem."""
    entered = {field: value for field, value in read_fields(fields).items() if value}
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
    insert = sa.insert(schema.tables).values(row).returning(*schema.tables.c)
    try:
        return Table(*connection.execute(insert).one())
    except IntegrityError:
        raise CodeTaken from None


# Statements are built once: building takes longer than running them.
IN_USE = sa.and_(
    schema.tables.c.code == sa.bindparam("wanted"),
    schema.tables.c.used_at >= sa.bindparam("oldest"),
)
"""The condition that finds a table that has not expired; `by_code` gives what it needs."""
_OPEN = sa.select(*schema.tables.c).where(IN_USE)
_USED_AT = schema.tables.c.used_at
_TAKE_TURN = (
    sa.update(schema.tables)
    .where(IN_USE)
    .values(
        version=schema.tables.c.version + sa.bindparam("steps"),
        # Written anew once a day only: it has an index, which every other change leaves alone.
        used_at=sa.case((sa.bindparam("stale") > _USED_AT, sa.bindparam("now")), else_=_USED_AT),
    )
    .returning(*schema.tables.c)
)
_DELETE = sa.delete(schema.tables).where(IN_USE)


def by_code(db: Database, code: str) -> dict[str, Any]:
    """A code, as typed, for `IN_USE`."""
    return {"wanted": read_code(code) or "", "oldest": db.oldest}


def open_table(db: Database, code: str) -> Table:
    """The table with this code, as typed; raises `NoSuchTable`."""
    with db.reading() as connection:
        row = connection.execute(_OPEN, by_code(db, code)).one_or_none()
    if row is None:
        raise NoSuchTable(code)
    touch(db, row.id, row.used_at)
    return Table(*row)


def is_stale(used_at: datetime) -> bool:
    """Is it time to note again that a table is in use?"""
    return now() - used_at > TOUCH_AFTER


def touch(db: Database, table_id: int, used_at: datetime) -> None:
    """Note that a table is in use."""
    if is_stale(used_at):
        with db.writing() as connection:
            used = sa.update(schema.tables).where(schema.tables.c.id == table_id)
            connection.execute(used.values(used_at=now()))


def take_turn(connection: sa.Connection, db: Database, code: str, changes: int) -> Table:
    """The table with room for so many changes: until the transaction ends, nobody else changes it."""
    at = now()
    turn = {**by_code(db, code), "steps": changes, "now": at, "stale": at - TOUCH_AFTER}
    row = connection.execute(_TAKE_TURN, turn).one_or_none()
    if row is None:
        raise NoSuchTable(code)
    return Table(*row)


def delete_table(db: Database, code: str) -> None:
    """Delete a table with all its games; raises `NoSuchTable`."""
    with db.writing() as connection:
        if not connection.execute(_DELETE, by_code(db, code)).rowcount:
            raise NoSuchTable(code)
    db.checkpoint()
