"""The app on a port of its own, and a phone with the engine of every iPhone to look at it with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import webkit
from flask import Response
from jinja2.ext import Extension
from serving import served

from scorer import create_app

LISTENER = (Path(__file__).parent / "listener.js").read_text(encoding="utf-8")


class Listened(Extension):
    """WebKit's driver tells nothing of errors in a page, so every page gets a script that does."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return source.replace("<head>", '<head><script src="/listener.js"></script>')


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    app = create_app()
    app.jinja_env.add_extension(Listened)
    app.add_url_rule(
        "/listener.js", view_func=lambda: Response(LISTENER, mimetype="text/javascript")
    )
    with served(app) as address:
        yield address


@pytest.fixture(scope="session")
def screen() -> Iterator[str]:
    try:
        with webkit.screen() as display:
            yield display
    except webkit.Missing as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture
def phone(screen: str, address: str, tmp_path: Path) -> Iterator[webkit.Phone]:
    """A new phone; whatever it does, its pages have nothing to complain about."""
    with webkit.browser(screen, tmp_path) as driver:
        phone = webkit.Phone(driver, address)
        yield phone
        assert phone.run("return window.complaints") == []
