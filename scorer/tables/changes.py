"""What phones do at a table: change fields, see what the others changed, undo.

Changes to different fields never meet. Of two changes to one field the later stands, in the order in
which the database commits them: `take_turn` lets one phone at a time change a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from scorer.sheet.entries import read_fields

from . import schema
from .database import Database
from .log import Change, last_to_undo, write_changes
from .table import IN_USE, NoSuchTable, Table, by_code, is_stale, take_turn, touch

BATCH_LIMIT = 128
"""A phone that was without a network sends every field of its sheet at once."""
GAME_LIMIT = 5_000
"""Changes in one game: no table needs so many, and a hostile one cannot fill the disk."""


class NothingToUndo(LookupError):
    """None of the author's changes stands any more."""


class TooManyChanges(RuntimeError):
    """The log of this game is full; the next game has a new one."""


@dataclass(frozen=True)
class News:
    """What changed after a version; `is_all` says that it is everything, as for a phone that is new."""

    version: int
    game: int
    fields: Mapping[str, str]
    is_all: bool

    @property
    def finished_games(self) -> int:
        return self.game - 1


@dataclass(frozen=True)
class Undone:
    """A field and the value that it has again."""

    version: int
    field: str
    value: str


def _news() -> sa.Select[Any]:
    table, field = schema.tables.c, schema.fields.c
    after = sa.bindparam("after", type_=sa.Integer)
    is_all = sa.or_(after <= table.game_start, after > table.version)
    about = (table.id, table.version, table.game, table.used_at, is_all.label("is_all"))
    changed = sa.and_(field.table_id == table.id, sa.or_(is_all, field.version > after))
    return (
        sa.select(*about, field.field, field.value)
        .select_from(schema.tables)
        .outerjoin(schema.fields, changed)
        .where(IN_USE)
    )


def _known() -> sa.CompoundSelect[Any]:
    """What a change needs to know in one statement: the values before it, and whether it came before."""
    field, change = schema.fields.c, schema.changes.c
    table = sa.bindparam("table", type_=sa.Integer)
    named = field.field.in_(sa.bindparam("names", expanding=True))
    # Not in order: to have it so, SQLite would read the whole log instead of the index.
    sent = [
        column == sa.bindparam(column.name, type_=sa.String)
        for column in (change.author, change.batch)
    ]
    return sa.union_all(
        sa.select(sa.false().label("is_sent"), field.version, field.field, field.value).where(
            field.table_id == table, named
        ),
        sa.select(sa.true(), change.version, change.field, change.value).where(
            change.table_id == table, *sent
        ),
    )


_NEWS, _KNOWN = _news(), _known()
_VERSION = sa.select(schema.tables.c.version, schema.tables.c.used_at).where(IN_USE)


def apply_changes(
    db: Database, code: str, changes: Mapping[str, object], author: str, batch: str
) -> int:
    """Apply all changes or none; the version they led to. The same batch again changes nothing.

    Raises `NoSuchTable`, `TooManyChanges`, or `BadInput` with every problem.
    """
    values = read_fields(changes)
    with db.writing() as connection:
        table = take_turn(connection, db, code, len(values))
        previous, done = _look_up(connection, table, values, author, batch)
        if done:
            connection.rollback()
            return done.version
        _check_room(table)
        write_changes(connection, table, values, previous, author, batch)
    return table.version


def undo(db: Database, code: str, author: str, batch: str, anyone: bool = False) -> Undone:
    """Give a field its value before the author's (or anyone's) last change, as a new change.

    Raises `NoSuchTable`, `TooManyChanges` or `NothingToUndo`.
    """
    with db.writing() as connection:
        table = take_turn(connection, db, code, 1)
        _, done = _look_up(connection, table, (), author, batch)
        if done:
            connection.rollback()
            return done
        _check_room(table)
        last = last_to_undo(_log(connection, table), None if anyone else author)
        if last is None:
            raise NothingToUndo(code)
        it = schema.changes.c
        undone = sa.select(it.previous, it.value).where(
            it.table_id == table.id, it.version == last.version
        )
        value, before = connection.execute(undone).one()
        write_changes(
            *(connection, table, {last.field: value}, {last.field: before}, author, batch),
            undoes=last.version,
        )
    return Undone(table.version, last.field, value)


def is_newest(db: Database, code: str, version: int) -> bool:
    """Is this the version of a table in use? Not when it is time to note that it is in use."""
    with db.reading() as connection:
        row = connection.execute(_VERSION, by_code(db, code)).one_or_none()
    return row is not None and row.version == version and not is_stale(row.used_at)


def changes_since(db: Database, code: str, version: int) -> News:
    """The fields that changed after a version, or all of them; raises `NoSuchTable`.

    It is one query, so that it sees one moment.
    """
    with db.reading() as connection:
        rows = connection.execute(_NEWS, {**by_code(db, code), "after": version}).all()
    if not rows:
        raise NoSuchTable(code)
    first = rows[0]
    touch(db, first.id, first.used_at)
    # Whoever gets everything begins with empty fields.
    fields = {row.field: row.value for row in rows if row.field and (row.value or not first.is_all)}
    return News(first.version, first.game, fields, bool(first.is_all))


def _look_up(
    connection: sa.Connection, table: Table, fields: Iterable[str], author: str, batch: str
) -> tuple[dict[str, str], Undone | None]:
    """The values of fields, and the last change of a batch that came before: its answer was lost."""
    asked = {"table": table.id, "names": list(fields), "author": author, "batch": batch}
    rows = connection.execute(_KNOWN, asked).all()
    sent = [Undone(row.version, row.field, row.value) for row in rows if row.is_sent]
    values = {row.field: row.value for row in rows if not row.is_sent}
    return values, max(sent, key=lambda it: it.version, default=None)


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
