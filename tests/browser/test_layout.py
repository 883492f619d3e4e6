"""What is left and right in both directions of writing; `test_every_page.py` looks at all pages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pages import TAGS
from playwright.sync_api import Page

OPEN_STEPS = "document.querySelectorAll('details.step').forEach(step => step.open = true)"

both_directions = pytest.mark.parametrize("tag", ["de", "fa"])


@both_directions
def test_the_language_menu_opens_within_the_screen(phone: Callable[..., Page], tag: str) -> None:
    page = phone(f"/{tag}/setup/players?players=2")
    page.locator(".languages > summary").tap()
    menu = page.locator(".languages ul").bounding_box()
    assert menu and menu["x"] >= 0 and menu["x"] + menu["width"] <= 360
    heights = [
        choice.bounding_box()["height"] for choice in page.locator(".languages button").all()
    ]
    assert len(heights) == len(TAGS) and min(heights) >= 44


@both_directions
def test_what_lies_on_the_table_is_never_mirrored(phone: Callable[..., Page], tag: str) -> None:
    page = phone(f"/{tag}/setup/steps?p=red&p=white&p=yellow&p=purple")
    page.evaluate(OPEN_STEPS)
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
