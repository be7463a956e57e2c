"""What the arguments of log lines are, as messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ...core.messages import Argument, Message
from . import names
from .table import ScholarsTable
from .terms import ROOMS


def argument(table: ScholarsTable, kind: str, value: Any) -> Argument:
    """An argument of a log line in words: `says.LINES` names its kind."""
    if kind in ("n", "least", "place"):
        return int(value)
    if kind == "rule":
        return str(value)
    if kind in ("seat", "owner"):
        return names.owner(value, table.opponent)
    if kind == "colours":
        return names.colours(value)
    found: Argument = _PRINTED[kind](table, value)
    return found


def _dice(table: ScholarsTable, codes: tuple[int, ...]) -> list[Message]:
    return [names.die(code) for code in codes]


def _lying(table: ScholarsTable, slots: tuple[tuple[int, tuple[int, ...]], ...]) -> list[Message]:
    """Dice by the Action Slot on which they lie."""
    return [Message("on-slot", {"slot": names.slot(slot), "pieces": _dice(table, codes)}) for slot, codes in slots]


def _standing(table: ScholarsTable, slots: tuple[tuple[int, tuple[int, ...]], ...]) -> list[Message]:
    """Workers by the Action Slot on which they stand."""
    return [Message("on-slot", {"slot": names.slot(slot), "pieces": names.workers(counts)}) for slot, counts in slots]


def _rooms(rooms: Iterable[int]) -> list[Message]:
    return [Message("room", {"n": room + 1}) for room in rooms]


_PRINTED: Final[dict[str, Any]] = {
    "goal": lambda table, n: names.goal(table.box, n),
    "translator": lambda table, n: names.translator(table.box, n),
    "top": lambda table, n: names.translator(table.box, n),
    "resource": lambda table, n: names.resource(table.box, n),
    "worker": lambda table, n: names.worker(n),
    "die": lambda table, n: names.die(n),
    "dice": _dice,
    "rolled": _dice,
    "lying": _lying,
    "standing": _standing,
    "gained": lambda table, n: names.dice(table.box.resource_dice[n]),
    "colour": lambda table, n: names.colour(n),
    "target": lambda table, n: Message(f"target-{n.bit_length()}"),
    "card": lambda table, n: names.card(table.box, n),
    "cards": lambda table, cards: [names.card(table.box, n) for n in cards],
    "slot": lambda table, n: names.slot(n),
    "action": lambda table, n: names.action(n),
    "room": lambda table, n: Message("room", {"n": n + 1}),
    "spot": lambda table, n: Message("spot", {"n": n + 1}),
    "scroll": lambda table, n: names.scroll(table.box, n),
    "guild": lambda table, n: names.guild(n),
    "track": lambda table, n: names.track(n),
    "line": lambda table, n: _rooms(room for room in range(ROOMS) if n >> room & 1),
    "rooms": lambda table, rooms: _rooms(rooms),
    "language": lambda table, n: names.language(n),
    "pile": lambda table, n: Message("pile-top" if n else "pile-bottom"),
    "caliph": lambda table, n: Message("caliph-card", {"n": n + 1}),
    "space": lambda table, n: names.caliph_space(n),
    "difficulty": lambda table, n: Message(f"difficulty-{n}"),
    "scheme": lambda table, n: names.scheme(table.box, n),
    "condition": lambda table, n: Message(("condition-employed", "condition-house")[n]),
    "focus": lambda table, n: names.focus(table.box, n),
}
