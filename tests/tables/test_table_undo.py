"""Undo: one's own last change, and never somebody else's work."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorer.tables import (
    Database,
    NothingToUndo,
    Sender,
    apply_changes,
    changes_since,
    create_table,
    undo,
)
from scorer.tables.log import Change, last_to_undo


class Table:
    """A table with batches that number themselves."""

    def __init__(self, db: Database, **fields: str) -> None:
        self.db, self.code, self.batch = db, create_table(db, fields).code, 0

    def enter(self, author: str, **fields: str) -> None:
        self.batch += 1
        apply_changes(self.db, self.code, fields, Sender(author, str(self.batch)))

    def undo(self, author: str, anyone: bool = False) -> tuple[str, str]:
        self.batch += 1
        undone = undo(self.db, self.code, Sender(author, str(self.batch)), anyone)
        return undone.field, undone.value

    @property
    def fields(self) -> dict[str, str]:
        return dict(changes_since(self.db, self.code, 0).fields)


@pytest.fixture
def at(db: Database) -> Table:
    return Table(db, seat1="red:Ana")


def test_undo_goes_back_step_by_step(at: Table) -> None:
    at.enter("ana", gold1="1")
    at.enter("ana", gold1="2")
    at.enter("ana", water1="4")
    assert [at.undo("ana") for _ in range(3)] == [("water1", ""), ("gold1", "1"), ("gold1", "")]
    assert at.fields == {"seat1": "red:Ana"}
    with pytest.raises(NothingToUndo):
        at.undo("ana")


def test_each_phone_undoes_its_own(at: Table) -> None:
    at.enter("ana", gold1="1")
    at.enter("bo", gold2="2")
    assert at.undo("ana") == ("gold1", "")
    assert at.fields == {"seat1": "red:Ana", "gold2": "2"}


def test_what_somebody_else_entered_over_it_stays(at: Table) -> None:
    at.enter("ana", water1="1")
    at.enter("ana", gold1="1")
    at.enter("bo", gold1="2")
    assert at.undo("ana") == ("water1", "")
    with pytest.raises(NothingToUndo):
        at.undo("ana")
    # Once the other has taken it back, it stands again.
    assert at.undo("bo") == ("gold1", "1")
    assert at.undo("ana") == ("gold1", "")


def test_anyone_may_undo_the_last_change_of_all(at: Table) -> None:
    at.enter("ana", gold1="1")
    at.enter("bo", gold1="2")
    assert at.undo("ana", anyone=True) == ("gold1", "1")
    assert at.undo("bo", anyone=True) == ("gold1", "")
    with pytest.raises(NothingToUndo):
        at.undo("bo", anyone=True)


def test_an_undo_sent_again_is_the_same_undo(at: Table) -> None:
    at.enter("ana", gold1="1")
    at.enter("ana", gold1="2")
    first = undo(at.db, at.code, Sender("ana", "lost"))
    assert undo(at.db, at.code, Sender("ana", "lost")) == first
    assert at.fields["gold1"] == "1"


def test_entering_the_same_again_is_nothing_to_undo(at: Table) -> None:
    at.enter("ana", gold1="1")
    at.enter("ana", gold1="1")
    assert at.undo("ana") == ("gold1", "")


def test_a_cleared_field_comes_back(at: Table) -> None:
    at.enter("ana", board="p1R1111")
    at.enter("bo", board="")
    assert at.undo("bo") == ("board", "p1R1111")


steps = st.lists(
    st.tuples(
        st.sampled_from(["ana", "bo"]), st.sampled_from(["gold1", "gold2", "undo", "undo-any"])
    ),
    max_size=30,
)


@given(steps)
def test_undo_never_goes_past_a_change_that_stands(steps: list[tuple[str, str]]) -> None:
    log: list[Change] = []
    for version, (author, step) in enumerate(steps, 1):
        if not step.startswith("undo"):
            log.append(Change(version, step, author, None, True))
            continue
        undone = last_to_undo(log, author if step == "undo" else None)
        if undone:
            gone = {change.undoes for change in log}
            over = [
                later
                for later in log
                if later.field == undone.field and later.version > undone.version
            ]
            assert undone.version not in gone
            assert all(later.undoes or later.version in gone for later in over)
            log.append(Change(version, undone.field, author, undone.version, True))
