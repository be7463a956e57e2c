"""The requests about tables and games, in the words of the server."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Literal, TypeAlias
from urllib.parse import parse_qsl, unquote, urlsplit

from ..core.errors import ClaytableError
from ..core.rules import LANGUAGES
from ..host import dealing, library
from ..host.analyses import better_line, overview
from ..host.bounds import LONGEST_SEARCH, MOST_SEATS, PAGE, TOKEN
from ..host.frames import frames as watched_frames
from ..host.history import journal as played_journal
from ..host.playing import stretch
from ..host.practice import find_puzzle, puzzles
from ..host.problems import NOT_ANALYSED, Conflict, Invalid, NoMethod, NotFound, Problem, Refused, StorageError
from ..host.records import Entry, Record
from ..host.replays import course
from ..host.scores import seen_scores
from ..host.seating import changeable, eyes, looks_ahead, may_give_back, may_replace
from ..host.telling import moment, moments, table_info
from ..host.wishes import (
    read_compare,
    read_journal,
    read_json,
    read_level,
    read_number,
    read_play_on,
    read_sheet,
    read_table,
)
from .tables import HOLDER, OpenTable, Tables

Query: TypeAlias = Mapping[str, str]
#: A status, and the answer.
Told: TypeAlias = "tuple[int, Any]"


class Request:
    """A request: the parts of the address that vary, its query, and its body."""

    __slots__ = ("body", "parts", "query")

    def __init__(self, parts: tuple[str, ...], query: Query, body: str | None) -> None:
        self.parts = parts
        self.query = query
        self.body = body

    @property
    def table(self) -> str:
        """The table that it is about."""
        if re.fullmatch(TOKEN, self.parts[0]) is None:
            raise Invalid("table: letters, digits, '-' and '_' alone.")
        return self.parts[0]

    @property
    def place(self) -> int:
        """The seat that it is about."""
        place = read_number(self.parts[1], "place")
        if place >= MOST_SEATS:
            raise Invalid(f"place: a whole number from 0 to {MOST_SEATS - 1}.")
        return place

    @property
    def watch(self) -> str | None:
        """The link's token, if someone asks as a spectator."""
        return self.query.get("watch")

    @property
    def eyes(self) -> int | None:
        """The seat through whose eyes someone wants to look, if they name one."""
        if "seat" not in self.query:
            return None
        seat = read_number(self.query["seat"], "seat")
        if seat >= MOST_SEATS:
            raise Invalid(f"seat: a whole number from 0 to {MOST_SEATS - 1}.")
        return seat

    @property
    def language(self) -> str:
        """The language that is asked for."""
        language = self.query.get("language", "en")
        if language not in LANGUAGES:
            raise Invalid(f"language: one of {', '.join(LANGUAGES)}.")
        return language


Handler: TypeAlias = Callable[[Tables, Request], Awaitable[Told]]


async def answer(tables: Tables, method: str, path: str, body: str | None) -> Told:
    """The answer to a request; raises a Problem if there is none."""
    address = urlsplit(path)
    query = dict(parse_qsl(address.query, keep_blank_values=True))
    allowed = False
    for known, form, handler in ROUTES:
        found = form.fullmatch(address.path)
        if found is not None:
            if known == method:
                parts = tuple(unquote(part) for part in found.groups())
                return await handler(tables, Request(parts, query, body))
            allowed = True
    raise NoMethod("This cannot be done here.") if allowed else NotFound("There is nothing here.")


# -- tables --------------------------------------------------------------------------------------------


async def mine(tables: Tables, _request: Request) -> Told:
    """All tables, the latest moved first."""
    return 200, {"tables": [_info(record) for record in await tables.shelf.records()]}


async def create(tables: Tables, request: Request) -> Told:
    """Make a table."""
    wish = read_table(read_json(request.body))
    if any(seat.kind == "friend" for seat in wish.seats):
        raise Refused("Friends join tables on a server. At a table in this page everyone sits at this screen.")
    return await _keep(tables, lambda: dealing.from_wish(wish, HOLDER))


