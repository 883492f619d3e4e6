"""Could this final board have happened? Every finding, and no finding where there is none."""

import inspect
import re
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest
from examples import fewer
from hypothesis import given
from hypothesis import strategies as st

from scorer.engine import checks
from scorer.engine.board import Board, WorkerTile, neighbors
from scorer.engine.checks import Severity, check, check_pools, check_temples, is_complete
from scorer.engine.components import STACK_LIMIT, Color, JungleKind, rotations
from scorer.engine.play import Game, Phase
from scorer.engine.simulate import simulate
from scorer.engine.village import Village
from scorer.i18n.messages import all_findings
from scorer.modules import setup_for
from scorer.modules.base.game import JUNGLE_KINDS, WORKER_BOX

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


def test_every_code_is_tested_and_has_a_sentence():
    source, setup = inspect.getsource(checks), setup_for(4)
    codes = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source))
    assert source.count("-out-of-reach") == source.count("too-much-") == 1
    codes |= {f"{reach.field}-out-of-reach" for reach in setup.reaches}
    codes |= {f"too-much-{each.code}" for each in setup.fields if each.pool is not None}
    tested = {case[0] for case in CASES} | {"temple-crowded"}
    assert codes == tested
    assert set(all_findings()) == tested


def test_what_is_not_known_is_not_out_of_reach():
    """No board lets a worker bring anything in; only what is known can be too much."""
    setup = setup_for(2)
    board = Board.parse("p1/.m2", setup)
    known = [Village(RED, water=-10, gold=0), Village(WHITE)]
    assert not {it.code for it in check(board, setup, villages=known) if "reach" in it.code}


def test_a_board_is_complete_once_every_tile_lies():
    game = finished(3, 1)
    colors = [seat.color for seat in game.seats]
    assert is_complete(game.board, game.setup, colors)
    for square in game.board.tiles:
        assert not is_complete(game.board.without(square), game.setup, colors)
    assert not is_complete(game.board, setup_for(4), list(Color))
    assert not is_complete(Board({}), game.setup, colors)


# Boards of whole games, with a mistake in them


@cache
def finished(players, seed):
    game = simulate(setup_for(players), seed)
    assert len(game.board.jungle) == game.setup.jungle_tiles  # so every jungle tile is on the table
    return game


games = st.builds(finished, st.sampled_from([2, 3, 4]), st.integers(0, 60))
START = ((0, 0), (1, 1))
WORKERS = [
    WorkerTile(color, sides, covers)
    for color in Color
    for pattern in WORKER_BOX
    for sides in rotations(pattern)
    for covers in (False, True)
]
TILES = [*JUNGLE_KINDS.values(), *WORKERS]


def impossible(game, board):
    """What is impossible about a board, for the players of a game."""
    findings = check(board, game.setup, [seat.color for seat in game.seats])
    return {(it.code, it.square) for it in findings if it.severity == "impossible"}


def codes(game, board):
    return {code for code, _ in impossible(game, board)}


def swapped(board, one, other):
    return Board({**board.tiles, one: board.tiles[other], other: board.tiles[one]})


@fewer()
@given(games)
def test_any_jungle_tile_forgotten(game):
    """Two worker tiles touch every tile but the start tiles, so its space should have been filled."""
    assert impossible(game, game.board) == set()
    for square, _ in game.board.jungle:
        board = game.board.without(square)
        if square not in START:
            assert ("space-left-empty", square) in impossible(game, board)
        else:
            assert check(board, game.setup)


@fewer()
@given(games)
def test_any_worker_tile_forgotten(game):
    """The colour has then laid one tile less than it has, or two with a stack."""
    for square, tile in game.board.workers:
        findings = check(game.board.without(square), game.setup)
        (few,) = (it for it in findings if it.code == "too-few-tiles")
        laid = game.setup.worker_tiles_each - (STACK_LIMIT if tile.covers else 1)
        assert few.params == {
            "color": tile.color,
            "found": laid,
            "limit": game.setup.worker_tiles_each,
        }


@fewer()
@given(games, st.data())
def test_any_tile_too_many(game, data):
    """All tiles are on the table already, so any further one is one too many of its sort."""
    free = {at for square in game.board.tiles for at in neighbors(square)} - set(game.board.tiles)
    for square in sorted(free):
        tile = data.draw(st.sampled_from(TILES))
        found = codes(game, game.board.with_tile(square, tile))
        if isinstance(tile, JungleKind):
            assert "too-many-jungle-tiles" in found
        elif tile.color in [seat.color for seat in game.seats]:
            assert "too-many-tiles" in found
        else:
            assert "color-not-in-game" in found
        if game.board.is_jungle_space(square) != isinstance(tile, JungleKind):
            assert ("wrong-square", square) in impossible(game, game.board.with_tile(square, tile))


