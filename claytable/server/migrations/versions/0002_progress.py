"""How far each game is."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("room", sa.Column("progress", sa.Text))


def downgrade() -> None:
    op.drop_column("room", "progress")
