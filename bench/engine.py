"""How fast the engine is, also as a ratio to `json.loads` of the same board's API request.

A machine may be twice as busy from one minute to the next; the ratio, measured in the same run, is
what can be compared.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from statistics import median
from time import perf_counter

from scorer.engine import Board, check, score, simulate
from scorer.modules import setup_for
from scorer.sheet.answer import game_json

SETUPS = [setup_for(players) for players in (2, 3, 4)]
GAMES = [simulate(setup, seed) for setup in SETUPS for seed in range(10)]
TABLES = [(str(game.board), game.setup, game.villages) for game in GAMES]
REQUESTS = [
    json.dumps({key: value for key, value in game_json(game).items() if key != "moves"})
    for game in GAMES
]


def per_second(run: Callable[[], None], count: int, rounds: int = 9) -> float:
    """The median rate over several rounds."""
    rates = []
    for _ in range(rounds):
        start = perf_counter()
        run()
        rates.append(count / (perf_counter() - start))
    return median(rates)


def load() -> None:
    for request in REQUESTS * 20:
        json.loads(request)


def score_all() -> None:
    for board, setup, villages in TABLES * 5:
        score(setup, villages, Board.parse(board, setup))


def check_all() -> None:
    for board, setup, villages in TABLES:
        check(Board.parse(board, setup), setup, villages=villages)


def play_all() -> None:
    for seed in range(4):
        for setup in SETUPS:
            simulate(setup, seed)


def main() -> None:
    loads = per_second(load, len(REQUESTS) * 20)
    print(f"{'':24}{'per second':>12}{'goal':>10}{'of json.loads':>16}")
    print(f"{'json.loads of a request':24}{loads:12,.0f}{'':>10}{'1':>16}")
    for name, run, count, goal in (
        ("boards scored", score_all, len(TABLES) * 5, 10_000),
        ("boards checked", check_all, len(TABLES), 2_000),
        ("random games played", play_all, 12, 100),
    ):
        rate = per_second(run, count)
        print(f"{name:24}{rate:12,.0f}{goal:10,}{'1/' + format(loads / rate, ',.1f'):>16}")


if __name__ == "__main__":
    main()
