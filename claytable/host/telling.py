"""The messages about a table, as plain data: each person gets only what they may know."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from ..core.errors import UnknownKey
from ..core.game import Game
from ..core.preview import outlook as foretold
from ..core.rules import known_any
from .dealing import ORIGIN, commitment_of
from .fairness import may, seen_by, voted, waits_until
from .problems import NotFound, NotYours, Problem
from .records import Entry, Record
from .replays import visited
from .room import Here, Room
from .seating import check_bots, may_see


def seat_infos(record: Record, holder: str | None, present: Collection[int] = ()) -> list[dict[str, Any]]:
    """The chairs. You see the invitations to your own seats, and the person who made the table those to open ones."""
    return [
        {
            "place": seat.place,
            "kind": seat.kind,
            "name": seat.name,
            "open": seat.open,
            "bot": seat.bot,
            "yours": holder is not None and seat.holder == holder,
            "present": seat.place in present,
            "invitation": seat.invitation if holder == (record.owner if seat.open else seat.holder) else None,
            "stand_in": seat.stand_in,
            "seen_by": seen_by(record, seat.place),
            "may": may(record, seat.place, holder, present),
            "votes": len(voted(record, seat.place)),
            "until": waits_until(record, seat.place, present),
            "helped": seat.helped.split(),
        }
        for seat in record.seats
    ]


def table_info(
    record: Record, holder: str | None, present: Collection[int] = (), expires: float | None = None
) -> dict[str, Any]:
    """A table in a list, or by itself; `expires` is when it will be deleted, if that is soon."""
    mine = record.held_by(holder)
    return {
        "id": record.id,
        "game": record.game,
        "title": _title(record.game),
        "rules": record.rules,
        "played": record.played,
        "options": record.options,
        "pack": record.pack,
        "seats": seat_infos(record, holder, present),
        "owner": holder == record.owner,
        "number": record.number,
        "asked": None if record.over else record.asked,
        "over": record.over,
        "progress": record.progress,
        "your_turn": record.asked in mine and record.seats[record.asked].bot is None,
        "unread": bool(mine) and record.number > max(record.seats[place].seen for place in mine),
        "created": record.created,
        "moved": record.moved,
        "expires": expires,
        "minutes": record.minutes,
        "watch": record.watch if mine or holder == record.owner else None,
        "next": record.next,
        "begun": record.begun,
        "origin": {name: record.origin[name] for name in ORIGIN} | dict.fromkeys(("table", "watch"))
        if record.origin
        else None,
        "result": (record.result or None) if record.over else None,
        "known_seed": record.known_seed,
        "commitment": commitment_of(record),
        "seed": record.seed if record.over else None,
    }


def way_back(record: Record, old: Record, holder: str | None) -> tuple[str | None, str | None]:
    """The table that this one goes on from, and the link by which one sees it, for people who may see it."""
    watch = record.origin.get("watch") if holder == record.owner else None
    try:
        may_see(old, holder, watch)
    except NotFound:
        return None, None
    return old.id, watch


def _title(id: str) -> str:
    """What a game is called; one that is no longer installed has its tables still."""
    game = known_any(id)
    return id if game is None else game.title


def moment(game: Game, number: int, seat: int | None) -> dict[str, Any]:
    """The table as it stood after an entry."""
    view = game.view(seat) | {"progress": game.rules.progress(game.table)}
    return {"number": number, "seat": seat, "view": view}


def moments(game: Game, first: int, last: int, seat: int | None) -> list[dict[str, Any]]:
    """The table as it stood after each answer of a stretch of its journal that stands."""
    return [moment(then, number, seat) for number, then in visited(game, first, last)]


def trouble(problem: Problem) -> dict[str, Any]:
    """What went wrong with a request."""
    return {"code": problem.code, "sentence": str(problem), "rule": problem.rule}


# -- live ----------------------------------------------------------------------------------------------


def table_message(
    room: Room[Here], number: int, seat: int | None, entries: Sequence[Entry], gap: bool
) -> dict[str, Any]:
    """The table after entry `number` as `seat` may see it: all but its view, with the log of these entries."""
    log = [room.lines(entry, seat) for entry in entries]
    return {"type": "table", "number": number, "seat": seat, "log": log, "gap": gap}


def untold(entries: Sequence[Entry], seen: int, number: int) -> tuple[list[Entry], bool]:
    """Of these entries, those after `seen` up to `number`, and whether some between are not among them."""
    found = [entry for entry in entries if seen < entry.number <= number]
    return found, bool(found) and found[0].number > seen + 1


def seats_message(room: Room[Here], holder: str | None) -> dict[str, Any]:
    """Who sits where, who is present, how many watch, and where the same people play again."""
    present, watching = room.present()
    infos = seat_infos(room.record, holder, present)
    return {"type": "seats", "seats": infos, "watching": watching, "next": room.record.next}


def accepted(number: int | None) -> dict[str, Any]:
    """The answer (or undo) to question `number` is committed."""
    return {"type": "accepted", "number": number}


def rejected(number: int | None, problem: Problem) -> dict[str, Any]:
    """What someone said at question `number` was not taken."""
    return {"type": "rejected", "number": number} | trouble(problem)


def reason(room: Room[Here], seats: tuple[int, ...], key: str) -> dict[str, Any]:
    """Why something cannot be chosen, for the seat that must answer."""
    check_asked(room, seats)
    try:
        refusal = room.game.why_not(key)
    except UnknownKey as error:
        raise NotFound(str(error)) from None
    return {
        "type": "reason",
        "key": key,
        "rule": "" if refusal is None else refusal.rule,
        "message": None if refusal is None else refusal.message.data(),
    }


def outlook(room: Room[Here], seats: tuple[int, ...], key: str) -> dict[str, Any]:
    """What an answer would do, for the seat that must answer."""
    check_asked(room, seats)
    game = room.game
    answer = game.vocabulary.index.get(key, -1)
    if answer not in game.answers:
        raise NotFound("This is none of the answers that are open.")
    found = foretold(game, answer, room.number)
    return {
        "type": "outlook",
        "number": room.number,
        "key": key,
        "lines": [line.data() for line in found.lines],
        "stop": found.stop,
        "next": None if found.next is None else found.next.data(),
        "seat": None if found.next is None else found.seat,
        "view": dict(found.view),
        "closes": [message.data() for message in found.closes],
    }


def hint(number: int, advised: dict[str, Any]) -> dict[str, Any]:
    """What a bot would do at question `number`, and why (`thinking.advise`)."""
    return {"type": "hint", "number": number} | advised


def closing(problem: Problem) -> dict[str, Any]:
    """Why no more messages follow."""
    return {"type": "closing", "code": problem.code, "sentence": str(problem)}


def check_asked(room: Room[Here], seats: tuple[int, ...]) -> None:
    """Raises NotYours when it is somebody else's question."""
    if room.asked not in seats:
        raise NotYours("It is not your turn to choose.")


def check_advised(room: Room[Here], seats: tuple[int, ...]) -> None:
    """The same for hints, which no bot can give at the real table."""
    check_asked(room, seats)
    check_bots(room.record.game)
