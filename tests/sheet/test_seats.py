"""Who sits at the table: seats in their text form, and every problem with them."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sheets import seatings

from scorer.engine.components import Color
from scorer.sheet import Problem, Seat
from scorer.sheet.seats import (
    NAME_LIMIT,
    SEAT_LIMIT,
    clean_text,
    count_problems,
    read_player_count,
    seat_problems,
)


@given(seatings)
def test_seats_survive_their_text_form(seats):
    texts = [str(seat) for seat in seats]
    assert seat_problems(texts) == []
    assert tuple(Seat.parse(text) for text in texts) == seats
    assert all(len(text) <= SEAT_LIMIT for text in texts)


@given(st.lists(st.text(max_size=60), max_size=6))
def test_any_text_is_a_seat_or_a_problem(texts):
    problems = seat_problems(texts)
    wrong = {problem.field for problem in problems}
    for at, text in enumerate(texts, 1):
        if f"seat{at}" not in wrong:
            assert Seat.parse(text).color in Color
    assert {problem.code for problem in problems} <= {
        "unknown-color",
        "duplicate-color",
        "name-too-long",
    }


@pytest.mark.parametrize(
    ("seats", "found"),
    [
        (["red", "white:Ana"], []),
        (["red:Ana", "red:Ben"], [("seat2", "duplicate-color")]),
        (["blue", "", "Red"], [(f"seat{n}", "unknown-color") for n in (1, 2, 3)]),
        ([f"red:{'x' * NAME_LIMIT}", "white"], []),
        ([f"red:{'x' * NAME_LIMIT}y", "white"], [("seat1", "name-too-long")]),
        ([f"pink:{'x' * 41}"], [("seat1", "unknown-color"), ("seat1", "name-too-long")]),
    ],
)
def test_every_problem_at_its_seat(seats, found):
    assert [(problem.field, problem.code) for problem in seat_problems(seats)] == found


def test_a_name_may_hold_the_sign_behind_the_colour():
    assert Seat.parse("red:Ana: the first") == Seat(Color.RED, "Ana: the first")


@pytest.mark.parametrize(
    ("players", "code"),
    [(0, "too-few-players"), (1, "too-few-players"), (2, None), (4, None), (5, "too-many-players")],
)
def test_the_number_of_players(players, code):
    problems = count_problems(players)
    assert [problem.code for problem in problems] == ([code] if code else [])
    assert all(problem.params == {"min": 2, "max": 4} for problem in problems)


@given(st.one_of(st.none(), st.text(max_size=30)))
def test_any_text_is_a_number_of_players_or_a_problem(text):
    read = read_player_count(text)
    assert isinstance(read, Problem) or read in (2, 3, 4)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("3", 3),
        ("۴", 4),
        (" 2 ", 2),
        (None, "missing"),
        ("  ", "missing"),
        ("x", "not-a-number"),
        ("-+2", "not-a-number"),
        ("9" * 5000, "too-many-players"),
        ("-3", "too-few-players"),
    ],
)
def test_a_number_of_players_as_typed(text, found):
    read = read_player_count(text)
    assert (read.code if isinstance(read, Problem) else read) == found


@given(st.text())
def test_clean_text_has_nothing_unseen(text):
    clean = clean_text(text)
    assert clean == clean_text(clean) == clean.strip()
    assert "  " not in clean
    # Spaces within and the non-joiner of Persian stay, and what only newer phones know (Cn).
    seen = clean.replace(" ", "").replace("\u200c", "")
    assert not {unicodedata.category(char) for char in seen} & {"Cc", "Cf", "Cs", "Zl", "Zp", "Zs"}


def test_names_lose_control_characters_but_keep_their_script():
    assert clean_text("  A\n\x00na\u202e ") == "A na"
    assert clean_text("سارا\u200cجان") == "سارا\u200cجان"
