"""The tables that are open in the page: every change is written down before it takes effect."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from secrets import randbits
from time import time
from typing import Any, Final

from ..core.errors import ClaytableError, SnapshotError
from ..core.game import Game
from ..core.journal import snapshot
from ..host import practice
from ..host.analyses import asked, tries
from ..host.briskly import NOTHING, Spent
from ..host.dealing import position
from ..host.history import play_entry, replayed, restored
from ..host.playing import check_entry, expect, tells_seed, try_answer, try_undo, who_undoes
from ..host.problems import Conflict, Failure, Late, NoHint, NotFound, Problem, StorageError
from ..host.records import Entry, Record
from ..host.replays import result
from ..host.room import MILESTONE, RECENT, Listener, Room
from ..host.seating import HINT, helped
from ..host.telling import closing, hint, rejected, seats_message, table_message, untold
from ..host.upgrades import ended, moment_before, outdated, upgraded
from .storage import Shelf, Storage, unreadable
from .thinking import Thinker, analysis_job, comparison_job, job, think

#: The one person at this screen: all seats of people are theirs.
HOLDER: Final = "here"
#: How often a bot's answer is written down again before the table waits.
TRIES: Final = 3


class Chair(Listener):
    """A connection of this screen to a table."""

    __slots__ = ("number",)

    def __init__(self, number: int, seats: tuple[int, ...], seen: int) -> None:
        super().__init__(HOLDER, seats, seen)
        self.number = number


class OpenTable(Room[Chair]):
    """A table in memory."""

    def __init__(self, record: Record, game: Game, number: int, recent: list[Entry]) -> None:
        super().__init__(record, game, number, recent)
        #: Whether bots are answering.
        self.driven = False


class Tables:
    """The tables in memory, and everything that changes one."""

    def __init__(self, storage: Storage, thinker: Thinker | None, tell: Callable[[int, str], object]) -> None:
        self.shelf = Shelf(storage)
        self._thinker = thinker
        self._tell = tell
        self._open: dict[str, OpenTable] = {}

    # -- opening --------------------------------------------------------------------------------------

    async def get(self, id: str) -> OpenTable:
        """A table, from memory or from where it is kept."""
        room = self._open.get(id)
        if room is not None:
            return room
        record, saved, entries = await self.shelf.load(id)
        game: Game | None = None
        if outdated(record):
            entries = await self.shelf.entries(id, -1)
            if record.over:
                game = ended(record, entries)
            elif not await self._upgrade(record, entries, saved):
                return await self.get(id)
            saved = None
        if saved is not None:
            with suppress(SnapshotError, Conflict):
                game = restored(record, saved[1], entries)
        if game is None:
            if saved is not None:
                entries = await self.shelf.entries(id, -1)
            game = _replayed(record, entries)
        record.number = entries[-1].number if entries else saved[0] if saved is not None else 0
        # It may have been opened meanwhile.
        room = self._open.setdefault(id, OpenTable(record, game, record.number, entries[-RECENT:]))
        self._forget(room)
        if room.game.over and not room.record.result:
            with suppress(Conflict):
                await self._conclude(room)
        return room

    async def _upgrade(self, record: Record, entries: list[Entry], saved: tuple[int, Any] | None) -> bool:
        """Go on with newer rules; False if another page did so meanwhile."""
        game, entry = upgraded(record, entries, saved)
        _stand(record, game, entry)
        if not await self.shelf.append(record, [entry]):
            return False
        entries.append(entry)
        return True

    def _forget(self, kept: OpenTable) -> None:
        """Let go of the tables at which nobody sits."""
        for id, room in list(self._open.items()):
            if room is not kept and not room.listeners and not room.driven:
                del self._open[id]

    async def whole(self, room: OpenTable) -> Game:
        """The game with all its answers, from the first."""
        while not room.game.whole:
            number = room.number
            entries = await self.shelf.entries(room.record.id, -1)
            if number == room.number:
                room.game = _replayed(room.record, [entry for entry in entries if entry.number <= number])
        return room.game

    async def at(self, room: OpenTable, number: int) -> Game:
        """The game as it stood after an entry."""
        check_entry(room, number)
        game = await self.whole(room)
        if number < game.begins:
            return moment_before(room.record, await self.shelf.entries(room.record.id, -1), number)
        return game.after(number)

    async def remove(self, id: str) -> None:
        """Forget a table for good."""
        await self.shelf.remove(id)
        room = self._open.get(id)
        if room is not None:
            self._close(room, NotFound("This table has been removed."))

    def _close(self, room: OpenTable, problem: Problem) -> None:
        """No more messages about a table."""
        self._open.pop(room.record.id, None)
        self._say_all(room, closing(problem))
        for chair in room.listeners:
            chair.gone = True
        room.listeners.clear()

    # -- coming and going -----------------------------------------------------------------------------

    async def join(self, room: OpenTable, chair: Chair) -> None:
        """Someone sits down, and gets the table."""
        self._open.setdefault(room.record.id, room)
        room.listeners.add(chair)
        room.presence_changed()
        self.tell(room)
        if _seen(room.record, room):
            with suppress(StorageError):
                await self.shelf.change(room.record)

    def leave(self, room: OpenTable, chair: Chair) -> None:
        """Someone is gone."""
        chair.gone = True
        room.listeners.discard(chair)
        room.presence_changed()
        self.tell(room)

    async def look_again(self, id: str) -> None:
        """Others have written to a table: tell the people who sit there; close a table that is gone or broken."""
        room = self._open.get(id)
        if room is None:
            return
        try:
            await self.catch_up(room)
        except StorageError:
            room.stale = True
        except Exception as error:
            self._close(room, problem_of(error))

    # -- playing --------------------------------------------------------------------------------------

    async def answer(self, room: OpenTable, seats: tuple[int, ...], number: int, key: str) -> None:
        """Answer question `number` for one of `seats`. When this returns, the answer is kept."""
        came = time()
        await self._expect(room, number)
        game, entries = try_answer(room, seats, key, came)
        await self._commit(room, game, entries, room.game)

    async def undo(self, room: OpenTable, seats: tuple[int, ...], number: int) -> None:
        """Take back the last answer of one of `seats`, as far as that is allowed."""
        came = time()
        await self._expect(room, number)
        if room.game.standing is None:
            await self.whole(room)
            expect(room, number)
        seat, steps = who_undoes(room, seats)
        game, entries = try_undo(room, seat, steps, came)
        await self._commit(room, game, entries, None)

    async def _expect(self, room: OpenTable, number: int) -> None:
        if room.stale or number > room.number:
            await self.catch_up(room)
        expect(room, number)

    async def _commit(self, room: OpenTable, game: Game, entries: list[Entry], previous: Game | None) -> None:
        """Write entries down, then go on to the table after them."""
        record = _twin(room.record)
        _stand(record, game, entries[-1])
        if previous is None and tells_seed(room, game):
            record.known_seed = True
            record.changes += 1
        _seen(record, room)
        try:
            won = await self.shelf.append(record, entries)
        except StorageError:
            # Nobody knows whether it was written: next time, look at what is kept.
            room.stale = True
            raise
        if not won:
            await self.catch_up(room)
            raise Late("Somebody else answered first.")
        if room.record.known_seed != record.known_seed:
            room.record.known_seed = True
            room.record.changes += 1
            room.presence_changed()
        room.record.played, room.record.position = record.played, record.position
        await self._move(room, game, entries, previous)
        if room.record.changes != record.changes:
            # A seat changed while this was written.
            await self.shelf.change(room.record)
        if room.game.over:
            await self._conclude(room)

    async def _move(self, room: OpenTable, game: Game, entries: list[Entry], previous: Game | None) -> None:
        """Go on to the table after these entries, unless it is there already."""
        if entries[-1].number <= room.number:
            return
        passed = entries[-1].number // MILESTONE > room.number // MILESTONE
        room.move(game, entries, previous)
        _seen(room.record, room)
        self.tell(room)
        if passed:
            before, room.milestone = room.milestone, (room.number, game.copy())
            if before is not None:
                with suppress(StorageError):
                    await self.shelf.snapshot(room.record.id, before[0], snapshot(before[1]))

    async def catch_up(self, room: OpenTable) -> None:
        """Play what others have written since, and read who sits where."""
        id = room.record.id
        record, saved, entries = await self.shelf.load(id)
        if saved is not None and saved[0] > room.number:
            entries = await self.shelf.entries(id, room.number)
        room.stale = False
        if record.changes > room.record.changes:
            record.number, record.asked, record.moved = room.number, room.asked, room.record.moved
            record.progress = room.record.progress
            room.record = record
            room.seats_changed()
        entries = [entry for entry in entries if entry.number > room.number]
        if entries:
            game = room.game.copy()
            try:
                for entry in entries:
                    play_entry(game, entry)
            except Conflict:
                # An answer was taken back that lies behind what is in memory.
                journal = await self.shelf.entries(id, -1)
                game = _replayed(room.record, journal)
                entries = [entry for entry in journal if entry.number > room.number] or journal[-1:]
            room.record.played, room.record.position = game.rules.version, position(game, entries[-1].number)
            await self._move(room, game, entries, None)
        self.tell(room)

    async def change(self, room: OpenTable, apply: Callable[[Record], None]) -> None:
        """Change something besides the journal, and tell everyone at the table."""
        while True:
            number = room.number
            record = _twin(room.record)
            apply(record)
            record.changes += 1
            await self.shelf.change(record)
            if number == room.number:
                break
        room.record = record
        room.seats_changed()
        self.tell(room)

    async def tell_seed(self, room: OpenTable) -> None:
        """Somebody learns the seed of a table."""

        def tell(record: Record) -> None:
            record.known_seed = True

        try:
            await self.change(room, tell)
        except StorageError:
            # Keeping this note may fail: it matters more that you can take the journal along.
            room.record.known_seed = True

    async def _conclude(self, room: OpenTable) -> None:
        """The game is over: note how it ended, for the list of tables."""
        ended = result(await self.whole(room))

        def conclude(record: Record) -> None:
            record.result = ended

        with suppress(StorageError):
            await self.change(room, conclude)

    # -- bots -----------------------------------------------------------------------------------------

    async def drive(self, room: OpenTable) -> None:
        """Let bots think: hints first, then their own answers, until a person must answer."""
        for chair in list(room.listeners):
            if chair.wondering and not chair.advised:
                await self._advise(room, chair)
        if not room.driven:
            room.driven = True
            try:
                await self._play_bots(room)
            except Exception as error:
                self._say_all(room, rejected(None, problem_of(error)))
            finally:
                room.driven = False

    async def _advise(self, room: OpenTable, chair: Chair) -> None:
        chair.advised = True
        try:
            while chair.wondering and room.asked in chair.seats:
                chair.wondering = False
                number, seat = room.number, room.asked
                thought = await self._thought(job("advise", room.game, room.record, number), False)
                await self._note_help(room, seat)
                self.say(chair, hint(number, thought))
        except Exception:
            self.say(chair, rejected(None, NoHint("The bot that thought about your hint failed. Ask again.")))
        finally:
            chair.advised = False

    async def _note_help(self, room: OpenTable, place: int) -> None:
        """A bot gave a hint to the people of a seat: everyone at this screen reads it."""
        kept = helped(room.record.seats[place], HINT)
        if kept == room.record.seats[place].helped:
            return

        def note(record: Record) -> None:
            record.seats[place].helped = kept

        with suppress(StorageError):
            await self.change(room, note)

    async def _play_bots(self, room: OpenTable) -> None:
        tried = 0
        spent: Spent = NOTHING
        after = -1
        while (level := room.bot) is not None and self._open.get(room.record.id) is room:
            if room.stale:
                await self.catch_up(room)
                continue
            number, asked = room.number, room.asked
            spent = spent if number == after else NOTHING
            asked_for = job("choose", room.game, room.record, randbits(32), level=level, spent=spent)
            thought = await self._thought(asked_for, True)
            spent, after = (thought["spent"][0], thought["spent"][1]), number + 1
            if room.number != number or room.bot != level:
                # The table moved on, or a person took the seat back, while the bot thought.
                continue
            try:
                game, entries = try_answer(room, (asked,), thought["key"], time(), level)
                await self._commit(room, game, entries, room.game)
                tried = 0
            except Late:
                continue
            except StorageError:
                tried += 1
                if tried == TRIES:
                    raise

    async def _thought(self, asked: str, must: bool) -> dict[str, Any]:
        """What a bot answers to a job; if it `must` answer and cannot think elsewhere, it thinks here."""
        thought = None
        if self._thinker is not None:
            try:
                thought = json.loads(await self._thinker.think(asked))
            except Exception:
                if not must:
                    raise
        try:
            found: dict[str, Any] = json.loads(think(asked)) if thought is None else thought
        except Exception as error:
            raise Failure("The bot that is asked failed. Open the table again.") from error
        return found

    async def forecast(self, room: OpenTable, seat: int) -> dict[str, Any]:
        """How likely each seat is to win, from what this one can know."""
        number = room.number
        return {"number": number} | await self._thought(
            job("forecast", room.game, room.record, 0, seat=seat), must=True
        )

    async def compare(self, room: OpenTable, after: int, keys: list[str]) -> dict[str, Any]:
        """How the turn that was played after an entry compares with a line."""
        what = practice.asked(await self.whole(room), after, keys)
        return practice.GOES_ON if what is None else await self._thought(comparison_job(what, room.record), must=True)

    async def analyse(self, room: OpenTable, place: int) -> dict[str, Any]:
        """What a turn of a finished game was worth; it is worked out once."""
        known = room.record.analysis.get(str(place))
        if known is None:
            turn, saved = asked(await self.whole(room), place)
            known = await self._thought(analysis_job(turn, saved, tries(), room.record), must=True)
            record = _twin(room.record)
            record.analysis = record.analysis | {str(place): known}
            await self.shelf.change(record)
            room.record = record
        found: dict[str, Any] = known
        return found

    # -- telling --------------------------------------------------------------------------------------

    def say(self, chair: Chair, message: dict[str, Any]) -> None:
        """Tell one chair."""
        if not chair.gone:
            self._tell(chair.number, text_of(message))

    def _say_all(self, room: OpenTable, message: dict[str, Any]) -> None:
        for chair in list(room.listeners):
            self.say(chair, message)

    def tell(self, room: OpenTable) -> None:
        """Tell everyone at the table what they do not know yet."""
        for chair in list(room.listeners):
            seat = room.seat_of(chair)
            if chair.seen < room.number or chair.eyes != seat:
                recent = [] if chair.seen < 0 else list(room.recent)
                entries, gap = untold(recent, chair.seen, room.number)
                message = table_message(room, room.number, seat, entries, gap or chair.seen < 0)
                chair.seen, chair.eyes = room.number, seat
                self.say(chair, message | {"view": room.look(seat)})
            if chair.stale_seats:
                chair.stale_seats = False
                self.say(chair, seats_message(room, HOLDER))


def problem_of(error: Exception) -> Problem:
    """What to say of an error; a mistake of ours is named."""
    if isinstance(error, Problem):
        return error
    return Failure(f"Something went wrong here ({type(error).__name__}: {error}).")


def text_of(data: Any) -> str:
    """As JSON."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def _replayed(record: Record, entries: list[Entry]) -> Game:
    """The game from its journal. Raises Conflict, with a sentence, if what was kept is wrong."""
    try:
        return replayed(record, entries)
    except Conflict:
        raise
    except ClaytableError as error:
        raise Conflict(str(error)) from None
    except Exception as error:
        raise unreadable(f"{type(error).__name__}: {error}") from error


def _stand(record: Record, game: Game, entry: Entry) -> None:
    """Where play stands after an entry."""
    record.number, record.moved = entry.number, entry.written
    if record.asked != game.asked:
        record.since = entry.written
    record.asked, record.progress = game.asked, game.rules.progress(game.table)
    record.played, record.position = game.rules.version, position(game, entry.number)


def _twin(record: Record) -> Record:
    """A copy of a record that can be changed."""
    return replace(record, seats=[replace(seat) for seat in record.seats])


def _seen(record: Record, room: OpenTable) -> bool:
    """Note that the people here have seen the table as it is; whether that is news."""
    news = [record.seats[place] for place in room.present()[0] if record.seats[place].seen < record.number]
    for seat in news:
        seat.seen = record.number
    return bool(news)
