"""How fast the engine is, also as a ratio to `json.loads` of the same board's API request.

A machine may be twice as busy from one minute to the next; the ratio, measured in the same run, is
what can be compared. The last columns compare the Big Game to the base game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from statistics import median
from time import perf_counter

from scorer.engine import Board, Game, Setup, Village, check, score, simulate
from scorer.engine.setup import make_setup
from scorer.modules import setup_for
from scorer.modules.base.game import GAME
from scorer.modules.big_game import game as big_game
from scorer.sheet.answer import game_json

Table = tuple[str, Setup, Sequence[Village]]
REPEATED = 4


def tables(games: Iterable[Game]) -> list[Table]:
    return [(str(game.board), game.setup, game.villages) for game in games]


SETUPS = [setup_for(players) for players in (2, 3, 4)]
GAMES = [simulate(setup, seed) for setup in SETUPS for seed in range(10)]
TABLES = tables(GAMES)
EVERYTHING = [*(each.GAME for each in big_game.MODULES), big_game.GAME]
BIG_SETUPS = [make_setup(GAME, players, EVERYTHING) for players in big_game.PLAYERS]
BIG_TABLES = tables(simulate(setup, seed) for setup in BIG_SETUPS for seed in range(15))
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


def score_all(tables: list[Table]) -> None:
    for board, setup, villages in tables * REPEATED:
        score(setup, villages, Board.parse(board, setup))


def check_all(tables: list[Table]) -> None:
    for board, setup, villages in tables * REPEATED:
        check(Board.parse(board, setup), setup, villages=villages)


def score_and_check_all(tables: list[Table]) -> None:
    for text, setup, villages in tables * REPEATED:
        board = Board.parse(text, setup)
        score(setup, villages, board)
        check(board, setup, villages=villages)


def play_all(setups: Sequence[Setup]) -> None:
    for seed in range(REPEATED):
        for setup in setups:
            simulate(setup, seed)


def main() -> None:
    loads = per_second(load, len(REQUESTS) * 20)
    print(
        f"{'':24}{'per second':>12}{'goal':>10}{'of json.loads':>16}{'Big Game':>12}{'of base':>9}"
    )
    print(f"{'json.loads of a request':24}{loads:12,.0f}{'':>10}{'1':>16}")
    for name, run, base, big, goal in (
        ("boards scored", score_all, TABLES, BIG_TABLES, 10_000),
        ("boards checked", check_all, TABLES, BIG_TABLES, 2_000),
        ("scored and checked", score_and_check_all, TABLES, BIG_TABLES, 1_500),
        ("random games played", play_all, SETUPS, BIG_SETUPS, 100),
    ):
        rate = per_second(partial(run, base), len(base) * REPEATED)
        big_rate = per_second(partial(run, big), len(big) * REPEATED)
        ratio = f"1/{loads / rate:,.1f}"
        print(f"{name:24}{rate:12,.0f}{goal:10,}{ratio:>16}{big_rate:12,.0f}{big_rate / rate:9.0%}")


if __name__ == "__main__":
    main()
