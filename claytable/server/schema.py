"""What is kept in the database. Entries are only ever added; everything else about play follows from them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

#: A shared table: what its journal begins with, who may watch it, and where play stands.
ROOM: Final = Table(
    "room",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("options", Text, nullable=False),
    # A seed is a number, or 32 hexadecimal digits: then it is sealed, and the number is 0.
    Column("seed", BigInteger, nullable=False),
    Column("sealed", String(32)),
    Column("pack", Text, nullable=False),
    # The pack's text, by its hash, where it is not the printed one.
    Column("pack_hash", String(64)),
    # Who made the table, and the token that lets others watch it.
    Column("owner", String(64), nullable=False, index=True),
    Column("watch", String(32), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    # How many entries there are, when the last was written, whom the open question asks (-1: nobody, the game is over).
    Column("number", Integer, nullable=False),
    Column("moved", Float, nullable=False),
    Column("asked", Integer, nullable=False),
    # How far the game is then, in numbers of its own; empty until the next entry where an older version wrote the last.
    Column("progress", Text),
    # Whether somebody may know the seed: it was wished for, or came with a journal, or was handed out.
    Column("known_seed", Boolean, nullable=False),
    # How often seats have changed: a process that missed a change sees it here.
    Column("changes", Integer, nullable=False),
    # The table where the same people play again.
    Column("next", String(32)),
    # How many answers it began with, where people play on from another game; none in what an older version wrote.
    Column("begun", Integer),
    # From which turn of which other game people play on here.
    Column("origin", Text),
    # How the game ended, once that is known.
    Column("result", Text),
    # The rules version of the last entry, and the table after it as plain data: newer rules go on from there. None in
    # what an older version wrote.
    Column("played", String(16)),
    Column("position", Text),
    # The minutes that a person has to answer (0: no limit), and since when the asked seat is asked.
    Column("minutes", Integer),
    Column("since", Float),
    # Since when people are warned that it will be deleted.
    Column("warned", Float),
)

#: The texts of packs, by SHA-256: each is kept once, however many tables are played with it.
PACK: Final = Table(
    "pack", METADATA, Column("hash", String(64), primary_key=True), Column("text", Text, nullable=False)
)

SEAT: Final = Table(
    "seat",
    METADATA,
    Column("room", String(32), ForeignKey("room.id"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("name", Text, nullable=False),
    # Who holds it, as a fingerprint of their token; an open seat has an invitation instead.
    Column("holder", String(64), index=True),
    Column("invitation", String(32), unique=True),
    # The level of the bot that plays it, if one does.
    Column("bot", String(32)),
    # The last entry that its holder has seen.
    Column("seen", Integer, nullable=False),
    # Whether the bot only stands in until the person is back, who wants that, who sat there before, when the person
    # went away last, and how bots helped; none in what an older version wrote.
    Column("stand_in", Boolean),
    Column("votes", Text),
    Column("known", Text),
    Column("gone", Float),
    Column("helped", Text),
    PrimaryKeyConstraint("room", "place"),
)

#: One row an entry of the journal. The key settles who was first when two answer at once. Number 0 is the setup.
ENTRY: Final = Table(
    "entry",
    METADATA,
    Column("room", String(32), ForeignKey("room.id"), nullable=False),
    Column("number", Integer, nullable=False),
    # The seat that answered, or took an answer back (then there is no key); -1 for the setup.
    Column("seat", Integer, nullable=False),
    Column("key", Text),
    Column("events", Text, nullable=False),
    # At every tenth entry, a fingerprint of the table after it.
    Column("digest", String(16)),
    Column("written", Float, nullable=False),
    # The level of the bot that gave the answer.
    Column("level", String(32)),
    # Where newer rules went on: their version and the table with which they began.
    Column("change", Text),
    PrimaryKeyConstraint("room", "number"),
)

#: The table at some entry, so that nobody waits for a long game to replay. You can throw it away.
SNAPSHOT: Final = Table(
    "snapshot",
    METADATA,
    Column("room", String(32), ForeignKey("room.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

#: What the turns of finished games were worth (`claytable.bots.analysis`), each worked out once.
ANALYSIS: Final = Table(
    "analysis",
    METADATA,
    Column("room", String(32), ForeignKey("room.id"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("room", "place"),
)

#: What people have chosen in the client, by the fingerprint of their token, and when they last chose.
PREFERENCES: Final = Table(
    "preferences",
    METADATA,
    Column("holder", String(64), primary_key=True),
    Column("settings", Text, nullable=False),
    Column("changed", Float, nullable=False),
)

#: While there is a row, nobody plays: people read its text.
NOTICE: Final = Table("notice", METADATA, Column("text", Text, nullable=False))
