"""The host and the page need nothing but Python: no network, no database, no event loop, no other package."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import claytable
from claytable.core.rules import own_games

PACKAGE = Path(claytable.__file__).parent
#: What the engine in a page is made of.
PARTS = ("core", "games", "bots", "host", "page")
FOREIGN = {
    *("aiosqlite", "asyncio", "fastapi", "fluent", "msgspec", "multiprocessing", "numpy", "pydantic", "rich"),
    *("sqlalchemy", "starlette", "structlog", "typer", "uvicorn"),
}

PLAY = f"""
import json, sys
sys.path[:0] = [sys.argv[1]]
import claytable.host, claytable.page
from claytable.page import Page, think

kept = {{}}
class Memory:
    async def tables(self): return "[]"
    async def load(self, table):
        record, entries = kept[table]
        return json.dumps({{"record": json.loads(record), "snapshot": None, "entries": entries}})
    async def entries(self, table, after): return json.dumps(kept[table][1][after + 1:])
    async def create(self, table, record, entries): kept[table] = [record, json.loads(entries)]
    async def append(self, table, expected, entries, record):
        kept[table] = [record, kept[table][1] + json.loads(entries)]
        return True
    async def change(self, table, record): kept[table][0] = record
class Here:
    async def think(self, job): return think(job)
def run(work):
    try:
        work.send(None)
    except StopIteration as done:
        return done.value

told = []
page = Page(Memory(), Here(), lambda chair, message: told.append(json.loads(message)))
for game in {list(own_games())}:
    wish = {{"game": game, "seats": [{{"kind": "here"}}, {{"kind": "bot"}}], "seed": 3}}
    made = json.loads(run(page.ask("POST", "/api/tables", json.dumps(wish))))
    assert made["status"] == 201, made
    id = made["body"]["id"]
    run(page.sit(1, id, ""))
    run(page.drive(id))
    table = [message for message in told if message["type"] == "table"][-1]
    options = [option["key"] for option in table["view"]["decision"]["options"]]
    other = next(key for key in claytable.new(game).vocabulary.keys if key not in options)
    for key in (other, options[0]):
        run(page.hear(1, json.dumps({{"type": "answer", "number": table["number"], "key": key}})))
    assert [message["type"] for message in told if message["type"] != "table"][-2:] == ["rejected", "accepted"], told
    rejected = [message for message in told if message["type"] == "rejected"][-1]
    assert rejected["code"] == "refused" and rejected["sentence"], rejected
print(*sorted({{name.partition(".")[0] for name in sys.modules}}))
"""


def test_importing_them_loads_nothing_foreign() -> None:
    code = "import sys, claytable.host, claytable.page, claytable; claytable.installed_games(); print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert {name.partition(".")[0] for name in told.split()}.isdisjoint(FOREIGN)


@pytest.mark.parametrize("form", ["folder", "zip"])
def test_an_archive_of_the_engine_plays_every_game_without_any_other_package(form: str, tmp_path: Path) -> None:
    folder = tmp_path / "engine"
    for part in PARTS:
        # Neither words nor rules in words: the page has those in files of their own.
        ignored = shutil.ignore_patterns("__pycache__", "*.ftl", "rules*.toml", "*.so")
        shutil.copytree(PACKAGE / part, folder / "claytable" / part, ignore=ignored)
    shutil.copy(PACKAGE / "__init__.py", folder / "claytable")
    info = folder / "claytable-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: claytable\nVersion: 0\n")
    points = "".join(f"{game} = claytable.games.{game}:GAME\n" for game in own_games())
    (info / "entry_points.txt").write_text(f"[claytable.games]\n{points}")
    archive = folder
    if form == "zip":
        archive = tmp_path / "engine.zip"
        with ZipFile(archive, "w") as packed:
            for file in sorted(folder.rglob("*")):
                packed.write(file, file.relative_to(folder))
    # Without the packages that are installed here.
    command = [sys.executable, "-I", "-S", "-c", PLAY, str(archive)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()).isdisjoint(FOREIGN)
