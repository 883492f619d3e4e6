"""A game module on a phone: the lanterns of the tests, from the wizard to the result; shared, offline."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from lantern.game import LANTERNS
from lantern.process import Server, running
from phone_size import PHONE
from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError, expect
from releases import LONG, SCRIPTS_HAVE_RUN

from scorer.engine.setup import Setup, make_setup
from scorer.engine.simulate import simulate
from scorer.modules.base.game import GAME

Phone = Callable[..., Page]

with_and_without_scripts = pytest.mark.parametrize(
    "scripts", [True, False], ids=["scripts", "no-scripts"]
)
SEATS = "p=red:Ana&p=white&p=yellow"
WITH = f"{SEATS}&modules=lanterns"
FOUR = "p=white&p=purple:Wim&p=yellow&p=red&modules=lanterns"
REST = "temple2=Y1...&temple3=-&temple4=-&temple5=-"
TEMPLES = f"temple1=R4.W3.&{REST}"
VILLAGES = (
    "gold1=20&water1=4&sun1=1&lanterns1=6&lighthouse1=7"
    "&gold2=30&water2=0&sun2=0&lanterns2=0&lighthouse2=0"
    "&gold3=10&water3=-10&sun3=3&lanterns3=3&lighthouse3=3&oil3=40"
)
WITHIN = 10_000


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running() as server:
        yield server


@pytest.fixture(scope="module")
def address(server: Server) -> str:
    """The phones of this file go to a server that knows the module."""
    return server.address


def setup_with(players: int) -> Setup:
    return make_setup(GAME, players, [LANTERNS])


def modules_in(url: str) -> list[str]:
    return parse_qs(urlsplit(url).query).get("modules", [])


def choose(page: Page, name: str, value: object) -> None:
    page.locator(f"label:has([name='{name}'][value='{value}'])").tap()


def change_language(page: Page, tag: str) -> None:
    page.locator(".languages summary").tap()
    page.locator(f".languages [lang={tag}]").tap()
    page.wait_for_url(f"**/{tag}/**")


# The wizard


@with_and_without_scripts
@pytest.mark.parametrize("players", [2, 3, 4])
def test_wizard(phone: Phone, players: int, scripts: bool) -> None:
    setup = setup_with(players)
    page = phone(f"/en/setup/players?players={players}", java_script_enabled=scripts)
    page.locator("#modules > summary").tap()
    page.get_by_label("Lanterns").check()
    change_language(page, "nl")
    expect(page.get_by_label("Lanterns")).to_be_checked()
    change_language(page, "en")
    page.locator("#seats .go button").tap()
    page.wait_for_url("**/setup/steps?**")
    assert modules_in(page.url) == ["lanterns"]
    steps = page.locator(".steps > li:not([hidden])")
    assert tuple(each.get_attribute("data-step") for each in steps.all()) == setup.steps
    for step in setup.steps:
        expect(page.locator(".step[open]")).to_have_attribute("id", step)
        if step == "worker-tiles":
            expect(page.locator("#worker-tiles .big")).to_have_text(str(setup.worker_tiles_each))
        if step == "add-jungle":
            shown = page.locator("#add-jungle li:visible")
            expect(shown).to_have_count(2)
            expect(shown.nth(0)).to_contain_text(f"{setup.jungle['n1']} × lantern tile showing 1")
            expect_drawn(shown.nth(0).locator("svg"))
        if step == "jungle-pile":
            expect(page.locator("#jungle-pile .big")).to_have_text(str(setup.pile))
        if step == "light-lanterns":
            expect(page.locator("#light-lanterns svg[role=img]")).to_have_count(2)
            expect_drawn(page.locator("#light-lanterns svg[role=img]").first)
        page.locator(f"#{step} button[name=tick]").tap()
    expect(page.locator("#ready")).not_to_have_attribute("data-waiting", "")
    page.get_by_role("link", name="Score this game").tap()
    page.wait_for_url("**/score/temples?**")
    assert modules_in(page.url) == ["lanterns"]
    page.get_by_role("button", name="Change the players").tap()
    page.wait_for_url("**/score/players?**")
    expect(page.get_by_label("Lanterns")).to_be_checked()
    page.get_by_label("Lanterns").uncheck()
    page.locator("#seats .go button").tap()
    page.wait_for_url("**/score/temples?**")
    assert modules_in(page.url) == []


def expect_drawn(picture: Locator) -> None:
    """Every symbol that a picture uses is in the page, and something of it is seen."""
    assert picture.evaluate(
        """(svg) => [...svg.querySelectorAll("use")].every(
            (use) => document.querySelector(use.getAttribute("href"))) && svg.getBBox().width > 50"""
    )


def test_the_score_takes_over_the_modules_of_the_set_up(phone: Phone) -> None:
    page = phone(f"/en/score/temples?{SEATS}&{TEMPLES.replace('R4', 'R3')}")
    saved = "([key, query]) => decodeURIComponent(localStorage.getItem(key) ?? '').includes(query)"
    page.wait_for_function(saved, arg=["cacao.score", SEATS])
    for query, modules in ((WITH, ["lanterns"]), (SEATS, [])):
        page.goto(f"/en/setup/steps?{query}")
        page.wait_for_function(saved, arg=["cacao.setup", query])
        page.goto("/en/score")
        page.wait_for_url("**/score/temples?**")
        assert modules_in(page.url) == modules


# The calculator


def test_temples(phone: Phone) -> None:
    page = phone(f"/en/score/temples?{WITH}")
    expect(page.locator("[data-palette] [data-side^=R]")).to_have_count(4)
    page.locator("[data-side=R4]").tap()
    expect(page.locator("#temple1 button.side-0 svg")).to_have_count(4)
    expect(page.locator("#temple1 [data-reason]")).to_contain_text("Ana")
    page.wait_for_url("**temple1=R4...**")
    page.reload()
    expect(page.locator("#temple1 button.side-0")).to_have_attribute("aria-label", re.compile("4"))
    page = phone(f"/en/score/temples?{SEATS}")
    expect(page.locator("[data-palette] [data-side^=R]")).to_have_count(3)


def test_village_boards(phone: Phone) -> None:
    page = phone(f"/en/score/villages?{WITH}&{TEMPLES}")
    page.locator("#gold1").fill("20")
    choose(page, "water1", 4)
    total = page.locator("[data-seat='1'] [data-total]")
    expect(total).to_have_text("")
    choose(page, "lighthouse1", 7)
    expect(total).to_have_text("Total: 37 gold, 6 of it from temples")
    choose(page, "lanterns1", 6)
    expect(total).to_have_text("Total: 49 gold, 6 of it from temples")
    page.locator("#oil1").fill("41")
    assert parse_qs(urlsplit(page.url).query)["lanterns1"] == ["6"]
    change_language(page, "de")
    expect(page.locator("[name=lanterns1][value='6']")).to_be_checked()
    expect(page.locator("#oil1")).to_have_value("41")
    change_language(page, "en")
    page.get_by_role("button", name="Who won?").tap()
    expect(page.locator("#oil1")).to_be_focused()
    expect(page.locator("#oil1-problem")).to_have_text("Enter a whole number from 0 to 40.")
    page.locator("#oil1").fill("۴۰")
    page.get_by_role("button", name="Who won?").tap()
    page.wait_for_url("**/score/result?**")
    # The lanterns were shown as 0 and are now, only those of the lighthouse are asked for.
    expect(page.locator("[data-missing]")).to_contain_text(
        "Still missing from White: gold, water field and lighthouse."
    )


def test_whole_board(phone: Phone) -> None:
    page = phone(f"/en/score/board?{WITH}&mode=board")
    page.locator(".square[data-at='0,1']").tap()
    picks = page.locator(".picks.workers:not([hidden]) .pick")
    four = picks.and_(page.locator("[data-code=R4000]"))
    expect(four).to_have_accessible_name("Red: worker tile (4 at the top), left: 1")
    four.tap()
    expect(page.locator("#board")).to_have_value("p1R4000/.m2")
    expect(four.locator(".left")).to_have_text("0")
    page.locator(".square[data-at='0,2']").tap()
    lantern = page.locator("[data-choices=jungle] [data-code=n2]")
    expect(lantern).to_have_accessible_name("Lantern tile showing 2, left: 2")
    lantern.tap()
    page.locator(".square[data-at='0,2']").tap()
    expect(lantern.locator(".left")).to_have_text("1")
    expect(page.locator("#board")).to_have_value("p1R4000n2/.m2")
    expect(page.locator(".square[data-at='0,2']")).to_have_attribute(
        "aria-label", re.compile("Lantern tile showing 2")
    )
    expect_marker(page, "tile-n2")
    page.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Temples only").tap()
    page.wait_for_url("**/score/temples?**")
    assert modules_in(page.url) == ["lanterns"]
    page.get_by_role("button", name="Enter the whole board instead").tap()
    page.wait_for_url("**/score/board?**")
    expect(page.locator("#board")).to_have_value("p1R4000n2/.m2")


def expect_marker(page: Page, id: str) -> None:
    """A tile of the editor is drawn: all its symbols are in the page."""
    assert page.evaluate(
        """(id) => { const uses = [...document.getElementById(id).querySelectorAll("use")];
        return uses.length && uses.every((use) => document.querySelector(use.getAttribute("href"))); }""",
        id,
    )


def test_notation_and_checks(phone: Phone) -> None:
    page = phone(f"/en/score/board?{SEATS}&mode=board")
    notation = page.locator("#board")
    page.locator("[data-notation] summary").tap()
    for text, problem in (
        ("n1", "We can’t read the board from character 1 on: “n”."),
        ("R4000", "There is no tile “R4000” in the box"),
    ):
        notation.fill(text)
        page.get_by_role("button", name="Show this board").tap()
        expect(page.locator("[data-problem]")).to_contain_text(problem)
    page = phone(f"/en/score/board?{WITH}&mode=board")
    page.locator("[data-notation] summary").tap()
    page.locator("#board").fill("p1R4000/.m2W4000/..R0400n1n1n1n1")
    page.get_by_role("button", name="Show this board").tap()
    expect(page.locator("[data-problem]")).to_be_hidden()
    found = page.locator("[data-findings] [data-list]")
    expect(found).to_contain_text(
        "Red has too many of one worker tile (workers clockwise: ⁦4-0-0-0⁩). On the board: 2, in the game: 1."
    )
    expect(found).to_contain_text(
        "Too many of one tile: lantern tile showing 1. On the board: 4, in the game: 3."
    )


def test_sample_and_result(phone: Phone) -> None:
    page = phone(f"/en/score/board?{WITH}&mode=board")
    page.get_by_role("button", name="Try a sample board").tap()
    expect(page.locator("#board")).to_have_value(re.compile("n1"))
    expect(page.locator("[data-findings]")).to_have_attribute("data-state", "fits")
    page.goto(f"{page.url.replace('/board?', '/result?')}&{VILLAGES}")
    card = page.locator(".ranking [data-seat='1']")
    expect(card.locator("[data-part=lanterns]")).to_have_text(re.compile(r"Lanterns\s*12"))
    fills = [
        page.locator(f".ranking [data-seat='1'] .stack .{name}").evaluate(
            "(rect) => getComputedStyle(rect).fill"
        )
        for name in ("part-gold", "part-more-1", "part-more-2")
    ]
    assert len(set(fills)) == 3 and "rgb(0, 0, 0)" not in fills
    text = page.locator("[data-result]").get_attribute("data-text") or ""
    assert "Lanterns 12" in text
    page.get_by_role("link", name="Change the village boards").tap()
    expect(page.locator("[name=lanterns1][value='6']")).to_be_checked()


# A shared table


def test_shared_table(phone: Phone) -> None:
    page = phone(f"/en/score/temples?{WITH}&{TEMPLES}")
    page.get_by_role("button", name="Start a shared table").tap()
    page.get_by_role("button", name="Share").tap()
    page.wait_for_url(re.compile(r"/en/t/[A-Z0-9]{8}$"))
    code = page.url.rpartition("/")[2]
    page.goto(f"/en/t/{code}/villages")
    other = phone(f"/fa/t/{code}/villages")
    choose(page, "lanterns1", 5)
    expect(other.locator("[name=lanterns1][value='5']")).to_be_checked(timeout=WITHIN)
    other.locator("#oil3").fill("۴۰")
    expect(page.locator("#oil3")).to_have_value("40", timeout=WITHIN)
    for seat, gold in ((1, 20), (2, 30), (3, 10)):
        (page if seat < 3 else other).locator(f"#gold{seat}").fill(str(gold))
        choose(page, f"water{seat}", 0)
        choose(other, f"lighthouse{seat}", 3)
        page.locator(f"[data-seat='{seat}'] [data-confirm]").tap()
    for each in (page, other):
        expect(each.locator("[data-result]")).to_have_attribute(
            "data-state", "final", timeout=WITHIN
        )
    for each, totals in ((page, ["39", "36", "19"]), (other, ["۳۹", "۳۶", "۱۹"])):
        expect(each.locator("[data-ranking] li:not([hidden]) [data-total]")).to_have_text(totals)
    page.get_by_role("link", name="Full result").tap()
    expect(page.locator(".ranking [data-part=lanterns] dd").first).to_have_text("10")
    page.go_back()
    page.get_by_role("button", name="Same players again").tap()
    page.get_by_role("button", name="New game").tap()
    expect(page.locator("#gold1")).to_have_value("")
    expect(page.locator("#lanterns1")).to_be_visible()
    games = page.request.get(f"/api/tables/{code}/games.json").json()["games"]
    assert [each["parts"]["lanterns"] for each in games[0]["players"]] == [10, 0, 0]
    assert "lanterns" in page.request.get(f"/api/tables/{code}/games.csv").text().splitlines()[0]


def test_board_at_a_shared_table(phone: Phone) -> None:
    page = phone(f"/en/score/temples?{WITH}")
    page.get_by_role("button", name="Start a shared table").tap()
    page.get_by_role("button", name="Share").tap()
    page.wait_for_url(re.compile(r"/en/t/[A-Z0-9]{8}$"))
    code = page.url.rpartition("/")[2]
    page.goto(f"/en/t/{code}/temples")
    page.get_by_role("link", name="Enter the whole board instead").tap()
    expect(page).to_have_url(re.compile("/board$"))
    expect(page.locator(".square[data-at='0,1']")).to_be_visible()
    other = phone(f"/nl/t/{code}/board")
    page.locator(".square[data-at='0,1']").tap()
    page.locator(".picks.workers:not([hidden]) [data-code=R4000]").tap()
    expect(other.locator(".square[data-at='0,1'] .tile")).to_be_visible(timeout=WITHIN)
    expect(other.locator("#board")).to_have_value("p1R4000/.m2")


def test_shared_table_of_the_base_game(phone: Phone) -> None:
    page = phone(f"/en/score/temples?{SEATS}")
    page.get_by_role("button", name="Start a shared table").tap()
    page.get_by_role("button", name="Share").tap()
    page.wait_for_url(re.compile(r"/en/t/[A-Z0-9]{8}$"))
    page.goto(f"{page.url}/villages")
    expect(page.locator("#gold1")).to_be_visible()
    expect(page.locator("#lanterns1")).to_have_count(0)


# Without the network


SAMPLE = quote(str(simulate(setup_with(3), 3).board).replace("P", "Y"))
BOARD = f"{WITH}&mode=board&board={SAMPLE}"
SAME_PAGES = {
    "players": "score/players?players=3&p=red&p=white&p=yellow&modules=lanterns",
    "steps": f"setup/steps?{WITH}&done=village-boards&done=light-lanterns",
    "steps-four": f"setup/steps?{FOUR}",
    "temples": f"score/temples?{WITH}&{TEMPLES}",
    "temples-of-a-board": f"score/temples?{WITH}&board={SAMPLE}",
    "villages": f"score/villages?{WITH}&{TEMPLES}&{VILLAGES}",
    "villages-empty": f"score/villages?{FOUR}",
    "board": f"score/board?{BOARD}",
    "board-four": f"score/board?{FOUR}&mode=board",
    "wrong": f"score/result?{WITH}&{TEMPLES}&{VILLAGES.replace('oil3=40', 'oil3=x')}",
    "result": f"score/result?{WITH}&{TEMPLES}&{VILLAGES}",
    "result-missing": f"score/result?{WITH}&{TEMPLES}&gold1=4&lanterns2=7".replace("7", "6"),
    "result-of-a-board": f"score/result?{BOARD}&{VILLAGES}",
    "result-without-start": f"score/result?{FOUR}&mode=board&board=p1R1111/.m2&complete=1&gold1=1",
    "base-steps": f"setup/steps?{SEATS}",
    "base-villages": f"score/villages?{SEATS}",
    "base-result": f"score/result?{SEATS}&{TEMPLES}&{VILLAGES}".replace("R4", "R3"),
    "rules": "rules",
    "section": "rules/lantern",
}
READING = """() => {
  const main = document.querySelector("main");
  // The only samples that a phone has are of the base game.
  for (const sample of main.querySelectorAll("[data-sample]")) sample.hidden = true;
  const visible = (each) => each.checkVisibility();
  const labels = [...main.querySelectorAll("[aria-label], [role=img]")].filter(visible);
  const options = [...main.querySelectorAll("option:not([hidden])")];
  const pictures = [...main.querySelectorAll(".cross, .stack, svg.tile")].filter(visible);
  const isUndrawn = (use) => !document.querySelector(use.getAttribute("href"));
  const fields = [...new FormData(main.querySelector("[data-entry]") ?? undefined)];
  const carried = [...main.querySelectorAll("form:not([hidden], [data-entry]) [type=hidden]")];
  return {
    title: document.title,
    text: main.innerText,
    labels: labels.map((each) => each.getAttribute("aria-label")),
    options: options.map((each) => each.textContent),
    pictures: pictures.map((each) => each.innerHTML),
    undrawn: [...main.querySelectorAll("use")].filter(isUndrawn).length,
    fields: fields.map((each) => each.join("=")).sort(),
    carried: carried.map(({ name, value }) => `${name}=${value}`).sort(),
  };
}"""


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Page]:
    """A phone that keeps the app."""
    context: BrowserContext = browser.new_context(**{**PHONE, "base_url": server.address})
    context.set_default_timeout(10_000)
    errors: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))
    keep(page, "en")
    yield page
    context.close()
    assert not errors


def keep(page: Page, tag: str) -> None:
    """Visit the home page until the phone says that it has everything."""
    page.goto(f"/{tag}/")
    expect(page.locator("[data-ready-offline]")).to_be_visible(timeout=LONG)


@pytest.fixture
def no_server(server: Server) -> Iterator[Callable[[], None]]:
    """Cuts the network; afterwards it is there again, for the other tests."""
    yield server.stop
    server.start()


def read(page: Page, tag: str, path: str) -> None:
    page.evaluate("localStorage.clear()")
    page.goto(f"/{tag}/{path}")
    if "/board?" in path:
        expect(page.locator("[data-findings]")).to_be_visible()


@pytest.mark.parametrize("tag", ["en", "fa"])
def test_every_page_is_the_same_without_the_network(
    visitor: Page, no_server: Callable[[], None], tag: str
) -> None:
    page, before = visitor, {}
    keep(page, tag)
    for name, path in SAME_PAGES.items():
        read(page, tag, path)
        page.evaluate(SCRIPTS_HAVE_RUN)
        before[name] = page.evaluate(READING)
        assert page.locator("main[data-kept]").count() == 0
        assert before[name]["undrawn"] == 0, name
    no_server()
    for name, path in SAME_PAGES.items():
        read(page, tag, path)
        with suppress(TimeoutError):  # then the comparison below shows what is different
            page.wait_for_function(
                f"(before) => JSON.stringify(({READING})()) === before",
                arg=json.dumps(before[name], ensure_ascii=False, separators=(",", ":")),
                timeout=3_000,
            )
        if "rules" not in path:
            assert page.locator("main[data-kept]").count() == 1, name
        assert page.evaluate(READING) == before[name], name


def test_the_whole_way_without_the_network(visitor: Page, no_server: Callable[[], None]) -> None:
    no_server()
    page = visitor
    page.goto("/en/setup")
    shown = page.locator("main:not([hidden])")
    shown.locator("button[name=players][value='2']").tap()
    shown.locator("#modules > summary").tap()
    shown.get_by_label("Lanterns").check()
    shown.locator("form [name=go]").last.tap()
    page.wait_for_url("**/setup/steps**")
    shown.locator(".step").first.wait_for()
    for step in setup_with(2).steps:
        shown.locator(f"#{step} [data-tick]").tap()
    expect(shown.locator("#ready[data-waiting]")).to_have_count(0)
    shown.get_by_role("link", name="Score this game").tap()
    page.wait_for_url("**/score/temples**")
    for side in ("R4", "P1", ".", "P4"):
        shown.locator(f"[data-side='{side}']").tap()
    shown.locator("[data-never]").tap()
    shown.locator("[data-next]").tap()
    page.wait_for_url("**/score/villages**")
    for seat in (1, 2):
        shown.locator(f"#gold{seat}").fill("10")
        choose(page, f"water{seat}", 0)
        choose(page, f"lighthouse{seat}", 3)
    choose(page, "lanterns1", 6)
    expect(shown.locator("[data-seat='1'] [data-total]")).to_have_text(
        "Total: 28 gold, 3 of it from temples"
    )
    shown.get_by_role("button", name="Who won?").tap()
    page.wait_for_url("**/score/result**")
    places = shown.locator(".ranking > li:not([hidden])")
    expect(places.locator("[data-total]")).to_have_text(["28", "19"])
    expect(places.locator("[data-part=lanterns] dd")).to_have_text(["12", "0"])
    shown.get_by_role("link", name="Same players again").tap()
    page.wait_for_url("**/score/temples**")
    assert modules_in(page.url) == ["lanterns"]
    shown.get_by_role("button", name="Enter the whole board instead").tap()
    page.wait_for_url("**/score/board**")
    expect(shown.locator("[data-sample]")).to_be_hidden()
    shown.locator(".square[data-at='0,1']").tap()
    shown.locator(".picks.workers:not([hidden]) [data-code=R4000]").tap()
    shown.locator(".square[data-at='0,2']").tap()
    shown.locator("[data-choices=jungle] [data-code=n1]").tap()
    expect(page.locator("#board")).to_have_value("p1R4000n1/.m2")
    expect_marker(page, "tile-n1")


def test_search_without_the_network(visitor: Page, no_server: Callable[[], None]) -> None:
    no_server()
    visitor.goto("/en/rules/search?q=how+many+lanterns+may+I+keep")
    expect(visitor.locator("[data-found] .results a").first).to_have_attribute(
        "href", "/en/rules/lantern"
    )


def test_rules(phone: Phone) -> None:
    page = phone("/en/rules")
    page.get_by_role("link", name="Lanterns").tap()
    page.wait_for_url("**/rules/lantern")
    expect(page.locator("article")).to_contain_text("Module: Lanterns")
    for picture in page.locator("figure svg").all():
        expect_drawn(picture)
    page.goto("/en/rules")
    page.locator("#q").fill("wind blow lantern")
    expect(page.locator("[data-found] a").first).to_have_attribute(
        "href", re.compile("/en/rules/lantern")
    )
