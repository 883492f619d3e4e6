"""Everything at once: phones at two servers that are killed, on databases that hang, fill up and restart.

Six seconds on each database with every change; `make soak` takes a quarter of an hour for each, or as many
seconds as CACAO_SOAK_SECONDS says.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from mixed_load import MixedLoad, Table
from postgres import Postgres, free_port
from server import Server

from bench.tables import WITHOUT_LIMITS
from scorer.tables import Database, schema

SECONDS = [
    6.0,
    pytest.param(float(os.environ.get("CACAO_SOAK_SECONDS", "900")), marks=pytest.mark.soak),
]
Fault = Callable[[], AbstractContextManager[object]]


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program has the file of SQLite to itself."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=10)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def killed(servers: list[Server]) -> Iterator[None]:
    for server in servers:
        server.kill()
    yield
    for server in servers:
        server.start()


@contextmanager
def full_disk(servers: list[Server]) -> Iterator[None]:
    with ExitStack() as stack:
        for server in servers:
            stack.enter_context(server.full_disk())
        yield


@contextmanager
def restarted(server: Postgres) -> Iterator[None]:
    server.restart()
    yield


@pytest.fixture
def servers(url: str, tmp_path: Path) -> Iterator[list[Server]]:
    servers = [Server(free_port(), url, tmp_path, **WITHOUT_LIMITS) for _ in range(2)]
    with ExitStack() as stack:
        for server in servers:
            server.start()
            stack.callback(server.stop)
        yield servers


@pytest.fixture
def faults(url: str, servers: list[Server], request: pytest.FixtureRequest) -> dict[str, Fault]:
    common: dict[str, Fault] = {
        "one server killed": lambda: killed([random.choice(servers)]),
        "both servers killed": lambda: killed(servers),
    }
    if url.startswith("sqlite"):
        path = Path(url.removeprefix("sqlite:///"))
        return {
            "file locked": lambda: locked(path),
            "disk full": lambda: full_disk(servers),
            **common,
        }
    postgres: Postgres = request.getfixturevalue("server")
    return {"frozen": postgres.frozen, "restarted": lambda: restarted(postgres), **common}


@pytest.mark.parametrize("seconds", SECONDS)
def test_every_phone_shows_what_its_table_holds(
    servers: list[Server], faults: dict[str, Fault], db: Database, seconds: float
) -> None:
    load = MixedLoad(servers)
    asyncio.run(load.run(seconds, faults))
    for table in load.tables:
        check_log(db, table)
    print(load.figures)
    assert load.figures.acknowledged > seconds


def check_log(db: Database, table: Table) -> None:
    """Every acknowledged batch is in the log, and every one in it once and in order."""
    it = schema.changes.c
    query = (
        sa.select(it.version, it.author, it.batch, it.field, it.value, it.previous)
        .join(schema.tables, schema.tables.c.id == it.table_id)
        .where(schema.tables.c.code == table.code)
        .order_by(it.version)
    )
    with db.reading() as connection:
        log = connection.execute(query).all()
    sent = [(row.author, row.batch, row.field) for row in log if row.batch]
    assert len(sent) == len(set(sent)), "something counts twice"
    if table.ends_games:
        return
    for phone in table.phones:
        batches = list(dict.fromkeys(row.batch for row in log if row.author == phone.author))
        assert batches == sorted(batches, key=int), "out of order"
        assert set(phone.acknowledged) <= set(batches), "something is lost"
    state: dict[str, str] = {}
    for row in log:
        assert row.previous == state.get(row.field, "")
        state[row.field] = row.value
