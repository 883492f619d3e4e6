"""Phones at a shared table over a network that loses, delays, repeats and reorders: all screens show what
the server holds."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from scorer.modules.base.game import WATER_TRACK

Phone = Callable[..., Page]

COLORS = ("red", "purple", "white", "yellow")
WITHIN = 15_000
IS_SETTLED = "() => document.querySelector('[data-table]').dataset.pending === 'false'"
HAS_RUN = "() => 'pending' in document.querySelector('[data-table]').dataset"
NETWORK = (Path(__file__).parent / "bad_network.js").read_text()
SHOWN = """(seats) => {
  const latin = (text) =>
    text.replace(/[۰-۹]/g, (digit) => "۰۱۲۳۴۵۶۷۸۹".indexOf(digit)).replace(/[\u2066-\u2069]/g, "");
  const value = (name) => {
    const chosen = document.querySelector(`[name=${name}]:checked:not([data-shown])`);
    return chosen ? chosen.value : "";
  };
  const fields = {};
  for (let seat = 1; seat <= seats; seat += 1) {
    fields[`gold${seat}`] = latin(document.querySelector(`#gold${seat}`).value);
    fields[`water${seat}`] = value(`water${seat}`);
    fields[`sun${seat}`] = value(`sun${seat}`);
  }
  const totals = {};
  for (const place of document.querySelectorAll("[data-ranking] > li")) {
    if (!place.hidden) totals[place.dataset.color] = latin(place.querySelector("[data-total]").textContent);
  }
  const { pending, version } = document.querySelector("[data-table]").dataset;
  return { fields, totals, pending, version };
}"""
"""What a player sees on the village boards: the entries, and everybody's sum in the panel."""


@dataclass
class Table:
    """A table with its phones, all on the page of the village boards."""

    code: str
    phones: list[Page]

    def server(self) -> dict[str, object]:
        answer: dict[str, object] = self.phones[0].request.get(f"/api/tables/{self.code}").json()
        return answer

    def values(self, page: Page) -> dict[str, str]:
        """What the server has of the fields that a page shows."""
        fields = self.server()["fields"]
        assert isinstance(fields, dict)
        shown = page.evaluate(SHOWN, len(self.phones))["fields"]
        return {name: fields.get(name, "") for name in shown}


@pytest.fixture
def sit_down(phone: Phone) -> Callable[[int, int], Table]:
    """A new table with so many phones, each with a bad network of its own."""

    def sit(count: int, seed: int) -> Table:
        seats = "&".join(f"p={color}" for color in COLORS[:count])
        first = phone(f"/en/t/new?{seats}")
        first.locator("main form button").click()
        first.wait_for_url(re.compile(r"/en/t/[A-Z0-9]{8}$"))
        code = first.url.rpartition("/")[2]
        pages = [first, *(phone("/fa/") for _ in range(count - 1))]
        for number, page in enumerate(pages):
            page.add_init_script(f"const SEED = {seed * 10 + number};\n{NETWORK}")
            page.goto(f"/{'fa' if number else 'en'}/t/{code}/villages")
            page.wait_for_function(IS_SETTLED)
        return Table(code, pages)

    return sit


def choose(page: Page, name: str, value: str) -> None:
    """Tap a choice; another phone may choose something else in the same moment."""
    page.locator(f"[name={name}][value='{value}']").evaluate("choice => choice.click()")


def act(table: Table, rng: random.Random) -> None:
    """One of the things that people do with a phone."""
    number = rng.randrange(len(table.phones))
    page, seat = table.phones[number], rng.randrange(len(table.phones)) + 1
    # Mostly about the same few fields, so that phones meet.
    kind = rng.choices(("gold", "water", "undo", "reload", "pause"), (10, 6, 2, 1, 3))[0]
    if kind == "gold":
        value = str(rng.randrange(100))
        page.locator(f"#gold{seat}").fill(value)
    elif kind == "water":
        value = str(rng.choice(WATER_TRACK))
        choose(page, f"water{seat}", value)
    elif kind == "undo":
        page.locator("[data-undo]").click(force=True)
    elif kind == "reload":
        page.reload()
        page.wait_for_function(HAS_RUN)
    else:
        version = page.evaluate("document.querySelector('[data-table]').dataset.version")
        with_news = (
            "(version) => document.querySelector('[data-table]').dataset.version !== version"
        )
        page.evaluate(
            f"(version) => Promise.race([until(() => ({with_news})(version)), pause(700)])", version
        )


def expect_truth(table: Table) -> None:
    """Once the network is good again every screen shows what the server holds."""
    for page in table.phones:
        page.evaluate("network.isGood = true")
    for page in table.phones:
        page.wait_for_function("() => network.inFlight === 0", timeout=WITHIN)
    for page in table.phones:
        page.wait_for_function(IS_SETTLED, timeout=WITHIN)
    version = str(table.server()["version"])
    for page in table.phones:
        has_version = (
            f"() => document.querySelector('[data-table]').dataset.version === '{version}'"
        )
        page.wait_for_function(has_version, timeout=WITHIN)
    expected = table.values(table.phones[0])
    for page in table.phones:
        page.wait_for_function(
            f"([seats, fields]) => JSON.stringify(({SHOWN})(seats).fields) === fields",
            arg=[len(table.phones), json.dumps(expected, separators=(",", ":"))],
            timeout=WITHIN,
        )
    screens = [page.evaluate(SHOWN, len(table.phones)) for page in table.phones]
    for screen in screens:
        assert screen["fields"] == expected
        assert screen["totals"] == screens[0]["totals"]


