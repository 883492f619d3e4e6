"""The rules of a turn, of overbuilding, of the limits and of the end, each from a small table."""

from collections import Counter
from dataclasses import replace

import pytest
from section_ids import SECTION_IDS

from scorer.engine.board import Board, Side, WorkerTile
from scorer.engine.components import Color, rotations
from scorer.engine.moves import Act, Broken, Fill, IllegalMove, Place, parse_move
from scorer.engine.play import Game, Phase
from scorer.engine.setup import InvalidSetup
from scorer.engine.simulate import simulate
from scorer.modules import setup_for
from scorer.modules.base.game import BANK, WORKER_BOX

RED, PURPLE, WHITE, YELLOW = Color
PLAIN, TWO, LEFT3, RIGHT3 = (1, 1, 1, 1), (2, 1, 0, 1), (3, 0, 0, 1), (3, 1, 0, 0)

# Row 0 and column 0 are free, so that squares around the start tiles have no negative numbers.
START = "/.p1/..m2"
BESIDE_WHITE = ".W1111/.p1/..m2"
"""White touches the single plantation from above; a tile at (1, 0) makes the space (0, 0) fill."""
TWO_SPACES = ".W1111/.p1/..m2W1111"
"""A tile at (1, 2) makes the spaces (0, 2) and (1, 3) fill."""
THREE_SPACES = "/.W1111p1W1111///..W1111/..m2"
"""A tile at (2, 2) makes the spaces (2, 1), (2, 3) and (3, 2) fill."""


def table(
    board=START,
    colors=(RED, WHITE),
    hand=(PLAIN, TWO, LEFT3),
    pile=("t", "t", "t", "t"),
    display=("w", "g1"),
    draw=(PLAIN,),
    **villages,
):
    """A table with red to play; `white={"cacao": 2}` sets a village board up."""
    setup = setup_for(len(colors))
    game = Game.deal(setup, 1, colors)
    seats = []
    for seat in game.seats:
        village = seat.village.after(**villages.get(seat.color.value, {}))
        seats.append(replace(seat, village=village, hand=tuple(hand), pile=tuple(draw)))
    return replace(
        game,
        board=Board.parse(board, setup),
        seats=tuple(seats),
        pile=tuple(pile),
        display=tuple(display),
    )


def play(game, *moves):
    for move in moves:
        game = game.play(parse_move(move) if isinstance(move, str) else move)
    return game


def finish(game):
    """Every action that is left, each as much as possible."""
    while game.phase is Phase.ACT:
        item = game.pending[0]
        game = game.play(Act(item.color, item.square, item.side))
    return game


def activated(game):
    return {(it.color.letter, it.square, it.side.name.lower(), it.workers) for it in game.pending}


def village(game, color=RED):
    return next(seat.village for seat in game.seats if seat.color is color)


# A: place


def test_any_tile_of_the_hand_any_way_round_on_any_open_square():
    game = table(hand=(PLAIN, TWO, TWO))
    places = game.legal_placements()
    assert len(places) == len(set(places)) == 6 * (1 + 4)
    assert {place.tile.color for place in places} == {RED}
    assert game.legal_moves() == places
    assert game.legal_fills() == game.legal_acts() == []
    for place in places:
        after = game.play(place)
        assert after.board.tiles[place.square] == place.tile
        assert len(after.board.tiles) == 3
        assert after.moves == (place,)


def test_a_placed_tile_leaves_the_hand_once():
    game = play(table(hand=(TWO, PLAIN, TWO)), "R0121@0,1")
    assert game.seat.hand == (PLAIN, TWO)
    assert game.seats[1].hand == (TWO, PLAIN, TWO)


