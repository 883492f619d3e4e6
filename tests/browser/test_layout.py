"""What is left and right in both directions of writing, and what stands side by side on big screens.

`test_every_page.py` looks at all pages on a phone.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

import pytest
from pages import PAGES, TAGS, people
from playwright.sync_api import FloatRect, Locator, Page, expect

from scorer.engine.components import Color
from scorer.engine.simulate import simulate
from scorer.modules import setup_for

OPEN_STEPS = "document.querySelectorAll('details.step').forEach(step => step.open = true)"

FIND_LAYOUT_FAULTS = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
LYING, TABLET, DESKTOP = ((740, 360), (820, 1180), (1440, 900))

both_directions = pytest.mark.parametrize("tag", ["de", "fa"])
big_screens = pytest.mark.parametrize("size", [LYING, TABLET, DESKTOP])


def screen(size: tuple[int, int]) -> dict[str, object]:
    return {"viewport": {"width": size[0], "height": size[1]}}


def box(part: Locator) -> FloatRect:
    found = part.bounding_box()
    assert found
    return found


def is_beside(one: FloatRect, other: FloatRect) -> bool:
    """The one ends where the other begins, in either direction, and they share some height."""
    first, last = sorted((one, other), key=lambda each: each["x"])
    together = min(one["y"] + one["height"], other["y"] + other["height"]) - max(
        one["y"], other["y"]
    )
    return first["x"] + first["width"] <= last["x"] + 0.5 and together > 0


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


@big_screens
@both_directions
def test_pages_fit_big_screens(phone: Callable[..., Page], tag: str, size: tuple[int, int]) -> None:
    page = phone(f"/{tag}/", **screen(size))
    faults = {}
    for name in (
        "home",
        "count",
        "players",
        "steps-4",
        "rules",
        "rule",
        "temples",
        "board",
        "result",
    ):
        page.goto(f"/{tag}/{PAGES[name]}")
        if found := page.evaluate(FIND_LAYOUT_FAULTS):
            faults[name] = found
    assert not faults


@big_screens
@both_directions
def test_rules_have_their_contents_beside_the_text(
    phone: Callable[..., Page], tag: str, size: tuple[int, int]
) -> None:
    page = phone(f"/{tag}/rules/temple-ties", **screen(size))
    contents, here = page.locator("nav.contents"), page.locator("nav.contents [aria-current=page]")
    expect(here).to_be_in_viewport()
    assert is_beside(box(contents), box(page.locator("article")))
    assert here.get_attribute("href") == f"/{tag}/rules/temple-ties"
    page.goto(f"/{tag}/{PAGES['rule-in-two-languages']}".replace("with=en", "with=nl"))
    articles = page.locator("article")
    assert is_beside(box(articles.first), box(articles.last))


def test_a_phone_has_no_contents_beside_the_text(phone: Callable[..., Page]) -> None:
    page = phone("/de/rules/temple-ties")
    expect(page.locator("nav.contents")).to_be_hidden()
    page.set_viewport_size({"width": 820, "height": 1180})
    expect(page.locator("nav.contents [aria-current=page]")).to_be_in_viewport()


@big_screens
@both_directions
def test_the_palette_covers_nothing_of_the_board(
    phone: Callable[..., Page], tag: str, size: tuple[int, int]
) -> None:
    board = str(simulate(setup_for(4), 11, tuple(Color)).board)
    query = f"{people(4)}&{urlencode({'mode': 'board', 'board': board})}"
    page = phone(f"/{tag}/score/board?{query}", **screen(size))
    page.locator(".square").last.click()
    palette = page.locator("[data-sheet].sheet")
    expect(palette).to_be_in_viewport(ratio=1)
    stage, sheet = box(page.locator(".stage")), box(palette)
    is_above = stage["y"] + stage["height"] <= sheet["y"] + 0.5
    assert is_above if size == TABLET else is_beside(stage, sheet)


@pytest.mark.parametrize("size", [TABLET, DESKTOP])
@both_directions
def test_a_tablet_shows_all_temples_and_the_standings_beside_them(
    phone: Callable[..., Page], tag: str, size: tuple[int, int]
) -> None:
    page = phone(f"/{tag}/{PAGES['temples-begun']}", **screen(size))
    temples = page.locator(".temple:visible")
    expect(temples).to_have_count(4)
    assert is_beside(box(temples.first), box(page.locator(".palette")))
    assert is_beside(box(temples.last), box(page.locator("[data-scores]")))
    temples.last.locator("button.side-0").click()
    page.locator("[data-side=R3]").click()
    expect(page.locator("[data-scores]")).to_contain_text({"de": "12", "fa": "۱۲"}[tag])


@big_screens
@both_directions
def test_steps_of_the_set_up_stand_in_two_columns(
    phone: Callable[..., Page], tag: str, size: tuple[int, int]
) -> None:
    page = phone(f"/{tag}/{PAGES['steps-2']}", **screen(size))
    closed = page.locator(".step:not([open])")
    assert is_beside(box(closed.nth(0)), box(closed.nth(1)))