async def import_journal(tables: Tables, request: Request) -> Told:
    """Play on from a journal."""
    wish = read_journal(read_json(request.body))
    return await _keep(tables, lambda: dealing.from_journal(wish, HOLDER))


async def one(tables: Tables, request: Request) -> Told:
    """A table: who sits where, whose turn it is."""
    room = await tables.get(request.table)
    info = _room_info(room)
    if "table" in room.record.origin:
        old = room.record.origin["table"]
        info["origin"]["table"] = old if await tables.shelf.has(old) else None
    return 200, info


async def remove(tables: Tables, request: Request) -> Told:
    """Forget a table."""
    await tables.remove(request.table)
    return 200, None


async def invite(_tables: Tables, _request: Request) -> Told:
    """Nobody else can come here."""
    raise Refused("Nobody can be invited to a table in this page: everyone sits at this screen.")


async def vote(_tables: Tables, _request: Request) -> Told:
    """There is nobody else."""
    raise Refused("At a table in this page all seats are yours: nobody votes.")


async def replace(tables: Tables, request: Request) -> Told:
    """Let a bot play a seat."""
    level = read_level(read_json(request.body))
    room = await tables.get(request.table)
    may_replace(room.record.game, changeable(room.record, HOLDER, request.place), level)
    return await _seat(tables, room, request.place, level)


async def give_back(tables: Tables, request: Request) -> Told:
    """Let the person whom a bot replaced play again."""
    room = await tables.get(request.table)
    may_give_back(changeable(room.record, HOLDER, request.place))
    return await _seat(tables, room, request.place, None)


async def rematch(tables: Tables, request: Request) -> Told:
    """The same seats at a new table; if there is such a table already, that one."""
    room = await tables.get(request.table)
    if not room.game.over:
        raise Conflict("There is a rematch when the game is over.")
    if room.record.next is not None:
        try:
            return 201, _room_info(await tables.get(room.record.next))
        except NotFound:
            # It has been removed.
            pass
    record, entries = dealing.again(room.record)
    await tables.shelf.create(record, entries)

    def lead(old: Record) -> None:
        old.next = record.id

    await tables.change(room, lead)
    return 201, _info(record)


async def components(tables: Tables, request: Request) -> Told:
    """The printed things that this table is played with."""
    record = (await tables.get(request.table)).record
    return 200, library.printed(record.game, record.pack, record.pack_text or "")


async def log(tables: Tables, request: Request) -> Told:
    """The log as a seat may read it, after an entry."""
    after = read_number(request.query.get("after", "-1"), "after", -1)
    room = await tables.get(request.table)
    seat = eyes(room, HOLDER, request.watch, request.eyes)
    entries = room.since(after) if after >= 0 else None
    if entries is None:
        entries = await tables.shelf.entries(request.table, after)
    told = [room.lines(entry, seat) for entry in entries[:PAGE]]
    return 200, {"entries": told, "more": len(entries) > PAGE}


async def at(tables: Tables, request: Request) -> Told:
    """The table as it stood after an entry, as a seat saw it."""
    number = read_number(request.parts[1], "number")
    room = await tables.get(request.table)
    seat = eyes(room, HOLDER, request.watch, request.eyes)
    return 200, moment(await tables.at(room, number), number, seat)


async def frames(tables: Tables, request: Request) -> Told:
    """What happened after an entry, step by step, as your seat may watch it; up to `upto`, or to now."""
    if "after" not in request.query:
        raise Invalid("after: missing.")
    after = read_number(request.query["after"], "after")
    upto = read_number(request.query["upto"], "upto") if "upto" in request.query else None
    room = await tables.get(request.table)
    seat = eyes(room, HOLDER, request.watch, request.eyes)
    last = stretch(room, after, upto)
    return 200, watched_frames(await tables.whole(room), after, last, seat)


async def moments_of(tables: Tables, request: Request) -> Told:
    """The table after each answer of a stretch of its journal that stands, as a seat saw it: for a replay."""
    first, last = (read_number(request.query.get(name, ""), name) for name in ("first", "last"))
    room = await tables.get(request.table)
    seat = eyes(room, HOLDER, request.watch, request.eyes)
    return 200, moments(await tables.whole(room), first, last, seat)