@fewer()
@given(games, st.data())
def test_a_worker_tile_and_a_jungle_tile_swapped(game, data):
    """Both then lie on the wrong colour of the chessboard."""
    one = data.draw(st.sampled_from([square for square, _ in game.board.workers]))
    other = data.draw(st.sampled_from([square for square, _ in game.board.jungle]))
    found = impossible(game, swapped(game.board, one, other))
    assert {("wrong-square", one), ("wrong-square", other)} <= found


@fewer()
@given(games, st.data())
def test_a_tile_read_as_another(game, data):
    """One kind, pattern or colour then has one more than are in play, as all of it was there."""
    square = data.draw(st.sampled_from(sorted(game.board.tiles)))
    was = game.board.tiles[square]
    if isinstance(was, JungleKind):
        kind = data.draw(st.sampled_from([it for it in JUNGLE_KINDS.values() if it != was]))
        assert "too-many-jungle-tiles" in codes(game, game.board.with_tile(square, kind))
        return
    color = data.draw(st.sampled_from([it for it in Color if it is not was.color]))
    found = codes(game, game.board.with_tile(square, replace(was, color=color)))
    assert "too-few-tiles" in found
    playing = color in [seat.color for seat in game.seats]
    assert ("too-many-tiles" if playing else "color-not-in-game") in found
    # A stack read as a single tile, or the other way round.
    found = codes(game, game.board.with_tile(square, replace(was, covers=not was.covers)))
    assert ("too-few-tiles" if was.covers else "too-many-tiles") in found


@fewer()
@given(games, st.data())
def test_a_stack_read_at_anothers_tile(game, data):
    """The tile below is then counted for another colour: one has too few, the other too many."""
    stacks = [it for it in game.board.workers if it[1].covers]
    if not stacks:
        return
    square, tile = data.draw(st.sampled_from(stacks))
    others = [it for it in game.board.workers if not it[1].covers and it[1].color != tile.color]
    if not others:
        return
    other, its = data.draw(st.sampled_from(others))
    board = game.board.with_tile(square, replace(tile, covers=False))
    board = board.with_tile(other, replace(its, covers=True))
    assert {"too-few-tiles", "too-many-tiles"} <= codes(game, board)


@fewer()
@given(games, st.data())
def test_two_jungle_tiles_swapped(game, data):
    """Mostly that can have happened, but not when no start pair is left or a lonely tile is none."""
    squares = [square for square, _ in game.board.jungle]
    one = data.draw(st.sampled_from(START))
    other = data.draw(st.sampled_from(squares))
    board = swapped(game.board, one, other)
    found = codes(game, board)
    pairs = [
        ((row, col), (row + down, col + right))
        for (row, col), kind in board.jungle
        if kind.code == "p1"
        for down in (-1, 1)
        for right in (-1, 1)
        if str(board.tiles.get((row + down, col + right))) == "m2"
    ]
    assert ("no-start-tiles" in found) == (not pairs)
    lonely = {at for at in squares if sum(1 for _ in board.touching(at)) < 2}
    # Only a start tile may have fewer than two worker tiles around it.
    if not any(lonely <= set(pair) for pair in pairs):
        assert found


@fewer()
@given(games, st.data())
def test_a_tile_moved_to_where_it_cannot_lie(game, data):
    square, tile = data.draw(
        st.sampled_from(sorted(game.board.tiles.items(), key=lambda it: it[0]))
    )
    rows = [row for row, _ in game.board.tiles]
    far = (max(rows) + 3, square[1])
    far = (
        far
        if game.board.is_jungle_space(far) == isinstance(tile, JungleKind)
        else (
            far[0] + 1,
            far[1],
        )
    )
    found = impossible(game, game.board.without(square).with_tile(far, tile))
    # Out there it touches nothing: a worker tile needs one jungle tile, a jungle tile two workers;
    # a start tile that goes there may leave the board without a start pair instead.
    if isinstance(tile, WorkerTile):
        assert ("worker-without-jungle", far) in found
    elif tile.code not in ("p1", "m2"):
        assert ("jungle-without-workers", far) in found
    else:
        assert found


