"""Sealed seeds: 32 hexadecimal digits, from which no seat can work out what it cannot see."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("room", sa.Column("sealed", sa.String(32)))


def downgrade() -> None:
    op.drop_column("room", "sealed")
