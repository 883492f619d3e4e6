"""The games of a table: ending one and taking that back, reading finished ones, who won how often."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any
from urllib.parse import urlencode

import sqlalchemy as sa

from scorer.modules.base.game import STARTER
from scorer.sheet import BadInput, Problem, Sheet, State
from scorer.sheet.entries import MODULES, SEAT_KEYS
from scorer.sheet.query import write_query

from . import schema
from .database import Database, now
from .log import NOBODY, write_changes
from .phones import IS_PHONE
from .table import RESTORE_WITHIN, Table, open_table, restore_table, take_turn

Entries = Mapping[str, tuple[str, str]]
"""Value and author by field."""


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
    starter: bool = False

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


class NothingToRestore(LookupError):
    """No game was ended lately."""


def finish_game(
    db: Database,
    code: str,
    game: int | None = None,
    author: str = NOBODY,
    *,
    is_unfinished: bool = False,
) -> Table:
    """Again: end the current game and begin the next with the same seats and modules.

    A final sheet is archived. Any other is refused with `BadInput`, which names every problem and
    everything that is missing; `is_unfinished` says that the game is to end all the same, and then there
    is no result of it. `game` is the game that is meant: when it is over already, because two phones asked
    for it, nothing happens. Raises `NoSuchTable`.
    """
    with db.writing() as connection:
        table = take_turn(connection, db, code, 0)
        if game not in (None, table.game):
            return table
        entries = _entries(connection, table)
        entered = {field: value for field, (value, _) in entries.items()}
        choices: list[str] = []
        try:
            sheet = Sheet.from_fields(entered)
            choices = [each.code for each in sheet.setup.table_fields if each.code != STARTER]
            _archive(connection, table, sheet)
        except BadInput:
            if not is_unfinished:
                raise
        _keep_ending(connection, table, entries, author)
        # People, modules and choices of the set-up stay the same; everything else begins anew.
        kept = [key for key in (*SEAT_KEYS, MODULES, *choices) if key in entered]
        return _begin(connection, table, table.game + 1, {key: (entered[key], "") for key in kept})


def restore(db: Database, code: str) -> Table:
    """Bring a deleted table back, or the game that was ended last: its entries return, and what the next
    game had is gone. Raises `NoSuchTable` or `NothingToRestore`.
    """
    with db.writing() as connection:
        if restored := restore_table(connection, db, code):
            return restored
        table = take_turn(connection, db, code, 0)
        ended = schema.endings.c
        entries = connection.execute(
            sa.delete(schema.endings)
            .where(ended.table_id == table.id, ended.ended_at >= now() - RESTORE_WITHIN)
            .returning(ended.fields)
        ).scalar_one_or_none()
        if entries is None:
            raise NothingToRestore(code)
        game, archived, it = table.game - 1, schema.games.c, schema.changes
        connection.execute(
            sa.delete(schema.games).where(archived.table_id == table.id, archived.number == game)
        )
        # The next game of that number has a log of its own; batches of this one are still recognised.
        connection.execute(
            sa.update(it).where(it.c.table_id == table.id, it.c.game == table.game).values(game=0)
        )
        return _begin(connection, table, game, entries)


def _archive(connection: sa.Connection, table: Table, sheet: Sheet) -> None:
    if sheet.state is not State.FINAL:
        missing = [Problem(key, "missing") for key in sheet.missing]
        raise BadInput([*sheet.problems, *missing])
    archived = {
        "query": urlencode(write_query(sheet)),
        "result": result_json(sheet),
        "finished_at": now(),
    }
    connection.execute(
        sa.insert(schema.games).values(table_id=table.id, number=table.game, **archived)
    )


def _keep_ending(connection: sa.Connection, table: Table, entries: Entries, author: str) -> None:
    """Keep the entries of a game for as long as its end can be taken back."""
    connection.execute(sa.delete(schema.endings).where(schema.endings.c.table_id == table.id))
    kept = {"fields": entries, "ended_by": author, "ended_at": now()}
    connection.execute(sa.insert(schema.endings).values(table_id=table.id, **kept))
    # The log of this game stays as long: a batch sent again must be recognised.
    old = sa.and_(schema.changes.c.table_id == table.id, schema.changes.c.game < table.game)
    connection.execute(sa.delete(schema.changes).where(old))


def _begin(connection: sa.Connection, table: Table, game: int, entries: Entries) -> Table:
    """Begin a game, or go on with one, with these entries: every phone gets them as a whole."""
    begun = replace(
        table,
        game=game,
        game_start=table.version,
        version=table.version + max(1, len(entries)),
    )
    it, each = schema.tables.c, schema.fields.c
    connection.execute(
        sa.update(schema.tables)
        .where(it.id == table.id)
        .values(game=begun.game, game_start=begun.game_start, version=begun.version)
    )
    connection.execute(sa.delete(schema.fields).where(each.table_id == table.id, sa.not_(IS_PHONE)))
    values = {field: value for field, (value, _) in entries.items()}
    authors = {field: author for field, (_, author) in entries.items()}
    # The value is no change of the previous one, so it is nothing to undo.
    write_changes(connection, begun, values, values, NOBODY, NOBODY, authors=authors)
    return begun


def _entries(connection: sa.Connection, table: Table) -> Entries:
    each = schema.fields.c
    query = sa.select(each.field, each.value, each.author).where(
        each.table_id == table.id, sa.not_(IS_PHONE)
    )
    return {field: (value, author) for field, value, author in connection.execute(query) if value}


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
            "starter": player.color == sheet.entries.get(STARTER),
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
    # Earlier releases did not keep who began.
    return Player(**{name: kept[name] for name in Player.__dataclass_fields__ if name in kept})


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
