"""Phones with numbers, and games and tables whose end can be taken back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deleted_at", sa.DateTime))
    op.add_column("tables", sa.Column("deleted_by", sa.String(40)))
    op.create_index("ix_tables_deleted_at", "tables", ["deleted_at"])
    op.add_column("fields", sa.Column("author", sa.String(40), nullable=False, server_default=""))
    op.add_column("fields", sa.Column("written_at", sa.DateTime))
    op.create_table(
        "endings",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("fields", sa.JSON, nullable=False),
        sa.Column("ended_by", sa.String(40), nullable=False),
        sa.Column("ended_at", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_endings"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_endings_table_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    op.drop_table("endings")
    op.execute("DELETE FROM fields WHERE field LIKE 'phone:%'")
    op.drop_index("ix_tables_deleted_at", "tables")
    with op.batch_alter_table("fields") as fields:
        fields.drop_column("written_at")
        fields.drop_column("author")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("deleted_by")
        tables.drop_column("deleted_at")
