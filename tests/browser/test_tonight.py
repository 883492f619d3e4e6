"""The score tab: goes on with tonight's game, and begins anew another evening."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta

from playwright.sync_api import Page, expect

Phone = Callable[..., Page]

TABLE = "p=red:Ana&p=white:Bo"
VILLAGES = "gold1=34&water1=4&sun1=1&gold2=20&water2=2&sun2=0"
RESULT = f"/en/score/result?{TABLE}&temple1=R2W1..&temple2=-&temple3=-&temple4=-&{VILLAGES}"


def test_a_week_later_the_score_begins_anew_and_offers_the_old_result(phone: Phone) -> None:
    page = phone(RESULT)
    page.goto("/en/score")
    page.wait_for_url("**/score/result?*")
    page.clock.set_fixed_time(datetime.now() + timedelta(days=7))
    page.goto("/en/score")
    expect(page.locator("button[name=players]")).to_have_count(3)
    old = page.locator("[data-resume-score]")
    expect(old).to_have_text("Last result")
    old.tap()
    expect(page.locator("h1")).to_contain_text(re.compile("Ana.? wins"))


def test_a_week_later_a_result_with_something_missing_can_go_on(phone: Phone) -> None:
    page = phone(RESULT.replace("&gold2=20", ""))
    page.clock.set_fixed_time(datetime.now() + timedelta(days=7))
    page.goto("/en/score")
    expect(page.locator("[data-resume-score]")).to_have_text("Continue scoring")


def test_going_back_from_the_players_leads_to_their_number(phone: Phone) -> None:
    """Not round and round to the calculation that is under way; that one is offered."""
    page = phone(f"/en/score/temples?{TABLE}&gold1=12")
    page.locator("button[name=players]").tap()
    page.locator("#seats .go a").tap()
    expect(page.locator("button[name=players][value='4']")).to_be_visible()
    page.locator("[data-resume-score]").tap()
    page.wait_for_url("**/score/temples?*gold1=12*")


def test_who_begins_goes_along_from_the_set_up_to_the_score(phone: Phone) -> None:
    page = phone(f"/en/setup/steps?{TABLE}&modules=map")
    page.locator("#start-player > summary").tap()
    page.locator("button[name=draw]").tap()
    expect(page.locator("[data-drawn] svg")).to_be_attached()
    starter = re.findall("starter=(?:red|white)", page.url)
    expect(page.locator("[data-score]")).to_have_attribute("href", re.compile(starter[0]))
    page.goto("/en/score")
    page.wait_for_url(f"**/score/temples?*modules=map*{starter[0]}*")
