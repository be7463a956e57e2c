"""What docs/hosting.md hands out works: the proxy's file with a real nginx, the unit, alerts, dashboard, backups."""

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
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from cluster import PostgreSQL
from prometheus_client import Counter, Gauge, Histogram
from served import PATIENCE, Person, Server, free_port, until
from stored import keys, opened, process, table
from websockets.sync.client import connect

from claytable.server.metrics import Metrics

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin")


# -- a proxy ---------------------------------------------------------------------------------------------


@contextmanager
def proxied(folder: Path, server: Server) -> Iterator[tuple[int, int]]:
    """The file for nginx, at other ports and with a certificate of its own: the ports of HTTP and HTTPS."""
    assert NGINX is not None
    plain, secure = free_port(), free_port()
    subject = ["-subj", "/CN=play.example", "-addext", "subjectAltName=DNS:play.example"]
    files = ["-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *subject, *files], check=True, capture_output=True
    )
    text = (DEPLOY / "nginx.conf").read_text()
    for ours, theirs in {
        "listen [::]:": "# ",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{secure} ssl;",
        "/etc/letsencrypt/live/play.example": str(folder),
        "127.0.0.1:8000": f"127.0.0.1:{server.port}",
    }.items():
        assert ours in text
        text = text.replace(ours, theirs)
    kept = [f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    http = f"access_log off; {' '.join(kept)}\n{text}"
    config = folder / "nginx.conf"
    config.write_text(f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\nhttp {{\n{http}\n}}\n")
    process = subprocess.Popen([NGINX, "-c", str(config), "-p", str(folder), "-e", str(folder / "error.log")])
    try:
        until(lambda: _listens(plain))
        yield plain, secure
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _listens(port: int) -> bool:
    try:
        httpx.get(f"http://127.0.0.1:{port}/", verify=False)
    except httpx.TransportError:
        return False
    return True


@pytest.mark.skipif(NGINX is None, reason="there is no nginx here")
def test_people_play_through_nginx_over_https(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", "--allowed-hosts", "play.example")
    try:
        with proxied(tmp_path, server) as (plain, secure):
            name = {"host": "play.example"}
            moved = httpx.get(f"http://127.0.0.1:{plain}/rules", headers=name, verify=False)
            assert (moved.status_code, moved.headers["location"]) == (301, "https://play.example/rules")
            with httpx.Client(base_url=f"https://127.0.0.1:{secure}", headers=name, verify=False) as ann:
                assert ann.get("/metrics").status_code == 404
                assert ann.get("/health").json()["status"] == "ok"
                wish = {"game": "tabannusi", "seats": [{"kind": "here"}, {"kind": "here"}]}
                own = {"origin": "https://play.example", "x-forwarded-for": "203.0.113.8"}
                made = ann.post("/api/tables", json=wish, headers=own)
                assert made.status_code == 201
                # The server knows that it was HTTPS, and who asked: not what they said of themselves.
                assert "secure" in made.headers["set-cookie"].lower()
                assert ann.post("/api/tables", json=wish, headers={"origin": "https://evil.example"}).status_code == 403
                assert ann.get("/api/reach").status_code == 200
            trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
            trusting.load_verify_locations(tmp_path / "fullchain.pem")
            with connect(
                f"wss://play.example:{secure}/api/tables/{made.json()['id']}/live",
                address=("127.0.0.1", secure),
                ssl=trusting,
                server_hostname="play.example",
                additional_headers={"Cookie": f"claytable={made.cookies['claytable']}"},
                origin="https://play.example:" + str(secure),  # type: ignore[arg-type]
                proxy=None,
            ) as line:
                assert json.loads(line.recv(PATIENCE))["type"] == "table"
    finally:
        server.stop()


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