def test_exactly_the_listed_placements_are_legal():
    """Every tile on every square round about, against the list; with and without overbuilding."""
    dry = {"display": (), "pile": (), "red": {"sun": 1}}
    board = "Y1111R1111/.p1R1012+/..m2"
    for game in (table(board), table(board, **dry), table(THREE_SPACES, hand=(RIGHT3,))):
        legal = set(game.legal_placements())
        assert legal
        for row in range(-1, 7):
            for col in range(-1, 6):
                for pattern in WORKER_BOX:
                    for sides in rotations(pattern):
                        for covers in (False, True):
                            move = Place(WorkerTile(RED, sides, covers), (row, col))
                            assert _is_legal(game, move) == (move in legal), move


def _is_legal(game, move):
    try:
        game.play(move)
    except IllegalMove:
        return False
    return True


# B: fill


def test_nothing_to_fill():
    game = play(table(), "R1111@1,0")
    assert game.phase is Phase.ACT
    assert game.to_fill == () and game.legal_fills() == []


def test_one_space_with_a_choice_of_the_display():
    game = play(table(BESIDE_WHITE), "R1111@1,0")
    assert game.phase is Phase.FILL
    assert game.to_fill == ((0, 0),)
    assert game.legal_moves() == [Fill((0, 0), "w"), Fill((0, 0), "g1")]
    for kind, left in (("w", ("g1",)), ("g1", ("w",))):
        after = game.play(Fill((0, 0), kind))
        assert str(after.board.tiles[0, 0]) == kind
        assert after.display == left  # filled up only at the end of the turn
        assert after.pile == ("t", "t", "t", "t")
        assert after.phase is Phase.ACT


def test_a_space_between_two_tiles_of_ones_own_fills_too():
    game = play(table(BESIDE_WHITE.replace("W", "R")), "R1111@1,0")
    assert game.to_fill == ((0, 0),)


def test_the_same_kind_twice_on_the_display_is_one_choice():
    game = play(table(BESIDE_WHITE, display=("w", "w")), "R1111@1,0")
    assert game.legal_fills() == [Fill((0, 0), "w")]
    assert game.play(Fill((0, 0), "w")).display == ("w",)


def test_two_spaces_in_any_order():
    game = play(table(TWO_SPACES), "R1111@1,2")
    assert set(game.to_fill) == {(0, 2), (1, 3)}
    assert len(game.legal_fills()) == 4
    one = play(game, "w@0,2")
    assert one.phase is Phase.FILL and one.display == ("g1",)
    assert one.legal_fills() == [Fill((1, 3), "g1")]
    both = play(one, "g1@1,3")
    assert both.phase is Phase.ACT and both.display == () and len(both.pile) == 4
    other_order = play(game, "g1@1,3", "w@0,2")
    assert other_order.board == both.board
    assert activated(other_order) == activated(both)


def test_three_spaces_take_the_display_first_and_then_the_top_of_the_pile():
    game = play(table(THREE_SPACES, pile=("m3", "s", "t", "t")), "R1111@2,2")
    assert set(game.to_fill) == {(2, 1), (2, 3), (3, 2)}
    game = play(game, "w@2,1", "g1@3,2")
    assert game.phase is Phase.FILL
    assert game.legal_fills() == [Fill((2, 3), None)]
    game = play(game, "?@2,3")
    assert game.phase is Phase.ACT
    assert [str(game.board.tiles[at]) for at in ((2, 1), (3, 2), (2, 3))] == ["w", "g1", "m3"]
    assert game.pile == ("s", "t", "t")
    assert finish(game).display == ("s", "t")


def test_fewer_tiles_than_spaces():
    game = play(table(THREE_SPACES, pile=()), "R1111@2,2", "g1@2,3", "w@3,2")
    assert game.phase is Phase.ACT
    assert game.to_fill == () and (2, 1) not in game.board.tiles
    assert game.is_jungle_used_up


def test_the_last_tile_goes_where_the_player_likes():
    game = play(table(TWO_SPACES, display=("w",), pile=()), "R1111@1,2")
    assert game.legal_fills() == [Fill((0, 2), "w"), Fill((1, 3), "w")]
    for filled, empty in (((0, 2), (1, 3)), ((1, 3), (0, 2))):
        after = game.play(Fill(filled, "w"))
        assert after.phase is Phase.ACT
        assert filled in after.board.tiles and empty not in after.board.tiles


