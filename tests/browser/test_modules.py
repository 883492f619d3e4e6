"""Choosing modules on a phone, what they leave to the players, and the rules that matter then."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from scorer.modules import EXPANSIONS, all_choices

Phone = Callable[..., Page]
CHOCOLATL = [code for code, module in EXPANSIONS.items() if module.box == "Chocolatl"]
FACES = next(each for each in all_choices().values() if each.tiles)


def expect_chosen(page: Page, codes: list[str]) -> None:
    boxes = "[...document.querySelectorAll('[name=modules]:checked')]"
    page.wait_for_function(
        f"codes => {boxes}.map((box) => box.value).join() === codes", arg=",".join(codes)
    )


def go_on(page: Page) -> None:
    page.locator(".go button[name=go]").tap()


def box(page: Page, code: str) -> None:
    page.locator(f"[name=modules][value={code}]").check()


def test_all_of_a_box_by_one_tap_and_by_another_none(phone: Phone) -> None:
    page = phone("/en/setup/players?players=3")
    card = page.locator("#modules")
    expect(card.locator("[data-chosen]")).to_have_text("Base game only")
    expect(card.locator("fieldset").first).to_be_hidden()
    card.locator("summary").tap()
    page.locator("button[value=Chocolatl]").tap()
    expect_chosen(page, CHOCOLATL)
    expect(card.locator("[data-chosen]")).to_contain_text("The Map, Watering, Chocolate")
    page.locator("button[value=Chocolatl]").tap()
    expect_chosen(page, [])


def test_what_includes_the_others_is_chosen_alone(phone: Phone) -> None:
    page = phone("/en/setup/players?players=3&modules=map,huts")
    box(page, "big-game")
    expect_chosen(page, ["big-game"])
    box(page, "map")
    expect_chosen(page, ["map"])


def test_the_phone_offers_the_modules_of_the_last_time(phone: Phone) -> None:
    page = phone("/en/setup/players?players=3")
    expect(page.locator("[data-last]")).to_be_hidden()
    page.locator("#modules summary").tap()
    box(page, "watering")
    box(page, "emperor")
    go_on(page)
    page.wait_for_url("**/setup/steps?**modules=watering%2Cemperor")
    page.goto("/en/score/players?players=2")
    expect_chosen(page, [])  # the base game needs no tap more
    page.locator("[data-last] button").tap()
    expect_chosen(page, ["watering", "emperor"])


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_from_the_modules_by_their_choices_to_scoring(phone: Phone, scripts: bool) -> None:
    page = phone("/en/setup/players?players=3", java_script_enabled=scripts)
    page.locator("#modules summary").tap()
    box(page, "huts")
    box(page, "new-workers")
    go_on(page)
    page.wait_for_url("**/setup/choices?**")
    page.locator("[name=throw]").tap()
    expect(page.locator(f"[name={FACES.code}-preset][value=own]")).to_be_checked()
    faces = [
        int(each.input_value()) for each in page.locator(f"[name^={FACES.code}-][data-limit]").all()
    ]
    assert sum(faces) == len(FACES.tiles)
    page.locator("[name=workers-preset][value=all]").check()
    go_on(page)
    page.wait_for_url("**/setup/steps?**")
    shown = page.locator("#huts li:not([hidden]) strong").all_text_contents()
    assert list(map(int, shown)) == [count for count in faces if count]
    expect(page.locator("#worker-tiles .count .big")).to_have_text("15")
    score = page.locator("#ready a[href*='/score/temples']")
    expect(score).to_have_attribute("href", re.compile("faces=.*workers=1111%3A4"))
    if scripts:
        page.goto("/en/score")
        page.wait_for_url(re.compile("/score/temples.*faces=.*workers=1111%3A4"))


def test_an_own_mix_by_steppers_tells_its_balance(phone: Phone) -> None:
    page = phone("/en/setup/choices?p=red&p=white&p=yellow&modules=new-workers")
    expect(page.locator(".steppers").first).to_be_hidden()
    page.locator("[name=workers-preset][value=own]").check()
    balance = page.locator("[data-choice=workers] [data-balance]")
    expect(balance).to_contain_text(
        "30, jungle tiles: 28, difference: 2. The rulebook recommends 2 to 12."
    )
    row = page.locator("li:has([name=workers-1111])")
    for _ in range(3):
        row.locator("button").last.tap()
    expect(row.locator("input")).to_have_value("4")
    expect(balance).to_contain_text("difference: 11.")
    row.locator("input").press("ArrowDown")
    row.locator("input").press("ArrowDown")
    expect(row.locator("input")).to_have_value("2")
    row.locator("input").fill("9")
    go_on(page)
    expect(page.locator(".problems")).to_contain_text("1111: a player can have at most 4.")
    row.locator("input").fill("0")
    go_on(page)
    page.wait_for_url(re.compile("/setup/steps.*workers=2101%3A3%2C3001%3A1"))


def test_rules_of_other_modules_are_hidden_once_some_are_chosen(phone: Phone) -> None:
    page = phone("/en/rules")
    map_link = page.locator(".links a[href='/en/rules/map']")
    expect(map_link).to_be_visible()
    page.locator(".playing summary").tap()
    page.locator(".playing [value=huts]").check()
    expect(map_link).to_be_hidden()
    expect(page.locator(".links a[href='/en/rules/huts']")).to_be_visible()
    expect(page.locator(".links a[href='/en/rules/temple']")).to_be_visible()
    page.reload()
    expect(map_link).to_be_hidden()
    page.locator("#q").fill("the map")
    expect(page.locator(".found .results li").first).to_be_visible()
    assert "The Map" not in page.locator(".found .badge").all_text_contents()
    page.locator(".playing summary").tap()
    page.locator(".playing [value=huts]").uncheck()
    expect(map_link).to_be_visible()
    page.locator("#q").fill("the map tiles")
    expect(page.locator(".found .badge").first).to_be_visible()
