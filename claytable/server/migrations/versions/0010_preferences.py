"""What people have chosen under "Settings"."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "preferences",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("preferences")
