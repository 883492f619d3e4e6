"""The rules that the modules of Diamante add to a turn, each from a small table."""

from dataclasses import replace
from pathlib import Path

import pytest
from module_setups import BIG_GAME, GAMES, module_setup
from small_tables import (
    BESIDE_WHITE,
    PLAIN,
    RED,
    TWO,
    WHITE,
    finish,
    play,
    refused,
    table,
    village,
)

from scorer import engine
from scorer.engine.checks import check
from scorer.engine.moves import Act, parse_move
from scorer.engine.play import Game

GEMS_IN_CAR = "rgbw" * 6


# Gem mines


def gem_table(board=BESIDE_WHITE, **given):
    return table(board, modules=("gem-mines",), **given)


def on_mine(gems, at=(1, 1)):
    return {"gems_on_mines": {at: gems}}


def test_a_mine_gets_six_gems_where_it_becomes_open():
    for codes in (("gem-mines",), ("map", "gem-mines")):
        for seed in range(20):
            game = Game.deal(module_setup(3, codes), seed)
            mines = [it for it in game.display + game.map_board if it[0] == "d"]
            assert all(len(it) == len("d:") + 6 for it in mines)
            assert len(game.extras["gems_in_car"]) == 32 - 6 * len(mines)
            assert not any(":" in it for it in game.pile)
    assert len(Game.deal(module_setup(2, ("gem-mines",)), 4).extras["gems_in_car"]) in (24, 18, 12)


def test_two_mines_on_the_display_are_two_choices():
    game = gem_table(display=("d:rrgbww", "d:rgbbbw"))
    game = play(game, "R1111@1,0")
    assert [str(move) for move in game.legal_moves()] == ["d:rrgbww@0,0", "d:rgbbbw@0,0"]
    game = play(game, "d:rgbbbw@0,0")
    assert game.extras["gems_on_mines"] == {(0, 0): "rgbbbw"}
    assert game.display == ("d:rrgbww",)
    assert refused(play(gem_table(display=("d:rrgbww",)), "R1111@1,0"), "d:rrrrrr@0,0")


def test_a_mine_that_is_drawn_gets_the_next_six_gems():
    game = gem_table(pile=("d", "t"), extras={"gems_in_car": GEMS_IN_CAR})
    game = finish(play(game, "R1111@1,0", "w@0,0"))
    assert game.display == ("g1", "d:rrggbw")
    assert game.extras["gems_in_car"] == GEMS_IN_CAR[6:]


def test_workers_take_any_gems_that_lie_there():
    game = gem_table("/.d", hand=(TWO,), extras=on_mine("rrg"))
    game = play(game, "R1210@1,0")
    assert [str(move) for move in game.legal_moves()] == [
        f"R@1,0/right={gems}" for gems in ("0", "green", "red", "green,red", "red,red")
    ]
    after = play(game, "R@1,0/right=red,green")
    assert after.extras["gems_on_mines"] == {(1, 1): "r"}
    held = village(after).held
    assert (held["gems"], held["gems.red"], held["gems.green"]) == (2, 1, 1)


def test_an_empty_mine_gives_nothing():
    game = play(gem_table("/.d", extras=on_mine("")), "R1111@1,0")
    assert game.legal_moves() == [Act(RED, (1, 0), 1, 0)]
    assert refused(game, "R@1,0/right=red") == "more-than-possible"


def test_all_colors_are_traded_at_once_for_the_lowest_mask():
    """Also twice on one side, and what is left over stays."""
    own = {"gems": 5, "gems.red": 2, "gems.green": 2, "gems.blue": 1}
    game = gem_table(
        "/.d", hand=((4, 0, 0, 0),), red=own, extras={**on_mine("bwwr"), "masks_left": ("9", "10")}
    )
    held = village(play(game, "R0400@1,0", "R@1,0/right=blue,red,white,white")).held
    assert {code: n for code, n in held.items() if code[:4] in ("gems", "mask") and n} == {
        "gems": 1,
        "gems.red": 1,
        "masks": 2,
        "masks.9": 1,
        "masks.10": 1,
    }


def test_with_a_gem_mine_everybody_acts_in_order():
    """The active player first, at other tiles too, even when nobody takes a gem in the end."""
    game = gem_table(display=("d:rrgbww", "w"))
    game = play(game, "R1111@1,0", "d:rrgbww@0,0")
    assert {it.color for it in game.legal_moves()} == {RED}
    assert refused(game, "W@0,1/left=0") == "others-first"
    game = play(game, "R@1,0/top=0")
    assert {it.color for it in game.legal_moves()} == {RED}, "the plantation is left"
    game = play(game, "R@1,0/right")
    assert {it.color for it in game.legal_moves()} == {WHITE}
    after = play(game, "W@0,1/left=red")
    assert after.active == 1 and not after.in_order
    free = play(gem_table(display=("w", "g1")), "R1111@1,0", "w@0,0")
    assert {it.color for it in free.legal_moves()} == {RED, WHITE}


# Tree of life


