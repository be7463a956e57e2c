"""Reaching the database: SQLite in WAL mode, or PostgreSQL, and how each fails."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import Any, Final

import structlog
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..core.extras import needs
from ..host.problems import StorageError
from .tasks import Away
from .tokens import without_password

#: Seconds that the database may take for a statement: a writer waits so long for another process that writes to the
#: same SQLite file, and anyone for a PostgreSQL that hangs.
PATIENCE: Final = 30

log = structlog.get_logger("claytable.store")

#: How a database fails. SQLAlchemy translates what a driver says, but not what PostgreSQL's says while it connects, nor
#: what it says of a connection that was cut in the middle of a statement.
_TROUBLES: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, sqlite3.Error)
with contextlib.suppress(ModuleNotFoundError):
    import asyncpg  # type: ignore[import-untyped]

    _TROUBLES += (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


def engine_for(url: str) -> AsyncEngine:
    """An engine for the kinds of database that the server knows."""
    scheme, _, rest = url.partition("://")
    form = StorageError(f"A database is sqlite:///FILE or postgresql://USER@HOST/NAME, not '{without_password(url)}'.")
    try:
        if scheme in ("postgresql", "postgres"):
            return create_async_engine(
                f"postgresql+asyncpg://{rest}",
                pool_size=8,
                max_overflow=8,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args={"command_timeout": PATIENCE},
            )
        if scheme != "sqlite" or not rest.startswith("/") or rest.strip("/") in ("", ":memory:"):
            raise form
        engine = create_async_engine(
            f"sqlite+aiosqlite://{rest}", hide_parameters=True, connect_args={"timeout": PATIENCE}
        )
    except ModuleNotFoundError:
        raise StorageError(needs("PostgreSQL", "asyncpg", "cluster-server")) from None
    except (ArgumentError, ValueError):
        raise form from None

    @event.listens_for(engine.sync_engine, "connect")
    def _settle(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


@contextlib.contextmanager
def storage(what: str) -> Any:
    """Errors of the database as ours: what could not be done, and the database's own first line."""
    try:
        yield
    except _TROUBLES as error:
        # What the driver says may name hosts and people: it is for the log alone.
        cause = error.orig if isinstance(error, DBAPIError) else error
        log.error("storage", what=what, cause=_first_line(cause))
        raise (Away if _away(cause) else StorageError)(f"{what}.") from error


def _away(cause: BaseException | None) -> bool:
    """Whether a database cannot be reached now: nobody is there, it starts or stops, or another process holds it."""
    busy = getattr(cause, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
    # Classes of SQLSTATE: the connection, what it is short of, its operator.
    return isinstance(cause, OSError) or busy or (getattr(cause, "sqlstate", None) or "")[:2] in ("08", "53", "57")


def _first_line(error: BaseException | None) -> str:
    """What an error says first; some say nothing but their name."""
    return next(iter(str(error).splitlines()), type(error).__name__)
