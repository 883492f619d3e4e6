"""Counting positions: how many ways a game can begin, against numbers that were worked out."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from scorer.engine.components import Color, rotations
from scorer.engine.moves import Act
from scorer.engine.play import Game, Phase
from scorer.modules import setup_for

ENTRIES = json.loads(
    (Path(__file__).parent.parent / "scenarios" / "perft.json").read_text(encoding="utf-8")
)
by_name = pytest.mark.parametrize("entry", ENTRIES, ids=[entry["name"] for entry in ENTRIES])


def patterns(texts):
    return tuple(tuple(map(int, text.split("-"))) for text in texts)


def beginning(entry):
    """The start tiles, with the hands, piles and display that the entry fixes."""
    colors = [Color(player["color"]) for player in entry["players"]]
    game = Game.deal(setup_for(len(colors)), 1, colors)
    seats = tuple(
        replace(seat, hand=patterns(player["hand"]), pile=patterns(player["pile"]))
        for seat, player in zip(game.seats, entry["players"], strict=True)
    )
    return replace(game, seats=seats, display=tuple(entry["display"]), pile=tuple(entry["pile"]))


def resolved(game):
    """Everyone uses every action as far as possible, in the order of the list."""
    while game.phase is Phase.ACT:
        item = game.pending[0]
        game = game.play(Act(item.color, item.square, item.side))
    return game


def after_one_placement(game):
    """Every way to go on until the next player may place: a placement and all choices of filling."""
    edge = [game.play(place) for place in game.legal_placements()]
    while edge:
        game = edge.pop()
        if game.phase is Phase.FILL:
            edge += [game.play(fill) for fill in game.legal_fills()]
        else:
            yield resolved(game)


def identity(game):
    """Positions are the same when they look and go on the same, whatever led there."""
    return frozenset(game.board.tiles.items()), game.seats, game.display, game.pile, game.active


def perft(game, depth):
    """The number of ways and of distinct positions after 1, 2, … placements."""
    reached, counts = {identity(game): (game, 1)}, []
    for _ in range(depth):
        following = {}
        for position, ways in reached.values():
            for after in after_one_placement(position):
                key = identity(after)
                _, so_far = following.get(key, (after, 0))
                following[key] = after, so_far + ways
        reached = following
        counts.append({"paths": sum(n for _, n in reached.values()), "distinct": len(reached)})
    return counts


@by_name
def test_first_placements(entry):
    assert len(beginning(entry).legal_placements()) == entry["first_placements"]


@by_name
def test_number_of_positions(entry):
    assert perft(beginning(entry), len(entry["after"])) == entry["after"]


# A second opinion that knows squares only: no villages, no overbuilding, nothing of the engine but
# `rotations`.


def around(square):
    row, col = square
    return {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}


def ways(jungle, workers, hands, piles, display, stock, turn, depth):
    if depth == 0:
        return 1
    color = turn % len(hands)
    total = 0
    for square in {at for it in jungle for at in around(it)} - workers:
        laid = workers | {square}
        spaces = {at for at in around(square) - jungle if len(around(at) & laid) >= 2}
        for tile in set(hands[color]):
            hand = list(hands[color])
            hand.remove(tile)
            hand += piles[color][:1]
            new_hands = [*hands[:color], hand, *hands[color + 1 :]]
            new_piles = [*piles[:color], piles[color][1:], *piles[color + 1 :]]
            for filled, shown, left in fillings(spaces, display, stock):
                refilled = shown + left[: 2 - len(shown)]
                rest = left[2 - len(shown) :]
                total += len(rotations(tile)) * ways(
                    jungle | filled, laid, new_hands, new_piles, refilled, rest, turn + 1, depth - 1
                )
    return total


def fillings(spaces, display, stock):
    if not spaces or not (display or stock):
        yield set(), display, stock
        return
    for space in spaces:
        if display:
            taken = [
                (display[: (i := display.index(k))] + display[i + 1 :], stock) for k in {*display}
            ]
        else:
            taken = [(display, stock[1:])]
        for shown, left in taken:
            for filled, at_last, below in fillings(spaces - {space}, shown, left):
                yield filled | {space}, at_last, below


@pytest.mark.parametrize(
    "entry",
    [entry for entry in ENTRIES if not entry.get("overbuilding")],
    ids=lambda it: it["name"],
)
def test_a_second_way_of_counting(entry):
    hands = [list(patterns(player["hand"])) for player in entry["players"]]
    piles = [list(patterns(player["pile"])) for player in entry["players"]]
    start = {(0, 0), (1, 1)}
    for depth, after in enumerate(entry["after"], 1):
        counted = ways(start, set(), hands, piles, entry["display"], entry["pile"], 0, depth)
        assert counted == after["paths"]
