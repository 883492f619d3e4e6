"""The score sheet: how far it has come, what is wrong or missing, and its form in an address."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from sheets import (
    NOBODY,
    TWO,
    boards,
    entries_for,
    from_query,
    look_at,
    sheet_of,
    sheet_or_none,
    sheets,
    typed,
    villages,
)
from werkzeug.datastructures import MultiDict

from scorer.engine.board import MAX_NOTATION
from scorer.engine.components import Color
from scorer.engine.simulate import simulate
from scorer.modules import setup_for
from scorer.sheet import BadInput, Seat, Sheet, State
from scorer.sheet.entries import (
    VALUE_LIMIT,
    clean_fields,
    entry_keys,
    field_key,
    read_fields,
    table_keys,
)
from scorer.sheet.query import read_query, write_query


def problems(sheet):
    return [(problem.field, problem.code) for problem in sheet.problems]


# How far it has come


@pytest.mark.parametrize(
    ("entries", "state", "missing"),
    [
        ({}, "nothing", None),
        ({"mode": "board"}, "nothing", None),
        ({"rulebook": "fa"}, "nothing", None),
        ({"gold1": "0"}, "incomplete", None),
        ({"board": "p1/.m2"}, "incomplete", None),
        ({"cacao1": "1"}, "incomplete", None),
        (NOBODY, "incomplete", ["gold1", "water1", "sun1", "gold2", "water2", "sun2"]),
        (villages(3, 4), "incomplete", ["temple1", "temple2", "temple3", "temple4"]),
        ({**NOBODY, **villages(3, 4)}, "final", []),
        ({**NOBODY, **villages(3, 4), "sun2": ""}, "incomplete", ["sun2"]),
        ({**NOBODY, **villages(3, 4), "temple3": ""}, "incomplete", ["temple3"]),
        ({**NOBODY, **villages(3, 4), "temple3": "-"}, "final", []),
        ({**NOBODY, **villages(3, 4), "temple3": "W9"}, "incomplete", []),
        ({**NOBODY, **villages(3, 4), "gold1": "x"}, "incomplete", []),
        ({**NOBODY, **villages(3, 4), "cacao1": "x"}, "incomplete", []),
        ({**NOBODY, **villages(3, 4), "rulebook": "nl"}, "incomplete", []),
        ({**NOBODY, **villages(4, 4)}, "tied", ["cacao1", "cacao2"]),
        ({**NOBODY, **villages(4, 4), "cacao1": "0"}, "tied", ["cacao2"]),
        ({**NOBODY, **villages(4, 4), "cacao2": "5"}, "tied", ["cacao1"]),
        ({**NOBODY, **villages(4, 4), "cacao1": "1", "cacao2": "0"}, "final", []),
        ({**NOBODY, **villages(4, 4), "cacao1": "1", "cacao2": "1"}, "final", []),
        ({**NOBODY, **villages(4, 4), "cacao1": "1", "cacao2": "9"}, "incomplete", []),
    ],
)
def test_states(entries, state, missing):
    sheet = sheet_of(entries)
    assert sheet.state == state
    if missing is not None:
        assert list(sheet.missing) == missing


def test_only_those_tied_for_first_are_asked_for_their_cacao():
    seats = tuple(Seat(color) for color in Color)
    temples = {f"temple{n}": "...." for n in range(1, 6)}
    sheet = sheet_of({**temples, **villages(9, 5, 9, 5)}, seats)
    assert (sheet.state, sheet.missing) == (State.TIED, ("cacao1", "cacao3"))
    sheet = sheet.with_entries(cacao1="2", cacao3="1")
    assert sheet.state is State.FINAL  # the tie behind them stays as it is
    assert [player.rank for player in sheet.result.players] == [1, 3, 2, 3]


@given(sheets)
def test_what_the_states_promise(sheet):
    look_at(sheet)
    if sheet.state is State.FINAL:
        assert not sheet.problems and not sheet.missing
        assert sheet.result.decided_by != "open"
        required = [field for field in sheet.setup.seat_fields if field.is_required]
        for village in sheet.villages:
            assert all(village.get(field.code) is not None for field in required)
    if sheet.state is State.TIED:
        assert not sheet.problems and sheet.result.decided_by == "open"
        assert set(sheet.missing) <= {f"cacao{n}" for n in range(1, 5)}
    if sheet.problems:
        assert sheet.state is State.INCOMPLETE
    assert set(sheet.missing) <= set(entry_keys(sheet.setup))


@given(st.sampled_from([2, 3, 4]), st.integers(0, 60))
def test_the_board_and_the_temples_of_a_game_give_the_same_result(players, seed):
    game = simulate(setup_for(players), seed)
    seats = tuple(Seat(color) for color in list(Color)[:players])
    entries = {
        field_key(field, seat): str(village[field.code])
        for seat, village in enumerate(game.villages)
        for field in game.setup.seat_fields
    }
    by_board = sheet_of({**entries, "mode": "board", "board": str(game.board)}, seats)
    assert by_board.state is State.FINAL  # all tiles lie there
    assert by_board.result.players == game.result().players and not by_board.problems
    assert not [finding for finding in by_board.findings if finding.severity == "impossible"]
    by_temples = by_board.with_temples_of_board().with_entries(mode="", board="")
    assert by_temples.state is State.FINAL and not by_temples.uses_board
    assert by_temples.result.players == game.result().players
    assert by_temples.findings == ()


# What is wrong


@pytest.mark.parametrize(
    ("key", "text", "code"),
    [
        ("gold1", "x", "not-a-number"),
        ("gold1", "1.5", "not-a-number"),
        ("gold2", "-1", "out-of-range"),
        ("gold1", "205", "out-of-range"),
        ("gold1", "9" * 90, "out-of-range"),
        ("sun1", "4", "out-of-range"),
        ("cacao2", "6", "out-of-range"),
        ("water1", "5", "not-a-printed-value"),
        ("temple1", "R", "not-a-temple"),
        ("temple4", "R4...", "not-a-temple"),
        ("temple2", "Y1...", "color-not-playing"),
        ("rulebook", "en", "no-such-choice"),
    ],
)
def test_problems_at_their_field(key, text, code):
    assert problems(sheet_of({**NOBODY, **villages(1, 2), key: text})) == [(key, code)]


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("gold1", "204"),
        ("gold1", "+7"),
        ("gold1", "۱۲"),
        ("gold1", "१२"),
        ("water2", "−10"),
        ("water1", "\u200e-۴"),
        ("sun1", " 3 "),
        ("cacao1", "5"),
        ("temple1", "-"),
        ("temple1", "R3W3R3W3"),
        ("temple1", "Y0..."),
        ("rulebook", "fa"),
    ],
)
def test_no_problem(key, text):
    sheet = sheet_of({**NOBODY, **villages(1, 2), key: text})
    assert problems(sheet) == [] and sheet.state is State.FINAL


def test_only_who_has_one_of_too_many_is_told():
    query = "p=red&p=white&p=yellow&modules=gem-mines&gems1=red:5&gems2=red:5&gems3=blue:1"
    assert problems(from_query(query)) == [("gems2", "none-left")]


def test_all_problems_at_once():
    entries = {"temple1": "?", "gold1": "x", "sun2": "9", "rulebook": "q", "board": "?"}
    assert problems(sheet_of(entries)) == [
        ("rulebook", "no-such-choice"),
        ("temple1", "not-a-temple"),
        ("gold1", "not-a-number"),
        ("sun2", "out-of-range"),
    ]


def test_what_does_not_count_is_no_problem():
    """The board while the temples count, and the temples while the board does."""
    wrong = {"temple1": "?", "board": "p1?"}
    assert problems(sheet_of(wrong)) == [("temple1", "not-a-temple")]
    board = sheet_of({**wrong, "mode": "board"})
    assert problems(board) == [("board", "bad-character")]
    assert board.problems[0].params == {"position": 3, "found": "?"}
    assert board.board is None and board.result.temples == ()


def test_villages_hold_what_can_be_read():
    sheet = sheet_of({"gold1": "۳", "sun1": "x", "water1": "5", "cacao2": "0"})
    assert [village.held for village in sheet.villages] == [{"gold": 3}, {"cacao": 0}]


def test_the_persian_rulebook_counts_at_once():
    seats = tuple(Seat(color) for color in list(Color)[:3])
    temples = {f"temple{n}": "-" for n in range(1, 6)} | {"temple1": "R2P1W1"}
    sheet = sheet_of({**temples, **villages(1, 2, 3)}, seats)
    assert [player.parts["temples"] for player in sheet.result.players] == [6, 1, 1]
    persian = sheet.with_entries(rulebook="fa")
    assert [player.parts["temples"] for player in persian.result.players] == [6, 3, 3]
    assert persian.with_entries(rulebook="") == sheet
    # What is no rulebook is told, and changes nothing.
    assert sheet.with_entries(rulebook="x").setup is sheet.setup


def test_findings_of_temples_and_of_a_board():
    crowd = {**NOBODY, "temple2": "R3R3R3R3"}
    (finding,) = sheet_of({**crowd, **villages(1, 2)}).findings
    assert (finding.code, finding.params["temple"]) == ("temple-crowded", 2)
    (finding,) = sheet_of({**NOBODY, **villages(200, 5)}).findings
    assert finding.code == "too-much-gold"
    sheet = sheet_of({"mode": "board", "board": "p1/.m2", "complete": "1", **villages(1, 2)})
    assert "too-few-tiles" in {finding.code for finding in sheet.findings}
    assert sheet.state is State.FINAL  # players want their result


# Between temples and board

BOARD = "p1R1210tW1012/.m2Y1111t"


def test_a_board_is_incomplete_until_somebody_says_that_it_is_all():
    sheet = sheet_of({"mode": "board", **villages(1, 2)})
    assert sheet.missing == ("board",)
    sheet = sheet.with_entries(board=BOARD)
    assert sheet.missing == ("complete",)
    assert sheet.with_entries(complete="1").state is State.FINAL


def test_temples_are_filled_in_from_the_board():
    sheet = sheet_of({"mode": "board", "board": BOARD}).with_temples_of_board()
    # Yellow does not play; two more temples may still be missing from the board.
    assert {key: value for key, value in sheet.entries.items() if "temple" in key} == {
        "temple1": ".W2.R2",
        "temple2": "W1...",
    }
    whole = sheet_of({"board": BOARD, "complete": "1"}).with_temples_of_board()
    assert [str(temple) for temple in whole.temples] == [".W2.R2", "W1...", "-", "-"]
    assert [temple.workers for temple in whole.temples_in_play] == [
        {Color.WHITE: 2, Color.RED: 2},
        {Color.WHITE: 1},
    ]


@pytest.mark.parametrize(
    "entries",
    [{"board": BOARD, "temple3": "R1..."}, {"board": ""}, {"board": "?"}, {"board": "..."}],
)
def test_nothing_is_filled_in_over_entries_or_from_nothing(entries):
    sheet = sheet_of(entries)
    assert sheet.with_temples_of_board() == sheet


# In an address and at a table


@given(sheets)
def test_a_sheet_survives_its_address(sheet):
    pairs = write_query(sheet)
    again = read_query(MultiDict(pairs))
    assert again == sheet
    assert write_query(again) == pairs
    assert all(value for _, value in pairs)


@given(sheets)
def test_a_sheet_survives_as_fields_of_a_table(sheet):
    fields = sheet.to_fields()
    assert Sheet.from_fields(fields) == sheet
    kept, wrong = clean_fields(fields)
    assert not wrong and kept == fields


@given(sheets, st.data())
def test_keys_are_always_in_the_same_order(sheet, data):
    changes = data.draw(entries_for(len(sheet.seats)))
    changed = sheet.with_entries(**changes)
    keys = [key for key in entry_keys(sheet.setup) if key in changed.entries]
    assert list(changed.entries) == keys
    assert [key for key, _ in write_query(changed) if key != "p"] == keys


KEYS = st.one_of(
    st.sampled_from(["p", "modules", "seat1", *entry_keys(setup_for(4)), "temple1-0", "gold1-5"]),
    st.text(max_size=10),
)
pairs = st.lists(
    st.tuples(KEYS, st.one_of(typed, boards, st.sampled_from(["red", "white:Ana", "board"]))),
    max_size=25,
)


@given(pairs, st.booleans())
@example([("gold1", "-+5")], True)
@example([("modules", "huts,huts"), ("p", "red")], True)
def test_any_query_is_a_sheet_or_bad_input(pairs, has_players):
    players = [("p", "red:Ana"), ("p", "yellow")] if has_players else []
    look_at(sheet_or_none(read_query, MultiDict([*players, *pairs])))


@given(st.text(max_size=200))
def test_any_query_string_is_a_sheet_or_bad_input(text):
    look_at(sheet_or_none(from_query, f"p=red&p=white&{text}"))


@given(st.dictionaries(st.one_of(KEYS, st.sampled_from(table_keys())), typed))
def test_any_fields_are_a_sheet_or_bad_input(fields):
    look_at(sheet_or_none(Sheet.from_fields, fields))


@given(
    st.dictionaries(
        st.one_of(KEYS, st.sampled_from(table_keys())),
        st.one_of(typed, boards, st.none(), st.integers(), st.text(), st.just("\ud800\0R1")),
    )
)
def test_what_a_phone_sends_is_kept_or_refused(values):
    kept, wrong = clean_fields(values)
    assert set(values) == set(kept) | {problem.field for problem in wrong}
    assert set(kept) <= set(table_keys())
    for key, value in kept.items():
        value.encode()  # a database refuses half a pair
        assert "\0" not in value
        assert clean_fields({key: value}) == ({key: value}, [])
    if wrong:
        with pytest.raises(BadInput) as caught:
            read_fields(values)
        assert list(caught.value.problems) == wrong
    else:
        assert read_fields(values) == kept


@pytest.mark.parametrize(
    ("values", "kept", "wrong"),
    [
        ({"seat1": "red: Ana "}, {"seat1": "red:Ana"}, []),
        ({"seat1": ""}, {"seat1": ""}, []),
        ({"seat1": "blue"}, {"seat1": ""}, [("seat1", "unknown-color")]),
        ({"seat5": "red", "temple6": ".", "x": "?"}, {}, ["seat5", "temple6", "x"]),
        ({"gold1": 5, "board": None}, {}, [("gold1", "not-text"), ("board", "not-text")]),
        ({"gold1": " 5\n"}, {"gold1": "5"}, []),
        ({"board": " p1 /\n.m2 "}, {"board": "p1/.m2"}, []),
        ({"gold1": "9" * (VALUE_LIMIT + 1)}, {}, [("gold1", "value-too-long")]),
        ({"board": "." * MAX_NOTATION}, {"board": "." * MAX_NOTATION}, []),
        ({"board": "." * (MAX_NOTATION + 1)}, {}, [("board", "value-too-long")]),
    ],
)
def test_fields_of_a_table(values, kept, wrong):
    clean, found = clean_fields(values)
    assert clean == kept
    assert [(it.field, it.code) for it in found] == [
        (it, "no-such-field") if isinstance(it, str) else it for it in wrong
    ]


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({}, [("players", "too-few-players")]),
        ({"seat1": "red"}, [("players", "too-few-players")]),
        ({"seat1": "red", "seat2": "red"}, [("seat2", "duplicate-color")]),
        ({"seat1": "red", "seat3": "white"}, [("seat2", "missing")]),
        ({"seat1": "red", "seat2": "white", "modules": "x"}, [("modules", "unknown-module")]),
    ],
)
def test_a_table_without_players_has_no_sheet(fields, found):
    with pytest.raises(BadInput) as caught:
        Sheet.from_fields(fields)
    assert [(it.field, it.code) for it in caught.value.problems] == found


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", [("players", "too-few-players")]),
        ("p=red", [("players", "too-few-players")]),
        ("p=red&p=white&p=red", [("seat3", "duplicate-color")]),
        ("p=red&p=blue", [("seat2", "unknown-color")]),
        ("p=red&p=white&p=purple&p=yellow&p=red", [("players", "too-many-players")]),
        ("p=red&p=white&modules=x", [("modules", "unknown-module")]),
        ("p=red&modules=x", [("players", "too-few-players"), ("modules", "unknown-module")]),
    ],
)
def test_an_address_that_cannot_be(query, found):
    with pytest.raises(BadInput) as caught:
        from_query(query)
    assert [(it.field, it.code) for it in caught.value.problems] == found


def test_an_address_without_a_script():
    """Selects for the sides of a temple, coins that were counted, and a button back to the temples."""
    query = "p=red&p=white&temple1-0=R2&temple1-1=&temple1-2=W1&temple1-3=&temple2-0=&temple2-1="
    sheet = from_query(
        f"{query}&gold1-10=2&gold1-5=x&gold1-1=-3&gold2=7&gold2-5=1&mode=board&mode="
    )
    assert sheet.entries == {"temple1": "R2.W1.", "gold1": "20", "gold2": "7"}


def test_unknown_keys_and_empty_entries_are_left_out():
    sheet = from_query("p=red&p=white&gold1=&gold3=4&temple5=....&x=1&seat1=blue&sun1=0")
    assert sheet.entries == {"sun1": "0"}


def test_entries_are_kept_as_typed():
    sheet = from_query("p=red&p=white&gold1=%DB%B3%DB%B4&water1=x&temple1=R9")
    assert dict(sheet.entries) == {"gold1": "۳۴", "water1": "x", "temple1": "R9"}
    assert sheet.seats == (Seat(Color.RED), Seat(Color.WHITE))


def test_a_sheet_never_changes():
    sheet = sheet_of(villages(1, 2))
    sheet.with_entries(gold1="9", gold2="")
    assert sheet.entries["gold1"] == "1" and sheet.entries["gold2"] == "2"
    assert sheet.seats == TWO