def test_no_filling_without_jungle_tiles():
    game = play(table(TWO_SPACES, display=(), pile=()), "R1111@1,2")
    assert game.phase is Phase.ACT and game.to_fill == ()


def test_a_space_that_stayed_empty_does_not_fill_later():
    """Only what the new tile touches fills: an older pair of worker tiles elsewhere does not."""
    game = play(table(".W1111/W1111p1/..m2", display=("w",)), "R1111@2,3")
    assert game.phase is Phase.ACT


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

STACK = ".p2/Y1111R1111m4/.w"
DRY = {"display": (), "pile": (), "red": {"sun": 2}}


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


# Against the rules

OVER = simulate(setup_for(2), seed=1)

ILLEGAL = [
    (Broken.GAME_OVER, OVER, "R1111@0,0"),
    (Broken.GAME_OVER, OVER, "w@0,0"),
    (Broken.GAME_OVER, OVER, "R@0,0/top"),
    (Broken.NOT_NOW, table(), "w@0,0"),
    (Broken.NOT_NOW, table(), "R@1,0/right"),
    (Broken.NOT_NOW, play(table(), "R1111@1,0"), "R1111@1,2"),
    (Broken.NOT_NOW, play(table(), "R1111@1,0"), "w@0,0"),
    (Broken.NOT_NOW, play(table(BESIDE_WHITE), "R1111@1,0"), "R1111@1,2"),
    (Broken.NOT_NOW, play(table(BESIDE_WHITE), "R1111@1,0"), "R@1,0/right"),
    (Broken.NOT_YOUR_TILE, table(), "W1111@1,0"),
    (Broken.NOT_YOUR_TILE, table(), "Y1111@1,0"),
    (Broken.NOT_IN_HAND, table(), "R3100@1,0"),
    (Broken.NOT_IN_HAND, table(), "R2200@1,0"),
    (Broken.NOT_IN_HAND, table(hand=(LEFT3,)), "R0310@1,0"),  # its mirror image
    (Broken.SQUARE_TAKEN, table(BESIDE_WHITE), "R1111@0,1"),
    (Broken.SQUARE_TAKEN, table(BESIDE_WHITE), "R1111@1,1"),
    (Broken.NOT_A_WORKER_SQUARE, table(), "R1111@0,0"),
    (Broken.NOT_A_WORKER_SQUARE, table(BESIDE_WHITE), "R1111@0,2"),
    (Broken.NO_JUNGLE_NEIGHBOR, table(), "R1111@-1,0"),
    (Broken.NO_JUNGLE_NEIGHBOR, table(BESIDE_WHITE), "R1111@3,4"),
    (Broken.NOT_TO_FILL, play(table(BESIDE_WHITE), "R1111@1,0"), "w@0,2"),
    (Broken.NOT_TO_FILL, play(table(BESIDE_WHITE), "R1111@1,0"), "w@1,1"),
    (Broken.NOT_TO_FILL, play(table(TWO_SPACES), "R1111@1,2", "w@0,2"), "g1@0,2"),
    (Broken.NOT_ON_DISPLAY, play(table(BESIDE_WHITE), "R1111@1,0"), "t@0,0"),
    (Broken.NOT_ON_DISPLAY, play(table(TWO_SPACES), "R1111@1,2", "w@0,2"), "w@1,3"),
    (Broken.NOT_ON_DISPLAY, play(table(BESIDE_WHITE), "R1111@1,0"), "x9@0,0"),
    (Broken.DISPLAY_FIRST, play(table(BESIDE_WHITE), "R1111@1,0"), "?@0,0"),
    (Broken.DISPLAY_FIRST, play(table(TWO_SPACES), "R1111@1,2", "w@0,2"), "?@1,3"),
    (Broken.NOT_ACTIVATED, play(table(), "R1111@1,0"), "R@1,0/left"),
    (Broken.NOT_ACTIVATED, play(table(), "R1111@1,0"), "W@1,0/right"),
    (Broken.NOT_ACTIVATED, play(table(BESIDE_WHITE), "R1111@2,3"), "W@0,1/bottom"),
    (Broken.NOT_ACTIVATED, play(table(), "R1210@1,2"), "R@1,2/left"),
    (Broken.MORE_THAN_POSSIBLE, play(table(), "R1111@1,0"), "R@1,0/right=2"),
    (Broken.MORE_THAN_POSSIBLE, play(table(red={"cacao": 5}), "R1111@1,0"), "R@1,0/right=1"),
    (Broken.MORE_THAN_POSSIBLE, play(table("/.m2"), "R1012@1,2"), "R@1,2/left=1"),
    (Broken.MORE_THAN_POSSIBLE, play(table("/.s", red={"sun": 3}), "R1012@1,2"), "R@1,2/left=1"),
    (Broken.MORE_THAN_POSSIBLE, play(table("/.w", red={"water": 11}), "R1012@1,2"), "R@1,2/left=2"),
    (Broken.MORE_THAN_POSSIBLE, play(table(), "R1111@1,0"), Act(RED, (1, 0), Side.RIGHT, -1)),
    (Broken.JUNGLE_LEFT, table(STACK, **{**DRY, "display": ("t",)}), "R1111+@1,1"),
    (Broken.JUNGLE_LEFT, table(STACK, **{**DRY, "pile": ("t",)}), "R1111+@1,1"),
    (Broken.NO_SUN_TOKEN, table(STACK, display=(), pile=()), "R1111+@1,1"),
    (Broken.NO_SUN_TOKEN, table(STACK, display=(), pile=(), white={"sun": 1}), "R1111+@1,1"),
    (Broken.NOTHING_TO_COVER, table(STACK, **DRY), "R1111+@2,2"),
    (Broken.NOTHING_TO_COVER, table(STACK, **DRY), "R1111+@0,1"),  # a jungle tile
    (Broken.COVERS_OTHERS, table(STACK, **DRY), "R1111+@1,0"),
    (Broken.STACK_FULL, table(".p2/.R1111+m4", **DRY), "R1111+@1,1"),
]


