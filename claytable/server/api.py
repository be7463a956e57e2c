"""Tables over HTTP: make, join, leave, watch, read, take along."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from time import time
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request, Response

from ..core.errors import ClaytableError
from ..core.rules import PERSON, known_any
from ..host import dealing, library, practice
from ..host.bounds import LARGEST, LONGEST_TOKEN, PAGE
from ..host.fairness import handed_on, vote
from ..host.ids import new_id
from ..host.playing import check_entry, stretch
from ..host.practice import GOES_ON
from ..host.problems import NOT_ANALYSED, Conflict, NotFound, NotYours, Problem, Refused, no_table
from ..host.records import Entry, Record, Seat
from ..host.scores import seen_scores
from ..host.seating import (
    ODDS,
    changeable,
    eyes,
    looks_ahead,
    may_give_back,
    may_replace,
    may_see,
    may_take_along,
    seat_at,
)
from ..host.telling import table_info, way_back
from ..host.wishes import read_play_on
from . import work
from .guard import client_of
from .models.analyses import AnalysedTurn, Analysis, Odds
from .models.fields import Number, Place, Token, Trouble
from .models.history import Course, Frames, Log, LogEntry, Moment, ScoreInfo
from .models.practice import Compared, Practised, PuzzleInfo
from .models.tables import InvitationInfo, SeatInfo, TableInfo, Tables
from .models.wishes import Joining, Journal, NewTable, PlayOn, Replacement
from .people import AllRooms, Holder, known, open_to_change
from .quotas import may_keep, may_make
from .room import Room
from .rooms import Rooms
from .shapes import brought
from .wire import encode

TROUBLES: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Trouble} for status in (400, 403, 404, 405, 409, 413, 422, 429, 500, 503)
}
Watch = Annotated[str | None, Query(max_length=LONGEST_TOKEN, description="The token of a link to watch.")]
Eyes = Annotated[Place | None, Query(description="Through whose eyes: your own seat, or any when the game is over.")]

router = APIRouter(prefix="/api", tags=["tables"], responses=TROUBLES, dependencies=[Depends(open_to_change)])


@router.post("/tables", status_code=201)
async def create(wish: NewTable, request: Request, response: Response, rooms: AllRooms) -> TableInfo:
    """Make a table. You hold the seats at this screen; friends get the invitations."""
    may_make(request)
    holder = await known(request, response, rooms)
    deal = partial(work.dealt, wish.model_dump(), holder)
    # Reading a pack takes long, dealing does not.
    record, entries = (
        _dealt(deal) if wish.pack is None else await rooms.thinkers.work_out(client_of(request.scope), deal)
    )
    return await _keep(request, rooms, record, entries, holder)


@router.post("/journals", status_code=201, openapi_extra=brought(Journal))
async def import_journal(request: Request, response: Response, rooms: AllRooms) -> TableInfo:
    """Play on from a journal."""
    may_make(request)
    holder = await known(request, response, rooms)
    body = await request.body()
    record, entries = await rooms.thinkers.work_out(client_of(request.scope), partial(work.imported, body, holder))
    return await _keep(request, rooms, record, entries, holder)


@router.get("/tables")
async def mine(rooms: AllRooms, holder: Holder) -> Tables:
    """The tables at which you sit or which you made."""
    if holder is None:
        return Tables(tables=[])
    # A game that is no longer installed has no words for its tables.
    found = [record for record in await rooms.store.held_by(holder) if known_any(record.game)]
    return Tables.model_validate({"tables": [_told_of(rooms, record, holder) for record in found]})


@router.get("/tables/{table}")
async def one(table: Token, rooms: AllRooms, holder: Holder, watch: Watch = None) -> TableInfo:
    """A table: who sits where, whose turn it is."""
    room = await rooms.get(table)
    may_see(room.record, holder, watch)
    return await _opened(rooms, room, holder)


@router.get("/watch/{token}")
async def watched(token: Token, rooms: AllRooms, holder: Holder) -> TableInfo:
    """The table that a link to watch leads to. When the game is over it is the link to its replay."""
    record = await rooms.store.watched(token)
    if record is None:
        raise NotFound("This link leads to no table. Ask for a new one.")
    return await _opened(rooms, await rooms.get(record.id), holder)


@router.get("/invitations/{token}")
async def invitation(token: Token, rooms: AllRooms, holder: Holder) -> InvitationInfo:
    """What an invitation is for."""
    record, place = await _invited(rooms, token)
    # As it is once the one who holds the seat has handed it on.
    for name, value in handed_on(record.seats[place], None).items():
        setattr(record.seats[place], name, value)
    info = table_info(record, holder)
    seats = [SeatInfo.model_validate(seat | {"invitation": None}) for seat in info["seats"]]
    return InvitationInfo(table=record.id, game=record.game, title=info["title"], place=place, seats=seats)


@router.post("/invitations/{token}")
async def join(token: Token, body: Joining, request: Request, response: Response, rooms: AllRooms) -> TableInfo:
    """Sit down by invitation."""
    record, place = await _invited(rooms, token)
    holder = await known(request, response, rooms)
    seat = record.seats[place]
    name = dealing.clean_name(body.name)
    if not name:
        raise Refused("A name has at least one letter.")
    return await _change(rooms, record.id, seat, holder, **handed_on(seat, holder), name=name, invitation=None)


@router.post("/tables/{table}/seats/{place}/leave")
async def leave(table: Token, place: Place, rooms: AllRooms, holder: Holder) -> TableInfo:
    """Stand up. The seat is open again, by a new invitation."""
    room = await rooms.get(table)
    seat = seat_at(room.record, holder, place)
    if seat.holder != holder:
        raise NotYours("Only the one who sits there can stand up.")
    return await _change(rooms, table, seat, holder, **handed_on(seat, None), invitation=new_id())


@router.post("/tables/{table}/seats/{place}/invitation")
async def invite(table: Token, place: Place, rooms: AllRooms, holder: Holder) -> TableInfo:
    """Hand your own seat, or an open one, to the person who follows a new link; an older link no longer works.

    Your own seat is yours until somebody sits down there.
    """
    room = await rooms.get(table)
    seat = changeable(room.record, holder, place)
    if seat.kind != PERSON:
        raise Refused("This seat is not one of a person.")
    return await _change(rooms, table, seat, holder, invitation=new_id())


@router.delete("/tables/{table}/seats/{place}/invitation")
async def keep_seat(table: Token, place: Place, rooms: AllRooms, holder: Holder) -> TableInfo:
    """Keep your seat after all: the link to it no longer works."""
    room = await rooms.get(table)
    seat = changeable(room.record, holder, place)
    if seat.holder is None:
        raise Refused("Nobody sits there who could keep it.")
    return await _change(rooms, table, seat, holder, invitation=None)


@router.put("/tables/{table}/seats/{place}/bot")
async def replace(table: Token, place: Place, body: Replacement, rooms: AllRooms, holder: Holder) -> TableInfo:
    """Let a bot play your own seat, or one where no person sits at a table that you made."""
    room = await rooms.get(table)
    seat = changeable(room.record, holder, place)
    may_replace(room.record.game, seat, body.level)
    return await _change(rooms, table, seat, holder, bot=body.level, stand_in=False)


@router.delete("/tables/{table}/seats/{place}/bot")
async def give_back(table: Token, place: Place, rooms: AllRooms, holder: Holder) -> TableInfo:
    """Take your seat back from a bot, or take the bot away from an open seat."""
    room = await rooms.get(table)
    seat = changeable(room.record, holder, place)
    may_give_back(seat)
    return await _change(rooms, table, seat, holder, bot=None, stand_in=False)


@router.post("/tables/{table}/seats/{place}/vote")
async def stand_in(table: Token, place: Place, rooms: AllRooms, holder: Holder) -> TableInfo:
    """Let a bot stand in for a person who does not answer: once their time has run out, or all others want it."""
    room = await rooms.get(table)
    seat = seat_at(room.record, holder, place)
    changed = vote(room.record, place, holder, room.present()[0], time())
    return await _change(rooms, table, seat, holder, **changed)


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(table: Token, request: Request, rooms: AllRooms, holder: Holder) -> TableInfo:
    """The same people at a new table. The first request makes it; the others lead there."""
    room = await rooms.get(table)
    may_see(room.record, holder, None)
    if not room.game.over:
        raise Conflict("There is a rematch when the game is over.")
    record = room.record
    if record.next is None:
        may_make(request)
        fresh, entries = _dealt(partial(dealing.again, record))
        await may_keep(request, rooms.store, fresh, entries, holder)
        await rooms.store.create(fresh, entries, table)
        await rooms.reseat(room)
    assert room.record.next is not None
    return _info(rooms, await rooms.get(room.record.next), holder)


@router.get("/tables/{table}/components")
async def components(table: Token, rooms: AllRooms, holder: Holder, watch: Watch = None) -> dict[str, Any]:
    """The printed things that this table is played with: those of the game, with the values of its pack."""
    room = await rooms.get(table)
    may_see(room.record, holder, watch)
    record = room.record
    printed = partial(library.printed, record.game, record.pack, record.pack_text or "")
    return printed() if record.pack_text is None else await rooms.thinkers.work_out(table, printed)


@router.get("/tables/{table}/log", response_model_exclude_unset=True)
async def log(
    table: Token,
    rooms: AllRooms,
    holder: Holder,
    watch: Watch = None,
    seat: Eyes = None,
    after: Annotated[int, Query(ge=-1, le=LARGEST)] = -1,
) -> Log:
    """The log as a seat may read it, after an entry."""
    room = await rooms.get(table)
    through = eyes(room, holder, watch, seat)
    entries = await rooms.store.entries(table, after, PAGE + 1)
    told = [LogEntry.model_validate(room.lines(entry, through)) for entry in entries[:PAGE]]
    return Log(entries=told, more=len(entries) > PAGE)


@router.get("/tables/{table}/at/{number}", response_model=Moment)
async def at(
    table: Token, number: Number, rooms: AllRooms, holder: Holder, watch: Watch = None, seat: Eyes = None
) -> Response:
    """The table as it stood after an entry, as a seat saw it."""
    room = await rooms.get(table)
    through = eyes(room, holder, watch, seat)
    check_entry(room, number)
    return _told(await rooms.about(room, work.moment, room.record, number, through))


@router.get("/tables/{table}/moments", response_model=list[Moment])
async def moments_of(
    table: Token,
    first: Number,
    last: Number,
    rooms: AllRooms,
    holder: Holder,
    watch: Watch = None,
    seat: Eyes = None,
) -> Response:
    """The table after each answer from entry `first` to `last` that stands, as a seat saw it: for a replay."""
    room = await rooms.get(table)
    through = eyes(room, holder, watch, seat)
    return _told(await rooms.about(room, work.moments, first, last, through))


@router.get("/tables/{table}/course", response_model=Course)
async def went(table: Token, rooms: AllRooms, holder: Holder, watch: Watch = None) -> Response:
    """How the game went: its turns with the scores when each began, as far as your seat may know them."""
    room = await rooms.get(table)
    seat = eyes(room, holder, watch)
    return _told(await rooms.about(room, work.course, seat))


@router.get("/tables/{table}/analysis", response_model=Analysis)
async def analysis(table: Token, rooms: AllRooms, holder: Holder, watch: Watch = None) -> Response:
    """What the turns of a finished game were worth, as far as somebody has asked."""
    room = await rooms.get(table)
    may_see(room.record, holder, watch)
    return _told(await rooms.about(room, work.overview, await rooms.store.analysis(table)))


@router.post("/tables/{table}/analysis/{place}", response_model=AnalysedTurn)
async def analyse(table: Token, place: Number, rooms: AllRooms, holder: Holder, watch: Watch = None) -> Response:
    """Work out what a turn of a finished game was worth. It is worked out once, and kept for everyone."""
    room = await rooms.get(table)
    may_see(room.record, holder, watch)
    known = [turn for turn in await rooms.store.analysis(table) if turn["place"] == place]
    if not known:
        turn, saved = await rooms.about(room, work.turn_to_analyse, place)
        pack = dealing.pack_text(room.record)
        known = [await rooms.thinkers.analyse(table, turn, saved, rooms.tries, pack)]
        await rooms.store.keep_analysis(table, known[0])
    return _told(encode(known[0]))


@router.get("/tables/{table}/analysis/{place}/line", response_model=list[dict[str, Any]])
async def better_line(table: Token, place: Number, rooms: AllRooms, holder: Holder, watch: Watch = None) -> Response:
    """The table after each answer of the better line of a turn that was analysed, as its seat would have seen it."""
    room = await rooms.get(table)
    may_see(room.record, holder, watch)
    for turn in await rooms.store.analysis(table):
        if turn["place"] == place:
            return _told(await rooms.about(room, work.better_line, turn))
    raise NotFound(NOT_ANALYSED)


@router.post("/tables/{table}/compare")
async def compare(table: Token, wish: Practised, rooms: AllRooms, holder: Holder) -> Compared:
    """How the turn that you played after an entry compares with a line: only where nobody else plays."""
    room = await rooms.get(table)
    may_see(room.record, holder, None)
    if holder is None or not (room.record.alone(holder) and room.record.held_by(holder)):
        raise NotYours("Turns are compared where nobody else plays.")
    what = await rooms.about(room, work.practised, wish.after, wish.line)
    pack = dealing.pack_text(room.record)
    return Compared.model_validate(GOES_ON if what is None else await rooms.thinkers.compare(table, what, pack))


@router.get("/games/{game}/puzzles", tags=["games"])
async def puzzles(game: str) -> list[PuzzleInfo]:
    """The puzzles of a game: positions of games between bots where a turn lost much."""
    return [PuzzleInfo.model_validate(each) for each in practice.puzzles(game)]


@router.post("/games/{game}/puzzles/{puzzle}", status_code=201, tags=["games"])
async def practise(game: str, puzzle: str, request: Request, response: Response, rooms: AllRooms) -> TableInfo:
    """Make a table that begins at a puzzle. Bots play the other seats."""
    may_make(request)
    holder = await known(request, response, rooms)
    record, entries = _dealt(partial(dealing.of_puzzle, practice.find_puzzle(game, puzzle), holder))
    return await _keep(request, rooms, record, entries, holder)


@router.post("/tables/{table}/play-on", status_code=201)
async def play_on(
    table: Token, body: PlayOn, request: Request, response: Response, rooms: AllRooms, watch: Watch = None
) -> TableInfo:
    """Play on from a moment of this game at a new table, against bots. This table stays as it is."""
    asking = await known(request, response, rooms)
    room = await rooms.get(table)
    may_see(room.record, asking, watch)
    may_take_along(room.record, asking)
    may_make(request)
    wish = read_play_on(body.model_dump())
    check_entry(room, wish.number)
    if not room.game.over and not room.record.known_seed:
        await rooms.store.tell_seed(table)
        await rooms.reseat(room)
    record, entries = await rooms.about(room, work.played_on, room.record, wish, asking, watch)
    return await _keep(request, rooms, record, entries, asking)


@router.get("/tables/{table}/frames", response_model=Frames)
async def frames(
    table: Token,
    after: Number,
    rooms: AllRooms,
    holder: Holder,
    watch: Watch = None,
    seat: Eyes = None,
    upto: Number | None = None,
) -> Response:
    """What happened after an entry, step by step, as your seat may watch it; up to `upto`, or to now."""
    room = await rooms.get(table)
    through = eyes(room, holder, watch, seat)
    last = stretch(room, after, upto)
    return _told(await rooms.about(room, work.watched, after, last, through))


@router.get("/tables/{table}/scores", response_model=list[ScoreInfo])
async def scores(
    table: Token,
    rooms: AllRooms,
    holder: Holder,
    watch: Watch = None,
    seat: Eyes = None,
    at: Number | None = None,
) -> Response:
    """The score by category as if the game ended now, or had ended after an entry, as far as your seat may know it."""
    room = await rooms.get(table)
    through = eyes(room, holder, watch, seat)
    if at is None or at == room.number:
        return _told(encode(seen_scores(room.game, through)))
    check_entry(room, at)
    return _told(await rooms.about(room, work.scores, room.record, at, through))


@router.get("/tables/{table}/odds")
async def odds(table: Token, rooms: AllRooms, holder: Holder, watch: Watch = None, seat: Eyes = None) -> Odds:
    """How likely each seat is to win, from what yours can know. Other people at the table read that you asked."""
    room = await rooms.get(table)
    through = looks_ahead(room, eyes(room, holder, watch, seat))
    number = room.number
    found = await rooms.thinkers.forecast(table, through, room.game, dealing.pack_text(room.record))
    if holder is None or not room.record.alone(holder):
        await rooms.note_help(room, through, ODDS)
    return Odds.model_validate({"number": number} | found)


@router.get("/tables/{table}/journal", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def journal(table: Token, rooms: AllRooms, holder: Holder, watch: Watch = None) -> Response:
    """The journal, to take along. It holds the seed: while others play on, nobody gets it."""
    record = await rooms.store.record(table)
    if record is None:
        raise no_table()
    may_see(record, holder, watch)
    may_take_along(record, holder)
    try:
        room = await rooms.get(table)
        if not room.game.over and not room.record.known_seed:
            await rooms.store.tell_seed(table)
            await rooms.reseat(room)
        text = await rooms.about(room, work.journal, room.record, await rooms.store.levels(table))
    except Conflict:
        # It cannot be played here, by whatever rules: what is written is written.
        entries = await rooms.store.entries(table)
        text = await rooms.thinkers.work_out(table, partial(work.written_journal, record, entries))
    name = f"{record.game}-{record.id[:6]}.json"
    return Response(
        text, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


# -- inside --------------------------------------------------------------------------------------------


def _dealt(deal: Callable[[], work.Made]) -> work.Made:
    try:
        return deal()
    except Problem:
        raise
    except ClaytableError as error:
        raise Refused(str(error)) from None


def _told(data: bytes) -> Response:
    """What was worked out, as it is sent."""
    return Response(data, media_type="application/json")


async def _keep(request: Request, rooms: Rooms, record: Record, entries: list[Entry], holder: str) -> TableInfo:
    await may_keep(request, rooms.store, record, entries, holder)
    await rooms.store.create(record, entries)
    return _info(rooms, await rooms.get(record.id), holder)


async def _invited(rooms: Rooms, token: str) -> tuple[Record, int]:
    found = await rooms.store.invited(token)
    if found is None:
        raise NotFound("This invitation is not, or no longer, good. Ask for a new one.")
    return found[0], found[1].place


async def _change(rooms: Rooms, table: str, seat: Seat, asking: str | None, **values: Any) -> TableInfo:
    """Change a seat, and tell everyone at the table."""
    if not await rooms.store.change_seat(table, seat, **values):
        raise Conflict("Someone else was quicker: this seat has just changed.")
    room = await rooms.get(table)
    await rooms.reseat(room)
    return _info(rooms, room, asking)


def _told_of(rooms: Rooms, record: Record, holder: str | None, present: Collection[int] = ()) -> dict[str, Any]:
    return table_info(record, holder, present, rooms.expiry.of(record))


async def _opened(rooms: Rooms, room: Room, holder: str | None) -> TableInfo:
    """A table as somebody opens it: with the way back to the game that it goes on from, if they may read that."""
    info = _info(rooms, room, holder)
    old = await rooms.store.record(room.record.origin["table"]) if "table" in room.record.origin else None
    if info.origin is not None and old is not None:
        info.origin.table, info.origin.watch = way_back(room.record, old, holder)
    return info


def _info(rooms: Rooms, room: Room, holder: str | None) -> TableInfo:
    return TableInfo.model_validate(_told_of(rooms, room.record, holder, room.present()[0]))
