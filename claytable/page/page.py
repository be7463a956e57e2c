"""The page's own host: requests and live messages in, answers and live messages out, all of them JSON."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qsl

from ..host.problems import NotFound, NotYours, Problem
from ..host.seating import last_seen, seats_for
from ..host.telling import accepted, check_advised, closing, outlook, reason, rejected, trouble
from ..host.wishes import Said, read_said
from .requests import answer
from .storage import Storage
from .tables import HOLDER, Chair, OpenTable, Tables, problem_of, text_of
from .thinking import Thinker


class Page:
    """Hosts tables for one screen. Its methods never raise: they answer what cannot be done with a sentence.

    Ask one thing at a time of each table; `drive` and `caught_up` may run beside it. After each `ask`, `sit` and `hear`
    about a table, call `drive` if you may write to the table: there bots think about hints and about their own answers.
    """

    def __init__(self, storage: Storage, thinker: Thinker | None, tell: Callable[[int, str], object]) -> None:
        self._tables = Tables(storage, thinker, tell)
        self._tell = tell
        self._chairs: dict[int, tuple[OpenTable, Chair]] = {}

    async def ask(self, method: str, path: str, body: str | None = None) -> str:
        """A request as over HTTP: `{"status", "body"}`; `body` is the value that the server would send as JSON."""
        try:
            status, told = await answer(self._tables, method, path, body)
        except Exception as error:
            problem = problem_of(error)
            status, told = problem.status, trouble(problem)
        return text_of({"status": status, "body": told})

    async def sit(self, chair: int, table: str, query: str = "") -> None:
        """Sit down at a live table; `query` has `seen`, the last number received, and `seat` or `watch`."""
        self.leave(chair)
        try:
            room = await self._tables.get(table)
            asked = dict(parse_qsl(query.removeprefix("?"), keep_blank_values=True))
            seats = seats_for(room.record, HOLDER, asked)
            seen = last_seen(asked)
            if seen > room.number:
                await self._tables.catch_up(room)
        except Exception as error:
            self._tell(chair, text_of(closing(problem_of(error))))
            return
        here = Chair(chair, seats, min(seen, room.number))
        self._chairs[chair] = room, here
        await self._tables.join(room, here)

    async def hear(self, chair: int, message: str) -> None:
        """What someone says at a live table."""
        if chair not in self._chairs:
            self._tell(chair, text_of(closing(NotFound("Nobody sits here any more. Open the table again."))))
            return
        room, here = self._chairs[chair]
        number: int | None = None
        try:
            said = read_said(message)
            number = said.number
            reply = await self._heard(said, room, here)
        except Exception as error:
            reply = rejected(number, problem_of(error))
        if reply is not None:
            self._tables.say(here, reply)

    async def _heard(self, said: Said, room: OpenTable, here: Chair) -> dict[str, Any] | None:
        if said.type == "ping":
            return {"type": "pong"}
        if said.type == "why-not":
            return reason(room, here.seats, said.key)
        if said.type == "outlook":
            return outlook(room, here.seats, said.key)
        if not here.seats:
            raise NotYours("Those who watch do not play.")
        if said.type == "hint":
            check_advised(room, here.seats)
            here.wondering = True
            return None
        assert said.number is not None
        if said.type == "answer":
            await self._tables.answer(room, here.seats, said.number, said.key)
        else:
            await self._tables.undo(room, here.seats, said.number)
        return accepted(said.number)

    def leave(self, chair: int) -> None:
        """Someone is gone."""
        if chair in self._chairs:
            self._tables.leave(*self._chairs.pop(chair))

    async def caught_up(self, table: str) -> None:
        """Another page wrote to this table: read it, and tell the people who sit there."""
        await self._tables.look_again(table)

    async def drive(self, table: str) -> None:
        """Let bots think about requested hints, then about their own answers, until a person must answer."""
        with suppress(Problem):
            await self._tables.drive(await self._tables.get(table))
