"""Shared tables: several phones enter one calculation together, and a table remembers its games."""

from .changes import (
    BATCH_LIMIT,
    News,
    NothingToUndo,
    TooManyChanges,
    Undone,
    apply_changes,
    changes_since,
    undo,
)
from .codes import read_code, show_code
from .database import Database
from .games import Game, Player, Tally, finish_game, finished_games, tally
from .table import NoSuchTable, Table, create_table, delete_table, open_table
from .upkeep import Upkeep, delete_expired

__all__ = [
    "BATCH_LIMIT",
    "Database",
    "Game",
    "News",
    "NoSuchTable",
    "NothingToUndo",
    "Player",
    "Table",
    "Tally",
    "TooManyChanges",
    "Undone",
    "Upkeep",
    "apply_changes",
    "changes_since",
    "create_table",
    "delete_expired",
    "delete_table",
    "finish_game",
    "finished_games",
    "open_table",
    "read_code",
    "show_code",
    "tally",
    "undo",
]
