"""All pieces of a game are somewhere, and there are as many as in the box."""

from __future__ import annotations

from collections import Counter

from scorer.engine.board import WorkerTile
from scorer.engine.play import Game


def count_pieces(game: Game) -> None:
    """Look for every tile, coin and token of a game in play."""
    setup, board = game.setup, game.board
    jungle = Counter(game.pile) + Counter(game.display)
    jungle += Counter(kind.code for _, kind in board.jungle)
    assert jungle == Counter(setup.jungle)
    stacks = Counter(tile.color for _, tile in board.workers if tile.covers)
    for seat in game.seats:
        tiles = Counter(seat.hand) + Counter(seat.pile) + Counter(seat.covered)
        tiles += Counter(tile.pattern for _, tile in board.workers if tile.color is seat.color)
        assert tiles == Counter(setup.worker_tiles)
        assert len(seat.covered) == stacks[seat.color]
        assert len(seat.hand) <= setup.hand
    villages = game.villages
    for field in setup.seat_fields:
        held = [village[field.code] for village in villages]
        assert not any(field.problem_with(value) for value in held)
        assert field.pool is None or sum(held) <= field.pool
    assert game.bank + sum(village["gold"] for village in villages) == setup.bank
    assert game.bank >= 0
    shown = min(setup.display, len(game.display) + len(game.pile))
    assert len(game.display) == shown or game.filled
    for square in board.tiles:
        assert board.is_jungle_space(square) != isinstance(board.tiles[square], WorkerTile)
