"""Whatever people or programs send, there is an answer: no crash, no traceback, and never for long."""

from __future__ import annotations

import json
import random
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any
from urllib.parse import urlencode

import pytest
from flask.testing import FlaskClient
from flask_wtf.csrf import generate_csrf
from werkzeug.test import TestResponse

from scorer import create_app
from scorer.answers import game_json
from scorer.engine.board import Board, NotationError
from scorer.engine.checks import check
from scorer.engine.components import setup_for
from scorer.engine.intake import BadRequest, read_request
from scorer.engine.simulate import simulate
from scorer.i18n import languages
from scorer.rules.search import LONGEST_QUERY, QueryTooLong, search
from scorer.tables.fields import FIELDS, clean_fields

AT_LEAST = 20_000
PATIENCE = 20
"""Seconds for one input: hundreds of times what the slowest takes, so a busy machine does not matter."""
COUNTS = {
    "notation": 7_000,
    "requests": 5_500,
    "search": 4_000,
    "fields": 2_500,
    "pages": 1_500,
    "api": 1_500,
}
ODD = (
    *(
        "",
        " ",
        "\0",
        "\x7f",
        "\u200c",
        "\u202e",
        "\ud800",
        "\ufeff",
        "\U0001f36b",
        "é",
        "۳",
        "²",
        "½",
    ),
    *("%", "%00", "%s", "{0}", "<b>", "'", '"', "\\", "\r\n", "&", ";", "=", "..", "/", "+", "-1"),
    *("NaN", "1e999", "0x10", "9" * 400, "null", "true", "[]", "{}", "(" * 50, "a" * 3_000),
)


def garbage(chance: random.Random, longest: int = 40) -> str:
    """Text from anywhere in Unicode, and pieces that have broken programs before."""
    parts = []
    for _ in range(chance.randrange(6)):
        if chance.random() < 0.5:
            parts.append(chance.choice(ODD))
        else:
            top = chance.choice((0x80, 0x700, 0x3000, 0x11000))
            parts.append(
                "".join(chr(chance.randrange(top)) for _ in range(chance.randrange(longest)))
            )
    return "".join(parts)


TILES = ("R1111", "Y0210", "t", "w", "p1", "m3", "g2", ".", "/", "+", "R9", "q")


def mutated(text: str, chance: random.Random) -> str:
    """A text with a few pieces cut out, doubled, turned round or replaced."""
    for _ in range(chance.randrange(1, 5)):
        at, to = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        piece = text[at:to]
        new = chance.choice(("", piece * 2, piece[::-1], garbage(chance, 4), chance.choice(TILES)))
        text = text[:at] + new + text[to:]
    return text[:30_000]


@contextmanager
def in_time(what: object) -> Iterator[None]:
    """Fail, with the input, when it takes too long."""

    def too_long(_: int, frame: FrameType | None) -> None:
        raise TimeoutError(repr(what)[:500])

    before = signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def each(
    kind: str, make: Callable[[random.Random], Any], use: Callable[[Any], Any]
) -> Counter[Any]:
    """Use as many inputs as were promised of this kind; the answers, counted."""
    answers: Counter[Any] = Counter()
    for number in range(COUNTS[kind]):
        given = make(random.Random(f"{kind} {number}"))
        with in_time(given):
            answers[use(given)] += 1
    assert answers.total() == COUNTS[kind]
    return answers


def test_that_is_many_inputs() -> None:
    assert sum(COUNTS.values()) >= AT_LEAST


def test_what_hangs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "PATIENCE", 0.01)
    with pytest.raises(TimeoutError, match="this input"), in_time("this input"):
        signal.pause()


GAMES = [game_json(simulate(players, seed)) for seed in range(3) for players in (2, 3, 4)]
BOARDS = [game["board"] for game in GAMES]


def test_notation() -> None:
    def make(chance: random.Random) -> str:
        if chance.random() < 0.2:
            return garbage(chance)
        if chance.random() < 0.4:
            return "".join(chance.choices(TILES[:-3], k=chance.choice((5, 40, 40, 12_000))))
        return mutated(chance.choice(BOARDS), chance)

    def use(text: str) -> str:
        try:
            board = Board.parse(text)
        except NotationError as error:
            return error.code
        assert Board.parse(str(board)) == board
        check(board, setup_for(2 + len(text) % 3))
        return "a board"

    answers = each("notation", make, use)
    assert answers["a board"] > 500 and len(answers) >= 4


def spoiled(data: Any, chance: random.Random) -> Any:
    """JSON with one or a few values replaced by something else."""
    if not isinstance(data, dict | list) or not data or chance.random() < 0.1:
        odd = (None, True, -1, 10**30, 1.5, float("inf"), [], {}, [[]], garbage(chance), "red")
        return chance.choice(odd)
    if isinstance(data, list):
        at = chance.randrange(len(data))
        changed = [*data[:at], spoiled(data[at], chance), *data[at + 1 :]]
        return chance.choice((changed, changed, changed * 2, changed[:at]))
    key = chance.choice(list(data))
    changed = {**data, key: spoiled(data[key], chance)}
    if chance.random() < 0.2:
        changed[garbage(chance)] = changed.pop(key)
    return changed


def made_request(chance: random.Random) -> Any:
    game = {key: value for key, value in chance.choice(GAMES).items() if key != "moves"}
    if chance.random() < 0.3:
        del game["board"]
        game["temples"] = [{"red": 2, "white": 1}, {"red": chance.randrange(9)}]
    for _ in range(chance.randrange(3)):
        game = spoiled(game, chance)
    return game


def test_requests() -> None:
    def use(data: Any) -> str:
        try:
            asked = read_request(data)
        except BadRequest as error:
            return error.problems[0].code
        asked.score()
        asked.findings()
        return "scored"

    answers = each("requests", made_request, use)
    assert answers["scored"] > 500 and len(answers) >= 10


