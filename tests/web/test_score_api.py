"""Scoring and checking for programs: every golden game, and every kind of nonsense."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import lantern
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from page_checks import CheckingClient, check_headers
from pydantic import TypeAdapter
from werkzeug.test import TestResponse

from scorer.engine.board import MAX_NOTATION
from scorer.engine.components import Color
from scorer.engine.scoring import score_temple
from scorer.engine.simulate import simulate
from scorer.i18n import language
from scorer.i18n.messages import problem_text, temple_text
from scorer.modules import setup_for
from scorer.modules.base.game import BANK
from scorer.sheet import BadInput, Problem, State
from scorer.sheet.answer import Checked, Result, check_json, game_json, score_json
from scorer.sheet.request import read_check, read_request
from scorer.sheet.seats import NAME_LIMIT
from scorer.web.http.request_body import BODY_LIMIT

SCENARIOS = sorted(Path(__file__).parent.parent.glob("scenarios/scoring/*.json"))
TAGS = ("de", "en", "es", "fa", "nl")
RED = {"color": "red", "name": "Ana", "gold": 10, "sun": 1, "water": 4, "cacao": 2}
WHITE = {"color": "white", "gold": 12, "sun": 0, "water": -10}
TWO = [RED, WHITE]
JSON = "application/json"
ANSWERS: dict[str, TypeAdapter[Any]] = {
    "/api/score": TypeAdapter(Result),
    "/api/check": TypeAdapter(Checked),
}
"""The types from which the answers are described."""

every_language = pytest.mark.parametrize("tag", TAGS)
both_addresses = pytest.mark.parametrize("path", ["/api/score", "/api/check"])


def post(client: CheckingClient, body: object, path: str = "/api/score", **more: Any) -> Any:
    """The answer to a request that is fine."""
    response = client.post(path, json=body, **more)
    assert response.status_code == 200, response.text
    assert response.mimetype == JSON
    check_headers(response)
    ANSWERS[path.partition("?")[0]].validate_json(response.data, strict=True)
    return response.json


def refused(response: TestResponse, status: int = 422) -> list[dict[str, str]]:
    """The problems of a request that is not, whose answer has the shape that is promised."""
    assert response.status_code == status, response.text[:500]
    assert response.content_type == "application/problem+json"
    check_headers(response)
    answer = response.json
    assert list(answer) == ["type", "title", "status", "errors"]
    assert answer["type"] == "about:blank" and answer["title"] and answer["status"] == status
    problems: list[dict[str, str]] = answer["errors"]
    for problem in problems:
        assert list(problem) == ["field", "code", "message"]
        assert problem["message"] and "%(" not in problem["message"]
    return problems


def problems_of(response: TestResponse) -> list[tuple[str, str]]:
    return [(problem["field"], problem["code"]) for problem in refused(response)]


def problems(client: CheckingClient, body: object, path: str = "/api/score") -> set[Any]:
    found = problems_of(client.post(path, json=body))
    assert len(found) == len(set(found)), "every problem once"
    return set(found)


def temple_as_answered(temple: dict[str, Any]) -> dict[str, Any]:
    """A temple of a scenario in the shape of the API."""
    standings = temple["standings"]
    return {
        "row": temple["row"],
        "col": temple["col"],
        "workers": {color: it["workers"] for color, it in standings.items()},
        "gold": {color: it["gold"] for color, it in standings.items()},
        "reasons": {color: it["reason"] for color, it in standings.items()},
    }


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_every_golden_game(client: CheckingClient, path: Path) -> None:
    scenario = json.loads(path.read_text(encoding="utf-8"))
    request, expected = scenario["request"], scenario["expected"]
    answer = post(client, request)
    sentences = [temple.pop("reason") for temple in answer["temples"]]
    assert all(sentences)
    assert answer["temples"] == [temple_as_answered(temple) for temple in expected["temples"]]
    names = {player["color"]: player.get("name", "") for player in request["players"]}
    assert [player.pop("parts") for player in answer["players"]] == [
        {part: player[part] for part in ("gold", "temples", "sun", "water")}
        for player in expected["players"].values()
    ]
    assert answer["players"] == [
        {"color": player["color"], "name": names[player["color"]]}
        | expected["players"][player["color"]]
        for player in request["players"]
    ]
    assert answer["winners"] == expected["winners"]
    assert answer["decided_by"] == expected["decided_by"]


def test_the_answer_has_the_promised_shape(client: CheckingClient) -> None:
    answer = post(client, {"players": TWO, "board": "R1210tW1012"})
    assert list(answer) == ["players", "temples", "winners", "decided_by", "missing", "findings"]
    assert [list(player) for player in answer["players"]] == [
        ["color", "name", "gold", "temples", "sun", "water", "parts", "total", "cacao", "rank"]
    ] * 2
    assert [player["cacao"] for player in answer["players"]] == [2, None]
    assert answer["players"][0]["name"] == "Ana" and answer["players"][1]["name"] == ""
    (temple,) = answer["temples"]
    assert {"row", "col", "workers", "gold", "reason"} <= set(temple)
    assert (temple["row"], temple["col"]) == (0, 1)
    assert answer["findings"], "two tiles are no finished board"
    for finding in answer["findings"]:
        assert list(finding) == ["code", "severity", "row", "col", "message"]
        assert finding["severity"] in ("impossible", "unlikely")
        assert (finding["row"] is None) == (finding["col"] is None)


def test_temples_given_as_counts_have_no_place(client: CheckingClient) -> None:
    answer = post(client, {"players": TWO, "temples": [{"red": 2}, {}]})
    assert [(temple["row"], temple["col"]) for temple in answer["temples"]] == [(None, None)] * 2
    assert answer["temples"][0]["workers"] == {"red": 2, "white": 0}
    assert answer["temples"][1]["gold"] == {"red": 0, "white": 0}


def test_null_is_the_same_as_left_out(client: CheckingClient) -> None:
    given = [{**RED, "name": None, "cacao": None}, WHITE]
    left_out = {"board": None, "modules": None, "rulebook": None}
    answer = post(client, {"players": given, "temples": [], **left_out})
    assert answer["players"][0]["name"] == "" and answer["players"][0]["cacao"] is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_played_game_is_scored_without_findings(client: CheckingClient, players: int) -> None:
    game = simulate(setup_for(players), seed=7)
    answer = post(client, game_json(game))
    assert [each for each in answer["findings"] if each["severity"] == "impossible"] == []
    assert len(answer["temples"]) == len(game.board.temples())


@every_language
def test_a_board_that_cannot_have_happened_is_scored_all_the_same(
    client: CheckingClient, tag: str
) -> None:
    body = {"players": [{**RED, "gold": BANK}, WHITE], "board": "tR1111t/R1111"}
    answer = post(client, body, path=f"/api/score?lang={tag}")
    codes = {finding["code"] for finding in answer["findings"]}
    assert {"too-few-tiles", "too-much-gold", "no-start-tiles"} <= codes
    assert answer["winners"] == ["red"] and answer["players"][0]["total"] == BANK + 12 + 1 + 4
    assert all(finding["message"] for finding in answer["findings"])


def test_impossible_temples_are_scored_too(client: CheckingClient) -> None:
    three = [*TWO, {**WHITE, "color": "yellow"}]
    crowd = {"red": 4, "white": 4, "yellow": 1}
    answer = post(client, {"players": three, "temples": [crowd]})
    assert [finding["code"] for finding in answer["findings"]] == ["temple-crowded"]
    assert answer["temples"][0]["gold"] == {"red": 3, "white": 3, "yellow": 0}


@every_language
def test_sentences_are_in_the_language_asked_for(client: CheckingClient, tag: str) -> None:
    temples = [{"red": 2, "white": 2}, {"white": 1}]
    body = {"players": TWO, "temples": temples}
    reader = language(tag)
    term = setup_for(2).majority
    assert term
    labels = {Color.RED: "Ana", Color.WHITE: reader.text("White")}
    scored = [score_temple(term, {Color(c): n for c, n in t.items()}, labels) for t in temples]
    expected = [temple_text(temple, term, reader, labels.__getitem__) for temple in scored]
    asked = post(client, body, path=f"/api/score?lang={tag}")
    accepted = post(client, body, headers={"Accept-Language": tag})
    for answer in (asked, accepted):
        assert [temple["reason"] for temple in answer["temples"]] == expected


BAD_PLAYER: list[tuple[str, object, str]] = [
    ("color", "RED", "unknown-color"),
    ("color", None, "missing"),
    ("color", ["red"], "unknown-color"),
    ("gold", -1, "out-of-range"),
    ("gold", BANK + 1, "out-of-range"),
    ("gold", 10**4000, "out-of-range"),
    ("gold", 1e9, "not-a-number"),
    ("gold", "12", "not-a-number"),
    ("gold", True, "not-a-number"),
    ("gold", float("nan"), "not-a-number"),
    ("gold", None, "missing"),
    ("sun", 4, "out-of-range"),
    ("water", 5, "not-a-printed-value"),
    ("water", 10**4000, "not-a-printed-value"),
    ("cacao", 6, "out-of-range"),
    ("cacao", "1", "not-a-number"),
    ("name", 7, "not-text"),
    ("name", "x" * (NAME_LIMIT + 1), "name-too-long"),
]


@pytest.mark.parametrize(("field", "value", "code"), BAD_PLAYER)
def test_a_bad_value_of_a_player(
    client: CheckingClient, field: str, value: object, code: str
) -> None:
    body = {"players": [WHITE, {**RED, field: value}], "temples": []}
    assert problems(client, body) == {(f"players.1.{field}", code)}


@pytest.mark.parametrize("field", ["color", "gold", "sun", "water"])
def test_a_missing_value_of_a_player(client: CheckingClient, field: str) -> None:
    some = {name: value for name, value in RED.items() if name != field}
    body = {"players": [some, WHITE], "temples": []}
    assert problems(client, body) == {(f"players.0.{field}", "missing")}


def with_two(**more: object) -> dict[str, object]:
    return {"players": TWO, **more}


BAD_REQUEST: list[tuple[object, set[tuple[str, str]]]] = [
    ({}, {("players", "missing"), ("board", "board-or-temples")}),
    ([TWO], {("", "not-an-object")}),
    ({"players": {}, "temples": []}, {("players", "not-a-list")}),
    ({"players": None, "temples": []}, {("players", "missing")}),
    ({"players": [RED], "temples": []}, {("players", "too-few-players")}),
    ({"players": [RED, None], "temples": []}, {("players.1", "not-an-object")}),
    ({"players": [RED, RED], "temples": []}, {("players.1.color", "duplicate-color")}),
    (with_two(), {("board", "board-or-temples")}),
    (with_two(board="t", temples=[]), {("board", "board-or-temples")}),
    (with_two(board=None, temples=None), {("board", "board-or-temples")}),
    (with_two(board=" ./."), {("board", "missing")}),
    (with_two(board=["t"]), {("board", "not-text")}),
    (with_two(temples={}), {("temples", "not-a-list")}),
    (with_two(temples=[{}, None, 1]), {(f"temples.{i}", "not-an-object") for i in (1, 2)}),
    (with_two(temples=[{}] * 5), {("temples", "too-many-temples")}),
    (with_two(temples=[{"red": 13}]), {("temples.0.red", "out-of-range")}),
    (with_two(temples=[{"red": "2"}]), {("temples.0.red", "not-a-number")}),
    (with_two(temples=[{"red": None}]), {("temples.0.red", "missing")}),
    (with_two(temples=[{"red": 7, "white": 6}]), {("temples.0", "too-many-workers")}),
    (with_two(temples=[{}, {"purple": 1}]), {("temples.1.purple", "color-not-playing")}),
    (with_two(temples=[{"blue": 1}]), {("temples.0.blue", "unknown-color")}),
]


@pytest.mark.parametrize(("body", "expected"), BAD_REQUEST)
def test_a_bad_request(client: CheckingClient, body: object, expected: set[Any]) -> None:
    assert problems(client, body) == expected


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(Color),
)
ANY_JSON = st.recursive(
    ODD, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner)
)
KEYS = st.sampled_from(
    ["players", "temples", "board", "modules", "rulebook", "color", "name", "gold"]
)
LIKE_A_REQUEST = st.recursive(
    ODD | st.integers(0, 3) | st.just("R1210tW1012"),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(KEYS | st.sampled_from(["sun", "water", "red"]), inner, max_size=8)
    ),
)


@st.composite
def nearly_right(draw: st.DrawFn) -> dict[str, Any]:
    """A request that could be scored, with something else in one or two places."""
    request = with_two(**draw(st.sampled_from([{"temples": [{"red": 2}]}, {"board": "R1210t"}])))
    request = json.loads(json.dumps(request))
    for _ in range(draw(st.integers(0, 2))):
        place = draw(st.sampled_from([request, *request["players"]]))
        if isinstance(place, dict):
            place[draw(st.sampled_from([*place, "modules", "rulebook"]))] = draw(ANY_JSON)
        if not isinstance(request.get("players"), list):
            break
    return request


def check_problems(found: Sequence[Problem]) -> None:
    """Each of them once, and all with words."""
    assert found and len(found) == len({(problem.field, problem.code) for problem in found})
    assert all(problem_text(problem, language("en")) for problem in found)


@given(st.one_of(nearly_right(), LIKE_A_REQUEST, ANY_JSON))
@settings(max_examples=400, deadline=None)
def test_any_json_is_scored_or_refused_with_every_problem(data: object) -> None:
    english = language("en")
    try:
        sheet = read_request(data)
    except BadInput as error:
        check_problems(error.problems)
    else:
        answer = score_json(sheet, english)
        json.dumps(answer)
        assert sheet.state in (State.TIED, State.FINAL) and answer["winners"]
        assert (answer["decided_by"] == "open") == bool(answer["missing"])


@given(st.one_of(LIKE_A_REQUEST, st.fixed_dictionaries({"players": ANY_JSON, "board": ANY_JSON})))
@settings(deadline=None)
def test_any_json_is_checked_or_refused(data: object) -> None:
    english = language("en")
    try:
        board, setup, colors = read_check(data)
    except BadInput as error:
        check_problems(error.problems)
    else:
        json.dumps(check_json(board, setup, colors, english))


def test_seven_temples_are_too_many_for_anybody(client: CheckingClient) -> None:
    four = [*TWO, {**WHITE, "color": "yellow"}, {**WHITE, "color": "purple"}]
    assert len(post(client, {"players": four, "temples": [{}] * 5})["temples"]) == 5
    assert problems(client, {"players": four, "temples": [{}] * 7}) == {
        ("temples", "too-many-temples")
    }


def test_five_players_are_too_many(client: CheckingClient) -> None:
    colors = ("red", "purple", "white", "yellow", "red")
    five = [{**WHITE, "color": color} for color in colors]
    assert problems(client, {"players": five, "temples": []}) == {
        ("players", "too-many-players"),
        ("players.4.color", "duplicate-color"),
    }


@pytest.mark.parametrize(
    ("board", "code", "position", "found"),
    [
        ("R1210x", "bad-character", 6, "x"),
        ("p1/m2/q", "bad-character", 7, "q"),
        ("R12", "board-ends-early", 3, None),
        ("t+", "bad-character", 2, "+"),
        ("p٣", "bad-character", 2, "٣"),
        ("R1210t/R2200", "no-such-tile", 8, "R2200"),
        ("tY3333+", "no-such-tile", 2, "Y3333"),
    ],
)
@pytest.mark.parametrize("tag", ["en", "fa"])
@both_addresses
def test_a_board_that_cannot_be_read_names_the_place(
    client: CheckingClient,
    path: str,
    tag: str,
    board: str,
    code: str,
    position: int,
    found: str | None,
) -> None:
    players: object = TWO if path.endswith("score") else ["red", "white"]
    response = client.post(f"{path}?lang={tag}", json={"players": players, "board": board})
    (problem,) = refused(response)
    assert (problem["field"], problem["code"]) == ("board", code)
    assert language(tag).number(position) in problem["message"]
    assert found is None or found in problem["message"]


@both_addresses
def test_a_board_longer_than_any_board(client: CheckingClient, path: str) -> None:
    players: object = TWO if path.endswith("score") else ["red", "white"]
    body = {"players": players, "board": "t/" * MAX_NOTATION}
    assert problems(client, body, path) == {("board", "too-long")}


def tied(**more: object) -> dict[str, Any]:
    """Red and White have 17 gold each, Yellow has less; nobody's cacao is known."""
    players = [
        {"color": "red", "gold": 10, "sun": 3, "water": 4},
        {"color": "yellow", "gold": 1, "sun": 0, "water": 0},
        {"color": "white", "gold": 10, "sun": 0, "water": 7},
    ]
    return {"players": players, "temples": [], **more}


