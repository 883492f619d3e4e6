"""Results as the JSON that the API and the command line give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from scorer.engine.board import Board
from scorer.engine.checks import Finding, check
from scorer.engine.components import Color, pattern_text
from scorer.engine.play import Game
from scorer.engine.scoring import Temple, score_temple
from scorer.engine.setup import Setup
from scorer.i18n import Language
from scorer.i18n.messages import COLORS, finding_text, problem_text, temple_text

from .problems import Problem
from .request import json_path
from .sheet import Sheet

BASE_PARTS = ("gold", "temples", "sun", "water")
"""The parts that are in every answer under their own name, whatever is in play."""


def setup_json(setup: Setup) -> dict[str, Any]:
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
        "map_board": 0,
        "hand": setup.hand,
    }


def score_json(sheet: Sheet, language: Language) -> dict[str, Any]:
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
                **{part: player.parts.get(part, 0) for part in BASE_PARTS},
                "parts": dict(player.parts),
                "total": player.total,
                "cacao": player.tie_break,
                "rank": player.rank,
            }
            for player in result.players
        ],
        "temples": [temple_json(temple, setup, language, label) for temple in result.temples],
        "winners": list(result.winners),
        "decided_by": result.decided_by,
        "missing": [json_path(sheet, key) for key in sheet.missing],
        "findings": [finding_json(finding, setup, language) for finding in sheet.findings],
    }


def check_json(
    board: Board, setup: Setup, colors: Sequence[Color], language: Language
) -> dict[str, Any]:
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
) -> dict[str, Any]:
    """A scored temple: `reasons` are codes, `reason` is a sentence."""
    assert setup.majority
    return {
        "row": temple.square[0] if temple.square else None,
        "col": temple.square[1] if temple.square else None,
        "workers": {color: it.workers for color, it in temple.standings.items()},
        "gold": {color: it.gold for color, it in temple.standings.items()},
        "reasons": {color: it.reason for color, it in temple.standings.items()},
        "reason": temple_text(temple, setup.majority, language, label),
    }


def finding_json(finding: Finding, setup: Setup, language: Language) -> dict[str, Any]:
    return {
        "code": finding.code,
        "severity": finding.severity,
        "row": finding.square[0] if finding.square else None,
        "col": finding.square[1] if finding.square else None,
        "message": finding_text(finding, setup, language),
    }


def problem_json(problem: Problem, language: Language) -> dict[str, str]:
    return {
        "field": problem.field,
        "code": problem.code,
        "message": problem_text(problem, language),
    }


def game_json(game: Game) -> dict[str, Any]:
    """A played game: a request that can be scored, and how it came about."""
    return {
        "players": [{"color": village.color, **village.held} for village in game.villages],
        "modules": list(game.setup.modules),
        "board": str(game.board),
        "moves": [str(move) for move in game.moves],
    }
