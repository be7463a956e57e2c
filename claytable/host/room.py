"""A table in memory: the game as far as its journal goes, and who listens."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Final, Generic, TypeVar

from ..core.game import Entry as Answered
from ..core.game import Game
from ..core.messages import Message
from ..core.preview import previews
from .bounds import LAST_UNDO
from .dealing import named
from .records import Entry, Record

#: How many of the last entries stay in memory, for people who come back after a short absence.
RECENT: Final = 64
#: Entries between two snapshots of the table, which make opening it quick.
MILESTONE: Final = 32


class Listener:
    """Someone at the table: the seats they play, or none for someone who watches."""

    __slots__ = ("advised", "eyes", "gone", "holder", "seats", "seen", "stale_seats", "wondering")

    def __init__(self, holder: str | None, seats: tuple[int, ...], seen: int) -> None:
        self.holder = holder
        self.seats = seats
        #: Whether they have lost their seats: they get no more messages.
        self.gone = False
        #: The last entry that was sent to them; -1 is nothing yet.
        self.seen = seen
        #: The seat whose view was last sent to them; -1 is none yet.
        self.eyes: int | None = -1
        #: Whether they do not know yet who sits where.
        self.stale_seats = True
        #: Whether they have asked for advice, and whether a bot is thinking for them: for one question at a time.
        self.wondering = False
        self.advised = False


Here = TypeVar("Here", bound=Listener)


class Room(Generic[Here]):
    """A table that people sit at. The host that keeps its journal changes it, one change at a time."""

    def __init__(self, record: Record, game: Game, number: int, recent: Iterable[Entry]) -> None:
        self.record = record
        self.game = game
        #: How many entries its journal has.
        self.number = number
        self.recent: deque[Entry] = deque(recent, RECENT)
        #: The table as it stood at the last milestone. It is written down at the next one: a table that is opened from
        #: there has some answers behind it that can be taken back.
        self.milestone: tuple[int, Game] | None = None
        #: The game before the last answer: it tells cheaply whether that answer can be taken back.
        self.previous: Game | None = None
        #: Whether others may have written more than this room knows.
        self.stale = False
        self.listeners: set[Here] = set()
        #: By seat: the answer that it could take back at the last look, and what the answer meant.
        self._meant: dict[int, tuple[Answered, Message]] = {}
        self.name_seats()

    # -- where play stands ----------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The seat that must answer, or -1."""
        return self.game.asked

    @property
    def bot(self) -> str | None:
        """The level of the bot that must answer, if it is a bot."""
        asked = self.asked
        return None if asked < 0 else self.record.seats[asked].bot

    def name_seats(self) -> None:
        """Give the game's seats the names of their players."""
        named(self.game, self.record)

    def move(self, game: Game, entries: list[Entry], previous: Game | None) -> None:
        """Go on to the table after these entries."""
        self.previous = previous
        self.game = game
        self.number = entries[-1].number
        self.recent.extend(entries)
        self.record.number = self.number
        self.record.moved = entries[-1].written
        if self.record.asked != self.asked:
            self.record.since = self.record.moved
            if self.record.minutes:
                # Everyone sees how long the next one has.
                self.presence_changed()
        self.record.asked = self.asked
        self.record.progress = game.rules.progress(game.table)
        self.changed()

    def changed(self) -> None:
        """There is something new to tell the listeners."""

    def seats_changed(self) -> None:
        """Someone sat down, left, or was replaced."""
        self.name_seats()
        for listener in self.listeners:
            if listener.seats:
                held = self.record.held_by(listener.holder)
                listener.seats = tuple(seat for seat in listener.seats if seat in held)
                listener.gone = not listener.seats
        self.presence_changed()
        self.changed()

    def presence_changed(self) -> None:
        """Someone came or went."""
        for listener in self.listeners:
            listener.stale_seats = True

    # -- what people see ------------------------------------------------------------------------------

    def seat_of(self, listener: Here) -> int | None:
        """Through whose eyes they see the table: of their seats the one that must answer, or that did so last."""
        seats = self.record.without_bots(listener.seats)
        if self.asked in seats:
            return self.asked
        if listener.eyes in seats:
            return listener.eyes
        return seats[0] if seats else None

    def look(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see now, with what its answers would do, and what it could take back."""
        view = seen(self.game, seat, self.number)
        taken_back = None if seat is None else self.undoable(seat)
        view["undo"] = None if taken_back is None else taken_back.data()
        return view

    def undoable(self, seat: int) -> Message | None:
        """What the answer meant that `seat` may take back now, if there is one."""
        steps = self.steps_back(seat)
        if not steps:
            return None
        last = self.game.standing
        for _ in range(steps - 1):
            assert last is not None
            last = last.under
        assert last is not None
        known = self._meant.get(seat)
        if known is None or known[0] is not last:
            if steps == 1 and self.previous is not None:
                before = self.previous
            else:
                before = self.game.copy()
                for _ in range(steps):
                    before.undo()
            known = self._meant[seat] = (last, before.table.answer_message(last.answer))
        return known[1]

    def steps_back(self, seat: int) -> int:
        """How many answers an undo by `seat` takes back: 0 if it may not undo, as when a bot plays it.

        When other people play too, it takes back the seat's last answer, if that brought nothing hidden to light. Alone
        with bots and the printed opponent, it always takes back the seat's last answer, with all that bots have
        answered since.
        """
        holder = self.record.seats[seat].holder
        last = self.game.standing
        if holder is None or self.record.seats[seat].bot is not None or self.number >= LAST_UNDO:
            return 0
        if not self.record.alone(holder):
            if self.game.over:
                return 0
            if self.previous is not None:
                mine = last is not None and last.question is not None and last.question.seat == seat
                return int(mine and self.previous.table.reveals == self.game.table.reveals)
            return int(self.game.can_undo(seat))
        steps = 0
        while last is not None and last.question is not None:
            steps += 1
            answered = self.record.seats[last.question.seat]
            if answered.holder == holder and answered.bot is None:
                return steps
            last = last.under
        return 0

    def lines(self, entry: Entry, seat: int | None) -> dict[str, Any]:
        """An entry as `seat` may read it in the log.

        Older rules may have written something down otherwise: what can no longer be said is counted as `unsaid`.
        """
        lines: list[dict[str, Any]] = []
        unsaid = 0
        for event in entry.events:
            try:
                line = self.game.table.line(event, seat)
            except (LookupError, TypeError, ValueError, AttributeError):
                if self.record.rules == self.game.rules.version:
                    raise
                unsaid += 1
                continue
            if line is not None:
                lines.append(line.data())
        told = {"number": entry.number, "seat": entry.seat, "undo": entry.undo, "lines": lines}
        if entry.level is not None:
            told["bot"] = entry.level
        if unsaid:
            told["unsaid"] = unsaid
        if entry.change is not None:
            told["rules"] = {"version": entry.change["rules"], "lost": entry.change["lost"]}
        return told

    def since(self, number: int) -> list[Entry] | None:
        """The entries after `number`, if they are still at hand."""
        if number >= self.number:
            return []
        if not self.recent or self.recent[0].number > number + 1:
            return None
        return [entry for entry in self.recent if entry.number > number]

    def present(self) -> tuple[set[int], int]:
        """The seats whose people are here now, and how many others watch."""
        seats = {seat for listener in self.listeners for seat in listener.seats}
        return seats, sum(1 for listener in self.listeners if not listener.seats and not listener.gone)


def seen(game: Game, seat: int | None, number: int) -> dict[str, Any]:
    """What a seat may see of a game after entry `number`, and what its answers would do, if it is asked."""
    view = game.view(seat)
    decision = view["decision"]
    if decision is not None and decision["options"] is not None:
        foreseen = previews(game, number)
        for option, answer, lines in zip(decision["options"], game.answers, foreseen, strict=True):
            option["preview"] = [line.data() for line in lines]
            if game.table.is_extra(answer):
                option["free"] = True
    view["progress"] = game.rules.progress(game.table)
    return view
