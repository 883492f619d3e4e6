"""Changing how many play, on the page that asks who plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

Phone = Callable[..., Page]

TABLE = "p=red:Ana&p=white:Bo"


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_another_number_of_players_keeps_what_was_entered(phone: Phone, scripts: bool) -> None:
    page = phone(f"/en/score/temples?{TABLE}&gold1=12", java_script_enabled=scripts)
    page.locator("button[name=players]").tap()
    page.locator("button[name=count][value='3']").tap()
    expect(page.locator("button[name=count][aria-pressed=true]")).to_have_text("3")
    expect(page.locator(".seat:visible")).to_have_count(3)
    expect(page.locator("#seat2-name")).to_have_value("Bo")
    page.locator("#seat3-name").fill("Cy")
    page.locator("#seats .go button").tap()
    page.wait_for_url("**/score/temples?*")
    assert "p=red%3AAna&p=white%3ABo&p=purple%3ACy" in page.url and "gold1=12" in page.url
    page.locator("button[name=players]").tap()
    page.locator("button[name=count][value='2']").tap()
    page.locator("#seats .go button").tap()
    page.wait_for_url("**/score/temples?*")
    assert page.url.count("p=") == 2 and "gold1=12" in page.url
