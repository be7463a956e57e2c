"""What people have chosen under "Settings": kept for each person, the newest wins, and gone with the person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import func, select

from claytable.server.admin import administered
from claytable.server.app import create_app
from claytable.server.expiry import Expiry
from claytable.server.prices import WITH_SETTINGS
from claytable.server.schema import PREFERENCES
from claytable.server.settings import Settings
from claytable.server.store import Store
from claytable.server.tokens import fingerprint

CHOSEN = {"palette": "safe", "sound": True, "taught": ["inventors"]}
#: The clock goes on while a test runs.
SOON = 60.0

Scene = Callable[[FastAPI, httpx.AsyncClient], Awaitable[None]]


def played(url: str, scene: Scene) -> None:
    """A server, and a person who sits at a table."""

    async def run() -> None:
        server = create_app(Settings(db=url, rate=1000))
        async with server.router.lifespan_context(server), browser(server) as ann:
            await sit_down(ann)
            await scene(server, ann)

    asyncio.run(run())


@asynccontextmanager
async def browser(server: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(server), base_url="http://localhost") as client:
        yield client


async def sit_down(person: httpx.AsyncClient) -> Any:
    seats = [{"kind": "here"}, {"kind": "bot", "level": "random"}]
    answer = await person.post("/api/tables", json={"game": "inventors", "seats": seats})
    return answer.json()


async def choose(person: httpx.AsyncClient, settings: Any = CHOSEN, ago: float = 0) -> Any:
    answer = await person.put("/api/settings", json={"settings": settings, "ago": ago})
    assert answer.status_code == 200, answer.text
    return answer.json()["kept"]


async def kept(person: httpx.AsyncClient) -> Any:
    return (await person.get("/api/settings")).json()["kept"]


async def rows(store: Store) -> int:
    async with store.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(PREFERENCES))).scalar_one())


def test_a_person_finds_what_they_chose(url: str) -> None:
    async def scene(server: FastAPI, ann: httpx.AsyncClient) -> None:
        assert await kept(ann) is None
        assert (await choose(ann, ago=3600))["settings"] == CHOSEN
        found = await kept(ann)
        assert found["settings"] == CHOSEN
        assert 3600 <= found["ago"] < 3600 + SOON
        async with browser(server) as bob:
            await sit_down(bob)
            assert await kept(bob) is None

    played(url, scene)


def test_the_newest_choice_wins_whenever_it_arrives(url: str) -> None:
    async def scene(_server: FastAPI, ann: httpx.AsyncClient) -> None:
        await choose(ann, ago=1000)
        assert (await choose(ann, {"palette": "standard"}, ago=2000))["settings"] == CHOSEN
        assert (await choose(ann, {"palette": "standard"}, ago=500))["settings"] == {"palette": "standard"}

    played(url, scene)


def test_nothing_is_kept_of_somebody_who_holds_nothing(url: str) -> None:
    async def scene(server: FastAPI, _ann: httpx.AsyncClient) -> None:
        store = server.state.rooms.store
        async with browser(server) as guest:
            assert await choose(guest) is None
            guest.cookies.set("claytable", "x" * 32)
            assert await choose(guest) is None
            assert await kept(guest) is None
        assert await rows(store) == 0

    played(url, scene)


def test_what_was_chosen_goes_with_the_last_seat(url: str) -> None:
    async def scene(server: FastAPI, ann: httpx.AsyncClient) -> None:
        store = server.state.rooms.store
        await choose(ann)
        await store.expire(Expiry(keep=400))
        assert await kept(ann) is not None
        # She made this table, and neither made nor sits at any other.
        (table,) = (await ann.get("/api/tables")).json()["tables"]
        async with administered(server.state.settings.database) as admin:
            await admin.delete(table["id"])
        assert await rows(store) == 0

    played(url, scene)


def test_who_has_stood_up_everywhere_is_forgotten_when_tables_expire(url: str) -> None:
    async def scene(server: FastAPI, ann: httpx.AsyncClient) -> None:
        store = server.state.rooms.store
        async with browser(server) as bob:
            seats = [{"kind": "here"}, {"kind": "friend"}]
            table = (await ann.post("/api/tables", json={"game": "inventors", "seats": seats})).json()
            (link,) = (seat["invitation"] for seat in table["seats"] if seat["invitation"])
            (place,) = (seat["place"] for seat in table["seats"] if seat["invitation"])
            await bob.post(f"/api/invitations/{link}", json={"name": "Bob"})
            await choose(bob)
            await bob.post(f"/api/tables/{table['id']}/seats/{place}/leave")
            await store.expire(Expiry(keep=400))
            assert await rows(store) == 0

    played(url, scene)


def test_a_forgotten_person_has_chosen_nothing(url: str) -> None:
    async def scene(server: FastAPI, ann: httpx.AsyncClient) -> None:
        await choose(ann)
        async with administered(server.state.settings.database) as admin:
            await admin.forget(fingerprint(ann.cookies["claytable"]))
        assert await rows(server.state.rooms.store) == 0
        assert await choose(ann) is None

    played(url, scene)


@pytest.mark.parametrize(
    ("settings", "ago", "status"),
    [
        ({"palette": {"deep": "er"}}, 0, 422),
        ({"palette": ["a", ["b"]]}, 0, 422),
        ({"palette": 3}, 0, 422),
        ({"palette": "x" * 65}, 0, 422),
        ({"a b": "safe"}, 0, 422),
        ({"palette": "safe"}, -1, 422),
        ({"taught": ["x" * 60] * (WITH_SETTINGS // 60)}, 0, 413),
    ],
)
def test_only_small_plain_values_are_kept(tmp_path: Any, settings: Any, ago: float, status: int) -> None:
    async def scene(_server: FastAPI, ann: httpx.AsyncClient) -> None:
        answer = await ann.put("/api/settings", json={"settings": settings, "ago": ago})
        assert answer.status_code == status
        assert await kept(ann) is None

    played(f"sqlite:///{tmp_path / 'tables.db'}", scene)