def test_a_tie_is_open_until_the_cacao_is_known(client: CheckingClient) -> None:
    game = tied()
    answer = post(client, game)
    assert (answer["decided_by"], answer["winners"]) == ("open", ["red", "white"])
    assert answer["missing"] == ["players.0.cacao", "players.2.cacao"]
    assert [player["rank"] for player in answer["players"]] == [1, 3, 1]
    assert [player["cacao"] for player in answer["players"]] == [None] * 3
    game["players"][0]["cacao"] = 0
    answer = post(client, game)
    assert (answer["decided_by"], answer["missing"]) == ("open", ["players.2.cacao"])
    game["players"][2]["cacao"] = 2
    answer = post(client, game)
    assert (answer["decided_by"], answer["missing"]) == ("cacao", [])
    assert answer["winners"] == ["white"]


def test_cacao_that_decides_nothing_is_not_missing(client: CheckingClient) -> None:
    answer = post(client, with_two(temples=[{"red": 1}]))
    assert (answer["decided_by"], answer["missing"]) == ("gold", [])


def test_the_persian_rulebook_pays_every_second_place(client: CheckingClient) -> None:
    temples = [{"red": 3, "yellow": 1, "white": 1}]
    assert post(client, tied(temples=temples))["temples"][0]["gold"]["white"] == 1
    (temple,) = post(client, tied(temples=temples, rulebook="fa"))["temples"]
    assert temple["gold"] == {"red": 6, "yellow": 3, "white": 3}
    for wrong in ("en", "", 1, ["fa"], {"fa": 1}):
        assert problems(client, tied(rulebook=wrong)) == {("rulebook", "no-such-choice")}


