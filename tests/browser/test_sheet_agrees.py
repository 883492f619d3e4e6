"""The scripts' score sheet says what Python's says: sheets of every kind, in all languages."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import parse_qsl, urlencode

import pytest
from golden_results import QUERIES, RESULTS
from golden_sheets import ANNOUNCED, expected_of, golden_cases, read
from playwright.sync_api import Browser, Page, Route

import scorer
from scorer.engine.board import Board, WorkerTile, _lexer, neighbors
from scorer.engine.components import TILE_SIDES, Color, pattern_of, rotations
from scorer.engine.fields import Field, FieldKind, Sets, Term, TermKind
from scorer.engine.play import Game
from scorer.engine.scoring import Reason, score_temple
from scorer.engine.setup import Change, Module, Reach, Setup, Step
from scorer.engine.simulate import simulate
from scorer.i18n import language, languages
from scorer.i18n.messages import FINDINGS, all_findings, problem_text
from scorer.i18n.numbers import read_number
from scorer.modules import EXPANSIONS, all_choices, read_modules, setup_for
from scorer.modules.base.game import JUNGLE_KINDS, PLAYER_COUNTS, WATER_TRACK, WORKER_BOX
from scorer.modules.model import FieldWords, GameModule, RulebookPart, Words
from scorer.sheet import BadInput, Sheet
from scorer.sheet.entries import entry_keys
from scorer.sheet.query import write_query
from scorer.sheet.report import Report
from scorer.web.drawing.art import Art
from scorer.web.drawing.pictures import Pictures
from scorer.web.offline.game_data import game_data, module_data
from scorer.web.words import SCRIPT_TEXTS, templates

SCENARIOS = Path(__file__).parent.parent / "scenarios"
STATIC = Path(scorer.__file__).parent / "static"
SEEDS, GAMES, MISTAKES, IN_EVERY_LANGUAGE = 4_000, 10, 40, 150

TELL = """
async ([data, texts, words]) => {
  const load = (name) => import(`/static/sheet/${name}.js`);
  const [{ Sheet, seatText }, { WholeReport }, { createLanguage }] =
    await Promise.all(["sheet", "whole_report", "language"].map(load));
  const { convertedKey } = await import("/static/page/legacy.js");
  const game = { ...JSON.parse(data), items: await load("modules") };
  const language = createLanguage(game);
  const told = (query) => {
    const today = ([key, value]) => [convertedKey(key, game), value];
    const { sheet, problems } = Sheet.fromQuery([...new URLSearchParams(query)].map(today), game);
    if (problems) return { problems };
    const report = new WholeReport(sheet, language, words);
    const { result } = sheet;
    const seats = sheet.seats.map((seat, i) => [`seat${i + 1}`, seatText(seat)]);
    const again = Sheet.fromFields([...seats, ...sheet.toQuery().slice(seats.length)], game).sheet;
    return {
      query: sheet.toQuery(),
      again: again.toQuery(),
      filled: sheet.withTemplesOfBoard().toQuery(),
      without: sheet.with({ gold1: "", board: "t", rulebook: "fa" }).toQuery(),
      problems: sheet.problems.map((each) => ({ ...each, text: report.problemText(each) })),
      missing: sheet.missing,
      state: sheet.state,
      villages: sheet.villages,
      players: result.players,
      winners: result.winners,
      decidedBy: result.decidedBy,
      tied: result.tied,
      margin: result.margin,
      temples: result.temples.map((standings, i) => ({
        standings,
        text: report.templeText(standings),
        label: report.templeLabel(sheet.templesInPlay[i].sides, i + 1),
        square: sheet.templesInPlay[i].square,
      })),
      findings: sheet.findings.map((each) => ({ ...each, text: report.findingText(each) })),
      headline: report.headline,
      why: report.why,
      missingTexts: report.missing,
      ranking: report.ranking.map(({ color }) => color),
      parts: report.ranking.map((player) => report.parts(player)),
      scores: report.scores,
      asText: report.asText,
      untouched: report.untouched,
      swing: report.swing,
      hasSharedSecond: report.hasSharedSecond,
    };
  };
  return JSON.stringify(JSON.parse(texts).map(told));
}
"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """An empty page that can import the scripts; no server is needed for them."""

    def serve(route: Route) -> None:
        path = route.request.url.removeprefix("http://scripts.test/static/")
        if path.endswith(".js"):
            text = (STATIC / path).read_text()
            route.fulfill(body=text, content_type="text/javascript; charset=utf-8")
        else:
            route.fulfill(body="<!doctype html>", content_type="text/html")

    page = browser.new_page()
    page.route("http://scripts.test/**", serve)
    page.goto("http://scripts.test/")
    yield page
    page.close()


def whole_game(tag: str) -> dict[str, Any]:
    """The game with its modules, as `static/page/game.js` puts them together."""
    game, more = game_data(language(tag)), module_data(language(tag))
    words = {name: {**game["words"].get(name, {}), **own} for name, own in more["words"].items()}
    modules = [*game["modules"], *more["modules"]]
    return {**game, **more, "modules": modules, "words": game["words"] | words}


def told_by_script(page: Page, queries: list[str], tag: str = "en") -> list[dict[str, Any]]:
    # As one string each, or every figure would be wrapped on its way into the browser.
    data = json.dumps(whole_game(tag), sort_keys=True)
    words = templates(SCRIPT_TEXTS["result"], language(tag))
    given = [data, json.dumps(queries), words]
    told: list[dict[str, Any]] = json.loads(page.evaluate(TELL, given))
    return told


def told_by_python(query: str, tag: str = "en") -> dict[str, Any]:
    sheet, reader = read(query), language(tag)
    if isinstance(sheet, BadInput):
        return {"problems": [_problem(each) for each in sheet.problems]}
    report, result = Report(sheet, reader), sheet.result
    pictures = Pictures(reader)
    return {
        "query": _pairs(sheet),
        "again": _pairs(sheet),
        "filled": _pairs(sheet.with_temples_of_board()),
        "without": _pairs(sheet.with_entries(gold1="", board="t", rulebook="fa")),
        "problems": [
            {**_problem(each), "text": problem_text(each, reader)} for each in sheet.problems
        ],
        "missing": list(sheet.missing),
        "state": sheet.state,
        "villages": [{"color": village.color, **village.held} for village in sheet.villages],
        "players": [
            {
                "color": player.color,
                "parts": dict(player.parts),
                "total": player.total,
                "tieBreak": player.tie_break,
                "rank": player.rank,
                "items": [
                    {
                        **{"field": item.field, "item": item.item, "count": item.count},
                        **{"worth": item.worth, "bonus": item.bonus, "gold": item.gold},
                        "quantity": item.quantity,
                        "squares": [f"{row},{col}" for row, col in item.squares],
                    }
                    for item in player.items
                ],
            }
            for player in result.players
        ],
        "winners": list(result.winners),
        "decidedBy": result.decided_by,
        "tied": list(result.tied),
        "margin": result.margin,
        "temples": [
            {
                "standings": {
                    color: {"workers": it.workers, "gold": it.gold, "reason": it.reason}
                    for color, it in scored.standings.items()
                },
                "text": report.temple_text(scored),
                "label": pictures._temple_label(entered.sides, n),
                "square": "{},{}".format(*scored.square) if scored.square else None,
            }
            for n, (scored, entered) in enumerate(
                zip(result.temples, sheet.temples_in_play, strict=False), 1
            )
        ],
        "findings": [
            {
                "code": finding.code,
                "severity": finding.severity,
                "row": finding.square[0] if finding.square else None,
                "col": finding.square[1] if finding.square else None,
                "params": dict(finding.params),
                "text": report.finding_text(finding),
            }
            for finding in sheet.findings
        ],
        "headline": report.headline,
        "why": report.why,
        "missingTexts": [{"key": each.key, "text": each.text} for each in report.missing],
        "ranking": [player.color for player in report.ranking],
        "parts": [[list(part) for part in report.parts(player)] for player in report.ranking],
        "scores": report.scores,
        "asText": report.as_text,
        "untouched": report.untouched,
        "swing": report.swing,
        "hasSharedSecond": report.has_shared_second,
    }


def _pairs(sheet: Sheet) -> list[list[str]]:
    return [list(pair) for pair in write_query(sheet)]


def _problem(problem: Any) -> dict[str, Any]:
    return {"field": problem.field, "code": problem.code, "params": dict(problem.params)}


def compare(page: Page, queries: list[str], tag: str = "en") -> list[dict[str, Any]]:
    """What Python says about them, after the scripts have said the same."""
    expected = [told_by_python(query, tag) for query in queries]
    for query, mine, yours in zip(
        queries, expected, told_by_script(page, queries, tag), strict=True
    ):
        differing = {key for key in mine.keys() | yours.keys() if mine.get(key) != yours.get(key)}
        said = {key: (mine.get(key), yours.get(key)) for key in differing}
        assert not said, f"{tag}: {query}"
    return expected


# Sheets of every kind

ODD_TEXTS = (
    *("", " ", "x", "-", "+", "-+5", "1.5", "1e3", "0x10", "½", "五", "²", "Ⅷ", "1 2", "00007"),
    *("−۴", "‎-10", "-۱۰‏", "＋７", "﹣4", "–1", "٣", "१६", "𝟙𝟞", "𝟘", "߃", "1\u20662", "\u00a07"),
    *("9" * 12, "9" * 13, "9" * 40, "7" * 120, "5" + " " * 100 + "5", "\x000", "4\x1f", "\ufeff2"),
    *("$&", "%(gold)s", "{0}", "<b>", "a\u0301", "👩‍👧", "\ue000", "\U0010ffff", "\u0378", "-0"),
)
ODD_TEMPLES = (
    *("-", "....", ".", "", " R1 ", "R1.W1Y1", "R3P3W3Y3", "R4", "R2.Y1.W", "R1R1R1R1R1", "r1"),
    *("R0W0..", "−", "--", "R۱..", "R1 W1", "P3P3P3P3", ". . . .", "W2.W2"),
)
ODD_SEATS = (
    *("red", "purple", "white", "yellow", "red:Ana", "white:آرش", "yellow:a:b", "blue", "", "RED"),
    *("purple:" + "n" * 40, "purple:" + "n" * 41, "yellow:\u202eevil\x00 x ", "red:%(who)s $& {1}"),
    *("white:" + "👍" * 40, "red:i", "white:Inés", "yellow:\u200c", "purple: می\u200cشود"),
)
ODD_BOARDS = (
    *(
        "",
        ".",
        "...",
        "/",
        "t",
        "p1/.m2",
        "p1 / . m2",
        "R2200",
        "R2200+",
        "R12",
        "p",
        "p3",
        "p1R1111x",
    ),
    *("R1210tY1012/.P1111", "g9", "t\x07", "t\u00a0t", "📷t", "t📷", "t" * 200, "t" * 201),
    *("." * 2000, "." * 2001, " " * 3000 + "t", "/" * 1500 + "x", "." * 1234 + "R9", "RR1111", "+"),
)


def some_query(seed: int) -> str:
    """A query string, valid or half valid or hostile.

    Not in it: entries in parts (`temple1-0`), which only pages without a script send.
    """
    rng = Random(f"query {seed}")
    is_tame = rng.random() < 0.6
    count = rng.choice(PLAYER_COUNTS) if is_tame else rng.randrange(6)
    colors = rng.sample(list(Color), min(count, len(Color)))
    names = ("", "", ":Ana", ":آرش", ":Bo & co", ":x $& $' %(gold)s", ":i")
    pairs = [("p", color + rng.choice(names)) for color in colors]
    if not is_tame and rng.random() < 0.7:
        pairs += [("p", rng.choice(ODD_SEATS)) for _ in range(rng.randrange(3))]
    if rng.random() < 0.2:
        pairs.append(("modules", rng.choice(("", ",", "huts", "base", "huts,huts", "m" * 150))))
    if rng.random() < 0.2:
        pairs.append(("rulebook", rng.choice(("fa", " fa", "en", "x", ""))))
    if rng.random() < 0.3:
        pairs.append(("mode", rng.choice(("board", "board", "temples", ""))))
        pairs += [("board", some_board(rng)), ("complete", rng.choice(("1", "", "0")))]
    oddness = rng.choice((0, 0, 0.05, 0.3, 1))
    gaps = rng.choice((0, 0, 0, 0.05, 0.05, 0.5, 1))
    is_old = rng.random() < 0.1
    pairs += temples(rng, colors, oddness, gaps, is_old)
    pairs += village_boards(rng, max(2, len(colors)), oddness, gaps, is_old)
    if rng.random() < 0.2:
        pairs += [(rng.choice(ODD_KEYS), rng.choice((*ODD_TEXTS, "3", "R1..."))) for _ in range(3)]
    if rng.random() < 0.1:
        rng.shuffle(pairs)
    return urlencode(pairs)


ODD_KEYS = (
    *(
        "gold1",
        "gold2-x",
        "gold9",
        "temple1",
    ),
    *(
        "temple1-0-0",
        "temple6",
        "temple",
        "mode",
        "board",
        "complete",
        "p",
        "p0",
        "g0",
    ),
    *(
        "b",
        "m",
        "c1",
        "s",
        "t-1",
        "b0",
        "cacao1",
        "seat1",
        "__proto__",
        "constructor",
        "toString",
        "",
    ),
)


def some_board(rng: Random) -> str:
    if rng.random() < 0.5:
        return rng.choice(ODD_BOARDS)
    game = played(rng.choice(PLAYER_COUNTS), rng.randrange(GAMES))
    text = str(game.board)
    return text if rng.random() < 0.5 else text[: rng.randrange(len(text))]


def temples(
    rng: Random, colors: list[Color], oddness: float, gaps: float, is_old: bool
) -> Iterator[tuple[str, str]]:
    letters = [color.letter for color in colors] or ["R"]
    for n in range(5):
        sides = [
            rng.choice((".", rng.choice(letters) + str(rng.randrange(4))))
            for _ in range(TILE_SIDES)
        ]
        key = f"t{n}" if is_old else f"temple{n + 1}"
        if rng.random() < gaps:
            continue
        if rng.random() < oddness:
            yield key, rng.choice(ODD_TEMPLES)
        else:
            yield key, rng.choice(("".join(sides), "-")) if rng.random() < 0.3 else "".join(sides)


def village_boards(
    rng: Random, seats: int, oddness: float, gaps: float, is_old: bool
) -> Iterator[tuple[str, str]]:
    few = rng.random() < 0.4  # so that there are ties
    for n in range(seats):
        values = {
            "gold": str(rng.randrange(10, 12) if few else rng.randrange(120)),
            "water": str(0 if few else rng.choice(WATER_TRACK)),
            "sun": str(0 if few else rng.randrange(4)),
            "cacao": str(rng.randrange(6)) if rng.random() < 0.7 else "",
        }
        for code, value in values.items():
            key = f"{code[0]}{n}" if is_old else f"{code}{n + 1}"
            if rng.random() >= gaps:
                yield key, rng.choice(ODD_TEXTS) if rng.random() < oddness else value


def test_query_strings(page: Page) -> None:
    told = compare(page, [some_query(seed) for seed in range(SEEDS)])
    assert {each.get("state") for each in told} == {None, "nothing", "incomplete", "tied", "final"}
    assert {each.get("decidedBy") for each in told} == {None, "gold", "cacao", "shared", "open"}
    codes = {problem["code"] for each in told for problem in each["problems"]}
    assert codes == {
        *("not-a-number", "out-of-range", "not-a-printed-value", "no-such-choice", "not-a-temple"),
        *("color-not-playing", "unknown-color", "duplicate-color", "name-too-long", "too-long"),
        *("too-few-players", "too-many-players", "bad-character", "no-such-tile", "unknown-module"),
        *("repeated-module", "board-ends-early"),
    }
    reasons = {
        standing["reason"]
        for each in told
        for temple in each.get("temples", ())
        for standing in temple["standings"].values()
    }
    assert reasons == set(Reason)


@pytest.mark.parametrize("tag", languages())
def test_every_language(page: Page, tag: str) -> None:
    queries = [some_query(seed) for seed in range(SEEDS, SEEDS + IN_EVERY_LANGUAGE)]
    queries += [table_query(mistaken(seed, Random(f"{tag} {seed}"))) for seed in range(60)]
    queries += small_boards()
    compare(page, queries, tag)


@pytest.mark.parametrize("tag", languages())
def test_numbers_lists_and_texts(page: Page, tag: str) -> None:
    reader = language(tag)
    numbers = [*range(-40, 41), 100, 999, 1000, 1234, 2001, -1500]
    names = ("Ana", "Inés", "{0} $& %(gold)s", "آرش", "i")
    expected = {
        "numbers": [reader.number(n) for n in numbers],
        "gains": [reader.gain(n) for n in numbers],
        "lists": [reader.list(names[:n]) for n in range(len(names) + 1)],
        "text": reader.text("%(a)s %(b)s", {"a": "$& %(b)s $1", "b": -3}),
    }
    found = page.evaluate(
        """async ([game, numbers, names]) => {
          const { createLanguage } = await import("/static/sheet/language.js");
          const { number, gain, list, text } = createLanguage(game);
          return {
            numbers: numbers.map(number),
            gains: numbers.map(gain),
            lists: [...names, ""].map((_, n) => list(names.slice(0, n))),
            text: text("%(a)s %(b)s", { a: "$& %(b)s $1", b: -3 }),
          };
        }""",
        [whole_game(reader.tag), numbers, names],
    )
    assert found == expected


def test_digits_of_every_script(page: Page) -> None:
    """Every character of the first planes, as a number of its own and behind another digit."""
    texts = [chr(code) for code in range(0x20000) if not 0xD800 <= code < 0xE000]
    read_by_python = {text: read_number(f"1{text}") for text in texts}
    found = page.evaluate(
        """async (texts) => {
          const { readNumber } = await import("/static/sheet/numbers.js");
          return JSON.stringify([...texts].map((text) => readNumber(`1${text}`)));
        }""",
        "".join(texts),
    )
    differing = {
        text
        for text, number in zip(texts, json.loads(found), strict=True)
        if number != read_by_python[text]
    }
    # A browser may know scripts that are newer than this Python.
    assert not [text for text in differing if read_by_python[text] is not None]
    assert {unicodedata.category(text) for text in differing} <= {"Cn"}


# Boards

WORKERS = [
    WorkerTile(color, sides, covers)
    for color in Color
    for pattern in WORKER_BOX
    for sides in rotations(pattern)
    for covers in (False, True)
]


@cache
def played(count: int, seed: int) -> Game:
    return simulate(setup_for(count), seed, Random(seed).sample(list(Color), count))


def table_query(game: Game, board: str | None = None, **changed: str) -> str:
    """A finished game, with its village boards."""
    pairs = [("p", village.color.value) for village in game.villages]
    pairs += [("mode", "board"), ("board", str(game.board) if board is None else board)]
    entries = {
        f"{code}{n}": str(value)
        for n, village in enumerate(game.villages, 1)
        for code, value in village.held.items()
    }
    return urlencode([*pairs, *{**entries, **changed}.items()])


def mistaken(seed: int, rng: Random) -> Game:
    """A game's final table with one to three mistakes."""
    game = played(rng.choice(PLAYER_COUNTS), seed % GAMES)
    board = game.board
    for _ in range(rng.randrange(1, 4)):
        board = with_mistake(board, rng)
    return replace(game, board=board)


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


