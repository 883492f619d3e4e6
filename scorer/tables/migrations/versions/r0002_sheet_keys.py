"""The keys of the score sheet: `g0` is now `gold1`, and what 0.1.0 took for granted is written down.

0.1.0 counted temples, sun tokens and cacao fruits that nobody had entered as none. A finished game says
so itself from now on, so that it stays finished; a game that is still being entered stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl, urlencode

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

SEATS, TEMPLES = 4, 5
NEW_KEYS = {
    **{f"p{n}": f"seat{n + 1}" for n in range(SEATS)},
    **{f"t{n}": f"temple{n + 1}" for n in range(TEMPLES)},
    **{
        f"{old}{n}": f"{new}{n + 1}"
        for old, new in (("g", "gold"), ("s", "sun"), ("w", "water"), ("c", "cacao"))
        for n in range(SEATS)
    },
    "b": "board",
    "m": "mode",
}
OLD_KEYS = {new: old for old, new in NEW_KEYS.items()}
PARTS = ("gold", "temples", "sun", "water")

fields = sa.table("fields", sa.column("field", sa.String))
changes = sa.table("changes", sa.column("field", sa.String))
games = sa.table(
    "games",
    sa.column("table_id", sa.Integer),
    sa.column("number", sa.Integer),
    sa.column("query", sa.Text),
    sa.column("result", sa.JSON),
)

Result = dict[str, Any]
Pairs = list[tuple[str, str]]


def upgrade() -> None:
    _rename_keys(NEW_KEYS)
    _convert_games(lambda query, result: (_new_query(query, result), _new_result(result)))


def downgrade() -> None:
    """What 0.1.0 has no key for is left where it is; 0.1.0 does not look at it."""
    _rename_keys(OLD_KEYS)
    _convert_games(lambda query, result: (_old_query(query), _old_result(result)))


def _rename_keys(names: dict[str, str]) -> None:
    for table in (fields, changes):
        key = table.c.field
        renamed = sa.case(names, value=key)
        op.execute(sa.update(table).where(key.in_(list(names))).values(field=renamed))


def _convert_games(convert: Callable[[Pairs, Result], tuple[Pairs, Result]]) -> None:
    connection, it = op.get_bind(), games.c
    for row in connection.execute(sa.select(*it)).all():
        query, result = convert(parse_qsl(row.query), row.result)
        connection.execute(
            sa.update(games)
            .where(it.table_id == row.table_id, it.number == row.number)
            .values(query=urlencode(query), result=result)
        )


def _new_query(query: Pairs, result: Result) -> Pairs:
    seats = [pair for pair in query if pair[0] == "p"]
    entries = {NEW_KEYS.get(key, key): value for key, value in query if key != "p"}
    temples = [f"temple{n}" for n in range(1, 5 if len(seats) == 2 else 6)]
    if "mode" not in entries:
        entries = dict.fromkeys(temples, "....") | entries
    elif "board" in entries:
        entries["complete"] = "1"
    else:
        # An empty board scored nothing at the temples, whatever had been entered there before.
        del entries["mode"]
        entries |= dict.fromkeys(temples, "....")
    counted = ["sun"] if result["decided_by"] == "gold" else ["sun", "cacao"]
    for key in counted:
        for n in range(1, len(seats) + 1):
            entries.setdefault(f"{key}{n}", "0")
    return [*seats, *entries.items()]


def _new_result(result: Result) -> Result:
    players = [
        {**player, "parts": {part: player[part] for part in PARTS}} for player in result["players"]
    ]
    return {**result, "players": players, "modules": []}


def _old_query(query: Pairs) -> Pairs:
    return [(OLD_KEYS.get(key, key), value) for key, value in query]


def _old_result(result: Result) -> Result:
    players = [
        {
            **{key: value for key, value in player.items() if key != "parts"},
            **{part: player["parts"].get(part, 0) for part in PARTS},
            "cacao": player["cacao"] or 0,
        }
        for player in result["players"]
    ]
    return {"players": players, "decided_by": result["decided_by"]}
