"""Who asks: the token in the cookie identifies a person, who holds the seats that they took with it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import Depends, Request, Response

from .guard import SAFE
from .rooms import Rooms
from .tokens import COOKIE, LIFE, fingerprint, holder_in, known_form, new_token


async def rooms_of(request: Request) -> Rooms:
    """The tables of this process."""
    rooms: Rooms = request.app.state.rooms
    return rooms


async def holder_of(request: Request) -> str | None:
    """The fingerprint of the person who asks; None for someone unknown."""
    return holder_in(request.cookies)


async def open_to_change(request: Request) -> None:
    """While the server is closed, people may look and change nothing."""
    if request.method not in SAFE:
        rooms: Rooms = request.app.state.rooms
        rooms.check_open()


AllRooms: TypeAlias = Annotated[Rooms, Depends(rooms_of)]
Holder: TypeAlias = Annotated[str | None, Depends(holder_of)]


async def known(request: Request, response: Response, rooms: Rooms) -> str:
    """The person who asks. Someone unknown gets a token, and so does one whose token holds nothing here: nobody knows
    who made it, and who else has it."""
    token = request.cookies.get(COOKIE, "")
    if not known_form(token) or not await rooms.store.holds(fingerprint(token)):
        token = new_token()
    response.set_cookie(
        COOKIE, token, max_age=LIFE, httponly=True, samesite="lax", secure=request.url.scheme == "https", path="/"
    )
    return fingerprint(token)