def some_change(rng: Random, count: int) -> dict[str, str]:
    """One figure of a village board that may be out of reach, or is not known."""
    texts = {"gold": "200", "sun": "3", "water": "16", "cacao": "5"}
    code, n = rng.choice(list(texts)), rng.randrange(count) + 1
    return {f"{code}{n}": rng.choice((texts[code], "", "0"))}


def whole_games() -> Iterator[str]:
    for count in PLAYER_COUNTS:
        for seed in range(GAMES):
            game, rng = played(count, seed), Random(f"mistakes of {count} {seed}")
            yield table_query(game)
            for _ in range(MISTAKES):
                wrong = mistaken(seed, rng)
                change = some_change(rng, wrong.setup.players)
                yield table_query(wrong, **change, **rng.choice(({}, {"complete": "1"})))


SMALL_BOARDS = (
    *("", "p1", "p1/.m2", "R1111", "t", "tt", "tR1111t", "R1111R1111", "p1R1111/.m2", "t...t"),
    # Two start pairs that reach equally many tiles, but not the same ones.
    "p1R1111/P1111m2W1111p1R1111/...P1111m2",
    # The start tiles are the smaller part, and the second one lies first.
    ".m2...R1111tP1111/p1",
    *("p1R1111/P1111m2", "p1R1111s/P1111m2W1111+", "p1R1111+/R1111+m2R1111+/.R1111+", "p1/R1111/t"),
    # A ring that hangs together but that no order reaches.
    "p1R1111.t/R1111m2...R1111/....tR1111t/.....R1111",
    *("p1.p1/.m2/p1.p1", "p1R3100/R0013m2R1300/.R0031t", "tR1111tR1111t/R1111m2p1R1111"),
    "R1111R1111R1111R1111R1111/R1111ttttttR1111/m4m4g2g2",
)


