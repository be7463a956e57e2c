"""Positions for newer rules, and who may let a bot answer for whom."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("room", sa.Column("played", sa.String(16)))
    op.add_column("room", sa.Column("position", sa.Text))
    op.add_column("room", sa.Column("minutes", sa.Integer))
    op.add_column("room", sa.Column("since", sa.Float))
    op.add_column("seat", sa.Column("stand_in", sa.Boolean))
    op.add_column("seat", sa.Column("votes", sa.Text))
    op.add_column("seat", sa.Column("known", sa.Text))
    op.add_column("seat", sa.Column("gone", sa.Float))
    op.add_column("entry", sa.Column("level", sa.String(32)))
    op.add_column("entry", sa.Column("change", sa.Text))


def downgrade() -> None:
    op.drop_column("entry", "change")
    op.drop_column("entry", "level")
    for column in ("gone", "known", "votes", "stand_in"):
        op.drop_column("seat", column)
    op.drop_column("room", "since")
    op.drop_column("room", "minutes")
    op.drop_column("room", "position")
    op.drop_column("room", "played")
