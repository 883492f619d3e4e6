"""A phone with the service worker, the cache and an open page of version 0.1.0 meets this version.

`tests/version-0.1.0/answers.json` holds answers of 0.1.0 as a browser got them, by their address: the
worker, a home page and a page for village boards, and the static files that these load. Of the pages that
0.1.0 kept for use without a network it has the home page and the one that says that there is no network.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlsplit

import pytest
from flask import Flask
from phone_size import PHONE
from playwright.sync_api import Browser, ConsoleMessage, Page, expect
from releases import CACHES, IN_CHARGE, LONG, RELEASES, UNTIL, Network, came_from_phone
from werkzeug.wrappers import Request, Response

from scorer import create_app
from scorer.web.http import static_files

RECORDED = Path(__file__).parent.parent / "version-0.1.0" / "answers.json"
OLD_CACHE, OLD_FINGERPRINT = "cacao-428897980ca3", "d5ca8975b4a2"
VILLAGES = "/en/score/villages?p=red:Ana&p=white"
SAVED = "() => decodeURIComponent(localStorage.getItem('cacao.score'))"
NO_NETWORK = "Failed to load resource: net::ERR_CONNECTION_REFUSED"
"""What a browser logs of every request while the server is gone."""
STATUS = "async (path) => (await fetch(path, { cache: 'no-store' })).status"
"""Past the browser's own cache: from the worker, or else from the server."""
KEEP_SECTION = """async (name) => {
  const body = "<article><h1>Section of 0.1.0</h1></article>";
  const page = new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  await (await caches.open(name)).put("/en/rules/temple-ties", page);
}"""
"""Stands for the sections of the rules, which 0.1.0 kept as well."""
ENTERED = [("p", "red:Ana"), ("p", "white"), ("gold1", "34"), ("water1", "7")]


class RecordedVersion:
    """Gives the recorded answers. A static file that no recorded page loads is there, but empty."""

    def __init__(self) -> None:
        recorded = json.loads(RECORDED.read_text(encoding="utf-8"))
        self.headers, self.answers = recorded["headers"], recorded["answers"]
        about, _, _ = self.answers["/sw.js"]["body"].partition(";\n")
        self.files = json.loads(about.removeprefix("const RELEASE = "))["files"]

    @Request.application
    def __call__(self, request: Request) -> Response:
        address = unquote(request.full_path.removesuffix("?"))
        answer = self.answers.get(address)
        if answer:
            return Response(answer["body"], headers=self.headers | answer["headers"])
        if address in self.files:
            kind = "text/css" if address.endswith(".css") else "text/javascript"
            return Response("", headers=self.headers, mimetype=kind)
        return Response(status=404)


@pytest.fixture
def network() -> Iterator[Network]:
    network = Network()
    network.serve(RecordedVersion())
    yield network
    network.cut()


@pytest.fixture
def page(browser: Browser, network: Network) -> Iterator[Page]:
    """A village board of 0.1.0 with entries, open on a phone where 0.1.0's worker is in control."""
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type == "error" and message.text != NO_NETWORK:
            complaints.append(message.text)

    context = browser.new_context(**{**PHONE, "base_url": network.address})
    context.set_default_timeout(10_000)
    context.add_init_script(UNTIL)
    context.on("console", listen)
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    page = context.new_page()
    page.goto("/en/")
    expect(page.locator("[data-kept]")).to_be_visible()
    page.goto(VILLAGES)
    page.locator("#g0").fill("34")
    page.locator("[name=w0][value='7']").check(force=True)
    page.wait_for_url("**w0=7*")
    assert page.evaluate(SAVED) == f"{VILLAGES}&g0=34&s0=0&w0=7&s1=0"
    assert page.evaluate(CACHES) == [OLD_CACHE]
    assert page.evaluate("navigator.serviceWorker.controller.state") == "activated"
    assert page.evaluate(RELEASES) == [OLD_FINGERPRINT]
    yield page
    context.close()
    assert not complaints


@pytest.fixture(scope="module")
def app() -> Flask:
    return create_app()


def expect_entered(page: Page) -> None:
    """What was entered in 0.1.0, on this version's page for village boards and under today's names."""
    page.wait_for_url("**gold1=34*")
    expect(page.locator("main")).to_be_visible()
    expect(page.locator("#gold1")).to_have_value("34")
    expect(page.locator("[name=water1][value='7']")).to_be_checked()
    assert [pair for pair in parse_qsl(urlsplit(page.url).query) if pair in ENTERED] == ENTERED
    assert page.evaluate(RELEASES) == [static_files.fingerprint()]


