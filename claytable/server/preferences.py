"""What people have chosen under *Settings*: kept for each person who sits at a table here, or made one.

Which settings there are, only the client knows (`web/src/settings.svelte.ts`); here they are names with small values.
"""

from __future__ import annotations

import json
from time import time
from typing import Annotated, Any, Final, TypeAlias

from fastapi import APIRouter, Depends
from pydantic import BaseModel, Field, StringConstraints
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from .api import TROUBLES
from .database import storage
from .models.fields import Strict
from .people import AllRooms, Holder, open_to_change
from .schema import PREFERENCES
from .store import Store

#: Seconds since a setting was changed: a hundred years are enough.
LONGEST_AGO: Final = 100 * 366 * 24 * 3600.0

_Text: TypeAlias = Annotated[str, StringConstraints(max_length=64)]
_Name: TypeAlias = Annotated[str, StringConstraints(pattern="^[A-Za-z]{1,32}$")]
_Value: TypeAlias = bool | _Text | list[_Text]
_Ago: TypeAlias = Annotated[float, Field(ge=0, le=LONGEST_AGO)]


class Preferences(Strict):
    """The settings that a person has chosen. Clocks differ, so it says how many seconds ago the last one changed."""

    settings: dict[_Name, _Value]
    ago: _Ago


class KeptPreferences(BaseModel):
    """The same as the server keeps it; nothing for a person who has not chosen, or holds no seat here."""

    kept: Preferences | None


router = APIRouter(prefix="/api", tags=["people"], responses=TROUBLES, dependencies=[Depends(open_to_change)])


@router.get("/settings")
async def read(rooms: AllRooms, holder: Holder) -> KeptPreferences:
    """What you have chosen under *Settings*, in this browser or wherever you have the same cookie."""
    return KeptPreferences(kept=None if holder is None else await _kept(rooms.store, holder))


@router.put("/settings")
async def write(chosen: Preferences, rooms: AllRooms, holder: Holder) -> KeptPreferences:
    """Keep what you have chosen, unless something newer is kept; answers with what is kept now."""
    if holder is None or not await rooms.store.holds(holder):
        return KeptPreferences(kept=None)
    row = {"holder": holder, "settings": json.dumps(chosen.settings), "changed": time() - chosen.ago}
    dialect = postgresql if rooms.store.engine.dialect.name == "postgresql" else sqlite
    put: Any = dialect.insert(PREFERENCES).values(row)
    newer = PREFERENCES.c.changed < put.excluded.changed
    with storage("The database could not be written"):
        async with rooms.store.engine.begin() as connection:
            await connection.execute(put.on_conflict_do_update(index_elements=["holder"], set_=row, where=newer))
    return KeptPreferences(kept=await _kept(rooms.store, holder))


async def _kept(store: Store, holder: str) -> Preferences | None:
    with storage("The database could not be read"):
        async with store.engine.connect() as connection:
            found = select(PREFERENCES).where(PREFERENCES.c.holder == holder)
            row = (await connection.execute(found)).first()
    if row is None:
        return None
    return Preferences(settings=json.loads(row.settings), ago=max(0.0, time() - row.changed))
