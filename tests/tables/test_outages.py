"""Databases that hang, are locked, full or restarted: everything else goes on, and they recover."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from threading import Barrier, Event, Thread
from typing import Any

import pytest
from flask import Flask
from postgres import Postgres, free_port
from server import DEADLINE, Phone, Server, signed_headers, wait_for
from werkzeug.test import Client

from scorer import create_app
from scorer.tables import Database, Sender, Unavailable, apply_changes, create_table
from scorer.tables.circuit_breaker import CircuitBreaker
from scorer.web.http.rate_limits import TABLE_BLUEPRINTS
from scorer.web.http.request_body import RUNNING, TABLES, TABLES_WAITING, BufferedRequests

Outage = Callable[[], Any]
PHONES = 2 * (RUNNING + 2)
"""More than two processes can have at the database at a time."""


@pytest.fixture
def served(url: str, tmp_path: Path) -> Iterator[Server]:
    server = Server(free_port(), url, tmp_path)
    server.start()
    yield server
    server.stop()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program writes to the file, and takes its time."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@pytest.fixture
def outage(url: str, tmp_path: Path, request: pytest.FixtureRequest) -> Outage:
    """A database to which nothing can be written."""
    if url.startswith("sqlite"):
        return lambda: locked(tmp_path / "data" / "tables.db")
    server: Postgres = request.getfixturevalue("server")
    return server.frozen


class Table:
    """A table of a server, with phones at it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.headers = signed_headers()
        with Phone(server.port, self.headers) as phone:
            _, made = phone.post("/api/tables", {"fields": {"seat1": "red", "seat2": "white"}})
            self.headers = phone.headers
        self.path = f"/api/tables/{made['code']}"

    def phone(self) -> Phone:
        return Phone(self.server.port, self.headers)

    def change(self, number: int) -> tuple[int, Phone]:
        with self.phone() as phone:
            changes = [{"field": "gold1", "value": str(number)}]
            batch = {"author": f"phone{number}", "batch": "1", "changes": changes}
            return phone.post(f"{self.path}/changes", batch)[0], phone

    def fails(self, number: int) -> None:
        status, phone = self.change(number)
        assert status == 503 and phone.answered["retry-after"] == "1"

    def send_until_accepted(self, number: int) -> None:
        wait_for(lambda: self.change(number)[0] == 200)

    def poll(self) -> int:
        with self.phone() as phone:
            return phone.get(f"{self.path}?after=2")[0]

    def page(self, path: str) -> int:
        with self.phone() as phone:
            return phone.get(path)[0]


def test_a_database_that_hangs_stops_nothing_else(served: Server, outage: Outage, url: str) -> None:
    table = Table(served)
    with ThreadPoolExecutor(PHONES) as threads:
        with outage():
            hanging = [threads.submit(table.fails, number) for number in range(PHONES)]
            pages = ("/en/", "/de/rules", "/fa/score", "/api/setup?players=3", "/nl/t")
            assert [table.page(path) for path in pages] == [200] * len(pages)
            assert table.page("/healthz") == 503
            # A locked file can still be read.
            assert table.poll() == (204 if url.startswith("sqlite") else 503)
            for each in hanging:
                each.result()
        # It recovers by itself; what was refused counts once when it is sent again.
        list(threads.map(table.send_until_accepted, range(PHONES)))
    wait_for(lambda: table.page("/healthz") == 200)
    with table.phone() as phone:
        assert phone.get(table.path)[1]["version"] == 2 + PHONES


@pytest.mark.postgres
def test_a_restarted_database_is_found_again(server: Postgres, tmp_path: Path) -> None:
    served = Server(free_port(), server.new_database(), tmp_path)
    served.start()
    with ExitStack() as stack:
        stack.callback(served.stop)
        table = Table(served)
        assert table.change(1)[0] == 200
        server.restart()
        # Connections of before fail once in each process.
        table.send_until_accepted(2)
        wait_for(lambda: table.poll() == 200)


