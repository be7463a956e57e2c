"""The live table over WebSocket: the view of your seats after each answer, and your answers."""

from __future__ import annotations

import asyncio
import contextlib
from time import monotonic
from typing import Final, TypeAlias

import structlog
from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from ..host.bounds import PAGE as CATCH_UP
from ..host.dealing import pack_text
from ..host.problems import NoHint, NotYours, Problem, StorageError, TooMany, no_table
from ..host.records import Entry
from ..host.seating import HINT as HELP
from ..host.seating import last_seen, seats_for
from ..host.telling import (
    accepted,
    check_advised,
    closing,
    hint,
    outlook,
    reason,
    rejected,
    seats_message,
    table_message,
    untold,
)
from .guard import client_of, failure, same_origin, spend
from .limits import Bucket, Buckets
from .models.live import Answer, Hint, Incoming, LookAhead, Ping, Undo, WhyNot
from .prices import HINT, OUTLOOK, UNDO
from .room import Listener, Room
from .rooms import Rooms
from .settings import Settings
from .tasks import ended
from .tokens import holder_in, known_form
from .wire import encode

#: People who watch one table at the same time, and windows in which one person has it open.
CROWD: Final = 200
WINDOWS: Final = 10
#: Replies that wait for someone who does not read them.
UNREAD: Final = 64
#: The code that closes a connection which is not allowed.
CLOSED: Final = 4000
#: The code for a mistake of ours.
FAILED: Final = 1011

#: What a client sends.
Said: TypeAlias = Answer | Undo | WhyNot | LookAhead | Hint | Ping
INCOMING: Final[TypeAdapter[Said]] = TypeAdapter(Incoming)

