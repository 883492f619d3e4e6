"""Shared tables: several phones enter one calculation together, and a table remembers its games."""

from .changes import (
    BATCH_LIMIT,
    NothingToUndo,
    OtherGame,
    Sender,
    TooManyChanges,
    Undone,
    apply_changes,
    undo,
)
from .codes import read_code, show_code
from .database import Database
from .games import (
    Game,
    NothingToRestore,
    Player,
    Tally,
    finish_game,
    finished_games,
    restore,
    tally,
)
from .news import News, changes_since, poll, seconds_to_restore
from .phones import Phone
from .table import DeletedTable, NoSuchTable, Table, create_table, delete_table, open_table
from .upkeep import Upkeep, delete_expired

__all__ = [
    "BATCH_LIMIT",
    "Database",
    "DeletedTable",
    "Game",
    "News",
    "NoSuchTable",
    "NothingToRestore",
    "NothingToUndo",
    "OtherGame",
    "Phone",
    "Player",
    "Sender",
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
    "poll",
    "read_code",
    "restore",
    "seconds_to_restore",
    "show_code",
    "tally",
    "undo",
]
