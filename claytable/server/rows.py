"""Rows of the database as values, and values as rows."""

from __future__ import annotations

import json
from typing import Any, TypeVar

import structlog
from sqlalchemy import Row

from ..host.problems import StorageError
from ..host.records import Entry, Record, Seat, frozen
from .schema import ROOM
from .wire import encode

log = structlog.get_logger("claytable.store")

Kind = TypeVar("Kind", dict[str, Any], list[Any])


def read(text: str, kind: type[Kind]) -> Kind:
    """What was kept as JSON; raises StorageError if it is not what was written."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise unreadable("it is not JSON") from None
    if not isinstance(found, kind):
        raise unreadable(f"it is not a {kind.__name__}")
    return found


def unreadable(cause: str) -> StorageError:
    log.error("storage", what="What was kept cannot be read", cause=cause)
    return StorageError("What the database has of a table cannot be read.")


def room_row(record: Record, pack_hash: str | None) -> dict[str, Any]:
    sealed = isinstance(record.seed, str)
    own = ("sealed", "pack_hash", "warned")
    row = {name: getattr(record, name) for name in ROOM.columns.keys() if name not in own}  # noqa: SIM118
    row |= {name: json.dumps(row[name]) for name in ("options", "progress", "result", "origin")}
    return row | {
        "seed": 0 if sealed else record.seed,
        "sealed": record.seed if sealed else None,
        "pack_hash": pack_hash,
    }


def record_of(row: Row[Any]) -> Record:
    told = dict(row._mapping)
    told |= {"options": read(row.options, dict), "progress": read(row.progress or "{}", dict)}
    told |= {"begun": row.begun or 0, "result": read(row.result or "{}", dict), "played": row.played or ""}
    told |= {"origin": read(row.origin or "{}", dict)}
    told |= {"minutes": row.minutes or 0, "since": row.since or 0.0, "warned": row.warned or 0.0}
    told["seed"] = told.pop("sealed") or row.seed
    del told["pack_hash"]
    return Record(**told)


def seat_row(room: str, seat: Seat) -> dict[str, Any]:
    return {"room": room} | {name: getattr(seat, name) for name in Seat.__slots__}


def seat_of(row: Row[Any]) -> Seat:
    return Seat(
        row.place,
        row.kind,
        row.name,
        row.holder,
        row.invitation,
        row.bot,
        row.seen,
        bool(row.stand_in),
        row.votes or "",
        row.known or "",
        row.gone or 0.0,
        row.helped or "",
    )


def entry_row(room: str, entry: Entry) -> dict[str, Any]:
    return {
        "room": room,
        "number": entry.number,
        "seat": entry.seat,
        "key": entry.key,
        "events": encode(entry.events).decode(),
        "digest": entry.digest,
        "written": entry.written,
        "level": entry.level,
        "change": None if entry.change is None else encode(entry.change).decode(),
    }


def entry_of(row: Row[Any]) -> Entry:
    return Entry(
        row.number,
        row.seat,
        row.key,
        frozen(read(row.events, list)),
        row.digest,
        row.written,
        row.level,
        None if row.change is None else read(row.change, dict),
    )
