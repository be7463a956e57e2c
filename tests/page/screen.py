"""A page without a browser: a storage in memory that can fail, and a screen that asks, sits and answers."""

from __future__ import annotations

import json
from collections.abc import Coroutine, Generator
from random import Random
from typing import Any, TypeVar

from claytable.page import Page, think

R = TypeVar("R")

#: What changes something that is kept.
WRITING = ("create", "append", "change", "snapshot", "remove")


def run(work: Coroutine[Any, Any, R]) -> R:
    """Do what waits for nothing: no event loop is needed."""
    try:
        work.send(None)
    except StopIteration as done:
        found: R = done.value
        return found
    raise AssertionError("it waits for something")


class Pause:
    """Waits until it is sent on."""

    def __await__(self) -> Generator[None, None, None]:
        yield


class Broken(Exception):
    """The storage fails."""


class Memory:
    """A storage. Its `failing`-th call from now on fails: before it has done what is asked, or `after`."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[str, Any]] = {}
        self.calls: list[str] = []
        self.failed: list[str] = []
        self.failing = 0
        self.after = False
        self.error: Exception = Broken("gone")
        #: From now on everything that writes fails.
        self.full = False

    def _call(self, name: str, after: bool = False) -> None:
        if not after:
            self.calls.append(name)
            if self.full and name in WRITING:
                raise self.error
            self.failing -= 1
        if self.failing == 0 and self.after == after:
            self.failed.append(name)
            raise self.error

    async def tables(self) -> str:
        self._call("tables")
        return f"[{','.join(table['record'] for table in self.kept.values())}]"

    async def load(self, table: str) -> str | None:
        self._call("load")
        if table not in self.kept:
            return None
        kept = self.kept[table]
        snapshot = kept["snapshot"]
        entries = kept["entries"] if snapshot is None else kept["entries"][snapshot[0] + 1 :]
        saved = "null" if snapshot is None else f'{{"number":{snapshot[0]},"game":{snapshot[1]}}}'
        return f'{{"record":{kept["record"]},"snapshot":{saved},"entries":[{",".join(entries)}]}}'

    async def entries(self, table: str, after: int) -> str:
        self._call("entries")
        return f"[{','.join(self.kept[table]['entries'][after + 1 :])}]"

    async def create(self, table: str, record: str, entries: str) -> None:
        self._call("create")
        assert table not in self.kept
        self.kept[table] = {"record": record, "entries": _texts(entries), "snapshot": None}
        self._call("create", after=True)

    async def append(self, table: str, expected: int, entries: str, record: str) -> bool:
        self._call("append")
        if table not in self.kept or len(self.kept[table]["entries"]) != expected:
            return False
        self.kept[table]["entries"] += _texts(entries)
        self.kept[table]["record"] = record
        self._call("append", after=True)
        return True

    async def change(self, table: str, record: str) -> None:
        self._call("change")
        self.kept[table]["record"] = record
        self._call("change", after=True)

    async def snapshot(self, table: str, number: int, game: str) -> None:
        self._call("snapshot")
        self.kept[table]["snapshot"] = (number, game)
        self._call("snapshot", after=True)

    async def remove(self, table: str) -> None:
        self._call("remove")
        del self.kept[table]
        self._call("remove", after=True)

    def keys(self, table: str) -> list[str | None]:
        """The answers that are kept; None is an undo."""
        entries = [json.loads(entry) for entry in self.kept[table]["entries"]]
        assert [entry["number"] for entry in entries] == list(range(len(entries)))
        return [entry["key"] for entry in entries[1:]]


def _texts(entries: str) -> list[str]:
    return [json.dumps(entry) for entry in json.loads(entries)]


class Thinking:
    """A thinker; `waits`: it thinks until it is sent on. `fails`: it does not think at all. `says`: only this."""

    waits = False
    fails = False
    says = ""

    def __init__(self) -> None:
        self.jobs: list[dict[str, Any]] = []

    async def think(self, job: str) -> str:
        self.jobs.append(json.loads(job))
        if self.fails:
            raise RuntimeError("no worker")
        if self.waits:
            await Pause()
        return self.says or think(job)


class Screen:
    """A page, and what it tells its chairs."""

    def __init__(self, storage: Memory | None = None) -> None:
        self.storage = Memory() if storage is None else storage
        self.thinker = Thinking()
        self.heard: dict[int, list[dict[str, Any]]] = {}
        self.page = Page(self.storage, self.thinker, self._hear)

    def _hear(self, chair: int, message: str) -> None:
        self.heard.setdefault(chair, []).append(json.loads(message))

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        told = json.loads(run(self.page.ask(method, path, None if body is None else json.dumps(body))))
        assert set(told) == {"status", "body"}
        return told["status"], told["body"]

    def good(self, method: str, path: str, body: Any = None) -> Any:
        status, told = self.ask(method, path, body)
        assert status in (200, 201), told
        return told

    def get(self, path: str) -> Any:
        return self.good("GET", path)

    def refused(self, method: str, path: str, status: int, body: Any = None) -> dict[str, str]:
        found, told = self.ask(method, path, body)
        assert found == status, told
        assert set(told) == {"code", "sentence", "rule"}
        assert told["sentence"].endswith(".")
        trouble: dict[str, str] = told
        return trouble

    def table(self, game: str, *seats: str, level: str = "random", **more: Any) -> str:
        """Make a table and sit down at it (chair 1); its id."""
        wish = {"game": game, "seats": [{"kind": seat, "level": level} for seat in seats], **more}
        id = str(self.good("POST", "/api/tables", wish)["id"])
        self.sit(id)
        return id

    def sit(self, table: str, query: str = "", chair: int = 1) -> None:
        run(self.page.sit(chair, table, query))

    def say(self, chair: int = 1, **message: Any) -> dict[str, Any]:
        """Say something; the last message that comes then."""
        run(self.page.hear(chair, json.dumps(message)))
        return self.heard[chair][-1]

    def answer(self, key: str, number: int | None = None, chair: int = 1) -> dict[str, Any]:
        return self.say(chair, type="answer", number=self.now(chair)["number"] if number is None else number, key=key)

    def undo(self, chair: int = 1) -> dict[str, Any]:
        return self.say(chair, type="undo", number=self.now(chair)["number"])

    def drive(self, table: str) -> None:
        run(self.page.drive(table))

    def now(self, chair: int = 1) -> dict[str, Any]:
        """The last table that came."""
        return next(message for message in reversed(self.heard[chair]) if message["type"] == "table")

    def options(self, chair: int = 1) -> list[str]:
        decision = self.now(chair)["view"]["decision"]
        return [] if decision is None else [option["key"] for option in decision["options"] or []]

    def until_a_bot_is_asked(self) -> int:
        """Answer as long as a person is asked; the number of the question then."""
        while self.options():
            assert self.answer(self.options()[0])["type"] == "accepted"
        return int(self.now()["number"])

    def play(self, table: str, chance: Random, most: int = 10_000) -> None:
        """Answer at random, and let the bots answer, to the end or for a number of answers."""
        self.drive(table)
        for _ in range(most):
            if self.now()["view"]["over"]:
                break
            told = self.answer(chance.choice(self.options()))
            assert told["type"] == "accepted", told
            self.drive(table)
