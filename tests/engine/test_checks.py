"""Could this final board have happened? Every finding, and no finding where there is none."""

import inspect
import re

import pytest

from scorer.engine import checks
from scorer.engine.board import Board
from scorer.engine.checks import Severity, check, check_pools, check_temples, is_complete
from scorer.engine.components import Color
from scorer.engine.setup import (
    Assignable,
    FewKinds,
    FromTiles,
    LowestFirst,
    OnOwnTiles,
    PaidInSets,
    SharedRoom,
)
from scorer.engine.simulate import simulate
from scorer.engine.village import Village
from scorer.i18n.messages import all_findings
from scorer.modules import EXPANSIONS, setup_for

RED, PURPLE, WHITE, YELLOW = Color
UNFINISHED = {"too-few-tiles", "too-few-colors", "jungle-left-over"}
"""What is always found about a board of a few tiles."""

# code, players, board, square, params (those that matter), further arguments of `check`
CASES = [
    # Wrong square of the chessboard.
    ("wrong-square", 2, "p1t/.m2", (0, 1), {}, {}),
    ("wrong-square", 2, "p1R1111P1111/.m2", (0, 2), {}, {}),
    # Colours.
    ("too-many-colors", 2, "R1111p1P1111/.W1111m2", None, {"found": 3, "limit": 2}, {}),
    (
        "color-not-in-game",
        2,
        "R1111p1P1111/.W1111m2",
        (1, 1),
        {"color": "white"},
        {"colors": [RED, PURPLE]},
    ),
    (
        "color-not-in-game",
        2,
        "R1111p1P1111/.W1111m2",
        (0, 2),
        {"color": "purple"},
        {"villages": [Village(RED), Village(WHITE)]},
    ),
    # More tiles than are in play.
    (
        "too-many-jungle-tiles",
        2,
        "sR1111p1/R1111m2R1111/.R1111s",
        (2, 2),
        {"kind": "s", "found": 2, "limit": 1},
        {},
    ),
    (
        "too-many-jungle-tiles",
        4,
        "m4R1111p1/R1111m2R2101/.R1012m4",
        (2, 2),
        {"kind": "m4", "found": 2, "limit": 1},
        {},
    ),
    (
        "too-many-worker-tiles",
        2,
        ".R3001/R0130p1/..m2",
        (1, 0),
        {"color": "red", "pattern": "3-0-0-1", "found": 2, "limit": 1},
        {},
    ),
    (
        "too-many-worker-tiles",
        4,
        "tR1111/R1111p1R1111/.R1111m2",
        (2, 1),
        {"color": "red", "pattern": "1-1-1-1", "found": 4, "limit": 3},
        {},
    ),
    # Tiles laid, seen and covered together.
    ("too-few-tiles", 2, "p1R1111/.m2", None, {"color": "red", "found": 1, "limit": 11}, {}),
    (
        "too-few-tiles",
        4,
        "p1R1111+/.m2",
        None,
        {"color": "white", "found": 0, "limit": 9},
        {"colors": list(Color)},
    ),
    ("too-few-colors", 3, "p1R1111/.m2/.P1111", None, {"missing": 1}, {}),
    (
        "too-many-tiles",
        2,
        "R1111+R1111+R1111+R1111+R2101+R3001+/p1/.m2",
        None,
        {"color": "red", "found": 12, "limit": 11},
        {},
    ),
    # How the table grew.
    ("worker-without-jungle", 2, "p1R1111.W1111/.m2", (0, 3), {}, {}),
    ("jungle-without-workers", 2, "p1R1111t/.m2", (0, 2), {"found": 1, "limit": 2}, {}),
    ("jungle-without-workers", 2, "p1R1111..t/.m2", (0, 4), {"found": 0}, {}),
    ("jungle-without-workers", 2, "p1R1111/.m2W1111t", (1, 3), {"found": 1}, {}),
    ("no-start-tiles", 2, "p1R1111m2", None, {}, {}),
    ("no-start-tiles", 2, "p2R1111/.m2", None, {}, {}),
    ("no-start-tiles", 2, "p1R1111/.m3", None, {}, {}),
    ("separate-part", 2, "p1R1111...W1111tW1111/.m2", (0, 5), {"tiles": 3}, {}),
    # Purple needs the temple, the temple needs purple: nothing there can have come first.
    ("order-impossible", 2, "p1R1111tP1111/.m2", (0, 2), {"tiles": 2}, {}),
    # While jungle tiles last.
    ("space-left-empty", 2, ".R1111/W1111p1/..m2", (0, 0), {"tiles": 2, "missing": 19}, {}),
    ("covered-too-early", 2, "p1R1111+/.m2", (0, 1), {"missing": 19}, {}),
    ("jungle-left-over", 3, "p1R1111/.m2", None, {"missing": 26}, {}),
    # More than the workers can have brought in.
    ("no-sun-token", 2, "p1R1111+/.m2", (0, 1), {"color": "red", "found": 1, "limit": 0}, {}),
    (
        "no-sun-token",
        2,
        ".P1111+/P1111+p1/..m2P1210s/..P1111+",
        (3, 2),
        {"color": "purple", "found": 3, "limit": 2},
        {},
    ),
    (
        "sun-out-of-reach",
        2,
        "R1111p1/sR1111m2/W1210",
        None,
        {"color": "red", "found": 3, "limit": 2},
        {"villages": [Village(RED, sun=3), Village(WHITE, sun=1)]},
    ),
    (
        "water-out-of-reach",
        2,
        "R1111p1/wR1111m2/W1210",
        None,
        {"color": "red", "found": 3, "limit": 2},
        {"villages": [Village(RED, water=0), Village(WHITE, water=-4)]},
    ),
    (
        "gold-out-of-reach",
        2,
        "R1111p1/g2R1111m2/W1210",
        None,
        {"color": "red", "found": 7, "limit": 6},
        {"villages": [Village(RED, gold=7), Village(WHITE, gold=2)]},
    ),
    (
        "cacao-out-of-reach",
        2,
        "p1R1111/.m2",
        None,
        {"color": "red", "found": 2, "limit": 1},
        {"villages": [Village(RED, cacao=2), Village(WHITE)]},
    ),
    (
        "too-much-gold",
        2,
        "p1R1111/.m2/.W1111",
        None,
        {"found": 205, "limit": 204},
        {"villages": [Village(RED, gold=200), Village(WHITE, gold=5)]},
    ),
]
HOLE = {"space-left-empty"}
ALSO = {
    # What else is wrong with those boards; all others show their finding alone.
    "p1t/.m2": {"jungle-without-workers"},
    "p1R1111P1111/.m2": {"worker-without-jungle"},
    "R1111p1P1111/.W1111m2": HOLE,
    "sR1111p1/R1111m2R1111/.R1111s": HOLE,
    "m4R1111p1/R1111m2R2101/.R1012m4": HOLE,
    ".R3001/R0130p1/..m2": HOLE,
    "tR1111/R1111p1R1111/.R1111m2": HOLE,
    "p1R1111+/.m2": {"covered-too-early", "no-sun-token"},
    "R1111+R1111+R1111+R1111+R2101+R3001+/p1/.m2": {
        "wrong-square",
        "worker-without-jungle",
        "covered-too-early",
        "no-sun-token",
    },
    "p1R1111.W1111/.m2": HOLE,
    "p1R1111/.m2W1111t": HOLE,
    "p2R1111/.m2": {"jungle-without-workers"},
    "p1R1111/.m3": {"jungle-without-workers"},
    ".P1111+/P1111+p1/..m2P1210s/..P1111+": {
        "covered-too-early",
        "jungle-without-workers",
        "space-left-empty",
    },
    "R1111p1/sR1111m2/W1210": HOLE,
    "R1111p1/wR1111m2/W1210": HOLE,
    "R1111p1/g2R1111m2/W1210": HOLE,
    "p1R1111/.m2/.W1111": {"gold-out-of-reach"},
}


