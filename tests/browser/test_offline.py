"""With the network cut: the app goes on, page for page the same, and a new release never mixes in."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from urllib.parse import quote, urlencode

import pytest
from flask import Flask, request
from pages import TAGS, TEMPLES, VILLAGES
from phone_size import PHONE, QUIET
from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, expect
from serving import SilentHandler
from werkzeug.serving import BaseWSGIServer, make_server

from scorer import create_app
from scorer.engine.components import Color
from scorer.engine.simulate import simulate
from scorer.i18n import language
from scorer.web import delivery, offline, score
from scorer.web.calculation import Calculation
from scorer.web.score import ASKING

LONG = 60_000
"""The first visit renders every page of a language, which a busy machine takes its time for."""
THREE = urlencode({"p": ["yellow:Ana", "red:آرش", "white"]}, doseq=True)
FOUR = urlencode({"p": ["white", "purple:Wim", "yellow", "red:<b>&amp;"]}, doseq=True)
WITH_BOARD = urlencode(
    {
        "p": ["purple", "red:Bo"],
        "b": str(simulate([Color.PURPLE, Color.RED], 3).board),
        "m": "board",
    },
    doseq=True,
)
TIE = f"{THREE}&g0=9&w0=0&g1=9&w1=0&c1=2&g2=1&w2=16"
SAME_PAGES = {
    "privacy": "privacy",
    "setup": "setup",
    "players": "setup/players?players=3",
    "players-again": f"score/players?players=4&{FOUR}",
    "steps": f"setup/steps?{THREE}&done=village-boards&done=hands&starter=red",
    "steps-four": f"setup/steps?{FOUR}",
    "contents": "rules",
    "section": "rules/temple-ties",
    "editions": "rules/edition-differences",
    "questions": "rules/questions",
    "all": "rules/all",
    "glossary": "rules/glossary",
    "word": "rules/glossary?q=tem",
    "temples": f"score/temples?{FOUR}&{TEMPLES}",
    "temples-of-a-board": f"score/temples?{WITH_BOARD.replace('&m=board', '')}",
    "villages": f"score/villages?{FOUR}&{TEMPLES}&{VILLAGES}",
    "villages-with-board": f"score/villages?{WITH_BOARD}",
    "missing": f"score/result?{THREE}&g0=abc&w0=7&g1=999",
    "result": f"score/result?{FOUR}&{TEMPLES}&{VILLAGES}",
    "result-of-three": f"score/result?{THREE}&t0=R2.Y2W1&t3=W3Y1..&g0=34&s0=2&w0=7&g1=20&w1=-10&g2=1&w2=0",
    "result-of-a-board": f"score/result?{WITH_BOARD}&g0=50&w0=16&g1=40&s1=1&w1=4",
    "tie": f"score/result?{TIE}",
    "board": f"score/board?{WITH_BOARD}",
    "over": f"score/over?{THREE}",
}


class Network:
    """A network that can be cut: a server that goes away, and another one in its place."""

    def __init__(self) -> None:
        self.server: BaseWSGIServer | None = None
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def serve(self, app: Flask) -> None:
        self.cut()
        self.server = make_server(
            "127.0.0.1", self.port, app, threaded=True, request_handler=SilentHandler
        )
        self.port = self.server.port
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def cut(self) -> None:
        if self.server:
            self.server.shutdown()
            self.thread.join()
            self.server.server_close()
            self.server = None


@pytest.fixture(scope="module")
def app() -> Flask:
    return create_app()


@pytest.fixture
def network(app: Flask) -> Iterator[Network]:
    network = Network()
    network.serve(app)
    yield network
    network.cut()


@pytest.fixture
def visitor(browser: Browser, network: Network) -> Iterator[Callable[[str], Page]]:
    """A phone that has visited the home page once, in a language, with the network."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def visit(tag: str) -> Page:
        context = browser.new_context(**{**PHONE, "base_url": network.address})
        context.set_default_timeout(10_000)
        contexts.append(context)
        context.add_init_script(UNTIL)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        keep(page, tag)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not errors


def keep(page: Page, tag: str) -> None:
    """Visit the home page until the phone says that it has everything."""
    page.goto(f"/{tag}/")
    expect(page.locator("[data-kept]")).to_be_visible(timeout=LONG)


def is_kept_page(page: Page) -> bool:
    """Did the page come from the phone, not from the server?"""
    return page.locator("#shell").count() == 1


READING = """() => {
  const labels = [...document.querySelectorAll("main [aria-label], main [role=img]")];
  const fields = [...new FormData(document.querySelector("[data-entry]") ?? undefined)];
  return {
    title: document.title,
    text: document.querySelector("main").innerText,
    labels: labels.map((each) => each.getAttribute("aria-label")),
    crosses: [...document.querySelectorAll("main .cross, main .stack")].map((each) => each.innerHTML),
    fields: fields.map((each) => each.join("=")).sort(),
  };
}"""