@pytest.mark.parametrize(
    ("count", "seed"),
    [
        *((2, seed) for seed in (1, 2)),
        *((4, seed) for seed in (3, 4)),
        *(pytest.param(2 + 2 * (seed % 2), seed, marks=pytest.mark.soak) for seed in range(10, 40)),
    ],
)
def test_all_screens_show_what_the_server_holds(
    sit_down: Callable[[int, int], Table], count: int, seed: int
) -> None:
    table, rng = sit_down(count, seed), random.Random(seed)
    for page in table.phones:
        page.evaluate("network.isGood = false")
    for _ in range(25):
        act(table, rng)
    # Nobody else touches these, so they must arrive.
    suns = {f"sun{seat}": str(rng.randrange(1, 4)) for seat in range(1, count + 1)}
    for page, (name, value) in zip(table.phones, suns.items(), strict=True):
        choose(page, name, value)
    expect_truth(table)
    assert suns.items() <= table.values(table.phones[0]).items()


def test_a_lost_answer_does_not_hide_what_others_entered_since(
    sit_down: Callable[[int, int], Table],
) -> None:
    table = sit_down(2, 0)
    one, other = table.phones
    one.evaluate("network.loseAnswers = 'changes'")
    one.locator("#gold1").fill("11")
    expect(other.locator("#gold1")).to_have_value("۱۱", timeout=WITHIN)
    other.locator("#gold1").fill("22")
    one.locator("#gold2").focus()
    expect(one.locator("#gold1")).to_have_value("22", timeout=WITHIN)
    expect(one.locator("[data-mark=gold1]")).to_contain_text("changed 11 to 22")
    one.evaluate("network.loseAnswers = ''")
    one.locator("[data-mark=gold1] button").click()
    expect(other.locator("#gold1")).to_have_value("۱۱", timeout=WITHIN)
    expect(one.locator(".mark.replaced")).to_have_count(0)


def test_a_field_that_is_not_typed_into_any_more_follows_although_it_has_the_focus(
    sit_down: Callable[[int, int], Table],
) -> None:
    one, other = sit_down(2, 0).phones
    one.locator("#gold1").fill("11")
    expect(other.locator("#gold1")).to_have_value("۱۱", timeout=WITHIN)
    other.locator("#gold1").fill("22")
    expect(one.locator("#gold1")).to_be_focused()
    expect(one.locator("#gold1")).to_have_value("22", timeout=WITHIN)


def test_an_entry_arrives_although_the_cookie_is_gone(
    sit_down: Callable[[int, int], Table],
) -> None:
    one, other = sit_down(2, 0).phones
    one.context.clear_cookies()
    one.locator("#gold1").fill("11")
    expect(other.locator("#gold1")).to_have_value("۱۱", timeout=WITHIN)
    expect(one.locator("[data-mark]")).to_have_count(0)


def test_a_refused_entry_stays_visible_with_the_reason(
    sit_down: Callable[[int, int], Table],
) -> None:
    table = sit_down(2, 0)
    one, other = table.phones
    problem = {"field": "gold1", "code": "out-of-range", "message": "The bank has 204 gold."}
    one.route(
        re.compile("/changes$"),
        lambda route: route.fulfill(
            status=422,
            content_type="application/problem+json",
            body=json.dumps({"errors": [problem]}),
        ),
    )
    one.locator("#gold1").fill("999")
    mark = one.locator("[data-mark=gold1]")
    expect(mark).to_contain_text("Not saved. The bank has 204 gold.")
    one.unroute(re.compile("/changes$"))
    one.reload()
    expect(one.locator("#gold1")).to_have_value("999")
    expect(mark).to_contain_text("The bank has 204 gold.")
    one.locator("#gold2").fill("7")
    expect(other.locator("#gold2")).to_have_value("۷", timeout=WITHIN)
    expect(other.locator("#gold1")).to_have_value("")
    mark.locator("button").click()
    expect(one.locator("#gold1")).to_have_value("")
    expect(mark).to_have_count(0)


def test_who_is_changing_a_field_is_told(sit_down: Callable[[int, int], Table]) -> None:
    one, other = sit_down(2, 0).phones
    other.evaluate(
        "code => localStorage.setItem(`cacao.table.${code}.me`, 'purple')", one.url.split("/")[-2]
    )
    other.reload()
    other.locator("#gold2").focus()
    expect(one.locator("[data-mark=gold2]")).to_have_text("Purple is changing this", timeout=WITHIN)
    other.locator("#gold2").blur()
    expect(one.locator("[data-mark=gold2]")).to_have_count(0, timeout=WITHIN)


def test_again_is_asked_told_and_taken_back(sit_down: Callable[[int, int], Table]) -> None:
    table = sit_down(2, 0)
    one, other = table.phones
    one.locator("#gold1").fill("11")
    expect(other.locator("#gold1")).to_have_value("۱۱", timeout=WITHIN)
    one.goto(f"/en/t/{table.code}")
    one.locator("[data-again]").click()
    dialog = one.locator("dialog[open]")
    expect(dialog.locator("[data-unfinished] li").first).to_be_visible()
    dialog.get_by_role("button", name="New game").click()
    expect(one.locator("[data-ending]")).to_be_visible(timeout=WITHIN)
    one.goto(f"/en/t/{table.code}/villages")
    for page in table.phones:
        expect(page.locator("#gold1")).to_have_value("", timeout=WITHIN)
        expect(page.locator("[data-ending]")).to_be_visible(timeout=WITHIN)
    assert one.request.get(f"/api/tables/{table.code}/games.json").json()["games"] == []
    other.locator("[data-restore]").click()
    for page, gold in zip(table.phones, ("11", "۱۱"), strict=True):
        expect(page.locator("#gold1")).to_have_value(gold, timeout=WITHIN)
        expect(page.locator("[data-ending]")).to_be_hidden()
