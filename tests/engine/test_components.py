"""What is in the box and on the table, and a module that changes both without touching the engine."""

from collections import Counter
from dataclasses import replace

import pytest

from scorer.engine.board import Board, NotationError
from scorer.engine.checks import check
from scorer.engine.components import (
    BANK,
    CACAO_FRUITS,
    CACAO_LIMIT,
    COINS,
    JUNGLE_BOX,
    JUNGLE_KINDS,
    SUN_LIMIT,
    SUN_TOKENS,
    WATER_FIELDS,
    WORKER_BOX,
    Color,
    InvalidSetup,
    JungleKind,
    Module,
    Setup,
    pattern_of,
    rotations,
    setup_for,
)
from scorer.engine.moves import Act, Fill, Place, parse_move
from scorer.engine.play import Game
from scorer.engine.simulate import simulate
from scorer.engine.village import Effect, Village


def test_worker_tiles_in_the_box():
    assert WORKER_BOX == {(1, 1, 1, 1): 4, (2, 1, 0, 1): 5, (3, 0, 0, 1): 1, (3, 1, 0, 0): 1}
    assert sum(WORKER_BOX.values()) == 11
    assert all(sum(pattern) == 4 for pattern in WORKER_BOX)


def test_jungle_tiles_in_the_box():
    assert JUNGLE_BOX == {
        "p1": 6,
        "p2": 2,
        "m2": 2,
        "m3": 4,
        "m4": 1,
        "g1": 2,
        "g2": 1,
        "w": 3,
        "s": 2,
        "t": 5,
    }
    assert sum(JUNGLE_BOX.values()) == 28
    assert set(JUNGLE_BOX) == set(JUNGLE_KINDS)


@pytest.mark.parametrize(
    ("code", "action", "amount"),
    [
        ("p1", "plantation", 1),
        ("p2", "plantation", 2),
        ("m2", "market", 2),
        ("m3", "market", 3),
        ("m4", "market", 4),
        ("g1", "gold-mine", 1),
        ("g2", "gold-mine", 2),
        ("w", "water", 1),
        ("s", "sun-site", 1),
        ("t", "temple", 0),
    ],
)
def test_jungle_kinds(code, action, amount):
    kind = JUNGLE_KINDS[code]
    assert (kind.code, kind.action, kind.amount) == (code, action, amount)
    assert kind.is_temple == (code == "t")


def test_supplies():
    assert COINS == {1: 24, 5: 12, 10: 12}
    assert sum(COINS.values()) == 48
    assert BANK == 204
    assert (CACAO_FRUITS, SUN_TOKENS) == (20, 12)
    assert (CACAO_LIMIT, SUN_LIMIT) == (5, 3)
    assert WATER_FIELDS == (-10, -4, -1, 0, 2, 4, 7, 11, 16)
    assert [color.letter for color in Color] == ["R", "P", "W", "Y"]


@pytest.mark.parametrize(
    ("players", "each", "removed_workers", "removed_jungle", "jungle_tiles", "pile", "temples"),
    [
        (2, 11, {}, {"p1": 2, "w": 1, "m3": 1, "s": 1, "g1": 1, "t": 1}, 21, 17, 4),
        (3, 10, {(1, 1, 1, 1): 1}, {}, 28, 24, 5),
        (4, 9, {(1, 1, 1, 1): 1, (2, 1, 0, 1): 1}, {}, 28, 24, 5),
    ],
)
def test_setup(players, each, removed_workers, removed_jungle, jungle_tiles, pile, temples):
    setup = setup_for(players)
    assert setup.players == players
    assert setup.worker_tiles_each == each
    assert setup.removed_workers == removed_workers
    assert setup.removed_jungle == removed_jungle
    assert setup.jungle_tiles == jungle_tiles
    assert setup.pile == pile
    assert setup.temples == temples
    assert (setup.start, setup.hand, setup.display) == (("p1", "m2"), 3, 2)
    # Nothing is lost: what is not in play is back in the box.
    assert Counter(setup.worker_tiles) + Counter(setup.removed_workers) == Counter(WORKER_BOX)
    assert Counter(setup.jungle) + Counter(setup.removed_jungle) == Counter(JUNGLE_BOX)


def test_jungle_of_two_players():
    assert setup_for(2).jungle == {
        "p1": 4,
        "p2": 2,
        "m2": 2,
        "m3": 3,
        "m4": 1,
        "g1": 1,
        "g2": 1,
        "w": 2,
        "s": 1,
        "t": 4,
    }


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_no_such_number_of_players(players):
    with pytest.raises(InvalidSetup) as caught:
        setup_for(players)
    assert caught.value.code == "players-out-of-range"
    with pytest.raises(InvalidSetup):
        Game.deal(players, seed=1)


def test_setup_cannot_be_changed_by_accident():
    with pytest.raises(TypeError):
        setup_for(2).jungle["t"] = 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deal_puts_everything_on_the_table(players):
    game = Game.deal(players, seed=3)
    assert str(game.board) == "p1/.m2"
    assert len(game.display) == 2
    assert len(game.pile) == game.setup.pile
    assert Counter(game.display + game.pile + ("p1", "m2")) == Counter(game.setup.jungle)
    assert [seat.color for seat in game.seats] == list(Color)[:players]
    for seat in game.seats:
        assert len(seat.hand) == 3
        assert Counter(seat.hand + seat.pile) == Counter(game.setup.worker_tiles)
        assert seat.village == Village(seat.color, gold=0, sun=0, water=-10, cacao=0)
        assert seat.covered == ()


