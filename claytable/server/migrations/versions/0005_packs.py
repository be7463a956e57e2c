"""Packs are kept once, however many tables are played with them."""

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

PACK = sa.table("pack", sa.column("hash", sa.String), sa.column("text", sa.Text))
ROOM = sa.table("room", sa.column("id", sa.String), sa.column("pack_text", sa.Text), sa.column("pack_hash", sa.String))


def upgrade() -> None:
    op.create_table(
        "pack", sa.Column("hash", sa.String(64), primary_key=True), sa.Column("text", sa.Text, nullable=False)
    )
    op.add_column("room", sa.Column("pack_hash", sa.String(64)))
    database = op.get_bind()
    own = database.execute(sa.select(ROOM.c.pack_text).where(ROOM.c.pack_text.is_not(None)).distinct())
    for text in own.scalars().all():
        hash = sha256(text.encode()).hexdigest()
        database.execute(PACK.insert().values(hash=hash, text=text))
        database.execute(ROOM.update().where(ROOM.c.pack_text == text).values(pack_hash=hash))
    op.drop_column("room", "pack_text")


def downgrade() -> None:
    op.add_column("room", sa.Column("pack_text", sa.Text))
    database = op.get_bind()
    for hash, text in database.execute(sa.select(PACK.c.hash, PACK.c.text)).all():
        database.execute(ROOM.update().where(ROOM.c.pack_hash == hash).values(pack_text=text))
    op.drop_column("room", "pack_hash")
    op.drop_table("pack")