@pytest.mark.parametrize(
    ("code", "players", "text", "square", "params", "more"),
    CASES,
    ids=[f"{case[0]}-{case[2]}" for case in CASES],
)
def test_each_finding_on_a_small_board(code, players, text, square, params, more):
    setup = setup_for(players)
    findings = check(Board.parse(text, setup), setup, **more)
    found = [it for it in findings if it.code == code]
    assert (square, params) in [
        (it.square, {name: it.params[name] for name in params}) for it in found
    ]
    expected = Severity.UNLIKELY if code == "jungle-left-over" else Severity.IMPOSSIBLE
    assert {it.severity for it in found} == {expected}
    assert {it.code for it in findings} - UNFINISHED - {code} == ALSO.get(text, set()) - {code}


@pytest.mark.parametrize(
    ("code", "players", "text", "more"),
    [
        # The other side of each limit: the nearest board without the finding.
        ("wrong-square", 2, "p1R1111t/.m2", {}),
        ("too-many-colors", 3, "R1111p1P1111/.W1111m2", {}),
        ("color-not-in-game", 3, "R1111p1P1111/.W1111m2", {"colors": [RED, PURPLE, WHITE]}),
        ("too-many-jungle-tiles", 3, "sR1111p1/R1111m2R1111/.R1111s", {}),
        ("too-many-worker-tiles", 2, ".R3001/R0310p1/..m2", {}),  # mirror images
        ("too-many-worker-tiles", 2, ".R3001/P0130p1/..m2", {}),  # two colours
        ("too-many-worker-tiles", 3, ".R1111/R1111p1/tR1111m2", {}),
        ("too-many-tiles", 2, "R1111+R1111+R1111+R1111+R2101+R3001/p1/.m2", {}),
        ("too-few-tiles", 2, "R1111+R1111+R1111+R1111+R2101+R3001/p1/.m2", {}),
        ("too-few-colors", 2, "p1R1111/.m2/.P1111", {}),
        ("worker-without-jungle", 2, "p1R1111/.m2/.W1111", {}),
        ("jungle-without-workers", 2, "p1/.m2", {}),  # the start tiles need nobody
        ("jungle-without-workers", 2, "p1R1111t/.m2P1111", {}),
        ("no-start-tiles", 2, ".p1/m2", {}),
        ("no-start-tiles", 2, ".m2/p1", {}),
        ("separate-part", 2, "W1111p1/..m2W1111", {}),  # hang by the corner
        ("order-impossible", 2, "p1R1111tP1111/.m2P1111", {}),
        ("space-left-empty", 2, ".R1111/.p1/..m2W1111", {}),
        ("no-sun-token", 2, "p1R1111+s/.m2P1111", {}),  # the covered tile may have stood there
        ("no-sun-token", 2, "p1R1111+/.m2R1111/..s", {}),
        (
            "sun-out-of-reach",
            2,
            "R1111p1/sR1111m2",
            {"villages": [Village(RED, sun=2), Village(WHITE)]},
        ),
        (
            "water-out-of-reach",
            2,
            "R1111p1/wR1111m2",
            {"villages": [Village(RED, water=-1), Village(WHITE)]},
        ),
        (
            "gold-out-of-reach",
            2,
            "R1111p1/g2R1111m2",
            {"villages": [Village(RED, gold=6), Village(WHITE)]},
        ),
        (
            "cacao-out-of-reach",
            2,
            "p1R1111/.m2",
            {"villages": [Village(RED, cacao=1), Village(WHITE)]},
        ),
    ],
)
def test_the_nearest_board_without_the_finding(code, players, text, more):
    setup = setup_for(players)
    findings = check(Board.parse(text, setup), setup, **more)
    assert code not in {it.code for it in findings}


