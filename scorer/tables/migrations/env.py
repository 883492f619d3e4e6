"""How Alembic reaches the database: by the connection it is given, or, from its own command, by ours."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import context

from scorer.settings import read_setting
from scorer.tables.database import read_url
from scorer.tables.schema import metadata


def run(connection: sa.Connection) -> None:
    # SQLite can take back a change of the schema as well, when its transaction begins explicitly.
    context.configure(connection, target_metadata=metadata, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is None:
    with sa.create_engine(read_url(read_setting("DATABASE_URL"))).begin() as own:
        run(own)
else:
    run(given)