def naively_impossible(board, setup):
    """The plain counting that anyone could do at the table, written without the engine's help."""
    tiles = board.tiles
    jungle = {at: it for at, it in tiles.items() if isinstance(it, JungleKind)}
    workers = {at: it for at, it in tiles.items() if isinstance(it, WorkerTile)}
    beside = {
        at: [b for b in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if b in tiles]
        for at in tiles
        for r, c in [at]
    }
    if any((a in jungle) == (b in jungle) for a in tiles for b in beside[a]):
        return "same kind side by side"
    if Counter(it.code for it in jungle.values()) - Counter(setup.jungle):
        return "too many jungle tiles of a kind"
    laid = Counter()
    for tile in workers.values():
        laid[tile.color] += 1 + tile.covers
    if sorted(laid.values()) != [setup.worker_tiles_each] * setup.players:
        return "tiles laid"
    patterns = Counter((it.color, it.pattern) for it in workers.values())
    if any(n > setup.worker_tiles.get(pattern, 0) for (_, pattern), n in patterns.items()):
        return "too many of a pattern"
    if any(not set(beside[at]) & set(jungle) for at in workers):
        return "worker tile without jungle"
    lonely = [it.code for at, it in jungle.items() if len(set(beside[at]) & set(workers)) < 2]
    if Counter(lonely) - Counter(["p1", "m2"]):
        return "jungle tile without workers"
    if len(jungle) < setup.jungle_tiles:
        around = Counter(
            b for r, c in workers for b in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
        )
        if any(n >= 2 and at not in tiles for at, n in around.items()):
            return "space left empty"
        if any(tile.covers for tile in workers.values()):
            return "covered too early"
    return None


@given(games, st.data())
def test_what_plain_counting_rules_out_is_noticed(game, data):
    tiles = dict(game.board.tiles)
    for _ in range(data.draw(st.integers(1, 3))):
        square = data.draw(st.sampled_from(sorted(tiles)))
        match data.draw(st.sampled_from(["drop", "swap", "move", "turn into", "cover"])):
            case "drop":
                del tiles[square]
            case "swap":
                other = data.draw(st.sampled_from(sorted(tiles)))
                tiles[square], tiles[other] = tiles[other], tiles[square]
            case "move":
                free = {at for it in tiles for at in neighbors(it)} - set(tiles)
                tiles[data.draw(st.sampled_from(sorted(free)))] = tiles.pop(square)
            case "turn into":
                tiles[square] = data.draw(st.sampled_from(TILES))
            case _:
                if isinstance(tiles[square], WorkerTile):
                    tiles[square] = replace(tiles[square], covers=True)
    board = Board(tiles)
    why = naively_impossible(board, game.setup)
    if why:
        findings = check(board, game.setup)
        assert any(it.severity == "impossible" for it in findings), why


# Every game of a tiny box


def tiny(jungle, each):
    """Two players with a few 1-1-1-1 tiles, and hardly any jungle tiles."""
    counts = Counter(jungle)
    setup = replace(
        setup_for(2),
        worker_tiles={(1, 1, 1, 1): each},
        jungle={**counts, "p1": counts["p1"] + 1, "m2": counts["m2"] + 1},
    )
    game = Game.deal(setup_for(2), seed=1)
    hands = [replace(seat, hand=((1, 1, 1, 1),) * each, pile=()) for seat in game.seats]
    return replace(
        game, setup=setup, seats=tuple(hands), display=tuple(jungle[:2]), pile=tuple(jungle[2:])
    )


def final_positions(game):
    """Every final position; everyone always takes as much as possible."""
    seen, ends, edge = set(), [], [game]
    while edge:
        game = edge.pop()
        if game.phase is Phase.ACT:
            moves = game.legal_acts()[game.most(game.pending[0]) :][:1]
        else:
            moves = game.legal_moves()
        for move in moves:
            after = game.play(move)
            key = frozenset(after.board.tiles.items()), after.seats, after.phase, after.pending
            key += (after.display, after.to_fill)
            if key not in seen:
                seen.add(key)
                (ends if after.is_over else edge).append(after)
    return ends


@pytest.mark.parametrize(
    ("jungle", "each", "kinds_of_end"),
    [
        (("s",), 1, {"used up", "left over"}),
        (("s",), 2, {"covers", "used up"}),
        (("s", "s"), 2, {"covers", "used up"}),
        (("t", "p1", "w"), 2, {"used up", "left over"}),
    ],
)
def test_every_end_of_a_tiny_game_is_possible(jungle, each, kinds_of_end):
    ends = final_positions(tiny(jungle, each))
    seen = set()
    for game in ends:
        findings = check(game.board, game.setup, villages=game.villages)
        assert {it.code for it in findings} <= {"jungle-left-over"}, game.board
        missing = game.setup.jungle_tiles - len(game.board.jungle)
        assert [it.params["missing"] for it in findings] == ([missing] if missing else [])
        seen.add("left over" if missing else "used up")
        seen |= {"covers" for _, tile in game.board.workers if tile.covers}
    assert seen == kinds_of_end
