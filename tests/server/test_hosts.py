"""Whom the server believes: the names it is called by, and proxies that say for whom they ask."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import httpx
import pytest
from served import Chair, Server
from websockets.exceptions import InvalidStatus

from claytable.core.errors import BadOptions
from claytable.server.addresses import proxies
from claytable.server.app import create_app
from claytable.server.hosts import is_known, own_names
from claytable.server.settings import Settings


@pytest.mark.parametrize(
    ("called", "known"),
    [
        ("127.0.0.1:8000", True),
        ("192.168.7.5", True),
        ("[::1]:8000", True),
        ("[fd00::7]", True),
        ("localhost:8000", True),
        ("LOCALHOST", True),
        (f"{socket.gethostname()}:8000", True),
        ("play.example", True),
        ("play.example.:443", True),
        ("evil.example:8000", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example:8000", False),
        ("[evil.example]", False),
        ("", False),
        (":8000", False),
    ],
)
def test_a_server_answers_to_addresses_its_own_names_and_those_it_was_given(called: str, known: bool) -> None:
    assert is_known(called, {*(name.lower() for name in own_names()), "play.example"}) is known


@pytest.mark.parametrize(
    ("hosts", "called", "status"),
    [
        (("play.example",), "play.example", 200),
        (("play.example",), "evil.example", 403),
        ((), "evil.example", 403),
        (("*",), "evil.example", 200),
    ],
)
def test_who_calls_it_otherwise_gets_a_sentence(hosts: tuple[str, ...], called: str, status: int) -> None:
    async def scene() -> httpx.Response:
        transport = httpx.ASGITransport(create_app(Settings(hosts=hosts)))
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{called}") as client:
            return await client.get("/api/reach")

    answer = asyncio.run(scene())
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["sentence"].endswith("The person who runs it can add it with --allowed-hosts.")
        assert answer.headers["x-frame-options"] == "DENY"


def test_a_live_table_is_not_opened_under_another_name(server: Server) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Chair(server, "A" * 22, None, {}, host="evil.example")
    assert refused.value.response.status_code == 403


def test_nobody_says_for_whom_they_ask_unless_they_are_trusted(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", "--trusted-proxies", "")
    wish = {"game": "tabannusi", "seats": [{"kind": "here"}, {"kind": "here"}]}
    try:
        answer = httpx.post(f"{server.url}/api/tables", json=wish, headers={"x-forwarded-proto": "https"}, verify=False)
        assert answer.status_code == 201
        assert "secure" not in answer.headers["set-cookie"].lower()
    finally:
        server.stop()


def test_proxies_are_addresses_and_networks_by_both_versions_of_ip() -> None:
    assert proxies("127.0.0.1, ::1") == ("127.0.0.1/32", "::ffff:127.0.0.1/128", "::1/128")
    assert proxies("10.1.2.3/8") == ("10.0.0.0/8", "::ffff:10.0.0.0/104")
    assert proxies("10.0.0.1,*") == ("*",)
    assert proxies("") == ()
    with pytest.raises(BadOptions, match=r"not 'proxy\.example'"):
        proxies("proxy.example")
