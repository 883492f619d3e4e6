"""The home page: what is going on, and otherwise what the app does and where to join a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from pages import TAGS
from playwright.sync_api import Page, expect

from scorer.i18n import language

Phone = Callable[..., Page]

TABLE = "p=red:Ana&p=white:Bo"
VILLAGES = "gold1=34&water1=4&sun1=1&gold2=20&water2=2&sun2=0"
RESULT = f"/en/score/result?{TABLE}&temple1=R2W1..&temple2=-&temple3=-&temple4=-&{VILLAGES}"
BAR = "document.querySelector('.bar').getBoundingClientRect().top"


def expect_going_on(page: Page, *titles: str) -> None:
    expect(page.locator("[data-tonight] li:not([hidden]) strong")).to_have_text(titles)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (320, 568)])
@pytest.mark.parametrize("tag", TAGS)
def test_joining_a_table_needs_no_scrolling(
    phone: Phone, tag: str, width: int, height: int
) -> None:
    page = phone(f"/{tag}/", viewport={"width": width, "height": height})
    join = page.locator(f".place[href='/{tag}/t']")
    box = join.bounding_box()
    assert box and box["y"] + box["height"] <= page.evaluate(BAR)
    expect(page.locator("[data-tonight]")).to_be_hidden()


def test_a_set_up_under_way_goes_on(phone: Phone) -> None:
    page = phone(f"/en/setup/steps?{TABLE}&modules=map")
    page.locator("#village-boards button[name=tick]").tap()
    expect(page.locator(".step[data-done]")).to_have_count(1)
    page.goto("/en/")
    expect_going_on(page, "Continue last set-up")
    expect(page.locator("[data-going=setup]")).to_contain_text(re.compile("Ana.* and .*Bo"))
    page.locator("[data-going=setup] a").tap()
    expect(page.locator(".step[data-done]")).to_have_attribute("id", "village-boards")
    expect(page.locator("p[data-modules]")).to_have_text("The Map")


def test_a_score_under_way_goes_on(phone: Phone) -> None:
    page = phone(f"/en/score/villages?{TABLE}")
    page.locator("#gold1").fill("12")
    page.goto("/en/")
    expect_going_on(page, "Continue scoring")
    page.locator("[data-going=score] a").tap()
    expect(page.locator("#gold1")).to_have_value("12")


def test_the_last_result_and_its_players(phone: Phone) -> None:
    page = phone(f"{RESULT}")
    expect(page.locator("h1")).to_contain_text(re.compile("Ana.? wins"))
    page.goto("/de/")
    speak = language("de").text
    expect_going_on(page, speak("Last result"), speak("Same players again"))
    expect(page.locator("[data-going=result]")).to_contain_text(
        re.compile(r"Ana.? gewinnt mit 45\sGold!")
    )
    page.locator("[data-going=players] a").tap()
    expect(page.locator("#seat1-name")).to_have_value("Ana")
    expect(page.locator("#seat2-name")).to_have_value("Bo")


def test_a_result_with_something_missing_is_a_score_under_way(phone: Phone) -> None:
    """Home goes on with it, and so does the score tab, also when the set-up was looked at since."""
    page = phone(RESULT.replace("&gold2=20", ""))
    expect(page.locator("[data-missing]")).to_contain_text("gold")
    page.goto("/en/")
    expect_going_on(page, "Continue scoring")
    page.locator("[data-going=score] a").tap()
    page.wait_for_url("**/score/result?*")
    page.goto(f"/en/setup/steps?{TABLE}")
    page.goto("/en/score")
    page.wait_for_url("**/score/result?*gold1=34*")


def test_a_week_later_nothing_is_under_way(phone: Phone) -> None:
    page = phone(f"/en/setup/steps?{TABLE}")
    page.goto("/en/")
    expect_going_on(page, "Continue last set-up")
    page.clock.set_fixed_time(datetime.now() + timedelta(days=7))
    page.reload()
    expect_going_on(page, "Same players again")
