"""What people read while the server is closed."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table("notice", sa.Column("text", sa.Text, nullable=False))


def downgrade() -> None:
    op.drop_table("notice")
