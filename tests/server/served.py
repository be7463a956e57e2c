"""A real server in a process of its own, and people who use it: over HTTP and WebSocket, as a browser would."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

#: Seconds after which something that should have happened will not.
PATIENCE = 30.0
#: Seconds until it must answer after its start, also on a machine with much else to do.
PATIENCE_AT_START = 90.0


def with_games(folder: Path, *packages: str) -> dict[str, str]:
    """What surrounds a process for which games of the tests are installed beside ours."""
    info = folder / "installed" / "more_games-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: more_games\nVersion: 1\n")
    entries = [f"{package} = {package}:GAME" for package in packages]
    (info / "entry_points.txt").write_text("\n".join(["[claytable.games]", *entries, ""]))
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(info.parent), str(Path(__file__).parents[1])])}


class Server:
    """`claytable serve` at a port of its own."""

    def __init__(self, db: str, *arguments: str, log: Path | None = None, env: Mapping[str, str] | None = None) -> None:
        self.port = free_port()
        self._command = [sys.executable, "-m", "claytable", "serve", "--db", db, "--port", str(self.port)]
        # The tests ask for people at many addresses.
        self._command += ["--rate", "100000", "--trusted-proxies", "127.0.0.1,::1", *arguments]
        self._db = db
        self._log = log
        self._env = env
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        """The file of its database, where that is SQLite."""
        return Path(self._db.removeprefix("sqlite:///"))

    @property
    def logged(self) -> str:
        """What it has written to its log."""
        assert self._log is not None
        return self._log.read_text()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def metric(self, name: str) -> float:
        """A number that it counts."""
        text = looked_at(f"{self.url}/metrics").text
        found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
        assert found is not None, name
        return float(found[1])

    def start(self) -> None:
        """Start, and wait until it answers."""
        with (self._log or Path(os.devnull)).open("ab") as errors:
            self._process = subprocess.Popen(self._command, stderr=errors, stdout=subprocess.DEVNULL, env=self._env)
        until = time.monotonic() + PATIENCE_AT_START
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health", verify=False).status_code == 200:
                    return
            if self._process.poll() is not None or time.monotonic() > until:
                self._process.kill()
                raise RuntimeError(f"the server did not start: {self._process.poll()}")
            time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Ask it to stop, and wait."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.terminate()
        return self._process.wait(PATIENCE)


class Person:
    """A browser: a jar of cookies, and connections."""

    def __init__(self, server: Server) -> None:
        self.server = server
        # There are no certificates here, and reading those of the machine takes longer than most tests.
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False)

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def table(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """Make a table; a seat is `here`, `friend` or `bot`."""
        wish = {"game": game, "seats": [{"kind": seat, "level": "random"} for seat in seats], **more}
        return self.post("/api/tables", wish)

    def join(self, invitation: str, name: str = "Guest") -> dict[str, Any]:
        """Sit down by invitation."""
        return self.post(f"/api/invitations/{invitation}", {"name": name})

    def get(self, path: str, **query: Any) -> Any:
        """What is there; anything but success is an error of the test."""
        return _good(self.http.get(path, params=query))

    def post(self, path: str, body: Any = None) -> Any:
        return _good(self.http.post(path, json=body))

    def put(self, path: str, body: Any = None) -> Any:
        return _good(self.http.put(path, json=body))

    def delete(self, path: str) -> Any:
        return _good(self.http.delete(path))

    def refused(self, method: str, path: str, status: int, body: Any = None) -> str:
        """Ask for something that is refused; the sentence."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        trouble = answer.json()
        assert set(trouble) == {"code", "sentence", "rule"}
        return str(trouble["sentence"])

    def live(self, table: str, **query: Any) -> Chair:
        """Sit down at the live table, or watch it."""
        cookie = self.http.cookies.get("claytable")
        return Chair(self.server, table, cookie, query)


class Chair:
    """A connection to a live table."""

    def __init__(
        self,
        server: Server,
        table: str,
        token: str | None,
        query: dict[str, Any],
        origin: str | None = None,
        headers: dict[str, str] | None = None,
        host: str = "127.0.0.1",
    ) -> None:
        words = "&".join(f"{name}={value}" for name, value in query.items())
        headers = dict(headers or {}) | ({} if token is None else {"Cookie": f"claytable={token}"})
        self._open = contextlib.ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://{host}:{server.port}/api/tables/{table}/live?{words}",
                # Whatever the page calls the server, it is here.
                address=("127.0.0.1", server.port),
                proxy=None,
                additional_headers=headers,
                origin=origin,  # type: ignore[arg-type]
                max_size=None,
                open_timeout=PATIENCE,
                # A machine that has much else to do is no line that broke.
                ping_interval=None,
            )
        )
        #: Everything that the server sent, in order, and the last table.
        self.heard: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}

    def __enter__(self) -> Chair:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.heard.append(message)
        if message["type"] == "table":
            self.last = message
        return message

    def wait(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def wait_for(self, number: int) -> dict[str, Any]:
        """The table once it has at least this number of entries."""
        while self.last.get("number", -1) < number:
            self.wait("table")
        return self.last

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def answer(self, key: str, number: int | None = None) -> dict[str, Any]:
        """Answer the question that was last told; what became of it."""
        self.say(type="answer", number=self.number if number is None else number, key=key)
        return self.wait("accepted", "rejected")

    def undo(self) -> dict[str, Any]:
        self.say(type="undo", number=self.number)
        return self.wait("accepted", "rejected")

    @property
    def number(self) -> int:
        if not self.last:
            self.wait("table")
        return int(self.last["number"])

    @property
    def options(self) -> list[str]:
        """The keys that this connection may answer with; none if it is not asked."""
        if not self.last:
            self.wait("table")
        decision = self.last["view"]["decision"]
        return [] if decision is None else [option["key"] for option in decision["options"] or []]

    @property
    def over(self) -> bool:
        return bool(self.last) and bool(self.last["view"]["over"])

    def closed(self) -> dict[str, Any]:
        """The reason that is given before the connection is closed by the server."""
        message = self.wait("closing")
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.socket.recv(PATIENCE)
        return message


def looked_at(url: str, **more: Any) -> httpx.Response:
    """What is at an address, however long it takes."""
    return httpx.get(url, timeout=PATIENCE, verify=False, **more)


def free_port() -> int:
    """A port that nobody has. As long as this process runs, the system gives it to nobody who asks for any port, while
    a server that asks for it may listen there."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    port = int(held.getsockname()[1])
    # It stays open.
    held.detach()
    return port


def until(holds: Callable[[], bool], patience: float = PATIENCE_AT_START) -> None:
    """Wait for what the server announces to nobody."""
    latest = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < latest, "it did not come to pass"
        time.sleep(0.02)


def _good(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
    return answer.json()
