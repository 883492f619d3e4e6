"""Bringing the database up to date. Developers write a new step with `alembic revision --autogenerate`."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

MIGRATIONS = Path(__file__).parent / "migrations"


def is_current(connection: sa.Connection) -> bool:
    """Has every step been run? It only reads."""
    found = MigrationContext.configure(connection).get_current_revision()
    return found == ScriptDirectory.from_config(_config()).get_current_head()


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Run what is missing up to a revision, as a part of the connection's transaction."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