@pytest.mark.parametrize(
    ("broken", "game", "move"), ILLEGAL, ids=[f"{it[0].code}-{it[2]}" for it in ILLEGAL]
)
def test_illegal_move_names_its_rule_and_changes_nothing(broken, game, move):
    move = parse_move(move) if isinstance(move, str) else move
    before, moves = replace(game), game.moves
    tiles = dict(game.board.tiles)
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    error = caught.value
    assert (error.code, error.rule, error.move) == (broken.code, broken.rule, move)
    assert broken.code in str(error) and str(move) in str(error)
    assert game == before and game.moves == moves and dict(game.board.tiles) == tiles
    assert move not in game.legal_moves()


def test_every_way_to_break_the_rules_is_tried():
    assert {broken for broken, _, _ in ILLEGAL} == set(Broken)
    assert {broken.rule for broken in Broken} <= set(SECTION_IDS)
    assert len({broken.code for broken in Broken}) == len(Broken)


@pytest.mark.parametrize(
    ("broken", "rule"),
    [
        (Broken.GAME_OVER, "game-end"),
        (Broken.NOT_NOW, "turn"),
        (Broken.NOT_IN_HAND, "place-worker"),
        (Broken.SQUARE_TAKEN, "placement"),
        (Broken.NO_JUNGLE_NEIGHBOR, "place-worker"),
        (Broken.DISPLAY_FIRST, "fill-jungle"),
        (Broken.NOT_ACTIVATED, "activate"),
        (Broken.MORE_THAN_POSSIBLE, "limits"),
        (Broken.STACK_FULL, "overbuild"),
    ],
)
def test_the_rule_that_says_so(broken, rule):
    assert broken.rule == rule