def wait_for_release(page: Page) -> None:
    page.wait_for_function(IN_CHARGE, arg=f"cacao-{static_files.release()}", timeout=LONG)


def test_an_open_page_becomes_the_new_one(page: Page, network: Network, app: Flask) -> None:
    network.serve(app)
    assert not came_from_phone(page.reload())
    expect_entered(page)
    saved = urlsplit(page.evaluate(SAVED))
    assert saved.path == "/en/score/villages"
    assert [pair for pair in parse_qsl(saved.query) if pair in ENTERED] == ENTERED


def test_the_links_of_an_open_page_lead_to_new_pages(
    page: Page, network: Network, app: Flask
) -> None:
    """0.1.0's worker answers for the open page: it asks the network first."""
    network.serve(app)
    with page.expect_navigation(url="**/en/rules") as rules:
        page.locator("a[href='/en/rules']").tap()
    assert not came_from_phone(rules.value)
    assert page.evaluate(RELEASES) == [static_files.fingerprint()]
    # The calculator goes on with what 0.1.0's script had kept.
    page.locator("a[href='/en/score']").first.tap()
    page.wait_for_url("**/en/score/villages?*")
    expect_entered(page)


def test_a_form_of_an_open_page_leads_to_the_new_result(
    page: Page, network: Network, app: Flask
) -> None:
    """Its script sends the names that fields had in 0.1.0."""
    network.serve(app)
    page.locator(".button[formaction='/en/score/result']").tap()
    page.wait_for_url("**/en/score/result?*")
    assert page.evaluate(RELEASES) == [static_files.fingerprint()]
    expect(page.locator(".ranking li[data-color=red] .total")).to_have_text("41")


def test_without_the_network_everything_is_of_the_new_version(
    page: Page, network: Network, app: Flask
) -> None:
    network.serve(app)
    page.reload()
    wait_for_release(page)
    network.cut()
    assert came_from_phone(page.reload())
    expect_entered(page)
    assert came_from_phone(page.goto("/en/rules/temple-ties"))
    assert page.evaluate(RELEASES) == [static_files.fingerprint()]
    page.goto("/en/score")
    page.wait_for_url("**/en/score/villages?*")
    expect_entered(page)


def test_no_page_of_the_version_before_is_shown_without_the_network(
    page: Page, network: Network, app: Flask
) -> None:
    """0.1.0 kept pages at the same addresses, in a cache that is still there."""
    network.serve(app)
    page.evaluate(KEEP_SECTION, OLD_CACHE)
    page.goto("/nl/")
    wait_for_release(page)
    expect(page.locator("[data-ready-offline]")).to_be_visible(timeout=LONG)
    network.cut()
    assert came_from_phone(page.goto("/nl/rules/temple-ties?with=en"))
    expect(page.locator("article[lang=en] .h1")).to_have_text("Ties at a temple")
    for path in ("/de/rules", "/language/de/rules"):
        page.goto("/en/")
        page.evaluate("path => location.assign(path)", path)
        expect(page.locator("h1")).to_have_text("You’re offline")
        page.wait_for_load_state()
        assert page.evaluate(RELEASES) == [static_files.fingerprint()], path


def test_a_page_that_stays_open_keeps_its_files_until_the_release_after(
    page: Page, network: Network, app: Flask, next_release: Callable[[], Flask]
) -> None:
    network.serve(app)
    other = page.context.new_page()
    other.goto("/en/")
    wait_for_release(other)
    release = static_files.release()
    # The new worker answers for the page of 0.1.0 as well; that page's files come from the phone.
    assert page.evaluate(CACHES) == sorted([OLD_CACHE, f"cacao-{release}"])
    assert page.evaluate(STATUS, f"/static/{OLD_FINGERPRINT}/score/store.js") == 200
    page.locator("#g1").fill("20")
    page.wait_for_url("**g1=20*")
    network.serve(next_release())
    other.reload()
    other.wait_for_function(IN_CHARGE, arg="cacao-newrelease00", timeout=LONG)
    assert other.evaluate(CACHES) == sorted([f"cacao-{release}", "cacao-newrelease00"])
