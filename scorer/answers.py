"""The engine's results as the JSON that the design promises; the API and the command line share it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .engine.checks import Finding
from .engine.components import Color, Setup, pattern_text
from .engine.intake import Problem, ScoreRequest
from .engine.play import Game
from .engine.scoring import Temple
from .i18n import Language
from .messages import COLORS, finding_text, problem_text, temple_text


def setup_json(setup: Setup) -> dict[str, Any]:
    return {
        "players": setup.players,
        "worker_tiles_each": setup.worker_tiles_each,
        "remove_workers": {pattern_text(p): n for p, n in setup.removed_workers.items()},
        "remove_jungle": dict(setup.removed_jungle),
        "jungle": dict(setup.jungle),
        "start": list(setup.start),
        "pile": setup.pile,
        "display": setup.display,
        "hand": setup.hand,
    }


def score_json(request: ScoreRequest, speak: Language) -> dict[str, Any]:
    """The result of a finished game; sentences in the reader's language."""
    result = request.score()
    names = dict(zip((village.color for village in request.villages), request.names, strict=True))

    def label(color: Color) -> str:
        return names[color] or speak.text(COLORS[color])

    return {
        "players": [
            {
                "color": player.color,
                "name": names[player.color],
                "gold": player.gold,
                "temples": player.temples,
                "sun": player.sun,
                "water": player.water,
                "total": player.total,
                "cacao": player.cacao,
                "rank": player.rank,
            }
            for player in result.players
        ],
        "temples": [temple_json(temple, speak, label) for temple in result.temples],
        "winners": list(result.winners),
        "decided_by": result.decided_by,
        "findings": [finding_json(finding, speak) for finding in request.findings()],
    }


def temple_json(temple: Temple, speak: Language, label: Callable[[Color], str]) -> dict[str, Any]:
    """A scored temple: `reasons` are codes, `reason` is a sentence."""
    return {
        "row": temple.square[0] if temple.square else None,
        "col": temple.square[1] if temple.square else None,
        "workers": {color: it.workers for color, it in temple.standings.items()},
        "gold": {color: it.gold for color, it in temple.standings.items()},
        "reasons": {color: it.reason for color, it in temple.standings.items()},
        "reason": temple_text(temple, speak, label),
    }


def finding_json(finding: Finding, speak: Language) -> dict[str, Any]:
    return {
        "code": finding.code,
        "severity": finding.severity,
        "row": finding.square[0] if finding.square else None,
        "col": finding.square[1] if finding.square else None,
        "message": finding_text(finding, speak),
    }


def problem_json(problem: Problem, speak: Language) -> dict[str, str]:
    return {
        "field": problem.field,
        "code": problem.code,
        "message": problem_text(problem, speak),
    }


def game_json(game: Game) -> dict[str, Any]:
    """A played game: a request that can be scored, and how it came about."""
    return {
        "players": [
            {
                "color": village.color,
                "gold": village.gold,
                "sun": village.sun,
                "water": village.water,
                "cacao": village.cacao,
            }
            for village in game.villages
        ],
        "board": str(game.board),
        "moves": [str(move) for move in game.moves],
    }
