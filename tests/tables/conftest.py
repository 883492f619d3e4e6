"""Everything about tables is tested on SQLite and on a real PostgreSQL server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import postgres
import pytest
from flask import Flask
from flask_wtf.csrf import generate_csrf
from phones import Phone

from scorer import create_app
from scorer.tables import Database


@pytest.fixture(scope="session")
def server() -> Iterator[postgres.Postgres]:
    try:
        found = postgres.running()
        with ExitStack() as stack:
            yield stack.enter_context(found)
    except postgres.Missing as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/data/tables.db"
    started: postgres.Postgres = request.getfixturevalue("server")
    return started.new_database()


@pytest.fixture
def open_database(url: str) -> Iterator[Callable[..., Database]]:
    """As another process would open the same database."""
    opened: list[Database] = []

    def open_(**options: Any) -> Database:
        opened.append(Database(url, **options))
        return opened[-1]

    yield open_
    for database in opened:
        database.close()


@pytest.fixture
def db(open_database: Callable[..., Database]) -> Database:
    return open_database()


@pytest.fixture
def make_app(url: str) -> Iterator[Callable[..., Flask]]:
    """Another instance of the app on the same database."""
    made: list[Flask] = []

    def make(**config: Any) -> Flask:
        app = create_app(
            {"TESTING": True, "DATABASE_URL": url, "SECRET_KEY": "the same for all", **config}
        )
        app.add_url_rule("/token", view_func=lambda: generate_csrf())
        made.append(app)
        return app

    yield make
    for app in made:
        app.extensions["tables"].close()


@pytest.fixture
def make_phone(make_app: Callable[..., Flask]) -> Callable[..., Phone]:
    def make(author: str = "ana", app: Flask | None = None, code: str = "") -> Phone:
        phone = Phone((app or make_app()).test_client(), author)
        phone.code = code
        return phone

    return make


@pytest.fixture
def phone(make_phone: Callable[..., Phone]) -> Phone:
    return make_phone()
