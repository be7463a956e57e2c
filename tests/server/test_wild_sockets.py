"""The same over real connections: whatever fails behind the server, nobody gets an error 500, and play goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from logged import json_logs, lines
from seated import seated
from served import PATIENCE
from stored import opened
from websockets.exceptions import WebSocketException
from wild import Wild

from claytable.server import app
from claytable.server.settings import Settings

#: What is asked for while people play, about a table or about none.
READ = (
    "/api/tables",
    "/api/tables/{id}",
    "/api/tables/{id}/log",
    "/api/tables/{id}/scores",
    "/api/tables/{id}/at/1",
    "/api/tables/{id}/moments?first=0&last=4",
    "/api/tables/{id}/frames?after=0",
    "/api/tables/{id}/course",
    "/api/tables/{id}/journal",
    "/api/tables/{id}/components",
    "/api/watch/{watch}",
    "/api/invitations/{invitation}",
    "/health",
    "/metrics",
)
#: Answers of each person, and how many people there are.
ANSWERS = 25
PEOPLE = 6


@asynccontextmanager
async def serving(url: str) -> AsyncIterator[int]:
    """A server in this process, at a port of its own."""
    server = uvicorn.Server(uvicorn.Config(app.create_app(Settings(db=url, rate=1e6)), port=0, log_config=None))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await task


class Guest:
    """Somebody who makes a table and plays there, and asks again whenever something fails."""

    def __init__(self, port: int, chance: random.Random) -> None:
        self._server: Any = SimpleNamespace(port=port)
        self._chance = chance
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False)
        self.acknowledged: dict[int, str] = {}
        self.table: dict[str, Any] = {}
        self.invitation = ""

    @property
    def tokens(self) -> list[str]:
        """What nobody else may learn."""
        return [self.http.cookies["claytable"], self.table["watch"], self.invitation]

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = await self.http.request(method, path, **more)
        assert answer.status_code != 500, answer.text
        if answer.status_code >= 400 and not path.startswith("/health"):
            trouble = answer.json()
            assert set(trouble) == {"code", "sentence", "rule"}
            assert trouble["sentence"].endswith(".")
        return answer

    async def play(self) -> None:
        self.invitation = next(
            seat["invitation"] for seat in (await self._made("here", "friend"))["seats"] if seat["invitation"]
        )
        self.table = await self._made("here", "here")
        while len(self.acknowledged) < ANSWERS:
            with suppress(WebSocketException, OSError):
                async with seated(self._server, self.table["id"], self) as seat:  # type: ignore[arg-type]
                    await self._play(seat)

    async def _made(self, *seats: str) -> dict[str, Any]:
        """A new table, as soon as it can be kept."""
        while True:
            wish = {"game": "tabannusi", "seats": [{"kind": seat} for seat in seats]}
            answer = await self.ask("POST", "/api/tables", json=wish)
            if answer.status_code == 201:
                made: dict[str, Any] = answer.json()
                return made

    async def _play(self, seat: Any) -> None:
        while len(self.acknowledged) < ANSWERS:
            path = self._chance.choice(READ)
            await self.ask("GET", path.format_map(self.table | {"invitation": self.invitation}))
            number, key = seat.number, self._chance.choice(seat.options)
            reply = await seat.answer(number, key)
            if reply["type"] == "accepted":
                assert number not in self.acknowledged
                self.acknowledged[number] = key
                await seat.wait_for(number + 1)
            else:
                assert reply["code"] in ("late", "storage"), reply
                if reply["code"] == "late":
                    await seat.wait_for(number + 1)


def test_nobody_gets_an_error_500_everyone_plays_on_and_the_log_has_no_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app, "Store", Wild)
    monkeypatch.setattr(Wild, "chance", random.Random(2026))
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    tokens: list[str] = []

    async def scene() -> None:
        async with serving(url) as port:
            guests = [Guest(port, random.Random(number)) for number in range(PEOPLE)]
            async with asyncio.timeout(10 * PATIENCE):
                await asyncio.gather(*(guest.play() for guest in guests))
            for guest in guests:
                tokens.extend(guest.tokens)
                await guest.http.aclose()
        async with opened(url) as store:
            for guest in guests:
                kept = {entry.number - 1: entry.key for entry in await store.entries(guest.table["id"], 0)}
                assert {number: kept[number] for number in guest.acknowledged} == guest.acknowledged

    # With the most that a server logs, and what others in its process log.
    with json_logs("debug"):
        asyncio.run(scene())
    logged = lines(capsys)
    assert not [line for line in logged if "exception" in line]
    assert len(logged) > PEOPLE
    assert len(tokens) == 3 * PEOPLE
    assert not [line for line in logged for token in tokens if token in str(line)]
