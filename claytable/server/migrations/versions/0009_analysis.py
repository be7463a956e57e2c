"""What the turns of finished games were worth."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("room", sa.String(32), sa.ForeignKey("room.id"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "place"),
    )


def downgrade() -> None:
    op.drop_table("analysis")