@pytest.mark.parametrize(
    ("tile", "gold"),
    [((1, 0, 1, 2), 3), ((1, 1, 1, 1), 1), ((0, 2, 1, 1), 2), ((0, 3, 1, 0), 3), ((0, 4, 0, 0), 4)],
)
def test_a_tree_pays_workers_and_sides_without_any(tile, gold):
    digits = "".join(map(str, tile))
    game = table("/.l", modules=("tree-of-life",), hand=(max(_turned(tile)),))
    game = play(game, f"R{digits}@1,0")
    assert game.most(game.pending[0]) == gold
    assert village(finish(game))["gold"] == gold
    assert village(play(game, "R@1,0/right=0"))["gold"] == 0


def _turned(sides):
    return [sides[i:] + sides[:i] for i in range(4)]


def test_a_new_tree_pays_the_sides_that_were_there():
    game = table(
        BESIDE_WHITE.replace("1111", "1210"), modules=("tree-of-life",), display=("l", "t")
    )
    game = finish(play(game, "R1111@1,0", "l@0,0"))
    assert [it["gold"] for it in game.villages] == [1, 3]


def test_only_a_tree_pays_a_side_without_workers():
    game = play(table("/.g2", modules=("tree-of-life",)), "R1012@1,0")
    assert game.active == 1


# Emperor


def emperor_table(board="/.p1/..m2", at=(2, 2), **given):
    return table(board, modules=("emperor",), extras={"emperor": at}, **given)


def test_the_emperor_begins_on_the_second_start_tile():
    for codes in (("emperor",), ("watering", "emperor"), (BIG_GAME,)):
        game = Game.deal(module_setup(3, codes), 1)
        assert str(game.board.tiles[game.extras["emperor"]]) == game.setup.start[1]


@pytest.mark.parametrize(
    ("square", "comes"), [("1,2", True), ("2,1", True), ("1,0", False), ("0,1", False)]
)
def test_the_emperor_comes_along_his_row_or_column(square, comes):
    game = emperor_table().play(parse_move(f"R1111@{square}"))
    assert village(game)["gold"] == comes
    assert game.extras["emperor"] == (tuple(map(int, square.split(","))) if comes else (2, 2))


def test_the_emperor_pays_again_when_a_turn_begins_on_whose_tile_he_stands():
    game = finish(play(emperor_table(), "R1111@1,2"))
    red = village(game)["gold"]
    game = finish(play(game, "W1111@2,1"))
    assert game.active == 0 and game.extras["emperor"] == (1, 2)
    assert village(game)["gold"] == red + 1


def test_overbuilding_moves_the_emperor_and_pays_even_under_him():
    given = {"display": (), "pile": (), "red": {"sun": 1}}
    for at in ((1, 3), (1, 1)):
        game = emperor_table(".p2/.R1111m4Y1111", at=at, **given)
        game = game.play(parse_move("R1111+@1,1"))
        assert game.extras["emperor"] == (1, 1) and village(game)["gold"] == 1


def test_an_empty_bank_pays_nothing():
    game = emperor_table()
    rich = replace(game.seats[1], village=game.seats[1].village.after(gold=game.bank))
    game = replace(game, seats=(game.seats[0], rich)).play(parse_move("R1111@1,2"))
    assert village(game)["gold"] == 0 and game.extras["emperor"] == (1, 2)


# New workers, and more tiles than the table has room for


def test_a_longer_game_takes_the_tiles_of_the_boxes_and_no_more():
    codes = ("chocolate", "tree-of-life", "new-workers")
    for players in (2, 3, 4):
        workers = module_setup(players, codes, longer="1").worker_tiles
        assert sorted(workers.values()) == [1, 1, 1, 1, 1, 1, 4, 5]


def test_who_finds_no_square_and_cannot_overbuild_loses_the_turn():
    full = ".R1111/R1111p1W1111/.W1111"
    given = {"hand": (PLAIN,), "draw": (), "display": (), "pile": (), "white": {"sun": 1}}
    game = table(full.replace("R1111p1W1111", ".p1W1111"), **given)
    game = finish(play(game, "R1111@1,0"))
    assert game.active == 1 and game.squares_to_cover() == [(1, 2), (2, 1)]
    game = table(full.replace("R1111p1W1111", ".p1W1111"), **{**given, "hand": (PLAIN, PLAIN)})
    game = finish(play(game, "R1111@1,0"))
    game = finish(play(game, "W1111+@1,2"))
    assert game.is_over, "red has no sun token, and white no other one"
    assert [len(seat.hand) for seat in game.seats] == [1, 1]


@pytest.mark.parametrize(("jungle", "found"), [({"p1": 1}, False), ({"p1": 2}, True)])
def test_tiles_left_over_on_a_full_table_are_no_finding(jungle, found):
    setup = replace(module_setup(2), jungle=jungle, worker_tiles={PLAIN: 3})
    board = table(".R1111/R1111p1W1111/.W1111").board
    codes = {it.code for it in check(board, setup)}
    assert ("too-few-tiles" in codes) is found
    roomy = {it.code for it in check(board.without((1, 0)), setup)}
    assert "too-few-tiles" in roomy


def test_no_module_is_named_in_the_engine():
    texts = [path.read_text(encoding="utf-8") for path in Path(engine.__file__).parent.glob("*.py")]
    assert texts
    assert [code for code in GAMES if any(f'"{code}"' in text for text in texts)] == []