def test_modules_add_fields_and_parts(client: CheckingClient) -> None:
    two = [{**RED, "lanterns": 2, "lighthouse": 0}, {**WHITE, "lanterns": 0, "lighthouse": 0}]
    with lantern.registered():
        game = {"players": two, "modules": ["lanterns"], "temples": []}
        red, white = post(client, game)["players"]
        assert (red["parts"]["lanterns"], red["total"], white["parts"]["lanterns"]) == (4, 19, 0)
        assert problems(client, {**game, "players": [two[0], WHITE]}) == {
            ("players.1.lanterns", "missing"),
            ("players.1.lighthouse", "missing"),
        }
        assert problems(client, {**game, "modules": []}) == {
            (f"players.{i}.{field}", "module-not-in-play")
            for i in (0, 1)
            for field in ("lanterns", "lighthouse")
        }
        checked = {"players": ["red", "white"], "board": "tR4000n1", "modules": ["lanterns"]}
        assert post(client, checked, "/api/check")["temples"][0]["gold"] == {"red": 0, "white": 0}
        assert problems(client, {**checked, "modules": []}, "/api/check") == {
            ("board", "no-such-tile")
        }
    assert problems(client, {**game, "players": TWO}) == {("modules", "unknown-module")}


@pytest.mark.parametrize(
    ("modules", "code"),
    [("x", "not-a-list"), ({}, "not-a-list"), (["x"], "unknown-module"), ([1], "not-text")],
)
@both_addresses
def test_modules_that_are_none(
    client: CheckingClient, path: str, modules: object, code: str
) -> None:
    players: object = TWO if path.endswith("score") else ["red", "white"]
    body = {"players": players, "board": "t", "modules": modules}
    assert problems(client, body, path) == {("modules", code)}


