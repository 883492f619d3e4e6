"""The JSON that the pages' scripts talk with."""

from __future__ import annotations

from typing import Any

import pytest
from phones import Phone

from scorer.messages import PROBLEMS


def errors(answer: Any) -> list[tuple[str, str]]:
    assert answer.mimetype == "application/problem+json"
    assert answer.headers["Cache-Control"] == "no-store"
    assert all(each["message"] for each in answer.json["errors"])
    return [(each["field"], each["code"]) for each in answer.json["errors"]]


def test_a_new_table_says_where_it_is(phone: Phone) -> None:
    answer = phone.post("", {"fields": {"p0": "red:Ana"}})
    code, shown = answer.json["code"], answer.json["shown"]
    assert answer.status_code == 201
    assert shown == f"{code[:4]}-{code[4:]}"
    assert answer.json == {
        **{"code": code, "shown": shown, "version": 1, "fields": {"p0": "red:Ana"}},
        "url": f"/api/tables/{shown}",
    }
    assert answer.headers["Location"] == f"/api/tables/{shown}"
    assert phone.client.get(answer.json["url"]).json["fields"] == {"p0": "red:Ana"}


def test_phones_ask_again_and_again(phone: Phone) -> None:
    phone.create(p0="red:Ana")
    first = phone.get("?since=0")
    assert first.headers["Cache-Control"] == "no-store"
    assert first.json == {
        **{"version": 1, "game": 1, "fields": {"p0": "red:Ana"}, "all": True, "games": 0}
    }
    nothing = phone.get("?since=1")
    assert (nothing.status_code, nothing.data) == (204, b"")
    assert nothing.headers["Cache-Control"] == "no-store"
    assert phone.enter(g0="3", p0="").json == {"version": 3}
    news = phone.get("?since=1").json
    assert (news["fields"], news["all"]) == ({"g0": "3", "p0": ""}, False)


def test_nothing_new_is_always_the_same_answer(phone: Phone) -> None:
    phone.create(p0="red:Ana")
    answers = [phone.get("?since=1") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [204] * 3
    assert answers[0].headers == answers[1].headers == answers[2].headers
    assert "Content-Security-Policy" in answers[2].headers
    phone.enter(g0="3")
    assert phone.get("?since=1").json["fields"] == {"g0": "3"}
    assert phone.get("?since=2").status_code == 204
    phone.post(f"/{phone.code}/delete", {})
    assert phone.get("?since=2").status_code == 404


def test_asking_sets_no_cookie(phone: Phone) -> None:
    phone.create()
    assert "Set-Cookie" not in phone.get("").headers


@pytest.mark.parametrize("since", ["-1", "x", "", "99999999999999999999", "2147483647"])
def test_a_strange_version_gets_everything(phone: Phone, since: str) -> None:
    phone.create(g0="1")
    assert phone.get(f"?since={since}").json["all"] is True


@pytest.mark.parametrize("way", ["upper", "lower", "shown", "spaced"])
def test_codes_work_as_typed(phone: Phone, way: str) -> None:
    code = phone.create(g0="1")
    typed = {
        "upper": code,
        "lower": code.lower(),
        "shown": f"{code[:4]}-{code[4:]}",
        "spaced": f"%20{code[:4]}%20{code[4:]}",
    }
    phone.code = typed[way]
    assert phone.fields() == {"g0": "1"}
    assert phone.enter(g0="2").status_code == 200


@pytest.mark.parametrize("code", ["ACDEFGHJ", "x", "0" * 500, "%00"])
def test_a_wrong_code_is_not_found_anywhere(phone: Phone, code: str) -> None:
    phone.code = code
    for answer in (
        *(phone.get(path) for path in ("", "/games.csv", "/games.json", "/games.bgsplay")),
        phone.enter(g0="1"),
        *(phone.at(path) for path in ("/undo", "/again", "/delete")),
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
            {"author": "a", "batch": "1", "changes": [{"field": "g0", "value": "1"}] * 65},
            [("changes", "too-many-changes")],
        ),
        ({"author": "a", "batch": "1", "changes": [{"field": "g0"}]}, [("g0", "not-text")]),
    ],
)
def test_bad_changes_are_refused_with_every_problem(
    phone: Phone, data: Any, found: list[tuple[str, str]]
) -> None:
    phone.create(g0="7")
    answer = phone.post(f"/{phone.code}/changes", data)
    assert answer.status_code == 422 and errors(answer) == found
    assert phone.fields() == {"g0": "7"}


def test_of_one_field_in_a_batch_the_last_value_counts(phone: Phone) -> None:
    phone.create()
    changes = [{"field": "g0", "value": "1"}, {"field": "g0", "value": "2"}]
    assert phone.at("/changes", changes=changes).json == {"version": 1}
    assert phone.fields() == {"g0": "2"}


@pytest.mark.parametrize("fields", [[], "p0", None])
def test_a_table_needs_an_object_of_fields(phone: Phone, fields: Any) -> None:
    answer = phone.post("", {"fields": fields})
    assert answer.status_code == 422 and errors(answer) == [("fields", "not-an-object")]


def test_undo_says_what_it_did(phone: Phone) -> None:
    phone.create()
    phone.enter(g0="1")
    assert phone.at("/undo").json == {"version": 2, "field": "g0", "value": ""}
    nothing = phone.at("/undo")
    assert nothing.status_code == 409 and errors(nothing) == [("", "nothing-to-undo")]


def test_anyone_at_the_table_may_delete_it(phone: Phone) -> None:
    phone.create()
    assert phone.at("/delete").status_code == 204
    assert phone.get("").status_code == 404


def test_markup_in_a_name_stays_text(phone: Phone) -> None:
    phone.create(p0="red:<b>\u202eAna</b>")
    assert phone.fields() == {"p0": "red:<b> Ana</b>"}
    assert phone.get("").mimetype == "application/json"


def test_too_much_at_once_is_refused(phone: Phone) -> None:
    assert phone.post("", {"fields": {"b": "." * 70_000}}).status_code == 413
    assert errors(phone.post("", {"fields": {"p0": "red:" + "x" * 10_000}})) == [
        ("p0", "name-too-long")
    ]


@pytest.mark.parametrize(
    "code",
    ["no-such-table", "nothing-to-undo", "game-full", "no-token", "too-often", "no-such-game"],
)
def test_every_problem_has_words(code: str) -> None:
    assert PROBLEMS[code]