@pytest.mark.parametrize(
    "text",
    [
        "",
        "R1111",
        "R1111@",
        "R1111@1",
        "B1111@0,0",
        "r1111@0,0",
        "p1@a,b",
        "B@0,0/top",
        "R@0,0",
        "R@0,0/up",
        "R@0,0/top=",
        "R@0,0/top=-1",
        "R1111@0,0 ",
        "w@0,0\n",
        "R1111++@0,0",
        "T@1,1/top",
    ],
)
def test_what_is_not_a_move(text):
    with pytest.raises(ValueError):  # noqa: PT011 - the notation's own error is one, too
        parse_move(text)


# The end of a turn, and of the game


def test_drawing_and_refilling_at_the_end_of_the_turn():
    game = table(BESIDE_WHITE, pile=("s", "m3", "t"), draw=(RIGHT3, TWO))
    game = play(game, "R1111@1,0", "w@0,0")
    assert game.seat.hand == (TWO, LEFT3) and game.display == ("g1",)
    game = finish(game)
    red = game.seats[0]
    assert (red.hand, red.pile) == ((TWO, LEFT3, RIGHT3), (TWO,))
    assert (game.display, game.pile) == (("g1", "s"), ("m3", "t"))
    assert (game.active, game.phase, game.placed, game.filled) == (1, Phase.PLACE, None, ())
    assert game.seats[1].hand == (PLAIN, TWO, LEFT3)  # only the active player draws


def test_the_display_stays_full_when_nothing_was_filled():
    game = finish(play(table(), "R1111@1,0"))
    assert (game.display, game.pile) == (("w", "g1"), ("t", "t", "t", "t"))


@pytest.mark.parametrize(
    ("pile", "display"), [((), ()), (("t",), ("t",)), (("t", "s"), ("t", "s"))]
)
def test_refilling_as_far_as_the_pile_lasts(pile, display):
    game = finish(play(table(TWO_SPACES, pile=pile), "R1111@1,2", "w@0,2", "g1@1,3"))
    assert (game.display, game.pile) == (display, ())


def test_no_tile_left_to_draw():
    game = finish(play(table(draw=()), "R1111@1,0"))
    assert (game.seats[0].hand, game.seats[0].pile) == ((TWO, LEFT3), ())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_and_everyone_has_as_many(players):
    game = simulate(setup_for(players), seed=21)
    turns = [move.tile.color for move in game.moves if isinstance(move, Place)]
    colors = list(Color)[:players]
    assert turns == colors * game.setup.worker_tiles_each
    assert all(not seat.hand and not seat.pile for seat in game.seats)


def test_the_game_ends_when_the_last_actions_are_done():
    game = table(hand=(PLAIN,), draw=())
    game = finish(play(game, "R1111@1,0"))
    assert not game.is_over and game.active == 1  # white has a tile left
    game = play(game, "W1111@1,2", "W@1,2/left")
    assert game.phase is Phase.ACT and not game.is_over  # the market is still to come
    game = play(game, "W@1,2/bottom")
    assert game.is_over and game.phase is Phase.OVER
    assert game.legal_moves() == []
    assert village(game, WHITE)["gold"] == 2


def test_the_result_is_that_of_the_final_table():
    result = OVER.result()
    assert [player.color for player in result.players] == [RED, PURPLE]
    assert [player.parts["gold"] for player in result.players] == [
        it["gold"] for it in OVER.villages
    ]
    assert len(result.temples) == sum(str(kind) == "t" for _, kind in OVER.board.jungle)


def test_no_more_than_two_on_a_stack_in_whole_games():
    seen = 0
    for seed in range(10):
        covered = Counter()
        for move in simulate(setup_for(2), seed).moves:
            if isinstance(move, Place):
                covered[move.square] += 1
                assert move.tile.covers == (covered[move.square] == 2)
        assert max(covered.values()) <= 2
        seen += max(covered.values()) == 2
    assert seen


def test_two_players_of_one_color_are_refused() -> None:
    with pytest.raises(InvalidSetup) as caught:
        Game.deal(setup_for(2), 1, [Color.RED, Color.RED])
    assert caught.value.code == "duplicate-color"