def test_spent_sun_tokens_count_as_taken():
    """Two workers can have taken two tokens; one of them was paid for the stack."""
    setup = setup_for(2)
    board = Board.parse("p1R1111+/.m2R1210s", setup)
    villages = [Village(RED, sun=2), Village(WHITE)]
    found = {it.code: it.params for it in check(board, setup, villages=villages)}
    assert found["sun-out-of-reach"] == {"color": "red", "found": 3, "limit": 2}
    villages = [Village(RED, sun=1), Village(WHITE)]
    assert "sun-out-of-reach" not in {it.code for it in check(board, setup, villages=villages)}
    # More stacks than tokens is one finding, not two.
    board = Board.parse("p1R1111+/.m2", setup)
    found = {it.code for it in check(board, setup, villages=[Village(RED, sun=1), Village(WHITE)])}
    assert "no-sun-token" in found and "sun-out-of-reach" not in found


def test_the_lonely_pair_is_taken_for_the_start_tiles():
    """Two plantations touch the market at a corner; only the one without workers must be the start."""
    setup = setup_for(2)
    board = Board.parse("p1R1111t/W1111m2/..p1", setup)
    lonely = [it for it in check(board, setup) if it.code == "jungle-without-workers"]
    assert [it.square for it in lonely] == [(0, 2)]


