"""A clock for deleting expired tables, and room for updates that touch no index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "upkeep",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_upkeep"),
    )
    if op.get_bind().dialect.name == "postgresql":
        for name in ("tables", "fields"):
            op.execute(f"ALTER TABLE {name} SET (fillfactor = 70)")


def downgrade() -> None:
    op.drop_table("upkeep")
    if op.get_bind().dialect.name == "postgresql":
        for name in ("tables", "fields"):
            op.execute(f"ALTER TABLE {name} RESET (fillfactor)")
