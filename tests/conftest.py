"""The app and a client that looks at every page it gets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from example_module import TEA, TEA_MODULE
from flask import Flask

from scorer import create_app
from scorer.modules import EXPANSIONS
from scorer.settings import SETTINGS

pytest.register_assert_rewrite("page_checks")
from page_checks import CheckingClient  # noqa: E402


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
    game = replace(TEA, code="few", players=(2, 3))
    monkeypatch.setitem(EXPANSIONS, game.code, replace(TEA_MODULE, game=game))
    return game.code
