"""What happened, step by step, as a seat may watch it: the table as it was when each log line was written.

An answer may set off much: payments, rolls, the printed opponent's whole turn. The entries are played again on a copy
with a listener, and at each line the seat's own view is taken, by the same code as every view. Only what differs from
the frame before is sent.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from ..core.game import Entry, Game
from ..core.messages import Message
from ..core.table import Step, Table
from .bounds import MOST_WATCHED
from .causes import Causes, causes, who
from .chances import chances

#: Frames of one turn; a longer turn puts neighbours together.
MOST_FRAMES: Final = 8
#: The line that a turn begins: the frames' `turn` says it.
HEADING: Final = "log-turn"
#: Lines of these verbs are one frame with their neighbours, whatever was paid, gained or drawn.
VERBS: Final = ("pays", "gains", "loses", "scores", "draws", "returns", "retires", "destroys")


class Frame:
    """Some lines of one meaning, and the table when they were written."""

    __slots__ = ("by", "chance", "lines", "number", "seat", "step", "turn", "view", "why")

    def __init__(
        self,
        number: int,
        by: int,
        turn: int,
        seat: int,
        step: int,
        chance: bool,
        lines: list[Message],
        view: dict[str, Any],
        why: Message | None = None,
    ) -> None:
        #: The entry, and the seat that answered.
        self.number = number
        self.by = by
        #: Which turn it was, counted from the game's first, and whose.
        self.turn = turn
        self.seat = seat
        #: Which of the steps that were played again wrote it.
        self.step = step
        #: Whether chance decided something in it, or something hidden came to light.
        self.chance = chance
        self.lines = lines
        self.view = view
        #: The line of another frame that set it off.
        self.why = why

    def takes(self, later: Frame) -> None:
        """Put the frame after this one and this one together."""
        self.number, self.step, self.view = later.number, later.step, later.view
        self.chance |= later.chance
        self.lines = self.lines + later.lines


def frames(game: Game, after: int, upto: int, seat: int | None) -> dict[str, Any]:
    """The entries after `after` up to `upto`, as `seat` may watch them; at most `MOST_WATCHED` of them.

    `game` is whole: its journal begins with the setup, or where the rules changed; what was before is not shown.
    """
    after = max(after, game.begins)
    upto = max(after, upto)
    last = min(upto, after + MOST_WATCHED)
    start = game.after(after).table
    start.question = None
    view = _seen(game, start, seat)
    found = _grouped(list(_watched(game, after, last, seat)))
    told = []
    before = view
    for frame in found:
        told.append(
            {
                "number": frame.number,
                "by": frame.by,
                "turn": frame.turn,
                "seat": frame.seat,
                "chance": frame.chance,
                "lines": [line.data() for line in frame.lines],
                "why": None if frame.why is None or frame.why in frame.lines else frame.why.data(),
                "changes": list(changes(before, frame.view)),
            }
        )
        before = frame.view
    whole = game.written is None or last == game.written.number
    return {
        "after": after,
        "upto": last,
        "seat": seat,
        "view": view,
        "frames": told,
        "more": last < upto,
        "chances": chances(game, seat) if whole else [],
    }


def changes(before: Any, now: Any, path: tuple[str | int, ...] = ()) -> Iterator[dict[str, Any]]:
    """Where two views differ: the new values, by their places in the view."""
    if before == now:
        return
    if isinstance(before, dict) and isinstance(now, dict) and before.keys() == now.keys():
        for name in now:
            yield from changes(before[name], now[name], (*path, name))
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        for at, value in enumerate(now):
            yield from changes(before[at], value, (*path, at))
    else:
        yield {"path": list(path), "value": now}


# -- inside --------------------------------------------------------------------------------------------


def _watched(game: Game, after: int, last: int, seat: int | None) -> Iterator[Frame]:
    """A frame for each run of lines of one meaning."""
    table = game.after(after).table
    turn, whose = table.turns, _whose(table)
    step = 0
    known = table.reveals
    why = Causes(table)
    for entry in _between(game, after, last):
        if entry.question is None:
            # An undo: what was taken back is gone, and nothing is said about it.
            table = game.after(entry.number).table
            turn, whose = table.turns, _whose(table)
            known = table.reveals
            why = Causes(table)
            step += 1
            yield Frame(entry.number, -1, turn, whose, step, False, [], _seen(game, table, seat))
            continue
        for heard in _played(game, table, entry.answer, seat, why):
            step += 1
            if heard and table.turns != turn and _about(heard[0].line, table) != whose:
                # A line about the seat whose turn ends belongs to that turn, even if the next one has begun.
                turn, whose = table.turns, _whose(table)
            for run in _runs([each for each in heard if each.line.id != HEADING]):
                lines = [each.line for each in run]
                reveals, view = run[-1].reveals, run[-1].view
                chance = reveals != known
                yield Frame(entry.number, entry.question.seat, turn, whose, step, chance, lines, view, run[0].why)
                known = reveals


def _between(game: Game, after: int, last: int) -> list[Entry]:
    """The entries after `after` up to `last`, in their order."""
    found: list[Entry] = []
    entry = game.written
    while entry is not None and entry.number > after:
        if entry.number <= last:
            found.append(entry)
        entry = entry.before
    found.reverse()
    return found


class Heard:
    """A line that the seat may read, the line that set it off, and the table when it was written."""

    __slots__ = ("line", "reveals", "view", "why")

    def __init__(self, line: Message, why: Message | None, reveals: int, view: dict[str, Any]) -> None:
        self.line = line
        self.why = why
        self.reveals = reveals
        self.view = view


def _played(game: Game, table: Table, answer: int, seat: int | None, why: Causes) -> Iterator[list[Heard]]:
    """Answer the open question, and give the lines of each step; as `Table.answer` does it."""
    seen: list[tuple[int, dict[str, Any]]] = []

    def listen() -> None:
        seen.append((table.reveals, _seen(game, table, seat)))

    def finished(step: Step[Any], cause: Message | None) -> list[Heard]:
        if seen:
            # What a step does after its last line belongs to that line.
            seen.pop()
            listen()
        # Lines are put into words when the step is over, as for the log.
        told = zip((table.line(event, seat) for event in table.events), seen, strict=True)
        read = [(line, at) for line, at in told if line is not None]
        lines = [line for line, _ in read]
        if any(line.id == HEADING for line in lines):
            cause = None
        done = next((line for line in lines if line.id != HEADING and _verb(line) not in VERBS), None)
        why.pushed(table, step, cause, done)
        led = causes(lines, done, cause, _whose(table))
        table.events.clear()
        seen.clear()
        return [Heard(line, reason, *at) for (line, at), reason in zip(read, led, strict=True)]

    question = table.question
    assert question is not None
    table.listener = listen
    question.take(table, answer)
    yield finished(question, why.asked)
    while table.stack:
        step = table.stack.pop()
        cause = why.next()
        asks = step.proceed(table)
        if asks:
            why.asked = cause
        yield finished(step, cause)
        if asks:
            break
    else:
        table.question = None
    table.listener = None


def _seen(game: Game, table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat may see in the middle of a turn: nothing is asked."""
    asked, table.question = table.question, None
    view: dict[str, Any] = {**table.view(seat)}
    table.question = asked
    return view | {
        "seats": [{"name": each.name, "kind": each.kind} for each in game.seats],
        "over": False,
        "decision": None,
        "undo": None,
        "progress": game.rules.progress(table),
    }


