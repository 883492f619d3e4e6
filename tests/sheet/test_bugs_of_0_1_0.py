"""What version 0.1.0 did wrong, at the level of the score sheet."""

import pytest
from sheets import NOBODY, from_query, sheet_of, villages

from scorer.sheet import State

FINISHED = {**NOBODY, **villages(5, 3)}
KEPT = "p=red&p=white&t0=....&t1=....&t2=....&t3=....&g0=5&s0=0&w0=0&g1=3&s1=0&w1=0"


def problems(sheet):
    return [(problem.field, problem.code) for problem in sheet.problems]


@pytest.mark.parametrize("text", ["-+5", "+-5", "−+5", "--5"])
def test_two_signs_are_a_problem(text):
    """0.1.0 answered with an internal error (500)."""
    sheet = sheet_of({**FINISHED, "gold1": text})
    assert problems(sheet) == [("gold1", "not-a-number")]
    assert sheet.state is State.INCOMPLETE


@pytest.mark.parametrize(
    ("old", "field", "code"),
    [
        ("s0=9", "sun1", "out-of-range"),
        ("s0=abc", "sun1", "not-a-number"),
        ("c0=99", "cacao1", "out-of-range"),
    ],
)
def test_sun_and_cacao_have_limits_everywhere(old, field, code):
    """0.1.0 refused them on the server; a phone without a network counted 9 suns, and "abc" as none."""
    key = old.split("=")[0]
    query = "&".join(pair for pair in KEPT.split("&") if not pair.startswith(f"{key}="))
    sheet = from_query(f"{query}&{old}")
    assert problems(sheet) == [(field, code)]
    assert sheet.state is State.INCOMPLETE


@pytest.mark.parametrize(
    ("text", "gold"), [("+7", 7), ("१२", 12), ("۱۲", 12), ("٤", 4), ("１２", 12)]
)
def test_plus_signs_and_digits_of_any_script_are_read(text, gold):
    """In 0.1.0 the server read them, but scripts knew neither the plus nor other scripts' digits."""
    sheet = sheet_of({**FINISHED, "gold1": text})
    assert sheet.state is State.FINAL
    assert sheet.villages[0]["gold"] == gold


@pytest.mark.parametrize(
    ("cacao", "missing"),
    [
        ({}, ("cacao1", "cacao2")),
        ({"cacao1": "1"}, ("cacao2",)),
        ({"cacao2": "0"}, ("cacao1",)),
    ],
)
def test_a_tie_is_open_while_cacao_of_a_tied_player_is_unknown(cacao, missing):
    """0.1.0 took unknown fruits for none and announced a winner, or a shared win."""
    sheet = sheet_of({**NOBODY, **villages(4, 4), **cacao})
    assert (sheet.state, sheet.missing) == (State.TIED, missing)
    assert sheet.result.decided_by == "open"
    assert [player.rank for player in sheet.result.players] == [1, 1]


def test_village_boards_alone_make_no_result():
    """0.1.0 announced a winner with 0 of 5 temples entered and no sun tokens."""
    query = "p=red&p=white&p=yellow&gold1=9&water1=0&gold2=5&water2=0&gold3=4&water3=0"
    sheet = from_query(query)
    assert sheet.state is State.INCOMPLETE
    temples, suns = [f"temple{n}" for n in range(1, 6)], ["sun1", "sun2", "sun3"]
    assert list(sheet.missing) == [*temples, *suns]


def test_choosing_the_board_keeps_the_temples_and_makes_no_result():
    """0.1.0 counted an empty board, announced a winner, and lost the temples that were entered."""
    temples = {f"temple{n}": "R1W2" for n in range(1, 5)}
    sheet = sheet_of({**temples, **villages(5, 3), "mode": "board"})
    assert (sheet.state, sheet.missing) == (State.INCOMPLETE, ("board",))
    assert {key: sheet.entries[key] for key in temples} == temples
    assert sheet.result.temples == ()
    back = sheet.with_entries(mode="")
    assert back.state is State.FINAL and len(back.result.temples) == 4
    assert [player.total for player in back.result.players] == [5 + 4 * 3, 3 + 4 * 6]
