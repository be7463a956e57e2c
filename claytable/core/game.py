"""The library face: one object, few verbs.

>>> import claytable
>>> game = claytable.new("inventors", seats=2, seed=7)
>>> game
<Game inventors v4: 2 seats, entry 0, seat 0: question-starting-tile (3 options)>
>>> game.play(game.legal[0].key)
>>> game.entries()
[<Entry 1: seat 0, answer 114>]
>>> game.undo()
>>> game
<Game inventors v4: 2 seats, entry 2, seat 0: question-starting-tile (3 options)>
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from .decisions import Decision, Legal, Option
from .errors import BadOptions, Illegal, UnknownKey
from .messages import Message, Refusal
from .packs import PRINTED, Pack
from .rng import Pcg32
from .rules import AnyGame, SeatKind
from .scores import Score
from .table import Event, Question, Table, Vocabulary

#: Answers between two kept copies of the table: undo starts from the nearest copy.
CHECKPOINT: Final = 64

#: Shows a game in a notebook. The core has no drawings: the package that has them sets this (`shown_by`).
_show: Callable[[Game], str] | None = None


class Entry:
    """An entry of the journal: an answer, or (with no question) an undo. Entries never change."""

    __slots__ = ("answer", "before", "checkpoint", "depth", "events", "number", "question", "under")

    def __init__(
        self,
        before: Entry | None,
        under: Entry | None,
        question: Question[Any] | None,
        answer: int,
        events: tuple[Event, ...],
    ) -> None:
        #: The entry written before this one, and the answer this one stands on.
        self.before = before
        self.under = under
        self.question = question
        self.answer = answer
        self.events = events
        self.number: int = 1 if before is None else before.number + 1
        self.depth: int = 1 if under is None else under.depth + 1
        self.checkpoint: Table | None = None

    def __repr__(self) -> str:
        said = "undo" if self.question is None else f"seat {self.question.seat}, answer {self.answer}"
        return f"<Entry {self.number}: {said}>"


class Earlier:
    """What was played with older rules before this game: it goes on from the position that was reached then.

    `rules` is the version that the table was dealt with. The `entries` are those of its journal, as it writes them. The
    last `lost` of them are not in the position.
    """

    __slots__ = ("entries", "entry", "lost", "rules")

    def __init__(self, rules: str, entries: list[dict[str, Any]], lost: int) -> None:
        self.rules = rules
        self.entries = entries
        self.lost = lost
        #: The entry of the change itself, on which no answer stands.
        self.entry = Entry(None, None, None, -1, ())
        self.entry.number = len(entries) + 1


class Game:
    """A table with its seats and its journal.

    `rules`, `seats`, `options`, `seed` and `pack` say what is played; `table` is the table itself.
    """

    def __init__(
        self,
        rules: AnyGame,
        table: Table,
        seats: tuple[SeatKind, ...],
        options: dict[str, Any],
        seed: int | str,
        pack: str,
        opening: tuple[Event, ...],
        start: Table,
        written: Entry | None,
        standing: Entry | None,
    ) -> None:
        self.rules = rules
        self.table = table
        self.seats = seats
        self.options = options
        self.seed = seed
        self.pack = pack
        self.opening = opening
        #: The table as it was when the journal began.
        self.start = start
        #: The last journal entry written, and the last answer that still stands.
        self.written = written
        self.standing = standing
        #: Whether the journal begins with the setup, or where the rules changed; a restored or determinized game's does
        #: not.
        self.whole = True
        #: What was played before the rules changed.
        self.earlier: Earlier | None = None
        #: The pack that it is played with, for drawings.
        self.values: Pack | None = None

    def __repr__(self) -> str:
        table = f"{self.rules.id} v{self.rules.version}: {len(self.seats)} seats"
        pack = "" if self.pack == PRINTED else f", pack {self.pack}"
        entry = 0 if self.written is None else self.written.number
        question = self.table.question
        if question is None:
            return f"<Game {table}{pack}, entry {entry}, over>"
        asked = f"seat {question.seat}: {question.message(self.table).id} ({len(self.answers)} options)"
        return f"<Game {table}{pack}, entry {entry}, {asked}>"

    def _repr_html_(self) -> str | None:
        """The table, for notebooks: as the seat that must answer may see it; see `claytable.draw.pictures.reader`."""
        return None if _show is None else _show(self)

    # -- asking -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.question is None

    @property
    def decision(self) -> Decision:
        """The open question, its seat and its options. Raises `Illegal` when the game is over."""
        question = self.table.question
        if question is None:
            raise Illegal("The game is over: nothing is being asked.")
        return Decision(question.seat, question.message(self.table), self.legal)

    @property
    def asked(self) -> int:
        """The seat that must answer; -1 when the game is over."""
        question = self.table.question
        return -1 if question is None else question.seat

    @property
    def legal(self) -> Legal:
        """The options of the open question; empty when the game is over."""
        return Legal(self.table, self.table.answers)

    @property
    def answers(self) -> list[int]:
        """The same as numbers, for `play_answer`; do not change the list."""
        return self.table.answers

    @property
    def vocabulary(self) -> Vocabulary:
        """The names of all answers this game can ever offer."""
        return self.table.vocabulary

    def why_not(self, key: str) -> Refusal | None:
        """The rule that forbids `key` now, or None if it is allowed."""
        answer = self._number(key)
        if answer in self.table.answers:
            return None
        return self.table.why_not(answer)

    # -- answering ----------------------------------------------------------------------------------

    def play(self, option: Option | str) -> None:
        """Answer the open question. An illegal answer raises `Illegal` and changes nothing."""
        answer = option.answer if isinstance(option, Option) else self._number(option)
        if answer not in self.table.answers:
            raise self._illegal(answer)
        self.play_answer(answer)

    def play_answer(self, answer: int) -> None:
        """Answer with one of `answers`, unchecked: for programs that have just read them."""
        table = self.table
        question = table.question
        assert question is not None
        question.take(table, answer)
        table.advance()
        # The garbage collector soon stops tracking a tuple of plain values.
        entry = Entry(self.written, self.standing, question, answer, tuple(table.events))
        table.events.clear()
        self.written = entry
        self.standing = entry
        if entry.depth % CHECKPOINT == 0:
            entry.checkpoint = table.copy()

    def undo(self) -> None:
        """Take the last standing answer back. The journal remembers both."""
        last = self.standing
        if last is None:
            raise Illegal("There is no answer to take back.")
        self.table = self._table_after(last.under)
        self.standing = last.under
        self.written = Entry(self.written, last.under, None, -1, ())

    def can_undo(self, seat: int) -> bool:
        """Whether `seat` may take the last answer back when others play too: it was theirs and revealed nothing."""
        last = self.standing
        if last is None or last.question is None or last.question.seat != seat:
            return False
        return self._table_after(last.under).reveals == self.table.reveals

    # -- values -------------------------------------------------------------------------------------

    def copy(self) -> Game:
        """An independent copy, in microseconds."""
        twin = Game(
            self.rules,
            self.table.copy(),
            self.seats,
            self.options,
            self.seed,
            self.pack,
            self.opening,
            self.start,
            self.written,
            self.standing,
        )
        twin.whole = self.whole
        twin.earlier = self.earlier
        twin.values = self.values
        return twin

    def determinize(self, seat: int, rng: Pcg32 | int) -> Game:
        """The same game with a new random draw of all that `seat` cannot see, the future too. It keeps no journal."""
        twin = self.copy()
        chance = rng if isinstance(rng, Pcg32) else Pcg32(rng)
        if not self.over:
            twin.table.determinize(seat, chance)
        twin.table.rng = Pcg32(chance.next() << 32 | chance.next(), chance.next())
        twin.table.loud = False
        twin.start = twin.table.copy()
        twin.written = None
        twin.standing = None
        twin.opening = ()
        twin.seed = -1
        twin.whole = False
        twin.earlier = None
        return twin

    def from_start(self) -> Game:
        """The game as it was when its journal began."""
        twin = self.copy()
        twin.table = self.start.copy()
        twin.written = None if self.earlier is None else self.earlier.entry
        twin.standing = None
        return twin

    @property
    def begins(self) -> int:
        """The entry with which it begins: 0, or the one where the rules changed."""
        return 0 if self.earlier is None else self.earlier.entry.number

    def after(self, number: int) -> Game:
        """The game as it stood after an entry of its journal, from the one on with which it begins."""
        entry = self.written
        while entry is not None and entry.number > max(number, self.begins):
            entry = entry.before
        twin = self.copy()
        twin.written = entry
        twin.standing = entry.under if entry is not None and entry.question is None else entry
        twin.table = self._table_after(twin.standing)
        return twin

    def scores(self) -> list[Score]:
        """Every category of every seat, with the items that make it up; as if the game ended now."""
        return self.table.scores()

    def view(self, seat: int | None) -> dict[str, Any]:
        """What `seat` may see, as plain data; None is a spectator."""
        view: dict[str, Any] = {**self.table.view(seat)}
        question = self.table.question
        view["seats"] = [{"name": each.name, "kind": each.kind} for each in self.seats]
        view["over"] = question is None
        if question is None:
            view["decision"] = None
            view["scores"] = [score.data() for score in self.scores()]
        else:
            mine = seat == question.seat
            view["decision"] = {
                "seat": question.seat,
                "question": question.message(self.table).data(),
                "options": (
                    [{"key": option.key, "message": option.message.data()} for option in self.legal] if mine else None
                ),
            }
        return view

    @property
    def journal(self) -> dict[str, Any]:
        """Seed, options and answers as plain data: replays to the identical table anywhere."""
        from .journal import write_journal

        return write_journal(self)

    def log(self, seat: int | None) -> list[Message]:
        """The game so far in lines, as `seat` may read them."""
        groups: list[tuple[Event, ...]] = []
        entry = self.standing
        while entry is not None:
            groups.append(entry.events)
            entry = entry.under
        groups.append(self.opening)
        groups.reverse()
        lines: list[Message] = []
        for events in groups:
            for event in events:
                line = self.table.line(event, seat)
                if line is not None:
                    lines.append(line)
        return lines

    def last_lines(self, seat: int | None) -> list[Message]:
        """The lines that the last answer caused, as `seat` may read them."""
        events = self.opening if self.standing is None else self.standing.events
        lines = [self.table.line(event, seat) for event in events]
        return [line for line in lines if line is not None]

    def entries(self) -> list[Entry]:
        """The journal's entries in the order in which they were written."""
        found: list[Entry] = []
        entry = self.written
        while entry is not None:
            found.append(entry)
            entry = entry.before
        found.reverse()
        return found

    # -- inside -------------------------------------------------------------------------------------

    def _number(self, key: str) -> int:
        answer = self.table.vocabulary.index.get(key, -1)
        if answer < 0:
            raise UnknownKey(f"'{key}' is not an answer that {self.rules.title} knows.")
        return answer

    def _illegal(self, answer: int) -> Illegal:
        key = self.table.vocabulary.keys[answer]
        if self.over:
            return Illegal(f"'{key}' cannot be played: the game is over.")
        refusal = self.table.why_not(answer)
        if refusal is None:
            return Illegal(f"'{key}' is not among the answers to the question being asked.")
        try:
            sentence = self.rules.words("en").say(refusal.message)
        except (ModuleNotFoundError, BadOptions):
            # In the browser the engine has neither Fluent nor catalogues: there the page puts the message of `why_not`
            # into words.
            sentence = f"'{key}' is not allowed now."
        return Illegal(f"{refusal.rule}: {sentence}" if refusal.rule else sentence, refusal.rule)

    def _table_after(self, entry: Entry | None) -> Table:
        """The table as it was when `entry` was the last answer, played again from the nearest copy."""
        again: list[int] = []
        while entry is not None and entry.checkpoint is None:
            again.append(entry.answer)
            entry = entry.under
        checkpoint = self.start if entry is None else entry.checkpoint
        assert checkpoint is not None
        table = checkpoint.copy()
        for answer in reversed(again):
            table.answer(answer)
        table.events = []
        return table


def open_game(
    rules: AnyGame, table: Table, seats: tuple[SeatKind, ...], options: Mapping[str, Any], seed: int | str, pack: str
) -> Game:
    """A game whose journal begins with this table."""
    opening = tuple(table.events)
    table.events = []
    return Game(rules, table, seats, dict(options), seed, pack, opening, table.copy(), None, None)


def go_on(game: Game, table: Table, earlier: Earlier) -> Game:
    """The game from this table on, which `earlier` entries led to."""
    begun = open_game(game.rules, table, game.seats, game.options, game.seed, game.pack)
    begun.values = game.values
    begun.earlier = earlier
    begun.written = earlier.entry
    return begun


def shown_by(show: Callable[[Game], str]) -> None:
    """Set how notebooks show games from now on."""
    global _show
    _show = show
