"""The game of Cacao in pure Python: components, board, play, scoring, checks and simulation.

Standard library only, and no sentence in any language: results are codes and numbers.
"""

from .board import Board, NotationError, Side, Square, WorkerTile
from .checks import Finding, Severity, check
from .components import Color, JungleKind, Module, Setup, setup_for
from .intake import BadRequest, Problem, ScoreRequest, read_request
from .moves import Act, Fill, IllegalMove, Move, Place, parse_move
from .play import Game, Phase
from .scoring import DecidedBy, Reason, Result, score
from .simulate import simulate
from .village import Village

__all__ = [
    "Act",
    "BadRequest",
    "Board",
    "Color",
    "DecidedBy",
    "Fill",
    "Finding",
    "Game",
    "IllegalMove",
    "JungleKind",
    "Module",
    "Move",
    "NotationError",
    "Phase",
    "Place",
    "Problem",
    "Reason",
    "Result",
    "ScoreRequest",
    "Setup",
    "Severity",
    "Side",
    "Square",
    "Village",
    "WorkerTile",
    "check",
    "parse_move",
    "read_request",
    "score",
    "setup_for",
    "simulate",
]