async def went(tables: Tables, request: Request) -> Told:
    """How the game went: its turns with the scores when each began, as far as your seat may know them."""
    room = await tables.get(request.table)
    seat = eyes(room, HOLDER, request.watch)
    return 200, course(await tables.whole(room), seat)


async def analysis(tables: Tables, request: Request) -> Told:
    """What the turns of a finished game were worth, as far as somebody has asked."""
    room = await tables.get(request.table)
    return 200, overview(await tables.whole(room), list(room.record.analysis.values()))


async def analyse(tables: Tables, request: Request) -> Told:
    """Work out what a turn of a finished game was worth."""
    place = read_number(request.parts[1], "place")
    return 200, await tables.analyse(await tables.get(request.table), place)


async def line(tables: Tables, request: Request) -> Told:
    """The table after each answer of the better line of a turn that was analysed."""
    room = await tables.get(request.table)
    turn = room.record.analysis.get(str(read_number(request.parts[1], "place")))
    if turn is None:
        raise NotFound(NOT_ANALYSED)
    return 200, better_line(await tables.whole(room), turn)


async def compared(tables: Tables, request: Request) -> Told:
    """How the turn that you played after an entry compares with a line."""
    after, line = read_compare(read_json(request.body))
    return 200, await tables.compare(await tables.get(request.table), after, line)


async def practise(tables: Tables, request: Request) -> Told:
    """A table that begins at a puzzle."""
    puzzle = find_puzzle(*request.parts)
    return await _keep(tables, lambda: dealing.of_puzzle(puzzle, HOLDER))


async def listed(_tables: Tables, request: Request) -> Told:
    """The puzzles of a game."""
    return 200, puzzles(request.parts[0])


async def play_on(tables: Tables, request: Request) -> Told:
    """Play on from a moment of this game at a new table, against bots. This table stays as it is."""
    wish = read_play_on(read_json(request.body))
    room = await tables.get(request.table)
    then = await tables.at(room, wish.number)
    if not room.game.over and not room.record.known_seed:
        await tables.tell_seed(room)
    return await _keep(tables, lambda: dealing.played_on(room.record, then, wish, HOLDER))


async def scores(tables: Tables, request: Request) -> Told:
    """The score by category as if the game ended now, or had ended after an entry."""
    number = read_number(request.query["at"], "at") if "at" in request.query else None
    room = await tables.get(request.table)
    seat = eyes(room, HOLDER, request.watch, request.eyes)
    game = room.game if number is None or number == room.number else await tables.at(room, number)
    return 200, seen_scores(game, seat)


async def odds(tables: Tables, request: Request) -> Told:
    """How likely each seat is to win, from what yours can know."""
    room = await tables.get(request.table)
    seat = looks_ahead(room, eyes(room, HOLDER, request.watch, request.eyes))
    return 200, await tables.forecast(room, seat)


async def journal(tables: Tables, request: Request) -> Told:
    """The journal, to take along; of a table that cannot be opened, what can be read of it."""
    try:
        room = await tables.get(request.table)
        game = await tables.whole(room)
    except (NotFound, StorageError):
        raise
    except ClaytableError:
        return 200, await tables.shelf.salvaged(request.table)
    if not room.game.over and not room.record.known_seed:
        await tables.tell_seed(room)
    entries = await tables.shelf.entries(request.table, -1)
    return 200, played_journal(
        game, room.record, {each.number: each.level for each in entries if each.level is not None}
    )


# -- games ---------------------------------------------------------------------------------------------


async def games(_tables: Tables, request: Request) -> Told:
    """The games that can be played here."""
    return 200, library.games(request.language)


async def rules(_tables: Tables, request: Request) -> Told:
    """The rules of a game: all of them, or those that have every word of a search."""
    search = request.query.get("search", "")
    if len(search) > LONGEST_SEARCH:
        raise Invalid(f"search: a text of 0 to {LONGEST_SEARCH} letters.")
    return 200, library.rules(request.parts[0], search, request.language)


