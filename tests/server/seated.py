"""People who sit at many tables at once: connections to live tables for asyncio."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from served import PATIENCE, Person, Server
from websockets.asyncio.client import ClientConnection, connect


class Seated:
    """A connection to a live table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        #: The last table that the server sent.
        self.last: dict[str, Any] = {}

    @property
    def number(self) -> int:
        return int(self.last["number"])

    @property
    def over(self) -> bool:
        return bool(self.last["view"]["over"])

    @property
    def options(self) -> list[str]:
        """The keys that this connection may answer with; none if it is not asked."""
        decision = self.last["view"]["decision"]
        return [] if decision is None else [option["key"] for option in decision["options"] or []]

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
        if message["type"] == "table":
            self.last = message
        return message

    async def wait(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = await self.hear()
            if message["type"] in kinds:
                return message

    async def wait_for(self, number: int) -> None:
        """Until the table has at least this number of entries."""
        while not self.last or self.number < number:
            await self.wait("table")

    async def say(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def answer(self, number: int, key: str) -> dict[str, Any]:
        """Answer question `number`; what became of it."""
        await self.say(type="answer", number=number, key=key)
        return await self.wait("accepted", "rejected")


@contextlib.asynccontextmanager
async def seated(server: Server, table: str, person: Person, **query: Any) -> AsyncIterator[Seated]:
    """Sit down; when this begins the server has sent the table."""
    words = "&".join(f"{name}={value}" for name, value in query.items())
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?{words}"
    headers = {"Cookie": f"claytable={person.http.cookies['claytable']}"}
    # A machine that has much else to do is no line that broke.
    patient = {"open_timeout": PATIENCE, "ping_interval": None}
    async with connect(url, additional_headers=headers, max_size=None, **patient) as socket:
        here = Seated(socket)
        await here.wait("table")
        yield here