router = APIRouter()
log = structlog.get_logger("claytable.live")


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Query: `seat` (one of yours; otherwise all of yours), `seen` (last number seen), `watch` (a link's token)."""
    rooms: Rooms = socket.app.state.rooms
    settings: Settings = socket.app.state.settings
    await socket.accept()
    try:
        room, listener = await _welcome(socket, table, rooms, settings)
    except Problem as problem:
        await _close(socket, problem)
        return
    except Exception as error:
        await _close(socket, failure(socket.scope, error))
        return
    rooms.join(room, listener)
    rooms.spawn(rooms.back(room, listener.seats))
    sender = asyncio.create_task(_send(socket, room, listener, rooms))
    try:
        await _receive(socket, room, listener, rooms, settings.messages())
    except WebSocketDisconnect:
        pass
    finally:
        await ended([sender])
        rooms.leave(room, listener)


async def _welcome(socket: WebSocket, table: str, rooms: Rooms, settings: Settings) -> tuple[Room, Listener]:
    """Who comes, to which table, in which seats."""
    if not same_origin(socket.headers, settings.origins):
        raise NotYours("Pages of other sites may not do this.")
    holder = holder_in(socket.cookies)
    query = socket.query_params
    if not known_form(table):
        raise no_table()
    room = await rooms.get(table)
    seats = seats_for(room.record, holder, query)
    watching = sum(1 for listener in room.listeners if not listener.seats)
    if not seats and watching >= CROWD:
        raise TooMany("There is no room left to watch this table.")
    if seats and sum(1 for listener in room.listeners if listener.holder == holder) >= WINDOWS:
        raise TooMany("You have this table open in too many windows.")
    number = last_seen(query)
    if number > room.number:
        # They have seen more elsewhere.
        await rooms.catch_up(room)
    return room, Listener(holder, seats, min(number, room.number))


async def _close(socket: WebSocket, problem: Problem) -> None:
    """Say why, then hang up."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        if socket.application_state is WebSocketState.CONNECTED:
            await socket.send_text(encode(closing(problem)).decode())
            await socket.close(CLOSED + problem.status, problem.code)


# -- coming in -----------------------------------------------------------------------------------------


async def _receive(socket: WebSocket, room: Room, listener: Listener, rooms: Rooms, bucket: Bucket) -> None:
    said: Buckets = socket.app.state.said
    client = client_of(socket.scope)
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        # A client that sends too much at once, or does not read the replies, is read more slowly; nothing is lost.
        await bucket.wait()
        await said.wait(client)
        while len(listener.replies) > UNREAD:
            await asyncio.sleep(0.1)
        number: int | None = None
        try:
            message = _understood(frame.get("text"))
            number = getattr(message, "number", None)
            await _hear(message, socket, room, listener, rooms)
        except Problem as problem:
            _reject(listener, rooms, number, problem)
        except Exception as error:
            _reject(listener, rooms, number, failure(socket.scope, error))


def _reject(listener: Listener, rooms: Rooms, number: int | None, problem: Problem) -> None:
    rooms.metrics.refusals.labels(problem.code).inc()
    listener.reply(rejected(number, problem))


def _understood(text: str | None) -> Said:
    if text is None:
        raise Problem("This message is not understood: it is not text.")
    try:
        return INCOMING.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Problem(f"This message is not understood: {where + ': ' if where else ''}{first['msg']}.") from None


async def _hear(message: Said, socket: WebSocket, room: Room, listener: Listener, rooms: Rooms) -> None:
    if isinstance(message, Ping):
        listener.reply({"type": "pong"})
        return
    if isinstance(message, WhyNot):
        listener.reply(reason(room, listener.seats, message.key))
        return
    if isinstance(message, LookAhead):
        spend(socket.app.state.work, OUTLOOK, client_of(socket.scope), listener.holder)
        listener.reply(outlook(room, listener.seats, message.key))
        return
    if not listener.seats:
        raise NotYours("Those who watch do not play.")
    if isinstance(message, Hint):
        check_advised(room, listener.seats)
        if not listener.wondering:
            spend(socket.app.state.work, HINT, client_of(socket.scope), listener.holder)
        listener.wondering = True
        if not listener.advised:
            # Meanwhile they may answer.
            listener.advised = True
            rooms.spawn(_advise(room, listener, rooms))
        return
    if isinstance(message, Answer):
        await rooms.answer(room, listener.seats, message.number, message.key)
    else:
        spend(socket.app.state.work, UNDO, client_of(socket.scope), listener.holder)
        await rooms.undo(room, listener.seats, message.number)
    listener.reply(accepted(message.number))


async def _advise(room: Room, listener: Listener, rooms: Rooms) -> None:
    """Say what a good player would do in their place, as often as they ask; it sees no more than the seat does."""
    try:
        while listener.wondering and room.asked in listener.seats:
            listener.wondering = False
            number = room.number
            seat = room.asked
            advised = await rooms.thinkers.advise(room.record.id, room.game, pack_text(room.record), number)
            await rooms.note_help(room, seat, HELP)
            listener.reply(hint(number, advised))
    except Exception:
        _reject(listener, rooms, None, NoHint("The bot that thought about your hint failed. Ask again."))
        raise
    finally:
        listener.advised = False


# -- going out -----------------------------------------------------------------------------------------


async def _send(socket: WebSocket, room: Room, listener: Listener, rooms: Rooms) -> None:
    """Send what there is to tell, as long as that is possible; a client that is cut off comes back."""
    try:
        await _tell(socket, room, listener, rooms)
    except Problem as problem:
        await _close(socket, problem)
    except WebSocketDisconnect:
        # The other end is gone: the task that receives finds that too.
        pass
    except Exception as error:
        if socket.application_state is WebSocketState.CONNECTED:
            # Nobody should wait for a table that never comes.
            log.error("table cannot be told", room=room.record.id, exc_info=error)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(FAILED)


async def _tell(socket: WebSocket, room: Room, listener: Listener, rooms: Rooms) -> None:
    """Send what there is to tell. A slow client gets the newest table, with all of the log since the one before."""
    while True:
        await listener.wake.wait()
        listener.wake.clear()
        if listener.gone:
            await _close(socket, NotYours("You have left your seat."))
            return
        seat = room.seat_of(listener)
        if listener.seen < room.number or listener.eyes != seat:
            number = room.number
            listener.eyes = seat
            view = room.view(seat)
            entries, gap = await _untold(room, listener, rooms, number)
            head = encode(table_message(room, number, seat, entries, gap))
            await socket.send_text((head[:-1] + b',"view":' + view + b"}").decode())
            for answer, arrived in reversed(room.arrived):
                if answer <= listener.seen:
                    break
                if answer <= number and arrived >= listener.since:
                    rooms.metrics.told.observe(monotonic() - arrived)
            listener.seen = number
            if room.number > number:
                listener.wake.set()
        if listener.stale_seats:
            listener.stale_seats = False
            await socket.send_text(encode(seats_message(room, listener.holder)).decode())
        while listener.replies:
            await socket.send_text(listener.replies.popleft().decode())


async def _untold(room: Room, listener: Listener, rooms: Rooms, number: int) -> tuple[list[Entry], bool]:
    """The entries that this listener does not know yet, and whether some of them are left out."""
    if listener.seen < 0:
        return [], True
    entries = room.since(listener.seen)
    if entries is None:
        try:
            entries = await rooms.store.entries(room.record.id, max(listener.seen, number - CATCH_UP))
        except StorageError:
            # The table is more than its log, which they can ask for.
            return [], True
    return untold(entries, listener.seen, number)
