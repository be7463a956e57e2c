"""Bringing a database to the form that this version knows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ..host.problems import StorageError

#: Any number will do, as long as every server uses the same: who holds it migrates.
LOCK: Final = 20_771


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that are missing. Servers that start at the same time wait for each other."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        else:
            await connection.execute(text("BEGIN IMMEDIATE"))
        try:
            await connection.run_sync(_upgrade)
        except CommandError as error:
            raise StorageError(f"This database cannot be used: it was made by a newer version ({error}).") from None
        await connection.commit()


def settings() -> Config:
    """Alembic's settings; there is no file of them."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def newest() -> str | None:
    """The newest form of the database."""
    return ScriptDirectory.from_config(settings()).get_current_head()


def _upgrade(connection: Connection) -> None:
    config = settings()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
