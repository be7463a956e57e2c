"""Who asks: a person is known by the token in their cookie, and holds the seats that they took with it."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import compare_digest
from typing import Annotated, TypeAlias

from fastapi import Depends, Request, Response

from .problems import NotFound, NotYours, no_table
from .records import Record
from .room import Room
from .rooms import Rooms
from .tokens import COOKIE, LIFE, fingerprint, known_form, new_token


async def rooms_of(request: Request) -> Rooms:
    """The tables of this process."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def holder_in(cookies: Mapping[str, str]) -> str | None:
    """The fingerprint of the token in someone's cookies, if there is one."""
    token = cookies.get(COOKIE, "")
    return fingerprint(token) if known_form(token) else None


async def holder_of(request: Request) -> str | None:
    """The fingerprint of the person who asks; None for someone unknown."""
    return holder_in(request.cookies)


AllRooms: TypeAlias = Annotated[Rooms, Depends(rooms_of)]
Holder: TypeAlias = Annotated[str | None, Depends(holder_of)]


def known(request: Request, response: Response) -> str:
    """The person who asks; someone unknown gets a token."""
    token = request.cookies.get(COOKIE, "")
    if not known_form(token):
        token = new_token()
    response.set_cookie(
        COOKIE, token, max_age=LIFE, httponly=True, samesite="lax", secure=request.url.scheme == "https", path="/"
    )
    return fingerprint(token)


def may_see(record: Record, holder: str | None, watch: str | None) -> None:
    """Only those who sit there, made it, or have the link to watch know of a table."""
    if watch is not None and compare_digest(watch.encode(), record.watch.encode()):
        return
    if holder is not None and (holder == record.owner or record.held_by(holder)):
        return
    raise no_table()


def eyes(room: Room, holder: str | None, watch: str | None) -> int | None:
    """The seat through which someone sees a table; None is a spectator."""
    may_see(room.record, holder, watch)
    held = room.record.held_by(holder)
    if not held or watch is not None:
        return None
    return room.asked if room.asked in held else held[0]


def may_change(record: Record, holder: str | None, place: int) -> None:
    """A seat is changed by its holder, or by the one who made the table."""
    may_see(record, holder, None)
    if place >= len(record.seats):
        raise NotFound("There is no such seat.")
    if holder not in (record.owner, record.seats[place].holder):
        raise NotYours("This is for the one who sits there, or who made the table.")
