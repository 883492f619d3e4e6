"""A module changes tiles, fields, play, scoring and checks without a change of the engine."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from examples import fewer
from hypothesis import given
from hypothesis import strategies as st
from lantern import registered
from lantern.game import FOUR, LANTERNS, LARGE, SMALL
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
from scorer.i18n.typography import as_typed
from scorer.modules import all_modules, read_modules, setup_for
from scorer.modules.base.game import GAME, PLAYER_COUNTS
from scorer.sheet import Sheet, State
from scorer.sheet.answer import setup_json
from scorer.sheet.entries import module_problems, split_modules, table_keys
from scorer.sheet.query import read_query, write_query
from scorer.sheet.report import Report
from scorer.web.drawing.sheet import Sheet as Drawings

RED, PURPLE, WHITE, YELLOW = Color
players_each = pytest.mark.parametrize("players", PLAYER_COUNTS)


ADDED = {2: {"n1": 2, "n2": 1}, 3: {"n1": 3, "n2": 2}, 4: {"n1": 3, "n2": 2}}
REMOVED = {2: {"p2": 1, "g1": 1}, 3: {"p2": 1, "m3": 1, "g1": 2}, 4: {"p2": 1, "m3": 1, "g1": 2}}


def setup_with(players):
    return make_setup(GAME, players, [LANTERNS])


@players_each
def test_setup(players):
    plain, setup = setup_for(players), setup_with(players)
    added, removed = Counter(ADDED[players]), Counter(REMOVED[players])
    assert setup.modules == ("lanterns",)
    assert Counter(setup.jungle) == Counter(plain.jungle) + added - removed
    assert setup.added_jungle == added
    assert setup.removed_jungle == Counter(plain.removed_jungle) + removed
    assert setup.pile == plain.pile + added.total() - removed.total()
    assert setup.worker_tiles_each == plain.worker_tiles_each + 1
    assert setup.added_workers == {FOUR: 1}
    assert setup.removed_workers == plain.removed_workers
    assert (setup.most_at_side, setup.most_at_temple) == (4, 16)
    fields = ["gold", "water", "sun", "cacao", "lanterns", "lighthouse", "oil"]
    assert [field.code for field in setup.seat_fields] == fields
    terms = ["gold", "temples", "sun", "water", "lanterns", "lighthouse"]
    assert [term.code for term in setup.terms] == terms
    assert setup.kinds["n1"] is SMALL and "n1" not in plain.kinds
    at = setup.steps.index("light-lanterns")
    assert setup.steps[at - 1] == "supplies"
    assert {*setup.steps} == {*plain.steps, "remove-jungle", "add-jungle", "light-lanterns"}


def test_a_module_may_take_worker_tiles_away():
    swap = Change(PLAYER_COUNTS, workers={FOUR: 1, (1, 1, 1, 1): -1})
    setup = make_setup(GAME, 4, [replace(LANTERNS, changes=(swap,))])
    assert setup.added_workers == {FOUR: 1}
    assert setup.removed_workers == {(1, 1, 1, 1): 2, (2, 1, 0, 1): 1}
    assert setup.worker_tiles_each == setup_for(4).worker_tiles_each


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
    side_by_side = Change(PLAYER_COUNTS, jungle={"n2": -2, "s": -1}, beside=("lanterns",))
    other = Module(code="other", players=PLAYER_COUNTS, changes=(side_by_side,))
    assert make_setup(GAME, 3, [other]).jungle == setup_for(3).jungle
    both = make_setup(GAME, 3, [LANTERNS, other])
    assert both.modules == ("lanterns", "other")
    assert "n2" not in both.jungle and both.jungle["s"] == 1
    # What is not in play can still be read: the check says that it is one too many.
    assert str(Board.parse("n2", both)) == "n2"


def test_a_module_may_change_the_start_tiles_and_be_for_some_only():
    start = Change((3, 4), start=("n2", "m3"))
    other = Module(code="other", players=(3, 4), changes=(start,))
    setup = make_setup(GAME, 3, [LANTERNS, other])
    assert str(Board.start(setup)) == "n2/.m3"
    game = simulate(setup, seed=1)
    assert not [it for it in check(game.board, setup) if it.severity == "impossible"]
    with pytest.raises(InvalidSetup) as caught:
        make_setup(GAME, 2, [LANTERNS, other])
    assert (caught.value.code, caught.value.params) == (
        "module-players",
        {"module": "other", "players": 2},
    )


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
    alone, both = make_setup(GAME, 3, [other]).steps, make_setup(GAME, 3, [LANTERNS, other]).steps
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
    setup = setup_with(3)
    board = Board.parse("p1R0400n1/.m2Y1111n2", setup)
    assert (board.tiles[0, 2], board.tiles[1, 3]) == (SMALL, LARGE)
    assert board.tiles[0, 1] == WorkerTile(RED, (0, 4, 0, 0))
    assert str(board) == "p1R0400n1/.m2Y1111n2"
    assert board.workers_at((0, 2)) == {RED: 4, YELLOW: 1}


@pytest.mark.parametrize(
    ("text", "module", "code", "position"),
    [
        ("p1R1111n3", True, "no-such-tile", 7),
        ("p1R1111n", True, "board-ends-early", 7),
        ("R0310R2200", True, "no-such-tile", 5),
        ("p1R1111n1", False, "bad-character", 7),
        ("p1R0400", False, "no-such-tile", 2),
    ],
)
def test_notation_of_what_is_not_in_play(text, module, code, position):
    with pytest.raises(NotationError) as caught:
        Board.parse(text, setup_with(3) if module else setup_for(3))
    assert (caught.value.code, caught.value.position) == (code, position)


@pytest.fixture
def _lanterns() -> Iterator[None]:
    with registered():
        yield


@pytest.mark.usefixtures("_lanterns")
def test_drawing():
    drawings = Drawings()
    board = Board.parse("p1R0400n1/.m2Y1111+n2", setup_for(3, ("lanterns",)))
    picture = str(drawings.board(board.tiles, "A table"))
    assert picture.count('href="#art-lantern-tile"') == 2
    assert "art-side-4" in picture
    assert 'id="art-lantern-tile"' in str(drawings.defs())


# Play


def test_the_tiles_of_a_module_are_filled_and_used():
    game = Game.deal(setup_with(2), 1, [RED, YELLOW])
    seat = replace(
        game.seat, hand=((1, 1, 1, 1), FOUR), village=game.seat.village.after(lanterns=3)
    )
    board = Board.parse(".Y1111/.p1/..m2", game.setup)
    game = replace(game, board=board, seats=(seat, game.seats[1]), display=("n1", "n2"))
    for text in ("R4000@1,0", "n2@0,0", "R@1,0/top", "Y@0,1/left=1"):
        game = game.play(parse_move(text))
    assert [village["lanterns"] for village in game.villages] == [6, 1]  # no more than six fit
    assert game.active == 1


@players_each
def test_games_are_played_to_the_end(players):
    taken = set()
    for seed in range(10):
        game = simulate(setup_with(players), seed)
        assert game.is_over and Board.parse(str(game.board), game.setup) == game.board
        replayed = Game.deal(game.setup, seed)
        for move in game.moves:
            replayed = replayed.play(parse_move(str(move)))
            count_pieces(replayed)
        assert replayed == game
        assert any(isinstance(move, Act) for move in game.moves)
        laid = Counter(tile.pattern for _, tile in game.board.workers)
        assert laid[FOUR] <= players
        taken |= {village["lanterns"] for village in game.villages}
    assert max(taken) == 6, "somebody takes all that fit"


# Scoring and checks


def test_scoring_has_the_parts_of_the_module():
    setup = setup_with(2)
    villages = [Village(RED, gold=10, lanterns=3, lighthouse=3), Village(YELLOW, gold=14)]
    result = score(setup, villages, [{RED: 4}])
    assert [player.parts for player in result.players] == [
        {"gold": 10, "temples": 6, "sun": 0, "water": 0, "lanterns": 6, "lighthouse": 3},
        {"gold": 14, "temples": 0, "sun": 0, "water": 0, "lanterns": 0, "lighthouse": 0},
    ]
    assert [player.total for player in result.players] == [25, 14]


def test_checks_know_the_field_and_the_tiles():
    setup = setup_with(2)
    board = Board.parse("p1R0400n1/.m2Y1111", setup)
    for lanterns, found in (4, False), (5, True):
        villages = [Village(RED, lanterns=lanterns), Village(YELLOW, lanterns=1)]
        reach = [it for it in check(board, setup, villages=villages) if "reach" in it.code]
        assert [(it.code, it.params) for it in reach] == (
            [("lanterns-out-of-reach", {"color": "red", "found": 5, "limit": 4})] if found else []
        )
    (finding,) = check_pools([Village(RED, oil=40), Village(WHITE, oil=21)], setup)
    assert (finding.code, finding.params) == ("too-much-oil", {"found": 61, "limit": 60})
    # Four on one side: 4 + 3 + 3 + 2 instead of 3 + 3 + 2 + 2.
    assert not list(check_temples([{RED: 12}], setup))
    assert list(check_temples([{RED: 11}], setup_for(2)))
    assert list(check_temples([{RED: 13}], setup))


@fewer()
@given(st.sampled_from(PLAYER_COUNTS), st.integers(0, 10**6))
def test_no_game_is_called_impossible(players, seed):
    game = simulate(setup_with(players), seed)
    findings = check(game.board, game.setup, villages=game.villages)
    assert [it.code for it in findings if it.severity == "impossible"] == []
    counts = [game.board.workers_at(square) for square in game.board.temples()]
    assert not list(check_temples(counts, game.setup))


# On the score sheet

ENTERED = {
    **{f"temple{n}": "...." for n in range(1, 5)},
    **{f"{code}{seat}": "0" for code in ("gold", "water", "sun") for seat in (1, 2)},
}


@pytest.mark.usefixtures("_lanterns")
def test_the_registry_knows_it_by_its_code():
    first, *_, last = (module.code for module in all_modules())
    assert (first, last) == ("base", "lanterns")
    assert setup_for(3, ("lanterns",)).modules == ("lanterns",)
    with pytest.raises(InvalidSetup) as caught:
        setup_for(3, ("lanterns", "lanterns"))
    assert caught.value.code == "repeated-module"
    answer = setup_json(setup_for(4, ("lanterns",)))
    assert answer["modules"] == ["lanterns"]
    assert answer["add_jungle"] == ADDED[4]
    assert answer["add_workers"] == {"4-0-0-0": 1}
    assert answer["remove_jungle"] == REMOVED[4]
    assert {"lanterns1", "lanterns4"} <= set(table_keys())


@given(st.lists(st.one_of(st.text(max_size=10), st.sampled_from(["lanterns", "base"])), max_size=3))
def test_any_codes_are_modules_or_every_problem_is_named(codes):
    with registered():
        found = module_problems(3, codes)
        if not found:
            assert set(read_modules(codes)) == set(codes) and len(codes) == len(set(codes))
            assert split_modules(",".join(codes)) == list(codes)
        wrong = {code: "unknown-module" for code in codes if code != "lanterns"}
        if codes.count("lanterns") > 1:
            wrong["lanterns"] = "repeated-module"
        assert {problem.params["module"]: problem.code for problem in found} == wrong
        assert len(found) == len(wrong)


@pytest.mark.usefixtures("_lanterns")
def test_its_words():
    english, setup = language("en"), setup_for(2, ("lanterns",))
    assert jungle_text(SMALL, english) == "lantern tile showing 1"
    assert field_words(setup.field("lanterns")).label == "Lanterns"
    assert term_name(setup.terms[-1]) == "Lighthouse"
    assert step_words("light-lanterns").title == "Light the lanterns"
    (finding,) = check_pools([Village(RED, oil=40), Village(WHITE, oil=21)], setup)
    assert as_typed(finding_text(finding, setup, english)) == (
        "Together you have 61 drops of oil; the box holds only 60."
    )


@pytest.mark.usefixtures("_lanterns")
def test_its_fields_are_missing_until_they_are_entered():
    pairs = [("p", "red:Ana"), ("p", "white"), ("modules", "lanterns"), *ENTERED.items()]
    sheet = read_query(MultiDict([*pairs, ("temple1", "R4..."), ("lighthouse2", "0")]))
    missing = ("lanterns1", "lighthouse1", "lanterns2")
    assert (sheet.state, sheet.missing) == (State.INCOMPLETE, missing)
    report = Report(sheet, language("en"))
    assert [it.text for it in report.missing] == [
        "Still missing from \u2068Ana\u2069: lanterns and lighthouse.",
        "Still missing from White: lanterns.",
    ]
    sheet = sheet.with_entries(lanterns1="3", lighthouse1="3", lanterns2="7")
    assert [(it.field, it.code) for it in sheet.problems] == [("lanterns2", "out-of-range")]
    sheet = sheet.with_entries(temple1="R4...", lanterns2="۲")
    assert sheet.state is State.FINAL
    assert [player.total for player in sheet.result.players] == [15, 4]
    report = Report(sheet, language("en"))
    assert report.parts(sheet.result.players[0])[-2:] == [
        ("lanterns", "Lanterns", "6"),
        ("lighthouse", "Lighthouse", "3"),
    ]
    assert read_query(MultiDict(write_query(sheet))) == sheet
    assert Sheet.from_fields(sheet.to_fields()) == sheet
