"""Since when people are warned that a table will be deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("room", sa.Column("warned", sa.Float))


def downgrade() -> None:
    op.drop_column("room", "warned")
