"""A module changes tiles, fields, play, scoring and checks without a change of the engine."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from example_module import BIG_GARDEN, FOUR, GARDEN, TEA, registered
from hypothesis import given, settings
from hypothesis import strategies as st
from pieces import count_pieces
from werkzeug.datastructures import MultiDict

from scorer.engine.board import Board, NotationError, WorkerTile
from scorer.engine.checks import check, check_pools, check_temples
from scorer.engine.components import Color
from scorer.engine.moves import Act, parse_move
from scorer.engine.play import Game
from scorer.engine.scoring import score
from scorer.engine.setup import Change, InvalidSetup, Module, Step, make_setup
from scorer.engine.simulate import simulate
from scorer.engine.village import Village
from scorer.i18n import language
from scorer.i18n.messages import field_words, finding_text, jungle_text, step_words, term_name
from scorer.modules import all_modules, setup_for
from scorer.modules.base.game import GAME, PLAYER_COUNTS
from scorer.sheet import BadInput, Sheet, State
from scorer.sheet.answer import score_json, setup_json
from scorer.sheet.entries import table_keys
from scorer.sheet.query import read_query, write_query
from scorer.sheet.report import Report
from scorer.sheet.request import read_request
from scorer.web.drawing.sheet import Sheet as Drawings

RED, PURPLE, WHITE, YELLOW = Color
players_each = pytest.mark.parametrize("players", PLAYER_COUNTS)


def tea_setup(players):
    return make_setup(GAME, players, [TEA])


@players_each
def test_setup(players):
    plain, setup = setup_for(players), tea_setup(players)
    gardens = 3 if players == 4 else 2
    assert setup.modules == ("tea",)
    assert setup.jungle == {**plain.jungle, "p2": 1, "e1": gardens, "e2": 1}
    assert setup.added_jungle == {"e1": gardens, "e2": 1}
    assert setup.removed_jungle == {**plain.removed_jungle, "p2": 1}
    assert setup.pile == plain.pile + gardens
    assert setup.worker_tiles_each == plain.worker_tiles_each
    assert setup.added_workers == {FOUR: 1}
    back = plain.removed_workers.get((1, 1, 1, 1), 0)
    assert setup.removed_workers == {**plain.removed_workers, (1, 1, 1, 1): back + 1}
    assert (setup.most_at_side, setup.most_at_temple) == (4, 16)
    assert [field.code for field in setup.seat_fields] == ["gold", "water", "sun", "cacao", "tea"]
    assert [term.code for term in setup.terms] == ["gold", "temples", "sun", "water", "tea"]
    assert setup.kinds["e1"] is GARDEN and "e1" not in plain.kinds
    at = setup.steps.index("tea-leaves")
    assert setup.steps[at - 1] == "supplies"
    assert {*setup.steps} == {*plain.steps, "remove-jungle", "add-jungle", "tea-leaves"}


@pytest.mark.parametrize(
    ("change", "players", "modules", "applies"),
    [
        (Change((2, 3)), 2, [], True),
        (Change((2, 3)), 4, [], False),
        (Change((2,), beside=("a", "b")), 2, ["b", "c", "a"], True),
        (Change((2,), beside=("a", "b")), 2, ["a"], False),
        (Change((2,), unless=("a",)), 2, ["b"], True),
        (Change((2,), unless=("a",)), 2, ["b", "a"], False),
    ],
)
def test_when_a_change_applies(change, players, modules, applies):
    assert change.applies(players, modules) is applies


def test_modules_change_each_other():
    side_by_side = Change(PLAYER_COUNTS, jungle={"e2": -1, "s": -1}, beside=("tea",))
    other = Module(code="other", players=PLAYER_COUNTS, changes=(side_by_side,))
    assert make_setup(GAME, 3, [other]).jungle == setup_for(3).jungle
    both = make_setup(GAME, 3, [TEA, other])
    assert both.modules == ("tea", "other")
    assert "e2" not in both.jungle and both.jungle["s"] == 1
    # What is not in play can still be read: the check says that it is one too many.
    assert str(Board.parse("e2", both)) == "e2"


def test_a_module_may_change_the_start_tiles_and_be_for_some_only():
    start = Change((3, 4), start=("e2", "m3"))
    other = Module(code="other", players=(3, 4), changes=(start,))
    setup = make_setup(GAME, 3, [TEA, other])
    assert str(Board.start(setup)) == "e2/.m3"
    game = simulate(setup, seed=1)
    assert not [it for it in check(game.board, setup) if it.severity == "impossible"]
    with pytest.raises(InvalidSetup) as caught:
        make_setup(GAME, 2, [TEA, other])
    assert (caught.value.code, caught.value.params) == ("module-players", {"module": "other"})


def test_without_temples_there_is_nothing_to_score_at_them():
    none = Module(code="none", players=(3,), changes=(Change((3,), jungle={"t": -5}),))
    setup = make_setup(GAME, 3, [none])
    assert setup.majority is None and setup.temples == 0
    villages = [Village(color, gold=1) for color in (RED, PURPLE, WHITE)]
    result = score(setup, villages, [{RED: 3}])
    assert result.temples == () and list(result.players[0].parts) == ["gold", "sun", "water"]


def test_steps_go_where_they_belong():
    steps = (Step("late"), Step("early", after="hands"), Step("odd", when="added_workers"))
    other = Module(code="other", players=(3,), steps=steps)
    alone, both = make_setup(GAME, 3, [other]).steps, make_setup(GAME, 3, [TEA, other]).steps
    assert alone[alone.index("hands") + 1] == "early"
    assert alone[-1] == "late" and both[-2:] == ("late", "odd")


def test_silenced_fields_are_never_out_of_reach():
    """Where a module can bring gold in unseen, nobody can say that there is too much of it."""
    gifts = Module(code="gifts", players=(2,), silences=("gold",))
    villages = [Village(RED, gold=90, cacao=5), Village(WHITE)]
    for modules, found in ([], True), ([gifts], False):
        setup = make_setup(GAME, 2, modules)
        codes = {it.code for it in check(Board.parse("p1/.m2", setup), setup, villages=villages)}
        assert ("gold-out-of-reach" in codes) is found
        assert "cacao-out-of-reach" in codes


# Notation and pictures


def test_notation():
    setup = tea_setup(3)
    board = Board.parse("p1R0400e1/.m2Y1111e2", setup)
    assert (board.tiles[0, 2], board.tiles[1, 3]) == (GARDEN, BIG_GARDEN)
    assert board.tiles[0, 1] == WorkerTile(RED, (0, 4, 0, 0))
    assert str(board) == "p1R0400e1/.m2Y1111e2"
    assert board.workers_at((0, 2)) == {RED: 4, YELLOW: 1}


@pytest.mark.parametrize(
    ("text", "module", "code", "position"),
    [
        ("p1R1111e3", True, "no-such-tile", 7),
        ("p1R1111e", True, "bad-character", 8),
        ("R0310R2200", True, "no-such-tile", 5),
        ("p1R1111e1", False, "bad-character", 7),
        ("p1R0400", False, "no-such-tile", 2),
    ],
)
def test_notation_of_what_is_not_in_play(text, module, code, position):
    with pytest.raises(NotationError) as caught:
        Board.parse(text, tea_setup(3) if module else setup_for(3))
    assert (caught.value.code, caught.value.position) == (code, position)


@pytest.fixture
def _tea() -> Iterator[None]:
    with registered():
        yield


@pytest.mark.usefixtures("_tea")
def test_drawing():
    drawings = Drawings()
    board = Board.parse("p1R0400e1/.m2Y1111+e2", setup_for(3, ("tea",)))
    picture = str(drawings.board(board.tiles, "A table"))
    assert picture.count('href="#art-tea"') == 2
    assert "art-side-4" in picture
    assert '<circle cx="50" cy="50" r="40"/>' in str(drawings.defs())


# Play


def test_the_tiles_of_a_module_are_filled_and_used():
    game = Game.deal(tea_setup(2), 1, [RED, YELLOW])
    seat = replace(game.seat, hand=((1, 1, 1, 1), FOUR), village=game.seat.village.after(tea=3))
    board = Board.parse(".Y1111/.p1/..m2", game.setup)
    game = replace(game, board=board, seats=(seat, game.seats[1]), display=("e1", "e2"))
    for text in ("R4000@1,0", "e2@0,0", "R@1,0/top", "Y@0,1/left=1"):
        game = game.play(parse_move(text))
    assert [village["tea"] for village in game.villages] == [6, 1]  # no more than six fit
    assert game.active == 1


@players_each
def test_games_are_played_to_the_end(players):
    picked = 0
    for seed in range(5):
        game = simulate(tea_setup(players), seed)
        assert game.is_over and Board.parse(str(game.board), game.setup) == game.board
        replayed = Game.deal(game.setup, seed)
        for move in game.moves:
            replayed = replayed.play(parse_move(str(move)))
            count_pieces(replayed)
        assert replayed == game
        assert any(isinstance(move, Act) for move in game.moves)
        laid = Counter(tile.pattern for _, tile in game.board.workers)
        assert laid[FOUR] <= players
        picked += sum(village["tea"] for village in game.villages)
    assert picked


# Scoring and checks


def test_scoring_has_one_part_more():
    setup = tea_setup(2)
    villages = [Village(RED, gold=10, tea=3), Village(YELLOW, gold=14)]
    result = score(setup, villages, [{RED: 4}])
    assert [player.parts for player in result.players] == [
        {"gold": 10, "temples": 6, "sun": 0, "water": 0, "tea": 6},
        {"gold": 14, "temples": 0, "sun": 0, "water": 0, "tea": 0},
    ]
    assert [player.total for player in result.players] == [22, 14]


def test_checks_know_the_field_and_the_tiles():
    setup = tea_setup(2)
    board = Board.parse("p1R0400e1/.m2Y1111", setup)
    for leaves, found in (4, False), (5, True):
        villages = [Village(RED, tea=leaves), Village(YELLOW, tea=1)]
        reach = [it for it in check(board, setup, villages=villages) if "reach" in it.code]
        assert [(it.code, it.params) for it in reach] == (
            [("tea-out-of-reach", {"color": "red", "found": 5, "limit": 4})] if found else []
        )
    (finding,) = check_pools([Village(RED, tea=6), Village(WHITE, tea=19)], setup)
    assert (finding.code, finding.params) == ("too-much-tea", {"found": 25, "limit": 24})
    # Four on one side: 4 + 3 + 3 + 2 instead of 3 + 3 + 2 + 2.
    assert not list(check_temples([{RED: 12}], setup))
    assert list(check_temples([{RED: 11}], setup_for(2)))
    assert list(check_temples([{RED: 13}], setup))


@settings(deadline=None, derandomize=True, max_examples=30)
@given(st.sampled_from(PLAYER_COUNTS), st.integers(0, 10**6))
def test_no_game_is_called_impossible(players, seed):
    game = simulate(tea_setup(players), seed)
    findings = check(game.board, game.setup, villages=game.villages)
    assert [it.code for it in findings if it.severity == "impossible"] == []
    counts = [game.board.workers_at(square) for square in game.board.temples()]
    assert not list(check_temples(counts, game.setup))


# On the score sheet

ENTERED = {
    **{f"temple{n}": "...." for n in range(1, 5)},
    **{f"{code}{seat}": "0" for code in ("gold", "water", "sun") for seat in (1, 2)},
}


@pytest.mark.usefixtures("_tea")
def test_the_registry_knows_it_by_its_code():
    assert [module.code for module in all_modules()] == ["base", "tea"]
    assert setup_for(3, ("tea",)).modules == ("tea",)
    with pytest.raises(InvalidSetup) as caught:
        setup_for(3, ("tea", "tea"))
    assert caught.value.code == "repeated-module"
    answer = setup_json(setup_for(4, ("tea",)))
    assert answer["modules"] == ["tea"]
    assert answer["add_jungle"] == {"e1": 3, "e2": 1}
    assert answer["add_workers"] == {"4-0-0-0": 1}
    assert answer["remove_jungle"] == {"p2": 1}
    assert {"tea1", "tea4"} <= set(table_keys())


@pytest.mark.usefixtures("_tea")
def test_its_words():
    english, setup = language("en"), setup_for(2, ("tea",))
    assert jungle_text(GARDEN, english) == "tea garden"
    assert field_words(setup.field("tea")).label == "Tea leaves"
    assert term_name(setup.terms[-1]) == "Tea"
    assert step_words("tea-leaves").texts == ("Put the leaves down.",)
    (finding,) = check_pools([Village(RED, tea=6), Village(WHITE, tea=19)], setup)
    assert finding_text(finding, setup, english) == "25 leaves, but there are 24."


@pytest.mark.usefixtures("_tea")
def test_its_field_is_missing_until_it_is_entered():
    pairs = [("p", "red:Ana"), ("p", "white"), ("modules", "tea"), *ENTERED.items()]
    sheet = read_query(MultiDict([*pairs, ("temple1", "R4...")]))
    assert (sheet.state, sheet.missing) == (State.INCOMPLETE, ("tea1", "tea2"))
    report = Report(sheet, language("en"))
    assert [it.text for it in report.missing] == [
        "Still missing from \u2068Ana\u2069: tea leaves.",
        "Still missing from White: tea leaves.",
    ]
    sheet = sheet.with_entries(tea1="3", tea2="7")
    assert [(it.field, it.code) for it in sheet.problems] == [("tea2", "out-of-range")]
    sheet = sheet.with_entries(temple1="R4...", tea2="۲")
    assert sheet.state is State.FINAL
    assert [player.total for player in sheet.result.players] == [12, 4]
    report = Report(sheet, language("en"))
    assert report.parts(sheet.result.players[0])[-1] == ("tea", "Tea", 6)
    assert read_query(MultiDict(write_query(sheet))) == sheet
    assert Sheet.from_fields(sheet.to_fields()) == sheet


@pytest.mark.usefixtures("_tea")
def test_its_field_in_a_request():
    players = [
        {"color": "red", "gold": 9, "sun": 0, "water": 0, "tea": 2},
        {"color": "white", "gold": 9, "sun": 0, "water": 0, "tea": 0},
    ]
    request = {"players": players, "modules": ["tea"], "temples": []}
    answer = score_json(read_request(request), language("en"))
    assert answer["players"][0]["parts"]["tea"] == 4 and answer["winners"] == ["red"]
    for change, problems in (
        ({"modules": []}, {("players.0.tea", "module-not-in-play")}),
        ({"modules": ["tea", "tea"]}, {("modules", "repeated-module")}),
        ({"modules": ["tea", "no-such"]}, {("modules", "unknown-module")}),
        ({"modules": "tea"}, {("modules", "not-a-list")}),
    ):
        with pytest.raises(BadInput) as caught:
            read_request({**request, **change})
        assert problems <= {(it.field, it.code) for it in caught.value.problems}
    del players[1]["tea"]
    with pytest.raises(BadInput) as caught:
        read_request(request)
    assert [(it.field, it.code) for it in caught.value.problems] == [("players.1.tea", "missing")]
