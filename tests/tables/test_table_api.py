"""The JSON that the pages' scripts talk with."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from phones import FINAL, Phone

from scorer.i18n.messages import PROBLEMS
from scorer.tables import BATCH_LIMIT


def errors(answer: Any) -> list[tuple[str, str]]:
    assert answer.mimetype == "application/problem+json"
    assert answer.headers["Cache-Control"] == "no-store"
    assert all(each["message"] for each in answer.json["errors"])
    return [(each["field"], each["code"]) for each in answer.json["errors"]]


def test_a_new_table_says_where_it_is(phone: Phone) -> None:
    answer = phone.post("", {"fields": {"seat1": "red:Ana"}})
    code, shown = answer.json["code"], answer.json["shown"]
    assert answer.status_code == 201
    assert shown == f"{code[:4]}-{code[4:]}"
    assert answer.json == {
        **{"code": code, "shown": shown, "version": 1, "fields": {"seat1": "red:Ana"}},
        "url": f"/api/tables/{shown}",
    }
    assert answer.headers["Location"] == f"/api/tables/{shown}"
    assert phone.client.get(answer.json["url"]).json["fields"] == {"seat1": "red:Ana"}


def test_phones_ask_again_and_again(phone: Phone) -> None:
    phone.create(seat1="red:Ana")
    first = phone.get("?after=0")
    assert first.headers["Cache-Control"] == "no-store"
    assert first.json == {
        **{"version": 1, "game": 1, "all": True, "games": 0},
        **{"fields": {"seat1": "red:Ana"}, "authors": {"seat1": 0}, "phones": {}},
        **{"you": 0, "ending": None, "applied": False},
    }
    nothing = phone.get("?after=1")
    assert (nothing.status_code, nothing.data) == (204, b"")
    assert nothing.headers["Cache-Control"] == "no-store"
    assert phone.enter(gold1="3", seat1="").json["version"] == 3
    news = phone.get("?after=1").json
    assert (news["fields"], news["all"]) == ({"gold1": "3", "seat1": ""}, False)


def test_nothing_new_is_always_the_same_answer(phone: Phone) -> None:
    phone.create(seat1="red:Ana")
    answers = [phone.get("?after=1") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [204] * 3
    assert answers[0].headers == answers[1].headers == answers[2].headers
    assert "Content-Security-Policy" in answers[2].headers
    phone.enter(gold1="3")
    assert phone.get("?after=1").json["fields"] == {"gold1": "3"}
    assert phone.get("?after=2").status_code == 204
    phone.post(f"/{phone.code}/delete", {})
    assert phone.get("?after=2").status_code == 410


def test_asking_sets_no_cookie(phone: Phone) -> None:
    phone.create()
    assert "Set-Cookie" not in phone.get("").headers


def test_a_strange_version_gets_everything(phone: Phone) -> None:
    phone.create(gold1="1")

    @given(st.one_of(st.text(), st.integers().map(str)).filter(lambda text: text.strip() != "1"))
    def ask(after: str) -> None:
        assert phone.get("", query_string={"after": after}).json["all"] is True

    ask()
    for after in ("99999999999999999999", "2147483647", "-1"):
        assert phone.get(f"?after={after}").json["all"] is True


def test_any_query_string_is_answered(phone: Phone) -> None:
    phone.create(**FINAL)
    phone.at("/again")
    names = st.sampled_from(["after", "since", "game", "lang"])
    queries = st.dictionaries(st.one_of(names, st.text()), st.text(), max_size=3)

    @given(st.sampled_from(["", "/games.csv", "/games.json", "/games.bgsplay"]), queries)
    def ask(path: str, query: dict[str, str]) -> None:
        answer = phone.get(path, query_string=query)
        assert answer.status_code in (200, 204, 404)
        assert answer.status_code != 404 or "game" in query

    ask()


@pytest.mark.parametrize("since", ["0", "1", "2", "x", ""])
def test_a_page_of_0_1_0_is_made_to_load_itself_again(phone: Phone, since: str) -> None:
    """Its script does so when the game is another than its own."""
    phone.create(seat1="red", gold1="1")
    for _ in range(2):
        answer = phone.get(f"?since={since}")
        assert answer.status_code == 200
        assert answer.json == {"version": 2, "game": 0, "fields": {}, "all": True, "games": 0}
    phone.code = "ACDEFGHJ"
    assert errors(phone.get(f"?since={since}")) == [("code", "no-such-table")]


def test_a_phone_of_0_1_0_can_still_send_its_changes(phone: Phone) -> None:
    phone.create()
    old = {"p0": "red:Ana", "t0": "R2...", "g1": "20", "w1": "7", "s1": "2", "c0": "1"}
    assert phone.enter(**old, b="p1", m="board").json["version"] == 8
    assert phone.fields() == {
        **{"seat1": "red:Ana", "temple1": "R2...", "gold2": "20", "water2": "7", "sun2": "2"},
        **{"cacao1": "1", "board": "p1", "mode": "board"},
    }
    assert errors(phone.enter(g4="1", t9="")) == [
        ("gold5", "no-such-field"),
        ("temple10", "no-such-field"),
    ]


@pytest.mark.parametrize("way", ["upper", "lower", "shown", "spaced"])
def test_codes_work_as_typed(phone: Phone, way: str) -> None:
    code = phone.create(gold1="1")
    typed = {
        "upper": code,
        "lower": code.lower(),
        "shown": f"{code[:4]}-{code[4:]}",
        "spaced": f"%20{code[:4]}%20{code[4:]}",
    }
    phone.code = typed[way]
    assert phone.fields() == {"gold1": "1"}
    assert phone.enter(gold1="2").status_code == 200


@pytest.mark.parametrize("code", ["ACDEFGHJ", "x", "0" * 500, "%00"])
def test_a_wrong_code_is_not_found_anywhere(phone: Phone, code: str) -> None:
    phone.code = code
    for answer in (
        *(phone.get(path) for path in ("", "/games.csv", "/games.json", "/games.bgsplay")),
        phone.enter(gold1="1"),
        *(phone.at(path) for path in ("/undo", "/again", "/delete", "/restore")),
    ):
        assert answer.status_code == 404
        assert errors(answer) == [("code", "no-such-table")]


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (None, [("", "not-an-object")]),
        ([], [("", "not-an-object")]),
        ({}, [("author", "missing"), ("batch", "missing"), ("changes", "missing")]),
        (
            {"author": "", "batch": "x" * 41, "changes": {}},
            [("author", "bad-id"), ("batch", "bad-id"), ("changes", "not-a-list")],
        ),
        (
            {"author": "a\0", "batch": 1, "changes": [1, {}, {"field": "x", "value": "1"}]},
            [
                *(("author", "bad-id"), ("batch", "bad-id")),
                *(("changes.0", "not-an-object"), ("changes.1", "not-an-object")),
                ("x", "no-such-field"),
            ],
        ),
        (
            {
                **{"author": "a", "batch": "1"},
                "changes": [{"field": "gold1", "value": "1"}] * (BATCH_LIMIT + 1),
            },
            [("changes", "too-many-changes")],
        ),
        ({"author": "a", "batch": "1", "changes": [{"field": "gold1"}]}, [("gold1", "not-text")]),
    ],
)
def test_bad_changes_are_refused_with_every_problem(
    phone: Phone, data: Any, found: list[tuple[str, str]]
) -> None:
    phone.create(gold1="7")
    answer = phone.post(f"/{phone.code}/changes", data)
    assert answer.status_code == 422 and errors(answer) == found
    assert phone.fields() == {"gold1": "7"}


def test_of_one_field_in_a_batch_the_last_value_counts(phone: Phone) -> None:
    phone.create()
    changes = [{"field": "gold1", "value": "1"}, {"field": "gold1", "value": "2"}]
    assert phone.at("/changes", changes=changes).json["version"] == 1
    assert phone.fields() == {"gold1": "2"}


@pytest.mark.parametrize("fields", [[], "seat1", None])
def test_a_table_needs_an_object_of_fields(phone: Phone, fields: Any) -> None:
    answer = phone.post("", {"fields": fields})
    assert answer.status_code == 422 and errors(answer) == [("fields", "not-an-object")]


def test_undo_says_what_it_did(phone: Phone) -> None:
    phone.create()
    phone.enter(gold1="1")
    assert phone.at("/undo").json == {"version": 2, "field": "gold1", "value": ""}
    nothing = phone.at("/undo")
    assert nothing.status_code == 409 and errors(nothing) == [("", "nothing-to-undo")]


def test_anyone_at_the_table_may_delete_it(phone: Phone) -> None:
    phone.create()
    assert phone.at("/delete").status_code == 204
    assert phone.get("").status_code == 410


def test_markup_in_a_name_stays_text(phone: Phone) -> None:
    phone.create(seat1="red:<b>\u202eAna</b>")
    assert phone.fields() == {"seat1": "red:<b> Ana</b>"}
    assert phone.get("").mimetype == "application/json"


def test_too_much_at_once_is_refused(phone: Phone) -> None:
    assert phone.post("", {"fields": {"board": "." * 70_000}}).status_code == 413
    assert errors(phone.post("", {"fields": {"seat1": "red:" + "x" * 10_000}})) == [
        ("seat1", "name-too-long")
    ]


@pytest.mark.parametrize(
    "code",
    ["no-such-table", "nothing-to-undo", "game-full", "bad-token", "too-often", "no-such-game"],
)
def test_every_problem_has_words(code: str) -> None:
    assert PROBLEMS[code]
