"""Links that version 0.1.0 gave away: its keys counted from 0 and had one letter (`g0`, `t3`, `b`, `m`)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from calculator import (
    BOARD,
    SEATS,
    Query,
    every_language,
    query_of,
    ranking,
    sent,
    sides,
    state,
    url,
)
from page_checks import CheckingClient

from scorer.i18n import language
from scorer.i18n.messages import COLORS

SCENARIOS = {
    path.stem: scenario
    for path in sorted(Path(__file__).parent.parent.glob("scenarios/scoring/*.json"))
    if "rulebook" not in (scenario := json.loads(path.read_text(encoding="utf-8")))["request"]
    and scenario["expected"]["decided_by"] != "open"
}
"""What 0.1.0 could score: it knew one rulebook, and took unknown cacao for none."""
LINK = [
    *SEATS,
    ("t0", "R2.W1."),
    ("g0", "34"),
    ("s0", "2"),
    ("w0", "7"),
    ("g1", "20"),
    ("w1", "-4"),
]
"""Ana has 34 + 6 + 2 + 7 = 49 gold and White 20 + 3 − 4 = 19; zeros and empty temples were left out."""
CONVERTED = [
    *(*SEATS, ("temple1", "R2.W1."), ("gold1", "34"), ("water1", "7"), ("sun1", "2")),
    *(("gold2", "20"), ("water2", "-4")),
]


def old_query(request: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The address of a result in 0.1.0."""
    players = request["players"]
    query = [("p", f"{each['color']}:{each.get('name', '')}".rstrip(":")) for each in players]
    if "board" in request:
        query += [("b", request["board"]), ("m", "board")]
    else:
        temples = {f"t{i}": sides(temple) for i, temple in enumerate(request["temples"])}
        query += [(key, text) for key, text in temples.items() if text != "...."]
    for i, each in enumerate(players):
        known = {code: each[code] for code in ("gold", "sun", "water", "cacao") if code in each}
        query += [(f"{code[0]}{i}", str(n)) for code, n in known.items() if n or code != "sun"]
    return query


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_shared_result_is_still_the_same(client: CheckingClient, name: str) -> None:
    request, expected = SCENARIOS[name]["request"], SCENARIOS[name]["expected"]
    page = client.page(f"/score?{urlencode(old_query(request))}")
    assert state(page) == "final"
    names = {
        each["color"]: each.get("name") or COLORS[each["color"]] for each in request["players"]
    }
    places = sorted(expected["players"].items(), key=lambda item: item[1]["rank"])
    assert ranking(page) == [
        (str(it["rank"]), names[color], language("en").number(it["total"])) for color, it in places
    ]


@every_language
def test_a_link_opens_in_the_readers_language(client: CheckingClient, tag: str) -> None:
    client.set_cookie("language", tag)
    response = client.get(f"/score?{urlencode(LINK)}", follow_redirects=True)
    page, lang = client.last_page, language(tag)
    assert (page.language, state(page)) == (tag, "final")
    assert ranking(page) == [
        (lang.number(1), "Ana", lang.number(49)),
        (lang.number(2), lang.text("White"), lang.number(19)),
    ]
    query = dict(query_of(f"?{response.request.query_string.decode()}"))
    assert [query[f"temple{n}"] for n in (1, 2, 3, 4)] == ["R2.W1.", "....", "....", "...."]
    assert query["sun2"] == "0"
    assert not {"g0", "t0", "s0"} & set(query)


def test_a_tie_without_cacao_is_asked_for_now(client: CheckingClient) -> None:
    """0.1.0 announced a shared win."""
    query = [*SEATS, ("g0", "9"), ("w0", "0"), ("g1", "9"), ("w1", "0")]
    page = client.page(f"/score?{urlencode(query)}")
    assert state(page) == "tied"
    assert state(client.page(f"/score?{urlencode([*query, ('c0', '0'), ('c1', '2')])}")) == "final"


def test_a_board_is_still_all_of_it(client: CheckingClient) -> None:
    query = [*SEATS, ("t1", "R3..."), ("b", BOARD), ("m", "board"), *LINK[3:]]
    page = client.page(f"/score?{urlencode(query)}")
    assert state(page) == "final"
    assert ranking(page) == [("1", "Ana", "46"), ("2", "White", "19")], "3 gold each at its temple"


@pytest.mark.parametrize("page", ["temples", "villages", "board"])
def test_what_was_typed_is_kept_and_nothing_is_added(client: CheckingClient, page: str) -> None:
    address = client.get(url(page, LINK), status=302).location
    assert query_of(address) == CONVERTED
    assert set(CONVERTED) <= set(sent(client.page(address), client.last_page.by_id("entry"))) | {
        ("temple1", "R2.W1.")
    }


def test_wrong_values_are_still_told_where_they_are(client: CheckingClient) -> None:
    query = [*SEATS, ("g0", "abc"), ("w0", "7"), ("g1", "2"), ("w1", "5")]
    page = client.page(f"/score?{urlencode(query)}", 422)
    links = [each.get("href") for each in page.all("a", page.one("div", class_="problems"))]
    assert links == ["#gold1", "#water2"]
    assert page.by_id("gold1").get("value") == "abc"


def test_fields_of_a_page_without_scripts(client: CheckingClient) -> None:
    """A page that stayed open in a browser while the server was renewed."""
    query = [*SEATS, ("t0-0", "R2"), ("t0-1", "."), ("t0-2", "W1"), ("t0-3", "."), ("g0-10", "3")]
    address = client.get(url("villages", query), status=302).location
    assert query_of(address) == [*SEATS, ("temple1", "R2.W1."), ("gold1", "30")]


def test_changing_the_players_of_an_old_link(client: CheckingClient) -> None:
    page = client.page(f"/en/score/players?{urlencode([('players', '2'), *LINK])}")
    fields = dict(sent(page, page.by_id("seats")))
    assert fields["gold1"] == "34" and fields["temple1"] == "R2.W1."


ODD: dict[str, Query] = {
    "half a temple": [*SEATS, ("t0", "R2")],
    "a temple that cannot be read": [*SEATS, ("t0", "<b>&R9"), *LINK[3:]],
    "a colour that does not play": [*SEATS, ("t0", "Y2..."), *LINK[3:]],
    "a temple too many": [*SEATS, ("t4", "R1..."), *LINK[3:]],
    "a seat too many": [*LINK, ("g2", "1"), ("w3", "1"), ("g9", "1")],
    "both keys": [*LINK, ("gold1", "1"), ("temple1", "W1...")],
    "keys alone": [("g0", "1"), ("t0", "R1..."), ("b", "x"), ("m", "board")],
    "seats of a table": [("p0", "red"), ("p1", "white"), ("g0", "1")],
    "sun in words": [*SEATS, ("s0", "two"), ("c0", "-+5")],
}


@pytest.mark.parametrize("page", ["", "temples", "board", "villages", "result", "over", "players"])
@pytest.mark.parametrize("query", ODD.values(), ids=ODD.keys())
def test_no_old_link_is_an_error(client: CheckingClient, query: Query, page: str) -> None:
    response = client.open(url(page, query), follow_redirects=True)
    assert response.status_code in (200, 422) and len(response.history) <= 4