def test_a_board_may_have_white_space_as_on_the_pages(client: CheckingClient) -> None:
    answer = post(client, with_two(board=" R1210t\nW1012\n"))
    assert answer["temples"][0]["gold"] == {"red": 3, "white": 3}


def test_several_problems_are_all_named_at_once(client: CheckingClient) -> None:
    body = {
        "players": [
            {"color": "blue", "gold": -1, "sun": 4, "water": 5, "cacao": 6, "name": 1},
            {"color": "red", "gold": "abc"},
            {"color": "red", "gold": 1, "sun": 0, "water": 0},
            None,
            [],
        ],
        "temples": [{"red": 13, "pink": 1, "yellow": 1}, 7],
    }
    assert problems(client, body) == {
        ("players", "too-many-players"),
        ("players.0.color", "unknown-color"),
        ("players.0.gold", "out-of-range"),
        ("players.0.sun", "out-of-range"),
        ("players.0.water", "not-a-printed-value"),
        ("players.0.cacao", "out-of-range"),
        ("players.0.name", "not-text"),
        ("players.1.gold", "not-a-number"),
        ("players.1.sun", "missing"),
        ("players.1.water", "missing"),
        ("players.2.color", "duplicate-color"),
        ("players.3", "not-an-object"),
        ("players.4", "not-an-object"),
        ("temples.0.red", "out-of-range"),
        ("temples.0.pink", "unknown-color"),
        ("temples.0.yellow", "color-not-playing"),
        ("temples.1", "not-an-object"),
    }