@pytest.mark.parametrize("tag", TAGS)
def test_every_page_is_the_same_without_the_network(
    visitor: Callable[[str], Page], network: Network, tag: str
) -> None:
    page = visitor(tag)
    before = {}
    for name, path in SAME_PAGES.items():
        page.evaluate("localStorage.clear()")
        page.goto(f"/{tag}/{path}")
        if name in CHECKED_LATER:
            expect(page.locator(CHECKED_LATER[name])).to_be_visible()
        before[name] = page.evaluate(READING)
        assert not is_kept_page(page)
    network.cut()
    for name, path in SAME_PAGES.items():
        page.evaluate("localStorage.clear()")
        page.goto(f"/{tag}/{path}")
        with suppress(TimeoutError):  # then the comparison below shows what is different
            page.wait_for_function(
                f"(before) => JSON.stringify(({READING})()) === before",
                arg=json.dumps(before[name], ensure_ascii=False, separators=(",", ":")),
            )
        assert is_kept_page(page), name
        assert page.evaluate(READING) == before[name], name


CHECKED_LATER = {"board": "[data-findings]"}
"""Where the server is asked for something after the page is there."""


@pytest.mark.parametrize("tag", TAGS)
def test_the_whole_way_without_the_network(
    visitor: Callable[[str], Page], network: Network, tag: str
) -> None:
    page = visitor(tag)
    network.cut()
    # Nothing is shown before the script has made it the page of these players.
    shown = page.locator("main:not([hidden])")
    shown.locator(".places a").first.tap()
    shown.locator("button[name=players][value='2']").tap()
    shown.locator("#seats-0-name").fill("Ana")
    shown.locator(
        "label.color-choice", has=page.locator("[name=seats-0-color][value=yellow]")
    ).tap()
    shown.locator("form [name=go]").last.tap()
    page.wait_for_url("**/setup/steps**")
    shown.locator(".step").first.wait_for()
    for step in shown.locator(".step").all():
        step.locator("[data-tick]").tap()
    expect(shown.locator("#ready[data-waiting]")).to_have_count(0)
    shown.locator("#ready a").nth(1).tap()
    page.wait_for_url("**/score/temples**")
    for side in ("Y2", "P1", ".", "Y1"):
        shown.locator(f"[data-side='{side}']").tap()
    shown.locator("[data-next]").tap()
    for seat, (gold, water) in enumerate([("20", "4"), ("18", "16")]):
        shown.locator(f"#g{seat}").fill(gold)
        shown.locator(f"label:has([name=w{seat}][value='{water}'])").tap()
    shown.locator(".go .button").nth(1).tap()
    page.wait_for_url("**/score/result**")
    assert is_kept_page(page)
    expected = totals(
        {"p": ["yellow:Ana", "purple"], "t0": "Y2P1.Y1", "g0": 20, "w0": 4, "g1": 18, "w1": 16}
    )
    expect(shown.locator(".ranking .total")).to_have_count(2)
    ranking = shown.locator(".ranking .total").all_inner_texts()
    assert ranking == [language(tag).number(total) for total in sorted(expected, reverse=True)]
    page.reload()
    expect(shown.locator(".ranking .total")).to_have_text(ranking)


def totals(query: dict[str, object]) -> list[int]:
    """What the engine says of the same table."""
    with create_app().test_request_context(f"/en/score/result?{urlencode(query, doseq=True)}"):
        calculation = Calculation.from_query(request.args, ASKING.read_seats())
        return [player.total for player in calculation.read().score().players]


def test_the_board_and_a_sample_without_the_network(
    visitor: Callable[[str], Page], network: Network
) -> None:
    page = visitor("de")
    network.cut()
    page.goto(f"/de/score/board?{WITH_BOARD.split('&b=')[0]}&m=board")
    page.locator("[data-begin] button").tap()
    page.wait_for_url("**/score/board?**")
    sample = simulate([Color.PURPLE, Color.RED], 11)
    expect(page.locator("#b")).to_have_value(str(sample.board))
    page.locator("[formaction$='/villages']").last.tap()
    page.wait_for_url("**/score/villages?**")
    assert f"b={quote(str(sample.board), safe='')}" in page.url.replace("%2F", quote("/", safe=""))


def test_a_board_that_is_none_is_told_so_without_the_network(
    visitor: Callable[[str], Page], network: Network
) -> None:
    page = visitor("en")
    network.cut()
    page.goto("/en/score/result?p=red&p=white&b=p1R9999&m=board&g0=1&w0=0&g1=2&w1=0")
    page.wait_for_url("**/en/score/board?**")
    expect(page.locator("[data-problem]")).to_contain_text("R9999")
    assert page.locator("#b").input_value() == "p1R9999"


