"""Who may let a bot answer for whom, and whose hidden things somebody else has seen.

A bot answers for a person only if that person wants it, if their time has run out, or if the others vote for it. Then
it stands in for them until they are back.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from ..core.rules import PERSON
from .problems import Conflict, NotYours
from .records import Record, Seat
from .wishes import USUAL

#: Seconds after which the other of two people may let a bot stand in for one who is asked and away.
AWAY: Final = 600.0


def others(record: Record, place: int) -> set[str]:
    """The other people who hold seats."""
    holders = {seat.holder for seat in record.seats if seat.kind == PERSON}
    return {holder for holder in holders if holder is not None and holder != record.seats[place].holder}


def voted(record: Record, place: int) -> set[str]:
    """Who of the others wants a bot to answer the open question in this seat."""
    number, _, voters = record.seats[place].votes.partition(":")
    return set(voters.split(",")) & others(record, place) if number == str(record.number) else set()


def waits_until(record: Record, place: int, present: Collection[int]) -> float | None:
    """From when on others may let a bot stand in for the person in this seat; None if they may not."""
    seat = record.seats[place]
    if record.asked != place or seat.kind != PERSON or seat.holder is None or seat.bot is not None:
        return None
    people = len(others(record, place))
    if people and record.minutes:
        return record.since + 60 * record.minutes
    if people == 1:
        return None if place in present else max(record.since, seat.gone) + AWAY
    return record.since if people else None


def vote(record: Record, place: int, holder: str | None, present: Collection[int], now: float) -> dict[str, Any]:
    """What changes about a seat when someone wants a bot to stand in there. Raises a Problem if they may not."""
    people = others(record, place)
    if holder not in people:
        raise NotYours("This is for the other people who sit at the table.")
    time = waits_until(record, place, present)
    if time is None:
        raise Conflict("Nobody waits for a person in this seat who is away.")
    if now < time:
        raise Conflict("The person who sits there still has time to answer.")
    votes = voted(record, place) | {holder}
    if record.minutes or votes == people:
        return {"bot": USUAL, "stand_in": True, "votes": ""}
    return {"votes": f"{record.number}:{','.join(sorted(votes))}"}


def back(seat: Seat) -> dict[str, Any]:
    """What changes about a seat when the person who sits there is back."""
    if seat.stand_in:
        return {"bot": None, "stand_in": False, "votes": ""}
    return {"votes": ""} if seat.votes else {}


def handed_on(seat: Seat, holder: str | None) -> dict[str, Any]:
    """What changes about a seat when someone else sits down there, or nobody: who sat there has seen what is hidden."""
    known = {each for each in (*seat.known.split(","), seat.holder) if each and each != holder}
    seen = {"known": ",".join(sorted(known)), "votes": "", "gone": 0.0}
    return {"holder": holder, **seen, **({"bot": None, "stand_in": False} if holder or seat.stand_in else {})}


def seen_by(record: Record, place: int) -> list[int]:
    """The seats of people who once sat in this seat: they have seen what is hidden there."""
    known = record.seats[place].known.split(",")
    return [seat.place for seat in record.seats if seat.holder in known and seat.holder != record.seats[place].holder]


def may(record: Record, place: int, holder: str | None, present: Collection[int]) -> list[str]:
    """What someone may do with a seat: `bot`, `person`, `hand-on`, `keep`, `vote` (the last not before `until`)."""
    seat = record.seats[place]
    if holder is None or seat.printed or record.over:
        return []
    if seat.holder == holder:
        handing = ["hand-on"] if seat.invitation is None else ["hand-on", "keep"]
        return ["bot" if seat.bot is None else "person", *handing]
    if seat.open and holder == record.owner:
        return ["bot" if seat.bot is None else "person", "hand-on"]
    waits = waits_until(record, place, present) is not None and holder in others(record, place)
    return ["vote"] if waits and holder not in voted(record, place) else []