def test_a_bad_board_does_not_hide_bad_players(client: CheckingClient) -> None:
    body = {"players": [{**RED, "sun": 9}, WHITE], "board": "?"}
    assert problems(client, body) == {("players.0.sun", "out-of-range"), ("board", "bad-character")}


@every_language
@pytest.mark.parametrize(("field", "value", "code"), BAD_PLAYER[::3])
def test_problems_are_told_in_the_language_asked_for(
    client: CheckingClient, tag: str, field: str, value: object, code: str
) -> None:
    body = {"players": [{**RED, field: value}, WHITE], "temples": []}
    limits = {"gold": BANK, "sun": 3, "cacao": 5, "name": NAME_LIMIT}
    problem = Problem("", code, {"min": 0, "max": limits.get(field, 0)})
    expected = problem_text(problem, language(tag))
    asked = client.post(f"/api/score?lang={tag}", json=body)
    accepted = client.post("/api/score", json=body, headers={"Accept-Language": f"{tag}-XX"})
    for response in (asked, accepted):
        assert [problem["message"] for problem in refused(response)] == [expected]
        assert response.headers["Content-Language"] == tag
        assert response.json["title"] == language(tag).text("Check what you entered")


NOT_JSON = {
    "empty": b"",
    "white space": b" \n ",
    "text": b"hello",
    "half": b'{"players": [',
    "form": b"players=2&board=t",
    "not UTF-8": b'{"players": "\xff\xfe"}',
    "UTF-16 without a mark": '{"players": 1}'.encode("utf-16-be")[:-1],
    "deep list": b"[" * 30_000 + b"]" * 30_000,
    "deep object": b'{"players":' * 5_000 + b"1" + b"}" * 5_000,
    "endless number": b'{"players": ' + b"9" * 5_001 + b"}",
    "null": b"null",
    "number": b"NaN",
}


