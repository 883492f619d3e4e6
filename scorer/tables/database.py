"""The database behind the tables: a file of SQLite on a laptop, or PostgreSQL for several servers.

Nothing is opened before the first table needs it. Then the schema is brought up to date, which is safe
when several processes do it at once.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from datetime import UTC, datetime, timedelta
from fcntl import LOCK_EX, flock
from pathlib import Path
from threading import RLock
from typing import Any, NamedTuple

import sqlalchemy as sa

from .folder import data_folder
from .migrate import upgrade

KEEP_DAYS = 30
BUSY_SECONDS = 15
"""How long a writer of SQLite waits for its turn: far longer than a queue of phones can be."""
MIGRATION_LOCK = 171499
"""Any number, as long as all our processes mean the same lock of PostgreSQL by it."""

_preparing = RLock()
"""Alembic works with globals of its process."""


def now() -> datetime:
    return datetime.now(UTC)


class Engines(NamedTuple):
    """Connections for single queries, and connections for transactions."""

    reader: sa.Engine
    writer: sa.Engine


class Database:
    """Where tables are kept, and for how many days without use."""

    def __init__(self, url: str = "", keep_days: int = KEEP_DAYS) -> None:
        self.url = read_url(url)
        self.keep_days = keep_days
        self._is_sqlite = self.url.get_backend_name() == "sqlite"
        self.cleaned_at: float | None = None
        self._engines: Engines | None = None
        self._process = 0

    @property
    def oldest(self) -> datetime:
        """A table last used before this has expired."""
        return now() - timedelta(days=self.keep_days)

    def reading(self) -> AbstractContextManager[sa.Connection]:
        """A connection for single queries: each sees all of a change or nothing of it."""
        return self.engines.reader.connect()

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A transaction that is committed at the end, or leaves no trace."""
        writer = self.engines.writer
        with self._queue(), writer.begin() as connection:
            yield connection

    @property
    def engines(self) -> Engines:
        """This process's own: a connection must not be shared with the process it was forked from."""
        if self._engines is None or self._process != os.getpid():
            with _preparing:
                if self._engines is None or self._process != os.getpid():
                    self._engines, self._process = self._open(), os.getpid()
        return self._engines

    def prepare(self) -> None:
        """Bring the schema up to date, and leave nothing open that a fork would share."""
        self.engines  # noqa: B018
        self.close()

    def close(self) -> None:
        """Let go of all connections; the next use opens new ones."""
        if self._engines is not None and self._process == os.getpid():
            for engine in self._engines:
                engine.dispose()
        self._engines = None

    def _queue(self) -> AbstractContextManager[object]:
        """Writers of SQLite stand in line; its own way is to sleep and look again, in no order."""
        return _file_lock(self.url) if self._is_sqlite else nullcontext()

    def _open(self) -> Engines:
        engines = _sqlite(self.url) if self._is_sqlite else _postgresql(self.url)
        with self._queue():
            if self._is_sqlite:
                with engines.reader.connect() as connection:
                    # Readers and a writer do not wait for each other. It is a property of the file.
                    connection.exec_driver_sql("PRAGMA journal_mode = WAL")
            with engines.writer.begin() as connection:
                if not self._is_sqlite:
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
                upgrade(connection)
        return engines


def read_url(text: str) -> sa.URL:
    """An address as hosts give it, or the file in the data folder.

    >>> read_url("postgres://me@host/cacao").render_as_string()
    'postgresql+psycopg://me@host/cacao'
    """
    if not text:
        return sa.URL.create("sqlite", database=str(data_folder() / "tables.db"))
    url = sa.make_url(text)
    return url.set(drivername="postgresql+psycopg") if url.drivername in _POSTGRES else url


_POSTGRES = ("postgres", "postgresql")


def _engine(url: sa.URL, **options: Any) -> sa.Engine:
    """Its errors go into logs, and what it was asked with (codes, names) does not belong there."""
    return sa.create_engine(url, hide_parameters=True, **options)


def _postgresql(url: sa.URL) -> Engines:
    return Engines(
        # Asking whether a connection still stands takes as long as the query. After a restart of the
        # database a reader fails once, and phones ask again all the time.
        _engine(url, isolation_level="AUTOCOMMIT"),
        _engine(url, pool_pre_ping=True),
    )


def _sqlite(url: sa.URL) -> Engines:
    Path(url.database or "").absolute().parent.mkdir(parents=True, exist_ok=True)
    timeout = {"timeout": BUSY_SECONDS}
    engines = Engines(
        _engine(url, connect_args=timeout, isolation_level="AUTOCOMMIT"),
        _engine(url, connect_args=timeout),
    )
    for engine in engines:
        sa.event.listen(engine, "connect", _set_up_sqlite)
    sa.event.listen(engines.writer, "begin", _begin_sqlite)
    return engines


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, see below
    connection.execute("PRAGMA foreign_keys = ON")
    # With a write-ahead log NORMAL loses nothing when a process is killed. A power cut can take back the
    # last moments, whole changes at a time; waiting for the disk at every change would cost all tables
    # more than that is worth. Whoever needs it has PostgreSQL, which waits for many changes at once.
    connection.execute("PRAGMA synchronous = NORMAL")


def _begin_sqlite(connection: sa.Connection) -> None:
    # A writer takes its turn at once: a transaction that began by reading could not wait for one.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


@contextmanager
def _file_lock(url: sa.URL) -> Iterator[None]:
    """The system keeps the line, across processes, and a killed one leaves it."""
    with open(f"{url.database}.lock", "w") as file:
        flock(file, LOCK_EX)
        yield
