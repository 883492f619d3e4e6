"""What phones hear: changes, who made them, who is where, and whether a batch has arrived."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from flask import Flask
from hypothesis import given
from hypothesis import strategies as st
from phones import FINAL, Phone
from test_table_upkeep import jump

from scorer.engine.components import Color
from scorer.sheet.entries import table_keys
from scorer.tables import (
    Database,
    Sender,
    apply_changes,
    changes,
    changes_since,
    create_table,
    poll,
)
from scorer.tables import Phone as Seen

MakePhone = Callable[..., Phone]


def code_of(answer: Any) -> tuple[int, str]:
    assert answer.mimetype == "application/problem+json", answer.text
    return answer.status_code, answer.json["errors"][0]["code"]


def test_a_change_answers_with_the_news(phone: Phone, make_phone: MakePhone) -> None:
    phone.create(seat1="red")
    other = make_phone("bo", code=phone.code)
    other.enter(gold1="3")
    news = phone.at("/changes", after=1, changes=[{"field": "gold2", "value": "4"}]).json
    assert news == {
        **{"version": 3, "game": 1, "all": False, "games": 0, "ending": None, "applied": True},
        **{"fields": {"gold1": "3", "gold2": "4"}, "authors": {"gold1": 0, "gold2": 0}},
        **{"phones": {}, "you": 0},
    }
    # What another phone entered and this one enters over is news of this one only.
    other.enter(sun1="1")
    news = phone.at("/changes", after=3, changes=[{"field": "sun1", "value": "2"}]).json
    assert (news["fields"], news["version"]) == ({"sun1": "2"}, 5)


def test_a_phone_can_ask_whether_its_batch_has_arrived(phone: Phone) -> None:
    phone.create(seat1="red")
    assert phone.get("?after=1&author=ana&batch=1").status_code == 204
    assert phone.enter(gold1="3").json["applied"] is True
    for after, fields in ((1, {"gold1": "3"}), (2, {})):
        arrived = phone.get(f"?after={after}&author=ana&batch=1")
        assert arrived.json["applied"] is True and arrived.json["fields"] == fields
    for question in ("after=2&author=bo&batch=1", "after=2&author=ana&batch=2"):
        assert phone.get(f"?{question}").status_code == 204
    assert phone.get("?after=1&author=ana&batch=2").json["applied"] is False


def test_phones_know_who_entered_what_and_who_is_where(phone: Phone, make_phone: MakePhone) -> None:
    phone.create(seat1="red", seat2="white")
    bo = make_phone("bo", code=phone.code)
    gold = [{"field": "gold1", "value": "3"}]
    first = phone.at("/changes", after=2, seat="red", editing="gold1", changes=gold).json
    assert first["phones"] == {"1": {"seat": "red", "editing": "gold1"}}
    assert (first["authors"], first["you"]) == ({"gold1": 1}, 1)
    second = bo.at("/changes", seat="white", changes=[]).json
    assert second["phones"].keys() == {"1", "2"} and second["you"] == 2
    bo.enter(gold1="5")
    news = phone.get(f"?after={first['version']}&author=ana").json
    assert (news["fields"], news["authors"]) == ({"gold1": "5"}, {"gold1": 2})
    assert news["phones"] == {"2": {"seat": "white", "editing": ""}} and news["you"] == 1
    # Where a phone is changes without the rest of it.
    phone.at("/changes", editing="", changes=[])
    assert phone.get("").json["phones"] == {
        "1": {"seat": "red", "editing": ""},
        "2": {"seat": "white", "editing": ""},
    }
    assert phone.get("").json["fields"] == {"seat1": "red", "seat2": "white", "gold1": "5"}


def test_a_phone_that_says_nothing_any_more_edits_nothing(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = create_table(db, {}).code
    apply_changes(db, code, {}, Sender("ana", "1", "red", "gold1"))
    jump(monkeypatch, timedelta(seconds=29))
    # To say which seat it is does not say that it is still at the field.
    apply_changes(db, code, {}, Sender("ana", "2", "white"))
    assert changes_since(db, code, 0).phones == {1: Seen("white", "gold1")}
    jump(monkeypatch, timedelta(seconds=31))
    assert changes_since(db, code, 0).phones == {1: Seen("white", "")}
    apply_changes(db, code, {}, Sender("ana", "3", editing="gold1"))
    assert changes_since(db, code, 0).phones == {1: Seen("white", "gold1")}


def test_a_table_has_room_for_so_many_phones(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "PHONE_LIMIT", 1)
    code = create_table(db, {}).code
    for author in ("ana", "bo", "ana"):
        apply_changes(db, code, {"gold1": author}, Sender(author, author * 2, "red"))
    news = changes_since(db, code, 0)
    assert news.phones == {1: Seen("red")} and news.fields == {"gold1": "bo"}


def test_entries_for_another_game_are_refused(phone: Phone) -> None:
    phone.create(**FINAL)
    entered = {"game": 1, "changes": [{"field": "gold1", "value": "31"}]}
    assert phone.at("/changes", **entered).status_code == 200
    phone.at("/again")
    before = phone.get("").json
    # The batch that arrived in time is known; another one for that game is too late.
    batch = {"author": "ana", "batch": "1", **entered}
    answer = phone.post(f"/{phone.code}/changes", batch).json
    assert answer["applied"] is True and answer["game"] == 2
    assert code_of(phone.at("/changes", **entered)) == (409, "other-game")
    assert phone.get("").json == before
    assert phone.at("/changes", **{**entered, "game": 2}).status_code == 200


def test_polls_of_known_phones_do_not_reach_flask(
    make_app: Callable[..., Flask], make_phone: MakePhone
) -> None:
    asked: list[str] = []
    app = make_app()
    app.before_request(lambda: asked.append("") or None)
    phone = make_phone("ana", app)
    phone.create(seat1="red:" + "ی" * 20, seat2="white")
    phone.at("/changes", seat="red", changes=[{"field": "board", "value": "p1" * 300}])
    asked.clear()
    headers = {"Accept-Encoding": "br"}
    for query in ("after=1", "after=1&author=ana", "after=1&author=ana&batch=2", "after=4"):
        quick = phone.get(f"?{query}", headers=headers)
        assert not asked, query
        slow = phone.get(f"?lang=en&{query}", headers=headers)
        assert asked.pop() == ""
        assert (quick.status_code, quick.data) == (slow.status_code, slow.data)
        assert quick.status_code == 204 or sorted(quick.headers) == sorted(slow.headers)
    # Everybody else is answered by Flask.
    stranger = make_phone("bo", app, phone.code)
    asked.clear()
    assert stranger.get("?after=1").status_code == 200 and asked


def counted(engine: sa.Engine, run: Callable[[], object]) -> int:
    statements: list[str] = []

    def count(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        statements.append(statement)

    sa.event.listen(engine, "before_cursor_execute", count)
    run()
    sa.event.remove(engine, "before_cursor_execute", count)
    # Beginning and committing come on top.
    return len([each for each in statements if not each.startswith("BEGIN")])


@pytest.mark.parametrize("fields", [1, 4])
def test_a_change_takes_four_statements_with_presence_and_news(db: Database, fields: int) -> None:
    code = create_table(db, {}).code
    apply_changes(db, code, {"sun1": "1"}, Sender("ana", "1"))
    values = {f"gold{n}": "1" for n in range(1, fields + 1)}
    for batch, seat in (("2", None), ("3", "red"), ("4", "white")):
        sender = Sender("ana", batch, seat, "gold1" if seat else None)
        run = lambda sender=sender: apply_changes(db, code, values, sender, 1)  # noqa: E731
        assert counted(db.engines.writer, run) == 4
    assert (
        counted(db.engines.writer, lambda: apply_changes(db, code, {}, Sender("a", "5", ""))) == 3
    )


def test_a_poll_takes_one_statement(db: Database) -> None:
    code = create_table(db, {"gold1": "1", "gold2": "2"}).code
    for after in (0, 1, 2):
        assert counted(db.engines.reader, lambda after=after: poll(db, code, after, "a", "b")) == 1


texts = st.one_of(st.text(max_size=45), st.text("abc!~ \x7f%&", max_size=45))


def test_any_poll_is_answered(phone: Phone) -> None:
    phone.create(gold1="1")
    phone.at("/changes", seat="red", changes=[])
    names = st.sampled_from(["after", "author", "batch"])
    values = st.one_of(texts, st.integers().map(str), st.just("ana"))

    @given(st.dictionaries(names, values))
    def ask(query: dict[str, str]) -> None:
        answer = phone.get("", query_string=query)
        assert answer.status_code in (200, 204)
        if answer.status_code == 200:
            assert answer.json["you"] == int(query.get("author") == "ana")
            assert answer.json["applied"] is False

    ask()


json_values = st.one_of(
    *(st.none(), st.booleans(), st.integers(), st.floats(), texts),
    *(st.lists(st.integers(), max_size=2), st.dictionaries(texts, st.integers(), max_size=2)),
)


def test_whatever_a_phone_says_about_itself_is_read_or_refused(phone: Phone) -> None:
    phone.create(gold1="1")
    said = st.fixed_dictionaries(
        {},
        optional={
            "after": json_values,
            "game": json_values,
            "seat": st.one_of(json_values, st.sampled_from([*Color])),
            "editing": st.one_of(json_values, st.sampled_from(table_keys())),
        },
    )

    @given(said)
    def say(data: dict[str, Any]) -> None:
        answer = phone.at("/changes", **data, changes=[])
        good = {
            "seat": [None, "", *Color],
            "editing": [None, "", *table_keys()],
        }
        wrong = [name for name, known in good.items() if data.get(name) not in known]
        if wrong:
            assert answer.status_code == 422
            assert [each["field"] for each in answer.json["errors"]] == wrong
        elif type(data.get("game")) is int and data["game"] != 1:
            assert code_of(answer) == (409, "other-game")
        else:
            assert answer.status_code == 200 and answer.json["applied"] is True
            mine = answer.json["phones"].get(str(answer.json["you"]), {})
            for name in good:
                assert data.get(name) is None or mine[name] == data[name]

    say()