def test_a_full_disk_is_told_and_left_behind(tmp_path: Path) -> None:
    served = Server(free_port(), f"sqlite:///{tmp_path}/data/tables.db", tmp_path)
    served.start()
    with ExitStack() as stack:
        stack.callback(served.stop)
        table = Table(served)
        assert table.change(1)[0] == 200
        with served.full_disk():
            table.fails(2)
            assert table.page("/healthz") == 503
            assert table.poll() == 200 and table.page("/en/") == 200
        table.send_until_accepted(2)
        wait_for(lambda: table.page("/healthz") == 200)
        with table.phone() as phone:
            assert phone.get(table.path)[1]["fields"]["gold1"] == "2"


def test_whoever_waits_for_a_table_keeps_no_page_waiting() -> None:
    """As many table requests as may wait are at a database that never answers."""
    answer, at_database = Event(), Barrier(RUNNING + 1, timeout=DEADLINE)

    def app(environ: Any, start_response: Any) -> list[bytes]:
        if "cacao.refusal" in environ:
            start_response("503 SERVICE UNAVAILABLE", [])
            return []
        if TABLES.fullmatch(f"GET {environ['PATH_INFO']}"):
            if not answer.is_set():
                at_database.wait()
            answer.wait(DEADLINE)
        start_response("200 OK", [])
        return [b"answer"]

    buffered = BufferedRequests(app)
    first = [Thread(target=Client(buffered).get, args=("/en/t/x",)) for _ in range(RUNNING)]
    for thread in first:
        thread.start()
    at_database.wait()
    with ThreadPoolExecutor(TABLES_WAITING + 4) as threads:
        waiting = [
            threads.submit(Client(buffered).get, "/api/tables/x") for _ in range(TABLES_WAITING + 2)
        ]
        # Pages are answered, and who finds no place any more is told so.
        pages = [threads.submit(Client(buffered).get, path) for path in ("/en/", "/healthz")]
        try:
            wait_for(lambda: any(each.done() for each in waiting))
            assert [each.result(DEADLINE).status_code for each in pages] == [200, 200]
        finally:
            answer.set()
        statuses = [each.result(DEADLINE).status_code for each in waiting]
    assert statuses.count(200) == TABLES_WAITING and statuses.count(503) == 2
    for thread in first:
        thread.join()


def test_paths_of_the_tables_are_known_before_flask() -> None:
    app: Flask = create_app({"SECRET_KEY": "x"})
    without = ("tables.join", "tables.new")
    for rule in app.url_map.iter_rules():
        path = rule.rule.replace("<language:lang>", "en")
        is_table = rule.endpoint.startswith(TABLE_BLUEPRINTS) and rule.endpoint not in without
        for method in {*(rule.methods or ())} - {"OPTIONS"}:
            needs = is_table and not rule.endpoint.startswith("tables_short")
            assert bool(TABLES.fullmatch(f"{method} {path}")) is needs, rule


def test_after_a_failure_one_at_a_time_tries() -> None:
    breaker = CircuitBreaker("test")

    def fail() -> None:
        with breaker.guarding():
            raise OSError

    for _ in range(2):
        with pytest.raises(Unavailable):
            fail()
    with breaker.guarding(), pytest.raises(Unavailable), breaker.guarding():
        pytest.fail("two tried")
    with breaker.guarding(), breaker.guarding():
        pass
    # An error of ours is no failure of the database.
    with pytest.raises(KeyError), breaker.guarding():
        raise KeyError
    with breaker.guarding(), breaker.guarding():
        pass


def test_a_locked_file_is_told_once_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    db = Database(f"sqlite:///{tmp_path}/tables.db", timeout=0.01)
    code = create_table(db, {}).code
    with locked(tmp_path / "tables.db"):
        for _ in range(3):
            with pytest.raises(Unavailable):
                apply_changes(db, code, {"gold1": "secret"}, Sender("ana", "1"))
    apply_changes(db, code, {"gold1": "1"}, Sender("ana", "1"))
    db.close()
    assert caplog.messages == [
        "The database does not answer (writing): database is locked",
        "The database answers again (writing)",
    ]
