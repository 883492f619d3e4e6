"""The log of a table's changes, and what of it can be undone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa

from . import schema
from .database import now

if TYPE_CHECKING:
    from .news import Row
    from .table import Table

NOBODY = ""
"""The author of what a game begins with; nobody can undo it."""

_LOG = sa.insert(schema.changes)
_KEEP = sa.text(
    "INSERT INTO fields (table_id, field, value, version, author, written_at) "
    "VALUES (:table_id, :field, :value, :version, :author, :written_at) "
    "ON CONFLICT (table_id, field) DO UPDATE SET value = excluded.value, "
    "version = excluded.version, author = excluded.author, written_at = excluded.written_at"
).bindparams(sa.bindparam("written_at", type_=schema.UtcTime))


def write_changes(
    connection: sa.Connection,
    table: Table,
    values: Mapping[str, str],
    previous: Mapping[str, str],
    author: str,
    batch: str,
    undoes: int | None = None,
    authors: Mapping[str, str] | None = None,
    phones: Iterable[Row] = (),
) -> None:
    """Write the last changes up to the table's version, into the log and into the fields.

    `authors` has those who entered a value before the author did. Phones are written beside the fields.
    """
    written_at = now()
    log = [
        {
            "table_id": table.id,
            "version": version,
            "game": table.game,
            "field": field,
            "value": value,
            "previous": previous.get(field, ""),
            "author": (authors or {}).get(field, author),
            "batch": batch,
            "undoes": undoes,
            "created_at": written_at,
            "written_at": written_at,
        }
        for version, (field, value) in enumerate(values.items(), table.version - len(values) + 1)
    ]
    fields = [
        {
            "table_id": table.id,
            "field": phone.name,
            "value": phone.value,
            "version": phone.number,
            "author": phone.author,
            "written_at": phone.at,
        }
        for phone in phones
    ]
    if log:
        connection.execute(_LOG, log)
    if kept := log + fields:
        connection.execute(_KEEP, kept)


@dataclass(frozen=True, slots=True)
class Change:
    """A change in the log, as far as undoing needs to know it."""

    version: int
    field: str
    author: str
    undoes: int | None
    is_change: bool
    """False when the same value was entered again."""


def last_to_undo(log: Iterable[Change], author: str | None) -> Change | None:
    """The last change of an author, or of anyone, that still stands: nobody has entered over it.

    >>> log = [Change(1, "gold1", "ana", None, True), Change(2, "gold2", "ana", None, True),
    ...        Change(3, "gold2", "bo", None, True)]
    >>> last_to_undo(log, "ana").version, last_to_undo(log, None).version
    (1, 3)
    """
    standing: dict[str, list[Change]] = {}
    for change in log:
        of_field = standing.setdefault(change.field, [])
        if change.undoes is not None:
            of_field.pop()  # only the last one that stands can have been undone
        elif change.is_change:
            of_field.append(change)
    lasts = (of_field[-1] for of_field in standing.values() if of_field)
    undoable = (last for last in lasts if last.author != NOBODY and author in (None, last.author))
    return max(undoable, key=lambda last: last.version, default=None)
