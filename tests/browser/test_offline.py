"""With the network cut: the app goes on, page for page the same, and a new release never mixes in."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

import pytest
from flask import Flask
from pages import TAGS, TEMPLES, VILLAGES
from phone_size import QUIET
from playwright.sync_api import Browser, Page, TimeoutError, expect
from releases import (
    CACHES,
    IN_CHARGE,
    LONG,
    RELEASES,
    SCRIPTS_HAVE_RUN,
    Network,
    came_from_phone,
)
from werkzeug.datastructures import MultiDict

from scorer.engine.components import Color
from scorer.engine.simulate import simulate
from scorer.i18n import language
from scorer.i18n.typography import as_typed
from scorer.modules import all_choices, setup_for
from scorer.sheet.query import read_query
from scorer.web.http import static_files
from scorer.web.offline import phone as offline

TWO = urlencode({"p": ["white:x $& $' %(gold)s", "red"]}, doseq=True)
"""A name that must come out as it is: it looks like a replacement pattern and a placeholder."""
THREE = urlencode({"p": ["yellow:Ana", "red:آرش", "white"]}, doseq=True)
FOUR = urlencode({"p": ["white", "purple:Wim", "yellow", "red:<b>&amp;"]}, doseq=True)
FINISHED = str(simulate(setup_for(2), 3, (Color.PURPLE, Color.RED)).board)
WITH_BOARD = urlencode({"p": ["purple", "red:Bo"], "mode": "board", "board": FINISHED}, doseq=True)
ODD_BOARD = urlencode(
    {
        "p": ["purple", "red:Bo"],
        "mode": "board",
        "board": "p1R1111tY2101/P1111m2W3001+/.s",
        "complete": "1",
    },
    doseq=True,
)
"""A board that cannot have happened; it is scored with its findings."""
FACES = f"faces={','.join(front for front, _ in all_choices()['faces'].tiles)}"
NO_TEMPLES = "temple1=-&temple2=-&temple3=-&temple4=-"
TWO_VILLAGES = "gold1=50&water1=16&sun1=0&gold2=40&water2=4&sun2=1"
TIE = f"{THREE}&{NO_TEMPLES}&temple5=-&gold1=9&water1=0&sun1=0&gold2=9&water2=0&sun2=0"
TIE += "&gold3=1&water3=0&sun3=2"
SAME_PAGES = {
    "privacy": "privacy",
    "history": "history",
    "setup": "setup",
    "players": "setup/players?players=3",
    "players-again": f"score/players?players=4&{FOUR}&gold1=3",
    "steps-two": f"setup/steps?{TWO}&starter=white",
    "steps": f"setup/steps?{THREE}&done=village-boards&done=hands&starter=red",
    "steps-four": f"setup/steps?{FOUR}",
    "players-with-modules": f"score/players?players=2&{TWO}&modules=huts",
    "choices": f"setup/choices?{THREE}&modules=map,huts,new-workers&longer=1",
    "choices-made": f"score/choices?{TWO}&modules=new-workers&workers=1111:4,4000:1&gold1=3",
    "steps-with-modules": f"setup/steps?{TWO}&modules=map,watering,chocolate,gem-mines,emperor",
    "steps-of-the-emperor": f"setup/steps?{TWO}&modules=watering,emperor",
    "steps-with-a-wrong-choice": f"setup/steps?{TWO}&modules=new-workers&workers=2200:1",
    "steps-with-no-such-choice": f"setup/steps?{TWO}&modules=map&early_overbuilding=yes",
    "steps-with-no-such-tile": f"setup/steps?{TWO}&modules=new-workers&workers=5555:1",
    "steps-below-zero": f"setup/steps?{TWO}&modules=new-workers&workers=1111:-1",
    "result-with-a-wrong-choice": f"score/result?{TWO}&modules=huts&faces=chief,foreman&gold1=3",
    "steps-with-choices": f"setup/steps?{THREE}&modules=huts,new-workers&longer=1&{FACES}",
    "contents": "rules",
    "section": "rules/temple-ties",
    "editions": "rules/edition-differences",
    "questions": "rules/questions",
    "all": "rules/all",
    "glossary": "rules/glossary",
    "cheat-sheet": "rules/cheat-sheet",
    "word": "rules/glossary?q=tem",
    "score": "score",
    "temples": f"score/temples?{FOUR}&{TEMPLES}",
    "temples-of-two": f"score/temples?{TWO}&temple2=W1R2..",
    "temples-of-a-board": f"score/temples?{WITH_BOARD.replace('&mode=board', '')}",
    "temples-wrong": f"score/result?{TWO}&temple1=Y3...&temple2=nonsense",
    "villages": f"score/villages?{FOUR}&{TEMPLES}&{VILLAGES}",
    "villages-begun": f"score/villages?{THREE}&gold2=5&cacao2=3&sun3=0",
    "villages-with-board": f"score/villages?{WITH_BOARD}",
    "wrong": f"score/result?{THREE}&gold1=abc&water1=7&gold2=9999",
    "result": f"score/result?{FOUR}&{TEMPLES}&{VILLAGES}",
    "result-nothing": f"score/result?{THREE}",
    "result-incomplete": f"score/result?{THREE}&temple1=R2.Y2W1&gold1=34&sun2=1",
    "result-of-two": f"score/result?{TWO}&{NO_TEMPLES}&{TWO_VILLAGES}&cacao1=3",
    "result-of-a-board": f"score/result?{WITH_BOARD}&{TWO_VILLAGES}",
    "result-of-an-odd-board": f"score/result?{ODD_BOARD}&{TWO_VILLAGES}",
    "result-of-a-board-begun": f"score/result?{WITH_BOARD.split('board=')[0]}board=p1R1111/.m2",
    "shared-second": f"score/result?{FOUR}&temple1=R3P2W2Y1&{VILLAGES}",
    "rulebook": f"score/result?{FOUR}&rulebook=fa&temple1=R3P2W2Y1&{VILLAGES}",
    "tied": f"score/result?{TIE}",
    "tie": f"score/result?{TIE}&cacao1=2&cacao2=0",
    "board": f"score/board?{WITH_BOARD}",
    "over": f"score/over?{THREE}",
}
SOME_PAGES = (
    "steps-with-modules",
    "choices",
    "steps",
    "temples",
    "villages",
    "result",
    "tied",
    "result-incomplete",
)
"""For the languages that are not looked at wholly."""


@pytest.fixture
def visitor(keeping_phone: Callable[..., Page]) -> Callable[[str], Page]:
    """A phone that has visited the home page once, in a language, with the network."""

    def visit(tag: str) -> Page:
        page = keeping_phone(f"/{tag}/")
        keep(page, tag)
        return page

    return visit


def keep(page: Page, tag: str) -> None:
    """Visit the home page until the phone says that it has everything."""
    page.goto(f"/{tag}/")
    expect(page.locator("[data-ready-offline]")).to_be_visible(timeout=LONG)


READING = """() => {
  const main = document.querySelector("main");
  const seen = (selector) => [...main.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const field = ({ name, value, checked }) => `${name}=${value} ${checked ?? ""}`;
  const kind = (each) => `${each.localName}.${each.getAttribute("class") ?? ""}`;
  return {
    title: document.title,
    isShown: !main.hidden,
    text: main.innerText,
    labels: seen("[aria-label], [role=img]").map((each) => each.getAttribute("aria-label")),
    colors: seen("[data-color]").map((each) => `${kind(each)}: ${each.dataset.color}`),
    drawings: seen(".cross, .stack").map((each) => each.innerHTML),
    pictures: seen("svg").map(kind),
    links: seen("a[href]").map((each) => each.hash || each.pathname + each.search),
    buttons: seen("button").map((each) => `${each.value} ${each.getAttribute("formaction")}`),
    fields: seen("input, select, textarea").map(field),
    sent: seen("form").map((form) =>
      [...new FormData(form)].map((each) => each.join("=")).sort()),
  };
}"""
"""Everything that a reader sees, hears, or sends on."""


def read_page(page: Page, tag: str, path: str) -> dict[str, object]:
    """A page as the server gives it, once its scripts have run."""
    page.evaluate("localStorage.clear()")
    answer = page.goto(f"/{tag}/{path}")
    assert not came_from_phone(answer), path
    page.wait_for_load_state("networkidle")
    page.evaluate(SCRIPTS_HAVE_RUN)
    page.wait_for_function("!document.querySelector('[data-findings][hidden] [data-list]')")
    reading: dict[str, object] = page.evaluate(READING)
    return reading


def expect_same(page: Page, tag: str, path: str, before: dict[str, object]) -> None:
    """A page that the phone kept is in the end what the server's was."""
    page.evaluate("localStorage.clear()")
    assert came_from_phone(page.goto(f"/{tag}/{path}")), path
    with suppress(TimeoutError):  # then the comparison below shows what is different
        page.wait_for_function(
            f"(before) => JSON.stringify(({READING})()) === before",
            arg=json.dumps(before, ensure_ascii=False, separators=(",", ":")),
            timeout=3_000,
        )
    assert page.evaluate(READING) == before, path


@pytest.mark.parametrize("tag", TAGS)
def test_every_page_is_the_same_without_the_network(
    visitor: Callable[[str], Page], network: Network, tag: str
) -> None:
    page = visitor(tag)
    paths = SAME_PAGES.values() if tag == "fa" else [SAME_PAGES[name] for name in SOME_PAGES]
    before = {path: read_page(page, tag, path) for path in paths}
    network.cut()
    # The browser may show a page of the last minute again (stale-while-revalidate); here the worker shall.
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    for path, reading in before.items():
        expect_same(page, tag, path, reading)


@pytest.mark.parametrize("path", ["rules/cheat-sheet", "rules"])
def test_the_rules_of_ones_modules_are_the_same_without_the_network(
    visitor: Callable[[str], Page], network: Network, path: str
) -> None:
    page = visitor("en")

    def texts(is_kept: bool) -> list[str]:
        shown = []
        for query, saved in (("", "gem-mines,huts"), ("?modules=watering", "huts"), ("", "")):
            page.evaluate("codes => localStorage.setItem('cacao.modules', codes)", saved)
            assert came_from_phone(page.goto(f"/en/{path}{query}")) is is_kept
            page.evaluate(SCRIPTS_HAVE_RUN)
            shown.append(page.locator("main").inner_text())
        return shown

    before = texts(False)
    network.cut()
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    assert len(set(before)) == len(before)
    assert texts(True) == before


FINAL = {
    **{f"temple{n}": "-" for n in range(1, 5)},
    **{"gold1": "42", "water1": "4", "sun1": "0", "gold2": "1", "water2": "0", "sun2": "0"},
}
REFUSED = {
    ("sun1", "9"): "Enter a whole number from 0 to 3.",
    ("sun1", "abc"): "Enter a whole number.",
    ("cacao1", "99"): "Enter a whole number from 0 to 5.",
    ("gold1", "-+5"): "Enter a whole number.",
    ("gold1", "-5"): "Enter a whole number from 0 to 204.",
    ("water1", "3"): "No field shows this value. Choose one that is printed.",
    ("temple1", "W1W1W1W1W1"): "We can’t read this temple. Enter it again.",
    ("temple2", "Y1..."): "Nobody is playing this colour.",
}
ACCEPTED = {("gold1", "+7"): 11, ("gold1", "४०"): 44, ("sun1", "۲"): 48, ("water1", "−۴"): 38}
"""What Ana has in the end."""


def final_with(key: str, value: str) -> str:
    return f"score/result?p=red:Ana&p=white&{urlencode({**FINAL, key: value})}"


def test_both_refuse_and_accept_the_same_values(
    visitor: Callable[[str], Page], network: Network
) -> None:
    page = visitor("en")
    before = {}
    for entry, told in REFUSED.items():
        before[final_with(*entry)] = read_page(page, "en", final_with(*entry))
        expect(page.locator(".problems li")).to_have_count(1)
        expect(page.locator(f"#{entry[0]}-problem")).to_have_text(told)
    for entry, total in ACCEPTED.items():
        before[final_with(*entry)] = read_page(page, "en", final_with(*entry))
        expect(page.locator(".ranking .total").first).to_have_text(str(total))
    network.cut()
    for path, reading in before.items():
        expect_same(page, "en", path, reading)


OLD_LINKS = {
    "temples": "p=red:Ana&p=white&t0=R2W1..&g0=34&w0=7&s0=2&g1=20&w1=-10",
    "board": f"p=purple&p=red&m=board&b={quote(FINISHED)}&g0=34&w0=7&g1=20&w1=0&c1=2",
    "tie": "p=red&p=white&g0=5&w0=0&g1=5&w1=0",
}


def test_a_link_of_0_1_0_opens_without_the_network(
    visitor: Callable[[str], Page], network: Network
) -> None:
    """There, what was not entered counted nothing; the result is what it was then."""
    page = visitor("en")
    before = {each: read_page(page, "en", f"score/result?{each}") for each in OLD_LINKS.values()}
    addresses = {}
    for link in OLD_LINKS.values():
        page.goto(f"/en/score/result?{link}")
        addresses[link] = parse_qsl(urlsplit(page.url).query)
    assert "wins with 49 gold" in as_typed(str(before[OLD_LINKS["temples"]]["text"]))
    network.cut()
    for link, reading in before.items():
        expect_same(page, "en", f"score/result?{link}", reading)
        assert parse_qsl(urlsplit(page.url).query) == addresses[link]
    # The address that was shared has no language.
    page.goto(f"/score?{OLD_LINKS['temples']}")
    expect(page.locator("h1")).to_contain_text("wins with 49 gold")


@pytest.mark.parametrize("is_cut", [False, True], ids=["network", "no-network"])
def test_an_unfinished_score_of_0_1_0_is_taken_up(
    visitor: Callable[[str], Page], network: Network, is_cut: bool
) -> None:
    page = visitor("en")
    kept = "/nl/score/villages?p=red:Ana&p=white&t0=R2...&g0=34"
    page.evaluate("kept => localStorage.setItem('cacao.score', kept)", kept)
    if is_cut:
        network.cut()
    page.goto("/en/score")
    page.wait_for_url("**/en/score/villages?*")
    expect(page.locator("#gold1")).to_have_value("34")
    entered = [("p", "red:Ana"), ("p", "white"), ("temple1", "R2..."), ("gold1", "34")]
    page.locator("[data-total]").first.wait_for(state="attached")
    page.wait_for_url("**temple1=*")
    assert parse_qsl(urlsplit(page.url).query) == entered
    page.locator("[data-with=temples]").tap()
    page.wait_for_url("**/temples?*")
    expect(page.locator(".dots [data-filled]")).to_have_count(1)


@pytest.mark.parametrize(
    ("tag", "players"), [("de", 2), ("fa", 3), ("fa", 4), ("en", 2), ("es", 3), ("nl", 4)]
)
def test_the_whole_way_without_the_network(
    visitor: Callable[[str], Page], network: Network, tag: str, players: int
) -> None:
    page = visitor(tag)
    network.cut()
    # Nothing is shown before the script has made it the page of these players.
    shown = page.locator("main:not([hidden])")
    shown.locator(".places a:visible").first.tap()
    shown.locator(f"button[name=players][value='{players}']").tap()
    shown.locator("#seat1-name").fill("Ana")
    shown.locator(
        "label.color-choice", has=page.locator("[name=seats-0-color][value=yellow]")
    ).tap()
    shown.locator("form .go [name=go]").tap()
    page.wait_for_url("**/setup/steps**")
    shown.locator(".step").first.wait_for()
    for step in shown.locator(".step:visible").all():
        step.locator("[data-tick]").tap()
    expect(shown.locator("#ready[data-waiting]")).to_have_count(0)
    shown.locator("#ready a").nth(1).tap()
    page.wait_for_url("**/score/temples**")
    for side in ("Y2", "P1", ".", "Y1"):
        shown.locator(f"[data-side='{side}']").tap()
    shown.locator("[data-never]").tap()
    shown.locator("[data-next]").tap()
    for seat, gold in enumerate((20, 18, 3, 4)[:players], 1):
        shown.locator(f"#gold{seat}").fill(str(gold))
        shown.locator(f"label:has([name=water{seat}][value='4'])").tap()
    shown.locator("[data-finish]").tap()
    page.wait_for_url("**/score/result**")
    sheet = read_query(MultiDict(parse_qsl(urlsplit(page.url).query)))
    assert sheet.state == "final" and sheet.seats[0].name == "Ana"
    totals = sorted((player.total for player in sheet.result.players), reverse=True)
    assert totals[:2] == [30, 25]
    ranking = shown.locator(".ranking li:visible .total")
    expect(ranking).to_have_text([language(tag).number(total) for total in totals])
    page.reload()
    expect(ranking).to_have_text([language(tag).number(total) for total in totals])


def test_the_board_and_a_sample_without_the_network(
    visitor: Callable[[str], Page], network: Network
) -> None:
    page = visitor("de")
    network.cut()
    page.goto(f"/de/score/board?{WITH_BOARD.split('&board=')[0]}")
    page.locator("[data-begin] button").tap()
    page.wait_for_url("**/score/board?**")
    sample = simulate(setup_for(2), 11, (Color.PURPLE, Color.RED))
    expect(page.locator("#board")).to_have_value(str(sample.board))
    page.locator("[formaction$='/villages']").last.tap()
    page.wait_for_url("**/score/villages?**")
    assert dict(parse_qsl(urlsplit(page.url).query))["board"] == str(sample.board)


def test_a_board_that_is_none_is_told_so_without_the_network(
    visitor: Callable[[str], Page], network: Network
) -> None:
    page = visitor("en")
    network.cut()
    page.goto("/en/score/result?p=red&p=white&mode=board&board=p1R9999&gold1=1&water1=0")
    page.wait_for_url("**/en/score/board?**")
    expect(page.locator(".problems li")).to_have_count(1)
    expect(page.locator("#board-problem")).to_contain_text("R9999")
    assert page.locator("#board").input_value() == "p1R9999"


def test_problems_of_two_pages_are_told_and_linked_without_the_network(
    visitor: Callable[[str], Page], network: Network
) -> None:
    page = visitor("en")
    network.cut()
    page.goto("/en/score/result?p=red&p=white&temple1=Y2...&gold1=abc")
    page.wait_for_url("**/en/score/temples?**")
    expect(page.locator(".problems li")).to_have_count(2)
    page.locator(".problems a").last.tap()
    page.wait_for_url("**/en/score/villages?**#gold1")
    expect(page.locator("#gold1")).to_have_value("abc")


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
    expect(page.locator("h1")).to_have_text(language("nl").text("What does each player have?"))
    page.goto("/nl/rules")
    page.locator(".languages summary").tap()
    page.locator(".languages [lang=de]").tap()
    expect(page.locator("h1")).to_have_text(language("nl").text("You’re offline"))
    page.goto("/nl/rules/temple-ties?with=es")
    expect(page.locator("article[lang=es]")).to_be_visible()
    page.goto("/nl/t/ABCDEF")
    expect(page.locator("h1")).to_have_text(language("nl").text("You’re offline"))
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


TRIED = """() => until(async () => {
  const { installing, waiting } = await navigator.serviceWorker.getRegistration();
  return !installing && !waiting && (await caches.keys()).length === 2;
})"""
"""A new release has begun to be kept, and the attempt is over."""


def test_a_new_release_comes_as_a_whole(
    visitor: Callable[[str], Page], network: Network, next_release: Callable[[], Flask]
) -> None:
    page = visitor("en")
    old = static_files.fingerprint(), static_files.release()
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
    assert came_from_phone(page.reload())
    page.locator("main:not([hidden])").wait_for()
    assert page.evaluate(RELEASES) == ["feedfacecafe"]
    assert page.url == entered and page.locator("select").first.input_value() == "R2"


def test_a_release_that_does_not_arrive_whole_changes_nothing(
    visitor: Callable[[str], Page],
    network: Network,
    next_release: Callable[[], Flask],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = visitor("en")
    old = static_files.fingerprint()
    broken = next_release()
    monkeypatch.setattr(offline, "_addresses", lambda: [("/en/", "/nowhere")])
    network.serve(broken)
    with page.expect_event("load"):
        page.reload()
    page.wait_for_function(TRIED, timeout=LONG)
    network.cut()
    assert came_from_phone(page.goto("/en/rules"))
    assert page.evaluate(RELEASES) == [old]
