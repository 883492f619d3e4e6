"""A screen in the middle of the table: who is entering, no sum before all is in, then the reveal."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from shared import share

from scorer.i18n import language
from scorer.sheet import Sheet
from scorer.sheet.report import Report

Phone = Callable[..., Page]

WITHIN = 10_000
TABLET = {"viewport": {"width": 1180, "height": 820}, "is_mobile": False}
MOVING = {**TABLET, "reduced_motion": "no-preference"}
SEATS = {"seat1": "red:Ana", "seat2": "purple:آرش", "seat3": "white"}
ENTERED = {
    **{"temple1": "R2.P2W1", "temple2": "P3...", "temple3": "....", "temple4": "-", "temple5": "-"},
    **{"gold1": "134", "water1": "7", "sun1": "2", "gold2": "151", "water2": "-10", "sun2": "0"},
    **{"gold3": "112", "water3": "0"},
}
LAST = {"sun3": "3"}
FINAL = Sheet.from_fields(SEATS | ENTERED | LAST)
TERMS = [term.code for term in FINAL.setup.terms]
LOG = """() => {
  window.steps = [];
  const stage = document.querySelector("[data-reveal]");
  const note = () => {
    const places = [...stage.querySelectorAll("[data-ranking] > li:not([hidden])")];
    const parts = [...places[0].querySelectorAll("[data-part]")];
    window.steps.push({
      step: stage.dataset.step,
      text: stage.innerText,
      winners: places.filter((place) => "winner" in place.dataset).map(({ dataset }) => dataset.color),
      columns: parts.filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map(({ dataset }) => dataset.part),
      sums: Object.fromEntries(places.map((place) =>
        [place.dataset.color, place.querySelector("[data-total]").dataset.number])),
    });
  };
  new MutationObserver(note).observe(stage, { attributes: true, attributeFilter: ["data-step"] });
}"""
"""Notes what there is to be seen at every step of the reveal."""


def query(fields: dict[str, str]) -> str:
    seats = "&".join(f"p={seat}" for key, seat in fields.items() if key.startswith("seat"))
    others = "&".join(f"{key}={text}" for key, text in fields.items() if not key.startswith("seat"))
    return f"{seats}&{others}"


@pytest.fixture
def sit_down(phone: Phone) -> Callable[..., tuple[Page, str]]:
    """A phone at a new table with some entries, on its village boards; and the code."""

    def sit(fields: dict[str, str]) -> tuple[Page, str]:
        page = phone("/en/")
        code = share(page, query(fields))
        page.locator("[data-choose][data-color=red]").tap()
        page.wait_for_url("**/villages")
        return page, code

    return sit


def open_display(phone: Phone, code: str, tag: str = "en", **options: Any) -> Page:
    """The display, with a clock that a test can move on, once it has been in touch."""
    page = phone(f"/{tag}/privacy", **(MOVING | options))
    page.clock.install()
    page.goto(f"/{tag}/t/{code}/display")
    page.locator("[data-doing], [data-step=end]").first.wait_for()
    page.evaluate(LOG)
    return page


def watch(display: Page) -> list[dict[str, Any]]:
    """The reveal from its beginning to its end."""
    expect(display.locator("[data-reveal]")).to_be_visible(timeout=WITHIN)
    display.clock.run_for(20_000)
    expect(display.locator("[data-reveal]")).to_have_attribute("data-step", "end", timeout=WITHIN)
    steps: list[dict[str, Any]] = display.evaluate("steps")
    return steps


def enter_last(page: Page) -> None:
    page.locator("[name=sun3][value='3']").check(force=True)


def test_no_sum_is_seen_before_everything_is_in(
    phone: Phone, sit_down: Callable[..., tuple[Page, str]]
) -> None:
    _, code = sit_down(SEATS | ENTERED)
    display = open_display(phone, code)
    parts = display.locator("[data-entering] [data-part]")
    expect(parts.nth(0).locator("[data-doing-text]")).to_have_text("entered")
    expect(parts.nth(2).locator("[data-doing-text]")).to_have_text("Still missing: sun tokens")
    expect(parts.nth(2).locator("[data-open]")).to_have_count(1)
    text = display.locator(".progress").inner_text()
    for player in Sheet.from_fields(SEATS | ENTERED).result.players:
        assert str(player.total) not in text
        assert str(player.parts["gold"]) not in text
    expect(display.locator("[data-reveal]")).to_be_hidden()
    assert display.locator("[data-total]").all_text_contents() == ["", "", "", ""]
    assert display.locator(".qr svg").bounding_box()["width"] > 300
    expect(display.locator(".code")).to_have_text(re.compile(r"^\w{4}-\w{4}$"))


def test_it_says_who_is_entering_what(
    phone: Phone, sit_down: Callable[..., tuple[Page, str]]
) -> None:
    page, code = sit_down(SEATS)
    display = open_display(phone, code)
    ana, arash, temples = (
        display.locator(f"[data-entering] {each}")
        for each in ("[data-color=red]", "[data-color=purple]", "[data-part=temples]")
    )
    expect(ana.locator("[data-phone]")).to_be_visible(timeout=WITHIN)
    expect(arash.locator("[data-phone]")).to_be_hidden()
    expect(temples.locator("[data-doing-text]")).to_have_text("0 of 5 temples entered.")
    page.locator("#gold2").focus()
    doing = arash.locator("[data-doing-text]")
    expect(doing).to_have_text(re.compile("Ana.? is entering: gold"), timeout=WITHIN)
    expect(arash.locator("[data-busy]")).to_have_attribute("data-key", "gold2")
    with page.expect_request(lambda request: '"editing":"gold2"' in (request.post_data or "")):
        page.locator("#gold2").evaluate("field => { field.blur(); field.focus(); }")
    page.locator("#gold2").fill("20")
    page.locator("#gold2").blur()
    expect(doing).to_have_text("Still missing: water field and sun tokens", timeout=WITHIN)
    page.locator("#gold2").focus()
    expect(doing).to_have_text(re.compile("is entering: gold"), timeout=WITHIN)
    # A phone that has said nothing for long is gone.
    display.clock.fast_forward(40_000)
    expect(doing).to_have_text("Still missing: water field and sun tokens", timeout=WITHIN)


def test_the_last_entry_starts_the_reveal_and_the_winner_comes_last(
    phone: Phone, sit_down: Callable[..., tuple[Page, str]]
) -> None:
    page, code = sit_down(SEATS | ENTERED)
    display = open_display(phone, code)
    enter_last(page)
    steps = watch(display)
    assert [each["step"] for each in steps] == ["begin", *TERMS, "end"]
    report = Report(FINAL, language("en"))
    for shown, step in enumerate(steps[:-1]):
        assert step["columns"] == TERMS[:shown]
        assert step["winners"] == []
        assert "wins" not in step["text"] and report.why not in step["text"]
    for shown, step in enumerate(steps[1:-1], 1):
        for player in FINAL.result.players:
            parts = list(player.parts.values())
            assert step["sums"][player.color] == str(sum(parts[:shown]))
    end = steps[-1]
    assert end["winners"] == list(FINAL.result.winners) == ["purple"]
    expect(display.locator("[data-reveal] [data-headline]")).to_have_text(report.headline)
    totals = [str(player.total) for player in report.ranking]
    expect(display.locator("[data-ranking] > li:visible .total")).to_have_text(totals)
    expect(display.locator("[data-said]")).to_have_text(report.headline)


def test_it_can_be_seen_again_and_skipped(
    phone: Phone, sit_down: Callable[..., tuple[Page, str]]
) -> None:
    _, code = sit_down(SEATS | ENTERED | LAST)
    display = phone(f"/en/t/{code}/display", **MOVING)
    stage = display.locator("[data-reveal]")
    expect(stage).to_have_attribute("data-step", "end")
    expect(display.locator("[data-skip]")).to_be_hidden()
    display.locator("[data-replay]").click()
    expect(stage).to_have_attribute("data-step", re.compile(r"begin|gold"))
    expect(display.locator("[data-winner]")).to_have_count(0)
    expect(stage.locator("[data-headline]")).to_be_hidden()
    display.locator("[data-skip]").click()
    expect(stage).to_have_attribute("data-step", "end")
    expect(display.locator("[data-winner]")).to_have_count(1)


def test_without_motion_everything_comes_at_once(
    phone: Phone, sit_down: Callable[..., tuple[Page, str]]
) -> None:
    page, code = sit_down(SEATS | ENTERED)
    display = open_display(phone, code, reduced_motion="reduce")
    enter_last(page)
    expect(display.locator("[data-reveal]")).to_have_attribute("data-step", "end", timeout=WITHIN)
    (step,) = display.evaluate("steps")
    assert step["columns"] == TERMS and step["winners"] == ["purple"]


def test_in_persian_it_runs_from_right_to_left(
    phone: Phone, sit_down: Callable[..., tuple[Page, str]]
) -> None:
    page, code = sit_down(SEATS | ENTERED)
    display = open_display(phone, code, "fa")
    enter_last(page)
    steps = watch(display)
    assert [each["step"] for each in steps] == ["begin", *TERMS, "end"]
    report = Report(FINAL, language("fa"))
    expect(display.locator("[data-reveal] [data-headline]")).to_have_text(report.headline)
    first = display.locator("[data-ranking] > li:visible").first
    expect(first.locator(".total")).to_have_text(
        language("fa").number(max(each.total for each in FINAL.result.players))
    )
    boxes = [first.locator(f"[data-part={code}]").bounding_box() for code in TERMS]
    places = [box["x"] for box in boxes if box]
    assert len(places) == len(TERMS) and places == sorted(places, reverse=True)
    bar = first.locator(".stack rect").first.bounding_box()
    whole = first.locator(".stack").bounding_box()
    assert bar and whole and bar["x"] + bar["width"] > whole["x"] + whole["width"] - 2


def test_a_tie_asks_for_the_cacao_of_the_tied_players_and_shows_it(
    phone: Phone, sit_down: Callable[..., tuple[Page, str]]
) -> None:
    tied = SEATS | ENTERED | LAST
    best = max(FINAL.result.players, key=lambda player: player.total)
    red = next(player for player in FINAL.result.players if player.color == "red")
    tied["gold1"] = str(int(tied["gold1"]) + best.total - red.total)
    page, code = sit_down(tied)
    display = open_display(phone, code)
    doing = display.locator("[data-entering] [data-seat]:visible [data-doing-text]")
    fruits = "Still missing: cacao fruits"
    expect(doing).to_have_text([fruits, fruits, "entered"])
    expect(display.locator(".progress [data-headline]")).to_have_text(
        re.compile("^Enter the cacao fruits")
    )
    assert str(best.total) not in display.locator(".progress").inner_text()
    for seat, count in ((1, 3), (2, 1)):
        page.locator(f"fieldset[data-seat='{seat}'] .fruits summary").tap()
        page.locator(f"[name=cacao{seat}][value='{count}']").check(force=True)
    steps = watch(display)
    assert [each["step"] for each in steps] == ["begin", *TERMS, "cacao", "end"]
    assert steps[-2]["winners"] == [] and steps[-1]["winners"] == ["red"]
    fruits_shown = display.locator("[data-ranking] > li:visible [data-part=cacao]:visible dd")
    expect(fruits_shown).to_have_text(["3", "1"])


def test_a_correction_takes_the_result_back(
    phone: Phone, sit_down: Callable[..., tuple[Page, str]]
) -> None:
    page, code = sit_down(SEATS | ENTERED | LAST)
    display = open_display(phone, code, reduced_motion="reduce")
    expect(display.locator("[data-reveal]")).to_be_visible()
    page.locator("#gold1").fill("")
    expect(display.locator("[data-entering]")).to_be_visible(timeout=WITHIN)
    expect(display.locator("[data-reveal]")).to_be_hidden()
    # While it is final, another number changes it without a new beginning.
    page.locator("#gold1").fill("190")
    expect(display.locator("[data-winner]")).to_have_attribute("data-color", "red", timeout=WITHIN)
    page.locator("#gold1").fill("100")
    winner = display.locator("[data-winner]")
    expect(winner).to_have_attribute("data-color", "purple", timeout=WITHIN)


def test_a_phone_joins_the_reveal(phone: Phone, sit_down: Callable[..., tuple[Page, str]]) -> None:
    page, _ = sit_down(SEATS | ENTERED)
    link = page.locator("[data-reveal-link]")
    expect(link).to_be_hidden()
    enter_last(page)
    expect(link).to_be_visible(timeout=WITHIN)
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    link.tap()
    page.wait_for_url(re.compile("/display#reveal$"))
    stage = page.locator("[data-reveal]")
    expect(stage).to_have_attribute("data-step", re.compile(r"begin|gold"))
    expect(page.locator(".qr")).to_be_hidden()
    page.clock.run_for(20_000)
    expect(stage).to_have_attribute("data-step", "end")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1180, 820), (1440, 900)])
@pytest.mark.parametrize("tag", ["de", "fa"])
def test_it_fits_a_tablet_and_a_laptop(
    phone: Phone, sit_down: Callable[..., tuple[Page, str]], tag: str, width: int, height: int
) -> None:
    _, begun = sit_down(SEATS | ENTERED)
    _, full = sit_down(SEATS | ENTERED | LAST)
    screen = {**TABLET, "viewport": {"width": width, "height": height}}
    for code in (begun, full):
        display = phone(f"/{tag}/t/{code}/display", **screen)
        display.locator("[data-doing], [data-step=end]").first.wait_for()
        fits = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        assert display.evaluate(fits) == [width, height]
