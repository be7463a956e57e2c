"""What people are told of a table: each only what they may know."""

from __future__ import annotations

from collections.abc import Collection

from ..core.rules import find_game
from .models import SeatInfo, TableInfo
from .records import Record


def seat_infos(record: Record, holder: str | None, present: Collection[int] = ()) -> list[SeatInfo]:
    """The chairs; the one who made the table sees the invitations too."""
    return [
        SeatInfo.model_construct(
            place=seat.place,
            kind=seat.kind,
            name=seat.name,
            open=seat.open,
            bot=seat.bot,
            yours=holder is not None and seat.holder == holder,
            present=seat.place in present,
            invitation=seat.invitation if holder == record.owner else None,
        )
        for seat in record.seats
    ]


def table_info(record: Record, holder: str | None, present: Collection[int] = ()) -> TableInfo:
    """A table in a list, or by itself."""
    mine = record.held_by(holder)
    return TableInfo(
        id=record.id,
        game=record.game,
        title=find_game(record.game).title,
        options=record.options,
        pack=record.pack,
        seats=seat_infos(record, holder, present),
        owner=holder == record.owner,
        number=record.number,
        asked=None if record.over else record.asked,
        over=record.over,
        progress=record.progress,
        your_turn=record.asked in mine and record.seats[record.asked].bot is None,
        unread=bool(mine) and record.number > max(record.seats[place].seen for place in mine),
        created=record.created,
        moved=record.moved,
        watch=record.watch if mine or holder == record.owner else None,
        next=record.next,
        known_seed=record.known_seed,
        seed=record.seed if record.over else None,
    )
