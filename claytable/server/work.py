"""What the processes do that work for people: journals, replays, moments of long games. They keep the last games.

A process gets a table and the number of its entries. If it does not know them all, it says which it needs.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from ..core.game import Game
from ..core.journal import journal_text, snapshot
from ..host import analyses, dealing, frames, history, lessons, practice, replays, telling, upgrades
from ..host.problems import Problem
from ..host.records import Entry, Record
from ..host.room import MILESTONE
from ..host.scores import seen_scores
from ..host.wishes import PlayOnWish, read_journal, read_json, read_table
from .wire import encode

#: Games that one process keeps, the last asked about.
KEPT: Final = 8
#: Answers that someone has behind them who has taken back all since the last snapshot.
BEHIND: Final = 4 * MILESTONE
_kept: OrderedDict[str, Game] = OrderedDict()

P = ParamSpec("P")
R = TypeVar("R")
#: A table that was made, with its first entries.
Made = tuple[Record, list[Entry]]


class Missing(Problem):
    """The process needs the entries after this one."""

    def __init__(self, after: int) -> None:
        super().__init__(f"The entries after {after} are missing.")
        self.after = after

    def __reduce__(self) -> tuple[Any, ...]:
        return Missing, (self.after,)


def about(
    record: Record,
    number: int,
    entries: Sequence[Entry],
    work: Callable[Concatenate[Game, P], R],
    *args: P.args,
    **named: P.kwargs,
) -> R:
    """Do something with the whole game of a table that has `number` entries, of which `entries` are the last."""
    return work(_whole(record, number, entries), *args, **named)


def _whole(record: Record, number: int, entries: Sequence[Entry]) -> Game:
    game = _kept.pop(record.id, None)
    known = -1 if game is None else _length(game)
    entries = [entry for entry in entries if entry.number > known]
    if known < number and (not entries or entries[0].number != known + 1):
        if game is not None:
            _keep(record.id, game)
        raise Missing(known)
    if game is None:
        opened = upgrades.ended if upgrades.outdated(record) else history.replayed
        game = opened(record, list(entries))
    else:
        for entry in entries:
            history.play_entry(game, entry)
    _keep(record.id, game)
    return dealing.named(game, record)


def _keep(id: str, game: Game) -> None:
    _kept[id] = game
    if len(_kept) > KEPT:
        _kept.popitem(last=False)


def _length(game: Game) -> int:
    return 0 if game.written is None else game.written.number


# -- tables that are made ------------------------------------------------------------------------------


def dealt(wish: dict[str, Any], owner: str) -> Made:
    """A table from a wish."""
    return dealing.from_wish(read_table(wish), owner)


def imported(body: bytes, owner: str) -> Made:
    """A table from the text of a request that brings a journal."""
    return dealing.from_journal(read_journal(read_json(body.decode(errors="replace"))), owner)


def played_on(game: Game, record: Record, wish: PlayOnWish, owner: str, watch: str | None) -> Made:
    """A table at which someone plays on from a moment of a game."""
    return dealing.played_on(record, _after(game, record, wish.number), wish, owner, watch)


def upgraded(record: Record, entries: list[Entry], saved: tuple[int, Any] | None) -> tuple[Entry, dealing.Stands]:
    """The entry with which a table of older rules goes on with these ones, and where it then stands."""
    game, entry = upgrades.upgraded(record, entries, saved)
    return entry, dealing.stands(record, game, entry)


# -- of a whole game -----------------------------------------------------------------------------------


def milestone(game: Game) -> tuple[int, dict[str, Any]]:
    """The table some entries ago: a table that is opened from there has answers behind it to take back."""
    # An answer that stands: nothing that was taken back since lies before it.
    early = [entry.number for entry in replays.standing(game) if entry.number <= _length(game) - MILESTONE]
    before = early[-1] if early else game.begins
    return before, snapshot(game.after(before))


def behind(game: Game) -> tuple[dict[str, Any], list[str]]:
    """The table some answers ago, and the answers since that stand."""
    answers = replays.standing(game)
    since = answers[-BEHIND:]
    before = game.after(answers[-BEHIND - 1].number if len(answers) > BEHIND else game.begins)
    return snapshot(before), [game.vocabulary.keys[entry.answer] for entry in since]


def result(game: Game) -> dict[str, Any]:
    """How it ended."""
    return replays.result(game)


def journal(game: Game, record: Record, levels: Mapping[int, str]) -> bytes:
    """Its journal, with the levels of the bots that answered."""
    return journal_text(history.journal(game, record, levels)).encode()


def written_journal(record: Record, entries: Sequence[Entry]) -> bytes:
    """The journal of a table that cannot be opened here."""
    return journal_text(history.as_written(record, entries)).encode()


def moment(game: Game, record: Record, number: int, seat: int | None) -> bytes:
    """The table after an entry."""
    return encode(telling.moment(_after(game, record, number), number, seat))


def moments(game: Game, first: int, last: int, seat: int | None) -> bytes:
    """The table after each of these entries."""
    return encode(telling.moments(game, first, last, seat))


def course(game: Game, seat: int | None) -> bytes:
    """How it went."""
    return encode(replays.course(game, seat))


def watched(game: Game, after: int, upto: int, seat: int | None) -> bytes:
    """What happened, step by step."""
    return encode(frames.frames(game, after, upto, seat))


def overview(game: Game, found: list[dict[str, Any]]) -> bytes:
    """Its analysis as far as it is known."""
    return encode(analyses.overview(game, found))


def turn_to_analyse(game: Game, place: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """One of its turns, to be analysed."""
    return analyses.asked(game, place)


def practised(game: Game, after: int, keys: list[str]) -> dict[str, Any] | None:
    """A turn that somebody practised, to be compared; None while it goes on."""
    return practice.asked(game, after, keys)


def better_line(game: Game, turn: dict[str, Any]) -> bytes:
    """The table after each answer of the better line of an analysed turn."""
    return encode(analyses.better_line(game, turn))


def scores(game: Game, record: Record, number: int, seat: int | None) -> bytes:
    """The score as it would have been after an entry."""
    return encode(seen_scores(_after(game, record, number), seat))


def _after(game: Game, record: Record, number: int) -> Game:
    """The game as it stood after an entry, perhaps one that was played with older rules."""
    if number >= game.begins:
        return game.after(number)
    return upgrades.moment_before(record, dealing.earlier_entries(game), number)


def chapter(game: str, id: str) -> bytes:
    """A chapter of a game's lessons, as it is sent."""
    return encode(lessons.chapter(game, id))
