"""Huts, masks and gems on a phone: tapped, shared, without the network, and explained in the result."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from golden_results import QUERIES, RESULTS
from pages import CLOSE
from phone_size import PHONE
from playwright.sync_api import Browser, Page, expect
from releases import LONG
from shared import share

Phone = Callable[..., Page]

SEATS = "p=red:Ana&p=white&modules=huts,gem-mines"
WITHIN = 10_000
HIGHLIGHTED = "[data-board] .counted"


def chip(page: Page, key: str, name: str, at: int = 0) -> None:
    page.locator(f"label.chip:has([name='{key}-{name}'])").nth(at).tap()


def entered(page: Page) -> dict[str, list[str]]:
    return parse_qs(urlsplit(page.url).query)


def test_items_are_tapped_and_counted(phone: Phone) -> None:
    page = phone(f"/en/score/villages?{SEATS}")
    for name in ("hermit", "chief", "trader"):
        chip(page, "huts1", name)
    chip(page, "masks1", "8", 1)
    for _ in range(2):
        page.get_by_label("Red gems: one more").first.tap()
    page.wait_for_function("location.search.includes('gems1')")
    found = entered(page)
    assert found["huts1"] == ["hermit,trader,chief"]
    assert (found["masks1"], found["gems1"]) == (["8"], ["red:2"])
    assert not {"huts2", "masks2", "gems2"} & found.keys(), "what is only shown is not entered"
    # Taken by Ana: there is one chief, and a second hermit.
    expect(page.locator("[name='huts2-chief']")).to_be_disabled()
    expect(page.locator("[name='huts2-hermit']")).to_be_enabled()
    expect(page.locator("[name='masks2-8']:disabled")).to_have_count(1)
    chip(page, "huts1", "chief")
    expect(page.locator("[name='huts2-chief']")).to_be_enabled()
    # The box holds six of each colour for two players.
    more = page.get_by_label("Red gems: one more").nth(1)
    for _ in range(4):
        more.tap()
    expect(more).to_be_disabled()


def test_each_screen_begins_at_its_top_and_the_overview_counts_items(phone: Phone) -> None:
    page = phone(f"/en/score/villages?{SEATS}")
    following, back = page.locator("[data-turn='1']"), page.locator("[data-turn='-1']")
    chip(page, "huts1", "hermit")
    chip(page, "huts1", "chief")
    page.get_by_label("White gems: one more").first.tap()
    following.tap()
    expect(page.locator("#gold2")).to_be_in_viewport(ratio=1)
    expect(page.locator("#gold1")).not_to_be_in_viewport()
    # What the trader's owner is asked for widens no other screen.
    chip(page, "huts2", "trader")
    back.tap()
    assert page.evaluate("innerWidth") == PHONE["viewport"]["width"]
    following.tap()
    following.tap()
    lines = page.locator("[data-overview] li .small")
    expect(lines).to_have_text(["huts: 2 · gems: 1", "huts: 1"])
    # A screen is as high as what it shows.
    expect(page.locator("#entry > .go").first).to_be_in_viewport()


def test_only_owners_are_asked(phone: Phone) -> None:
    page = phone(f"/en/score/villages?{SEATS}")
    idle, line = page.locator("#idle_workers1"), page.locator("#best_line1")
    cacao = page.locator("[data-seat='1'] details.fruits")
    expect(idle).to_be_hidden()
    chip(page, "huts1", "hermit")
    expect(idle).to_be_visible()
    expect(line).to_be_hidden()
    page.locator("[data-seat='1'] .example summary").first.tap()
    expect(page.locator("[data-seat='1'] .example figcaption").first).to_contain_text("Red")
    expect(cacao).not_to_have_attribute("open", "")
    chip(page, "huts1", "trader")
    expect(cacao).to_have_attribute("open", "")
    expect(cacao.locator("summary")).to_have_text("Cacao fruits")
    total = page.locator("[data-seat='1'] [data-total]")
    page.locator("#gold1").fill("20")
    page.locator("label:has([name=water1][value='4'])").tap()
    expect(total).to_have_text("")
    idle.fill("4")
    page.locator("label:has([name=cacao1][value='2'])").tap()
    expect(total).to_have_text("Total: 42")
    chip(page, "huts1", "trader")
    expect(cacao.locator("summary")).to_contain_text("only needed for a tie")
    page.goto(f"/en/score/villages?{SEATS}&mode=board&huts1=hermit")
    expect(page.locator("#idle_workers1")).to_be_hidden()


def test_huts_are_explained_and_shown_on_the_board(phone: Phone) -> None:
    name = "board: road worker, row with gap and stack"
    page = phone(f"/en/score/result?{urlencode(QUERIES[name])}")
    for hut in ("Hermit", "Road worker"):
        link = page.locator(".item-lines a", has_text=hut).first
        squares = (link.get_attribute("data-squares") or "").split()
        link.tap()
        expect(page.locator(HIGHLIGHTED)).to_have_count(2 * len(squares))
    expect(page.locator("[data-board] svg.board")).to_be_in_viewport()
    expect(page.locator(".item-lines").first).to_contain_text(re.compile(r"6 \+ \d+\sfor \d+"))


def test_shared_table(phone: Phone) -> None:
    page = phone("/en/")
    code = share(page, SEATS)
    page.goto(f"/en/t/{code}/villages")
    other = phone(f"/nl/t/{code}/villages")
    chip(page, "huts1", "chief")
    page.get_by_label("White gems: one more").first.tap()
    expect(other.locator("[name='huts1-chief']")).to_be_checked(timeout=WITHIN)
    expect(other.locator("[name='gems1-white']")).to_have_value("1", timeout=WITHIN)
    expect(other.locator("[name='huts2-chief']")).to_be_disabled()
    chip(other, "masks2", "8")
    expect(page.locator("[name='masks2-8']").first).to_be_checked(timeout=WITHIN)
    for seat in (1, 2):
        page.locator(f"#gold{seat}").fill(str(10 * seat))
        page.locator(f"label:has([name=water{seat}][value='0'])").tap()
        page.locator(f"[data-seat='{seat}'] [data-confirm]").tap()
    for each in (page, other):
        expect(each.locator("[data-result]")).to_have_attribute(
            "data-state", "final", timeout=WITHIN
        )
        totals = each.locator("[data-ranking] li:not([hidden]) [data-total]")
        expect(totals).to_have_text(["41", "28"])
    page.get_by_role("link", name="Full result").tap()
    expect(page.locator(".ranking .item-lines").first).to_contain_text("24 + 6")
    page.goto(f"/en/t/{code}")
    expect(page.locator("[data-temples-link]")).to_be_hidden()


READING = """() => {
  const main = document.querySelector("main");
  const visible = (each) => each.checkVisibility();
  const form = main.querySelector("[data-entry]");
  return {
    text: main.innerText,
    chips: [...main.querySelectorAll(".chip")].filter(visible).map((each) => each.innerText),
    fields: [...new FormData(form ?? undefined)].map((each) => each.join("=")).sort(),
    disabled: [...main.querySelectorAll(".chip input:disabled")].filter(visible).map(({ name }) => name),
    squares: [...main.querySelectorAll("[data-squares]")].map(({ dataset }) => dataset.squares),
  };
}"""
KEPT_PAGES = {
    "villages": f"score/villages?{SEATS}&huts1=hermit,chief&idle_workers1=3&masks1=8,8&gems1=red:2",
    "villages-empty": f"score/villages?{SEATS}",
    "villages-board": f"score/villages?{SEATS}&mode=board&board=p1/.m2&huts1=hermit",
    "villages-big": "score/villages?p=red&p=white&p=yellow&modules=big-game&masks1=12",
    "result-close": f"score/result?{CLOSE}",
    "villages-bars": "score/villages?p=red&p=white&modules=chocolate&bars1=2",
    **{
        f"result {name}": f"score/result?{urlencode(QUERIES[name])}"
        for name in list(RESULTS)[:: len(RESULTS) // 8]
    },
}


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Page]:
    """A phone that keeps the app."""
    context = browser.new_context(**{**PHONE, "base_url": address})
    errors: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))
    page.goto("/en/")
    expect(page.locator("[data-ready-offline]")).to_be_visible(timeout=LONG)
    yield page
    context.close()
    assert not errors


def test_pages_are_the_same_without_the_network(visitor: Page) -> None:
    before = {}
    for name, path in KEPT_PAGES.items():
        visitor.goto(f"/en/{path}")
        visitor.wait_for_load_state("networkidle")
        before[name] = visitor.evaluate(READING)
        assert visitor.locator("main[data-kept]").count() == 0
    visitor.context.set_offline(True)
    for name, path in KEPT_PAGES.items():
        visitor.evaluate("localStorage.clear()")
        visitor.goto(f"/en/{path}")
        expect(visitor.locator("main[data-kept]:not([hidden])")).to_have_count(1)
        visitor.wait_for_load_state("networkidle")
        expect(visitor.locator("main")).to_contain_text(before[name]["text"].splitlines()[-1])
        assert visitor.evaluate(READING) == before[name], name


def test_the_whole_way_without_temples_and_network(visitor: Page) -> None:
    visitor.context.set_offline(True)
    page = visitor
    page.goto(f"/en/score/temples?{SEATS}")
    page.wait_for_url("**/score/villages?**")
    expect(page.locator(".trail li:visible")).to_have_text(["Players", "Village boards", "Result"])
    chip(page, "huts1", "chiefs-wife")
    chip(page, "masks2", "8")
    page.get_by_label("Blue gems: one more").nth(1).tap()
    for seat in (1, 2):
        page.locator(f"#gold{seat}").fill("10")
        page.locator(f"label:has([name=water{seat}][value='0'])").tap()
    page.get_by_role("button", name="Who won?").tap()
    page.wait_for_url("**/score/result?**")
    places = page.locator(".ranking > li:not([hidden])")
    expect(places.locator("[data-total]")).to_have_text(["35", "19"])
    expect(places.locator(".item-lines").first).to_contain_text("20 + 5")