def small_boards() -> list[str]:
    return [
        table_query(
            played(count, 0),
            text,
            **{f"{code}{n}": most for n in range(1, count + 1) for code, most in MOST.items()},
        )
        for text in SMALL_BOARDS
        for count in PLAYER_COUNTS
    ]


MOST = {"gold": "200", "sun": "3", "water": "16", "cacao": "5"}


def scenarios() -> Iterator[str]:
    """The golden games; every board of them for every number of players."""
    for file in sorted(SCENARIOS.glob("scoring/*.json")):
        request = json.loads(file.read_text())["request"]
        pairs = [("p", f"{each['color']}:{each.get('name', '')}") for each in request["players"]]
        pairs += [
            (f"{code}{n}", str(each[code]))
            for n, each in enumerate(request["players"], 1)
            for code in ("gold", "sun", "water", "cacao")
            if code in each
        ]
        if "board" in request:
            yield urlencode([*pairs, ("mode", "board"), ("board", request["board"])])
            yield from (table_query(played(n, 0), request["board"]) for n in PLAYER_COUNTS)
        else:
            texts = [as_entered(workers) for workers in request.get("temples", ())]
            yield urlencode([*pairs, *((f"temple{n}", text) for n, text in enumerate(texts, 1))])
    for each in json.loads((SCENARIOS / "simulated.json").read_text()):
        yield table_query(played(each["players"], 0), each["board"])


