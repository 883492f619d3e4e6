"""A shared table with the network cut: its pages stay, take entries, and send them when it is back."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from flask import Flask
from playwright.sync_api import Page, expect
from releases import IN_CHARGE, LONG, RELEASES, Network, came_from_phone
from shared import share

from scorer.i18n import languages
from scorer.web.http.static_files import release
from scorer.web.pages.tables import COPIED_PAGES

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIEnvironment

WITHIN = 15_000
SEATS = "p=red:Ana&p=purple:آرش&p=white"
PAGES = ("", "/temples", "/villages", "/result", "/display")
"""Those that a table with temples has; the board is for others."""
ARE_KEPT = """(paths) => until(async () => {
  const found = await Promise.all(paths.map((path) => caches.match(path)));
  return found.every(Boolean);
})"""
HAS_GAMES = """(path) => until(async () =>
  (await (await caches.match(path)).text()).includes('class="games"'))"""
"""The copy of the lobby is as new as the page that came last."""
TABLES_KEPT = "async () => (await caches.keys()).filter((name) => name.startsWith('table-')).sort()"
SETTLED = "() => document.querySelector('[data-table]').dataset.pending === 'false'"


@pytest.fixture
def phone(keeping_phone: Callable[..., Page]) -> Callable[..., Page]:
    """Every phone of this file may keep pages."""
    return keeping_phone


def wait_for_copies(page: Page, code: str, tag: str = "en") -> None:
    """Until the phone has every page of the table, although only its lobby was opened."""
    names = [endpoint.partition(".")[2] for endpoint in COPIED_PAGES]
    paths = [f"/{tag}/t/{code}" + ("" if name == "page" else f"/{name}") for name in names]
    page.set_default_timeout(LONG)
    page.evaluate(ARE_KEPT, paths)
    page.set_default_timeout(10_000)


@pytest.fixture
def table(phone: Callable[..., Page]) -> tuple[Page, str]:
    """A phone on the page of a new table that it has kept, and the code."""
    page = phone("/en/")
    code = share(page, SEATS)
    wait_for_copies(page, code)
    return page, code


def open_offline(page: Page, path: str) -> None:
    assert came_from_phone(page.goto(path)), path
    expect(page.locator("[data-offline]")).to_be_visible()


def test_what_is_entered_without_the_network_arrives_when_it_is_back(
    phone: Callable[..., Page], table: tuple[Page, str], network: Network, app: Flask
) -> None:
    page, code = table
    other = phone(f"/fa/t/{code}/villages", service_workers="block")
    network.cut()
    open_offline(page, f"/en/t/{code}/villages")
    page.locator("#gold2").fill("20")
    page.locator("[name=water2][value='-10']").check(force=True)
    page.locator("#gold1").fill("34")
    open_offline(page, f"/en/t/{code}/temples")
    page.locator("[data-palette] [data-side=R2]").tap()
    open_offline(page, f"/en/t/{code}/result")
    totals = page.locator("[data-ranking] > li:visible .total")
    expect(totals).to_have_text(["40", "10", "0"])
    open_offline(page, f"/en/t/{code}/villages")
    expect(page.locator("#gold2")).to_have_value("20")
    page.locator("#gold1").fill("35")
    page.reload()
    expect(page.locator("#gold1")).to_have_value("35")
    expect(page.locator("[data-offline]")).to_be_visible()
    network.serve(app)
    expect(page.locator("[data-offline]")).to_be_hidden(timeout=WITHIN)
    page.wait_for_function(SETTLED, timeout=WITHIN)
    for field, value in (("#gold1", "۳۵"), ("#gold2", "۲۰")):
        expect(other.locator(field)).to_have_value(value, timeout=WITHIN)
    expect(other.locator("[name=water2][value='-10']")).to_be_checked(timeout=WITHIN)
    fields = page.request.get(f"/api/tables/{code}").json()["fields"]
    assert fields["temple1"].startswith("R2")


def test_a_copy_shows_what_the_phone_has_heard_since(
    phone: Callable[..., Page], network: Network
) -> None:
    """Not what the table held when the copy was made: that game is over."""
    page = phone("/en/")
    code = share(page, f"{SEATS}&gold1=34")
    wait_for_copies(page, code)
    other = phone(f"/en/t/{code}", service_workers="block")
    other.locator("[data-again]").click()
    other.locator("dialog button[value=again]").click()
    expect(page.locator("[data-ending]")).to_be_visible(timeout=WITHIN)
    network.cut()
    open_offline(page, f"/en/t/{code}/villages")
    expect(page.locator("#gold1")).to_have_value("")
    page.locator("#gold1").fill("12")
    page.reload()
    expect(page.locator("#gold1")).to_have_value("12")


def links_of(page: Page) -> set[str]:
    """Where the page leads, its language menu aside."""
    links = page.locator("a[href]:not(.languages a):not([download])").evaluate_all(
        "links => links.map((link) => link.href)"
    )
    return {url.partition("#")[0] for url in links if url.startswith("http")}


def test_every_link_leads_to_a_page_that_works(
    phone: Callable[..., Page], network: Network
) -> None:
    page = phone("/en/")
    villages = "&".join(f"gold{n}={n}&water{n}=0&sun{n}=0" for n in (1, 2, 3))
    temples = "&".join(f"temple{n}=-" for n in range(1, 6))
    code = share(page, f"{SEATS}&{villages}&{temples}")
    wait_for_copies(page, code)
    page.locator("[data-again]").click()
    page.locator("dialog button[value=again]").click()
    page.locator(".games").wait_for()
    page.evaluate(HAS_GAMES, f"/en/t/{code}")
    network.cut()
    found: set[str] = set()
    for name in PAGES:
        open_offline(page, f"/en/t/{code}{name}")
        found |= links_of(page)
    paths = {urlsplit(url).path for url in found}
    assert {f"/en/t/{code}{name}" for name in PAGES} <= paths
    assert {"/en/", "/en/rules", f"/t/{code}", "/en/score/result"} <= paths
    for url in sorted(found):
        # The browser's own copies of public pages are not the phone's.
        page.context.new_cdp_session(page).send("Network.clearBrowserCache")
        assert came_from_phone(page.goto(url)), url
        expect(page.locator("main:not([hidden]) h1").first).to_be_attached()
        assert page.locator("main h1").first.inner_text() != "You’re offline", url
    open_offline(page, f"/en/t/{code}")
    expect(page.locator("[download]").first).to_be_hidden()
    page.locator(".delete summary").tap()
    page.locator(".delete button").tap()
    expect(page.locator("h1")).to_have_text("You’re offline")


def test_the_way_of_entering_changes_without_the_network(
    table: tuple[Page, str], network: Network, app: Flask
) -> None:
    page, code = table
    page.goto(f"/en/t/{code}/temples")
    network.cut()
    page.locator("[data-mode=board]").tap()
    page.wait_for_url("**/board")
    page.locator("[data-notation] summary").tap()
    page.locator("#board").fill("p1R1111/.m2")
    page.locator("[data-do=apply]").tap()
    page.wait_for_function(
        "code => localStorage[`cacao.table.${code}`].includes('R1111')", arg=code
    )
    # Whoever asks for the temples gets what the table uses.
    page.goto(f"/en/t/{code}/temples")
    page.wait_for_url("**/board")
    expect(page.locator("#board")).to_have_value("p1R1111/.m2")
    network.serve(app)
    page.wait_for_function(SETTLED, timeout=WITHIN)
    fields = page.request.get(f"/api/tables/{code}").json()["fields"]
    assert (fields["mode"], fields["board"]) == ("board", "p1R1111/.m2")


def test_languages_without_the_network(phone: Callable[..., Page], network: Network) -> None:
    """A language that the phone has works at the table as well; another one says so and leads back."""
    page = phone("/nl/")
    expect(page.locator("[data-ready-offline]")).to_be_visible(timeout=LONG)
    page.goto("/en/")
    code = share(page, SEATS)
    for tag in ("en", "nl"):
        wait_for_copies(page, code, tag)
    network.cut()
    open_offline(page, f"/en/t/{code}/villages")
    page.locator("#gold1").fill("34")
    page.locator(".languages summary").tap()
    page.locator(".languages [lang=nl]").tap()
    page.wait_for_url(f"**/nl/t/{code}/villages")
    expect(page.locator("#gold1")).to_have_value("34")
    page.locator(".languages summary").tap()
    page.locator(".languages [lang=de]").tap()
    page.wait_for_url(f"**/de/t/{code}/villages")
    expect(page.locator("h1")).to_have_text("Geen verbinding")
    back = page.locator("[data-copies] a")
    expect(back).to_have_text([languages()[tag].name for tag in ("en", "nl")])
    back.last.tap()
    expect(page.locator("#gold1")).to_have_value("34")


def test_a_new_release_brings_new_copies(
    table: tuple[Page, str], network: Network, next_release: Callable[[], Flask]
) -> None:
    page, code = table
    assert page.evaluate(TABLES_KEPT) == [f"table-{release()}-{code}"]
    network.serve(next_release())
    page.reload()
    page.wait_for_function(IN_CHARGE, arg="cacao-newrelease00", timeout=LONG)
    wait_for_copies(page, code)
    assert page.evaluate(TABLES_KEPT) == [f"table-newrelease00-{code}"]
    network.cut()
    open_offline(page, f"/en/t/{code}/result")
    assert page.evaluate(RELEASES) == ["feedfacecafe"]


def test_a_deleted_table_is_not_kept(
    phone: Callable[..., Page], table: tuple[Page, str], network: Network
) -> None:
    page, code = table
    other = phone(f"/en/t/{code}", service_workers="block")
    other.locator(".delete summary").tap()
    other.locator(".delete button").tap()
    expect(other.locator("h1")).to_have_text("This table was deleted")
    page.locator("[data-table]").wait_for(state="detached", timeout=WITHIN)
    page.wait_for_function(f"async () => !(await ({TABLES_KEPT})()).length", timeout=WITHIN)
    network.cut()
    page.goto(f"/en/t/{code}/villages")
    expect(page.locator("h1")).to_have_text("You’re offline")


def test_whoever_leaves_a_table_keeps_nothing_of_it(table: tuple[Page, str]) -> None:
    page, _ = table
    page.goto("/en/")
    page.locator("[data-leave]").tap()
    page.wait_for_function(f"async () => !(await ({TABLES_KEPT})()).length")


def test_the_last_three_tables_are_kept(table: tuple[Page, str]) -> None:
    page, code = table
    codes = [code]
    for _ in range(3):
        codes.append(share(page, SEATS))
        wait_for_copies(page, codes[-1])
    assert page.evaluate(TABLES_KEPT) == sorted(f"table-{release()}-{each}" for each in codes[1:])


def test_a_network_that_does_not_answer_is_none(
    table: tuple[Page, str], network: Network, app: Flask
) -> None:
    page, code = table
    is_over = threading.Event()

    def silent(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        is_over.wait()
        return app(environ, start_response)

    network.serve(silent)
    try:
        open_offline(page, f"/en/t/{code}/villages")
    finally:
        is_over.set()
    expect(page.locator("[data-offline]")).to_be_hidden(timeout=WITHIN)
