"""The position after the last entry and the rules it was played with; which answers bots gave; rules that changed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("room", sa.Column("played", sa.String(16)))
    op.add_column("room", sa.Column("position", sa.Text))
    op.add_column("entry", sa.Column("level", sa.String(32)))
    op.add_column("entry", sa.Column("change", sa.Text))


def downgrade() -> None:
    op.drop_column("entry", "change")
    op.drop_column("entry", "level")
    op.drop_column("room", "position")
    op.drop_column("room", "played")
