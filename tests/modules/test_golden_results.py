"""Golden results with modules: the API, the pages with and without a script, and shared tables agree."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import pytest
from calculator import press, query_of, replaced, state, text_of, url
from flask import Flask
from golden_results import QUERIES, RESULTS
from page_checks import CheckingClient, Page

from scorer.i18n import language
from scorer.modules import setup_for
from scorer.tables import create_table
from scorer.web.api.tables import database

every_result = pytest.mark.parametrize("name", RESULTS)
NUMBER = language("en").number
ENTERED = [
    "hermit with 1 idle worker",
    *(name for name in RESULTS if "trader" in name or "gems" in name or "masks" in name),
]
"""Those that are entered on pages one by one."""


def totals(page: Page) -> dict[str, str]:
    places = page.all("li", page.one("ol", class_="ranking"))
    cards = [each for each in places if each.get("data-color") and "hidden" not in each.attrib]
    return {
        card.get("data-color", ""): text_of(page.one("span", card, class_="total"))
        for card in cards
    }


def expected_totals(name: str) -> dict[str, str]:
    return {color: NUMBER(total) for color, total in RESULTS[name]["expect"]["totals"].items()}


@every_result
def test_api(client: CheckingClient, name: str) -> None:
    expected = RESULTS[name]["expect"]
    response = client.post("/api/score", json=RESULTS[name]["request"])
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json
    players = {each["color"]: each for each in answer["players"]}
    assert {color: each["total"] for color, each in players.items()} == expected["totals"]
    for color, parts in expected.get("parts", {}).items():
        assert {code: players[color]["parts"].get(code, 0) for code in parts} == parts
    assert answer["winners"] == expected["winners"]
    assert answer["decided_by"] == expected["decided_by"]
    assert answer["missing"] == expected.get("missing", [])
    if "finding" in expected:
        assert any(each["severity"] == "impossible" for each in answer["findings"])
    huts = [
        {"color": each["color"], **hut}
        for each in answer["players"]
        for hut in each.get("huts", ())
    ]
    by_hut = sorted(expected.get("huts", huts), key=lambda hut: (hut["color"], hut["hut"]))
    assert sorted(huts, key=lambda hut: (hut["color"], hut["hut"])) == by_hut


@every_result
def test_result_page(client: CheckingClient, name: str) -> None:
    page = client.page(url("result", QUERIES[name]))
    assert totals(page) == expected_totals(name)
    is_open = RESULTS[name]["expect"]["decided_by"] == "open"
    assert state(page) == ("tied" if is_open else "final")
    for hut in RESULTS[name]["expect"].get("huts", ()):
        card = page.one("li", page.one("ol", class_="ranking"), data_color=hut["color"])
        lines = {text_of(line[0][0]): text_of(line[1]) for line in page.all("li", card)}
        hut_name = hut["hut"].replace("chiefs", "chief’s").replace("-", " ").capitalize()
        assert lines[hut_name] == NUMBER(hut["cost"] + hut["bonus"])


@pytest.mark.parametrize("name", ENTERED)
def test_entered_without_a_script(client: CheckingClient, name: str) -> None:
    query = QUERIES[name]
    setup = setup_for(len(RESULTS[name]["request"]["players"]), RESULTS[name]["request"]["modules"])
    codes = [field.code for field in setup.seat_fields]
    seats = [pair for pair in query if pair[0].rstrip("1234567890") not in codes]
    client.page(url("villages", seats))
    typed: list[tuple[str, str]] = []
    for key, value in query[len(seats) :]:
        if not setup.field(key.rstrip("1234567890")).kind.has_items:
            typed.append((key, value))
            continue
        for item in value.split(",") if value != "-" else []:
            option, _, count = item.partition(":")
            typed.append((f"{key}-{option}", count or "1"))
    reached = press(client, "result", typed)
    assert dict(query_of(reached)) == dict(query)
    assert totals(client.last_page) == expected_totals(name)


@every_result
def test_shared_table(app: Flask, client: CheckingClient, name: str) -> None:
    seats = iter(range(1, 5))
    fields = {f"seat{next(seats)}" if key == "p" else key: value for key, value in QUERIES[name]}
    with app.app_context():
        code = create_table(database(), fields).code
    page = client.page(f"/en/t/{code}/result")
    assert totals(page) == expected_totals(name)
    assert client.page(f"/en/t/{code}/villages").by_id("gold1").get("value") == fields["gold1"]


def test_a_wrong_entry_is_told_and_kept(client: CheckingClient) -> None:
    """By the name of the item, beside the field, with what was entered."""
    query = [("p", "red:Ana"), ("p", "white"), ("modules", "huts,gem-mines")]
    query += [
        ("huts1", "chief"),
        ("huts2", "chief"),
        ("masks1", "8,8,8"),
        ("gems2", "red:2,blue:x"),
    ]
    page = client.page(f"/en/score/result?{urlencode(query)}", 422)
    problems = [text_of(each) for each in page.all("a", page.one("div", class_="problems"))]
    assert problems == [
        "⁨Ana⁩, masks: Mask (value 8): a player can have at most 2.",
        "White, huts: Chief: together you have more than the 1 in the game.",
        "White, gems: Enter a whole number.",
    ]
    assert page.by_id("gems2-blue").get("value") == "x"
    assert page.by_id("gems2-red").get("value") == "2"


def test_what_one_hut_needs_is_asked_of_its_owner(client: CheckingClient) -> None:
    query = [("p", "red"), ("p", "white"), ("modules", "huts"), ("huts1", "hermit,trader")]
    page = client.page(url("villages", query))
    asked = page.all("div", data_field="idle_workers")
    assert ["data-asked" in each.attrib for each in asked] == [True, False, False, False]
    assert ["open" in each.attrib for each in page.all("details", data_field="cacao")][:2] == [
        *(True, False)
    ]
    page = client.page(url("villages", [*query, ("mode", "board")]))
    assert all("hidden" in each.attrib for each in page.all("div", data_field="idle_workers"))
    # Somebody without the hut may have typed anything there.
    other = replaced(query, huts1="trader")
    page = client.page(url("result", [*other, ("idle_workers1", "x")]))
    assert state(page) == "incomplete"


def test_without_temples_there_is_no_temple_step(client: CheckingClient) -> None:
    mines = "p=red&p=white&p=yellow&modules=gem-mines"
    response = client.get(f"/en/score/temples?{mines}", status=302)
    assert "/en/score/villages?" in response.location
    page = client.page(response.location)
    steps = [text_of(each) for each in page.all("li", page.one("ol", class_="trail"))]
    shown = [text_of(each) for each in page.shown("li", page.one("ol", class_="trail"))]
    assert (len(steps), len(shown)) == (4, 3) and "Temples" not in shown
    press(client, "board")
    assert client.last_page.by_id("board") is not None
    both = client.page("/en/score/temples?p=red&p=white&p=yellow&modules=big-game")
    assert len(both.shown("fieldset", class_="temple")) == 5
