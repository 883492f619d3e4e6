"""What is new at a table since a version that a phone knows: fields, phones, and a game just ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

import sqlalchemy as sa

from . import schema
from .database import Database, now
from .log import NOBODY
from .phones import IS_PHONE, Phone, phone_number, read_phone
from .table import COLUMNS, IN_USE, RESTORE_WITHIN, Table, by_code, is_stale, missing_table, touch


@dataclass(frozen=True)
class Ending:
    """A game that was ended and can still be restored: by which phone, and for how long."""

    by: int
    seconds: int


@dataclass(frozen=True)
class News:
    """What changed after a version; `is_all` says that it is everything, as for a phone that is new."""

    version: int
    game: int
    finished_games: int
    is_all: bool
    fields: Mapping[str, str]
    authors: Mapping[str, int]
    """The number of the phone that entered a field; 0 is one that never said who it is."""
    phones: Mapping[int, Phone]
    you: int
    """The number of the phone that asks."""
    ending: Ending | None
    is_applied: bool
    """Has the batch arrived that was asked about?"""

    def is_new_to(self, after: int) -> bool:
        """Is there anything to tell a phone that knows a version?"""
        return self.is_all or self.version != after or self.is_applied


class Row(NamedTuple):
    """Something of a table: a field or phone, a change of the batch, how many games, or the last ending."""

    kind: str
    name: str
    value: str
    number: int
    """The version of a field, phone or change; how many games are finished."""
    author: str
    at: datetime | None


FIELD, BATCH, GAMES, ENDING = "field", "batch", "games", "ending"


def select_rows(table_id: Any, is_new: Callable[[Any], Any], *froms: Any) -> sa.Subquery:
    """Rows for `Row`: what is new and the changes of a batch, how many games, and the last ending."""
    each, change, ended = schema.fields.c, schema.changes.c, schema.endings.c

    def kind(name: str) -> Any:
        return sa.literal_column(f"'{name}'", sa.String).label("kind")

    nothing, zero = sa.literal_column("''", sa.String), sa.literal_column("0", sa.Integer)
    batch = [
        column == sa.bindparam(column.name, type_=sa.String)
        for column in (change.author, change.batch)
    ]
    return sa.union_all(
        sa.select(kind(FIELD), each.field, each.value, each.version, each.author, each.written_at)
        .select_from(schema.fields, *froms)
        .where(each.table_id == table_id, is_new(each.version)),
        # Not in order: to have it so, SQLite would read the whole log instead of the index.
        sa.select(kind(BATCH), change.field, change.value, change.version, nothing, sa.null())
        .select_from(schema.changes, *froms)
        .where(change.table_id == table_id, *batch, change.batch != NOBODY),
        sa.select(kind(GAMES), nothing, nothing, sa.func.count(), nothing, sa.null())
        .select_from(schema.games, *froms)
        .where(schema.games.c.table_id == table_id),
        sa.select(kind(ENDING), nothing, nothing, zero, ended.ended_by, ended.ended_at)
        .select_from(schema.endings, *froms)
        .where(ended.table_id == table_id),
    ).subquery("rows")


def _select_news() -> sa.Select[Any]:
    """The table and what is new, in one statement: it sees one moment."""
    wanted = sa.select(*COLUMNS).where(IN_USE).cte("wanted")
    after = sa.bindparam("after", type_=sa.Integer)
    is_all = sa.or_(after <= wanted.c.game_start, after > wanted.c.version)
    is_asked = sa.or_(after != wanted.c.version, sa.bindparam("batch", type_=sa.String) != "")
    rows = select_rows(
        wanted.c.id,
        lambda version: sa.and_(is_asked, sa.or_(is_all, version > after, IS_PHONE)),
        wanted,
    )
    return sa.select(*wanted.c, *rows.c).select_from(wanted.join(rows, sa.true()))


_NEWS = _select_news()


def changes_since(db: Database, code: str, after: int, author: str = "", batch: str = "") -> News:
    """What changed after a version, or everything; raises `NoSuchTable`.

    `author` is the phone that asks, `batch` one of which it does not know whether it has arrived.
    """
    table, news = _read_news(db, code, after, author, batch)
    touch(db, table)
    return news


def poll(db: Database, code: str, after: int, author: str = "", batch: str = "") -> News | None:
    """The same without writing anything; None where something has to be written or said instead."""
    try:
        table, news = _read_news(db, code, after, author, batch)
    except LookupError:
        return None
    return None if is_stale(table.used_at) else news


def _read_news(db: Database, code: str, after: int, author: str, batch: str) -> tuple[Table, News]:
    asked = {"after": after, "author": author, "batch": batch}
    with db.reading() as connection:
        found = connection.execute(_NEWS, {**by_code(db, code), **asked}).all()
        if not found:
            raise missing_table(connection, db, code)
    table = Table(*found[0][: len(COLUMNS)])
    rows = [Row(*each[len(COLUMNS) :]) for each in found]
    return table, news_of(table, after, needs_all(table, after), rows, author)


def needs_all(table: Table, after: int) -> bool:
    """Does a phone with this version need everything?"""
    return after <= table.game_start or after > table.version


def is_applied(rows: Iterable[Row]) -> bool:
    return any(row.kind == BATCH for row in rows)


def news_of(table: Table, after: int, is_all: bool, rows: Sequence[Row], author: str = "") -> News:
    """News from the rows that were read, or written after them; only what is new is told."""
    fields = {row.name: row for row in rows if row.kind == FIELD}
    numbers = {row.author: number for row in fields.values() if (number := phone_number(row.name))}
    new = [row for row in fields.values() if is_all or row.number > after]
    # Whoever gets everything begins with empty fields.
    entered = [row for row in new if not phone_number(row.name) and (row.value or not is_all)]
    endings = (row for row in rows if row.kind == ENDING and is_all)
    return News(
        table.version,
        table.game,
        sum(row.number for row in rows if row.kind == GAMES),
        is_all,
        {row.name: row.value for row in entered},
        {row.name: numbers.get(row.author, 0) for row in entered},
        {
            number: read_phone(row.value, row.at)
            for row in new
            if (number := phone_number(row.name))
        },
        numbers.get(author, 0),
        next((_ending(row, numbers) for row in endings), None),
        is_applied(rows),
    )


def _ending(row: Row, numbers: Mapping[str, int]) -> Ending | None:
    assert row.at
    seconds = seconds_to_restore(row.at)
    return Ending(numbers.get(row.author, 0), seconds) if seconds else None


def seconds_to_restore(ended_at: datetime) -> int:
    """How much longer a game or table that ended then can be restored."""
    return max(0, int((ended_at + RESTORE_WITHIN - now()).total_seconds()))
