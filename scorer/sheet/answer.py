"""Results as the JSON that the API and the command line give.

The answers are typed dictionaries: mypy checks what is put into them, and the OpenAPI description is
generated from them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

from pydantic import ConfigDict
from typing_extensions import TypedDict

from scorer.engine.board import Board
from scorer.engine.checks import Finding, Severity, check
from scorer.engine.components import Color, pattern_text
from scorer.engine.fields import Field, FieldKind, parse_items
from scorer.engine.play import Game
from scorer.engine.scoring import DecidedBy, PlayerScore, Reason, Temple, score_temple
from scorer.engine.setup import Setup
from scorer.engine.village import Village
from scorer.i18n import Language
from scorer.i18n.messages import COLORS, finding_text, problem_text, temple_text
from scorer.modules import all_modules

from .described import Described
from .problems import Problem
from .request import json_path
from .sheet import Sheet

Square = Annotated[
    int | None, Described(description="Counted from 0 in the notation; null without a square.")
]
Cacao = Annotated[int | None, Described(description="Cacao fruits; null when they are not known.")]
Parts = Annotated[
    dict[str, int],
    Described(description="The parts of the sum in gold, by code; modules add theirs."),
]
Missing = Annotated[
    list[str],
    Described(description="What would decide the tie and was left out, as in players.0.cacao."),
]


class BaseParts(TypedDict):
    """The parts that are in every answer under their own name, whatever is in play."""

    gold: int
    temples: int
    sun: int
    water: int


BASE_PARTS = tuple(BaseParts.__annotations__)


class SetupAnswer(TypedDict):
    """What is in play; tiles are counted by their code."""

    players: int
    modules: list[str]
    worker_tiles_each: int
    remove_workers: dict[str, int]
    add_workers: dict[str, int]
    remove_jungle: dict[str, int]
    add_jungle: dict[str, int]
    jungle: dict[str, int]
    start: list[str]
    pile: int
    display: int
    map_board: int
    hand: int


class PlayerAnswer(BaseParts):
    """A player's sum, and the place; items with a bonus are listed by the code of their field."""

    __pydantic_config__ = ConfigDict(  # type: ignore[misc]
        json_schema_extra=lambda schema: _describe_items(schema)
    )

    color: Color
    name: str
    parts: Parts
    total: int
    cacao: Cacao
    rank: int


class TempleAnswer(TypedDict):
    """A scored temple: `reasons` are codes, `reason` is a sentence."""

    row: Square
    col: Square
    workers: dict[Color, int]
    gold: dict[Color, int]
    reasons: dict[Color, Reason]
    reason: str


class FindingAnswer(TypedDict):
    """Something impossible or unlikely."""

    code: str
    severity: Severity
    row: Square
    col: Square
    message: str


class Result(TypedDict):
    """The result of a finished game."""

    players: list[PlayerAnswer]
    temples: list[TempleAnswer]
    winners: list[Color]
    decided_by: DecidedBy
    missing: Missing
    findings: list[FindingAnswer]


class Checked(TypedDict):
    """What a board shows."""

    findings: list[FindingAnswer]
    temples: list[TempleAnswer]


class ErrorAnswer(TypedDict):
    """One thing that is wrong with a request."""

    field: str
    code: str
    message: str


def setup_json(setup: Setup) -> SetupAnswer:
    return {
        "players": setup.players,
        "modules": list(setup.modules),
        "worker_tiles_each": setup.worker_tiles_each,
        "remove_workers": {pattern_text(p): n for p, n in setup.removed_workers.items()},
        "add_workers": {pattern_text(p): n for p, n in setup.added_workers.items()},
        "remove_jungle": dict(setup.removed_jungle),
        "add_jungle": dict(setup.added_jungle),
        "jungle": dict(setup.jungle),
        "start": list(setup.start),
        "pile": setup.pile,
        "display": setup.display,
        "map_board": setup.map_board,
        "hand": setup.hand,
    }


def score_json(sheet: Sheet, language: Language) -> Result:
    """The result of a finished game; sentences in the reader's language."""
    result, setup = sheet.result, sheet.setup
    names = {seat.color: seat.name for seat in sheet.seats}

    def label(color: Color) -> str:
        return names[color] or language.text(COLORS[color])

    return {
        "players": [
            {
                "color": player.color,
                "name": names[player.color],
                **_base_parts(player.parts),
                "parts": dict(player.parts),
                "total": player.total,
                "cacao": player.tie_break,
                "rank": player.rank,
                **_items(player, setup),  # type: ignore[typeddict-item]
            }
            for player in result.players
        ],
        "temples": [temple_json(temple, setup, language, label) for temple in result.temples],
        "winners": list(result.winners),
        "decided_by": result.decided_by,
        "missing": [json_path(sheet, key) for key in sheet.missing],
        "findings": [finding_json(finding, setup, language) for finding in sheet.findings],
    }


