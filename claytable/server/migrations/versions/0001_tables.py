"""Tables, seats, entries and snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "room",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("pack", sa.Text, nullable=False),
        sa.Column("pack_text", sa.Text),
        sa.Column("owner", sa.String(64), nullable=False, index=True),
        sa.Column("watch", sa.String(32), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("known_seed", sa.Boolean, nullable=False),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.Column("next", sa.String(32)),
    )
    op.create_table(
        "seat",
        sa.Column("room", sa.String(32), sa.ForeignKey("room.id"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("holder", sa.String(64), index=True),
        sa.Column("invitation", sa.String(32), unique=True),
        sa.Column("bot", sa.String(32)),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("room", "place"),
    )
    op.create_table(
        "entry",
        sa.Column("room", sa.String(32), sa.ForeignKey("room.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("digest", sa.String(16)),
        sa.Column("written", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("room", "number"),
    )
    op.create_table(
        "snapshot",
        sa.Column("room", sa.String(32), sa.ForeignKey("room.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("snapshot", "entry", "seat", "room"):
        op.drop_table(name)
