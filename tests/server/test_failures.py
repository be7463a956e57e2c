"""What goes wrong on our side, or is slow on the other, troubles nobody else, and tells nothing of our insides."""

from __future__ import annotations

import asyncio
import json
import resource
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from logged import json_logs, lines
from seated import seated
from served import PATIENCE, Person, Server
from structlog.testing import capture_logs
from test_limits import WISH, sound, trouble
from test_wild_sockets import serving
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from claytable.server import bus, patience, tasks
from claytable.server.app import create_app
from claytable.server.room import Room
from claytable.server.rooms import Rooms
from claytable.server.settings import Settings
from claytable.server.tokens import new_token

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


@pytest.mark.parametrize("silence", [TimeoutError(), OSError()])
def test_a_database_whose_error_has_no_words_is_a_database_that_fails(
    silence: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as (client, rooms):

            def refuse(_engine: Any) -> Any:
                raise silence

            for name in ("connect", "begin"):
                monkeypatch.setattr(type(rooms.store.engine), name, refuse)
            with capture_logs() as logged:
                assert sound(await client.get("/health")).status_code == 503
                trouble(await client.get("/api/tables", headers={"Cookie": f"claytable={'A' * 32}"}), 503, "storage")
            monkeypatch.undo()
            assert {entry["cause"] for entry in logged} == {type(silence).__name__}

    asyncio.run(scene())


def test_a_full_disk_is_not_ready_and_lives(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as (client, _rooms):
            for path in ("/health", "/health/ready", "/health/live"):
                assert (await client.get(path)).json()["status"] == "ok"
            with no_room(), capture_logs():
                found = [sound(await client.get(path)) for path in ("/health", "/health/ready", "/health/live")]
            assert [answer.status_code for answer in found] == [503, 503, 200]
            assert found[0].json() == {"status": "failing", "database": "cannot be written", "bus": "ok"}
            assert (await client.get("/health/ready")).status_code == 200

    asyncio.run(scene())


@contextmanager
def no_room() -> Iterator[None]:
    """Meanwhile no file of this process can grow: what the database adds does not fit."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


def test_parts_that_hang_are_told_and_without_the_bus_the_server_is_degraded_and_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("claytable.server.health.PATIENCE", 0.05)

    async def scene() -> None:
        async with inside(tmp_path) as (client, rooms):
            monkeypatch.setattr(rooms.bus, "ping", hang)
            answer = sound(await client.get("/health/ready"))
            assert answer.status_code == 200
            assert answer.json() == {"status": "degraded", "database": "ok", "bus": "does not answer"}
            monkeypatch.setattr(rooms.store, "ping", hang)
            assert sound(await client.get("/health/ready")).status_code == 503
            assert (await client.get("/health/live")).status_code == 200

    asyncio.run(scene())


def test_a_redis_that_hangs_holds_few_words_and_gets_the_next_ones_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bus, "PATIENCE", 0.2)
    connections = 0

    async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal connections
        connections += 1
        while await reader.read(1000):
            pass
        writer.close()

    async def scene() -> None:
        async with await asyncio.start_server(hang, "127.0.0.1", 0) as server:
            there = bus.Redis(f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}", "one")
            for _ in range(2):
                # All of these come to an end.
                await asyncio.gather(*(there.tell({"what": "seats", "room": "a"}) for _ in range(500)))
            assert 0 < connections <= 2 * bus.MOST
            assert there._telling == 0
            await there.close()

    asyncio.run(scene())


class HardOfHearing:
    """A client of Redis that takes the first word to end for trouble with its line."""

    def __init__(self) -> None:
        self.told = 0

    async def ping(self) -> None:
        pass

    def pubsub(self, **_: Any) -> HardOfHearing:
        return self

    async def __aenter__(self) -> HardOfHearing:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def subscribe(self, _channel: str) -> None:
        pass

    async def listen(self) -> AsyncIterator[dict[str, bytes]]:
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                self.told += 1
                if self.told > 1:
                    raise
            yield {"data": b"hello"}

    async def aclose(self) -> None:
        pass


def test_a_server_ends_although_its_client_of_redis_did_not_hear_it_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "INSISTENCE", 0.05)

    async def scene() -> None:
        there, client = bus.Redis("redis://nowhere", "one"), HardOfHearing()
        there._redis = client  # type: ignore[assignment]
        await there.open(lambda _word: None, lambda: None)
        await asyncio.sleep(0)
        closed, _ = await asyncio.wait([asyncio.create_task(there.close())], timeout=PATIENCE)
        assert closed
        assert client.told == 2

    asyncio.run(scene())


def test_a_failure_is_logged_by_its_route_and_never_with_a_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    secrets = [new_token() for _ in range(3)]

    def told(token: str) -> Any:
        raise RuntimeError(f"nothing at {token}")

    async def scene() -> None:
        async with inside(tmp_path) as (client, rooms):
            for name in ("invited", "watched", "record"):
                monkeypatch.setattr(rooms.store, name, told)
            await client.get(f"/api/invitations/{secrets[0]}")
            await client.get(f"/api/watch/{secrets[1]}")
            await client.get(f"/api/tables/{'A' * 22}", params={"watch": secrets[2]})

    with json_logs():
        asyncio.run(scene())
    logged = lines(capsys)
    failures = [line for line in logged if line["event"] == "failure"]
    assert [line["route"] for line in failures] == [
        "/api/invitations/{token}",
        "/api/watch/{token}",
        "/api/tables/{table}",
    ]
    assert all("nothing at" in line["exception"] for line in failures)
    assert not [secret for secret in secrets if secret in json.dumps(logged)]


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


def test_a_mistake_of_ours_in_an_answer_is_told_by_its_number_and_the_connection_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    refused: dict[str, Any] = {}

    async def scene() -> None:
        async with serving(f"sqlite:///{tmp_path / 'tables.db'}") as port:
            with Person(SimpleNamespace(url=f"http://127.0.0.1:{port}", port=port)) as ann:  # type: ignore[arg-type]
                id = (await asyncio.to_thread(ann.table, "inventors", "here"))["id"]
                async with seated(ann.server, id, ann) as chair:
                    key = chair.options[0]
                    with monkeypatch.context() as patch:
                        patch.setattr(Rooms, "answer", broken)
                        refused.update(await chair.answer(0, key))
                    assert (await chair.answer(0, key))["type"] == "accepted"

    with json_logs():
        asyncio.run(scene())
    assert (refused["type"], refused["code"], refused["number"]) == ("rejected", "failure", 0)
    assert SECRET not in str(refused)
    (failed,) = (line for line in lines(capsys) if line["event"] == "failure")
    assert failed["number"] in refused["sentence"]
    assert failed["route"] == "/api/tables/{table}/live"
    assert SECRET in failed["exception"]


HALVES = [
    b"",
    b"GET /health/live HTTP/1.1\r\nHost: here\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
    b"GET /health/live HTTP/1.1\r\nHost: here\r\n\r\nGET /health/live HTTP/1.1\r\n",
]


def test_an_address_has_so_many_connections_unless_it_is_a_proxy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "CONNECTIONS", 3)

    async def scene(trusted: str, held: int) -> None:
        app = create_app(Settings(db=f"sqlite:///{tmp_path / 'tables.db'}", rate=1000))
        config = uvicorn.Config(
            app, port=0, log_config=None, http=patience.Impatient, forwarded_allow_ips=trusted, ws="websockets-sansio"
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        request = b"GET /health/live HTTP/1.1\r\nHost: here\r\n\r\n"

        async def answers(line: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> bool:
            line[1].write(request)
            try:
                return bool(await line[0].read(1))
            except ConnectionError:
                return False

        async with asyncio.timeout(PATIENCE):
            lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
            assert [await answers(line) for line in lines] == [place < held for place in range(5)]
            for _, writer in lines:
                writer.close()
            while patience.Impatient.open_now:
                await asyncio.sleep(0.01)
            again = await asyncio.open_connection("127.0.0.1", port)
            assert await answers(again)
            again[1].close()
        server.should_exit = True
        await serving

    asyncio.run(scene("203.0.113.1", 3))
    asyncio.run(scene("127.0.0.1", 5))


def test_requests_that_are_never_finished_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HEADERS", "BODY"):
        monkeypatch.setattr(patience, name, 0.2)

    async def scene() -> None:
        app = create_app(Settings(db=f"sqlite:///{tmp_path / 'tables.db'}", rate=1000))
        server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, http=patience.Impatient))
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]

        async def half(words: bytes) -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(words)
            # Until the server hangs up.
            await reader.read()
            writer.close()

        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(half(words) for words in HALVES))
        # A client that sends a whole request may wait as long as the answer takes, and a live table stays open.
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", verify=False) as client:
            id = (await client.post("/api/tables", json=WISH)).json()["id"]
            cookie = {"Cookie": f"claytable={client.cookies['claytable']}"}
        async with connect(f"ws://127.0.0.1:{port}/api/tables/{id}/live", additional_headers=cookie) as line:
            await asyncio.sleep(0.5)
            await line.send('{"type": "ping"}')
            while json.loads(await line.recv())["type"] != "pong":
                pass
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
        "Host: localhost",
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
