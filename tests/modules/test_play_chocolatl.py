"""The rules that the modules of Chocolatl add to a turn, each from a small table."""

from dataclasses import replace

import pytest
from module_setups import module_setup
from small_tables import (
    BESIDE_WHITE,
    PLAIN,
    RED,
    RIGHT3,
    TWO,
    WHITE,
    finish,
    play,
    refused,
    table,
    village,
)

from scorer.engine.checks import check
from scorer.engine.moves import Build, Fill, Pass, parse_move
from scorer.engine.play import Game
from scorer.engine.turn import Phase
from scorer.modules.huts.game import COSTS, TILES

BESIDE_RED = BESIDE_WHITE.replace("W", "R")


# Map


def map_table(board=BESIDE_WHITE, **given):
    return table(board, modules=("map",), **given)


def test_four_tiles_lie_open_and_everybody_has_two_map_tiles():
    game = Game.deal(module_setup(3, ("map",)), 1)
    assert (len(game.map_board), len(game.display), len(game.pile)) == (2, 2, 22)
    assert [village["map_tiles"] for village in game.villages] == [2, 2, 2]


def test_a_tile_of_the_map_board_costs_a_map_tile():
    game = play(map_table(map_board=("s", "m3")), "R1111@1,0")
    assert game.legal_fills() == [
        Fill((0, 0), "w"),
        Fill((0, 0), "g1"),
        Fill((0, 0), "s", from_map=True),
        Fill((0, 0), "m3", from_map=True),
    ]
    game = play(game, "^m3@0,0")
    assert village(game)["map_tiles"] == 1
    assert (game.display, game.map_board) == (("w", "g1"), ("s",))
    game = finish(game)
    assert (game.display, game.map_board) == (("w", "g1"), ("s", "t"))


def test_the_display_is_filled_from_the_map_board_and_that_from_the_pile():
    game = finish(play(map_table(map_board=("s", "m3"), pile=("m4", "t")), "R1111@1,0", "w@0,0"))
    assert (game.display, game.map_board, game.pile) == (("g1", "s"), ("m3", "m4"), ("t",))


def test_without_a_map_tile_only_the_display_is_left():
    game = play(map_table(map_board=("s",), red={"map_tiles": 0}), "R1111@1,0")
    assert not [move for move in game.legal_fills() if move.from_map]
    assert refused(game, "^s@0,0") == "no-map-tile"
    assert refused(game, "^t@0,0") == "not-on-map-board"


@pytest.mark.parametrize("map_tiles", [0, 1])
def test_a_space_stays_empty_when_only_the_map_board_is_left_and_cannot_be_paid(map_tiles):
    """Two spaces and one tile on the display: the other space needs a map tile, or stays empty."""
    board = ".W1111/.p1/..m2W1111"
    given = {"display": ("w",), "pile": (), "map_board": ("s",), "red": {"map_tiles": map_tiles}}
    game = play(map_table(board, **given), "R1111@1,2", "w@0,2")
    if map_tiles:
        assert game.phase is Phase.FILL and game.legal_moves() == [Fill((1, 3), "s", True)]
        game = finish(play(game, "^s@1,3"))
        assert (game.display, game.map_board) == ((), ())
    else:
        assert game.phase is Phase.ACT
        game = finish(game)
        assert (1, 3) not in game.board.tiles
        assert (game.display, game.map_board) == (("s",), ())


@pytest.mark.parametrize(("missing", "is_certain"), [(2, False), (3, True)])
def test_such_a_space_is_no_finding(missing, is_certain):
    """As many tiles as lie on a map board may be left when a space is."""
    game = map_table(".W1111/.p1R1111/..m2")
    setup = replace(game.setup, jungle={"p1": 1, "m2": 1, "t": missing})
    codes = {it.code for it in check(game.board, setup)}
    assert ("space-left-empty" in codes) is is_certain
    assert ("jungle-left-over" in codes) is not is_certain
    base = replace(setup, map_board=0)
    assert "space-left-empty" in {it.code for it in check(game.board, base)}


# Watering


def test_watering_brings_the_carrier_back_for_four_fruits_a_field():
    game = play(table("/.i", modules=("watering",), hand=(RIGHT3,), red={"water": 0}), "R0310@1,0")
    assert game.most(game.pending[0]) == 3
    for steps, water, cacao in ((0, 0, 0), (1, -1, 4), (2, -4, 5), (3, -10, 5)):
        after = play(game, f"R@1,0/right={steps}")
        assert (village(after)["water"], village(after)["cacao"]) == (water, cacao)


def test_watering_on_the_first_field():
    game = play(table("/.i", modules=("watering",)), "R1111@1,0")
    assert refused(game, "R@1,0/right=1") == "more-than-possible"


