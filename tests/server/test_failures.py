"""What goes wrong on our side, or is slow on the other, troubles nobody else, and tells nothing of our insides."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from served import PATIENCE, Person, Server
from structlog.testing import capture_logs
from test_limits import WISH, sound, trouble
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from claytable.server.app import create_app
from claytable.server.room import Room
from claytable.server.rooms import Rooms
from claytable.server.settings import Settings

SECRET = "/srv/secret/place.db: password of admin@10.0.0.7"


@asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[tuple[httpx.AsyncClient, Rooms]]:
    """A server in this very process, and a client of it."""
    app = create_app(Settings(db=f"sqlite:///{folder / 'tables.db'}", rate=1000))
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            yield client, app.state.rooms


def broken(*_: Any, **__: Any) -> Any:
    raise RuntimeError(SECRET)


PATHS = [
    ("GET", "/api/tables/{}"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables"),
    ("GET", "/api/watch/{}"),
    ("GET", "/health"),
]


def test_a_mistake_of_ours_is_told_by_a_number_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as (client, rooms):
            made = (await client.post("/api/tables", json=WISH)).json()
            rooms.open_rooms.clear()
            for name in ("record", "create", "held_by", "watched", "ping"):
                monkeypatch.setattr(rooms.store, name, broken)
            for method, path in PATHS:
                with capture_logs() as logged:
                    body = WISH if method == "POST" else None
                    answer = await client.request(method, path.format(made["id"]), json=body)
                sentence = trouble(answer, 500, "failure")
                assert SECRET not in answer.text
                # We find it in the log.
                assert [entry["event"] for entry in logged] == ["failure"]
                assert logged[0]["number"] in sentence
                assert str(logged[0]["exc_info"]) == SECRET
            monkeypatch.undo()
            assert (await client.get(f"/api/tables/{made['id']}")).status_code == 200

    asyncio.run(scene())


def test_a_database_that_fails_is_told_without_the_words_of_the_database(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as (client, rooms):
            made = (await client.post("/api/tables", json=WISH)).json()
            rooms.open_rooms.clear()
            async with rooms.store.engine.begin() as connection:
                await connection.exec_driver_sql("ALTER TABLE room RENAME TO elsewhere")
            for method, path in PATHS[:-1]:
                answer = await client.request(method, path.format(made["id"]), json=WISH if method == "POST" else None)
                sentence = trouble(answer, 503, "storage")
                assert "no such table" not in sentence
                assert "room" not in sentence
            async with rooms.store.engine.begin() as connection:
                await connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO room")
            assert (await client.get(f"/api/tables/{made['id']}")).status_code == 200

    asyncio.run(scene())


def test_a_database_that_does_not_answer_is_seen_in_the_health_without_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as (client, rooms):
            assert (await client.get("/health")).json()["status"] == "ok"

            def refuse() -> Any:
                raise OSError(SECRET)

            monkeypatch.setattr(type(rooms.store.engine), "connect", lambda _engine: refuse())
            answer = sound(await client.get("/health"))
            monkeypatch.undo()
            assert answer.status_code == 503
            assert answer.json()["status"] == "failing"
            assert SECRET not in answer.text

    asyncio.run(scene())


async def heard_out(line: ClientConnection) -> None:
    """All that the other side says, until it closes the connection."""
    while True:
        await line.recv()


def test_a_connection_that_cannot_get_the_table_is_closed_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        app = create_app(Settings(db=f"sqlite:///{tmp_path / 'tables.db'}", rate=1000))
        server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None))
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        host = f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        async with httpx.AsyncClient(base_url=f"http://{host}", verify=False) as client:
            id = (await client.post("/api/tables", json=WISH)).json()["id"]
            line = connect(
                f"ws://{host}/api/tables/{id}/live",
                additional_headers={"Cookie": f"claytable={client.cookies['claytable']}"},
            )
        with capture_logs() as logged:
            async with line as told:
                key = json.loads(await told.recv())["view"]["decision"]["options"][0]["key"]
                monkeypatch.setattr(Room, "view", broken)
                await told.send(json.dumps({"type": "answer", "number": 0, "key": key}))
                with pytest.raises(ConnectionClosed, match="1011"):
                    await asyncio.wait_for(heard_out(told), PATIENCE)
        assert [str(entry["exc_info"]) for entry in logged if entry["event"] == "table cannot be told"] == [SECRET]
        monkeypatch.undo()
        async with line as told:
            assert json.loads(await told.recv())["number"] == 1
        server.should_exit = True
        await serving

    asyncio.run(scene())


def test_a_slow_listener_holds_nobody_up(server: Server, ann: Person, bob: Person) -> None:
    table = ann.table("scholars", "here", "friend", "bot")
    bob.join(next(seat["invitation"] for seat in table["seats"] if seat["invitation"]), "Bob")
    with (
        ann.live(table["id"]) as hers,
        bob.live(table["id"]) as his,
        deaf(server, table, bob),
        deaf(server, table, bob),
    ):
        while hers.last.get("number", 0) < 60:
            number = max(hers.number, his.number)
            asked = hers if hers.options else his if his.options else None
            if asked is not None:
                assert asked.answer(asked.options[-1])["type"] == "accepted"
            hers.wait_for(number + 1)
            his.wait_for(number + 1)


def deaf(server: Server, table: dict[str, Any], person: Person) -> socket.socket:
    """Someone at the live table who never reads what is sent, and asks all the time."""
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    head = [
        f"GET /api/tables/{table['id']}/live HTTP/1.1",
        "Host: x",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: claytable={person.http.cookies['claytable']}",
    ]
    line.sendall("\r\n".join([*head, "", ""]).encode())
    ping = b'{"type":"ping"}'
    line.sendall((bytes([0x81, 0x80 | len(ping), 0, 0, 0, 0]) + ping) * 200)
    return line
