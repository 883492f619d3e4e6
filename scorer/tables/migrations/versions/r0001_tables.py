"""Tables, their changes, their fields and their finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _of_table(name: str) -> tuple[sa.Column[int], sa.ForeignKeyConstraint]:
    owner = sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"
    )
    return sa.Column("table_id", sa.Integer, nullable=False), owner


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("created_at", sa.DateTime, nullable=False),
        sa.Column("used_at", sa.DateTime, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("game_start", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    op.create_index("ix_tables_used_at", "tables", ["used_at"])
    op.create_table(
        "changes",
        *_of_table("changes"),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("field", sa.String(20), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("previous", sa.Text, nullable=False),
        sa.Column("author", sa.String(40), nullable=False),
        sa.Column("batch", sa.String(40), nullable=False),
        sa.Column("undoes", sa.Integer),
        sa.Column("created_at", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_changes"),
    )
    op.create_index("ix_changes_table_id_author_batch", "changes", ["table_id", "author", "batch"])
    op.create_table(
        "fields",
        *_of_table("fields"),
        sa.Column("field", sa.String(20), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "field", name="pk_fields"),
    )
    op.create_table(
        "games",
        *_of_table("games"),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("finished_at", sa.DateTime, nullable=False),
        sa.Column("query", sa.Text, nullable=False),
        sa.Column("result", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_games"),
    )


def downgrade() -> None:
    for name in ("games", "fields", "changes", "tables"):
        op.drop_table(name)
