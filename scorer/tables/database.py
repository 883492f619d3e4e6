"""The database behind the tables: a file of SQLite on a laptop, or PostgreSQL for several servers.

Nothing is opened before the first table needs it. Then the schema is brought up to date, which is safe
when several processes do it at once.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from datetime import UTC, datetime, timedelta
from fcntl import LOCK_EX, LOCK_NB, flock
from math import ceil
from pathlib import Path
from threading import RLock
from time import monotonic, sleep
from typing import IO, Any, NamedTuple

import sqlalchemy as sa

from . import schema
from .folder import data_folder
from .migrate import upgrade

KEEP_DAYS = 30
BUSY_SECONDS = 15
"""How long SQLite waits for another process: far longer than a queue of phones can be."""
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
    """Where tables are kept, and for how many days without use.

    With a timeout it opens a connection for each use, and nothing waits for longer than so many seconds.
    """

    def __init__(
        self, url: str = "", keep_days: int = KEEP_DAYS, timeout: float | None = None
    ) -> None:
        self.url = read_url(url)
        self.keep_days = keep_days
        self.timeout = timeout
        self._is_sqlite = self.url.get_backend_name() == "sqlite"
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

    def checkpoint(self) -> None:
        """Move what was deleted out of SQLite's write-ahead log, so that it is gone from the disk."""
        if self._is_sqlite:
            # A connection of its own: a statement that another one has not finished would prevent it.
            with self._queue(), closing(sqlite3.connect(self.url.database or "")) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()

    @property
    def engines(self) -> Engines:
        """This process's own: a connection must not be shared with the process it was forked from."""
        if self._engines is None or self._process != os.getpid():
            if not _preparing.acquire(timeout=-1 if self.timeout is None else self.timeout):
                raise TimeoutError
            try:
                if self._engines is None or self._process != os.getpid():
                    self._engines, self._process = self._open(), os.getpid()
            finally:
                _preparing.release()
        return self._engines

    def prepare(self) -> None:
        """Bring the schema up to date, and leave nothing open that a fork would share."""
        self.engines  # noqa: B018
        self.close()

    def check(self) -> None:
        """Raise `SQLAlchemyError` or `OSError` unless the tables can be read and written."""
        with self.reading() as connection:
            connection.execute(sa.select(schema.tables.c.id).limit(1)).all()
            if self._is_sqlite:
                path = Path(self.url.database or "")
                is_writable = os.access(path, os.W_OK) and os.access(
                    path.absolute().parent, os.W_OK
                )
            else:
                is_writable = connection.scalar(sa.text("SHOW transaction_read_only")) == "off"
        if not is_writable:
            raise PermissionError("the database cannot be written")

    def close(self) -> None:
        """Let go of all connections; the next use opens new ones."""
        if self._engines is not None and self._process == os.getpid():
            for engine in self._engines:
                engine.dispose()
        self._engines = None

    def _queue(self) -> AbstractContextManager[object]:
        """Writers of SQLite stand in line; its own way is to sleep and look again, in no order."""
        return _file_lock(self.url, self.timeout) if self._is_sqlite else nullcontext()

    def _open(self) -> Engines:
        open_engines = _sqlite if self._is_sqlite else _postgresql
        engines = open_engines(self.url, self.timeout)
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


def _postgresql(url: sa.URL, timeout: float | None) -> Engines:
    options: dict[str, Any] = {}
    if timeout is not None:
        limit = f"-c statement_timeout={timeout * 1000:.0f}"
        options["connect_args"] = {"connect_timeout": ceil(timeout), "options": limit}
        options["poolclass"] = sa.NullPool
    return Engines(
        # Asking whether a connection still stands takes as long as the query. After a restart of the
        # database a reader fails once, and phones ask again all the time.
        _engine(url, isolation_level="AUTOCOMMIT", **options),
        _engine(url, pool_pre_ping=timeout is None, **options),
    )


def _sqlite(url: sa.URL, timeout: float | None) -> Engines:
    Path(url.database or "").absolute().parent.mkdir(parents=True, exist_ok=True)
    options: dict[str, Any] = {"connect_args": {"timeout": BUSY_SECONDS}}
    if timeout is not None:
        options = {"connect_args": {"timeout": timeout}, "poolclass": sa.NullPool}
    engines = Engines(
        _engine(url, isolation_level="AUTOCOMMIT", **options), _engine(url, **options)
    )
    for engine in engines:
        sa.event.listen(engine, "connect", _set_up_sqlite)
    sa.event.listen(engines.writer, "begin", _begin_sqlite)
    return engines


def _set_up_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, see below
    connection.execute("PRAGMA foreign_keys = ON")
    # What is deleted is overwritten: names must not stay in the file.
    connection.execute("PRAGMA secure_delete = ON")
    # With a write-ahead log NORMAL loses nothing when a process is killed. A power cut can take back the
    # last moments, whole changes at a time; waiting for the disk at every change would cost all tables
    # more than that is worth. Whoever needs it has PostgreSQL, which waits for many changes at once.
    connection.execute("PRAGMA synchronous = NORMAL")


def _begin_sqlite(connection: sa.Connection) -> None:
    # A writer takes its turn at once: a transaction that began by reading could not wait for one.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


@contextmanager
def _file_lock(url: sa.URL, timeout: float | None) -> Iterator[None]:
    """The system keeps the line, across processes, and a killed one leaves it."""
    with open(f"{url.database}.lock", "w") as file:
        if timeout is None:
            flock(file, LOCK_EX)
        else:
            _try_lock(file, monotonic() + timeout)
        yield


def _try_lock(file: IO[str], until: float) -> None:
    """The system has no lock with a timeout."""
    while True:
        try:
            return flock(file, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            if monotonic() > until:
                raise TimeoutError from None
            sleep(0.01)