async def words(_tables: Tables, request: Request) -> Told:
    """The messages of a game in a language, as a Fluent catalogue."""
    if request.parts[1] not in LANGUAGES:
        raise Invalid(f"language: one of {', '.join(LANGUAGES)}.")
    return 200, library.words(request.parts[0], request.parts[1])[0]


async def game_components(_tables: Tables, request: Request) -> Told:
    """The printed things of a game."""
    return 200, library.components(request.parts[0])


async def sheet(_tables: Tables, request: Request) -> Told:
    """The score pad of a game."""
    return 200, library.sheet(request.parts[0])


async def add_up(_tables: Tables, request: Request) -> Told:
    """The points of a score pad that was filled in."""
    return 200, library.add_up(request.parts[0], read_sheet(read_json(request.body)))


# -- inside --------------------------------------------------------------------------------------------

Method: TypeAlias = Literal["GET", "POST", "PUT", "DELETE"]


def _route(method: Method, path: str, handler: Handler) -> tuple[Method, re.Pattern[str], Handler]:
    return method, re.compile(path.replace("*", "([^/]+)")), handler


ROUTES: Final = (
    _route("GET", "/api/tables", mine),
    _route("POST", "/api/tables", create),
    _route("POST", "/api/journals", import_journal),
    _route("GET", "/api/tables/*", one),
    _route("DELETE", "/api/tables/*", remove),
    _route("POST", "/api/tables/*/seats/*/leave", invite),
    _route("POST", "/api/tables/*/seats/*/invitation", invite),
    _route("DELETE", "/api/tables/*/seats/*/invitation", invite),
    _route("POST", "/api/tables/*/seats/*/vote", vote),
    _route("PUT", "/api/tables/*/seats/*/bot", replace),
    _route("DELETE", "/api/tables/*/seats/*/bot", give_back),
    _route("POST", "/api/tables/*/rematch", rematch),
    _route("GET", "/api/tables/*/components", components),
    _route("GET", "/api/tables/*/log", log),
    _route("GET", "/api/tables/*/at/*", at),
    _route("GET", "/api/tables/*/frames", frames),
    _route("GET", "/api/tables/*/moments", moments_of),
    _route("GET", "/api/tables/*/course", went),
    _route("GET", "/api/tables/*/analysis", analysis),
    _route("POST", "/api/tables/*/analysis/*", analyse),
    _route("GET", "/api/tables/*/analysis/*/line", line),
    _route("POST", "/api/tables/*/compare", compared),
    _route("POST", "/api/tables/*/play-on", play_on),
    _route("GET", "/api/tables/*/scores", scores),
    _route("GET", "/api/tables/*/odds", odds),
    _route("GET", "/api/tables/*/journal", journal),
    _route("GET", "/api/games", games),
    _route("GET", "/api/games/*/puzzles", listed),
    _route("POST", "/api/games/*/puzzles/*", practise),
    _route("GET", "/api/games/*/rules", rules),
    _route("GET", "/api/games/*/words/*", words),
    _route("GET", "/api/games/*/components", game_components),
    _route("GET", "/api/games/*/score-sheet", sheet),
    _route("POST", "/api/games/*/score-sheet", add_up),
)


async def _keep(tables: Tables, make: Callable[[], tuple[Record, list[Entry]]]) -> Told:
    try:
        record, entries = make()
    except Problem:
        raise
    except ClaytableError as error:
        raise Refused(str(error)) from None
    await tables.shelf.create(record, entries)
    return 201, _info(record)


async def _seat(tables: Tables, room: OpenTable, place: int, bot: str | None) -> Told:
    def sit(record: Record) -> None:
        record.seats[place].bot = bot

    await tables.change(room, sit)
    return 200, _room_info(room)


def _room_info(room: OpenTable) -> dict[str, Any]:
    return _info(room.record) | {"seats": table_info(room.record, HOLDER, room.present()[0])["seats"]}


def _info(record: Record) -> dict[str, Any]:
    """A table; nobody can watch it from elsewhere."""
    return table_info(record, HOLDER) | {"watch": None}
