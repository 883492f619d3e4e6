"""Engines of SQLAlchemy for SQLite and PostgreSQL, set up so that nothing waits for long."""

from __future__ import annotations

from collections.abc import Generator
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import psycopg
import sqlalchemy as sa
from psycopg.pq import TransactionStatus

T = TypeVar("T")


class Engines(NamedTuple):
    """Connections for single queries, and connections for transactions."""

    reader: sa.Engine
    writer: sa.Engine


def open_engines(url: sa.URL, timeout: float, is_pooled: bool) -> Engines:
    """Both engines; nothing is connected yet."""
    options: dict[str, Any] = {"connect_args": {"timeout": timeout}, "hide_parameters": True}
    # Errors go into logs, and what a database was asked with (codes, names) does not belong there.
    if not is_pooled:
        options["poolclass"] = sa.NullPool
    is_sqlite = url.get_backend_name() == "sqlite"
    if is_sqlite:
        Path(url.database or "").absolute().parent.mkdir(parents=True, exist_ok=True)
    else:
        options["connect_args"] = _postgresql_options(url, timeout)
    # Asking first whether a connection still stands takes as long as a query. After a restart of the
    # database one request fails, and phones try again.
    reader = sa.create_engine(
        url, isolation_level="AUTOCOMMIT", pool_reset_on_return=None, **options
    )
    engines = Engines(reader, sa.create_engine(url, **options))
    for engine in engines:
        if is_sqlite:
            sa.event.listen(engine, "connect", _set_up_sqlite)
        else:
            sa.event.listen(engine, "do_connect", _connect_impatiently)
    if is_sqlite:
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


def _postgresql_options(url: sa.URL, timeout: float) -> dict[str, Any]:
    limits = {"statement_timeout": timeout, "lock_timeout": timeout}
    ours = "".join(f" -c {name}={1000 * limit:.0f}" for name, limit in limits.items())
    return {
        "connect_timeout": ceil(timeout),
        # Those of the URL stay.
        "options": f"{url.query.get('options', '')}{ours}",
        # A host that has vanished does not even refuse.
        "tcp_user_timeout": ceil(1000 * timeout),
    }


class ImpatientConnection(psycopg.Connection[Any]):
    """A connection that is given up when the server is silent: a frozen one has no timeouts of its own."""

    SILENCE_SECONDS = 3.0
    """Longer than the server's own timeouts, which leave the connection in order."""

    def wait(
        self, gen: Generator[Any, Any, T], interval: float = 0.1, timeout: float | None = None
    ) -> T:
        try:
            return super().wait(gen, interval, timeout or self.SILENCE_SECONDS)
        except psycopg.OperationalError:
            if self.pgconn.transaction_status == TransactionStatus.ACTIVE:
                self.pgconn.finish()
            raise


def _connect_impatiently(_: object, __: object, arguments: Any, parameters: Any) -> Any:
    return ImpatientConnection.connect(*arguments, **parameters)