@pytest.mark.parametrize("body", NOT_JSON.values(), ids=NOT_JSON.keys())
@both_addresses
def test_what_is_not_a_json_object_is_told_so(
    client: CheckingClient, path: str, body: bytes
) -> None:
    for content_type in (JSON, "text/plain", "application/x-www-form-urlencoded", ""):
        response = client.post(path, data=body, content_type=content_type)
        assert problems_of(response) == [("", "not-an-object")]


def test_json_is_read_whatever_it_calls_itself(client: CheckingClient) -> None:
    body = json.dumps(with_two(temples=[]))
    for content_type in ("text/plain", "application/x-www-form-urlencoded", "image/png", ""):
        response = client.post("/api/score", data=body, content_type=content_type)
        assert response.status_code == 200
    multipart = client.post("/api/score", data={"board": "t"}, content_type="multipart/form-data")
    assert problems_of(multipart) == [("", "not-an-object")]


@every_language
@both_addresses
def test_too_much_is_not_even_read(client: CheckingClient, path: str, tag: str) -> None:
    for size in (BODY_LIMIT + 1, 10_000_000):
        response = client.post(f"{path}?lang={tag}", data=b" " * size, content_type=JSON)
        assert refused(response, 413) == []
        assert response.json["title"] == language(tag).text("That is too big to send")