def test_gold_of_the_whole_box():
    setup = setup_for(2)
    assert not list(check_pools([Village(RED, gold=200), Village(WHITE, gold=4)], setup))
    assert not list(check_pools([Village(RED, gold=204), Village(WHITE)], setup))
    (finding,) = check_pools([Village(RED, gold=200), Village(WHITE, gold=5)], setup)
    assert (finding.code, finding.severity) == ("too-much-gold", "impossible")
    assert finding.params == {"found": 205, "limit": 204}


@pytest.mark.parametrize(
    ("players", "temple", "tiles"),
    [
        (2, {RED: 10}, None),  # 3 + 3 + 2 + 2
        (2, {RED: 11}, 5),
        (2, {RED: 6, WHITE: 6}, None),  # two tiles with 3 each
        (2, {RED: 6, WHITE: 7}, 5),
        (4, {RED: 1, PURPLE: 1, WHITE: 1, YELLOW: 3}, None),
        (4, {RED: 1, PURPLE: 1, WHITE: 1, YELLOW: 4}, 5),
        (4, {}, None),
    ],
)
def test_temple_crowded(players, temple, tiles):
    findings = list(check_temples([{}, temple], setup_for(players)))
    if tiles is None:
        assert findings == []
    else:
        (finding,) = findings
        assert (finding.code, finding.square, finding.severity) == (
            "temple-crowded",
            None,
            "impossible",
        )
        assert finding.params == {"temple": 2, "tiles": tiles, "limit": 4}


# code, module, board, what the players have, params
MODULE_CASES = [
    (
        "bars-out-of-reach",
        "chocolate",
        "p1R2101/.m2",
        [{"bars": 1}],
        {"color": "red", "found": 1, "limit": 0},
    ),
    (
        "bars-room",
        "chocolate",
        "",
        [{"cacao": 2, "bars": 4}],
        {"color": "red", "found": 6, "limit": 5},
    ),
    (
        "too-much-bars",
        "chocolate",
        "",
        [{"bars": 5}] * 4 + [{"bars": 1}],
        {"found": 21, "limit": 20},
    ),
    (
        "masks-not-lowest",
        "gem-mines",
        "",
        [{"masks.9": 1}],
        {"item": "9", "lower": "8"},
    ),
    (
        "gems-kinds",
        "gem-mines",
        "",
        [{f"gems.{color}": 1 for color in ("red", "green", "blue", "white")}],
        {"color": "red", "found": 4, "limit": 3},
    ),
    (
        "gems-not-from-tiles",
        "gem-mines",
        "",
        [{"gems": 3, "masks": 4}, {"gems": 1, "masks": 3}],
        {"found": 32, "limit": 30},
    ),
    (
        "gems-paid",
        "gem-mines",
        "",
        [{"gems.blue": 1, "masks": 3}, {"gems.blue": 1, "masks": 4}],
        {"item": "blue", "found": 9, "limit": 8},
    ),
    (
        "huts-not-on-tiles",
        "huts",
        "",
        [{"huts.chief": 1, "huts.foreman": 1}, {"huts.foreman": 1}],
        {"found": 3, "limit": 2},
    ),
    (
        # With four players everybody has nine tiles with four workers each.
        "idle_workers-not-on-tiles",
        "huts",
        "",
        [{}, {"idle_workers": 37}],
        {"color": "purple", "found": 37, "limit": 36},
    ),
    (
        "best_line-not-on-tiles",
        "huts",
        "",
        [{"best_line": 10}],
        {"color": "red", "found": 10, "limit": 9},
    ),
]


