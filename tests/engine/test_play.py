"""The rules of placing and filling, of the end of a turn and of the game, each from a small table."""

from collections import Counter

import pytest
from small_tables import (
    BESIDE_WHITE,
    LEFT3,
    OVER,
    PLAIN,
    PURPLE,
    RED,
    RIGHT3,
    THREE_SPACES,
    TWO,
    TWO_SPACES,
    WHITE,
    activated,
    finish,
    play,
    table,
    village,
)

from scorer.engine.board import WorkerTile
from scorer.engine.components import Color, rotations
from scorer.engine.moves import Fill, IllegalMove, Place
from scorer.engine.play import Game, Phase
from scorer.engine.setup import InvalidSetup
from scorer.engine.simulate import simulate
from scorer.modules import setup_for
from scorer.modules.base.game import WORKER_BOX

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