def test_search_without_the_network(visitor: Callable[[str], Page], network: Network) -> None:
    page = visitor("fa")
    network.cut()
    page.goto("/fa/rules/search?q=" + quote("تساوی در معبد"))
    expect(page.locator("[data-found] .results a").first).to_have_attribute(
        "href", "/fa/rules/temple-ties"
    )


def test_other_languages_without_the_network(
    visitor: Callable[[str], Page], network: Network
) -> None:
    page = visitor("nl")
    keep(page, "es")
    page.goto(f"/es/score/temples?{THREE}&{TEMPLES}")
    network.cut()
    page.goto("/")
    assert page.url.endswith("/es/") or page.url.endswith("/nl/")
    page.goto(f"/language/nl/score/villages?{THREE}&{TEMPLES}")
    assert "/nl/score/villages?" in page.url
    expect(page.locator("h1")).to_have_text("Wat ligt er op de dorptableaus?")
    page.goto("/nl/rules")
    page.locator(".languages summary").tap()
    page.locator(".languages [lang=de]").tap()
    expect(page.locator("h1")).to_have_text("Geen netwerk")
    page.goto("/nl/rules/temple-ties?with=es")
    expect(page.locator("article[lang=es]")).to_be_visible()
    page.goto("/nl/t/ABCDEF")
    expect(page.locator("h1")).to_have_text("Geen netwerk")
    page.evaluate("localStorage.clear()")
    page.goto("/nl/score/temples")
    page.wait_for_url("**/nl/score*")


def test_it_can_be_installed(browser: Browser, network: Network) -> None:
    # Only the whole browser has an opinion on that.
    whole = browser.browser_type.launch(executable_path=shutil.which("chromium"), args=QUIET)
    page = whole.new_page(base_url=network.address)
    keep(page, "fa")
    devtools = page.context.new_cdp_session(page)
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The browser of a test is a private window, in which nothing can be installed.
    assert [error["errorId"] for error in errors] == ["in-incognito"]
    assert devtools.send("Page.getAppManifest")["errors"] == []
    whole.close()


@pytest.fixture
def next_release(monkeypatch: pytest.MonkeyPatch) -> Callable[[], Flask]:
    """The app as it is after a new release: another name for everything that it is made of."""

    def create() -> Flask:
        monkeypatch.setattr(delivery, "fingerprint", lambda: "feedfacecafe")
        for module in (delivery, offline, score):
            monkeypatch.setattr(module, "release", lambda: "newrelease00")
        return create_app()

    return create


RELEASES = """() => {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set(names.map((name) => name.match(/static.([0-9a-f]+)/)?.[1]).filter(Boolean))];
}"""
IN_CHARGE = """(name) => until(async () => {
  const { installing, waiting, active } = await navigator.serviceWorker.getRegistration();
  const whole = await caches.match("/en/", { cacheName: name });
  return Boolean(whole) && !installing && !waiting && active.state === "activated";
})"""
"""A release has been kept as a whole, and its worker answers."""
TRIED = """() => until(async () => {
  const { installing, waiting } = await navigator.serviceWorker.getRegistration();
  return !installing && !waiting && (await caches.keys()).length === 2;
})"""
"""A new release has begun to be kept, and the attempt is over."""
UNTIL = """window.until = async (holds) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
  return true;
}"""
CACHES = "async () => (await caches.keys()).sort()"


def test_a_new_release_comes_as_a_whole(
    visitor: Callable[[str], Page], network: Network, next_release: Callable[[], Flask]
) -> None:
    page = visitor("en")
    old = delivery.fingerprint(), delivery.release()
    page.goto(f"/en/score/temples?{THREE}")
    page.locator("[data-side='R2']").tap()
    entered = page.url
    assert page.evaluate(RELEASES) == [old[0]]
    network.serve(next_release())
    page.reload()
    assert page.evaluate(RELEASES) == ["feedfacecafe"]
    assert page.locator("select").first.input_value() == "R2"
    page.wait_for_function(IN_CHARGE, arg="cacao-newrelease00", timeout=LONG)
    assert page.evaluate(CACHES) == sorted([f"cacao-{old[1]}", "cacao-newrelease00"])
    network.cut()
    page.reload()
    assert is_kept_page(page) and page.evaluate(RELEASES) == ["feedfacecafe"]
    assert page.url == entered and page.locator("select").first.input_value() == "R2"


def test_a_release_that_does_not_arrive_whole_changes_nothing(
    visitor: Callable[[str], Page],
    network: Network,
    next_release: Callable[[], Flask],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = visitor("en")
    old = delivery.fingerprint()
    broken = next_release()
    monkeypatch.setattr(offline, "_addresses", lambda: [("/en/", "/nowhere")])
    network.serve(broken)
    with page.expect_event("load"):
        page.reload()
    page.wait_for_function(TRIED, timeout=LONG)
    network.cut()
    page.goto("/en/rules")
    assert is_kept_page(page) and page.evaluate(RELEASES) == [old]
