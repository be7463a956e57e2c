"""Where a table began, and how its game ended."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("room", sa.Column("begun", sa.Integer))
    op.add_column("room", sa.Column("result", sa.Text))


def downgrade() -> None:
    op.drop_column("room", "result")
    op.drop_column("room", "begun")
