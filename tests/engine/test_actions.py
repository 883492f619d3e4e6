"""The rules of activated workers and of overbuilding, each from a small table."""

import pytest
from small_tables import (
    BESIDE_WHITE,
    DRY,
    LEFT3,
    PLAIN,
    RED,
    RIGHT3,
    STACK,
    TWO_SPACES,
    WHITE,
    YELLOW,
    activated,
    finish,
    play,
    table,
    village,
)

from scorer.engine.board import Side, WorkerTile
from scorer.engine.moves import IllegalMove, Place
from scorer.engine.play import Phase
from scorer.modules.base.game import BANK

# C: act


def test_every_worker_of_the_new_tile_that_touches_jungle():
    # (1, 2) lies right of the plantation and above the market.
    game = play(table(), "R0121@1,2")
    assert activated(game) == {("R", (1, 2), "bottom", 2), ("R", (1, 2), "left", 1)}
    game = play(table(), "R1210@1,2")
    assert activated(game) == {("R", (1, 2), "bottom", 1)}  # the left side is blank


def test_a_turn_without_any_action_ends_by_itself():
    game = play(table(hand=(RIGHT3, PLAIN)), "R3100@1,2")  # blank towards both jungle tiles
    assert game.phase is Phase.PLACE and game.active == 1


def test_everyones_workers_at_a_filled_space():
    board = ".W1111/.p1/..m2"
    game = play(table(board, colors=(RED, WHITE, YELLOW)), "R1111@1,0", "g1@0,0")
    assert activated(game) == {
        ("R", (1, 0), "top", 1),
        ("R", (1, 0), "right", 1),
        ("W", (0, 1), "left", 1),
    }


def test_ones_own_earlier_tiles_at_a_filled_space():
    game = play(table(".R1012/.p1/..m2"), "R1111@1,0", "g1@0,0")
    assert ("R", (0, 1), "left", 2) in activated(game)
    assert village(finish(game))["gold"] == 1 + 2
    # Blank sides have nobody to activate.
    game = play(table(".R1210/.p1/..m2"), "R1111@1,0", "g1@0,0")
    assert activated(game) == {("R", (1, 0), "top", 1), ("R", (1, 0), "right", 1)}


def test_all_filled_spaces_activate():
    game = play(table(TWO_SPACES), "R1111@1,2", "w@0,2", "g1@1,3")
    assert activated(game) == {
        ("R", (1, 2), "top", 1),
        ("R", (1, 2), "right", 1),
        ("R", (1, 2), "bottom", 1),
        ("R", (1, 2), "left", 1),
        ("W", (0, 1), "right", 1),
        ("W", (2, 3), "top", 1),
    }
    done = finish(game)
    assert (village(done)["gold"], village(done)["water"]) == (1, -4)
    assert (village(done, WHITE)["gold"], village(done, WHITE)["water"]) == (1, -4)


def test_temples_activate_nobody():
    game = play(table(BESIDE_WHITE, display=("t", "g1")), "R1111@1,0", "t@0,0")
    assert activated(game) == {("R", (1, 0), "right", 1)}


def test_a_worker_is_activated_once_in_the_game():
    game = play(table(white={"cacao": 1}), "R1111@1,0", "R@1,0/right")
    assert village(game)["cacao"] == 1
    # White's tile beside the same plantation activates white's workers, not red's once more.
    game = play(game, "W1111@1,2")
    assert activated(game) == {("W", (1, 2), "left", 1), ("W", (1, 2), "bottom", 1)}
    assert village(finish(game))["cacao"] == 1


def test_a_side_acts_once():
    game = play(table(), "R1111@1,2", "R@1,2/left=0")
    assert village(game)["cacao"] == 0
    with pytest.raises(IllegalMove) as caught:
        play(game, "R@1,2/left")
    assert caught.value.code == "not-activated"


def test_the_player_chooses_the_order():
    game = play(table(), "R1111@1,2")
    assert village(play(game, "R@1,2/left", "R@1,2/bottom"))["gold"] == 2
    assert village(play(game, "R@1,2/bottom", "R@1,2/left"))["gold"] == 0


def test_one_side_is_finished_before_the_next():
    """Two market workers sell together: one of them cannot wait for the fruit."""
    game = play(table(red={"cacao": 1}), "R0121@1,2", "R@1,2/bottom", "R@1,2/left")
    assert (village(game)["gold"], village(game)["cacao"]) == (2, 1)
    game = play(table(red={"cacao": 1}), "R0121@1,2", "R@1,2/left", "R@1,2/bottom")
    assert (village(game)["gold"], village(game)["cacao"]) == (4, 0)


def test_players_act_independently():
    game = play(table(BESIDE_WHITE), "R1111@1,0", "g1@0,0")
    game = play(game, "W@0,1/left", "R@1,0/top", "R@1,0/right")
    assert (village(game)["gold"], village(game, WHITE)["gold"]) == (1, 1)
    assert game.active == 1


@pytest.mark.parametrize("amount", [0, 1, 2])
def test_giving_up_in_part_or_whole(amount):
    game = play(table("/.p2/..m2"), "R1012@1,2")
    assert [act.amount for act in game.legal_acts() if act.side is Side.LEFT] == [0, 1, 2, 3, 4]
    game = play(game, f"R@1,2/left={amount}")
    assert village(game)["cacao"] == amount


