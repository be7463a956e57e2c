"""Structured logs: one JSON object a line on stderr, or, for people at a terminal, short plain lines."""

from __future__ import annotations

import logging
import sys
from traceback import TracebackException
from typing import Final

import structlog
from structlog.dev import Column, ConsoleRenderer, KeyValueColumnFormatter
from structlog.typing import EventDict, ExcInfo, Processor, WrappedLogger

from .tokens import without_tokens

#: Events for programs: people at a terminal read in a sentence where the server is.
ANNOUNCED: Final = frozenset({"serving", "ready"})

#: How a line of the program begins in a traceback.
FRAME: Final = '  File "'


def set_up(level: str, plain: bool) -> None:
    """Let everything that logs, uvicorn too, log in one form."""
    shared: list[Processor] = [structlog.contextvars.merge_contextvars, structlog.stdlib.add_log_level]
    last: list[Processor]
    if plain:
        shared.append(structlog.processors.TimeStamper(fmt="%H:%M:%S", utc=False))
        first: list[Processor] = [_unannounced]
        last = [_without_usual_level, _for_people(sys.stderr.isatty())]
    else:
        shared += [structlog.stdlib.add_logger_name, structlog.processors.TimeStamper(fmt="iso", utc=True)]
        first = []
        last = [structlog.processors.ExceptionRenderer(_failure), structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[*first, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, _without_tokens],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.captureWarnings(True)
    # Every request would be a line, and some have tokens in them: the counters in /metrics say enough.
    for name in ("uvicorn", "alembic", "aiosqlite"):
        logging.getLogger(name).setLevel(logging.WARNING)


def _unannounced(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Leave out what people learn in another way."""
    if event["event"] in ANNOUNCED:
        raise structlog.DropEvent
    return event


def _failure(exc_info: ExcInfo) -> str:
    """How it came to a failure. Errors may say what they were about: tokens are left out of their words."""
    parts = TracebackException(*exc_info).format()
    return "".join(part if part.startswith(FRAME) else _told(part) for part in parts).rstrip("\n")


def _told(words: str) -> str:
    """An error's name, and its words without tokens."""
    name, mark, rest = words.partition(": ")
    return name + mark + without_tokens(rest)


def _without_tokens(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """What others log, we do not know: it may have anything in it."""
    event["event"] = without_tokens(str(event["event"]))
    return event


def _without_usual_level(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Only trouble names its level."""
    if event.get("level") == "info":
        del event["level"]
    return event


def _for_people(colours: bool) -> ConsoleRenderer:
    """The time, what happened, and its details."""
    styles = ConsoleRenderer.get_default_column_styles(colours)

    def bare(style: str) -> KeyValueColumnFormatter:
        return KeyValueColumnFormatter(None, style, styles.reset, str)

    return ConsoleRenderer(
        columns=[
            Column("timestamp", bare(styles.timestamp)),
            Column("level", bare(styles.level_warn)),
            Column("event", bare(styles.bright)),
            Column("", KeyValueColumnFormatter(styles.kv_key, styles.kv_value, styles.reset, str)),
        ],
        exception_formatter=lambda out, error: print("\n" + _failure(error), file=out, end=""),
    )
