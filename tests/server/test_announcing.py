"""A server prints where it is: in words for the person who starts it, as JSON for programs."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest
import segno
from cluster import RedisServer
from served import PATIENCE, PATIENCE_AT_START, Person, free_port, until
from terminal import Terminal
from typer.testing import CliRunner

from claytable.cli import app
from claytable.core.errors import ClaytableError
from claytable.server import announce
from claytable.server.addresses import listening, network_address

needs_ipv6 = pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this system has no IPv6")


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health", verify=False).status_code == 200
    except httpx.TransportError:
        return False


def for_others(port: int) -> str:
    """What is said about a server that listens everywhere."""
    found = network_address((4,))
    return announce.for_others(None if found is None else f"http://{found}:{port}")


def command(folder: Path, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "claytable", "serve", "--db", f"sqlite:///{folder / 'tables.db'}", *arguments]


@contextmanager
def started(words: list[str], errors: int) -> Iterator[subprocess.Popen[str]]:
    """A server that does not outlive the test."""
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=errors, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


# -- at a terminal ---------------------------------------------------------------------------------------


def test_a_terminal_shows_one_line_and_one_more_when_the_server_is_stopped(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--open")
    until(lambda: answers(terminal.url))
    with Person(terminal) as ann:  # type: ignore[arg-type]
        table = ann.table("tabannusi", "here", "here")["id"]
        # People at its tables change nothing.
        chair = ann.live(table)
        chair.wait("table")
        terminal.interrupt()
        assert terminal.ended() == 130
        chair.__exit__()
    said = f"Claytable is at {terminal.url} (Ctrl+C stops it).\nopened {terminal.url}\n"
    assert terminal.screen == f"{said}^C\nStopped.\n"


def test_with_lan_others_are_shown_the_way(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--lan", "--open")
    until(lambda: answers(terminal.url))
    # It is not only this address of the machine that is listened at.
    assert answers(f"http://127.0.0.2:{terminal.port}")
    terminal.interrupt()
    assert terminal.ended() == 130
    assert f"Claytable is at {terminal.url} (Ctrl+C stops it).\n{for_others(terminal.port)}\n" in terminal.screen
    assert f"opened {terminal.url}\n" in terminal.screen
    found = network_address((4,))
    if found is not None:
        assert announce.qr_code(f"http://{found}:{terminal.port}") in terminal.coloured


def test_a_terminal_tells_what_is_waited_for_in_short_lines(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        terminal = Terminal(tmp_path)
        terminal.wait_for(r"^\d\d:\d\d:\d\d warning waits reason=It does not answer\. what=database\n")
        terminal.interrupt()
        # At once, and without a word of its insides.
        assert terminal.ended() == -signal.SIGINT
    assert "Traceback" not in terminal.screen


# -- for programs ----------------------------------------------------------------------------------------


@needs_ipv6
def test_several_workers_announce_themselves_and_log_for_programs(tmp_path: Path) -> None:
    with TemporaryDirectory(prefix="claytable") as folder:
        bus = RedisServer(Path(folder))
        port = free_port()
        words = command(tmp_path, "--port", str(port), "--host", "::", "--workers", "2", "--redis", bus.url)
        try:
            with started(words, subprocess.PIPE) as process:
                # By both versions of IP.
                until(lambda: answers(f"http://127.0.0.1:{port}") and answers(f"http://[::1]:{port}"))
                until(lambda: bus.listening() == 2)
                process.send_signal(signal.SIGINT)
                said, logged = process.communicate(timeout=PATIENCE)
        finally:
            bus.kill()
    assert process.returncode == 130
    assert said == f"Claytable is at http://127.0.0.1:{port} (Ctrl+C stops it).\n{for_others(port)}\n"
    *lines, last = logged.splitlines()
    assert last == "Stopped."
    events = [json.loads(line) for line in lines]
    assert [event["event"] for event in events] == ["serving", "ready", "ready"]
    assert events[0]["address"] == f"http://127.0.0.1:{port}"


@needs_ipv6
def test_an_address_of_ipv6_stands_in_brackets(tmp_path: Path) -> None:
    port = free_port()
    words = command(tmp_path, "--port", str(port), "--host", "::1")
    with started(words, subprocess.DEVNULL) as process:
        until(lambda: answers(f"http://[::1]:{port}"))
        process.terminate()
        assert process.communicate(timeout=PATIENCE)[0] == f"Claytable is at http://[::1]:{port} (Ctrl+C stops it).\n"


# -- what cannot be --------------------------------------------------------------------------------------


def test_a_port_in_use_is_a_sentence_that_says_what_to_do(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        words = command(tmp_path, "--port", str(port))
        done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=PATIENCE_AT_START)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        f"Port {port} is in use, perhaps by another Claytable: choose another one, such as --port {port + 1}.\n"
    )


@pytest.mark.parametrize(
    ("host", "sentence"),
    [
        ("", "No address is known for '': --host takes an address or a name"),
        ("a" * 300, "No address is known for 'aaa"),
        ("203.0.113.9", "203.0.113.9 is not an address of this machine: --host 0.0.0.0 listens at all that it has."),
    ],
)
def test_an_address_that_cannot_be_listened_at_is_a_sentence(host: str, sentence: str) -> None:
    with pytest.raises(ClaytableError) as refused:
        listening(host, 0)
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


def test_a_name_that_nobody_has_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    # Nobody is asked for the name.
    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    with pytest.raises(ClaytableError, match="No address is known for 'no-such-host': --host takes an address or a"):
        listening("no-such-host", 0)


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "::"])
def test_lan_and_a_host_contradict_each_other(host: str) -> None:
    done = CliRunner().invoke(app, ["serve", "--lan", "--host", host])
    assert done.exit_code == 2
    assert done.stderr == "--lan listens at every address of this machine: leave --host out, or --lan.\n"


def test_a_qr_code_is_dark_on_light_whatever_the_terminal() -> None:
    drawn = announce.qr_code("http://192.168.7.5:8000").splitlines()
    squares = list(segno.make("http://192.168.7.5:8000", micro=False).matrix_iter(border=2))
    dark = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
    for at, line in enumerate(drawn):
        assert line.startswith("\033[97;40m")
        assert line.endswith("\033[0m")
        signs = line.removeprefix("\033[97;40m").removesuffix("\033[0m")
        assert [dark[sign][0] for sign in signs] == list(squares[2 * at])
        if 2 * at + 1 < len(squares):
            assert [dark[sign][1] for sign in signs] == list(squares[2 * at + 1])
