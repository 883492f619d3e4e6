"""The set-up wizard on a phone, from the home page to the first turn, with and without scripts."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from scorer.engine.components import Color
from scorer.i18n import language
from scorer.modules import setup_for

Phone = Callable[..., Page]

with_and_without_scripts = pytest.mark.parametrize(
    "scripts", [True, False], ids=["scripts", "no-scripts"]
)


def progress_text(tag: str, done: int, steps: int) -> str:
    return language(tag).text("%(done)s of %(all)s steps done", {"done": done, "all": steps})


def go_on(page: Page) -> None:
    page.locator("#seats .go button").tap()


def tick(page: Page, step: str) -> None:
    page.locator(f"#{step} button[name=tick]").tap()


def expect_ticked(page: Page, *steps: str) -> None:
    ticked = page.locator("li:not([hidden]) > .step[data-done]")
    expect(ticked).to_have_count(len(steps))
    assert [each.get_attribute("id") for each in ticked.all()] == list(steps)
    expect(page.locator("progress")).to_have_js_property("value", len(steps))


@pytest.mark.parametrize(
    ("tag", "players", "scripts"),
    [
        *product(["fa"], (2, 3, 4), (True, False)),
        *[("de", 4, True), ("en", 2, False), ("es", 3, True), ("nl", 4, False)],
    ],
)
def test_from_home_to_the_first_turn(phone: Phone, tag: str, players: int, scripts: bool) -> None:
    setup = setup_for(players)
    steps = list(setup.steps)
    page = phone(f"/{tag}/", java_script_enabled=scripts)
    page.locator(".place:visible").first.tap()
    page.locator(f"button[name=players][value='{players}']").tap()
    page.locator("#seat1-name").fill("Ana")
    page.locator("#seat2-name").fill("آرش")
    go_on(page)

    expect(page.locator(".people bdi")).to_have_text(["Ana", "آرش"])
    for done, step in enumerate(steps):
        expect(page.locator("#progress-text")).to_have_text(progress_text(tag, done, len(steps)))
        expect(page.locator(".step[open]")).to_have_attribute("id", step)
        if step == "worker-tiles":
            shown = page.locator(f"#{step} .big")
            expect(shown).to_have_text(language(tag).number(setup.worker_tiles_each))
            back = page.locator(f"#{step} .back .tile:visible")
            expect(back).to_have_count(players * sum(setup.removed_workers.values()))
        if step == "start-player":
            page.locator("button[name=draw]").tap()
            expect(page.locator("[data-drawn] svg")).to_be_visible()
        expect(page.locator("#ready")).to_have_attribute("data-waiting", "")
        tick(page, step)
    expect(page.locator("#progress-text")).to_have_text(progress_text(tag, len(steps), len(steps)))
    expect(page.locator("#ready")).not_to_have_attribute("data-waiting", "")
    expect(page.locator("#ready")).to_be_in_viewport()

    drawn = page.locator("[data-drawn]").text_content()
    expect(page.locator("[data-starter-text]")).to_have_text((drawn or "").strip())
    page.reload()
    expect_ticked(page, *steps)
    expect(page.locator("[data-drawn]")).to_have_text((drawn or "").strip())
    expect(page.locator(".people bdi")).to_have_text(["Ana", "آرش"])


@with_and_without_scripts
def test_steps_can_be_done_and_undone_in_any_order(phone: Phone, scripts: bool) -> None:
    page = phone("/en/setup/steps?p=red&p=white", java_script_enabled=scripts)
    page.locator("#supplies > summary").tap()
    tick(page, "supplies")
    expect_ticked(page, "supplies")
    tick(page, "village-boards")
    expect_ticked(page, "village-boards", "supplies")
    page.locator("#supplies > summary").tap()
    expect(page.locator("#supplies button[name=tick]")).to_have_text("Not done yet")
    tick(page, "supplies")
    expect_ticked(page, "village-boards")
    page.reload()
    expect_ticked(page, "village-boards")


@with_and_without_scripts
def test_the_drawn_player_is_seen_even_when_steps_are_left(phone: Phone, scripts: bool) -> None:
    page = phone("/en/setup/steps?p=red&p=white:Bo", java_script_enabled=scripts)
    page.locator("#start-player > summary").tap()
    page.locator("button[name=draw]").tap()
    drawn = page.locator("[data-drawn]")
    expect(drawn).to_be_visible()
    expect(drawn).to_have_text(re.compile("^(Red|Bo) starts.$"))
    before = drawn.text_content() or ""
    page.reload()
    expect(drawn).to_have_text(before)
    expect(page.locator("[data-starter-text]")).to_have_text(before)


def test_drawing_again_is_told_everywhere(phone: Phone) -> None:
    page = phone("/en/setup/steps?p=red&p=white&starter=red&done=hands")
    drawn = page.locator("[data-drawn]")
    for _ in range(60):
        page.locator("button[name=draw]").tap()
        expect(page.locator("[data-starter-text]")).to_have_text(drawn.text_content() or "")
        if "White" in (drawn.text_content() or ""):
            break
    expect(drawn).to_have_text("White starts.")
    assert "starter=white" in page.url and "done=hands" in page.url


@with_and_without_scripts
def test_going_back_changes_nothing_by_itself(phone: Phone, scripts: bool) -> None:
    page = phone("/en/setup/players?players=2", java_script_enabled=scripts)
    page.locator("#seat1-name").fill("Ana")
    go_on(page)
    tick(page, "village-boards")
    expect_ticked(page, "village-boards")
    page.locator(".brand").tap()
    page.wait_for_url("**/en/")
    page.go_back()
    expect_ticked(page, "village-boards")
    tick(page, "worker-tiles")
    expect_ticked(page, "village-boards", "worker-tiles")
    address = page.url
    page.go_back()
    page.go_forward()
    assert page.url == address
    expect_ticked(page, "village-boards", "worker-tiles")
    page.locator("#ready a[href*=players]").tap()
    expect(page.locator("#seat1-name")).to_have_value("Ana")


@with_and_without_scripts
def test_a_change_of_language_keeps_what_is_being_typed(phone: Phone, scripts: bool) -> None:
    page = phone("/en/setup/players?players=3", java_script_enabled=scripts)
    page.locator("#seat1-name").fill("Ana <3")
    page.locator("#seat3-name").fill("آرش")
    page.locator("input[name=seats-2-color][value=yellow]").check(force=True)
    for tag in ("fa", "de"):
        switch_to(page, tag)
        page.wait_for_url(f"**/{tag}/setup/players*")
        assert page.locator("html").get_attribute("dir") == language(tag).direction
        expect(page.locator("#seat1-name")).to_have_value("Ana <3")
        expect(page.locator("#seat2-name")).to_have_value("")
        expect(page.locator("#seat3-name")).to_have_value("آرش")
        expect(page.locator("input[name=seats-2-color][value=yellow]")).to_be_checked()
        expect(page.locator(".problems")).to_have_count(0)
    page.goto("/")
    assert page.url.endswith("/de/"), "the choice is remembered"


def switch_to(page: Page, tag: str) -> None:
    page.locator(".languages > summary").tap()
    page.locator(f".languages li > [lang={tag}]").tap()


@with_and_without_scripts
def test_a_change_of_language_keeps_ticks_and_the_drawn_player(phone: Phone, scripts: bool) -> None:
    page = phone("/en/setup/steps?p=red:Ana&p=white", java_script_enabled=scripts)
    tick(page, "village-boards")
    expect_ticked(page, "village-boards")
    page.locator("#start-player > summary").tap()
    page.locator("button[name=draw]").tap()
    expect(page.locator("[data-drawn] svg")).to_be_attached()
    starter = re.findall("starter=(red|white)", page.url)
    switch_to(page, "fa")
    page.wait_for_url("**/fa/setup/steps*")
    expect_ticked(page, "village-boards")
    assert starter and re.findall("starter=(red|white)", page.url) == starter


def test_choosing_a_taken_colour_swaps_the_two(phone: Phone) -> None:
    page = phone("/en/setup/players?players=3")
    page.locator("fieldset:nth-of-type(1) .color-choice", has_text="White").tap()
    assert chosen_colors(page) == ["white", "purple", "red"]
    page.locator("fieldset:nth-of-type(2) .color-choice", has_text="Yellow").tap()
    assert chosen_colors(page) == ["white", "yellow", "red"]
    go_on(page)
    page.wait_for_url("**/steps?p=white&p=yellow&p=red")


def chosen_colors(page: Page) -> list[str]:
    checked: list[str] = page.locator("#seats input:enabled:checked").evaluate_all(
        "fields => fields.map(field => field.value)"
    )
    return checked


def test_without_scripts_a_taken_colour_is_explained(phone: Phone) -> None:
    page = phone("/en/setup/players?players=2", java_script_enabled=False)
    page.locator("#seat1-name").fill("Ana")
    page.locator("fieldset:nth-of-type(2) .color-choice", has_text="Red").tap()
    go_on(page)
    expect(page.locator(".problems a")).to_have_text(
        "Another player already has this colour. Choose another one."
    )
    expect(page.locator("#seat1-name")).to_have_value("Ana")
    page.locator(".problems a").tap()
    expect(page.locator("#seat2")).to_be_in_viewport()


def test_enter_goes_on_and_does_not_change_the_language(phone: Phone) -> None:
    page = phone("/nl/setup/players?players=2")
    page.locator("#seat1-name").fill("Ana")
    page.locator("#seat1-name").press("Enter")
    page.wait_for_url(f"**/nl/setup/steps?p={Color.RED}*Ana*")


def test_the_last_set_up_can_be_resumed(phone: Phone) -> None:
    page = phone("/en/setup")
    expect(page.locator("[data-resume]")).to_be_hidden()
    page.goto("/en/setup/steps?p=red:Ana&p=white")
    tick(page, "village-boards")
    expect_ticked(page, "village-boards")
    page.goto("/fa/setup")
    page.locator("[data-resume] a").tap()
    page.wait_for_url("**/fa/setup/steps*")
    expect_ticked(page, "village-boards")
    expect(page.locator(".people bdi")).to_have_text("Ana")