WORDS = (
    *("temple", "tie", "water", "worst", "sun", "gold", "tempel", "gleichstand", "Wasser"),
    *("templo", "empate", "agua", "معبد", "آب", "خورشید"),
)


def test_search() -> None:
    tongues = list(languages().values())

    def make(chance: random.Random) -> tuple[str, int]:
        words = " ".join(chance.choices(WORDS, k=chance.randrange(6)))
        text = garbage(chance) if chance.random() < 0.4 else mutated(words, chance)
        return text[: chance.choice((LONGEST_QUERY, LONGEST_QUERY, 5_000))], chance.randrange(5)

    def use(given: tuple[str, int]) -> str:
        try:
            return "found" if search(given[0], tongues[given[1] % len(tongues)]) else "nothing"
        except QueryTooLong:
            return "too long"

    answers = each("search", make, use)
    assert min(answers["found"], answers["nothing"], answers["too long"]) > 20


def test_fields() -> None:
    names = sorted(FIELDS)

    def make(chance: random.Random) -> dict[str, Any]:
        name = chance.choice((chance.choice(names), garbage(chance)))
        return {name: chance.choice((garbage(chance), f"red:{garbage(chance)}", None, 7, []))}

    def use(values: dict[str, Any]) -> str:
        clean, problems = clean_fields(values)
        # What is kept must be fit for any database.
        "".join(clean.values()).encode()
        return problems[0].code if problems else "kept"

    answers = each("fields", make, use)
    assert answers["kept"] > 300 and len(answers) >= 4


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


def answered(answer: TestResponse) -> int:
    text = answer.get_data()
    assert answer.status_code < 500, (answer.request.path, text[:500])
    assert b"Traceback" not in text
    return answer.status_code


PAGES = (
    *("setup", "setup/players", "setup/steps", "score", "score/players", "score/temples"),
    *("score/board", "score/sample", "score/villages", "score/result", "score/over"),
    *("rules/search", "rules/glossary", "rules/temple-ties", "t", "t/new", "t/ACDEFGHJ"),
)
NAMES = (
    *("players", "go", "p", "p", "b", "m", "q", "code", "with", "lang", "t0", "t1", "t0-0", "t9"),
    *("seats-0-name", "seats-0-color", "seats-9-name", "seats-x", "g0", "g1", "g9", "g0-5"),
    *("s0", "w0", "c0", "_external", "_anchor", "endpoint"),
)


def filled_in(chance: random.Random) -> list[tuple[str, str]]:
    """A form with good values, odd ones and fields that are not there."""
    query = [("p", "red:Ana"), ("p", "white")] if chance.random() < 0.8 else []
    for _ in range(chance.randrange(7)):
        good = (chance.choice(BOARDS), "2", "R2.Y1.", "board", "1", "-4", "red", "۱۲")
        odd = (garbage(chance), mutated(chance.choice(good), chance))
        name = garbage(chance, 8) if chance.random() < 0.05 else chance.choice(NAMES)
        query.append((name, chance.choice((*good, *odd, *odd, *odd))))
    return query


def as_text(fields: list[tuple[str, str]]) -> str:
    return urlencode(fields, errors="surrogatepass")


def test_pages(visitor: FlaskClient) -> None:
    tags = sorted(languages())

    def make(chance: random.Random) -> tuple[str, str]:
        path = f"/{chance.choice(tags)}/{chance.choice(PAGES)}"
        return path, as_text(filled_in(chance))[:30_000]

    def use(given: tuple[str, str]) -> int:
        return answered(visitor.get(given[0], query_string=given[1], follow_redirects=True))

    answers = each("pages", make, use)
    assert answers[200] > 300 and answers[422] > 30 and answers[404] > 10


def test_api(visitor: FlaskClient) -> None:
    token = {"X-CSRFToken": visitor.get("/token").text}
    fields = {"p0": "red:Ana", "p1": "white", "g0": "3", "w0": "4", "g1": "2", "w1": "7"}
    made = visitor.post("/api/tables", json={"fields": fields}, headers=token)
    table = f"/api/tables/{made.json['code']}"
    change = {"author": "ana", "batch": "1", "changes": [{"field": "g0", "value": "4"}]}

    def make(chance: random.Random) -> tuple[str, Any]:
        path = chance.choice(
            (
                *("/api/score", "/api/check", "/api/tables", f"{table}/changes", f"{table}/undo"),
                *("/api/rules", "/api/setup", table, "/en/t", "/en/t"),
            )
        )
        if path in ("/api/rules", "/api/setup", table, "/en/t"):
            return path, as_text([*filled_in(chance), ("q", garbage(chance)), ("since", "1x")])
        if path == "/api/check":
            board = mutated(chance.choice(BOARDS), chance)
            data: Any = {"players": ["red", "white"], "board": board}
        elif path == "/api/score":
            data = made_request(chance)
        else:
            data = {"fields": fields} if path == "/api/tables" else change
        data = spoiled(data, chance) if chance.random() < 0.7 else data
        body = json.dumps(data, ensure_ascii=chance.random() < 0.9)
        body = mutated(body, chance) if chance.random() < 0.2 else body
        return path, body.encode(errors="surrogatepass")

    def use(given: tuple[str, Any]) -> int:
        path, sent = given
        if path in ("/api/rules", "/api/setup", table):
            return answered(visitor.get(path, query_string=sent))
        form = {"content_type": "application/x-www-form-urlencoded"} if path == "/en/t" else {}
        return answered(visitor.post(path, data=sent, headers=token, **form))

    answers = each("api", make, use)
    assert answers[200] > 50 and answers[422] > 100
