"""The script finds what the engine finds: whole games with every kind of mistake, in all languages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pages import TAGS
from playwright.sync_api import Page

from scorer.answers import finding_json, temple_json
from scorer.engine.board import MAX_NOTATION, MAX_TILES, Board, NotationError, WorkerTile, neighbors
from scorer.engine.checks import check
from scorer.engine.components import (
    BANK,
    CACAO_LIMIT,
    JUNGLE_KINDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SUN_LIMIT,
    WATER_FIELDS,
    WORKER_BOX,
    Color,
    rotations,
    setup_for,
)
from scorer.engine.intake import WORKERS_AT_TEMPLE, ScoreRequest, read_request
from scorer.engine.play import Game
from scorer.engine.scoring import score_temple
from scorer.engine.simulate import simulate
from scorer.engine.village import Village
from scorer.i18n import language
from scorer.messages import COLORS, FINDINGS

Phone = Callable[..., Page]
Case = dict[str, Any]
"""A table as the script gets it (`players` of null: any colours), and what the engine finds."""

RARE = (
    # Two start pairs that reach equally many tiles, but not the same ones.
    "p1R1111/P1111m2W1111p1R1111/...P1111m2",
    # The start tiles are the smaller part, and the second one lies first.
    ".m2...R1111tP1111/p1",
)
"""What hardly any mistake leads to."""
SCENARIOS = Path(__file__).parent.parent / "scenarios"
COUNTS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
GAMES, MISTAKES, IN_EVERY_LANGUAGE = 14, 40, 12

COMPARE = """
async (text) => {
  const {checkBoard, checkTable, explainTemples} = await import("/static/score/checks.js");
  const data = {};
  const differences = [];
  const cases = JSON.parse(text);
  for (const {tag, count, board, players, villages, temples, expected} of cases) {
    const address = `/${tag}/score/checks-${count}.json`;
    data[address] ??= await (await fetch(address)).json();
    const {constants, words} = data[address];
    const found = villages
      ? checkTable({villages, board, temples}, constants, words)
      : checkBoard(board, players, constants, words);
    const reasons = found && board !== undefined && players
      ? explainTemples(board, players, constants, words)
      : undefined;
    const same = JSON.stringify({findings: found, reasons}) === JSON.stringify(expected);
    if (!same) differences.push({tag, count, board, players, villages, temples, expected, found, reasons});
  }
  return {compared: cases.length, differences: differences.slice(0, 3)};
}
"""


@pytest.fixture
def page(phone: Phone) -> Page:
    """A page of the app that has no script of the calculator of its own."""
    return phone("/en/nowhere")


def found(findings: Any, tag: str) -> list[dict[str, Any]]:
    return [finding_json(finding, language(tag)) for finding in findings]


def on_board(text: str, count: int, players: list[Color] | None, tag: str = "en") -> Case:
    """A board alone, as the editor checks it."""
    board, speak = Board.parse(text), language(tag)
    expected: dict[str, Any] = {"findings": found(check(board, setup_for(count), players), tag)}
    if players is not None:
        scored = [score_temple(board.workers_at(at), players, at) for at in board.temples()]
        told = [
            temple_json(each, speak, lambda color: speak.text(COLORS[color])) for each in scored
        ]
        expected["reasons"] = [
            {key: each[key] for key in ("row", "col", "reason")} for each in told
        ]
    return {"tag": tag, "count": count, "board": text, "players": players, "expected": expected}


def at_table(request: ScoreRequest, text: str | None = None, tag: str = "en") -> Case:
    """A finished game with its village boards, as the result shows it."""
    villages = [
        {name: getattr(village, name) for name in ("color", "gold", "sun", "water", "cacao")}
        for village in request.villages
    ]
    given = {"temples": request.temples} if request.board is None else {"board": text}
    expected = {"findings": found(request.findings(), tag)}
    return {"tag": tag, "count": len(villages), "villages": villages, **given, "expected": expected}


WORKERS = [
    WorkerTile(color, sides, covers)
    for color in Color
    for pattern in WORKER_BOX
    for sides in rotations(pattern)
    for covers in (False, True)
]


def with_mistake(board: Board, rng: Random) -> Board:
    """A board on which something has been read or laid wrongly."""
    tiles = dict(board.tiles)
    if not tiles:
        return Board({(0, 0): rng.choice(WORKERS)})
    square, other = (rng.choice(sorted(tiles)) for _ in range(2))
    tile = tiles[square]
    free = sorted({at for it in tiles for at in neighbors(it)} - set(tiles))
    match rng.randrange(11):
        case 0:
            del tiles[square]
        case 1:
            tiles[rng.choice(free)] = rng.choice(WORKERS)
        case 2:
            tiles[rng.choice(free)] = rng.choice(list(JUNGLE_KINDS.values()))
        case 3:
            tiles[rng.choice(free)] = tiles.pop(square)
        case 4:
            tiles[square[0] + rng.randrange(2, 9), square[1] + rng.randrange(9)] = tiles.pop(square)
        case 5:
            tiles[square], tiles[other] = tiles[other], tile
        case 6:
            tiles[square] = rng.choice([*WORKERS, *JUNGLE_KINDS.values()])
        case 7:  # half of the board is not entered yet
            tiles = {at: it for at, it in tiles.items() if at <= square}
        case 8:  # a row lies one square further
            row = square[0]
            tiles = {(r, c + (r == row)): it for (r, c), it in tiles.items()}
        case _ if isinstance(tile, WorkerTile):
            changes: list[WorkerTile] = [
                replace(tile, covers=not tile.covers),
                replace(tile, color=rng.choice(list(Color))),
                replace(tile, sides=rng.choice(rotations(tile.sides))),
            ]
            tiles[square] = rng.choice(changes)
        case _:
            tiles[square] = rng.choice(list(JUNGLE_KINDS.values()))
    return Board(tiles)


def some_village(village: Village, rng: Random) -> Village:
    """A village board with one figure that may be out of reach."""
    match rng.randrange(5):
        case 0:
            return replace(village, gold=rng.randrange(BANK + 1))
        case 1:
            return replace(village, sun=rng.randrange(SUN_LIMIT + 1))
        case 2:
            return replace(village, water=rng.choice(WATER_FIELDS))
        case 3:
            return replace(village, cacao=rng.randrange(CACAO_LIMIT + 1))
        case _:
            return village


def mistaken(game: Game, rng: Random, tag: str) -> Case:
    """A game's final table with one to three mistakes, in one of the ways in which it is checked."""
    board = game.board
    for _ in range(rng.randrange(1, 4)):
        board = with_mistake(board, rng)
    text, count = str(board), game.setup.players
    villages = tuple(some_village(village, rng) for village in game.villages)
    match rng.randrange(5):
        case 0:
            return on_board(text, count, None, tag)
        case 1:
            return on_board(text, count, rng.sample(list(Color), rng.randrange(1, 5)), tag)
        case 2:
            request = ScoreRequest(villages, ("",) * count, Board.parse(text))
            return at_table(request, text, tag)
        case 3:
            workers = tuple(
                {village.color: rng.randrange(WORKERS_AT_TEMPLE) for village in villages}
                for _ in range(game.setup.temples)
            )
            return at_table(ScoreRequest(villages, ("",) * count, temples=workers), tag=tag)
        case _:
            return on_board(text, count, [seat.color for seat in game.seats], tag)


