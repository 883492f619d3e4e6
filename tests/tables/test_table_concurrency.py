"""Several phones, instances and processes at one table: nothing is lost, nothing is half there."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from threading import Event

import sqlalchemy as sa
import writers
from flask import Flask
from phones import Phone
from server import DEADLINE

from scorer.tables import Database, Sender, apply_changes, changes_since, create_table, schema

OpenDatabase = Callable[..., Database]
SPAWN = get_context("spawn")
COMMON = "board"


def check_log(db: Database, code: str, acknowledged: list[writers.Written]) -> None:
    """Every acknowledged change has its version, and builds on the one before it."""
    it = schema.changes.c
    with db.reading() as connection:
        log = connection.execute(
            sa.select(it.version, it.field, it.value, it.previous).order_by(it.version)
        ).all()
    assert [row.version for row in log] == list(range(1, len(log) + 1))
    assert set(acknowledged) == {(row.version, row.field, row.value) for row in log}
    state: dict[str, str] = {}
    for row in log:
        assert row.previous == state.get(row.field, "")
        state[row.field] = row.value
    news = changes_since(db, code, 0)
    assert news.fields == state and news.version == len(log)


def test_no_change_of_another_process_is_lost(url: str, db: Database) -> None:
    code, count = create_table(db, {}).code, 25
    phones = [("ana", "gold1"), ("bo", "gold2"), ("cy", "gold3")]
    barrier = SPAWN.Barrier(len(phones), timeout=2 * DEADLINE)
    with ProcessPoolExecutor(len(phones), SPAWN, writers.begin, (barrier,)) as processes:
        running = [
            processes.submit(writers.write, url, code, author, own, COMMON, count)
            for author, own in phones
        ]
        acknowledged = [written for each in running for written in each.result()]
    assert len(acknowledged) == 2 * count * len(phones)
    check_log(db, code, acknowledged)
    # Of the field that all changed, the last commit stands; of their own ones, their own last.
    fields = changes_since(db, code, 0).fields
    assert fields[COMMON] == max(each for each in acknowledged if each[1] == COMMON)[2]
    assert {own: fields[own] for _, own in phones} == {own: f"{a}{count - 1}" for a, own in phones}


def test_no_change_of_another_thread_is_lost(db: Database) -> None:
    code = create_table(db, {}).code

    def write(seat: int) -> list[writers.Written]:
        written = []
        for number in range(25):
            value = str(number)
            version = apply_changes(
                db, code, {f"gold{seat}": value}, Sender(f"phone{seat}", value)
            ).version
            written.append((version, f"gold{seat}", value))
        return written

    with ThreadPoolExecutor(4) as threads:
        acknowledged = [each for written in threads.map(write, range(1, 5)) for each in written]
    check_log(db, code, acknowledged)
    assert changes_since(db, code, 0).fields == {f"gold{seat}": "24" for seat in range(1, 5)}


def test_a_batch_is_seen_as_a_whole(open_database: OpenDatabase) -> None:
    writer, reader = open_database(), open_database()
    code, done = create_table(writer, {"gold1": "0", "gold2": "0"}).code, Event()

    def write() -> None:
        for number in range(60):
            apply_changes(
                writer,
                code,
                {"gold1": str(number), "gold2": str(number)},
                Sender("ana", str(number)),
            )
        done.set()

    seen = set()
    with ThreadPoolExecutor(1) as thread:
        writing = thread.submit(write)
        while not done.is_set() and not writing.done():
            news = changes_since(reader, code, 0)
            assert news.fields["gold1"] == news.fields["gold2"]
            assert news.version == 2 * int(news.fields["gold1"]) + 4 or news.version == 2
            seen.add(news.version)
        writing.result()
    assert changes_since(reader, code, 0).fields == {"gold1": "59", "gold2": "59"}


def test_the_same_batch_at_once_is_applied_once(db: Database) -> None:
    code = create_table(db, {}).code
    with ThreadPoolExecutor(8) as threads:
        versions = list(
            threads.map(
                lambda _: apply_changes(db, code, {"gold1": "1"}, Sender("ana", "same")).version,
                range(8),
            )
        )
    assert versions == [1] * 8 and changes_since(db, code, 0).version == 1


def test_two_instances_share_a_table(
    make_app: Callable[..., Flask], make_phone: Callable[..., Phone]
) -> None:
    ana = make_phone("ana", make_app())
    code = ana.create(seat1="red:Ana", seat2="white:Bo")
    bo = make_phone("bo", make_app(), code)
    ana.enter(gold1="30")
    bo.enter(gold2="20")
    both = {"seat1": "red:Ana", "seat2": "white:Bo", "gold1": "30", "gold2": "20"}
    assert ana.fields() == bo.fields() == both
    ana.enter(temple1="R2...")
    bo.enter(temple1="W2...")
    assert ana.fields()["temple1"] == bo.fields()["temple1"] == "W2..."
    # A token of one instance is good at the other.
    bo.token, bo.client = ana.token, ana.client
    assert bo.enter(temple1="R1...").status_code == 200


def test_a_forked_process_opens_its_own_connections(db: Database) -> None:
    code = create_table(db, {"gold1": "1"}).code
    ours = db.engines
    child = os.fork()
    if child == 0:
        try:
            apply_changes(db, code, {"gold2": "2"}, Sender("child", "1"))
            os._exit(0 if db.engines is not ours else 1)
        finally:
            os._exit(2)
    assert os.waitpid(child, 0)[1] == 0
    assert db.engines is ours
    assert changes_since(db, code, 0).fields == {"gold1": "1", "gold2": "2"}
