"""The schema comes by itself, once, and is what the code expects."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest
import sqlalchemy as sa
import writers
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server import DEADLINE

from scorer import create_app
from scorer.tables import Database, changes_since, create_table
from scorer.tables.database import read_url
from scorer.tables.schema import metadata

SPAWN = get_context("spawn")
ROOT = Path(__file__).parent.parent.parent


def test_migrations_and_schema_agree(db: Database) -> None:
    with db.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_processes_may_open_a_new_database_at_once(url: str, db: Database) -> None:
    barrier = SPAWN.Barrier(3, timeout=2 * DEADLINE)
    with ProcessPoolExecutor(3, SPAWN, writers.begin, (barrier,)) as processes:
        assert all(processes.map(writers.open_at_once, [url] * 3))
    with db.reading() as connection:
        assert connection.execute(sa.text("SELECT count(*) FROM alembic_version")).scalar() == 1


def test_tables_outlive_the_process(open_database: Callable[..., Database]) -> None:
    first = open_database()
    code = create_table(first, {"gold1": "1"}).code
    first.close()
    assert changes_since(open_database(), code, 0).fields == {"gold1": "1"}


def test_the_way_back(url: str, db: Database) -> None:
    code = create_table(db, {}).code
    assert code
    db.close()
    for direction, left in (("downgrade", set()), ("upgrade", set(metadata.tables))):
        subprocess.run(
            [sys.executable, "-m", "alembic", direction, "base" if not left else "head"],
            cwd=ROOT,
            env={**os.environ, "DATABASE_URL": url},
            check=True,
            capture_output=True,
        )
        engine = sa.create_engine(read_url(url))
        assert set(sa.inspect(engine).get_table_names()) - {"alembic_version"} == left
        engine.dispose()


def test_an_app_without_tables_makes_no_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "new" / "data"
    monkeypatch.setenv("CACAO_DATA", str(folder))
    app = create_app({"TESTING": True, "SECRET_KEY": "x"})
    app.test_client().get("/en/")
    assert not folder.exists()
    create_table(app.extensions["tables"], {})
    app.extensions["tables"].close()
    assert (folder / "tables.db").exists()


def test_sqlite_is_set_up_for_many_readers(tmp_path: Path) -> None:
    db = Database(f"sqlite:///{tmp_path}/tables.db")
    with db.reading() as connection:
        shown = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    db.close()
    assert shown == {
        **{"journal_mode": "wal", "synchronous": 1, "foreign_keys": 1, "busy_timeout": 2_000}
    }


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_addresses_of_postgresql_come_in_several_forms(scheme: str) -> None:
    assert read_url(f"{scheme}://u:p@h/d").drivername == "postgresql+psycopg"


@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"CACAO_DATA": "/a"}, "/a"),
        ({"XDG_DATA_HOME": "/b"}, "/b/cacao-companion"),
        ({"HOME": "/c"}, "/c/.local/share/cacao-companion"),
    ],
)
def test_the_file_lies_in_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], folder: str
) -> None:
    for name in ("CACAO_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert read_url("").database == f"{folder}/tables.db"