@cache
def played(count: int, seed: int) -> Game:
    return simulate(Random(seed).sample(list(Color), count), seed)


def whole_games() -> Iterator[Case]:
    for count in COUNTS:
        for seed in range(GAMES):
            game, rng = played(count, seed), Random(f"mistakes of {seed}")
            text = str(game.board)
            yield on_board(text, count, [seat.color for seat in game.seats])
            yield at_table(ScoreRequest(game.villages, ("",) * count, Board.parse(text)), text)
            yield from (mistaken(game, rng, "en") for _ in range(MISTAKES))


def scenarios() -> Iterator[Case]:
    """The golden games; every board of them for every number of players."""
    for file in sorted(SCENARIOS.glob("scoring/*.json")):
        data = json.loads(file.read_text())["request"]
        yield at_table(read_request(data), data.get("board"))
        for count in COUNTS if "board" in data else ():
            yield on_board(data["board"], count, list(Color)[:count])
    for each in json.loads((SCENARIOS / "simulated.json").read_text()):
        yield on_board(each["board"], each["players"], list(Color)[: each["players"]])


def small_boards() -> Iterator[Case]:
    """The boards of the engine's own tests: one finding each, and the nearest board without it."""
    tests = Path(__file__).parent.parent / "engine" / "test_checks.py"
    boards = set(re.findall(r'"((?:[RPWY]\d{4}\+?|[pmg]\d|[wst./])+)"', tests.read_text()))
    assert len(boards) > 40
    for text in sorted({"", *RARE, *boards}):
        for count in COUNTS:
            for players in (None, list(Color)[:count], list(Color)[1 : count + 1]):
                yield on_board(text, count, players)
            villages = tuple(Village(color, 200, 3, 16, 5) for color in list(Color)[:count])
            yield at_table(ScoreRequest(villages, ("",) * count, Board.parse(text)), text)


def crowds() -> Iterator[Case]:
    """Ever more workers of one colour at a temple, up to more than there are."""
    for count in COUNTS:
        villages = tuple(Village(color) for color in list(Color)[:count])
        for workers in range(3 * WORKERS_AT_TEMPLE):
            temples = ({}, {Color.RED: workers})
            yield at_table(ScoreRequest(villages, ("",) * count, temples=temples))


def unreadable() -> Iterator[Case]:
    """What the engine does not take for a board is none for the script."""
    for text in ("x", "R2200", "p1/.m2R11", "p3", "t" * (MAX_TILES + 1), "." * (MAX_NOTATION + 1)):
        with pytest.raises(NotationError):
            Board.parse(text)
        yield {
            "tag": "en",
            "count": 2,
            "board": text,
            "players": [],
            "expected": {"findings": None},
        }


def compare(page: Page, cases: list[Case]) -> set[str]:
    """Which codes came up; the script must have found all the same."""
    # As one string, or every figure would be wrapped on its way into the browser.
    compared = page.evaluate(COMPARE, json.dumps(cases))
    assert compared == {"compared": len(cases), "differences": []}
    return {finding["code"] for case in cases for finding in case["expected"]["findings"] or ()}


def test_every_finding_is_the_same(page: Page) -> None:
    cases = [*whole_games(), *scenarios(), *small_boards(), *crowds(), *unreadable()]
    assert len(cases) > 2_500
    assert compare(page, cases) == set(FINDINGS)


def test_the_same_sentences_in_every_language(page: Page) -> None:
    cases = [
        mistaken(played(count, seed), Random(f"{tag} {seed}"), tag)
        for tag in TAGS
        for count in COUNTS
        for seed in range(IN_EVERY_LANGUAGE)
    ]
    small = [case for case in small_boards() if case["count"] == MIN_PLAYERS and "villages" in case]
    cases += [
        at_table(
            ScoreRequest(
                tuple(Village(**village) for village in case["villages"]),
                ("", ""),
                Board.parse(case["board"]),
            ),
            case["board"],
            tag,
        )
        for tag in TAGS
        for case in small
    ]
    compare(page, cases)
