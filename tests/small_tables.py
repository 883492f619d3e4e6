"""Small tables to try the rules of a turn at, and short ways to play there."""

from dataclasses import replace

import pytest
from module_setups import module_setup

from scorer.engine.board import Board
from scorer.engine.components import Color
from scorer.engine.moves import Act, IllegalMove, parse_move
from scorer.engine.play import Game, Phase
from scorer.engine.simulate import simulate
from scorer.modules import setup_for

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
STACK = ".p2/Y1111R1111m4/.w"
DRY = {"display": (), "pile": (), "red": {"sun": 2}}
OVER = simulate(setup_for(2), seed=1)


def table(
    board=START,
    colors=(RED, WHITE),
    hand=(PLAIN, TWO, LEFT3),
    pile=("t", "t", "t", "t"),
    display=("w", "g1"),
    draw=(PLAIN,),
    modules=(),
    extras=None,
    map_board=(),
    choices=None,
    **villages,
):
    """A table with red to play; `white={"cacao": 2}` sets a village board up."""
    setup = module_setup(len(colors), modules, **(choices or {}))
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
        map_board=tuple(map_board),
        extras={**game.extras, **(extras or {})},
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


def refused(game, text):
    """The code of the rule that a move breaks, which is not listed as legal either."""
    with pytest.raises(IllegalMove) as caught:
        game.play(parse_move(text))
    assert parse_move(text) not in game.legal_moves()
    return caught.value.code
