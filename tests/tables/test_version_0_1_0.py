"""A database of version 0.1.0, with rows that it wrote itself, is taken over as it is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import pytest
import sqlalchemy as sa
from phones import Phone
from werkzeug.datastructures import MultiDict

from scorer.sheet import Sheet, State
from scorer.sheet.query import read_query
from scorer.tables import Database, Sender, changes_since, finished_games, schema, tally, undo
from scorer.tables.database import now, read_url
from scorer.tables.exports import bg_stats_play, games_csv, games_json
from scorer.tables.migrate import upgrade
from scorer.tables.table import open_table

ROOT = Path(__file__).parent.parent.parent
OLD = Path(__file__).parent / "version-0.1.0"
PLAYED, IN_USE = "ACDEFGHJ", "ACDEFGHK"
"""A table with five finished games and a sixth one begun, and a table with a board."""


def old_rows() -> dict[str, list[dict[str, Any]]]:
    """By table; each begins with a line of its columns."""
    kept = json.loads((OLD / "rows.json").read_text(encoding="utf-8"))
    return {
        name: [dict(zip(columns, row, strict=True)) for row in rows]
        for name, (columns, *rows) in kept.items()
    }


@pytest.fixture(autouse=True)
def old_database(url: str) -> None:
    """The schema and the rows of 0.1.0; its tables were used just now."""
    address = read_url(url)
    if address.database and address.get_backend_name() == "sqlite":
        Path(address.database).parent.mkdir()
    engine = sa.create_engine(address)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        for name, rows in old_rows().items():
            for row in rows:
                times = {k: datetime.fromisoformat(v) for k, v in row.items() if k.endswith("_at")}
                used = {"used_at": now()} if "used_at" in row else {}
                connection.execute(
                    sa.insert(schema.metadata.tables[name]).values(row | times | used)
                )
    engine.dispose()


def test_entries_are_where_they_were(db: Database) -> None:
    news = changes_since(db, PLAYED, 0)
    assert (news.version, news.game, news.finished_games) == (63, 6, 5)
    assert news.fields == {
        **{"seat1": "red:Ana", "seat2": "purple:Bo & Co", "seat3": "white"},
        **{"temple1": "R2P1..", "gold1": "31", "gold2": "20", "water2": "−4"},
    }
    sheet = Sheet.from_fields(news.fields)
    assert not sheet.problems and sheet.state is State.INCOMPLETE
    assert {"temple2", "sun1", "sun2", "water3"} <= set(sheet.missing)
    board = Sheet.from_fields(changes_since(db, IN_USE, 0).fields)
    assert board.uses_board and str(board.board) == "p1R1111/.m2"


def test_a_game_that_was_begun_can_be_ended(make_phone: Callable[..., Phone]) -> None:
    phone = make_phone("ana", code=PLAYED)
    temples = {f"temple{n}": "...." for n in range(2, 6)}
    suns = {f"sun{n}": "0" for n in (1, 2, 3)}
    phone.enter(**temples, **suns, water1="2", gold3="9", water3="0")
    assert phone.at("/again").json["game"] == 7
    assert [each["total"] for each in phone.get("/games.json").json["games"][5]["players"]] == [
        *(31 + 6 + 2, 20 + 3 - 4, 9)
    ]


def test_changes_can_still_be_undone(db: Database) -> None:
    undone = undo(db, PLAYED, Sender("bo", "new"))
    assert (undone.field, undone.value) == ("water2", "")
    undone = undo(db, PLAYED, Sender("ana", "new"))
    assert (undone.field, undone.value) == ("gold1", "3")


def test_finished_games_stay_finished_with_their_result(db: Database) -> None:
    games = finished_games(db, PLAYED)
    assert len(games) == 5
    for game in games:
        sheet = read_query(MultiDict(parse_qsl(game.query)))
        assert sheet.state is State.FINAL, game.number
        result = sheet.result
        assert result.decided_by == game.decided_by
        assert [(p.color, p.parts, p.total, p.rank) for p in result.players] == [
            (p.color, p.parts, p.total, p.rank) for p in game.players
        ]
        assert [seat.name for seat in sheet.seats] == [player.name for player in game.players]
    # Cacao fruits that nobody asked for stay unknown.
    assert "cacao" not in games[0].query and "cacao1=0" in games[1].query


def test_tally_and_exports_are_as_before(db: Database) -> None:
    games = finished_games(db, PLAYED)
    assert games_csv(games).splitlines() == (OLD / "games.csv").read_text("utf-8-sig").splitlines()
    exported = games_json(games, tally(games))
    assert exported["tally"] == json.loads((OLD / "tally.json").read_text("utf-8"))
    for row, game in zip(old_rows()["games"], exported["games"], strict=True):
        for was, player in zip(row["result"]["players"], game["players"], strict=True):
            assert player == {**was, "parts": player["parts"], "starter": False}
        assert not game["modules"]
    play = bg_stats_play(open_table(db, PLAYED), games[3])
    assert [player["score"] for player in play["players"]] == [36, 39, 27]


def test_the_way_back_to_0_1_0(url: str, db: Database) -> None:
    assert finished_games(db, PLAYED)
    db.close()
    subprocess.run(
        [sys.executable, "-m", "alembic", "downgrade", "0001"],
        cwd=ROOT,
        env={**os.environ, "DATABASE_URL": url},
        check=True,
        capture_output=True,
    )
    engine = sa.create_engine(read_url(url))
    with engine.connect() as connection:
        for name in ("fields", "changes"):
            table = schema.metadata.tables[name]
            found = connection.execute(sa.select(table.c.table_id, table.c.version, table.c.field))
            assert sorted(map(tuple, found)) == sorted(
                (row["table_id"], row["version"], row["field"]) for row in old_rows()[name]
            )
        games = connection.execute(sa.select(schema.games).order_by(schema.games.c.number)).all()
    engine.dispose()
    for game, row in zip(games, old_rows()["games"], strict=True):
        assert game.result == row["result"]
        if "m=board" not in row["query"] or "b=" in row["query"]:
            assert set(parse_qsl(row["query"])) <= set(parse_qsl(game.query))
