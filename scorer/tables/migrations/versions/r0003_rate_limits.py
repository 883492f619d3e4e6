"""Rate limits that all processes share: wrong codes and new tables by the hash of an IP address."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "rate_limits",
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_rate_limits"),
    )


def downgrade() -> None:
    op.drop_table("rate_limits")
