"""Tables that are over go by themselves; a clock that jumps deletes nothing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from scorer.tables import (
    Database,
    NoSuchTable,
    Sender,
    Upkeep,
    apply_changes,
    changes,
    create_table,
    database,
    delete_expired,
    games,
    log,
    news,
    open_table,
    phones,
    schema,
    table,
    upkeep,
)
from scorer.tables.database import now

OpenDatabase = Callable[..., Database]


def set_used(db: Database, code: str, at: datetime) -> None:
    with db.writing() as connection:
        it = schema.tables
        connection.execute(sa.update(it).where(it.c.code == code).values(used_at=at))


def rows(db: Database, of: sa.Table) -> int:
    with db.reading() as connection:
        return int(connection.execute(sa.select(sa.func.count()).select_from(of)).scalar_one())


def jump(monkeypatch: pytest.MonkeyPatch, by: timedelta) -> None:
    """Set the clock of all that ask for the time."""
    for module in (upkeep, table, database, phones, news, games, changes, log):
        monkeypatch.setattr(module, "now", lambda: datetime.now(UTC) + by)


def test_expired_tables_leave_nothing_behind(open_database: OpenDatabase) -> None:
    db = open_database(keep_days=3)
    old, new = create_table(db, {"gold1": "1"}).code, create_table(db, {}).code
    apply_changes(db, old, {"gold2": "2"}, Sender("ana", "1"))
    set_used(db, old, now() - timedelta(days=4))
    assert delete_expired(db) == 1
    assert open_table(db, new)
    for left in (schema.fields, schema.changes):
        assert not rows(db, left)


def test_many_expired_tables_go_in_batches(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "BATCH", 2)
    for _ in range(5):
        set_used(db, create_table(db, {}).code, now() - timedelta(days=31))
    create_table(db, {})
    assert delete_expired(db) == 5
    assert rows(db, schema.tables) == 1


def test_a_clock_that_jumps_deletes_nothing(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    code = create_table(db, {}).code
    delete_expired(db)
    with monkeypatch.context() as patched:
        jump(patched, timedelta(days=365))
        assert delete_expired(db) == 0
        with pytest.raises(NoSuchTable):
            open_table(db, code)
    assert open_table(db, code)
    # The first time that anything is cleaned up, the clock may be wrong as well.
    with db.writing() as connection:
        connection.execute(sa.delete(schema.upkeep))
    jump(monkeypatch, timedelta(days=365))
    assert delete_expired(db) == 0


def test_after_a_long_pause_the_clock_catches_up(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    create_table(db, {})
    jump(monkeypatch, timedelta(days=32))
    runs = next(run for run in range(1, 1000) if delete_expired(db))
    assert 100 < runs <= 32 * timedelta(days=1) / upkeep.ADVANCE + 1


def test_the_timer_runs_until_it_is_stopped(db: Database) -> None:
    create_table(db, {})
    set_used(db, create_table(db, {}).code, now() - timedelta(days=31))
    timer = Upkeep(db, every=timedelta(milliseconds=5))
    timer.start()
    try:
        for _ in range(2000):
            if rows(db, schema.tables) == 1:
                break
    finally:
        timer.stop()
    assert rows(db, schema.tables) == 1


def test_deleted_names_are_gone_from_the_file(tmp_path: Path) -> None:
    name = "Scheherazade"
    path = tmp_path / "tables.db"
    db = Database(f"sqlite:///{path}")
    code = create_table(db, {"seat1": f"red:{name}", "seat2": "white"}).code
    create_table(db, {})
    assert any(name.encode() in each.read_bytes() for each in tmp_path.iterdir())
    set_used(db, code, now() - timedelta(days=31))
    delete_expired(db)
    assert not [each.name for each in tmp_path.iterdir() if name.encode() in each.read_bytes()]
    db.close()


def test_a_change_leaves_the_index_of_last_use_alone(db: Database) -> None:
    made = create_table(db, {})
    apply_changes(db, made.code, {"gold1": "1"}, Sender("ana", "1"))
    assert open_table(db, made.code).used_at == made.used_at
    set_used(db, made.code, now() - timedelta(days=2))
    apply_changes(db, made.code, {"gold1": "2"}, Sender("ana", "2"))
    assert now() - open_table(db, made.code).used_at < timedelta(minutes=1)
