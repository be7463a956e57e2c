"""Who may see a table, through whose eyes, and who may change a seat."""

from __future__ import annotations

from collections.abc import Mapping
from hmac import compare_digest
from typing import Final

from ..core.errors import BadOptions
from ..core.rules import NO_BOTS, PERSON, known_any
from .problems import Conflict, NotFound, NotYours, Refused, no_table
from .records import Record, Seat
from .room import Here, Room
from .thinking import check_level

#: How bots may help somebody who plays; everyone at the table reads who was helped.
HINT: Final = "hint"
ODDS: Final = "odds"


def may_see(record: Record, holder: str | None, watch: str | None) -> None:
    """Only people who sit there, made the table, or have the link to watch learn that it exists."""
    if watch is not None and compare_digest(watch.encode(), record.watch.encode()):
        return
    if holder is not None and (holder == record.owner or record.held_by(holder)):
        return
    raise no_table()


def eyes(room: Room[Here], holder: str | None, watch: str | None, seat: int | None = None) -> int | None:
    """The seat through which someone sees a table; None is a spectator.

    They may ask for a `seat`: one of their own, and any when the game is over.
    """
    may_see(room.record, holder, watch)
    held = () if watch is not None else room.record.held_by(holder)
    if seat is not None:
        if seat >= len(room.record.seats):
            raise NotFound("There is no such seat.")
        if seat not in held and not room.game.over:
            raise NotYours("Until the game is over you see the table through your own eyes.")
        return seat
    if not held:
        return None
    played = room.record.without_bots(held)
    return room.asked if room.asked in played else played[0]


def helped(seat: Seat, how: str) -> str:
    """What is kept of a seat once a bot has helped its people; what is kept already, if it says so."""
    kept = seat.helped.split()
    return " ".join(kept if how in kept else [*kept, how])


def looks_ahead(room: Room[Here], seat: int | None) -> int:
    """The seat from which somebody asks who is likely to win. Raises a Problem where no odds are given."""
    if seat is None:
        raise NotYours("Who is likely to win is said to those who play.")
    if room.game.over:
        raise Conflict("The game is over: it is known who has won.")
    return seat


def may_take_along(record: Record, holder: str | None) -> None:
    """A journal tells all that is hidden: you get it when the game is over, or if you play with nobody but bots."""
    alone = holder is not None and record.alone(holder) and bool(record.held_by(holder))
    if not record.over and not alone:
        raise Conflict("The journal tells what is still hidden: you get it when the game is over.")


def seats_for(record: Record, holder: str | None, query: Mapping[str, str]) -> tuple[int, ...]:
    """The seats that someone comes to play in: all of theirs, or the one they name; none for someone who watches."""
    may_see(record, holder, query.get("watch"))
    seats = () if "watch" in query else record.held_by(holder)
    if "seat" not in query:
        return seats
    named = query["seat"]
    if not named.isdecimal() or len(named) > 1 or int(named) not in seats:
        raise NotYours("This seat is not yours.")
    return (int(named),)


def last_seen(query: Mapping[str, str]) -> int:
    """The last entry that a newcomer already knows; -1 is none."""
    seen = query.get("seen", "")
    return int(seen) if seen.isdecimal() and len(seen) < 10 else -1


def seat_at(record: Record, holder: str | None, place: int) -> Seat:
    """A seat, for someone who may see the table."""
    may_see(record, holder, None)
    if place >= len(record.seats):
        raise NotFound("There is no such seat.")
    return record.seats[place]


def changeable(record: Record, holder: str | None, place: int) -> Seat:
    """The seat, if this person may change it: its holder may; where no person sits, the one who made the table."""
    seat = seat_at(record, holder, place)
    if seat.holder is not None and seat.holder != holder:
        raise NotYours("Only the one who sits there can do this.")
    if seat.holder is None and holder != record.owner:
        raise NotYours("Nobody sits there: only the one who made the table can do this.")
    return seat


def check_bots(game: str) -> None:
    """Raises Refused for a companion."""
    rules = known_any(game)
    if rules is not None and rules.companion_of:
        raise Refused(NO_BOTS)


def may_replace(game: str, seat: Seat, level: str) -> None:
    """Whether a bot of this level may play a seat of this game."""
    check_bots(game)
    if seat.kind != PERSON and seat.bot is None:
        raise Refused("The printed opponent stays.")
    try:
        check_level(level)
    except BadOptions as error:
        raise Refused(str(error)) from None


def may_give_back(seat: Seat) -> None:
    """Whether a person may play a seat again."""
    if seat.kind != PERSON:
        raise Refused("This seat was never one of a person.")