def _base_parts(parts: Mapping[str, int]) -> BaseParts:
    gold, temples, sun, water = (parts.get(part, 0) for part in BASE_PARTS)
    return {"gold": gold, "temples": temples, "sun": sun, "water": water}


def _items(player: PlayerScore, setup: Setup) -> dict[str, list[dict[str, int | str]]]:
    """What items with a bonus are worth, under the names that their term has for it."""
    return {
        term.field: [
            {term.answer[0]: item.item, term.answer[1]: item.worth, "bonus": item.bonus}
            for item in player.items
            if item.field == term.field
        ]
        for term, _ in setup.item_terms
        if term.bonuses
    }


def _describe_items(schema: dict[str, Any]) -> None:
    """The schema of the lists that modules add to a player's answer."""
    for term in (each for module in all_modules() for each in module.game.terms):
        if term.bonuses:
            item, worth = term.answer
            number = {"type": "integer", "minimum": 0}
            named = {item: {"type": "string", "enum": list(term.worths)}}
            properties = {**named, worth: number, "bonus": number}
            lines = {"type": "object", "properties": properties, "required": list(properties)}
            schema["properties"][term.field] = {"type": "array", "items": lines}


def check_json(board: Board, setup: Setup, colors: Sequence[Color], language: Language) -> Checked:
    """What is impossible or unlikely about a board, and who gets what at its temples."""
    term = setup.majority
    temples = [
        score_temple(term, board.workers_at(at), colors, at) for at in board.temples() if term
    ]

    def label(color: Color) -> str:
        return language.text(COLORS[color])

    return {
        "findings": [
            finding_json(finding, setup, language) for finding in check(board, setup, colors)
        ],
        "temples": [temple_json(temple, setup, language, label) for temple in temples],
    }


def temple_json(
    temple: Temple, setup: Setup, language: Language, label: Callable[[Color], str]
) -> TempleAnswer:
    assert setup.majority
    return {
        "row": temple.square[0] if temple.square else None,
        "col": temple.square[1] if temple.square else None,
        "workers": {color: it.workers for color, it in temple.standings.items()},
        "gold": {color: it.gold for color, it in temple.standings.items()},
        "reasons": {color: it.reason for color, it in temple.standings.items()},
        "reason": temple_text(temple, setup.majority, language, label),
    }


def finding_json(finding: Finding, setup: Setup, language: Language) -> FindingAnswer:
    return {
        "code": finding.code,
        "severity": finding.severity,
        "row": finding.square[0] if finding.square else None,
        "col": finding.square[1] if finding.square else None,
        "message": finding_text(finding, setup, language),
    }


def problem_json(problem: Problem, language: Language) -> ErrorAnswer:
    return {
        "field": problem.field,
        "code": problem.code,
        "message": problem_text(problem, language),
    }


def game_json(game: Game) -> dict[str, Any]:
    """A played game: a request that can be scored, and how it came about."""
    return {
        "players": [
            {"color": village.color}
            | {
                each.code: _entered(each, village)
                for each in game.setup.seat_fields
                if not each.from_board
            }
            for village in game.villages
        ],
        "modules": list(game.setup.modules),
        **_chosen(game.setup),
        "board": str(game.board),
        "moves": [str(move) for move in game.moves],
    }


def _chosen(setup: Setup) -> dict[str, Any]:
    """The choices of the table, as a request has them."""
    fields = [each for each in setup.table_fields if each.code in setup.choices]
    return {each.code: _choice(each, setup.choices[each.code]) for each in fields}


def _choice(field: Field, text: str) -> str | dict[str, int] | list[str]:
    if not field.kind.has_items:
        return text
    items = parse_items(text, field.kind)
    return list(Counter(items).elements()) if field.kind is FieldKind.LIST else items


def _entered(field: Field, village: Village) -> int | list[int | str] | dict[str, int]:
    """What a player enters in a field: a number, a list of items, or how many of each."""
    if not field.kind.has_items:
        return village[field.code]
    counts = {item: village.get(f"{field.code}.{item}") or 0 for item in field.options}
    if field.kind is FieldKind.COUNTS:
        return counts
    items = [item for item, count in counts.items() for _ in range(count)]
    return [int(item) if item.isdecimal() else item for item in items]