def test_bars_take_the_room_of_fruits():
    both = ("watering", "chocolate")
    game = table("/.i", modules=both, red={"water": 0, "bars": 2, "cacao": 1})
    assert village(finish(play(game, "R1111@1,0")))["cacao"] == 3
    game = table("/.p2", modules=both, hand=(RIGHT3,), red={"bars": 3, "cacao": 1})
    game = play(game, "R0310@1,0")
    assert game.most(game.pending[0]) == 1


# Chocolate


def test_a_kitchen_turns_fruits_into_bars():
    game = table("/.k", modules=("chocolate",), hand=(RIGHT3,), red={"cacao": 2, "bars": 3})
    game = play(game, "R0310@1,0")
    assert game.most(game.pending[0]) == 2
    after = village(play(game, "R@1,0/right=1"))
    assert (after["cacao"], after["bars"]) == (1, 4)


def test_each_worker_at_a_chocolate_market_chooses():
    game = table("/.c", modules=("chocolate",), hand=(TWO,), red={"cacao": 1, "bars": 2})
    game = play(game, "R1210@1,0")
    assert [str(move) for move in game.legal_moves()] == [
        f"R@1,0/right={what}" for what in ("0", "fruit", "bar", "bar,fruit", "bar,bar")
    ]
    after = village(play(game, "R@1,0/right=fruit,bar"))
    assert (after["gold"], after["cacao"], after["bars"]) == (10, 0, 1)
    assert village(finish(game))["gold"] == 14, "as much as possible"
    assert village(play(game, "R@1,0/right=0"))["gold"] == 0
    for wrong in ("fruit,fruit", "bar,bar,fruit", "gem", "1"):
        assert refused(game, f"R@1,0/right={wrong}") == "more-than-possible"


def test_the_bank_must_be_able_to_pay():
    game = table("/.c", modules=("chocolate",), hand=(TWO,), red={"cacao": 2, "bars": 2})
    bank = game.bank
    game = replace(
        game,
        seats=tuple(
            replace(it, village=it.village.after(gold=n))
            for it, n in zip(game.seats, (0, bank - 9), strict=True)
        ),
    )
    game = play(game, "R1210@1,0")
    assert game.options(game.pending[0]) == [(), ("fruit",), ("bar",), ("fruit", "fruit")]


def test_an_ordinary_market_takes_no_bars():
    game = play(table("/.m3", modules=("chocolate",), red={"bars": 2}), "R1111@1,0")
    assert (
        refused(game, "R@1,0/right=1") == refused(game, "R@1,0/right=bar") == "more-than-possible"
    )


# Huts


def hut_table(*args, left=tuple(COSTS), **given):
    return table(*args, modules=("huts",), extras={"huts_left": tuple(left)}, **given)


def owner(*huts, **more):
    return {"huts": len(huts), **{f"huts.{hut}": 1 for hut in huts}, **more}


def test_the_faces_of_the_huts_are_thrown_by_the_seed():
    setup = module_setup(2, ("huts",))
    thrown = [Game.deal(setup, seed).extras["huts_left"] for seed in range(40)]
    assert len(set(thrown)) > 30
    for faces in thrown:
        assert len(faces) == len(TILES)
        assert [COSTS[hut] for hut in faces] == sorted(COSTS[hut] for hut in faces)


def test_the_faces_of_the_huts_can_be_chosen():
    faces = [front for front, _ in TILES]
    setup = module_setup(2, ("huts",), faces=",".join(faces))
    assert {Game.deal(setup, seed).extras["huts_left"] for seed in range(5)} == {
        tuple(sorted(faces, key=list(COSTS).index))
    }


def test_one_hut_at_the_end_of_the_turn_for_coins_in_hand():
    game = finish(play(hut_table(red={"gold": 8, "sun": 3, "water": 16}), "R1111@1,0"))
    assert game.phase is Phase.BUILD
    affordable = ["market-crier", "hermit", "road-worker", "trader", "farmer", "shaman"]
    assert game.legal_moves() == [*map(Build, affordable), Pass()]
    after = game.play(Build("hermit"))
    assert after.active == 1 and after.phase is Phase.PLACE
    assert village(after).held | {"gold": 2, "huts": 1, "huts.hermit": 1} == village(after).held
    assert "hermit" not in after.extras["huts_left"] and after.bank == game.bank + 6
    assert village(game.play(Pass())) == village(game)
    assert refused(game, "build:monk") == refused(game, "build:palace") == "not-offered"


def test_never_the_same_hut_twice():
    given = {"left": ("hermit", "hermit"), "red": owner("hermit", gold=20)}
    game = finish(play(hut_table(**given), "R1111@1,0"))
    assert game.active == 1, "nothing to offer: the turn is over"


def test_a_hut_in_the_very_last_turn():
    game = hut_table(hand=(PLAIN,), draw=(), red={"gold": 4})
    game = replace(game, seats=(game.seats[0], replace(game.seats[1], hand=())))
    game = finish(play(game, "R1111@1,0"))
    assert game.phase is Phase.BUILD and not game.is_over
    assert game.play(Build("market-crier")).is_over


