"""From which turn of which other game people play on at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("room", sa.Column("origin", sa.Text))


def downgrade() -> None:
    op.drop_column("room", "origin")
