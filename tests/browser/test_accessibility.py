"""Pages for everybody: what is said aloud, and nothing by colour alone; axe-core: `test_every_page.py`."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from pages import PAGES
from playwright.sync_api import Page, expect

Phone = Callable[..., Page]


@pytest.mark.parametrize(
    ("tag", "first", "both"),
    [
        (
            "en",
            "Temple 2: Red 2\u00a0at the top",
            "Temple 2: Red 2\u00a0at the top and White 1\u00a0on the right",
        ),
        (
            "fa",
            "معبد ۲: قرمز ۲\u00a0در بالا",
            "معبد ۲: قرمز ۲\u00a0در بالا و سفید ۱\u00a0در سمت راست",
        ),
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
        "at the top: White 2. Only White has workers here: 6 gold. Second place isn’t paid. "
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
