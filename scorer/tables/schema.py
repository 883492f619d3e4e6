"""What the database holds. Migrations bring it there; a test keeps the two alike."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

from .codes import LENGTH

FIELD_LIMIT = 20
ID_LIMIT = 40
"""The longest name that a phone may give itself or a batch of its changes."""


class UtcTime(sa.TypeDecorator[datetime]):
    """A moment, kept as UTC without saying so, which every database can do."""

    impl = sa.DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Any) -> datetime | None:
        return value and value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        return value and value.replace(tzinfo=UTC)


metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _of_table() -> sa.Column[int]:
    return sa.Column(
        "table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("code", sa.String(LENGTH), nullable=False, unique=True),
    sa.Column("created_at", UtcTime, nullable=False),
    sa.Column("used_at", UtcTime, nullable=False, index=True),
    sa.Column("game", sa.Integer, nullable=False),
    # The version at which the current game began: who knows no later one needs everything.
    sa.Column("game_start", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    # A table that somebody deleted can be restored for a while.
    sa.Column("deleted_at", UtcTime, index=True),
    sa.Column("deleted_by", sa.String(ID_LIMIT)),
    # Room on a page for the new version of a row: an update then touches no index.
    postgresql_with={"fillfactor": "70"},
)

changes = sa.Table(
    "changes",
    metadata,
    _of_table(),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.Integer, nullable=False),
    sa.Column("field", sa.String(FIELD_LIMIT), nullable=False),
    sa.Column("value", sa.Text, nullable=False),
    sa.Column("previous", sa.Text, nullable=False),
    sa.Column("author", sa.String(ID_LIMIT), nullable=False),
    sa.Column("batch", sa.String(ID_LIMIT), nullable=False),
    # The version of the change that this one takes back.
    sa.Column("undoes", sa.Integer),
    sa.Column("created_at", UtcTime, nullable=False),
    sa.Index(None, "table_id", "author", "batch"),
)

fields = sa.Table(
    "fields",
    metadata,
    _of_table(),
    sa.Column("field", sa.String(FIELD_LIMIT), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("author", sa.String(ID_LIMIT), nullable=False, server_default=""),
    sa.Column("written_at", UtcTime),
    postgresql_with={"fillfactor": "70"},
)
"""What is entered, and the phones at the table (see `phones`): both reach the other phones in one way."""

endings = sa.Table(
    "endings",
    metadata,
    _of_table(),
    # Value and author by field.
    sa.Column("fields", sa.JSON, nullable=False),
    sa.Column("ended_by", sa.String(ID_LIMIT), nullable=False),
    sa.Column("ended_at", UtcTime, nullable=False),
)
"""The last game that was ended, for as long as that can be taken back."""

upkeep = sa.Table(
    "upkeep",
    metadata,
    sa.Column("name", sa.String(FIELD_LIMIT), primary_key=True),
    sa.Column("at", UtcTime, nullable=False),
)
"""When something was last done for the whole database."""

games = sa.Table(
    "games",
    metadata,
    _of_table(),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("finished_at", UtcTime, nullable=False),
    sa.Column("query", sa.Text, nullable=False),
    sa.Column("result", sa.JSON, nullable=False),
)

rate_limits = sa.Table(
    "rate_limits",
    metadata,
    # What is limited, and a hash of the IP address: no address is stored.
    sa.Column("key", sa.String(80), primary_key=True),
    sa.Column("count", sa.Integer, nullable=False),
    # Seconds since 1970.
    sa.Column("expires_at", sa.BigInteger, nullable=False),
)
