"""Temples in their text form, and temples of a board."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sheets import temple_texts

from scorer.engine.components import COLOR_OF, Color
from scorer.engine.simulate import simulate
from scorer.modules import setup_for
from scorer.sheet import Temple

MOST = setup_for(4).most_at_side
side = st.one_of(st.just((None, 0)), st.tuples(st.sampled_from(Color), st.integers(0, MOST)))
temples = st.one_of(
    st.just(Temple(is_in_play=False)),
    st.tuples(side, side, side, side).map(Temple),
)


@given(temples)
def test_a_temple_survives_its_text_form(temple):
    assert Temple.parse(str(temple), MOST) == temple
    counts = Counter()
    for color, workers in temple.sides:
        counts[color] += workers
    assert Counter(temple.workers) == +counts


@given(st.one_of(st.text(), temple_texts))
def test_any_text_is_a_temple_or_a_value_error(text):
    try:
        temple = Temple.parse(text, MOST)
    except ValueError:
        return
    assert len(temple.sides) == 4
    assert all(0 <= workers <= MOST for _, workers in temple.sides)
    assert str(temple).startswith(text)


@pytest.mark.parametrize(
    ("text", "workers"),
    [
        ("R2.Y1.", {"R": 2, "Y": 1}),
        ("R2", {"R": 2}),
        ("R2R3R1W1", {"R": 6, "W": 1}),
        ("....", {}),
        (".", {}),
        ("R0W1", {"W": 1}),
    ],
)
def test_workers(text, workers):
    expected = {COLOR_OF[letter]: count for letter, count in workers.items()}
    assert Temple.parse(text, MOST).workers == expected


def test_never_in_play_is_not_the_same_as_nobody_there():
    assert Temple.parse("-", MOST) != Temple.parse("....", MOST) == Temple()
    assert not Temple.parse("-", MOST).is_in_play and Temple().is_in_play


@pytest.mark.parametrize(
    "text", ["", "R", "R4", "r1", "B1", ".....", "R1R1R1R1R1", "R1 ", "R1\n", "--", "-R1", "R١"]
)
def test_what_is_no_temple(text):
    with pytest.raises(ValueError, match=r"^"):
        Temple.parse(text, MOST)


def test_the_most_on_a_side_comes_from_the_set_up():
    assert Temple.parse("R4", 4).workers == {Color.RED: 4}


@given(st.sampled_from([2, 3, 4]), st.integers(0, 1000))
def test_temples_of_a_board_have_its_workers(players, seed):
    game = simulate(setup_for(players), seed)
    for square in game.board.temples():
        temple = Temple.on_board(game.board, square)
        assert temple.workers == game.board.workers_at(square)
        assert Temple.parse(str(temple), MOST).workers == temple.workers