def _whose(table: Table) -> int:
    """Whose turn it is: where it is nobody's, it is the printed opponent's."""
    return table.turn if table.turn >= 0 else table.opponent


def _about(line: Message, table: Table) -> int:
    """The seat that a line is about, or -1."""
    seat = line.args.get("seat")
    if isinstance(seat, Message) and seat.id == "opponent":
        return table.opponent
    number = who(line)
    return -1 if number is None else number


def _verb(line: Message) -> str:
    return line.id.split("-", 2)[1] if "-" in line.id else line.id


def _meaning(line: Message) -> str:
    verb = _verb(line)
    return verb if verb in VERBS else line.id


def _runs(heard: list[Heard]) -> Iterator[list[Heard]]:
    """The lines, those of one meaning together."""
    for _, run in groupby(heard, key=lambda each: _meaning(each.line)):
        yield list(run)


def _grouped(found: list[Frame]) -> list[Frame]:
    """Neighbours of one meaning together, and not too many frames in a turn."""
    groups: list[Frame] = []
    for frame in found:
        before = groups[-1] if groups else None
        same = before is not None and before.turn == frame.turn and before.lines and frame.lines
        if before is not None and same and _meaning(before.lines[-1]) == _meaning(frame.lines[0]):
            before.takes(frame)
        else:
            groups.append(frame)
    shown: list[Frame] = []
    # An undo may lead back to a turn that was over: its frames come again, after those of the next.
    for _, turn in groupby(groups, key=lambda frame: frame.turn):
        shown += _shortened(list(turn))
    return shown


def _shortened(turn: list[Frame]) -> list[Frame]:
    """The frames of a turn, at most `MOST_FRAMES`: of one step first, then where there is least to read."""
    while len(turn) > MOST_FRAMES:
        pairs = range(len(turn) - 1)
        at = min(
            pairs, key=lambda at: (turn[at].step != turn[at + 1].step, len(turn[at].lines) + len(turn[at + 1].lines))
        )
        turn[at].takes(turn.pop(at + 1))
    return turn
