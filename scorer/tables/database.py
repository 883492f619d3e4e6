"""The database behind the tables: a file of SQLite on a laptop, or PostgreSQL for several servers.

Nothing is opened before the first table needs it. Then the schema is brought up to date, which is safe
when several processes do it at once. Nobody waits for a database that does not answer for longer than
a few seconds: then `Unavailable` is raised.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from datetime import UTC, datetime, timedelta
from fcntl import LOCK_EX, LOCK_NB, flock
from threading import Lock, RLock
from time import monotonic, sleep

import sqlalchemy as sa

from .circuit_breaker import CircuitBreaker
from .engines import Engines, open_engines
from .folder import data_folder
from .migrate import is_current, upgrade

KEEP_DAYS = 30
TIMEOUT = 2.0
"""Seconds that a change waits for its turn, or for the database: far longer than a queue of phones is."""
START_TIMEOUT = 60.0
"""The same when a server starts: another process may be bringing the schema up to date."""
MIGRATION_LOCK = 171499
"""Any number, as long as all our processes mean the same lock of PostgreSQL by it."""

_preparing = RLock()
"""Alembic works with globals of its process."""


def now() -> datetime:
    return datetime.now(UTC)


class Database:
    """Where tables are kept, and for how many days without use."""

    def __init__(
        self,
        url: str = "",
        keep_days: int = KEEP_DAYS,
        timeout: float = TIMEOUT,
        is_pooled: bool = True,
    ) -> None:
        """Without a pool each use opens a connection."""
        self.url = read_url(url)
        self.keep_days, self.timeout, self.is_pooled = keep_days, timeout, is_pooled
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        # A locked file of SQLite can still be read.
        self._reading, self._writing = CircuitBreaker("reading"), CircuitBreaker("writing")
        self._engines: Engines | None = None
        self._process = 0

    @property
    def oldest(self) -> datetime:
        """A table last used before this has expired."""
        return now() - timedelta(days=self.keep_days)

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A connection for single queries: each sees all of a change or nothing of it."""
        with self._reading.guarding(), self.engines.reader.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A transaction that is committed at the end, or leaves no trace."""
        with self._writing.guarding():
            writer = (
                self.engines.writer
            )  # opens the database, for which it may stand in line itself
            with self._queue(self.timeout), writer.begin() as connection:
                yield connection

    def checkpoint(self) -> None:
        """Move what was deleted out of SQLite's write-ahead log, so that it is gone from the disk."""
        if self.is_sqlite:
            # A connection of its own: a statement that another one has not finished would prevent it.
            with (
                self._writing.guarding(),
                self._queue(self.timeout),
                closing(sqlite3.connect(self.url.database or "")) as connection,
            ):
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()

    @property
    def engines(self) -> Engines:
        """This process's own: a connection must not be shared with the process it was forked from."""
        return self._opened(self.timeout)

    def prepare(self) -> None:
        """Bring the schema up to date, and leave nothing open that a fork would share."""
        self._opened(START_TIMEOUT)
        self.close()

    def close(self) -> None:
        """Let go of all connections; the next use opens new ones."""
        if self._engines is not None and self._process == os.getpid():
            for engine in self._engines:
                engine.dispose()
        self._engines = None

    def _opened(self, timeout: float) -> Engines:
        if self._engines is None or self._process != os.getpid():
            if not _preparing.acquire(timeout=timeout):
                raise TimeoutError("it is being opened")
            try:
                if self._engines is None or self._process != os.getpid():
                    self._engines, self._process = self._open(timeout), os.getpid()
            finally:
                _preparing.release()
        return self._engines

    def _open(self, timeout: float) -> Engines:
        engines = open_engines(self.url, self.timeout, self.is_pooled)
        with engines.reader.connect() as connection:
            if is_current(connection) and (not self.is_sqlite or _has_wal(connection)):
                return engines
        with self._queue(timeout):
            if self.is_sqlite:
                with engines.reader.connect() as connection:
                    # Readers and a writer do not wait for each other. It is a property of the file.
                    connection.exec_driver_sql("PRAGMA journal_mode = WAL")
            with engines.writer.begin() as connection:
                if not self.is_sqlite:
                    for name in ("statement_timeout", "lock_timeout"):
                        connection.execute(sa.text(f"SET LOCAL {name} = 0"))
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
                upgrade(connection)
        return engines

    def _queue(self, timeout: float) -> AbstractContextManager[object]:
        """Writers of SQLite stand in line; its own way is to sleep and look again, in no order."""
        return _file_lock(f"{self.url.database}.lock", timeout) if self.is_sqlite else nullcontext()


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


def _has_wal(connection: sa.Connection) -> bool:
    return connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


_turns: dict[str, Lock] = {}
"""By file: threads of a process stand in line here, and one at a time for the lock of the file."""


@contextmanager
def _file_lock(path: str, timeout: float) -> Iterator[None]:
    """A lock across processes, which a killed one lets go; the system has none with a timeout."""
    turn, until = _turns.setdefault(path, Lock()), monotonic() + timeout
    if not turn.acquire(timeout=timeout):
        raise TimeoutError("all writers wait")
    try:
        with open(path, "w") as file:
            while not _try_lock(file.fileno()):
                if monotonic() > until:
                    raise TimeoutError(f"{path} is locked")
                sleep(0.001)
            yield
    finally:
        turn.release()


def _try_lock(file: int) -> bool:
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except BlockingIOError:
        return False
    return True
