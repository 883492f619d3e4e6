"""A finished game as JSON: every problem is named, and nothing else happens."""

from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sheets import examples, look_at, sheet_or_none

from scorer.engine.components import Color
from scorer.engine.simulate import simulate
from scorer.i18n import language
from scorer.modules import setup_for
from scorer.sheet import BadInput, State
from scorer.sheet.answer import game_json, json_path, score_json
from scorer.sheet.query import write_query
from scorer.sheet.request import read_check, read_request
from scorer.sheet.seats import NAME_LIMIT

PLAYER = {"color": "red", "gold": 1, "sun": 0, "water": 0}
OTHER = {"color": "white", "gold": 1, "sun": 0, "water": 0}
GAME = {"players": [PLAYER, OTHER], "temples": []}


def problems(**request: object) -> set[tuple[str, str]]:
    with pytest.raises(BadInput) as caught:
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
        ({"sun": None}, "sun", "missing"),
        ({"water": None}, "water", "missing"),
        ({"sun": 4}, "sun", "out-of-range"),
        ({"water": 5}, "water", "not-a-printed-value"),
        ({"water": "7"}, "water", "not-a-number"),
        ({"cacao": 6}, "cacao", "out-of-range"),
        ({"cacao": "1"}, "cacao", "not-a-number"),
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
        ({"players": [PLAYER, OTHER], "board": ""}, {("board", "missing")}),
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
        ({**GAME, "modules": "huts"}, {("modules", "not-a-list")}),
        ({**GAME, "modules": [1]}, {("modules", "not-text")}),
        ({**GAME, "modules": ["no-such"]}, {("modules", "unknown-module")}),
        ({**GAME, "rulebook": "nl"}, {("rulebook", "no-such-choice")}),
        ({**GAME, "rulebook": ["fa"]}, {("rulebook", "no-such-choice")}),
    ],
)
def test_a_bad_request(request_: dict, found: set) -> None:
    assert problems(**request_) == found


def with_modules(*modules: str, **more: object) -> dict[str, object]:
    return {**GAME, "modules": list(modules), **more}


def test_the_choices_make_the_set_up_that_a_game_is_read_by() -> None:
    """Gem mines take the temples out, and a longer game leaves them in."""
    longer = with_modules("gem-mines", "new-workers", longer="1", temples=[{"red": 2, "white": 1}])
    assert len(read_request(longer).result.temples) == 1
    _, setup, _ = read_check(
        {"players": ["red", "white"], "modules": longer["modules"], "longer": "1", "board": "t"}
    )
    assert setup.temples == 4
    without = {**longer, "longer": None}
    assert problems(**without) == {("temples", "no-temples")}
    both = {key: value for key, value in longer.items() if key != "temples"}
    assert problems(**both) == {("board", "board-or-temples")}
    some = "R2200"
    mix = with_modules("new-workers", workers={"1111": 4}, temples=None, board=some)
    assert problems(**mix) == {("board", "no-such-tile")}


def test_every_problem_with_items_names_the_item() -> None:
    gems = {**PLAYER, "gems": {"red": -1, "green": "x", "pink": 1, "blue": 99}}
    with pytest.raises(BadInput) as caught:
        read_request({"players": [gems, OTHER], "modules": ["gem-mines"], "temples": []})
    assert [(it.field, it.code, dict(it.params)) for it in caught.value.problems] == [
        ("players.0.gems.red", "out-of-range", {"min": 0, "max": 6}),
        ("players.0.gems.green", "not-a-number", {}),
        ("players.0.gems", "no-such-item", {"item": "pink"}),
        ("players.0.gems", "too-many-items", {"item": "blue", "max": 6}),
    ]


def test_thousands_of_items_are_few_problems() -> None:
    huts = {**PLAYER, "huts": [f"hut {n}" for n in range(10_000)]}
    with pytest.raises(BadInput) as caught:
        read_request({"players": [huts, OTHER], "modules": ["huts"], "temples": []})
    assert len(caught.value.problems) < 50


def test_where_modules_cannot_be_read_nothing_is_said_about_their_choices() -> None:
    found = problems(**{**GAME, "modules": "huts", "faces": ["chief"]})
    assert found == {("modules", "not-a-list")}


def test_nothing_chosen_is_no_choice() -> None:
    sheet = read_request(with_modules("huts", "new-workers", faces=[], workers={}, longer=None))
    assert not sheet.setup.choices


def test_more_than_the_tiles_of_a_player_show_is_a_finding() -> None:
    owner = {**PLAYER, "huts": ["hermit", "road-worker"], "idle_workers": 45, "best_line": 12}
    sheet = read_request({"players": [owner, OTHER], "modules": ["huts"], "temples": []})
    assert {(it.code, it.params["limit"]) for it in sheet.findings} >= {
        ("idle_workers-not-on-tiles", 44),
        ("best_line-not-on-tiles", 11),
    }
    possible = {**owner, "idle_workers": 44, "best_line": 11}
    sheet = read_request({"players": [possible, OTHER], "modules": ["huts"], "temples": []})
    assert not sheet.findings


def test_five_players_are_one_problem_however_many() -> None:
    found = problems(players=[PLAYER] * 1000, temples=[])
    assert ("players", "too-many-players") in found
    assert len(found) < 20


def test_what_a_player_does_not_give_is_missing() -> None:
    players = [{"color": "red"}, OTHER]
    found = problems(players=players, temples=[])
    assert found == {(f"players.0.{code}", "missing") for code in ("gold", "sun", "water")}


