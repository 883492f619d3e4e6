"""The script computes what the engine computes: every temple there can be, and a thousand games."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

from scorer.engine.components import Color, setup_for
from scorer.engine.intake import WORKERS_AT_TEMPLE
from scorer.engine.scoring import DecidedBy, Reason, score, score_temple
from scorer.engine.simulate import simulate
from scorer.i18n import language
from scorer.web.constants import constants

Phone = Callable[..., Page]

GAMES = {2: 400, 3: 350, 4: 350}
REASONS = list(Reason)
PARTS = ("color", "gold", "temples", "sun", "water", "cacao", "total", "rank")

COMPARE_TEMPLES = """
async ({constants, colors, most, golds, reasons, names}) => {
  const {scoreTemple} = await import("/static/score/scoring.js");
  const differences = [];
  let at = 0;
  for (let a = 0; a <= most; a++) for (let b = 0; b <= most; b++)
    for (let c = 0; c <= most; c++) for (let d = 0; d <= most; d++) {
      const workers = [a, b, c, d];
      const counts = Object.fromEntries(colors.map((color, i) => [color, workers[i]]));
      const found = scoreTemple(counts, constants);
      colors.forEach((color, i) => {
        const gold = Number(golds[4 * at + i]);
        const reason = names[Number(reasons[4 * at + i])];
        if (found[color].gold !== gold || found[color].reason !== reason)
          differences.push({workers, color, expected: {gold, reason}, found: found[color]});
      });
      at += 1;
    }
  return {compared: at, differences: differences.slice(0, 5)};
}
"""

COMPARE_GAMES = """
async ({constants, games}) => {
  const {score, templesOnBoard} = await import("/static/score/scoring.js");
  const differences = [];
  for (const {seed, villages, board, expected} of games) {
    const found = score(villages, templesOnBoard(board, constants), constants);
    const same = JSON.stringify(found) === JSON.stringify(expected);
    if (!same) differences.push({seed, board, expected, found});
  }
  return {compared: games.length, differences: differences.slice(0, 2)};
}
"""


@pytest.fixture
def page(phone: Phone) -> Page:
    """A page of the app that has no script of the calculator of its own."""
    return phone("/en/nowhere")


def numbers_for(players: int) -> dict[str, Any]:
    return constants(setup_for(players), language("en"))


def test_every_temple_there_can_be(page: Page) -> None:
    golds, reasons = [], []
    for workers in product(range(WORKERS_AT_TEMPLE + 1), repeat=len(Color)):
        temple = score_temple(dict(zip(Color, workers, strict=True)), Color)
        for standing in temple.standings.values():
            golds.append(str(standing.gold))
            reasons.append(str(REASONS.index(standing.reason)))
    # A digit each, so that a hundred thousand of them are two short strings.
    assert {len(each) for each in (*golds, *reasons)} == {1}
    compared = page.evaluate(
        COMPARE_TEMPLES,
        {
            "constants": numbers_for(4),
            "colors": list(Color),
            "most": WORKERS_AT_TEMPLE,
            "golds": "".join(golds),
            "reasons": "".join(reasons),
            "names": REASONS,
        },
    )
    assert compared == {"compared": 28_561, "differences": []}


def played(players: int, seed: int) -> dict[str, Any]:
    """A simulated final table and its result, in the shape of the script."""
    game = simulate(players, seed)
    result = score(game.villages, game.board)
    return {
        "seed": seed,
        "villages": [
            {name: getattr(village, name) for name in ("color", "gold", "sun", "water", "cacao")}
            for village in game.villages
        ],
        "board": str(game.board),
        "expected": {
            "players": [
                {name: getattr(player, name) for name in PARTS} for player in result.players
            ],
            "temples": [
                {
                    color: {"gold": it.gold, "reason": it.reason}
                    for color, it in temple.standings.items()
                }
                for temple in result.temples
            ],
            "winners": list(result.winners),
            "decidedBy": result.decided_by,
        },
    }


@pytest.mark.parametrize("players", GAMES)
def test_simulated_games(page: Page, players: int) -> None:
    games = [played(players, seed) for seed in range(GAMES[players])]
    assert {game["expected"]["decidedBy"] for game in games} >= {DecidedBy.GOLD, DecidedBy.CACAO}
    given = {"constants": numbers_for(players), "games": games}
    assert page.evaluate(COMPARE_GAMES, given) == {"compared": len(games), "differences": []}


def test_a_shared_win(page: Page) -> None:
    """Rare among random games, so it is made: everybody the same village board, no temple."""
    game = played(4, 0)
    villages = [{**village, **SAME} for village in game["villages"]]
    found = page.evaluate(
        "async ({constants, villages}) => "
        '(await import("/static/score/scoring.js")).score(villages, [], constants)',
        {"constants": numbers_for(4), "villages": villages},
    )
    assert found["decidedBy"] == DecidedBy.SHARED
    assert found["winners"] == [village["color"] for village in villages]
    assert {player["rank"] for player in found["players"]} == {1}


SAME = {"gold": 1, "sun": 1, "water": -10, "cacao": 2}
