"""Whole random games: the same everywhere, nothing lost on the way, and nothing impossible."""

import json
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from examples import fewer
from hypothesis import given
from hypothesis import strategies as st
from pieces import count_pieces

from scorer.engine.board import Board
from scorer.engine.checks import check
from scorer.engine.components import Color
from scorer.engine.moves import Act, Fill, Place, parse_move
from scorer.engine.play import Game, Phase
from scorer.engine.simulate import simulate
from scorer.modules import setup_for
from scorer.modules.base.game import WATER_TRACK

PINNED = json.loads(
    (Path(__file__).parent.parent / "scenarios" / "simulated.json").read_text(encoding="utf-8")
)
seatings = st.sampled_from([order for n in (2, 3, 4) for order in permutations(Color, n)])
seeds = st.integers(0, 2**32)


@pytest.mark.parametrize("pinned", PINNED, ids=lambda pinned: f"{pinned['players']}-players")
def test_a_seed_gives_the_same_game_on_every_machine(pinned):
    game = simulate(setup_for(pinned["players"]), pinned["seed"])
    assert str(game.board) == pinned["board"]
    assert len(game.moves) == pinned["moves"]
    assert [str(move) for move in game.moves[:8]] == pinned["first_moves"]
    assert [village.held for village in game.villages] == pinned["villages"]


def test_other_seeds_give_other_games():
    assert len({str(simulate(setup_for(3), seed).board) for seed in range(20)}) == 20


@fewer()
@given(seatings, seeds)
def test_nothing_is_lost_on_the_way(colors, seed):
    """Every move of a whole game, followed piece by piece."""
    end = simulate(setup_for(len(colors)), seed, colors)
    assert simulate(setup_for(len(colors)), seed, colors) == end
    game = Game.deal(setup_for(len(colors)), seed, colors)
    count_pieces(game)
    for move in end.moves:
        before, game = game, game.play(move)
        count_pieces(game)
        _follow(before, move, game)
    assert game == end and game.is_over


def _follow(before, move, after):
    """A move changes what it says and nothing else."""
    assert after.moves == (*before.moves, move)
    if isinstance(move, Fill):
        assert after.villages == before.villages
        assert before.phase is Phase.FILL and move.square in before.to_fill
        assert len(after.board.tiles) == len(before.board.tiles) + 1
    elif isinstance(move, Place):
        assert len(after.board.tiles) == len(before.board.tiles) + (not move.tile.covers)
        for old, new in zip(before.villages, after.villages, strict=True):
            paid = int(move.tile.covers and old.color is move.tile.color)
            assert new == old.after(sun=old["sun"] - paid)
    else:
        (item,) = (
            it
            for it in before.pending
            if (it.color, it.square, it.side) == (move.color, move.square, move.side)
        )
        assert item in before.pending and item not in after.pending
        assert after.board == before.board
        for old, new in zip(before.villages, after.villages, strict=True):
            if old.color is not move.color:
                assert new == old
                continue
            gained = {
                "gold": new["gold"] - old["gold"],
                "cacao": new["cacao"] - old["cacao"],
                "sun": new["sun"] - old["sun"],
                "water": WATER_TRACK.index(new["water"]) - WATER_TRACK.index(old["water"]),
            }
            assert gained == dict.fromkeys(gained, 0) | _gain(item.kind.code, move.amount)


def _gain(code, amount):
    if code[0] == "m":
        return {"cacao": -amount, "gold": amount * int(code[1])}
    return {{"p": "cacao", "g": "gold", "w": "water", "s": "sun"}[code[0]]: amount}


@fewer()
@given(seatings, seeds)
def test_a_game_can_be_written_down_and_replayed(colors, seed):
    end = simulate(setup_for(len(colors)), seed, colors)
    texts = [str(move) for move in end.moves]
    game = Game.deal(setup_for(len(colors)), seed, colors)
    for text, move in zip(texts, end.moves, strict=True):
        read = parse_move(text)
        assert read == move and str(read) == text
        game = game.play(read)
    assert game == end
    assert dict(game.board.tiles) == dict(end.board.tiles)
    assert Board.parse(str(end.board), end.setup) == end.board


@fewer()
@given(seatings, seeds)
def test_the_chosen_moves_are_among_the_legal_ones(colors, seed):
    end = simulate(setup_for(len(colors)), seed, colors)
    game = Game.deal(setup_for(len(colors)), seed, colors)
    for move in end.moves:
        legal = game.legal_moves()
        assert move in legal
        assert len(legal) == len(set(legal))
        game = game.play(move)
    assert game.legal_moves() == []


def test_random_games_use_all_the_rules():
    """Otherwise the tests of whole games would show less than they seem to."""
    seen = Counter()
    for seed in range(30):
        for move in simulate(setup_for(4), seed).moves:
            if isinstance(move, Fill):
                seen["fill", move.kind is None] += 1
            elif isinstance(move, Place):
                seen["place", move.tile.covers] += 1
            elif isinstance(move, Act):
                seen["act", bool(move.amount)] += 1
    assert {("fill", False), ("place", False), ("place", True)} <= set(seen)
    assert seen["act", True] > seen["act", False] > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_game_is_called_impossible(players):
    for seed in range(1000, 1100):
        game = simulate(setup_for(players), seed)
        findings = check(game.board, game.setup, villages=game.villages)
        assert not [it for it in findings if it.severity == "impossible"], (seed, findings)
        assert not [it for it in check(game.board, game.setup) if it.severity == "impossible"]
