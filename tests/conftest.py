"""The app, a client that looks at every page it gets, and which tests need what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import examples  # noqa: F401  (registers the profiles)
import pytest
from flask import Flask
from hypothesis import settings
from lantern import LANTERNS, MODULE

from scorer import create_app
from scorer.modules import EXPANSIONS
from scorer.settings import SETTINGS

pytest.register_assert_rewrite("page_checks")
from page_checks import CheckingClient  # noqa: E402

settings.load_profile("ci")

FOLDER = Path(__file__).parent
ENGINES = ("browser", "webkit")
"""Folders whose tests need a browser; their names are the markers."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for engine in ENGINES:
            if (FOLDER / engine) in item.path.parents:
                item.add_marker(engine)


@pytest.fixture(scope="session", autouse=True)
def _own_data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Nothing of the developer's own settings and data takes part."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CACAO_DATA", str(tmp_path_factory.mktemp("data")))
        for setting in SETTINGS:
            if setting.name != "CACAO_DATA":
                patch.delenv(setting.name, raising=False)
        yield


@pytest.fixture(scope="session")
def app() -> Flask:
    app = create_app({"TESTING": True})
    app.test_client_class = CheckingClient
    return app


@pytest.fixture
def client(app: Flask) -> CheckingClient:
    """A browser of its own, with no cookies yet."""
    client = app.test_client()
    assert isinstance(client, CheckingClient)
    return client


@pytest.fixture
def for_few(monkeypatch: pytest.MonkeyPatch) -> str:
    """The code of a module for two or three players only."""
    game = replace(LANTERNS, code="few", players=(2, 3))
    monkeypatch.setitem(EXPANSIONS, game.code, replace(MODULE, game=game))
    return game.code