def test_five_temples_are_fine_with_three_players() -> None:
    players = [PLAYER, OTHER, {**PLAYER, "color": "purple"}]
    sheet = read_request({"players": players, "temples": [{}] * 5})
    assert len(sheet.result.temples) == 5


def test_names_may_be_left_out_and_cacao_is_then_unknown() -> None:
    sheet = read_request(GAME)
    assert [seat.name for seat in sheet.seats] == ["", ""]
    assert [village.get("cacao") for village in sheet.villages] == [None, None]
    assert (sheet.state, sheet.missing) == (State.TIED, ("cacao1", "cacao2"))
    answer = score_json(sheet, language("en"))
    assert answer["decided_by"] == "open" and answer["winners"] == ["red", "white"]
    assert answer["missing"] == ["players.0.cacao", "players.1.cacao"]
    assert [player["rank"] for player in answer["players"]] == [1, 1]
    assert [player["cacao"] for player in answer["players"]] == [None, None]


def test_null_is_the_same_as_left_out() -> None:
    players = [{**PLAYER, "name": None, "cacao": None}, OTHER]
    given = {"players": players, "temples": [], "board": None, "rulebook": None}
    assert read_request(given) == read_request(GAME)


def test_cacao_of_players_who_are_not_tied_may_stay_unknown() -> None:
    sheet = read_request({"players": [{**PLAYER, "gold": 2}, OTHER], "temples": []})
    assert sheet.state is State.FINAL
    assert score_json(sheet, language("en"))["missing"] == []


def test_the_persian_rulebook_is_kept() -> None:
    players = [PLAYER, OTHER, {**PLAYER, "color": "purple"}]
    temples = [{"red": 2, "white": 1, "purple": 1}]
    gold = {}
    for rulebook in (None, "fa"):
        sheet = read_request({"players": players, "temples": temples, "rulebook": rulebook})
        answer = score_json(sheet, language("en"))
        gold[rulebook] = [player["temples"] for player in answer["players"]]
        assert (("rulebook", "fa") in write_query(sheet)) is (rulebook == "fa")
    assert gold == {None: [6, 1, 1], "fa": [6, 3, 3]}
    assert set(answer["temples"][0]["reasons"].values()) == {"first", "each-second"}


def test_a_board_that_cannot_have_happened_is_scored_with_its_findings() -> None:
    sheet = read_request({"players": [{**PLAYER, "gold": 9}, OTHER], "board": "R1210t"})
    assert sheet.state is State.FINAL
    answer = score_json(sheet, language("en"))
    assert answer["players"][0]["temples"] == 6
    assert "no-start-tiles" in {finding["code"] for finding in answer["findings"]}
    assert all(finding["message"] for finding in answer["findings"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_played_game_can_be_scored(players: int) -> None:
    game = simulate(setup_for(players), seed=5)
    data = game_json(game)
    sheet = read_request(data)
    assert sheet.state is State.FINAL
    assert sheet.result.players == game.result().players
    board, setup, colors = read_check({**data, "players": list(Color)[:players]})
    assert (board, setup, colors) == (game.board, game.setup, list(Color)[:players])


def test_paths() -> None:
    sheet = read_request(GAME)
    assert json_path(sheet, "gold1") == "players.0.gold"
    assert json_path(sheet, "cacao2") == "players.1.cacao"
    assert json_path(sheet, "board") == "board"


@pytest.mark.parametrize(
    ("request_", "found"),
    [
        ({}, {("players", "missing"), ("board", "missing")}),
        ({"players": ["red"], "board": "p1"}, {("players", "too-few-players")}),
        (
            {"players": ["red", "blue", "red", None], "board": "p1?"},
            {
                ("players.1", "unknown-color"),
                ("players.2", "duplicate-color"),
                ("players.3", "missing"),
                ("board", "bad-character"),
            },
        ),
    ],
)
def test_a_bad_check(request_: dict, found: set) -> None:
    with pytest.raises(BadInput) as caught:
        read_check(request_)
    assert {(problem.field, problem.code) for problem in caught.value.problems} == found


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=10,
)


@examples
@given(json_values)
def test_any_json_is_a_sheet_or_bad_input(data: object) -> None:
    look_at(sheet_or_none(read_request, data))


WHERE = [
    *((key,) for key in ("players", "temples", "board", "modules", "rulebook", "x")),
    *(("players", 0, key) for key in ("color", "name", "gold", "sun", "water", "cacao", "huts")),
    ("players", 1),
    ("temples", 0),
    ("temples", 0, "red"),
    ("temples", 0, "x"),
]
wrong = json_values | st.sampled_from(["p1/.m2", "fa", "red", 3, -10, 0, [], {}, {"red": 2}])


@examples
@given(st.dictionaries(st.sampled_from(WHERE), wrong, max_size=3), st.booleans())
def test_any_changed_request_is_a_sheet_or_bad_input(changes: dict, has_board: bool) -> None:
    request = deepcopy({**GAME, "temples": [{"red": 1}]})
    if has_board:
        request |= {"temples": None, "board": "p1R1111/.m2"}
    for path, value in changes.items():
        at = request
        for step in path[:-1]:
            at = at[step] if _has(at, step) else None
        if at is not None and (isinstance(at, dict) or _has(at, path[-1])):
            at[path[-1]] = value
    sheet = sheet_or_none(read_request, request)
    look_at(sheet)
    if sheet:
        assert sheet.state in (State.TIED, State.FINAL)
        assert score_json(sheet, language("fa"))["players"]


def _has(at: object, step: object) -> bool:
    if isinstance(at, list):
        return isinstance(step, int) and step < len(at)
    return isinstance(at, dict) and step in at
