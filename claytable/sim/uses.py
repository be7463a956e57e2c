"""How often actions and components are used, as the log shows it.

A log line names what happened and what each of its arguments is: `("invents", seat, board, card)`. It is counted for
its seat as the action `invents`, and once for each thing in it: `invents:board:folding`, `invents:card:table`. A thing
is called by its id where the game's box lists ids of that kind (`card_ids`), otherwise by its message, or by what that
says, if it stands for one thing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from ..core.game import Game
from ..core.messages import Argument, Message
from ..core.rules import find_game
from ..core.table import Event, Table

#: Arguments that say who did it.
WHO: Final = ("seat", "owner")


class Uses:
    """Counts the uses of one game with one box. What a line means is worked out once."""

    def __init__(self, game: str, pack: str | None) -> None:
        rules = find_game(game)
        self._box = rules.box(pack)
        self._words = rules.words("en")
        self._known: dict[Event, tuple[str, ...]] = {}
        #: What each thing is called.
        self.names: dict[str, str] = {}

    def count(self, game: Game) -> list[dict[str, int]]:
        """How often each seat of a finished game used what."""
        events = Counter(game.opening)
        for entry in game.entries():
            events.update(entry.events)
        counts: list[dict[str, int]] = [{} for _ in game.seats]
        for event, times in events.items():
            if len(event) < 2 or not isinstance(event[1], int):
                # Nobody's.
                continue
            found = self._known.get((event[0], *event[2:]))
            if found is None:
                found = self._read(game.table, event)
            if found and event[1] >= 0:
                mine = counts[event[1]]
                for use in found:
                    mine[use] = mine.get(use, 0) + times
        return counts

    def _read(self, table: Table, event: Event) -> tuple[str, ...]:
        line = table.line(event, event[1])
        found: list[str] = []
        # A line whose doer the event does not name, such as one of the printed opponent, is no seat's use.
        if line is not None and next(iter(line.args), "") in WHO and len(line.args) == len(event) - 1:
            action = str(event[0])
            found.append(action)
            for (kind, argument), value in zip(line.args.items(), event[1:], strict=True):
                if kind in WHO:
                    continue
                for each, message, number in _things(kind, argument, value):
                    name = self._name(each, message, number)
                    if name:
                        found.append(f"{action}:{each}:{name}")
                        self.names[f"{each}:{name}"] = self._words.say(message)
        uses = tuple(found)
        if line is None or not any(_place(each) for each in line.args.values()):
            self._known[(event[0], *event[2:])] = uses
        return uses

    def _name(self, kind: str, message: Message, number: int) -> str:
        ids = getattr(self._box, f"{kind.replace('-', '_')}_ids", None)
        if ids is not None and number >= 0:
            return str(ids[number])
        if ids is not None and message.id == kind:
            # One message for all things of the kind: what it says tells them apart.
            return self._words.say(message)
        return "" if message.args and ids is None else message.id.removeprefix(f"{kind}-")


def _place(argument: Argument) -> bool:
    """Whether it is a place that was chosen: what lies there may be something else the next time."""
    return isinstance(argument, Message) and argument.id.startswith("answer-")


def _things(kind: str, argument: Argument, value: Any) -> Iterator[tuple[str, Message, int]]:
    """The things that an argument of a line names, each with its kind, and its number or -1."""
    if isinstance(argument, list):
        numbers = value if isinstance(value, tuple) else (-1,) * len(argument)
        for message, number in zip(argument, numbers, strict=True):
            yield kind.removesuffix("s"), message, number
    elif _place(argument):
        assert isinstance(argument, Message)
        for inner, there in argument.args.items():
            if isinstance(there, Message) and (there.id == inner or there.id.startswith(f"{inner}-")):
                yield inner, there, -1
    elif isinstance(argument, Message):
        yield kind, argument, value


@cache
def counter(game: str, pack: str | None) -> Uses:
    """The counter of this game and pack in this process."""
    return Uses(game, pack)
