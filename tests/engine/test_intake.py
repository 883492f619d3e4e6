"""Untrusted input: every problem is named, and nothing else happens."""

import pytest

from scorer.engine.intake import NAME_LIMIT, BadRequest, clean_text, read_request

PLAYER = {"color": "red", "gold": 1, "sun": 0, "water": 0}
OTHER = {"color": "white", "gold": 1, "sun": 0, "water": 0}


def problems(**request: object) -> set[tuple[str, str]]:
    with pytest.raises(BadRequest) as caught:
        read_request(request)
    return {(problem.field, problem.code) for problem in caught.value.problems}


def with_player(**change: object) -> set[tuple[str, str]]:
    return problems(players=[{**PLAYER, **change}, OTHER], temples=[])


@pytest.mark.parametrize(
    ("change", "field", "code"),
    [
        ({"color": "blue"}, "color", "unknown-color"),
        ({"color": None}, "color", "missing"),
        ({"color": ["red"]}, "color", "unknown-color"),
        ({"gold": -1}, "gold", "out-of-range"),
        ({"gold": 10**9}, "gold", "out-of-range"),
        ({"gold": 1e9}, "gold", "not-a-number"),
        ({"gold": "abc"}, "gold", "not-a-number"),
        ({"gold": True}, "gold", "not-a-number"),
        ({"gold": None}, "gold", "missing"),
        ({"sun": 4}, "sun", "out-of-range"),
        ({"water": 5}, "water", "not-a-water-field"),
        ({"water": "7"}, "water", "not-a-number"),
        ({"cacao": 6}, "cacao", "out-of-range"),
        ({"name": 7}, "name", "not-text"),
        ({"name": "x" * (NAME_LIMIT + 1)}, "name", "name-too-long"),
    ],
)
def test_a_bad_value(change: dict, field: str, code: str) -> None:
    assert with_player(**change) == {(f"players.0.{field}", code)}


@pytest.mark.parametrize(
    ("request_", "found"),
    [
        ({}, {("players", "missing"), ("board", "board-or-temples")}),
        ({"players": "x", "temples": []}, {("players", "not-a-list")}),
        ({"players": [PLAYER], "temples": []}, {("players", "too-few-players")}),
        ({"players": [PLAYER, 3], "temples": []}, {("players.1", "not-an-object")}),
        ({"players": [PLAYER, PLAYER], "temples": []}, {("players.1.color", "duplicate-color")}),
        ({"players": [PLAYER, OTHER]}, {("board", "board-or-temples")}),
        ({"players": [PLAYER, OTHER], "temples": [], "board": ""}, {("board", "board-or-temples")}),
        ({"players": [PLAYER, OTHER], "board": 3}, {("board", "not-text")}),
        ({"players": [PLAYER, OTHER], "board": "x"}, {("board", "bad-character")}),
        ({"players": [PLAYER, OTHER], "board": "." * 20_000}, {("board", "too-long")}),
        ({"players": [PLAYER, OTHER], "temples": {}}, {("temples", "not-a-list")}),
        ({"players": [PLAYER, OTHER], "temples": [1]}, {("temples.0", "not-an-object")}),
        ({"players": [PLAYER, OTHER], "temples": [{}] * 5}, {("temples", "too-many-temples")}),
        (
            {"players": [PLAYER, OTHER], "temples": [{"red": 7, "white": 6}]},
            {("temples.0", "too-many-workers")},
        ),
        (
            {"players": [PLAYER, OTHER], "temples": [{"yellow": 1, "pink": 1}]},
            {("temples.0.yellow", "color-not-playing"), ("temples.0.pink", "unknown-color")},
        ),
        (
            {"players": [PLAYER, OTHER], "temples": [{"red": 13}]},
            {("temples.0.red", "out-of-range")},
        ),
    ],
)
def test_a_bad_request(request_: dict, found: set) -> None:
    assert problems(**request_) == found


def test_five_players_are_one_problem_however_many() -> None:
    found = problems(players=[PLAYER] * 1000, temples=[])
    assert ("players", "too-many-players") in found
    assert len(found) < 20


def test_five_temples_are_fine_with_three_players() -> None:
    players = [PLAYER, OTHER, {**PLAYER, "color": "purple"}]
    assert len(read_request({"players": players, "temples": [{}] * 5}).temples) == 5


def test_cacao_and_name_may_be_left_out() -> None:
    request = read_request({"players": [PLAYER, OTHER], "temples": []})
    assert request.names == ("", "") and request.villages[0].cacao == 0


def test_names_lose_control_characters_but_keep_their_script() -> None:
    assert clean_text("  A\n\x00na\u202e ") == "A na"
    assert clean_text("سارا\u200cجان") == "سارا\u200cجان"