@pytest.mark.parametrize("method", ["get", "put", "delete", "patch"])
@both_addresses
def test_other_methods_are_refused(client: CheckingClient, path: str, method: str) -> None:
    response = client.open(path, method=method.upper())
    assert refused(response, 405) == []


@pytest.mark.parametrize(
    "name", ["<b>Ana</b>", "\u202eAna", "A\x00na", "\\ud800", "آنا", "😀" * NAME_LIMIT, "'\"&"]
)
def test_hostile_names_are_only_names(client: CheckingClient, name: str) -> None:
    text = json.dumps(with_two(temples=[{"red": 1}])).replace('"Ana"', f'"{escaped(name)}"')
    response = client.post("/api/score", data=text, content_type=JSON)
    assert response.status_code == 200
    answer = response.json
    assert answer["players"][0]["name"] in answer["temples"][0]["reason"]
    assert answer["players"][0]["name"].isprintable()


def escaped(name: str) -> str:
    return name if name.startswith("\\") else json.dumps(name)[1:-1]


@every_language
def test_checking_a_board(client: CheckingClient, tag: str) -> None:
    reader = language(tag)
    body = {"players": ["red", "white"], "board": "R1210tW1012"}
    answer = post(client, body, path=f"/api/check?lang={tag}")
    assert list(answer) == ["findings", "temples"]
    (temple,) = answer["temples"]
    assert temple["gold"] == {"red": 3, "white": 3}
    assert temple["reasons"] == {"red": "shared-first", "white": "shared-first"}
    assert reader.list([reader.text("Red"), reader.text("White")]) in temple["reason"]
    assert {"too-few-tiles", "no-start-tiles"} <= {each["code"] for each in answer["findings"]}
    assert all(each["message"] for each in answer["findings"])


def test_a_played_board_could_have_happened(client: CheckingClient) -> None:
    game = simulate(setup_for(3), seed=2)
    colors = [village.color for village in game.villages]
    answer = post(client, {"players": colors, "board": str(game.board)}, path="/api/check")
    assert [each for each in answer["findings"] if each["severity"] == "impossible"] == []
    assert len(answer["temples"]) == len(game.board.temples())


def test_an_empty_board_can_be_checked(client: CheckingClient) -> None:
    answer = post(client, {"players": ["red", "white"], "board": ""}, path="/api/check")
    assert answer["temples"] == [] and answer["findings"]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({}, {("players", "missing"), ("board", "missing")}),
        ({"players": "red", "board": 1}, {("players", "not-a-list"), ("board", "not-text")}),
        ({"players": ["red"], "board": "t"}, {("players", "too-few-players")}),
        ({"players": ["red", "red"], "board": "t"}, {("players.1", "duplicate-color")}),
        (
            {"players": ["blue", None, 3, ["red"], {}], "board": "x"},
            {
                ("players", "too-many-players"),
                ("players.0", "unknown-color"),
                ("players.1", "missing"),
                *((f"players.{i}", "unknown-color") for i in (2, 3, 4)),
                ("board", "bad-character"),
            },
        ),
        ({"players": ["red", "white"], "board": None}, {("board", "missing")}),
        ({"players": ["red", "white"], "board": ["t"]}, {("board", "not-text")}),
    ],
)
def test_checking_nonsense(client: CheckingClient, body: object, expected: set[Any]) -> None:
    assert problems(client, body, "/api/check") == expected
