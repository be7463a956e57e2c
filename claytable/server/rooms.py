"""All tables that are in use here. Any process can serve any table; the database settles who was first."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Coroutine
from functools import partial
from time import monotonic, perf_counter, time
from typing import Any, Final

import structlog

from ..core.errors import ClaytableError, SnapshotError
from ..core.game import Game
from ..core.journal import snapshot
from ..host.dealing import pack_text
from ..host.history import play_entry, replayed, restored
from ..host.playing import check_entry, expect, tells_seed, try_answer, try_undo, who_undoes
from ..host.problems import Closed, Conflict, Late, NotYours, Problem, Refused, StorageError, no_table
from ..host.records import Entry
from ..host.replays import result
from ..host.room import MILESTONE, RECENT
from .bus import Bus
from .metrics import Metrics
from .room import Listener, Room
from .store import Store
from .tasks import forever
from .thinking import Thinkers

#: Seconds between two looks at what has gone quiet, or was missed.
SWEEP: Final = 5.0
#: Seconds for which news of who is present elsewhere holds.
PRESENCE: Final = 4 * SWEEP

log = structlog.get_logger("claytable.rooms")


class Rooms:
    """The tables in memory, and everything that changes one."""

    def __init__(self, store: Store, bus: Bus, metrics: Metrics, idle: float, bot_pause: float) -> None:
        self.store = store
        self.bus = bus
        self.metrics = metrics
        #: Seconds after which a table that nobody uses leaves the memory.
        self.idle = idle
        self.bot_pause = bot_pause
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
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
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
        if saved is not None:
            entries = await self.store.entries(id, saved[0])
            with contextlib.suppress(SnapshotError, Conflict):
                game = await self.thinkers.in_thread(lambda: restored(record, saved[1], entries))
        if game is None:
            entries = await self.store.entries(id)
            game = await self.thinkers.in_thread(lambda: replayed(record, entries))
            if len(entries) > RECENT:
                # The next person to open it waits less, and has some answers to take back.
                before = entries[-1].number - MILESTONE
                self.spawn(self._save(id, before, await self.thinkers.in_thread(partial(game.after, before))))
        record.number = entries[-1].number if entries else saved[0] if saved is not None else 0
        room = Room(record, game, record.number, entries[-RECENT:])
        self.open_rooms[id] = room
        self.metrics.opened.observe(perf_counter() - start)
        self._drive(room)
        if game.over and not record.result:
            self.spawn(self._conclude(room))
        return room

    async def whole(self, room: Room) -> Game:
        """The game with all its answers, from the first."""
        while not room.game.whole:
            number = room.number
            entries = await self.store.entries(room.record.id, limit=number + 1)
            game = await self.thinkers.in_thread(lambda: replayed(room.record, entries))  # noqa: B023 - awaited at once
            if number == room.number:
                room.game = game
        return room.game

    async def at(self, room: Room, number: int) -> Game:
        """The game as it stood after an entry."""
        check_entry(room, number)
        game = await self.whole(room)
        return await self.thinkers.in_thread(lambda: game.after(number))

    # -- playing --------------------------------------------------------------------------------------

    async def answer(self, room: Room, seats: tuple[int, ...], number: int, key: str) -> None:
        """Answer question `number` for one of `seats`. When this returns, the answer is committed."""
        # A task of its own: it finishes what has begun, even if the person who answered is gone.
        await asyncio.shield(self.spawn(self._answer(room, seats, number, key)))

    async def undo(self, room: Room, seats: tuple[int, ...], number: int) -> None:
        """Take back the last answer of one of `seats`, as far as that is allowed."""
        await asyncio.shield(self.spawn(self._undo(room, seats, number)))

    async def _answer(self, room: Room, seats: tuple[int, ...], number: int, key: str, bot: bool = False) -> None:
        came, arrived = time(), monotonic()
        async with room.lock:
            await self._expect(room, number)
            game, entries = try_answer(room, seats, key, came, bot)
            await self._commit(room, game, entries, room.game)
            room.arrived.append((room.number, arrived))
        self.metrics.answers.inc()
        if game.over:
            await self._conclude(room)

    async def _undo(self, room: Room, seats: tuple[int, ...], number: int) -> None:
        came = time()
        async with room.lock:
            await self._expect(room, number)
            if room.game.standing is None:
                await self.whole(room)
            seat, steps = who_undoes(room, seats)
            game, entries = await self.thinkers.in_thread(partial(try_undo, room, seat, steps, came))
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
            won = await self.store.append(room.record.id, entries, game.asked, game.rules.progress(game.table))
        except StorageError:
            # Nobody knows whether it was written: next time, look at the database.
            room.stale = True
            raise
        if not won:
            await self._catch_up(room)
            raise Late("Somebody else answered first.")
        self._move(room, game, entries, previous)
        self.spawn(self.bus.tell({"what": "moved", "room": room.record.id, "number": room.number}))

    def _move(self, room: Room, game: Game, entries: list[Entry], previous: Game | None) -> None:
        """Go on to the table after these entries."""
        passed = entries[-1].number // MILESTONE > room.number // MILESTONE
        room.move(game, entries, previous)
        if passed:
            if room.milestone is not None:
                self.spawn(self._save(room.record.id, *room.milestone))
            room.milestone = (room.number, game.copy())
        self._drive(room)

    async def _conclude(self, room: Room) -> None:
        """The game is over: note how it ended, for the list of tables."""
        game = await self.whole(room)
        if game.over:
            # If this note cannot be kept, the next one to open the table makes it.
            with contextlib.suppress(StorageError):
                await self.store.conclude(room.record.id, await self.thinkers.in_thread(lambda: result(game)))
                await self.reseat(room)

    async def _save(self, id: str, number: int, game: Game) -> None:
        with contextlib.suppress(StorageError):
            await self.store.save_snapshot(id, number, json.dumps(snapshot(game), separators=(",", ":")))

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
            journal = await self.store.entries(room.record.id)
            game = await self.thinkers.in_thread(lambda: replayed(room.record, journal))
        self._move(room, game, entries, None)

    # -- bots -----------------------------------------------------------------------------------------

    def _drive(self, room: Room) -> None:
        """If it is a bot's question, let the bot answer, unless one is at it or the table is no longer in use here."""
        if room.bot is not None and room.driver is None and self.open_rooms.get(room.record.id) is room:
            room.driver = self.spawn(self._play_bots(room))
            room.driver.add_done_callback(lambda task: self._driven(room, task))

    def _driven(self, room: Room, task: asyncio.Task[None]) -> None:
        room.driver = None
        room.touched = monotonic()
        if not task.cancelled() and task.exception() is None:
            # It may just then have become a bot's turn again. After an error the next sweep looks.
            self._drive(room)

    async def _play_bots(self, room: Room) -> None:
        while (level := room.bot) is not None:
            number = room.number
            asked = room.asked
            if self.bot_pause:
                await asyncio.sleep(self.bot_pause)
            try:
                key = await self.thinkers.choose(level, room.game.copy(), pack_text(room.record))
                await self._answer(room, (asked,), number, key, True)
            except (Late, NotYours, Refused, Conflict):
                # The table moved on, or a person took the seat back, while the bot thought.
                if room.number == number and room.bot == level:
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
        record.progress = room.record.progress
        room.record = record
        room.seats_changed()
        self._drive(room)

    def join(self, room: Room, listener: Listener) -> None:
        """Someone listens from now on."""
        self.open_rooms.setdefault(room.record.id, room)
        room.listeners.add(listener)
        self.metrics.listeners.inc()
        self._presence(room)

    def leave(self, room: Room, listener: Listener) -> None:
        """Someone is gone."""
        room.listeners.discard(listener)
        self.metrics.listeners.dec()
        self._presence(room)
        if listener.seats:
            for seat in listener.seats:
                room.record.seats[seat].seen = max(room.record.seats[seat].seen, listener.seen)
            self.spawn(self._seen(room, listener))

    async def _seen(self, room: Room, listener: Listener) -> None:
        with contextlib.suppress(StorageError):
            await self.store.mark_seen(room.record.id, listener.seats, listener.seen)

    def _presence(self, room: Room) -> None:
        room.presence_changed()
        self.spawn(self._tell_presence(room))

    async def _tell_presence(self, room: Room) -> None:
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
                await self._find_missed()
                left = set(await self.store.waiting_for_bots())
                for id, _ in left & self._left:
                    room = self.open_rooms.get(id)
                    if room is None or room.driver is None:
                        self.spawn(self._adopt(id))
                self._left = left
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
