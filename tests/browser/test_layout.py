"""Every page on a small phone: nothing sticks out, overlaps, is cut off or hides under the bar."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pages import PAGES, TAGS, WHOLLY, pages_for
from playwright.sync_api import Page
from shared import shared_tables

from scorer.i18n import languages

FIND_FAULTS = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
OPEN_ALL = "document.querySelectorAll('details.step').forEach(step => step.open = true)"

every_language = pytest.mark.parametrize("tag", TAGS)


def open_fresh(page: Page, path: str) -> None:
    """As on a phone that has kept nothing yet, or it would lead on to that."""
    page.evaluate("localStorage.clear()")
    page.goto(path)


def test_every_language_is_looked_at() -> None:
    assert set(TAGS) == set(languages())


@every_language
def test_every_page_fits_a_small_phone(phone: Callable[..., Page], tag: str) -> None:
    page = phone(f"/{tag}/")
    faults = {}
    tables = shared_tables(page) if tag in WHOLLY else {}
    for name, path in (pages_for(tag) | tables).items():
        open_fresh(page, f"/{tag}/{path}")
        page.evaluate(OPEN_ALL)
        for width in (360, 320):
            page.set_viewport_size({"width": width, "height": 740})
            if found := page.evaluate(FIND_FAULTS):
                faults[name, width] = found
    assert not faults


@every_language
def test_the_language_menu_opens_within_the_screen(phone: Callable[..., Page], tag: str) -> None:
    page = phone(f"/{tag}/setup/players?players=2")
    page.locator(".languages > summary").tap()
    menu = page.locator(".languages ul").bounding_box()
    assert menu and menu["x"] >= 0 and menu["x"] + menu["width"] <= 360
    heights = [
        choice.bounding_box()["height"] for choice in page.locator(".languages button").all()
    ]
    assert len(heights) == len(TAGS) and min(heights) >= 44


@every_language
def test_what_lies_on_the_table_is_never_mirrored(phone: Callable[..., Page], tag: str) -> None:
    page = phone(f"/{tag}/setup/steps?p=red&p=white&p=yellow&p=purple")
    page.evaluate(OPEN_ALL)
    fields = page.locator(".village").first.locator("text")
    first, last = fields.first.bounding_box(), fields.last.bounding_box()
    assert first and last and first["x"] < last["x"], "from −10 on the left to 16 on the right"
    # Three workers at the top, one on the left: its mirror image would be another tile of the box.
    tile = page.locator("#worker-tiles [data-tiles=workers] .tile:visible").nth(2)
    drawn = tile.locator("use[href^='#art-side-']")
    sides = drawn.evaluate_all("sides => sides.map(side => side.getAttribute('href').slice(-1))")
    assert sides == ["3", "0", "0", "1"]
    whole, worker = tile.bounding_box(), drawn.last.bounding_box()
    assert whole and worker
    assert worker["x"] + worker["width"] < whole["x"] + whole["width"] / 2
    start = page.locator("#start-tiles .board > svg")
    (plantation, market) = (start.nth(i).bounding_box() for i in range(2))
    assert plantation and market and plantation["x"] < market["x"]


def test_the_minus_sign_stands_left_of_its_number_in_persian(phone: Callable[..., Page]) -> None:
    page = phone("/fa/setup/steps?p=red&p=white")
    sign, digits = page.locator("#village-boards .body > p").first.evaluate(
        """paragraph => {
          const text = paragraph.firstChild, at = text.data.indexOf("−۱۰");
          const left = (from, to) => {
            const range = new Range();
            range.setStart(text, from);
            range.setEnd(text, to);
            return range.getBoundingClientRect().left;
          };
          return [left(at, at + 1), left(at + 1, at + 3)];
        }"""
    )
    assert sign < digits


@pytest.mark.parametrize("tag", ["de", "fa"])
def test_every_page_fits_with_text_twice_as_large(phone: Callable[..., Page], tag: str) -> None:
    page = phone(f"/{tag}/")
    usual = page.evaluate("parseFloat(getComputedStyle(document.querySelector('p')).fontSize)")
    # As in the settings of a browser: style sheets start from this size, and measure screens with it.
    settings = {"fontSizes": {"standard": 32, "fixed": 26}}
    page.context.new_cdp_session(page).send("Page.setFontSizes", settings)
    faults = {}
    for name, path in PAGES.items():
        open_fresh(page, f"/{tag}/{path}")
        page.evaluate(OPEN_ALL)
        if found := page.evaluate(FIND_FAULTS):
            faults[name] = found
    assert not faults
    text = page.evaluate("parseFloat(getComputedStyle(document.querySelector('p')).fontSize)")
    assert text == 2 * usual