def as_entered(workers: Mapping[str, int]) -> str:
    """Counts on sides, as far as they fit."""
    tiles = [
        Color(color).letter + str(min(3, count - 3 * i))
        for color, count in workers.items()
        for i in range(-(-count // 3))
    ]
    return "".join(tiles[:TILE_SIDES]) or "...."


def test_boards(page: Page) -> None:
    told = compare(page, [*whole_games(), *small_boards(), *scenarios()])
    codes = {finding["code"] for each in told for finding in each["findings"]}
    # Who plays is known on a sheet, so colours are never too many or too few.
    assert codes >= set(FINDINGS) - {"too-many-colors", "too-few-colors", "temple-crowded"}


def test_notation(page: Page) -> None:
    """Boards that can be read are written in the same way, and tiles are turned in the same way."""
    rng, setup = Random("notation"), setup_for(4)
    boards = [with_mistake(played(4, seed % GAMES).board, rng) for seed in range(100)]
    texts = [*map(str, boards), "..p1/...m2..//", "", "...", "/./..t"]
    sides = ["".join(map(str, each)) for pattern in WORKER_BOX for each in rotations(pattern)]
    found = page.evaluate(
        """async ([game, texts, sides]) => {
          const { readBoard, rotationsOf, writeBoard } = await import("/static/sheet/notation.js");
          const { makeSetup } = await import("/static/sheet/setup.js");
          const setup = makeSetup(game, 4);
          const read = texts.map((text) => readBoard(text, setup).tiles);
          return {
            written: read.map(writeBoard),
            tiles: read.map((tiles) => [...tiles]),
            turned: sides.map((each) => [setup.tiles.get(`R${each}`).pattern, ...rotationsOf(each)]),
          };
        }""",
        [whole_game("en"), texts, sides],
    )
    read = [Board.parse(text, setup) for text in texts]
    assert found["written"] == [str(board) for board in read]
    assert found["tiles"] == [
        [[f"{row},{col}", str(tile)] for (row, col), tile in board.tiles.items()] for board in read
    ]
    assert found["turned"] == [
        ["".join(map(str, turned)) for turned in (pattern_of(tile), *rotations(tile))]
        for tile in (tuple(map(int, each)) for each in sides)
    ]


def test_every_temple_there_can_be(page: Page) -> None:
    most = setup_for(4).most_at_temple
    counts = [
        [a, b, c, d]
        for a in range(most + 1)
        for b in range(most + 1)
        for c in range(most + 1)
        for d in range(most + 1)
        if a + b + c + d <= most
    ]
    for rulebook in ("", "fa"):
        term = setup_for(4, (), {"rulebook": rulebook}).majority
        assert term
        expected = [
            [
                [it.workers, it.gold, it.reason]
                for it in score_temple(
                    term, dict(zip(Color, workers, strict=True)), Color
                ).standings.values()
            ]
            for workers in counts
        ]
        found = page.evaluate(
            """async ([game, rulebook, counts]) => {
              const { scoreTemple } = await import("/static/sheet/scoring.js");
              const { makeSetup } = await import("/static/sheet/setup.js");
              const { majority } = makeSetup(game, 4, [], rulebook ? { rulebook } : {});
              return JSON.stringify(JSON.parse(counts).map((workers) => {
                const given = Object.fromEntries(game.colors.map((color, i) => [color, workers[i]]));
                const scored = scoreTemple(majority, given, game.colors);
                return game.colors.map((color) => {
                  const { workers, gold, reason } = scored[color];
                  return [workers, gold, reason];
                });
              }));
            }""",
            [whole_game("en"), rulebook, json.dumps(counts)],
        )
        assert json.loads(found) == expected


# Set-ups

SETUP = """
async ([game, cases]) => {
  const { makeSetup, moduleProblems } = await import("/static/sheet/setup.js");
  game.items = await import("/static/sheet/modules.js");
  return cases.map(([players, modules, choices]) => {
    const problems = moduleProblems(game, players, modules);
    if (problems.length) return { problems };
    const setup = makeSetup(game, players, modules, choices);
    return { ...setup, tiles: [...setup.tiles.keys()] };
  });
}
"""
FIRST = Module(
    "first",
    players=(2, 3, 4),
    jungle={"w": 2},
    changes=(
        Change((2,), jungle={"p1": -1, "w": 2}, workers={(2, 1, 0, 1): -1, (2, 2, 0, 0): 1}),
        Change((3, 4), jungle={"t": -5}, unless=("second",)),
        Change((2, 3, 4), start=("p1", "m3"), beside=("second",)),
    ),
    fields=(Field("masks", FieldKind.COUNT, most=9, is_required=False, pool=12),),
    terms=(Term("masks", TermKind.EACH, "masks", worth=2),),
    reaches=(Reach("masks", ("market",)),),
    steps=(Step("masks", after="hands"), Step("last")),
)
SECOND = Module("second", players=(2, 3), silences=("gold", "masks"), changes=(Change((2,)),))


@pytest.fixture
def _expansions(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two modules that change whatever a module can change."""
    names = Words(
        "First",
        {},
        fields={"masks": FieldWords("Masks", "masks")},
        terms={"masks": "Masks"},
        findings={
            "masks-out-of-reach": "%(color)s %(found)s %(limit)s",
            "too-much-masks": "%(found)s",
        },
    )
    for game, words in ((FIRST, names), (SECOND, Words("Second", {}))):
        monkeypatch.setitem(
            EXPANSIONS, game.code, GameModule(game, words, RulebookPart(), Art({}, {}))
        )
    all_findings.cache_clear()
    yield
    all_findings.cache_clear()


def as_script(setup: Setup) -> dict[str, Any]:
    """The set-up under the names of the scripts."""
    digits = lambda counts: {"".join(map(str, sides)): n for sides, n in counts.items()}  # noqa: E731
    return {
        "players": setup.players,
        "modules": list(setup.modules),
        "workers": digits(setup.worker_tiles),
        "jungle": dict(setup.jungle),
        "kinds": sorted(setup.kinds),
        "start": list(setup.start),
        "tiles": sorted(_lexer(setup).tiles),
        "fields": list(entry_keys(setup)),
        "seatFields": [each.code for each in setup.seat_fields],
        "terms": [term.code for term in setup.terms],
        "majority": setup.majority and [setup.majority.shares, setup.majority.splits_second],
        "reaches": [reach.field for reach in setup.reaches],
        "steps": list(setup.steps),
        "temples": setup.temples,
        "mostAtSide": setup.most_at_side,
        "workerTilesEach": setup.worker_tiles_each,
        "workersEach": setup.workers_each,
        "jungleTiles": setup.jungle_tiles,
        "pile": setup.pile,
        "hand": setup.hand,
        "display": setup.display,
        "removedWorkers": digits(setup.removed_workers),
        "addedWorkers": digits(setup.added_workers),
        "removedJungle": dict(setup.removed_jungle),
        "addedJungle": dict(setup.added_jungle),
        "choices": dict(setup.choices),
        "checks": [type(each).__name__ for each in setup.checks],
        "isEarlyOverbuilding": bool(setup.choice(Sets.EARLY_OVERBUILDING)),
        "mapBoard": setup.map_board,
        "itemTerms": [term.code for term, _ in setup.item_terms],
        "surplus": setup.surplus,
        "recommendedSurplus": setup.recommended_surplus and list(setup.recommended_surplus),
        "laidOut": {code: dict(items) for code, items in setup.laid_out.items()},
    }


def shortened(setup: dict[str, Any]) -> dict[str, Any]:
    """A script's set-up, with codes for the values in it."""
    majority = setup["majority"]
    return {
        **{key: value for key, value in setup.items() if key != "game"},
        "kinds": sorted(setup["kinds"]),
        "tiles": sorted(setup["tiles"]),
        "fields": [each["key"] for each in setup["fields"]],
        "seatFields": [each["code"] for each in setup["seatFields"]],
        "terms": [term["code"] for term in setup["terms"]],
        "itemTerms": [term["code"] for term in setup["itemTerms"]],
        "majority": majority and [tuple(majority["shares"]), majority["splitsSecond"]],
        "reaches": [reach["field"] for reach in setup["reaches"]],
        "checks": [each["check"] for each in setup["checks"]],
    }


@pytest.mark.usefixtures("_expansions")
def test_set_ups(page: Page) -> None:
    cases = [
        (players, modules, choices)
        for players in PLAYER_COUNTS
        for modules in ([], ["first"], ["second"], ["second", "first"])
        for choices in ({}, {"rulebook": "fa"})
        if "second" not in modules or players in SECOND.players
    ]
    found = page.evaluate(SETUP, [whole_game("en"), cases])
    for (players, modules, choices), setup in zip(cases, found, strict=True):
        assert shortened(setup) == as_script(setup_for(players, tuple(modules), choices))


def test_set_ups_with_the_modules_of_the_boxes(page: Page) -> None:
    """Each alone, many together, and with choices that change what is laid out."""
    alone = [(code,) for code in EXPANSIONS]
    codes = [code for code, module in EXPANSIONS.items() if not module.game.includes]
    rng = Random(15)
    together = [tuple(rng.sample(codes, rng.randint(2, len(codes)))) for _ in range(40)]
    cases = [
        (players, read_modules(modules), {})
        for players in PLAYER_COUNTS
        for modules in (*alone, *together)
        if all(players in EXPANSIONS[code].game.players for code in modules)
    ]
    cases += [
        (players, ("map", "new-workers"), {"early_overbuilding": "1", "longer": "1"})
        for players in PLAYER_COUNTS
    ]
    found = page.evaluate(SETUP, [whole_game("en"), cases])
    for (players, modules, choices), setup in zip(cases, found, strict=True):
        assert shortened(setup) == as_script(setup_for(players, modules, choices)), modules


@pytest.mark.usefixtures("_expansions")
def test_sheets_with_modules(page: Page) -> None:
    codes = (
        "first",
        "second",
        "second,first",
        "first,first",
        "second,none",
        "",
        "none,first,no,first",
    )
    queries = [
        urlencode(
            [
                *parse_qsl(some_query(seed), keep_blank_values=True),
                ("modules", codes[seed % len(codes)]),
                *((f"masks{n}", str(seed % 11)) for n in range(1, 5)),
            ]
        )
        for seed in range(600)
    ]
    told = compare(page, queries)
    problems = {problem["code"] for each in told for problem in each["problems"]}
    assert problems >= {"unknown-module", "repeated-module", "module-players"}
    assert any("masks" in player["parts"] for each in told for player in each.get("players", ()))


def test_what_decided_it(page: Page) -> None:
    """One worker more fits on the sides of the first two temples, and none at the third."""
    others = "&temple2=-&temple3=-&temple4=-&gold1=10&water1=0&sun1=0&gold2=9&water2=0&sun2=0"
    temples = ("R2.W2.", "R3W3R2W2", "R3W3R3W3", "R2...")
    told = compare(page, [f"p=red&p=white&temple1={temple}{others}" for temple in temples])
    assert [bool(each["swing"]) for each in told] == [True, True, False, False]


# Golden sheets


def test_golden_results_with_modules(page: Page) -> None:
    told = compare(page, [urlencode(query) for query in QUERIES.values()])
    for golden, found in zip(RESULTS.values(), told, strict=True):
        totals = {player["color"]: player["total"] for player in found["players"]}
        assert totals == golden["expect"]["totals"], golden["name"]
        assert found["winners"] == golden["expect"]["winners"]


def test_wrong_items(page: Page) -> None:
    queries = [
        f"p=red:Ana&p=white&modules=huts,gem-mines&{entries}"
        for entries in (
            *("huts1=chief&huts2=chief", "huts1=nobody", "huts1=hermit,hermit", "huts1="),
            *("masks1=12", "masks1=8,8&masks2=8", "masks1=9,10", "gems1=red:x", "gems1=red:7"),
            *("gems1=red:-1", "gems1=red:-0", "gems1=red:1000", "gems1=pink:-1", "gems1=red:--1"),
            *("gems1=red:2,red:1", "gems1=red:4&gems2=red:4", "gems1=red:1,blue:1,green:1,white:1"),
            *("idle_workers1=x", "huts1=hermit&idle_workers1=x", "huts1=hermit", "huts1=trader"),
            *("p=yellow&gems1=red:4&gems2=red:4", "masks1=8,8,9,9,10&gems2=blue:2"),
        )
    ]
    told = compare(page, queries)
    problems = {problem["code"] for each in told for problem in each["problems"]}
    assert problems == {
        *("none-left", "no-such-item", "too-many-items", "not-a-number", "out-of-range"),
    }
    assert {finding["code"] for each in told for finding in each["findings"]} >= {
        *("masks-not-lowest", "gems-kinds", "gems-paid"),
    }


def test_wrong_choices(page: Page) -> None:
    faces = ",".join(side for side, _ in all_choices()["faces"].tiles)
    queries = [
        f"p=red:Ana&p=white&modules=huts,new-workers&{entries}"
        for entries in (
            *(
                "workers=2200:1",
                "workers=1111:2,4000:1",
                "workers=-",
                "workers=x",
                "workers=1111:0",
            ),
            *("workers=1111:9,2200:9", "workers=2200:9,1111:9", "workers=5555:3", "longer=2"),
            *("workers=1111:-1,2101:5", "workers=1111:1000", "workers=2101:9,1111:-1"),
            *("faces=chief,foreman,foreman", "faces=-", "faces=chief,nobody,x", f"faces={faces}"),
            *(f"faces={faces},chief", "faces=" + ",".join(["chief"] * 12), "faces=8,chief"),
        )
    ]
    told = compare(page, queries)
    problems = {problem["code"] for each in told for problem in each["problems"]}
    assert problems == {
        *("too-few-worker-tiles", "not-a-number", "too-many-items", "no-such-item"),
        *("no-such-choice", "not-one-of-each", "out-of-range"),
    }
    assert [not each["problems"] for each in told] == [
        query.endswith(("4000:1", f"={faces}")) for query in queries
    ]


def test_more_than_the_tiles_of_a_player_show(page: Page) -> None:
    counts = [(44, 11), (45, 12), (60, 15)]
    queries = [
        f"p=red&p=white&modules={modules}&huts1=hermit,road-worker&idle_workers1={idle}&best_line1={line}"
        for modules in ("huts", "huts,new-workers&workers=1111:4,2101:4,4000:1")
        for idle, line in counts
    ]
    told = compare(page, queries)
    assert [[it["code"] for it in each["findings"]] for each in told] == [
        [],
        *[["idle_workers-not-on-tiles", "best_line-not-on-tiles"]] * 5,
    ]


def test_golden_sheets(page: Page) -> None:
    cases = dict(golden_cases())
    told = told_by_script(page, [case["query"] for case in cases.values()])
    wrong = [
        name
        for (name, case), found in zip(cases.items(), told, strict=True)
        if expected_of(case, as_golden(found)) != case["expect"]
    ]
    assert not wrong


def as_golden(told: dict[str, Any]) -> dict[str, Any]:
    problems = [[problem["field"], problem["code"]] for problem in told["problems"]]
    if "state" not in told:
        return {"problems": problems}
    is_announced = told["state"] in ANNOUNCED
    return {
        "state": told["state"],
        "problems": problems,
        "missing": told["missing"],
        "totals": {player["color"]: player["total"] for player in told["players"]},
        "winners": told["winners"] if is_announced else [],
        "decided_by": told["decidedBy"] if is_announced else None,
        "query": urlencode([(key, value) for key, value in told["query"]]),
    }
