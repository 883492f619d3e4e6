"""Bringing the database up to date. Developers write a new step with `alembic revision --autogenerate`."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Run what is missing up to a revision, as a part of the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
