"""Can a database be read and written, and is its file in order?"""

from __future__ import annotations

import sqlite3
from time import monotonic

import sqlalchemy as sa
from alembic.util import CommandError

from . import schema
from .circuit_breaker import Unavailable
from .database import Database, now

WRITE_EVERY = 1.0
"""Seconds between two writes: anybody may ask how a database is."""
VERIFY_EVERY = 60.0
"""Seconds between two times that a whole file of SQLite is read."""
VERIFY_SECONDS = 1.0
"""A file that takes longer to read is not read to its end."""
NAME = "health"


class Check:
    """Checks a database, through connections of its own: one that is open hides a broken file."""

    def __init__(self, url: str, timeout: float) -> None:
        self._db = Database(url, timeout=timeout, is_pooled=False)
        self._write_at = self._verify_at = 0.0

    def is_well(self) -> bool:
        """Does it answer, can it be written, and is nothing in its file damaged?"""
        try:
            with self._db.reading() as connection:
                connection.execute(sa.select(schema.tables.c.id).limit(1)).all()
                if self._db.is_sqlite and monotonic() >= self._verify_at:
                    verify(connection)
                    self._verify_at = monotonic() + VERIFY_EVERY
            if monotonic() >= self._write_at:
                self._write()
                self._write_at = monotonic() + WRITE_EVERY
        except (Unavailable, sa.exc.SQLAlchemyError, sqlite3.Error, OSError, CommandError):
            return False
        return True

    def _write(self) -> None:
        """Only what is really written shows that a disk is full."""
        it = schema.upkeep
        with self._db.writing() as connection:
            connection.execute(sa.delete(it).where(it.c.name == NAME))
            connection.execute(sa.insert(it).values(name=NAME, at=now()))


def verify(connection: sa.Connection) -> None:
    """Raise `sqlite3.Error` when the structure of a file of SQLite is damaged."""
    raw, until = connection.connection.driver_connection, monotonic() + VERIFY_SECONDS
    assert isinstance(raw, sqlite3.Connection)
    raw.set_progress_handler(lambda: monotonic() > until, 10_000)
    try:
        (found,) = raw.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError:
        if monotonic() > until:
            return
        raise
    finally:
        raw.set_progress_handler(None, 0)
    if found != "ok":
        raise sqlite3.DatabaseError(found)
