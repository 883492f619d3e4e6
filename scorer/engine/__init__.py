"""The game of Cacao in pure Python: board, play, scoring, checks and simulation.

Standard library only, and no sentence in any language: results are codes and numbers. What the boxes
hold comes from `scorer.modules` as a `Setup`.
"""

from .board import Board, NotationError, Side, Square, WorkerTile
from .checks import Finding, Severity, check
from .components import Color, JungleKind
from .moves import Act, Build, Fill, IllegalMove, Move, Pass, Place, parse_move
from .play import Game
from .scoring import DecidedBy, Reason, Result, score
from .setup import InvalidSetup, Module, Setup
from .simulate import simulate
from .turn import Phase
from .village import Village

__all__ = [
    "Act",
    "Board",
    "Build",
    "Color",
    "DecidedBy",
    "Fill",
    "Finding",
    "Game",
    "IllegalMove",
    "InvalidSetup",
    "JungleKind",
    "Module",
    "Move",
    "NotationError",
    "Pass",
    "Phase",
    "Place",
    "Reason",
    "Result",
    "Setup",
    "Severity",
    "Side",
    "Square",
    "Village",
    "WorkerTile",
    "check",
    "parse_move",
    "score",
    "simulate",
]