def test_deal_takes_colours_in_seating_order_and_shuffles():
    game = Game.deal([Color.YELLOW, Color.PURPLE], seed=3)
    assert [seat.color for seat in game.seats] == [Color.YELLOW, Color.PURPLE]
    other = Game.deal([Color.YELLOW, Color.PURPLE], seed=4)
    assert game.pile != other.pile
    assert [seat.pile for seat in game.seats] != [seat.pile for seat in other.seats]
    assert game.seats[0].pile != game.seats[1].pile


def test_rotations_turn_clockwise_and_never_flip():
    assert rotations((3, 0, 0, 1)) == ((3, 0, 0, 1), (1, 3, 0, 0), (0, 1, 3, 0), (0, 0, 1, 3))
    assert not set(rotations((3, 0, 0, 1))) & set(rotations((3, 1, 0, 0)))
    assert [len(rotations(pattern)) for pattern in WORKER_BOX] == [1, 4, 4, 4]
    for pattern in WORKER_BOX:
        assert {pattern_of(sides) for sides in rotations(pattern)} == {pattern}


# A module of our own: three huts, where each worker gets as much gold as the hut shows.

HUT = JungleKind("h3", "hut", 3)


def _more_huts(setup: Setup) -> Setup:
    jungle = {**setup.jungle, "h3": 3}
    return replace(setup, jungle=jungle, display=3)


HUTS = Module(
    code="huts",
    kinds=(HUT,),
    change=_more_huts,
    actions={
        "hut": Effect(
            most=lambda village, kind, workers, bank: min(workers * kind.amount, bank),
            take=lambda village, kind, amount: replace(village, gold=village.gold + amount),
        )
    },
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_module_changes_the_setup(players):
    plain, setup = setup_for(players), setup_for(players, (HUTS,))
    assert setup.modules == (HUTS,)
    assert setup.jungle == {**plain.jungle, "h3": 3}
    assert setup.jungle_tiles == plain.jungle_tiles + 3
    assert setup.pile == plain.pile + 3 - 1  # three tiles more, one of them on the display
    assert setup.kinds["h3"] is HUT
    assert "h3" not in plain.kinds and "h3" not in JUNGLE_KINDS


def test_module_kind_in_the_notation():
    kinds = setup_for(3, (HUTS,)).kinds
    board = Board.parse("p1R1111h3/.m2", kinds)
    assert board.tiles[0, 2] is HUT
    assert str(board) == "p1R1111h3/.m2"
    with pytest.raises(NotationError) as caught:
        Board.parse("p1R1111h4", kinds)
    assert (caught.value.code, caught.value.position) == ("no-such-tile", 7)
    with pytest.raises(NotationError) as caught:
        Board.parse("p1R1111h3")
    assert (caught.value.code, caught.value.position) == ("bad-character", 7)


def test_module_tile_is_filled_and_used():
    game = Game.deal([Color.RED, Color.YELLOW], seed=1, modules=(HUTS,))
    seat = replace(game.seat, hand=((1, 1, 1, 1),))
    board = Board.parse(".Y1111/.p1/..m2", game.setup.kinds)
    game = replace(game, board=board, seats=(seat, game.seats[1]), display=("h3", "t", "w"))
    for text in ("R1111@1,0", "h3@0,0", "R@1,0/top", "Y@0,1/left=2"):
        game = game.play(parse_move(text))
    assert [village.gold for village in game.villages] == [3, 2]
    assert len(game.display) == 2  # filled up again only when the turn ends
    game = game.play(parse_move("R@1,0/right"))
    assert len(game.display) == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_module_game_is_played_to_the_end(players):
    game = simulate(players, seed=11, modules=(HUTS,))
    assert game.is_over
    assert len(game.setup.modules) == 1
    huts = [square for square, kind in game.board.jungle if kind is HUT]
    assert len(huts) == 3
    assert Board.parse(str(game.board), game.setup.kinds) == game.board
    replayed = Game.deal(players, seed=11, modules=(HUTS,))
    from_huts = 0
    for move in game.moves:
        read = parse_move(str(move))
        assert isinstance(read, Place | Fill | Act)
        at_hut = isinstance(read, Act) and any(
            (item.color, item.square, item.side) == (read.color, read.square, read.side)
            and item.kind is HUT
            for item in replayed.pending
        )
        before = sum(village.gold for village in replayed.villages)
        replayed = replayed.play(read)
        if at_hut:
            from_huts += sum(village.gold for village in replayed.villages) - before
    assert replayed == game
    assert from_huts > 0


def test_module_gold_is_not_called_out_of_reach():
    """Red's only income is the hut: 3 gold that the base game's tiles cannot explain."""
    setup = setup_for(2, (HUTS,))
    board = Board.parse("p1R3100h3/.m2", setup.kinds)
    rich = (Village(Color.RED, gold=3), Village(Color.YELLOW))
    assert "gold-out-of-reach" not in {
        finding.code for finding in check(board, setup, villages=rich)
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_module_game_is_possible(players):
    for seed in range(10):
        game = simulate(players, seed, modules=(HUTS,))
        findings = check(game.board, game.setup, villages=game.villages)
        assert [finding.code for finding in findings if finding.severity == "impossible"] == []
