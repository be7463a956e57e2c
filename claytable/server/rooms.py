"""All tables that are in use here. Any process can serve any table; the database settles who was first."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Coroutine
from functools import partial
from time import monotonic, perf_counter, time
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import structlog

from ..core.errors import ClaytableError, SnapshotError
from ..core.game import Game
from ..core.journal import snapshot
from ..host.analyses import tries
from ..host.briskly import NOTHING
from ..host.dealing import pack_text, stands
from ..host.fairness import back
from ..host.history import play_entry, replayed, restored
from ..host.playing import expect, tells_seed, try_answer, try_undo, who_undoes
from ..host.problems import Busy, Closed, Conflict, Late, NotYours, Problem, Refused, StorageError, no_table
from ..host.records import Entry, Record
from ..host.room import MILESTONE, RECENT
from ..host.seating import helped
from ..host.upgrades import of_older_rules, outdated
from . import work
from .bus import Bus
from .expiry import Expiry
from .metrics import Metrics
from .room import Listener, Room
from .store import Store
from .tasks import ended, forever
from .thinking import Thinkers

#: Seconds between two looks at what has gone quiet, or was missed.
SWEEP: Final = 5.0
#: Seconds for which news of who is present elsewhere holds.
PRESENCE: Final = 4 * SWEEP

log = structlog.get_logger("claytable.rooms")

P = ParamSpec("P")
R = TypeVar("R")


class Rooms:
    """The tables in memory, and everything that changes one."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        metrics: Metrics,
        idle: float,
        bot_pause: float,
        keep: float = 0.0,
        analysis: int = 0,
    ) -> None:
        self.store = store
        self.bus = bus
        self.metrics = metrics
        #: Seconds after which a table that nobody uses leaves the memory.
        self.idle = idle
        self.bot_pause = bot_pause
        #: Tries of an analysis for each turn.
        self.tries = analysis or tries()
        #: When tables are deleted that nobody plays any more, by the days for which they are kept.
        self.expiry = Expiry(keep)
        self.open_rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.thinkers = Thinkers()
        self._tasks: set[asyncio.Task[None]] = set()
        #: What people read while the server is closed, as it was at the last look; empty if it is open.
        self.notice = ""
        #: The bots' questions at the last look: one that still stands is adopted.
        self._left: set[tuple[str, int]] = set()

    async def open(self) -> None:
        """Begin: hear other processes, go on with the games that wait for a bot."""
        # Read before anything begins: if it fails, this can be tried again.
        left = await self.store.waiting_for_bots()
        self.notice = await self.store.notice()
        await self.bus.open(self._hear, self._look_again)
        for id, _ in left:
            self.spawn(self._adopt(id))
        self.spawn(forever("sweep", self._sweep))

    async def close(self) -> None:
        """Stop driving bots. Nothing needs to be saved: everything is."""
        await ended(self._tasks)
        await self.bus.close()
        self.thinkers.close()

    # -- opening --------------------------------------------------------------------------------------

    async def get(self, id: str) -> Room:
        """The table, from memory or from the database."""
        room = self.open_rooms.get(id)
        if room is not None:
            room.touched = monotonic()
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Room:
        try:
            return await self._read(id)
        except Problem:
            raise
        except ClaytableError as error:
            # Its game is no longer installed, or what was kept of it is damaged.
            raise Conflict(f"This table cannot be opened: {error}") from None

    async def _read(self, id: str) -> Room:
        start = perf_counter()
        record = await self.store.record(id)
        if record is None:
            raise no_table()
        saved = await self.store.snapshot(id)
        game: Game | None = None
        old = outdated(record)
        if old:
            record.position = await self.store.position(id)
            if not record.over and not await self._upgrade(record, saved):
                return await self._load(id)
        elif saved is not None:
            entries = await self.store.entries(id, saved[0])
            with contextlib.suppress(SnapshotError, Conflict):
                game = restored(record, saved[1], entries)
        if game is None and (old or record.number > RECENT):
            # The next person to open it waits less, and has some answers to take back.
            saved = await self.ask(record, record.number, work.milestone)
            self.spawn(self._save(id, *saved))
            entries = await self.store.entries(id, saved[0])
            game = restored(record, saved[1], entries)
        elif game is None:
            entries = await self.store.entries(id)
            game = replayed(record, entries)
        record.number = entries[-1].number if entries else saved[0] if saved is not None else 0
        # The game has what was played since the snapshot; who comes back reads their log from the database.
        room = Room(record, game, record.number)
        self.open_rooms[id] = room
        self.metrics.opened.observe(perf_counter() - start)
        self._drive(room)
        if game.over and not record.result:
            self.spawn(self._conclude(room))
        return room

    async def _upgrade(self, record: Record, saved: tuple[int, Any] | None) -> bool:
        """Go on with newer rules; False if another process did, or somebody answered there, meanwhile."""
        entries = await self.store.entries(record.id)
        entry, stood = await self.thinkers.work_out(record.id, partial(work.upgraded, record, entries, saved))
        if not await self.store.append(record.id, [entry], *stood):
            return False
        record.number, record.asked, record.played = entry.number, stood[0], stood[2]
        log.info("rules changed", room=record.id, rules=record.played, lost=(entry.change or {})["lost"])
        return True

    async def ask(
        self,
        record: Record,
        number: int,
        about: Callable[Concatenate[Game, P], R],
        *args: P.args,
        **named: P.kwargs,
    ) -> R:
        """Something about the whole game of a table with `number` entries; it is worked out elsewhere."""
        entries: list[Entry] = []
        while True:
            asked = partial(work.about, record, number, entries, about, *args, **named)
            try:
                return await self.thinkers.work_out(record.id, asked)
            except work.Missing as missing:
                # Another process may know less than the one that said so: that one gets everything.
                read = self.store.entries if of_older_rules(record) else self.store.answers
                entries = await read(record.id, -1 if entries else missing.after)
                if not entries:
                    raise no_table() from None

    async def about(self, room: Room, about: Callable[Concatenate[Game, P], R], *args: P.args, **named: P.kwargs) -> R:
        """The same of a table that is open here."""
        return await self.ask(room.record, room.number, about, *args, **named)

    async def _reach_back(self, room: Room) -> None:
        """Have answers in memory that can be taken back: it holds none before the last snapshot. The room is locked."""
        saved, since = await self.about(room, work.behind)
        game = restored(room.record, saved, [])
        for key in since:
            game.play(key)
        room.game = game

    # -- playing --------------------------------------------------------------------------------------

    async def answer(self, room: Room, seats: tuple[int, ...], number: int, key: str) -> None:
        """Answer question `number` for one of `seats`. When this returns, the answer is committed."""
        if room.asked in seats:
            await self.back(room, (room.asked,))
        # A task of its own: it finishes what has begun, even if the person who answered is gone.
        await asyncio.shield(self.spawn(self._answer(room, seats, number, key)))

    async def undo(self, room: Room, seats: tuple[int, ...], number: int) -> None:
        """Take back the last answer of one of `seats`, as far as that is allowed."""
        await asyncio.shield(self.spawn(self._undo(room, seats, number)))

    async def back(self, room: Room, seats: tuple[int, ...]) -> None:
        """The people of these seats are back: no bot stands in for them any longer."""
        for place in seats:
            seat = room.record.seats[place]
            if (changed := back(seat)) and await self.store.change_seat(room.record.id, seat, **changed):
                await self.reseat(room)

    async def note_help(self, room: Room, place: int, how: str) -> None:
        """A bot helped the people of a seat: everyone at the table reads it."""
        seat = room.record.seats[place]
        kept = helped(seat, how)
        if kept != seat.helped and await self.store.change_seat(room.record.id, seat, helped=kept):
            await self.reseat(room)

    async def _answer(
        self, room: Room, seats: tuple[int, ...], number: int, key: str, level: str | None = None
    ) -> None:
        came, arrived = time(), monotonic()
        async with room.lock:
            await self._expect(room, number)
            game, entries = try_answer(room, seats, key, came, level)
            await self._commit(room, game, entries, room.game)
            room.arrived.append((room.number, arrived))
        self.metrics.answers.inc()
        if game.over:
            self.spawn(self._conclude(room))

    async def _undo(self, room: Room, seats: tuple[int, ...], number: int) -> None:
        came = time()
        async with room.lock:
            await self._expect(room, number)
            if room.game.standing is None and not room.game.whole:
                await self._reach_back(room)
            seat, steps = who_undoes(room, seats)
            game, entries = try_undo(room, seat, steps, came)
            if tells_seed(room, game):
                await self.store.tell_seed(room.record.id)
                self.spawn(self.reseat(room))
            await self._commit(room, game, entries, None)

    def check_open(self) -> None:
        """Raises Closed while the server is closed."""
        if self.notice:
            raise Closed(self.notice)

    async def _expect(self, room: Room, number: int) -> None:
        """The answer must be to the open question, and the server open."""
        self.check_open()
        if room.stale or number > room.number:
            # Another process may be further.
            await self._catch_up(room)
        expect(room, number)

    async def _commit(self, room: Room, game: Game, entries: list[Entry], previous: Game | None) -> None:
        """Write entries down, then go on to the table after them. The room is locked."""
        try:
            won = await self.store.append(room.record.id, entries, *stands(room.record, game, entries[-1]))
        except StorageError:
            # Nobody knows whether it was written: next time, look at the database.
            room.stale = True
            raise
        if not won:
            await self._catch_up(room)
            raise Late("Somebody else answered first.")
        self._move(room, game, entries, previous)
        if not self.bus.alone:
            self.spawn(self.bus.tell({"what": "moved", "room": room.record.id, "number": room.number}))

    def _move(self, room: Room, game: Game, entries: list[Entry], previous: Game | None) -> None:
        """Go on to the table after these entries."""
        passed = entries[-1].number // MILESTONE > room.number // MILESTONE
        room.move(game, entries, previous)
        if passed:
            if room.milestone is not None:
                number, then = room.milestone
                self.spawn(self._save(room.record.id, number, snapshot(then)))
            room.milestone = (room.number, game.copy())
        self._drive(room)

    async def _conclude(self, room: Room) -> None:
        """The game is over: note how it ended, for the list of tables."""
        # If this note cannot be made or kept, the next one to open the table makes it.
        with contextlib.suppress(StorageError, Busy):
            await self.store.conclude(room.record.id, await self.about(room, work.result))
            await self.reseat(room)

    async def _save(self, id: str, number: int, saved: dict[str, Any]) -> None:
        with contextlib.suppress(StorageError):
            await self.store.save_snapshot(id, number, json.dumps(saved, separators=(",", ":")))

    async def _catch_up(self, room: Room) -> None:
        """Play what other processes have written since. The room is locked."""
        entries = await self.store.entries(room.record.id, room.number)
        room.stale = False
        if not entries:
            return
        game = room.game.copy()
        try:
            for entry in entries:
                play_entry(game, entry)
        except Conflict:
            # An answer was taken back that lies behind what is in memory.
            number, saved = await self.ask(room.record, entries[-1].number, work.milestone)
            game = restored(room.record, saved, await self.store.entries(room.record.id, number))
        self._move(room, game, entries, None)

    # -- bots -----------------------------------------------------------------------------------------

    def _drive(self, room: Room) -> None:
        """If it is a bot's question, let the bot answer, unless one is at it or the table is no longer in use here."""
        if self._bots_play(room) and room.driver is None and self.open_rooms.get(room.record.id) is room:
            room.driver = self.spawn(self._play_bots(room))
            room.driver.add_done_callback(lambda task: self._driven(room, task))

    def _bots_play(self, room: Room) -> bool:
        """Whether a bot must answer; where only bots play, they wait until somebody watches."""
        return room.bot is not None and (bool(room.listeners) or room.record.awaited)

    def _driven(self, room: Room, task: asyncio.Task[None]) -> None:
        room.driver = None
        room.touched = monotonic()
        if not task.cancelled() and task.exception() is None:
            # It may just then have become a bot's turn again. After an error the next sweep looks.
            self._drive(room)

    async def _play_bots(self, room: Room) -> None:
        spent, after = NOTHING, -1
        while self._bots_play(room):
            number = room.number
            levels = room.record.bots
            try:
                spent = spent if number == after else NOTHING
                pack = pack_text(room.record)
                awaited = room.record.awaited
                keys, spent = await self.thinkers.choose(room.record.id, levels, room.game, pack, spent, awaited)
                after = number + len(keys)
                for key in keys:
                    if self.bot_pause:
                        await asyncio.sleep(self.bot_pause)
                    if room.record.bots != levels or not self._bots_play(room):
                        break
                    asked = room.asked
                    await self._answer(room, (asked,), number, key, levels[asked])
                    number += 1
            except (Late, NotYours, Refused, Conflict):
                # The table moved on, or a person took the seat back, while the bot thought.
                if room.number == number and room.record.bots == levels:
                    raise
            except (Closed, StorageError) as error:
                log.warning("bot waits", room=room.record.id, reason=str(error))
                await asyncio.sleep(1)

    async def _adopt(self, id: str) -> None:
        """Open a table that waits for a bot: opening it lets the bot answer."""
        try:
            room = await self.get(id)
            async with room.lock:
                await self._catch_up(room)
            self._drive(room)
        except Problem as error:
            log.warning("table cannot go on", room=id, reason=str(error))

    # -- who sits where -------------------------------------------------------------------------------

    async def reseat(self, room: Room) -> None:
        """Seats have changed in the database: tell everyone here and elsewhere."""
        await self._read_seats(room)
        self.spawn(self.bus.tell({"what": "seats", "room": room.record.id}))

    async def _read_seats(self, room: Room) -> None:
        record = await self.store.record(room.record.id)
        if record is None or record.changes < room.record.changes:
            return
        record.number, record.asked, record.moved = room.number, room.asked, room.record.moved
        record.progress, record.position = room.record.progress, room.record.position
        room.record = record
        room.seats_changed()
        self._drive(room)

    def join(self, room: Room, listener: Listener) -> None:
        """Someone listens from now on."""
        self.open_rooms.setdefault(room.record.id, room)
        room.listeners.add(listener)
        self.metrics.listeners.inc()
        self._presence(room)
        self._drive(room)

    def leave(self, room: Room, listener: Listener) -> None:
        """Someone is gone."""
        room.listeners.discard(listener)
        self.metrics.listeners.dec()
        self._presence(room)
        if listener.seats:
            for seat in listener.seats:
                room.record.seats[seat].gone = time()
                room.record.seats[seat].seen = max(room.record.seats[seat].seen, listener.seen)
            self.spawn(self._seen(room, listener))

    async def _seen(self, room: Room, listener: Listener) -> None:
        with contextlib.suppress(StorageError):
            await self.store.mark_seen(room.record.id, listener.seats, listener.seen)

    def _presence(self, room: Room) -> None:
        room.presence_changed()
        self.spawn(self._tell_presence(room))

    async def _tell_presence(self, room: Room) -> None:
        if self.bus.alone:
            return
        seats = sorted({seat for listener in room.listeners for seat in listener.seats})
        watching = sum(1 for listener in room.listeners if not listener.seats)
        await self.bus.tell({"what": "here", "room": room.record.id, "seats": seats, "watching": watching})

    # -- other processes ------------------------------------------------------------------------------

    def _hear(self, word: dict[str, Any]) -> None:
        room = self.open_rooms.get(word["room"])
        if room is None:
            loading = self._loading.get(word["room"])
            if loading is not None:
                # What was read may be older than this word.
                loading.add_done_callback(lambda _: self._hear(word))
            return
        if word["what"] == "moved":
            if word["number"] > room.number:
                self.spawn(self.catch_up(room))
        elif word["what"] == "seats":
            self.spawn(self._read_seats(room))
        elif word["what"] == "here":
            if word["from"] not in room.elsewhere and room.listeners:
                # Someone who has just come there does not know yet who is here.
                self.spawn(self._tell_presence(room))
            room.elsewhere[word["from"]] = (word["seats"], word["watching"], monotonic() + PRESENCE)
            room.presence_changed()

    async def catch_up(self, room: Room) -> None:
        """Find what other processes have written."""
        with contextlib.suppress(Problem):
            async with room.lock:
                await self._catch_up(room)

    def _look_again(self) -> None:
        """Words may have been missed: look at the database."""
        for room in self.open_rooms.values():
            self.spawn(self.catch_up(room))
            self.spawn(self._read_seats(room))

    async def _sweep(self) -> None:
        """From time to time: let go of what nobody uses, find what was missed, go on where a bot was left."""
        while True:
            await asyncio.sleep(min(SWEEP, max(self.idle, 0.1)))
            try:
                self._forget()
                self.notice = await self.store.notice()
                if self.expiry.due():
                    self.metrics.expired.inc(await self.store.expire(self.expiry))
                await self._find_missed()
                left = set(await self.store.waiting_for_bots())
                for id, _ in left & self._left:
                    room = self.open_rooms.get(id)
                    if room is None or room.driver is None:
                        self.spawn(self._adopt(id))
                self._left = left
                for room in self.open_rooms.values():
                    self._drive(room)
            except StorageError as error:
                log.warning("sweep", reason=str(error))

    def _forget(self) -> None:
        before = monotonic() - self.idle
        for id, room in list(self.open_rooms.items()):
            used = room.listeners or room.driver is not None or room.lock.locked()
            if not used and room.touched < before:
                del self.open_rooms[id]
        self.metrics.rooms.set(len(self.open_rooms))

    async def _find_missed(self) -> None:
        rooms = list(self.open_rooms.values())
        for room in rooms:
            if room.elsewhere and room.listeners:
                self.spawn(self._tell_presence(room))
        numbers = await self.store.numbers([room.record.id for room in rooms])
        for room in rooms:
            if room.record.id not in numbers:
                self.spawn(self._let_go(room))
            number, changes = numbers.get(room.record.id, (0, 0))
            if number > room.number and not room.lock.locked():
                self.spawn(self.catch_up(room))
            if changes > room.record.changes:
                self.spawn(self._read_seats(room))

    async def _let_go(self, room: Room) -> None:
        """If a table has been deleted, nobody sits there any more."""
        if await self.store.record(room.record.id) is None:
            self.open_rooms.pop(room.record.id, None)
            for listener in room.listeners:
                listener.gone = True
            room.changed()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Problem):
            log.error("task failed", exc_info=error)
