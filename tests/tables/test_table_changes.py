"""Changing a table: what arrives, what is refused, and what stays untouched."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from scorer.engine.board import MAX_NOTATION
from scorer.engine.components import Color
from scorer.i18n import language
from scorer.i18n.messages import problem_text
from scorer.sheet import BadInput
from scorer.sheet.entries import SEAT_KEYS, VALUE_LIMIT, clean_fields, table_keys
from scorer.tables import (
    BATCH_LIMIT,
    Database,
    NoSuchTable,
    Sender,
    TooManyChanges,
    apply_changes,
    changes,
    changes_since,
    create_table,
    delete_table,
    open_table,
    schema,
    table,
    undo,
)
from scorer.tables.codes import new_code
from scorer.tables.database import now

OpenDatabase = Callable[..., Database]


def test_a_table_begins_with_what_was_entered(db: Database) -> None:
    made = create_table(db, {"seat1": "red:Ana", "gold1": "", "seat2": "white"})
    news = changes_since(db, made.code, 0)
    assert news.fields == {"seat1": "red:Ana", "seat2": "white"}
    assert (news.version, news.game, news.finished_games, news.is_all) == (2, 1, 0, True)
    assert open_table(db, made.shown.lower()) == made


def test_phones_hear_only_what_changed(db: Database) -> None:
    code = create_table(db, {"seat1": "red"}).code
    assert apply_changes(db, code, {"gold1": "3", "water1": "4"}, Sender("ana", "1")).version == 3
    assert apply_changes(db, code, {"gold1": ""}, Sender("bo", "1")).version == 4
    assert changes_since(db, code, 1).fields == {"water1": "4", "gold1": ""}
    assert changes_since(db, code, 3).fields == {"gold1": ""}
    assert changes_since(db, code, 4).fields == {}
    assert changes_since(db, code, 0).fields == {"seat1": "red", "water1": "4"}


def test_two_seats_never_have_the_same_colour(db: Database) -> None:
    """Whoever is second is told; before, such a table could not be opened any more."""
    code = create_table(db, {"seat1": "red:Ana", "seat2": "white"}).code
    apply_changes(db, code, {"seat1": "yellow:Ana", "gold1": "3"}, Sender("ana", "1"))
    for seats, refused in (
        ({"seat2": "yellow:Bo", "gold2": "4"}, "seat2"),
        ({"seat1": "white"}, "seat1"),
    ):
        with pytest.raises(BadInput) as error:
            apply_changes(db, code, seats, Sender("bo", "1"))
        assert [(each.field, each.code) for each in error.value.problems] == [
            (refused, "duplicate-color")
        ]
    # They may change places.
    apply_changes(db, code, {"seat1": "white", "seat2": "yellow"}, Sender("bo", "2"))
    assert changes_since(db, code, 0).fields == {"seat1": "white", "seat2": "yellow", "gold1": "3"}


def test_undo_does_not_give_two_seats_the_same_colour(db: Database) -> None:
    code = create_table(db, {"seat1": "red", "seat2": "white"}).code
    apply_changes(db, code, {"seat1": "yellow"}, Sender("ana", "1"))
    apply_changes(db, code, {"seat2": "red"}, Sender("bo", "1"))
    with pytest.raises(BadInput):
        undo(db, code, Sender("ana", "2"))


def test_a_version_from_the_future_gets_everything(db: Database) -> None:
    code = create_table(db, {"seat1": "red"}).code
    news = changes_since(db, code, 99)
    assert news.is_all and news.fields == {"seat1": "red"}


def test_a_batch_sent_again_is_not_applied_again(db: Database) -> None:
    code = create_table(db, {}).code
    apply_changes(db, code, {"gold1": "3"}, Sender("ana", "lost"))
    apply_changes(db, code, {"gold1": "4"}, Sender("bo", "1"))
    again = apply_changes(db, code, {"gold1": "3"}, Sender("ana", "lost"))
    # The phone whose answer was lost learns what the table holds now.
    assert (again.version, again.fields, again.is_applied) == (2, {"gold1": "4"}, True)
    # Another phone may count its batches in the same way.
    assert apply_changes(db, code, {"gold1": "5"}, Sender("bo", "lost")).version == 3


def test_one_bad_field_refuses_the_whole_batch_with_every_problem(db: Database) -> None:
    code = create_table(db, {"gold1": "1"}).code
    bad = {
        **{"gold1": "2", "x": "", "temple10": "", "seat1": "blue:Ana"},
        **{"water1": 4, "gold2": "1" * (VALUE_LIMIT + 1)},
    }
    with pytest.raises(BadInput) as refused:
        apply_changes(db, code, bad, Sender("ana", "1"))
    assert [(each.field, each.code) for each in refused.value.problems] == [
        ("x", "no-such-field"),
        ("temple10", "no-such-field"),
        ("seat1", "unknown-color"),
        ("water1", "not-text"),
        ("gold2", "value-too-long"),
    ]
    assert changes_since(db, code, 0).fields == {"gold1": "1"}


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("<script>alert(1)</script>", "red:<script>alert(1)</script>"),
        ("\u202eAna\u202c", "red:Ana"),
        ("  A\0n\ud800a\n", "red:A n a"),
        ("می\u200cخوام", "red:می\u200cخوام"),
        ("a:b", "red:a:b"),
        ("\u200f", "red"),
    ],
)
def test_names_are_kept_as_text(db: Database, name: str, kept: str) -> None:
    code = create_table(db, {"seat1": f"red:{name}"}).code
    assert changes_since(db, code, 0).fields == {"seat1": kept}


def test_lengths_have_limits(db: Database) -> None:
    board = "." * MAX_NOTATION
    code = create_table(db, {"board": board, "gold1": "1" * VALUE_LIMIT}).code
    assert changes_since(db, code, 0).fields["board"] == board
    for field, value in (
        *(("board", board + "."), ("seat1", "red:" + "x" * 10_000)),
        *(("cacao4", "9" * (VALUE_LIMIT + 1)), ("modules", "x" * (VALUE_LIMIT + 1))),
    ):
        with pytest.raises(BadInput):
            apply_changes(db, code, {field: value}, Sender("ana", "1"))


def test_every_field_fits_in_the_database(db: Database, for_few: str) -> None:
    code = create_table(db, {}).code
    seats = {key: color.value for key, color in zip(SEAT_KEYS, Color, strict=True)}
    values = {**dict.fromkeys(table_keys(), "1"), **seats, "modules": for_few}
    assert "lanterns3" in values and len(values) < BATCH_LIMIT
    apply_changes(db, code, values, Sender("x" * 40, "y" * 40))
    assert changes_since(db, code, 0).fields == values


anything = st.one_of(st.text(), st.text(max_size=5), st.integers(), st.none(), st.lists(st.text()))
keys = st.one_of(st.sampled_from(table_keys()), st.text(max_size=120))


def test_whatever_is_kept_comes_back_as_it_is(db: Database) -> None:
    """What a phone may send is refused with every problem, or kept in a form that stays the same."""
    code = create_table(db, {"gold1": "1"}).code

    @given(st.dictionaries(keys, anything, max_size=6))
    def send(values: dict[str, object]) -> None:
        clean, problems = clean_fields(values)
        assert clean.keys() | {problem.field for problem in problems} >= {
            key[:VALUE_LIMIT] for key in values
        }
        assert all(problem_text(problem, language("en")) for problem in problems)
        if problems:
            with pytest.raises(BadInput):
                apply_changes(db, code, values, Sender("ana", "never"))
        else:
            assert clean_fields(clean) == (clean, [])
            version = apply_changes(db, code, values, Sender("ana", new_code())).version
            assert changes_since(db, code, version - len(values)).fields == clean

    send()


def test_a_game_cannot_be_changed_for_ever(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "GAME_LIMIT", 2)
    code = create_table(db, {}).code
    apply_changes(db, code, {"gold1": "1", "gold2": "1"}, Sender("ana", "1"))
    with pytest.raises(TooManyChanges):
        apply_changes(db, code, {"gold1": "2"}, Sender("ana", "2"))
    assert changes_since(db, code, 0).version == 2


def _age(db: Database, code: str, days: float) -> None:
    with db.writing() as connection:
        it = schema.tables
        connection.execute(
            sa.update(it).where(it.c.code == code).values(used_at=now() - timedelta(days=days))
        )


def test_a_table_expires_when_nobody_uses_it(db: Database) -> None:
    code = create_table(db, {"gold1": "1"}).code
    _age(db, code, 29.9)
    assert changes_since(db, code, 1).fields == {}
    _age(db, code, 30.1)
    for use in (
        lambda: open_table(db, code),
        lambda: changes_since(db, code, 0),
        lambda: apply_changes(db, code, {"gold1": "2"}, Sender("ana", "1")),
        lambda: delete_table(db, code),
    ):
        with pytest.raises(NoSuchTable):
            use()


def test_looking_at_a_table_is_use(db: Database) -> None:
    code = create_table(db, {"gold1": "1"}).code
    for look in (lambda: changes_since(db, code, 1), lambda: open_table(db, code)):
        _age(db, code, 20)
        look()
        assert now() - open_table(db, code).used_at < timedelta(minutes=1)


def test_a_code_that_is_taken_is_drawn_again(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["ACDEFGHJ", "ACDEFGHJ", "ACDEFGHK"])
    monkeypatch.setattr(table, "new_code", lambda: next(drawn))
    assert [create_table(db, {"gold1": "1"}).code for _ in range(2)] == ["ACDEFGHJ", "ACDEFGHK"]


def test_a_deleted_table_is_gone(db: Database) -> None:
    code = create_table(db, {"gold1": "1"}).code
    delete_table(db, code)
    with pytest.raises(NoSuchTable):
        open_table(db, code)
    with pytest.raises(NoSuchTable):
        apply_changes(db, code, {"gold1": "1"}, Sender("ana", "1"))
