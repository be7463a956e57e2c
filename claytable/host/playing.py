"""Answers and undos, tried on a copy: it becomes the table only when it has been written down."""

from __future__ import annotations

from ..core.errors import Illegal
from ..core.game import Game
from .bounds import LAST_UNDO, LONGEST_TABLE
from .history import taken_back, written
from .problems import Conflict, Late, NotFound, NotYours, Refused
from .records import Entry
from .room import Here, Room


def expect(room: Room[Here], number: int) -> None:
    """The answer must be to the open question."""
    if number < room.number:
        raise Late("The table has moved on: this answers an earlier question.")
    if number > room.number:
        raise Refused(f"There is no question {number} yet: the open one is {room.number}.")
    if number >= LONGEST_TABLE:
        raise Conflict(f"This table's journal is full: it has {number} entries.")


def try_answer(
    room: Room[Here], seats: tuple[int, ...], key: str, came: float, level: str | None = None
) -> tuple[Game, list[Entry]]:
    """The game after an answer for one of `seats`, by a person or a bot of a `level`, and the entry to write down."""
    asked = room.asked
    if asked < 0:
        raise Conflict("The game is over.")
    if asked not in seats:
        raise NotYours("It is not your turn to choose.")
    if level is not None and room.bot != level:
        raise Conflict("The bot no longer plays this seat.")
    if level is None and room.bot is not None:
        raise Conflict("A bot plays this seat; take it back first.")
    game = room.game.copy()
    try:
        game.play(key)
    except Illegal as error:
        raise Refused(str(error), error.rule) from None
    standing = game.standing
    assert standing is not None
    return game, [written(game, room.number + 1, asked, key, standing.events, came, level)]


def who_undoes(room: Room[Here], seats: tuple[int, ...]) -> tuple[int, int]:
    """Which of `seats` takes an answer back, and how many answers that takes back."""
    if room.number >= LAST_UNDO:
        raise Refused("So much was taken back at this table that nothing more can be.")
    for seat in seats:
        steps = room.steps_back(seat)
        if steps:
            return seat, steps
    if room.game.standing is None and room.record.rules != room.game.rules.version:
        raise Refused("The rules of this table have changed since your last answer: it can no longer be taken back.")
    raise Refused("Your last answer cannot be taken back: it showed something hidden, or others played on.")


def try_undo(room: Room[Here], seat: int, steps: int, came: float) -> tuple[Game, list[Entry]]:
    """The game after `seat` has taken back, and the entries to write down."""
    game = room.game.copy()
    return game, taken_back(game, room.number, seat, steps, came)


def tells_seed(room: Room[Here], game: Game) -> bool:
    """Whether someone who goes back to `game` learns the seed: they know what chance will decide again."""
    return game.table.reveals != room.game.table.reveals and not room.record.known_seed


def check_entry(room: Room[Here], number: int) -> None:
    """Raises NotFound for an entry that a table does not have."""
    if not 0 <= number <= room.number:
        raise NotFound(f"This table has {room.number} entries.")


def stretch(room: Room[Here], after: int, upto: int | None) -> int:
    """The last of the entries that someone wants to watch; raises NotFound where a table does not have them."""
    last = room.number if upto is None else upto
    check_entry(room, last)
    check_entry(room, after)
    return max(after, last)
