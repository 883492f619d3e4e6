"""Addresses of version 0.1.0 that people have kept."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sheets import from_query, look_at, sheet_or_none

from scorer.modules import setup_for
from scorer.sheet import State
from scorer.sheet.entries import MODULES, SEAT_KEYS, entry_keys
from scorer.sheet.legacy import converted_key, is_legacy
from scorer.sheet.query import write_query

OLD = "p=red:Ana&p=white&t0=R2.W1.&t1=W1...&t2=....&t3=R1.W1.&g0=20&s0=1&w0=4&c0=2&g1=19&s1=0&w1=-1&c1=0"


keys = st.from_regex(r"[gswcpt][0-9](-[0-9]{1,2})?|[bmp]", fullmatch=True)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("p0", "seat1"),
        ("p3", "seat4"),
        ("g0", "gold1"),
        ("s1", "sun2"),
        ("w2", "water3"),
        ("c3", "cacao4"),
        ("t0", "temple1"),
        ("t4-3", "temple5-3"),
        ("g1-10", "gold2-10"),
        ("b", "board"),
        ("m", "mode"),
        # not of 0.1.0
        ("p", "p"),
        ("g", "g"),
        ("g10", "g10"),
        ("gold1", "gold1"),
        ("modules", "modules"),
        ("x0", "x0"),
        ("g٣", "g٣"),
    ],
)
def test_keys(old, new):
    assert converted_key(old) == new
    assert is_legacy(["p", old]) == (old != new)


@given(st.one_of(st.text(), keys))
def test_a_key_is_converted_once(key):
    assert converted_key(converted_key(key)) == converted_key(key)


def test_no_key_of_today_is_taken_for_an_old_one():
    keys = [*SEAT_KEYS, MODULES, "p", *entry_keys(setup_for(4))]
    assert not is_legacy(keys)


def test_a_kept_address_gives_its_result():
    sheet = from_query(OLD)
    assert sheet.state is State.FINAL
    # Temples: 6 and 3; 0 and 6; nobody; 3 and 3.
    assert [player.total for player in sheet.result.players] == [20 + 9 + 1 + 4, 19 + 12 + 0 - 1]
    query = write_query(sheet)
    assert not is_legacy(key for key, _ in query)
    assert ("temple1", "R2.W1.") in query and ("gold2", "19") in query


def test_a_kept_address_with_a_board():
    sheet = from_query("p=red&p=white&m=board&b=p1R1111/.m2&g0=3&w0=0&g1=2&w1=0")
    assert sheet.uses_board and str(sheet.board) == "p1R1111/.m2"
    assert sheet.missing == ("complete", "sun1", "sun2")


def test_the_four_selects_of_a_page_without_a_script():
    sheet = from_query(
        "p=red&p=white&t0-0=R2&t0-1=&t0-2=W1&t0-3=&t1-0=&t1-1=&t1-2=&t1-3=&g0-5=2&g0-1=3"
    )
    assert sheet.entries == {"temple1": "R2.W1.", "gold1": "13"}


@given(st.lists(st.tuples(keys, st.text("RPWYpmt.0123456789-+ /", max_size=10)), max_size=20))
def test_any_old_address_is_a_sheet_or_bad_input(pairs):
    query = "&".join(f"{key}={value.replace('+', '%2B')}" for key, value in pairs)
    look_at(sheet_or_none(from_query, f"p=red&p=white&{query}"))
