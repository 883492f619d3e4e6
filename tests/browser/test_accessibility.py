"""Every page for everybody: what axe-core finds, what is said aloud, and nothing by colour alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from page_checks import CheckingClient, text_of
from pages import PAGES, TAGS, WHOLLY, pages_for
from playwright.sync_api import Page, expect
from shared import shared_tables

Phone = Callable[..., Page]

every_language = pytest.mark.parametrize("tag", TAGS)

STANDARD = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
EVERYTHING = {"runOnly": list(STANDARD), "resultTypes": ["violations"]}
COLORS = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}

FIND_FAULTS = (Path(__file__).parent / "accessibility.js").read_text(encoding="utf-8")

# Whatever can be opened is looked at as well; the menu of languages would cover the rest of a page.
OPEN_ALL = "document.querySelectorAll('details:not(.languages)').forEach(each => each.open = true)"


def faults(page: Page, options: dict[str, list[str]]) -> list[str]:
    found = page.evaluate("options => axe.run(options)", options)["violations"]
    return [
        f"{rule['id']}: {node['target']} {node['html'][:150]} {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]


@every_language
def test_axe_finds_nothing(phone: Phone, tag: str) -> None:
    page = phone(f"/{tag}/", color_scheme="light")
    page.set_default_timeout(30_000)
    found = {}

    def look(name: str) -> None:
        page.evaluate(OPEN_ALL)
        page.emulate_media(color_scheme="light")
        page.evaluate(AXE_SCRIPT)
        light = faults(page, EVERYTHING)
        page.emulate_media(color_scheme="dark")
        # Only the colours are others in the dark, and they are the same in every language.
        dark = faults(page, COLORS) if tag == "de" else []
        # Style sheets move things in every language or in none.
        others = page.evaluate(FIND_FAULTS, tag == "de")
        if light or dark or others:
            found[name] = [*light, *(f"dark: {each}" for each in dark), *others]

    tables = shared_tables(page) if tag in WHOLLY else {}
    for name, path in (pages_for(tag) | tables).items():
        page.evaluate("localStorage.clear()")
        page.goto(f"/{tag}/{path}")
        look(name)
    if tag in WHOLLY:
        page.goto(f"/{tag}/{PAGES['board']}")
        for square in (".square.worker", ".square:not(.open)"):
            page.locator(square).first.click()
            look(f"board: {square}")
    page.goto(f"/{tag}/privacy")
    page.locator(".languages > summary").click()
    look("languages")
    assert not found


# Pages that differ in what they are about, not only in what was entered.
ONE_OF_EACH = {name: path for name, path in PAGES.items() if "-" not in name} | {
    "score players": "score/players?players=4",
    "whole rulebook": PAGES["whole-rulebook"],
    "over": PAGES["start-over"],
}


@every_language
def test_every_page_has_a_title_of_its_own(client: CheckingClient, tag: str) -> None:
    titles = [text_of(client.page(f"/{tag}/{path}").one("title")) for path in ONE_OF_EACH.values()]
    assert len(set(titles)) == len(titles), sorted(titles)


@pytest.mark.parametrize(
    ("tag", "first", "both"),
    [
        ("en", "Temple 2: Red 2 at the top", "Temple 2: Red 2 at the top and White 1 on the right"),
        ("fa", "معبد ۲: قرمز ۲ در بالا", "معبد ۲: قرمز ۲ در بالا و سفید ۱ در سمت راست"),
    ],
    ids=["en", "fa"],
)
def test_a_temple_reads_as_it_lies(phone: Phone, tag: str, first: str, both: str) -> None:
    page = phone(f"/{tag}/score/temples?p=red:Ana&p=white")
    cross = page.locator("[data-temple='2'] .tile")
    page.locator(".dots button").nth(1).tap()
    page.locator("[data-side=R2]").tap()
    expect(cross).to_have_attribute("aria-label", first)
    page.locator("[data-side=W1]").tap()
    expect(cross).to_have_attribute("aria-label", both)
    expect(page.locator(".dots button").nth(1)).to_have_attribute("aria-label", both)
    drawn = cross.get_attribute("aria-label")
    page.reload()
    assert cross.get_attribute("aria-label") == drawn
    plain = phone(page.url, java_script_enabled=False)
    expect(plain.locator("[data-temple='2'] .tile")).to_have_attribute("aria-label", both)
    query = page.url.partition("?")[2]
    page.goto(f"/{tag}/score/result?{query}")
    scored = re.sub("[2۲]", lambda n: {"2": "1", "۲": "۱"}[n[0]], both, count=1)
    expect(page.locator(".cross").first).to_have_attribute("aria-label", scored)


def test_the_final_board_says_what_lies_there(phone: Phone) -> None:
    page = phone(f"/en/{PAGES['result-board']}")
    expect(page.locator("main .board")).to_have_attribute(
        "aria-label",
        "The final board. Rows: 2, columns: 3, worker tiles: 3, jungle tiles: 1, temples: 1",
    )


def test_a_new_total_is_said_once(phone: Phone) -> None:
    page = phone("/en/score/villages?p=red:Ana&p=white&temple1=R2...")
    said = page.locator("#entry [role=status]")
    page.locator("[name=sun1][value='0']").wait_for(state="attached")
    page.evaluate(
        """() => {
          globalThis.heard = [];
          const hear = ([change]) => heard.push(change.target.textContent);
          for (const place of document.querySelectorAll("[role=status], [aria-live], output"))
            new MutationObserver(hear).observe(place, { childList: true });
        }"""
    )
    page.locator("[name=water1][value='4']").check(force=True)
    page.locator("#gold1").press_sequentially("34")
    expect(page.locator("[data-total]").first).to_have_text("Total: 44 gold, 6 of it from temples")
    page.locator("#gold1").press("Tab")
    expect(said).to_have_text("Ana: Total: 44 gold, 6 of it from temples")
    assert list(filter(None, page.evaluate("heard"))) == [said.text_content()]


def test_a_tap_at_a_temple_says_what_it_means_and_what_comes_next(phone: Phone) -> None:
    page = phone("/en/score/temples?p=red:Ana&p=white")
    page.locator("[data-side=W2]").tap()
    expect(page.locator("#entry [role=status]")).to_have_text(
        "at the top: White 2. White alone has workers here: 6 gold; second place is not paid. "
        "Next: Temple 1: on the right"
    )


def test_the_search_says_how_much_it_found(phone: Phone) -> None:
    page = phone("/en/rules")
    said = page.locator(".search [role=status]")
    page.locator("#q").fill("temple tie")
    expect(page.locator(".found li").first).to_be_visible()
    count = page.locator(".found li").count()
    expect(said).to_have_text(f"Results: {count}")
    page.locator("#q").fill("xyzzyx")
    expect(said).to_contain_text("Nothing found")
    expect(page.locator("[role=status] li, [aria-live] li")).to_have_count(0)


@pytest.mark.parametrize(
    ("path", "chosen", "other"),
    [
        ("villages", "[name=water1][value='7'] + span", "[name=water1][value='4'] + span"),
        ("villages", "[name=sun1][value='2'] + span", "[name=sun1][value='3'] + span"),
        ("temples", "button.side[aria-pressed=true]", "button.side[aria-pressed=false]"),
        ("temples", ".dots [aria-current]", ".dots button:not([aria-current])"),
        ("players", "input:checked + span", "input:not(:checked) + span"),
    ],
)
def test_what_is_chosen_shows_in_high_contrast(
    phone: Phone, path: str, chosen: str, other: str
) -> None:
    page = phone(f"/en/{PAGES[path]}", forced_colors="active")
    ground = "element => getComputedStyle(element).backgroundColor"
    marked, plain = (page.locator(each).first.evaluate(ground) for each in (chosen, other))
    assert marked != plain
