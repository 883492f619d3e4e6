"""Whole random games with any mix of modules: pieces, moves as text, and nothing impossible."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from examples import fewer
from hypothesis import given
from hypothesis import strategies as st
from lantern import MODULE
from module_setups import BIG_GAME, GAMES, SINGLE, module_setup
from pieces import count_pieces

from scorer.engine.checks import check
from scorer.engine.components import Color
from scorer.engine.moves import Act, Build, Fill, Pass, Place, parse_move
from scorer.engine.play import Game
from scorer.engine.simulate import simulate
from scorer.modules import EXPANSIONS, setup_for
from scorer.modules.huts.game import COSTS, TILES
from scorer.modules.new_workers.game import ALL
from scorer.sheet.answer import game_json
from scorer.sheet.request import read_request

GAMES_IN_CI = 320
MORE_GAMES = 6000


def random_setup(rng):
    """Some modules for some players, with the choices of a table."""
    if rng.random() < 0.1:
        return module_setup(rng.choice((3, 4)), (BIG_GAME,))
    players = rng.choice((2, 3, 4))
    codes = [code for code in SINGLE if rng.random() < 0.5]
    choices = {}
    if "map" in codes and rng.random() < 0.3:
        choices["early_overbuilding"] = "1"
    if "huts" in codes and rng.random() < 0.3:
        choices["faces"] = ",".join(sorted(tile[rng.random() < 0.5] for tile in TILES))
    if "new-workers" in codes and rng.random() < 0.3:
        choices["longer"] = "1"
    if "new-workers" in codes and rng.random() < 0.3:
        counts = {pattern: rng.randint(0, most) for pattern, most in ALL.items()}
        choices["workers"] = ",".join(f"{pattern}:{n or 1}" for pattern, n in counts.items())
    return module_setup(players, codes, **choices)


def impossible(game, **given):
    findings = check(game.board, game.setup, **given)
    return [(it.code, dict(it.params)) for it in findings if it.severity == "impossible"]


def play_and_check(seeds):
    for seed in seeds:
        game = simulate(random_setup(Random(f"modules of {seed}")), seed)
        assert game.is_over
        where = (seed, game.setup.players, game.setup.modules, dict(game.setup.choices))
        assert not impossible(game, villages=game.villages), where
        assert not impossible(game, colors=[seat.color for seat in game.seats]), where
        count_pieces(game)


@pytest.mark.parametrize("part", range(4))
def test_no_game_is_called_impossible(part):
    play_and_check(range(part, GAMES_IN_CI, 4))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(8))
def test_no_game_of_many_is_called_impossible(part):
    play_and_check(range(GAMES_IN_CI + part, MORE_GAMES, 8))


seeds = st.integers(0, 2**32)


@fewer()
@given(seeds)
def test_every_move_is_legal_can_be_written_down_and_loses_nothing(seed):
    setup = random_setup(Random(seed))
    end = simulate(setup, seed)
    game = Game.deal(setup, seed)
    count_pieces(game)
    faces = game.extras.get("huts_left")
    for move in end.moves:
        text = str(move)
        assert parse_move(text) == move
        legal = game.legal_moves()
        assert move in legal
        assert len(legal) == len(set(legal)), "each move once"
        game = game.play(parse_move(text))
        count_pieces(game)
    assert game == end and game.legal_moves() == []
    if faces:
        built = [hut for hut in COSTS for village in end.villages if village.get(f"huts.{hut}")]
        assert Counter(built) + Counter(end.extras["huts_left"]) == Counter(faces)


@fewer()
@given(seeds)
def test_every_legal_move_can_be_played(seed):
    """Along a random game, all that is listed at some moments."""
    rng = Random(seed)
    setup = random_setup(rng)
    game = Game.deal(setup, seed)
    for move in simulate(setup, seed).moves:
        if rng.random() < 0.1:
            legal = game.legal_moves()
            for other in rng.sample(legal, min(8, len(legal))):
                assert game.play(other).moves == (*game.moves, other)
        game = game.play(move)


@pytest.mark.parametrize("codes", [*((code,) for code in SINGLE), SINGLE, (BIG_GAME,)])
def test_a_played_game_is_a_request_that_scores_the_same(codes, monkeypatch):
    for code in {*codes, *SINGLE}:
        monkeypatch.setitem(EXPANSIONS, code, replace(MODULE, game=GAMES[code]))
    game = simulate(setup_for(3, codes), 4)
    sheet = read_request(game_json(game))
    assert [(it.color, it.total, it.parts) for it in sheet.result.players] == [
        (it.color, it.total, it.parts) for it in game.result().players
    ]
    assert sheet.result.winners == game.result().winners


def test_a_seed_gives_the_same_game():
    for setup in module_setup(3, (BIG_GAME,)), module_setup(2, SINGLE):
        one, other = simulate(setup, 5), simulate(setup, 5)
        assert one == other and one.moves == other.moves
        assert one.moves != simulate(setup, 6).moves


def test_random_games_use_all_the_rules():
    """Otherwise the tests of whole games would show less than they seem to."""
    seen = Counter()
    for seed in range(30):
        game = simulate(module_setup(3 + seed % 2, (BIG_GAME,)), seed)
        for move in game.moves:
            if isinstance(move, Fill):
                seen["map" if move.from_map else "display" if move.kind else "pile"] += 1
                seen["gems"] += ":" in (move.kind or "")
            elif isinstance(move, Place):
                seen["covers" if move.tile.covers else "place"] += 1
            elif isinstance(move, Build):
                seen[move.option] += 1
            elif isinstance(move, Act):
                seen["picked" if move.picked else "act"] += 1
                seen["bar"] += "bar" in move.picked
            elif isinstance(move, Pass):
                seen["pass"] += 1
        for village in game.villages:
            seen["masks"] += village["masks"]
            seen["map tiles left"] += village["map_tiles"]
    expected = {"map", "display", "gems", "covers", "place", "picked", "act", "bar"}
    expected |= {"pass", "masks", "map tiles left", *COSTS}
    assert {key for key in expected if not seen[key]} == set()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_as_many_turns(players):
    for codes in (SINGLE, ("chocolate", "tree-of-life"), ("new-workers",)):
        game = simulate(module_setup(players, codes), 3)
        turns = [move.tile.color for move in game.moves if isinstance(move, Place)]
        assert turns == list(Color)[:players] * game.setup.worker_tiles_each
