"""Whatever people or programs send, there is an answer in the asked language: property tests.

The pages of the wizard and the calculator have theirs in `test_forms.py`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from flask.testing import FlaskClient
from flask_wtf.csrf import generate_csrf
from hypothesis import given, settings
from hypothesis import strategies as st
from werkzeug.test import TestResponse

from scorer import create_app
from scorer.engine.simulate import simulate
from scorer.i18n import languages
from scorer.modules import setup_for
from scorer.sheet.answer import game_json
from scorer.sheet.entries import table_keys

quickly = settings()
CODE = "ACDEFGHJ"
PAGES = (
    *("rules", "rules/search", "rules/glossary", "rules/temple-ties"),
    *("t", "t/new", f"t/{CODE}", f"t/{CODE}/villages", "offline", "privacy", "history", ""),
)

# What is typed into fields


GAMES = [game_json(simulate(setup_for(players), players)) for players in (2, 3, 4)]
DIGITS = st.one_of(
    st.integers(0, 300).map(str),
    st.text("0123456789۰۵٣९９²½", min_size=1, max_size=4),
    st.integers(18, 40).map(lambda n: "9" * n),
    st.sampled_from([400, 4_300, 4_301, 4_400, 6_000]).map(lambda n: "9" * n),
)
SIGNS = st.sampled_from(["", "-", "−", "+", "-+", "−+", "+-", "--", "-–", "＋", "- ", "\u200e-"])
NUMBERS = st.builds("{}{}{}".format, SIGNS, DIGITS, st.sampled_from(["", "", "", "\u200f", "e9"]))
ODD = st.sampled_from(
    [
        *("", " ", "\0", "\x7f", "\u200c", "\u202e", "\ud800", "\ufeff", "\U0001f36b", "٪", "%00"),
        *("%s", "%(gold)s", "{0}", "<b>", "'", '"', "\\", "\r\n", "&", ";", "=", "..", "/", "-"),
        *("NaN", "1e999", "0x10", "null", "true", "[]", "{}", "(" * 50, "a" * 3_000, "None"),
    ]
)
TEXTS = st.one_of(ODD, st.text(max_size=30), st.lists(ODD, max_size=4).map("".join))
TILES = st.sampled_from(["R1111", "Y0210+", "t", "w", "p1", "m3", "g2", ".", "/", "+", "R9", "q"])
BOARDS = st.one_of(
    st.lists(TILES, max_size=40).map("".join),
    st.sampled_from([game["board"] for game in GAMES]),
    st.builds(
        lambda board, at, tile: board[:at] + tile + board[at + len(tile) :],
        st.sampled_from([game["board"] for game in GAMES]),
        st.integers(0, 200),
        TILES,
    ),
)
SIDES = st.lists(st.sampled_from(["R2", "W1", "P3", "Y9", ".", "-", "R"]), max_size=5).map("".join)
SEATS = st.builds(
    "{}{}".format,
    st.sampled_from(["red", "white", "purple", "yellow", "RED", ""]),
    st.one_of(st.just(""), TEXTS.map(lambda name: f":{name}")),
)
VALUES = st.one_of(NUMBERS, NUMBERS, TEXTS, BOARDS, SIDES, SEATS, st.sampled_from(["1", "board"]))
OWN_KEYS = st.sampled_from(
    [
        *table_keys(),
        *("players", "p", "go", "q", "with", "code", "lang", "new", "tick", "done", "starter"),
        *("draw", "utm_source", "_external", "_anchor", "endpoint", "after", "since"),
    ]
)
NUMBERED = st.builds(
    "{}{}{}".format,
    st.sampled_from([*("seats-", "gold", "temple", "water", "seat", "g", "t", "s", "c", "p", "")]),
    st.one_of(DIGITS, NUMBERS),
    st.sampled_from(["", "", "-color", "-name", "-0", "-10", "-x", "-"]),
)
KEYS = st.one_of(OWN_KEYS, OWN_KEYS, NUMBERED, TEXTS)
SOMEBODY = st.sampled_from(
    [
        [("p", "red:Ana"), ("p", "white")],
        [("p", "red"), ("p", "purple"), ("p", "white"), ("p", "yellow:آرش")],
        [("players", "2")],
        [],
    ]
)
FIELDS = st.builds(
    lambda somebody, rest: [*somebody, *rest],
    SOMEBODY,
    st.lists(st.tuples(KEYS, VALUES), max_size=4),
)
TAGS = st.sampled_from(sorted(languages()))


def as_query(fields: list[tuple[str, str]]) -> str:
    """As a browser writes it, half characters included."""
    pairs = (f"{encoded(key)}={encoded(value)}" for key, value in fields)
    return "&".join(pairs)


def encoded(text: str) -> str:
    return quote(text, safe="", errors="surrogatepass")


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FlaskClient]:
    """A browser at an app that answers a crash as it would for real."""
    folder: Path = tmp_path_factory.mktemp("fuzz")
    app = create_app(
        {
            **{"DATABASE_URL": f"sqlite:///{folder}/tables.db", "SECRET_KEY": "kept"},
            **{"TESTING": True, "PROPAGATE_EXCEPTIONS": False},
        }
    )
    app.add_url_rule("/token", view_func=lambda: generate_csrf())
    yield app.test_client()
    app.extensions["tables"].close()


def check(answer: TestResponse, tag: str = "") -> None:
    """No crash, no traceback, and a whole page in the asked language."""
    text = answer.get_data(as_text=True)
    assert answer.status_code < 500, (answer.request.path, text[:500])
    assert "Traceback" not in text
    if tag and answer.mimetype == "text/html":
        found = re.match(r'\s*<!doctype html>\s*<html lang="(\w+)"', text)
        assert found and found[1] == tag, text[:200]
        assert text.rstrip().endswith("</html>")
        assert answer.request.path.startswith(f"/{tag}/") or not answer.history


# Pages


@quickly
@given(TAGS, st.sampled_from(PAGES), FIELDS)
def test_pages(visitor: FlaskClient, tag: str, page: str, fields: list[tuple[str, str]]) -> None:
    answer = visitor.get(f"/{tag}/{page}?{as_query(fields)}", follow_redirects=True)
    check(answer, tag)


# JSON


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), TEXTS, NUMBERS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=5,
)


@st.composite
def spoiled(draw: st.DrawFn, good: Any) -> Any:
    """Good JSON with a value in it replaced, doubled or left out."""
    if not isinstance(good, dict | list) or not good or draw(st.integers(0, 9)) == 0:
        return draw(JSON)
    if isinstance(good, list):
        at = draw(st.integers(0, len(good) - 1))
        changed = [*good[:at], draw(spoiled(good[at])), *good[at + 1 :]]
        return draw(st.sampled_from([changed, changed * 2, changed[:at]]))
    key = draw(st.sampled_from(sorted(good)))
    new = draw(st.one_of(st.just(key), TEXTS))
    return {k: v for k, v in good.items() if k != key} | {new: draw(spoiled(good[key]))}


REQUESTS = [{key: game[key] for key in ("players", "board")} for game in GAMES]
REQUESTS += [{"players": GAMES[0]["players"], "temples": [{"red": 2, "white": 1}]}]
CHANGE = {"author": "ana", "batch": "1", "changes": [{"field": "gold1", "value": "4"}]}
GOOD = {
    "score": REQUESTS,
    "check": [{"players": ["red", "white"], "board": GAMES[0]["board"]}],
    "tables": [{"fields": {"seat1": "red:Ana", "seat2": "white", "gold1": "3"}}],
    f"tables/{CODE}/changes": [CHANGE],
    f"tables/{CODE}/undo": [{"author": "ana", "batch": "2"}],
}


@quickly
@given(st.data(), st.sampled_from(sorted(GOOD)), TAGS)
def test_json(visitor: FlaskClient, data: st.DataObject, path: str, tag: str) -> None:
    good = data.draw(st.sampled_from(GOOD[path]))
    body = json.dumps(data.draw(spoiled(good)), ensure_ascii=data.draw(st.booleans()))
    answer = visitor.post(
        f"/api/{path}?lang={tag}",
        data=body.encode(errors="surrogatepass"),
        headers={"X-CSRFToken": visitor.get("/token").text},
        content_type="application/json",
    )
    check(answer)
    assert answer.is_json or answer.mimetype == "application/problem+json"


@quickly
@given(st.sampled_from(["rules", "setup", f"tables/{CODE}"]), FIELDS)
def test_queries_of_the_api(visitor: FlaskClient, path: str, fields: list[tuple[str, str]]) -> None:
    check(visitor.get(f"/api/{path}?{as_query(fields)}"))
