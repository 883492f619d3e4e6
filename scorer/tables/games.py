"""The finished games of a table: archiving one, reading them, and who won how often."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any
from urllib.parse import urlencode

import sqlalchemy as sa

from scorer.sheet import BadInput, Problem, Sheet, State
from scorer.sheet.entries import MODULES, SEAT_KEYS
from scorer.sheet.query import write_query

from . import schema
from .database import Database, now
from .log import NOBODY, write_changes
from .table import Table, open_table, take_turn

Entered = Mapping[str, str]


@dataclass(frozen=True)
class Player:
    """A player of a finished game: the parts of the sum in gold, by code, and the place."""

    color: str
    name: str
    parts: Mapping[str, int]
    total: int
    cacao: int | None
    rank: int
    winner: bool

    @property
    def key(self) -> str:
        """Who it is in the tally: a name, however it is capitalised, or else the colour."""
        return self.name.casefold() or f"color:{self.color}"


@dataclass(frozen=True)
class Game:
    """A finished game; `query` is its sheet as the query string of an address."""

    number: int
    finished_at: datetime
    query: str
    modules: tuple[str, ...]
    players: tuple[Player, ...]
    decided_by: str


@dataclass(frozen=True)
class Tally:
    """What a player has achieved at this table; `name` is empty for a colour without one."""

    name: str
    color: str
    games: int
    wins: int
    best: int
    average: float


def finish_game(db: Database, code: str, game: int | None = None) -> Table:
    """Again: archive the current game and begin the next with the same seats and modules.

    Only a final sheet is archived: `BadInput` names every problem and everything that is missing, and
    leaves the game as it is. `game` is the game that is meant: when it is over already, because two
    phones asked for it, nothing happens. Raises `NoSuchTable`.
    """
    with db.writing() as connection:
        table = take_turn(connection, db, code, 0)
        if game not in (None, table.game):
            return table
        entered = _entered(connection, table)
        sheet = _final_sheet(entered)
        archived = {
            "query": urlencode(write_query(sheet)),
            "result": result_json(sheet),
            "finished_at": now(),
        }
        connection.execute(
            sa.insert(schema.games).values(table_id=table.id, number=table.game, **archived)
        )
        # People, modules and choices of the set-up stay the same; everything else begins anew.
        choices = [each.code for each in sheet.setup.table_fields]
        kept = [key for key in (*SEAT_KEYS, MODULES, *choices) if key in entered]
        return _begin_next(connection, table, {key: entered[key] for key in kept})


def _final_sheet(entered: Entered) -> Sheet:
    sheet = Sheet.from_fields(entered)
    if sheet.state is not State.FINAL:
        missing = [Problem(key, "missing") for key in sheet.missing]
        raise BadInput([*sheet.problems, *missing])
    return sheet


def _begin_next(connection: sa.Connection, table: Table, kept: Entered) -> Table:
    begun = replace(
        table,
        game=table.game + 1,
        game_start=table.version,
        version=table.version + len(kept),
    )
    it = schema.tables.c
    connection.execute(
        sa.update(schema.tables)
        .where(it.id == table.id)
        .values(game=begun.game, game_start=begun.game_start, version=begun.version)
    )
    connection.execute(sa.delete(schema.fields).where(schema.fields.c.table_id == table.id))
    # The log of the game just finished stays for a while: a batch sent again must be recognised.
    old = sa.and_(schema.changes.c.table_id == table.id, schema.changes.c.game < table.game)
    connection.execute(sa.delete(schema.changes).where(old))
    write_changes(connection, begun, kept, {}, NOBODY, NOBODY)
    return begun


def _entered(connection: sa.Connection, table: Table) -> dict[str, str]:
    fields = schema.fields.c
    query = sa.select(fields.field, fields.value).where(fields.table_id == table.id)
    return {field: value for field, value in connection.execute(query) if value}


def result_json(sheet: Sheet) -> dict[str, Any]:
    """The result as it is kept."""
    result = sheet.result
    players = [
        {
            "color": player.color.value,
            "name": seat.name,
            "parts": dict(player.parts),
            "total": player.total,
            "cacao": player.tie_break,
            "rank": player.rank,
            "winner": player.color in result.winners,
        }
        for player, seat in zip(result.players, sheet.seats, strict=True)
    ]
    return {
        "players": players,
        "modules": list(sheet.setup.modules),
        "decided_by": result.decided_by.value,
    }


def finished_games(db: Database, code: str) -> list[Game]:
    """All finished games, the first one first; raises `NoSuchTable`."""
    table = open_table(db, code)
    it = schema.games.c
    query = (
        sa.select(it.number, it.finished_at, it.query, it.result)
        .where(it.table_id == table.id)
        .order_by(it.number)
    )
    with db.reading() as connection:
        rows = connection.execute(query).all()
    return [
        Game(
            number=row.number,
            finished_at=row.finished_at,
            query=row.query,
            modules=tuple(row.result["modules"]),
            players=tuple(_player(player) for player in row.result["players"]),
            decided_by=row.result["decided_by"],
        )
        for row in rows
    ]


def _player(kept: Mapping[str, Any]) -> Player:
    return Player(**{name: kept[name] for name in Player.__dataclass_fields__})


def tally(games: Iterable[Game]) -> list[Tally]:
    """Every player with games, wins, best and average score; the most wins first."""
    played: dict[str, list[Player]] = {}
    for game in games:
        for player in game.players:
            played.setdefault(player.key, []).append(player)
    tallies = [
        Tally(
            name=players[-1].name,
            color=players[-1].color,
            games=len(players),
            wins=sum(player.winner for player in players),
            best=max(player.total for player in players),
            average=sum(player.total for player in players) / len(players),
        )
        for players in played.values()
    ]
    return sorted(tallies, key=lambda each: (-each.wins, -each.average))
