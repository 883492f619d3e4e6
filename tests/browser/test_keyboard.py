"""Everything with the keyboard alone; the focus is always seen, and never lost."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from releases import SCRIPTS_HAVE_RUN

from scorer.engine.components import Color
from scorer.engine.scoring import score
from scorer.engine.village import Village
from scorer.i18n import language
from scorer.modules import setup_for
from scorer.modules.base.game import WATER_TRACK

Phone = Callable[..., Page]

FOCUS = (Path(__file__).parent / "focus.js").read_text(encoding="utf-8")
MANY = 80
"""More stops than any of these pages has."""

# A phone with a keyboard, upright; and one whose screen is half hidden, as by a split view.
SCREENS = {"en": {"width": 360, "height": 740}, "fa": {"width": 360, "height": 480}}


def is_on(page: Page, wanted: str) -> bool:
    """Is the focus there? Wherever it is, it must be seen."""
    focus = page.evaluate(FOCUS, wanted)
    assert not focus["fault"], focus["fault"]
    return bool(focus["there"])


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def tab_to(page: Page, wanted: str, key: str = "Tab") -> None:
    for _ in range(MANY):
        press(page, key)
        if is_on(page, wanted):
            return
    pytest.fail(f"{key} never leads to {wanted}")


@pytest.mark.parametrize("tag", SCREENS)
def test_the_calculator(phone: Phone, tag: str) -> None:
    page = phone(f"/{tag}/", viewport=SCREENS[tag])
    tab_to(page, f".place[href='/{tag}/score']")
    press(page, "Enter")
    page.wait_for_url(f"**/{tag}/score")
    tab_to(page, "button[name=players][value='2']")
    press(page, "Space")

    # The second colour for the first player; the other player gets the first one in exchange.
    page.wait_for_url("**/score/players?*")
    page.evaluate(SCRIPTS_HAVE_RUN)
    tab_to(page, "[name=seats-0-color]")
    press(page, "ArrowDown")
    assert is_on(page, "[value=purple]:checked")
    tab_to(page, "#seat1-name")
    page.keyboard.type("Ana")
    tab_to(page, "[name=seats-1-color][value=red]:checked")
    tab_to(page, "#seats .go button")
    press(page, "Enter")

    page.wait_for_url("**/score/temples?*")
    page.evaluate(SCRIPTS_HAVE_RUN)
    tab_to(page, "[data-temple='1'] .side-2")
    press(page, "Enter")
    assert is_on(page, "[data-palette] button:first-of-type"), "a side leads to who stands there"
    # Of the palette, Tab sees one button, and arrows go on from there; the palette mirrors.
    press(page, "3")
    assert is_on(page, "[data-side=P3]"), "the next side may well have the same workers"
    forward, back = ("ArrowLeft", "ArrowRight") if tag == "fa" else ("ArrowRight", "ArrowLeft")
    press(page, "ArrowDown", back, back)
    assert is_on(page, "[data-side=R1]")
    press(page, "Space")
    assert is_on(page, "[data-side=R1]")
    expect(page.locator("[data-skip].due")).to_have_count(1)
    press(page, forward)
    assert is_on(page, "[data-side=R2]")
    tab_to(page, "[data-skip]")
    press(page, *["Enter"] * (setup_for(2).temples - 1))
    assert is_on(page, "[data-skip]")
    expect(page.locator(".dots [aria-current]")).to_have_text(
        language(tag).number(setup_for(2).temples)
    )
    tab_to(page, "[data-never]")
    press(page, "Enter")
    assert is_on(page, "[data-skip]"), "which leads to the village boards now"
    press(page, "Enter")

    page.wait_for_url("**/score/villages?*")
    page.evaluate(SCRIPTS_HAVE_RUN)
    villages = (
        Village(Color.PURPLE, gold=12, sun=1, water=WATER_TRACK[2]),
        Village(Color.RED, gold=20, sun=0, water=0),
    )
    for n, village in enumerate(villages, 1):
        tab_to(page, f"#gold{n}")
        page.keyboard.type(str(village["gold"]))
        tab_to(page, f"[name=water{n}]")
        press(page, *["ArrowDown"] * WATER_TRACK.index(village["water"]))
        assert is_on(page, f"[value='{village['water']}']:checked")
        tab_to(page, f"[name=sun{n}]")
        press(page, *["ArrowDown"] * village["sun"])
        tab_to(page, ".fruits summary")
        press(page, "Enter")
        tab_to(page, f"[name=cacao{n}]")
    tab_to(page, "#gold2", "Shift+Tab")
    tab_to(page, "[formaction$='/score/result']")
    press(page, "Enter")

    page.wait_for_url("**/score/result?*")
    result = score(setup_for(2), villages, [{Color.PURPLE: 3, Color.RED: 1}])
    totals = [player.total for player in sorted(result.players, key=lambda each: each.rank)]
    shown = page.locator(".ranking .total").all_text_contents()
    assert shown == [language(tag).number(total) for total in totals]
    tab_to(page, "main .go:last-child .button:last-child")


@pytest.mark.parametrize("tag", SCREENS)
def test_the_board_editor(phone: Phone, tag: str) -> None:
    page = phone(f"/{tag}/score/board?p=red&p=white&mode=board", viewport=SCREENS[tag])
    page.evaluate(SCRIPTS_HAVE_RUN)
    field = page.locator("#board")

    def expect_board(board: str) -> None:
        expect(field).to_have_value(board)

    tab_to(page, ".square")
    press(page, "ArrowRight")
    assert is_on(page, ".square.open.worker")
    press(page, "Enter")
    tab_to(page, ".pick[data-code=R2101]")
    press(page, "Enter")
    assert is_on(page, ".square[data-selected]"), "a tile is laid, and the board goes on"
    expect_board("p1R2101/.m2")
    press(page, "r")
    expect_board("p1R1210/.m2")

    press(page, "Enter")
    assert is_on(page, "[data-kind=R2101]")
    tab_to(page, "[data-do=rotate]", "Shift+Tab")
    press(page, "Space")
    expect_board("p1R0121/.m2")
    press(page, "Escape")
    page.locator(".square[data-at='0,1']").focus()
    press(page, "Enter")
    tab_to(page, "[data-do=remove]", "Shift+Tab")
    press(page, "Enter")
    expect_board("p1/.m2")
    expect(page.locator(".square.open[data-selected]")).to_be_focused()
    assert is_on(page, ".square[data-selected]")
    # An arrow key lays a tile as a swipe does.
    press(page, "Enter")
    assert is_on(page, "[data-kind=R2101]")
    press(page, "ArrowLeft")
    expect_board("p1R1012/.m2")
    press(page, "Control+z")
    expect_board("p1/.m2")
    press(page, "Escape")
    expect(page.locator(".sheet")).to_be_hidden()
    assert is_on(page, ".square")
    press(page, "Control+z")
    expect_board("p1R0121/.m2")
    page.locator(".square[data-at='0,1']").focus()
    press(page, "Delete")
    expect_board("p1/.m2")
    assert is_on(page, ".square")

    # A tile that must lie there and does not is found; who ignores that stays in the list.
    press(page, "Enter")
    tab_to(page, ".pick[data-code=R1111]", "Shift+Tab")
    press(page, "Enter", "Escape")
    expect(page.locator(".checks")).to_be_visible()
    tab_to(page, ".checks summary")
    press(page, "Enter")
    tab_to(page, ".checks [data-do=ignore]")
    press(page, "Enter")
    expect(page.locator(".checks summary")).to_be_focused()
    tab_to(page, ".go:last-of-type .button:last-child")
    press(page, "Enter")
    page.wait_for_url("**/score/villages?*")


@pytest.mark.parametrize("tag", SCREENS)
def test_the_steps_of_the_set_up(phone: Phone, tag: str) -> None:
    page = phone(f"/{tag}/setup/steps?p=red&p=white", viewport=SCREENS[tag])
    steps = page.locator(".step:visible").evaluate_all("steps => steps.map(step => step.id)")
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        tab_to(page, f"#{step} [data-tick]")
        press(page, "Enter")
        assert is_on(page, f"#{following} summary" if following else "#ready")
    expect(page.locator(".step[data-done]")).to_have_count(len(steps))
    tab_to(page, f"#{steps[0]} summary", "Shift+Tab")
    press(page, "Enter")
    tab_to(page, f"#{steps[0]} [data-tick]")
    press(page, "Space")
    assert is_on(page, f"#{steps[0]} [data-tick]")
    expect(page.locator(".step[data-done]")).to_have_count(len(steps) - 1)


def test_the_search_and_the_languages(phone: Phone) -> None:
    page = phone("/en/rules", viewport=SCREENS["en"])
    press(page, "Tab")
    assert is_on(page, ".skip")
    tab_to(page, ".languages summary")
    press(page, "Enter")
    tab_to(page, ".languages [lang=fa]")
    press(page, "Enter")
    page.wait_for_url("**/fa/rules")
    tab_to(page, "#q")
    page.keyboard.type("معبد")
    # The first question in a language waits for its index.
    expect(page.locator(".found a").first).to_be_visible(timeout=20_000)
    tab_to(page, ".found a")
    press(page, "Enter")
    page.wait_for_url(re.compile("/fa/rules/[a-z-]+"))