@pytest.mark.parametrize(
    ("kind", "before", "after"),
    [
        ("p1", {"cacao": 0}, {"cacao": 2}),
        ("p1", {"cacao": 4}, {"cacao": 5}),
        ("p2", {"cacao": 0}, {"cacao": 4}),
        ("p2", {"cacao": 2}, {"cacao": 5}),
        ("p2", {"cacao": 5}, {"cacao": 5}),
        ("m2", {"cacao": 3}, {"cacao": 1, "gold": 4}),
        ("m3", {"cacao": 3}, {"cacao": 1, "gold": 6}),
        ("m4", {"cacao": 1}, {"cacao": 0, "gold": 4}),
        ("m4", {"cacao": 0, "gold": 3}, {"cacao": 0, "gold": 3}),
        ("g1", {"gold": 7}, {"gold": 9}),
        ("g2", {}, {"gold": 4}),
        ("w", {}, {"water": -1}),
        ("w", {"water": 0}, {"water": 4}),
        ("w", {"water": 11}, {"water": 16}),
        ("w", {"water": 16}, {"water": 16}),
        ("s", {}, {"sun": 2}),
        ("s", {"sun": 2}, {"sun": 3}),
        ("s", {"sun": 3}, {"sun": 3}),
    ],
)
def test_two_workers_at_each_kind_of_tile(kind, before, after):
    game = table(f"/.{kind}", red=before)
    done = finish(play(game, "R1012@1,2"))
    assert village(done) == village(game).after(**after)
    assert village(done, WHITE) == village(game, WHITE)


def test_the_bank_pays_what_it_has():
    almost_all = {"white": {"gold": BANK - 3}, "red": {"cacao": 5}}
    assert village(finish(play(table("/.g2", **almost_all), "R1012@1,2")))["gold"] == 3
    sold = village(finish(play(table("/.m2", **almost_all), "R1012@1,2")))
    assert (sold["gold"], sold["cacao"]) == (2, 4)
    assert table("/.g2", **almost_all).bank == 3


def test_worked_example_two_sellers_at_a_new_market():
    """Yellow takes a fruit first and sells it for 3; red sells the one in store for 3."""
    game = table(
        ".R1111/.p1/..m2", colors=(YELLOW, RED), display=("m3", "w"), red={"cacao": 1, "gold": 5}
    )
    game = play(game, "Y1111@1,0", "m3@0,0")
    assert activated(game) == {
        ("Y", (1, 0), "right", 1),
        ("Y", (1, 0), "top", 1),
        ("R", (0, 1), "left", 1),
    }
    game = play(game, "Y@1,0/right", "Y@1,0/top", "R@0,1/left")
    assert (village(game, YELLOW)["gold"], village(game, YELLOW)["cacao"]) == (3, 0)
    assert (village(game, RED)["gold"], village(game, RED)["cacao"]) == (8, 0)


# Overbuilding


def test_worked_example_overbuilding():
    """One worker at a double plantation, two at a market of 4, one at water."""
    game = table(".p2/.R1111m4/.w", **DRY)
    game = play(game, "R1210+@1,1")
    assert village(game)["sun"] == 1  # one token is paid
    assert game.seat.covered == (PLAIN,)
    assert game.seat.hand == (PLAIN, LEFT3)
    assert activated(game) == {
        ("R", (1, 1), "top", 1),
        ("R", (1, 1), "right", 2),
        ("R", (1, 1), "bottom", 1),
    }
    game = play(game, "R@1,1/top", "R@1,1/right", "R@1,1/bottom")
    red = village(game)
    assert (red["gold"], red["cacao"], red["water"], red["sun"]) == (8, 0, -4, 1)
    assert str(game.board) == "p2/R1210+m4/w"


def test_overbuilding_activates_the_new_tile_only():
    game = play(table(STACK, **DRY), "R1111+@1,1")
    assert {it.square for it in game.pending} == {(1, 1)}
    assert game.to_fill == ()


def test_overbuilding_is_listed_beside_placing():
    game = table(STACK, hand=(PLAIN,), **DRY)
    assert game.can_overbuild and game.squares_to_cover() == [(1, 1)]
    covering = [place for place in game.legal_placements() if place.tile.covers]
    assert covering == [Place(WorkerTile(RED, PLAIN, True), (1, 1))]
    assert len(game.legal_placements()) > 1
    for without in ({"red": {"sun": 0}}, {"pile": ("t",)}, {"display": ("t",)}):
        game = table(STACK, **{**DRY, **without})
        assert not game.can_overbuild and game.squares_to_cover() == []
        assert not any(place.tile.covers for place in game.legal_placements())


def test_a_stack_of_two_is_full():
    game = table(".p2/Y1111R1111+m4/.wR1111", **DRY)
    assert game.squares_to_cover() == [(2, 2)]


def test_without_a_sun_token_one_places_normally():
    game = play(table(STACK, display=(), pile=()), "R1111@2,2")
    assert str(game.board.tiles[2, 2]) == "R1111"