@pytest.mark.parametrize(("kind", "price"), [("m2", 3), ("m3", 3), ("m4", 4)])
def test_the_market_crier(kind, price):
    """In anybody's turn, for the fruits of the owner only."""
    given = {"display": (kind, "t"), "red": owner("market-crier", cacao=1), "white": {"cacao": 1}}
    game = finish(play(hut_table(BESIDE_WHITE, left=(), **given), "R1111@1,0", f"{kind}@0,0"))
    assert [it["gold"] for it in game.villages] == [price, int(kind[1])]
    given = {**given, "red": {"cacao": 1}, "white": owner("market-crier", cacao=1)}
    game = finish(play(hut_table(BESIDE_WHITE, left=(), **given), "R1111@1,0", f"{kind}@0,0"))
    assert [it["gold"] for it in game.villages] == [int(kind[1]), price]


def test_the_farmer_gets_a_fifth_fruit_after_all_actions():
    given = {"hand": (TWO,), "left": (), "red": owner("farmer")}
    game = play(hut_table("/.p2m4", **given), "R1210@1,0")
    assert village(game)["cacao"] == 0
    assert village(finish(game))["cacao"] == 5
    assert village(play(game, "R@1,0/right=3"))["cacao"] == 3, "exactly four"


def test_the_farmer_adds_up_the_whole_turn_whatever_was_sold():
    """A market stands between two double plantations."""
    board = "/.p2/..m3/.p2"
    game = hut_table(board, hand=(PLAIN,), left=(), red=owner("farmer"))
    game = play(game, "R1111@2,1", "R@2,1/top", "R@2,1/right=1", "R@2,1/bottom")
    assert village(game)["cacao"] == 4 - 1 + 1


def test_the_farmer_gets_nothing_for_more_than_four_fruits():
    """Five fruits, of which one is sold: there would be room."""
    game = hut_table("/.p2/p1.m3", hand=(TWO,), left=(), red=owner("farmer"))
    game = play(game, "R2101@2,1", "R@2,1/top", "R@2,1/right=1", "R@2,1/left")
    assert village(game)["cacao"] == 4 - 1 + 1


def test_the_farmer_counts_each_turn_by_itself():
    given = {"display": ("p2", "t"), "left": (), "red": owner("farmer")}
    game = finish(play(hut_table("/.p2", **given), "R1111@1,0"))
    game = finish(play(game, "W1111@0,1", "p2@0,0"))
    assert village(game)["cacao"] == 2 + 2


def test_the_farmer_works_in_the_turns_of_others():
    given = {"display": ("p2", "t"), "left": (), "white": owner("farmer")}
    game = hut_table(BESIDE_WHITE.replace("1111", "1012"), **given)
    game = finish(play(game, "R1111@1,0", "p2@0,0"))
    assert village(game, WHITE)["cacao"] == 5
    assert village(game, RED)["cacao"] == 2 + 1  # of the single plantation


def test_the_shaman_overbuilds_without_a_sun_token():
    given = {"display": (), "pile": (), "left": ()}
    game = hut_table(".p2/.R1111m4", red=owner("shaman", sun=1), **given)
    assert village(play(game, "R1111+@1,1"))["sun"] == 1
    game = hut_table(".p2/.R1111m4", red=owner("shaman"), **given)
    assert game.squares_to_cover() == [(1, 1)]
    game = hut_table(".p2/.R1111m4", **given)
    assert refused(game, "R1111+@1,1") == "overbuild-no-sun-token"


def test_the_foreman_adds_a_fourth_worker_to_the_tile_that_is_played():
    given = {"hand": (RIGHT3, TWO), "left": (), "red": owner("foreman")}
    game = play(hut_table("/.w", **given), "R0310@1,0")
    assert [it.workers for it in game.pending] == [4]
    game = play(hut_table("/.w", **given), "R1210@1,0")
    assert [it.workers for it in game.pending] == [2]
    four = replace(game.setup, worker_tiles={(4, 0, 0, 0): 1})
    game = replace(hut_table("/.w", **{**given, "hand": ((4, 0, 0, 0),)}), setup=four)
    assert [it.workers for it in play(game, "R0400@1,0").pending] == [4]


def test_the_foreman_does_not_help_a_tile_of_an_earlier_turn():
    board = BESIDE_RED.replace("R1111", "R1003")
    game = play(hut_table(board, left=(), red=owner("foreman")), "R1111@1,0", "w@0,0")
    assert {(it.square, it.workers) for it in game.pending} == {
        ((1, 0), 1),
        ((0, 1), 3),
    }


def test_the_foreman_never_counts_at_a_temple():
    given = {"hand": (RIGHT3,), "left": (), "red": owner("foreman")}
    game = hut_table("/.t", **given)
    game = game.play(parse_move("R0310@1,0"))
    assert game.result().temples[0].standings[RED].workers == 3
