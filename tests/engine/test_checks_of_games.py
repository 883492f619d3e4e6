"""Boards of whole games, with a mistake in them, and every end of a tiny game."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest
from examples import fewer
from hypothesis import given
from hypothesis import strategies as st

from scorer.engine.board import Board, WorkerTile, neighbors
from scorer.engine.checks import check
from scorer.engine.components import STACK_LIMIT, Color, JungleKind, rotations
from scorer.engine.play import Game, Phase
from scorer.engine.simulate import simulate
from scorer.modules import setup_for
from scorer.modules.base.game import JUNGLE_KINDS, WORKER_BOX


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