@pytest.mark.parametrize(
    ("code", "module", "text", "held", "params"),
    MODULE_CASES,
    ids=[case[0] for case in MODULE_CASES],
)
def test_each_finding_about_what_players_have_of_a_module(code, module, text, held, params):
    setup = setup_for(4, (module,))
    villages = [Village(color, has) for color, has in zip([*Color, RED], held, strict=False)]
    found = check(Board.parse(text, setup), setup, list(Color), villages)
    assert [dict(it.params) for it in found if it.code == code] == [params]
    for village in villages:
        fewer = [Village(village.color, {key: n - 1 for key, n in village.held.items()})]
        others = [each for each in villages if each is not village]
        found = check(Board.parse(text, setup), setup, list(Color), [*fewer, *others])
        assert code not in {
            it.code for it in found if it.params.get("color") in (None, village.color)
        }


CHECK_CODES = {
    LowestFirst: lambda it: f"{it.field}-not-lowest",
    FewKinds: lambda it: f"{it.field}-kinds",
    SharedRoom: lambda it: f"{it.fields[-1]}-room",
    Assignable: lambda it: f"{it.field}-not-on-tiles",
    FromTiles: lambda it: f"{it.weights[0][0]}-not-from-tiles",
    PaidInSets: lambda it: f"{it.field}-paid",
    OnOwnTiles: lambda it: f"{it.field}-not-on-tiles",
}


def test_every_code_is_tested_and_has_a_sentence():
    source = inspect.getsource(checks)
    codes = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source))
    assert source.count("-out-of-reach") == source.count("too-much-") == 1
    for setup in (setup_for(4), *(setup_for(4, (code,)) for code in EXPANSIONS)):
        codes |= {f"{reach.field}-out-of-reach" for reach in setup.reaches}
        codes |= {f"too-much-{each.code}" for each in setup.fields if each.pool is not None}
        codes |= {CHECK_CODES[type(it)](it) for it in setup.checks}
    tested = {case[0] for case in (*CASES, *MODULE_CASES)} | {"temple-crowded"}
    assert codes == tested
    assert set(all_findings()) == tested


def test_what_is_not_known_is_not_out_of_reach():
    """No board lets a worker bring anything in; only what is known can be too much."""
    setup = setup_for(2)
    board = Board.parse("p1/.m2", setup)
    known = [Village(RED, water=-10, gold=0), Village(WHITE)]
    assert not {it.code for it in check(board, setup, villages=known) if "reach" in it.code}


def test_a_board_is_complete_once_every_tile_lies():
    game = simulate(setup_for(3), 1)
    colors = [seat.color for seat in game.seats]
    assert is_complete(game.board, game.setup, colors)
    for square in game.board.tiles:
        assert not is_complete(game.board.without(square), game.setup, colors)
    assert not is_complete(game.board, setup_for(4), list(Color))
    assert not is_complete(Board({}), game.setup, colors)
