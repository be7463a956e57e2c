"""How bots helped the people of a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("seat", sa.Column("helped", sa.Text))


def downgrade() -> None:
    op.drop_column("seat", "helped")
