"""The set-up for programs; and what every endpoint makes of any JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from urllib.parse import quote

import lantern
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from page_checks import CheckingClient

from scorer.i18n import language, languages
from scorer.i18n.messages import PROBLEMS, problem_text
from scorer.modules.base.game import JUNGLE_BOX
from scorer.sheet import BadInput, Problem
from scorer.sheet.answer import problem_json
from scorer.sheet.entries import read_fields
from scorer.sheet.request import read_check, read_request
from scorer.sheet.schema import read
from scorer.web.api.table_models import Again, NewTable, Undo, read_changes
from scorer.web.errors import TITLES

TWO = {
    "players": 2,
    "modules": [],
    "worker_tiles_each": 11,
    "remove_workers": {},
    "add_workers": {},
    "remove_jungle": {"p1": 2, "m3": 1, "g1": 1, "w": 1, "s": 1, "t": 1},
    "add_jungle": {},
    "jungle": {
        **{"p1": 4, "p2": 2, "m2": 2, "m3": 3, "m4": 1},
        **{"g1": 1, "g2": 1, "w": 2, "s": 1, "t": 4},
    },
    "start": ["p1", "m2"],
    "pile": 17,
    "display": 2,
    "map_board": 0,
    "hand": 3,
}
THREE = {
    "players": 3,
    "modules": [],
    "worker_tiles_each": 10,
    "remove_workers": {"1-1-1-1": 1},
    "add_workers": {},
    "remove_jungle": {},
    "add_jungle": {},
    "jungle": dict(JUNGLE_BOX),
    "start": ["p1", "m2"],
    "pile": 24,
    "display": 2,
    "map_board": 0,
    "hand": 3,
}
FOUR = {
    **THREE,
    "players": 4,
    "worker_tiles_each": 9,
    "remove_workers": {"1-1-1-1": 1, "2-1-0-1": 1},
}


@pytest.mark.parametrize("expected", [TWO, THREE, FOUR], ids=["two", "three", "four"])
def test_set_up_for_so_many(client: CheckingClient, expected: dict[str, object]) -> None:
    response = client.get(f"/api/setup?players={expected['players']}")
    assert response.mimetype == "application/json"
    assert response.json == expected
    assert list(response.json) == list(expected), "in the order of the documentation"


def test_modules_change_the_set_up(client: CheckingClient) -> None:
    with lantern.registered():
        answer = client.get("/api/setup?players=3&modules=lanterns").json
        assert client.get("/api/setup?players=3&modules=").json == THREE
    assert answer == {
        **THREE,
        "modules": ["lanterns"],
        **{"worker_tiles_each": 11, "add_workers": {"4-0-0-0": 1}},
        **{"remove_jungle": {"p2": 1, "m3": 1, "g1": 2}, "add_jungle": {"n1": 3, "n2": 2}},
        "jungle": {
            **{"p1": 6, "p2": 1, "m2": 2, "m3": 3, "m4": 1},
            **{"g2": 1, "w": 3, "s": 2, "t": 5, "n1": 3, "n2": 2},
        },
        "pile": 25,
    }


@pytest.mark.parametrize(
    ("query", "problems"),
    [
        ("players=3&modules=nosuch", [("modules", "unknown-module")]),
        ("players=3&modules=few,few", [("modules", "repeated-module")]),
        (
            "players=3&modules=nosuch,few,few,big-game",
            [("modules", code) for code in ("unknown-module", "repeated-module", "module-alone")],
        ),
        ("players=4&modules=few", [("modules", "module-players")]),
        ("players=9&modules=x", [("players", "too-many-players"), ("modules", "unknown-module")]),
    ],
)
def test_modules_that_cannot_be(
    client: CheckingClient, for_few: str, query: str, problems: list[tuple[str, str]]
) -> None:
    answer = client.get(f"/api/setup?{query}", status=422)
    assert answer.mimetype == "application/problem+json"
    assert [(each["field"], each["code"]) for each in answer.json["errors"]] == problems


@pytest.mark.parametrize("typed", ["۳", "٣", " 3 "])
def test_any_digits_will_do(client: CheckingClient, typed: str) -> None:
    assert client.get(f"/api/setup?players={quote(typed)}").json == THREE


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("", "missing"),
        ("?players=", "missing"),
        ("?players=abc", "not-a-number"),
        ("?players=2.5", "not-a-number"),
        ("?players=%00", "not-a-number"),
        ("?players=1", "too-few-players"),
        ("?players=-2", "too-few-players"),
        ("?players=5", "too-many-players"),
        ("?players=" + "9" * 400, "too-many-players"),
    ],
)
@pytest.mark.parametrize("tag", ["de", "en", "es", "fa", "nl"])
def test_problems_are_named_in_the_language_asked_for(
    client: CheckingClient, query: str, code: str, tag: str
) -> None:
    mark = "&" if query else "?"
    asked = client.get(f"/api/setup{query}{mark}lang={tag}", status=422)
    accepted = client.get(f"/api/setup{query}", status=422, headers={"Accept-Language": tag})
    message = problem_text(Problem("players", code, {"min": 2, "max": 4}), language(tag))
    for response in (asked, accepted):
        assert response.mimetype == "application/problem+json"
        assert response.headers["Content-Language"] == tag
        assert response.json == {
            "type": "about:blank",
            "title": language(tag).text("Check what you entered"),
            "status": 422,
            "errors": [{"field": "players", "code": code, "message": message}],
        }


@pytest.mark.parametrize(
    ("query", "accept", "expected"),
    [
        ("lang=fa", "nl", "fa"),
        ("lang=nl-BE", "", "nl"),
        ("lang=xx", "de-AT", "de"),
        ("", "xx", "en"),
        ("lang=", "es;q=0.5,de;q=0.1", "es"),
    ],
)
def test_lang_goes_before_accept_language(
    client: CheckingClient, query: str, accept: str, expected: str
) -> None:
    headers = {"Accept-Language": accept}
    response = client.get(f"/api/setup?players=9&{query}", status=422, headers=headers)
    assert response.headers["Content-Language"] == expected


@pytest.mark.parametrize("tag", ["de", "en", "es", "fa", "nl"])
def test_an_unknown_address_is_a_problem_too(client: CheckingClient, tag: str) -> None:
    response = client.get(f"/api/nowhere?lang={tag}", status=404)
    assert response.mimetype == "application/problem+json"
    title = language(tag).text("Page not found")
    assert response.json == {"type": "about:blank", "title": title, "status": 404, "errors": []}


def test_a_wrong_method_is_a_problem_too(client: CheckingClient) -> None:
    response = client.post("/api/setup?lang=de")
    assert response.status_code == 405
    assert response.mimetype == "application/problem+json"
    assert response.json["title"] == languages()["de"].text(TITLES[405])


READERS: dict[str, Callable[[object], object]] = {
    "score": read_request,
    "check": read_check,
    "tables": lambda data: read_fields(read(NewTable, data).fields),
    "changes": lambda data: read_fields(read_changes(data)[1]),
    "undo": lambda data: read(Undo, data),
    "again": lambda data: read(Again, data),
}
WORDS = (
    *("players", "color", "name", "gold", "sun", "water", "cacao", "temples", "board", "modules"),
    *("rulebook", "red", "white", "fa", "fields", "seat1", "gold1", "g0", "author", "batch"),
    *("changes", "field", "value", "anyone", "game", "p1R1111/.m2", "tea", "x" * 200),
)
TEXTS = st.sampled_from(WORDS) | st.text(st.characters(exclude_categories=()), max_size=4)
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(-10, 10) | st.floats() | TEXTS,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.lists(inner, min_size=1, max_size=1).map(lambda items: items * 300)
        | st.dictionaries(TEXTS, inner, max_size=6)
    ),
    max_leaves=12,
)
LIKE_A_REQUEST = st.fixed_dictionaries(
    {},
    optional={
        **dict.fromkeys(("modules", "rulebook", "board", "anyone", "game", "author"), ANY_JSON),
        **{"fields": ANY_JSON | st.dictionaries(TEXTS, ANY_JSON), "batch": st.just("1") | ANY_JSON},
        **{key: ANY_JSON | st.lists(ANY_JSON) for key in ("players", "temples")},
        "changes": st.lists(
            ANY_JSON | st.fixed_dictionaries({"field": TEXTS}, optional={"value": ANY_JSON})
        ),
    },
)


def problems_of(reader: Callable[[object], object], data: object) -> tuple[Problem, ...] | None:
    try:
        reader(data)
    except BadInput as error:
        return error.problems
    return None


@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
def test_any_json_is_read_or_refused_in_known_words(reader: Callable[[object], object]) -> None:
    @given(ANY_JSON | LIKE_A_REQUEST)
    @settings(max_examples=150, deadline=None, derandomize=True)
    def send(data: object) -> None:
        problems = problems_of(reader, data)
        assert problems is None or 0 < len(problems) < 300
        for problem in problems or ():
            assert problem.code in PROBLEMS
            for tag in languages():
                told = problem_json(problem, language(tag))
                assert json.dumps(told) and told["message"] and "%(" not in told["message"]

    send()


def test_the_description_says_where_neither_temples_nor_a_board_are_due(
    client: CheckingClient,
) -> None:
    described = client.get("/api/openapi.json").json["components"]["schemas"]["ScoreRequest"]
    *one_of, neither = described["oneOf"]
    assert one_of == [{"required": ["board"]}, {"required": ["temples"]}]
    assert neither == {
        "properties": {"modules": {"contains": {"enum": ["gem-mines"]}}},
        "required": ["modules"],
        "not": {"anyOf": one_of},
    }
    players = [{"color": color, "gold": 1, "sun": 0, "water": 0} for color in ("red", "white")]
    body = {"players": players, "modules": ["gem-mines"]}
    assert client.post("/api/score", json=body).status_code == 200
