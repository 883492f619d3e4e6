"""The app on a port of its own, and a phone to look at it with."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator

import pytest
from flask import Flask
from phone_size import PHONE, QUIET
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)
from releases import SCRIPTS_HAVE_RUN, UNTIL, Network
from serving import served

from scorer import create_app
from scorer.web import language as locale
from scorer.web.http import static_files
from scorer.web.offline import phone as offline

MANY_TABLES = {"LIMIT_NEW_TABLES": "1000 per hour"}
"""All tests of a process share one server, and together more tables than one phone may begin in an hour."""
PATIENCE = 15_000
"""Milliseconds until something that does not come fails a test: a busy machine is slow, not wrong."""
expect.set_options(timeout=PATIENCE)
BLOCKED = "Service Worker registration blocked by Playwright"


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with served(create_app(MANY_TABLES)) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium-headless-shell")
    if not chromium:
        pytest.fail("chromium is missing: run tests/install.py", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Open a page on a new phone; whatever it does, it stays quiet and within its own origin."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        # A browser logs every answer of 400 and more as an error; those are asked for here.
        # A slow machine takes longer than Chromium expects to use what was preloaded.
        expected = ("Failed to load resource", "was preloaded using link preload", BLOCKED)
        if message.type in ("error", "warning") and not any(e in message.text for e in expected):
            complaints.append(f"{message.text} ({message.location['url']})")

    def stay(url: str) -> None:
        if not url.startswith((f"{address}/", "data:", f"blob:{address}/")):
            complaints.append(f"request to {url}")

    def open_page(path: str, **options: object) -> Page:
        # Pages come from the server here; `test_offline.py` is about the phone's own.
        options = {"service_workers": "block", **options}
        context = browser.new_context(**{**PHONE, "base_url": address, **options})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.on("request", lambda request: stay(request.url))
        page = context.new_page()
        page.on("console", listen)
        page.on("pageerror", lambda error: complaints.append(f"{error} ({page.url})"))
        page.goto(path)
        if options.get("java_script_enabled", True):
            page.evaluate(SCRIPTS_HAVE_RUN)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def next_release(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Flask]]:
    """The app as it is after a new release: another name for everything that it is made of."""

    def create() -> Flask:
        monkeypatch.setattr(static_files, "fingerprint", lambda: "feedfacecafe")
        for module in (static_files, offline):
            monkeypatch.setattr(module, "release", lambda: "newrelease00")
        forget_addresses()
        return create_app()

    yield create
    forget_addresses()


def forget_addresses() -> None:
    """A process serves one release, and remembers the addresses that its pages ask for."""
    for remembered in (static_files._script_tags, locale._cached_url):
        remembered.cache_clear()


@pytest.fixture(scope="module")
def app() -> Flask:
    """The app behind a network that can be cut."""
    return create_app(MANY_TABLES)


@pytest.fixture
def network(app: Flask) -> Iterator[Network]:
    network = Network()
    network.serve(app)
    yield network
    network.cut()


@pytest.fixture
def keeping_phone(browser: Browser, network: Network) -> Iterator[Callable[..., Page]]:
    """Open a page on a new phone that may keep pages for the time without a network."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(path: str, **options: object) -> Page:
        context = browser.new_context(**{**PHONE, "base_url": network.address, **options})
        context.set_default_timeout(10_000)
        contexts.append(context)
        context.add_init_script(UNTIL)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(f"{error} ({page.url})"))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not errors
