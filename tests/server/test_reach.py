"""Others in the same network come to a server: where it is for them, and that their pages may use it.

Nothing leaves this machine: another device is a page that names another address of ours, over the loopback.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from served import Chair, Person, Server, looked_at

from claytable.server import addresses, app
from claytable.server.app import create_app
from claytable.server.settings import Settings

LAN = "192.168.7.5"


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that listens everywhere."""
    folder = tmp_path_factory.mktemp("open")
    server = Server(f"sqlite:///{folder / 'tables.db'}", "--lan", log=folder / "log")
    yield server
    server.stop()


def asked(everywhere: tuple[int, ...], client: str) -> dict[str, Any]:
    """What a server says of its reach to someone at this address."""

    async def scene() -> dict[str, Any]:
        transport = httpx.ASGITransport(create_app(Settings(everywhere=everywhere)), client=(client, 50_000))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8123") as http:
            told: dict[str, Any] = (await http.get("/api/reach")).json()
            return told

    return asyncio.run(scene())


def test_a_server_for_this_machine_says_so(ann: Person) -> None:
    assert ann.get("/api/reach") == {"network": False, "address": None}


def test_a_server_for_the_network_tells_its_address_there(open_server: Server) -> None:
    found = addresses.network_address((4,))
    with Person(open_server) as ann:
        told = ann.get("/api/reach")
    assert told == {"network": True, "address": None if found is None else f"http://{found}:{open_server.port}"}


@pytest.mark.parametrize(
    ("client", "told"),
    [
        ("127.0.0.1", f"http://{LAN}:8123"),
        ("::1", f"http://{LAN}:8123"),
        ("::ffff:127.0.0.1", f"http://{LAN}:8123"),
        ("192.168.7.9", None),
        ("2001:db8::9", None),
        ("someone", None),
    ],
)
def test_the_address_is_told_only_to_who_asks_from_this_machine(
    monkeypatch: pytest.MonkeyPatch, client: str, told: str | None
) -> None:
    monkeypatch.setattr(app, "network_address", lambda versions: LAN)
    assert asked((4, 6), client) == {"network": True, "address": told}


def test_a_page_at_the_address_in_the_network_may_do_everything(open_server: Server) -> None:
    page = f"http://{LAN}:{open_server.port}"
    with Person(open_server) as ann, Person(open_server) as bob:
        table = ann.table("tabannusi", "here", "friend")
        bob.http.headers.update({"host": page.removeprefix("http://"), "origin": page})
        bob.join(next(seat["invitation"] for seat in table["seats"] if seat["invitation"]), "Bob")
        token = next(cookie.value for cookie in bob.http.cookies.jar)
        with Chair(open_server, table["id"], token, {}, origin=page, host=LAN) as chair:
            assert chair.wait("table")["view"]["game"] == "tabannusi"
        # A page of another machine in the network may not.
        with Chair(open_server, table["id"], token, {}, origin="http://192.168.7.6", host=LAN) as chair:
            assert chair.closed()["code"] == "not-yours"


# -- the address in the network --------------------------------------------------------------------------


def machine(monkeypatch: pytest.MonkeyPatch, way_out: Callable[[int], str | None], *adapters: Any) -> None:
    """A machine with these addresses, of which datagrams leave by one."""

    class Asking(socket.socket):
        def connect(self, address: Any) -> None:
            if way_out(self.family) is None:
                raise OSError("Network is unreachable")

        def getsockname(self) -> Any:
            return (way_out(self.family), 40_000)

    monkeypatch.setattr(addresses.socket, "socket", Asking)
    ips = [SimpleNamespace(ip=each) for each in adapters]
    monkeypatch.setattr(addresses.ifaddr, "get_adapters", lambda: [SimpleNamespace(ips=ips)])


def test_the_address_is_that_by_which_this_machine_goes_out(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, lambda family: LAN if family == socket.AF_INET else "2001:db8::7", "127.0.0.1", "10.0.0.1")
    assert addresses.network_address((4, 6)) == LAN
    assert addresses.network_address((6,)) == "2001:db8::7"


def test_without_a_way_out_it_is_an_address_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    six = ("fd00::7", 0, 0)
    machine(monkeypatch, lambda family: None, "127.0.0.1", six, ("fe80::7", 0, 2), "169.254.3.4", LAN)
    assert addresses.network_address((4, 6)) == LAN
    assert addresses.network_address((6,)) == "fd00::7"
    machine(monkeypatch, lambda family: None, "127.0.0.1", six, "169.254.3.4")
    assert addresses.network_address((4,)) is None
    assert addresses.network_address((4, 6)) == "fd00::7"


def test_without_a_network_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, lambda family: None, "127.0.0.1", ("::1", 0, 0))
    assert addresses.network_address((4, 6)) is None
    assert addresses.network_address(()) is None


def test_a_proxy_on_this_machine_says_for_whom_it_asks(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", "--host", "::")
    try:
        for address in (f"http://127.0.0.1:{server.port}", f"http://[::1]:{server.port}"):
            own = looked_at(f"{address}/api/reach").json()
            theirs = looked_at(f"{address}/api/reach", headers={"x-forwarded-for": "203.0.113.8"}).json()
            assert own["network"]
            assert theirs == {"network": True, "address": None}
            assert (own["address"] is None) == (addresses.network_address((4, 6)) is None)
    finally:
        server.stop()
