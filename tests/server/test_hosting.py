"""What docs/hosting.md hands out works: the files for nginx and Caddy, the unit, alerts, dashboard, backups."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import sqlite3
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from cluster import PostgreSQL
from prometheus_client import Counter, Gauge, Histogram
from served import PATIENCE, Person, Server, free_port, looked_at, until
from stored import keys, opened, process, table
from websockets.asyncio.client import connect

from claytable.server.metrics import Metrics

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin")
CADDY = shutil.which("caddy")


# -- a proxy ---------------------------------------------------------------------------------------------


@dataclass
class Proxy:
    """A proxy that runs: its ports of HTTP and HTTPS, and whom to trust for its certificate."""

    plain: int
    secure: int
    trusted: Path


def at_other_addresses(file: str, others: dict[str, str]) -> str:
    """What we hand out, with something else in the place of each of these."""
    text = (DEPLOY / file).read_text()
    for ours, theirs in others.items():
        assert ours in text
        text = text.replace(ours, theirs)
    return text


@contextmanager
def nginx(folder: Path, server: Server) -> Iterator[Proxy]:
    """The file for nginx, at other ports and with a certificate of its own."""
    assert NGINX is not None
    proxy = Proxy(free_port(), free_port(), folder / "fullchain.pem")
    subject = ["-subj", "/CN=play.example", "-addext", "subjectAltName=DNS:play.example"]
    files = ["-keyout", folder / "privkey.pem", "-out", proxy.trusted]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *subject, *files], check=True, capture_output=True
    )
    text = at_other_addresses(
        "nginx.conf",
        {
            "listen [::]:": "# ",
            "listen 80;": f"listen 127.0.0.1:{proxy.plain};",
            "listen 443 ssl;": f"listen 127.0.0.1:{proxy.secure} ssl;",
            "/etc/letsencrypt/live/play.example": str(folder),
            "127.0.0.1:8000": f"127.0.0.1:{server.port}",
        },
    )
    kept = [f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    http = f"access_log off; {' '.join(kept)}\n{text}"
    config = folder / "nginx.conf"
    config.write_text(f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\nhttp {{\n{http}\n}}\n")
    with runs([NGINX, "-c", str(config), "-p", str(folder), "-e", str(folder / "error.log")]):
        until(lambda: _listens(proxy.plain))
        yield proxy


@contextmanager
def caddy(folder: Path, server: Server) -> Iterator[Proxy]:
    """The file for Caddy, at other ports, where Caddy signs the certificate itself."""
    assert CADDY is not None
    proxy = Proxy(free_port(), free_port(), folder / "pki/authorities/local/root.crt")
    text = at_other_addresses("Caddyfile", {"127.0.0.1:8000": f"127.0.0.1:{server.port}"})
    ports = f"http_port {proxy.plain}\nhttps_port {proxy.secure}\ndefault_bind 127.0.0.1"
    apart = f"local_certs\nskip_install_trust\nadmin off\nstorage file_system {folder}"
    config = folder / "Caddyfile"
    config.write_text(f"{{\n{ports}\n{apart}\n}}\n{text}")
    with runs([CADDY, "run", "--config", str(config), "--adapter", "caddyfile"], {"HOME": str(folder)}):
        # It signs the certificate of the name when it has begun.
        until(
            lambda: proxy.trusted.is_file() and (folder / "certificates/local/play.example/play.example.crt").is_file()
        )
        until(lambda: _listens(proxy.plain))
        yield proxy


@contextmanager
def runs(command: list[str], env: dict[str, str] | None = None) -> Iterator[None]:
    """Meanwhile a program runs."""
    program = subprocess.Popen(command, env=None if env is None else os.environ | env, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        program.terminate()
        program.wait(PATIENCE)


def _listens(port: int) -> bool:
    try:
        httpx.get(f"http://127.0.0.1:{port}/", verify=False)
    except httpx.TransportError:
        return False
    return True


def secured(proxy: Proxy) -> ssl.SSLContext:
    """Trusts this proxy, and nobody else."""
    trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    trusting.load_verify_locations(proxy.trusted)
    return trusting


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(nginx, marks=pytest.mark.skipif(NGINX is None, reason="there is no nginx here")),
        pytest.param(caddy, marks=pytest.mark.skipif(CADDY is None, reason="there is no Caddy here")),
    ],
)
def test_people_play_through_a_proxy_over_https(
    tmp_path: Path, kind: Callable[[Path, Server], AbstractContextManager[Proxy]]
) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", "--allowed-hosts", "play.example", "--rate", "5")
    try:
        with kind(tmp_path, server) as proxy:
            name = {"host": "play.example"}
            moved = looked_at(f"http://127.0.0.1:{proxy.plain}/rules", headers=name)
            assert moved.is_redirect
            assert moved.headers["location"] == "https://play.example/rules"
            with httpx.Client(verify=secured(proxy), headers=name, timeout=PATIENCE) as http:
                own = {"origin": "https://play.example"}
                assert asked(http, proxy, "GET", "/metrics").status_code == 404
                assert asked(http, proxy, "GET", "/health").json()["status"] == "ok"
                wish = {"game": "tabannusi", "seats": [{"kind": "here"}, {"kind": "here"}]}
                made = asked(http, proxy, "POST", "/api/tables", json=wish, headers=own)
                assert made.status_code == 201
                # The server knows that it was HTTPS.
                assert "secure" in made.headers["set-cookie"].lower()
                evil = {"origin": "https://evil.example"}
                assert asked(http, proxy, "POST", "/api/tables", json=wish, headers=evil).status_code == 403
                id, token = made.json()["id"], made.cookies["claytable"]
                assert asyncio.run(first_told(proxy, id, token))["type"] == "table"
                # Who says that they are many is one client still.
                statuses = []
                for each in range(20):
                    they = {"x-forwarded-for": f"203.0.113.{each}"}
                    statuses.append(
                        asked(http, proxy, "POST", "/api/tables", json=wish, headers=own | they).status_code
                    )
                assert 429 in statuses
    finally:
        server.stop()


async def first_told(proxy: Proxy, table: str, token: str) -> dict[str, Any]:
    """The first message to somebody who opens the live table. (Two threads must not use one line of TLS.)"""
    async with connect(
        f"wss://play.example:{proxy.secure}/api/tables/{table}/live",
        host="127.0.0.1",
        ssl=secured(proxy),
        server_hostname="play.example",
        additional_headers={"Cookie": f"claytable={token}"},
        origin=f"https://play.example:{proxy.secure}",  # type: ignore[arg-type]
        proxy=None,
        open_timeout=PATIENCE,
    ) as line:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        return told


def asked(http: httpx.Client, proxy: Proxy, method: str, path: str, **more: Any) -> httpx.Response:
    """A request by HTTPS: at this machine, by the name of another."""
    url = f"https://127.0.0.1:{proxy.secure}{path}"
    return http.request(method, url, extensions={"sni_hostname": "play.example"}, **more)


# -- a unit ----------------------------------------------------------------------------------------------


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "claytable.service"
    text = (DEPLOY / "claytable.service").read_text()
    assert "/opt/claytable/bin/claytable serve" in text
    # The program must be there.
    unit.write_text(text.replace("/opt/claytable/bin/claytable", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert "claytable.service" not in done.stderr, done.stderr


# -- numbers ---------------------------------------------------------------------------------------------


def counted() -> set[str]:
    """The names under which Prometheus finds what is counted."""
    names: set[str] = set()
    for each in vars(Metrics()).values():
        if isinstance(each, (Counter, Gauge, Histogram)):
            ((name, kind),) = [(family.name, family.type) for family in each.collect()]
            endings = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}[kind]
            names |= {name + ending for ending in endings}
    return names


@pytest.mark.parametrize("file", ["alerts.yml", "dashboard.json"])
def test_alerts_and_dashboard_name_what_is_counted(file: str) -> None:
    text = (DEPLOY / file).read_text()
    if file.endswith("json"):
        text = "\n".join(target["expr"] for panel in json.loads(text)["panels"] for target in panel["targets"])
    named = set(re.findall(r"\bclaytable_\w+", text))
    assert len(named) >= 3
    assert named <= counted()


# -- backups ---------------------------------------------------------------------------------------------


def test_a_backup_of_sqlite_made_while_people_play_is_a_server_again(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        with Person(server) as ann:
            id = ann.table("tabannusi", "here", "here")["id"]
            with ann.live(id) as chair:
                for number in range(3):
                    assert chair.answer(chair.options[0])["type"] == "accepted"
                    chair.wait_for(number + 1)
                # As `sqlite3 tables.db ".backup copy.db"` does.
                with (
                    closing(sqlite3.connect(tmp_path / "tables.db")) as kept,
                    closing(sqlite3.connect(tmp_path / "copy.db")) as copy,
                ):
                    kept.backup(copy)
                assert chair.answer(chair.options[0])["type"] == "accepted"
            # As the page says: the copy in its place, and nothing beside it.
            server.stop()
            shutil.move(tmp_path / "copy.db", tmp_path / "tables.db")
            for beside in ("tables.db-wal", "tables.db-shm"):
                (tmp_path / beside).unlink(missing_ok=True)
            server.start()
            with ann.live(id, seen=4) as chair:
                # What was answered after the backup is gone, and people play on.
                assert chair.number == 3
                assert chair.answer(chair.options[0])["type"] == "accepted"
                chair.wait_for(4)
    finally:
        server.stop()


def test_a_dump_of_postgresql_becomes_the_same_tables(postgres: PostgreSQL) -> None:
    first, second = postgres.database("tables_first"), postgres.database("tables_second")

    async def played(url: str, id: str = "") -> str:
        """Give an answer at a table, or at a new one."""
        async with opened(url) as store, process(store) as rooms:
            room = await rooms.get(id or await table(store))
            await rooms.answer(room, (0, 1), room.number, room.game.legal[0].key)
            return room.record.id

    id = asyncio.run(played(first))
    postgres.copy("tables_first", "tables_second")
    asyncio.run(played(first, id))
    asyncio.run(played(second, id))
    asyncio.run(played(second, id))

    async def kept() -> int:
        async with opened(second) as store:
            return len(await keys(store, id))

    assert asyncio.run(kept()) == 3
