"""A server starts, whatever is away: it waits for what may come, and says at once what is wrong with what is there."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from cluster import PostgreSQL, RedisServer
from fastapi import FastAPI
from processes import parent_of, workers_of
from served import PATIENCE, PATIENCE_AT_START, Person, Server, free_port, looked_at, until
from uvicorn.config import STARTUP_FAILURE
from websockets.exceptions import ConnectionClosed, InvalidMessage

from claytable.server import serve
from claytable.server.settings import Settings


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with TemporaryDirectory(prefix="claytable") as folder:
        redis = RedisServer(Path(folder))
        yield redis
        redis.kill()


def command(db: str, *arguments: str, port: int = 0) -> list[str]:
    return [sys.executable, "-m", "claytable", "serve", "--db", db, "--port", str(port), *arguments]


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", verify=False).status_code == 200
    except httpx.TransportError:
        return False


def waited_for(log: Path) -> list[str]:
    """What the log says is waited for, in its order."""
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    return [line["what"] for line in lines if line["event"] == "waits"]


def test_a_server_waits_for_its_database_then_for_redis_and_says_so(
    postgres: PostgreSQL, redis: RedisServer, tmp_path: Path
) -> None:
    db, port, log = postgres.database("tables_later"), free_port(), tmp_path / "log"
    postgres.kill()
    redis.kill()
    with log.open("wb") as errors:
        process = subprocess.Popen(command(db, "--redis", redis.url, port=port), stderr=errors)
    try:
        until(lambda: waited_for(log)[-1:] == ["database"])
        postgres.start()
        until(lambda: waited_for(log)[-1:] == ["bus"])
        assert process.poll() is None
    finally:
        redis.start()
        until(lambda: answers(port))
        process.terminate()
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)


def test_a_server_that_waits_can_be_stopped(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with log.open("wb") as errors:
        process = subprocess.Popen(command("postgresql://claytable@127.0.0.1:1/tables"), stderr=errors)
    until(lambda: waited_for(log)[-1:] == ["database"])
    process.terminate()
    assert process.wait(PATIENCE) == -signal.SIGTERM
    assert "Connect call failed" in log.read_text()


@pytest.mark.parametrize("wrong", ["database", "user", "redis"])
def test_what_is_there_and_refuses_is_told_at_once(
    wrong: str, postgres: PostgreSQL, redis: RedisServer, tmp_path: Path
) -> None:
    db, bus = postgres.database(f"tables_{wrong}"), redis.url
    if wrong == "database":
        db = db.replace("tables_database", "elsewhere")
    if wrong == "user":
        db = db.replace("claytable@", "nobody:secret@")
    if wrong == "redis":
        bus = bus.replace("unix://", "unix://:secret@")
    with redis.guarded("another"):
        words = command(db, "--redis", bus)
        done = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE_AT_START, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    *lines, sentence = done.stderr.splitlines()
    assert sentence.startswith("Redis refuses: " if wrong == "redis" else "The database cannot be opened.")
    assert all(json.loads(line)["event"] == "storage" for line in lines)
    assert "secret" not in done.stderr


def test_a_server_may_have_as_many_connections_as_the_system_allows(tmp_path: Path) -> None:
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, most))
    try:
        server = Server(f"sqlite:///{tmp_path / 'tables.db'}")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (now, most))
    try:
        allowed, _ = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
        assert allowed == (serve.FILES if most == resource.RLIM_INFINITY else min(serve.FILES, most)) > 512
    finally:
        server.stop()


def test_a_server_that_cannot_start_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_settings: Settings) -> FastAPI:
        @asynccontextmanager
        async def lifespan(_app: Any) -> AsyncIterator[None]:
            raise RuntimeError("it cannot start")
            yield

        return FastAPI(lifespan=lifespan)

    monkeypatch.setattr(serve, "create_app", broken)
    with socket.create_server(("127.0.0.1", 0)) as listens, pytest.raises(SystemExit) as ended:
        serve._run(Settings(db=f"sqlite:///{tmp_path / 'tables.db'}"), 1, listens)
    assert ended.value.code == STARTUP_FAILURE


#: What every program of Python reads first: here a process that another one starts takes its time.
SLOW = """\
import sys, time
if "--multiprocessing-fork" in sys.argv:
    time.sleep(8)
"""


def test_workers_of_a_slow_machine_are_given_time_and_one_that_ends_meanwhile_is_replaced(
    redis: RedisServer, tmp_path: Path
) -> None:
    (tmp_path / "slow").mkdir()
    (tmp_path / "slow" / "sitecustomize.py").write_text(SLOW)
    server = Server(
        f"sqlite:///{tmp_path / 'tables.db'}",
        *("--redis", redis.url, "--workers", "2"),
        log=tmp_path / "log",
        env=os.environ | {"PYTHONPATH": str(tmp_path / "slow")},
    )
    try:
        until(lambda: server.logged.count('"ready"') == 2)
        assert "worker ended" not in server.logged
        silent, ending = workers_of(server.pid)
        os.kill(silent, signal.SIGSTOP)
        os.kill(ending, signal.SIGKILL)
        until(lambda: server.logged.count('"ready"') == 3, PATIENCE_AT_START)
        os.kill(silent, signal.SIGCONT)
        assert server.logged.count("worker ended") == 1
    finally:
        server.stop()


class Stubborn:
    """Somebody who plays on, whatever dies meanwhile, and remembers what was acknowledged."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self.table = str(person.table("tabannusi", "here", "here")["id"])
        self.acknowledged: dict[int, str] = {}

    def play(self, answers: int) -> None:
        """Until this number of further answers is acknowledged."""
        goal = len(self.acknowledged) + answers
        until(lambda: self._played(goal), PATIENCE_AT_START)

    def _played(self, goal: int) -> bool:
        with contextlib.suppress(ConnectionClosed, InvalidMessage, OSError), self._person.live(self.table) as chair:
            while len(self.acknowledged) < goal:
                number, key = chair.number, chair.options[0]
                reply = chair.answer(key, number)
                if reply["type"] == "accepted":
                    assert number not in self.acknowledged
                    self.acknowledged[number] = key
                if reply.get("code") != "storage":
                    chair.wait_for(number + 1)
        return len(self.acknowledged) >= goal


def test_every_process_may_be_killed_and_no_acknowledged_answer_is_lost(
    postgres: PostgreSQL, redis: RedisServer, tmp_path: Path
) -> None:
    db = postgres.database("tables_killed")
    server = Server(db, "--redis", redis.url, "--workers", "2", log=tmp_path / "log")
    with Person(server) as ann:
        ann_plays = Stubborn(ann)
        ann_plays.play(3)
        for worker in workers_of(server.pid):
            os.kill(worker, signal.SIGKILL)
            ann_plays.play(3)
        postgres.kill()
        until(lambda: looked_at(f"{server.url}/health/ready").status_code == 503)
        assert looked_at(f"{server.url}/health/live").status_code == 200
        postgres.start()
        ann_plays.play(3)
        redis.kill()
        ann_plays.play(3)
        redis.start()
        # Last the process that started the workers: they end with it, and the same command takes its address again.
        started = workers_of(server.pid)
        server.kill()
        until(lambda: not any(parent_of(each) for each in started))
        server.start()
        ann_plays.play(3)
        told = ann.get(f"/api/tables/{ann_plays.table}/journal")["entries"]
    assert {number: told[number]["key"] for number in ann_plays.acknowledged} == ann_plays.acknowledged
    assert len(ann_plays.acknowledged) == 18
    assert server.stop() == 0
    assert all(json.loads(line)["level"] for line in server.logged.splitlines())
