"""The database is brought to the form that this version knows, or refused with a sentence."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from cluster import postgresql
from played import brought, whole
from served import PATIENCE, Person, Server
from sqlalchemy import Connection, create_engine, inspect, select

from claytable.host.dealing import from_wish
from claytable.host.problems import StorageError
from claytable.host.wishes import read_table
from claytable.server import migrate
from claytable.server.schema import METADATA, ROOM
from claytable.server.store import Store

#: A change of form that some later version might bring.
LATER = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{newest}"


def upgrade() -> None:
    op.add_column("room", sa.Column("weather", sa.Text, server_default="fair", nullable=False))


def downgrade() -> None:
    op.drop_column("room", "weather")
"""


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def opened(url: str, look: Any = None) -> Any:
    """What is to be seen in a database once a server has opened it."""

    async def run() -> Any:
        store = Store(url)
        try:
            await store.open()
            async with store.engine.connect() as connection:
                return await connection.run_sync(look or _form)
        finally:
            await store.close()

    return asyncio.run(run())


def _form(connection: Connection) -> tuple[str | None, list[Any]]:
    """Its version, and how it differs from the form that this version knows."""
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return context.get_current_revision(), compare_metadata(context, METADATA)


def versions() -> list[str]:
    """Every version there was, the first one first; `base` is a database with nothing in it."""
    script = ScriptDirectory.from_config(migrate.settings())
    return ["base", *(each.revision for each in reversed(list(script.walk_revisions())))]


@contextmanager
def later_version(folder: Path) -> Iterator[None]:
    """As if this were a later version, with one more change of form."""
    there = folder / "migrations"
    shutil.copytree(Path(migrate.__file__).parent / "migrations", there)
    (there / "versions" / "9999_weather.py").write_text(LATER.format(newest=migrate.newest()))
    config = migrate.settings()
    config.set_main_option("script_location", str(there))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrate, "settings", lambda: config)
        yield


def _columns(connection: Connection) -> set[str]:
    return {column["name"] for column in inspect(connection).get_columns("room")}


# -- forms -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", versions())
def test_a_database_of_any_version_is_brought_to_the_form_that_is_written_down(version: str, tmp_path: Path) -> None:
    engine = create_engine(sqlite(tmp_path))
    config: Config = migrate.settings()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        if version != "base":
            command.upgrade(config, version)
    engine.dispose()
    assert opened(sqlite(tmp_path)) == (migrate.newest(), [])


def test_the_form_is_the_same_on_postgresql() -> None:
    with postgresql() as database:
        assert opened(database.database("forms")) == (migrate.newest(), [])


def test_every_change_of_form_can_be_taken_back(tmp_path: Path) -> None:
    opened(sqlite(tmp_path))
    engine = create_engine(sqlite(tmp_path))
    config = migrate.settings()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        assert set(inspect(connection).get_table_names()) == {"alembic_version"}
    engine.dispose()


def test_tables_of_an_older_version_are_kept(tmp_path: Path) -> None:
    wish = {"game": "inventors", "seats": [{"kind": "here"}, {"kind": "bot"}], "seed": 7}
    record, entries = from_wish(read_table(wish), "ann")

    async def make() -> None:
        store = Store(sqlite(tmp_path))
        await store.open()
        await store.create(record, entries)
        await store.close()

    asyncio.run(make())
    assert "weather" not in opened(sqlite(tmp_path), _columns)
    with later_version(tmp_path):
        assert "weather" in opened(sqlite(tmp_path), _columns)
        rooms = opened(sqlite(tmp_path), lambda connection: connection.execute(select(ROOM.c.id, ROOM.c.seed)).all())
    assert rooms == [(record.id, 7)]


def test_a_table_that_an_older_version_kept_is_played_on_and_says_how_far_it_is(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path))
    with Person(server) as ann:
        table = brought(ann, whole("inventors", at_most=40))["id"]
        server.stop()
        engine = create_engine(sqlite(tmp_path))
        config = migrate.settings()
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.downgrade(config, "0001")
        engine.dispose()
        server.start()
        assert ann.get("/api/tables")["tables"][0]["progress"] == {}
        with ann.live(table) as hers:
            assert hers.answer(hers.options[0])["type"] == "accepted"
        assert ann.get("/api/tables")["tables"][0]["progress"] == {"round": 1, "rounds": 4}
    server.stop()


def test_a_database_of_a_newer_version_is_refused_with_a_sentence_and_left_as_it_is(tmp_path: Path) -> None:
    with later_version(tmp_path):
        newer = opened(sqlite(tmp_path), _columns)
    with pytest.raises(StorageError, match=r"^This database cannot be used: it was made by a newer version \(.*\)\.$"):
        opened(sqlite(tmp_path))
    engine = create_engine(sqlite(tmp_path))
    with engine.connect() as connection:
        assert _columns(connection) == newer
        assert MigrationContext.configure(connection).get_current_revision() == "9999"
    engine.dispose()


# -- through the command ---------------------------------------------------------------------------------

#: What is said of each: in the sentence, or in the log before it.
BAD = {
    "nonsense": "A database is sqlite:///FILE or postgresql://USER@HOST/NAME, not 'nonsense'.",
    "mysql://somewhere/tables": "A database is sqlite:///FILE or postgresql://USER@HOST/NAME",
    "sqlite:////no/such/folder/tables.db": "unable to open database file",
    "sqlite:///{newer}": "This database cannot be used: it was made by a newer version",
    "sqlite:///{text}": "file is not a database",
    "sqlite:///": "sqlite:///FILE",
    "sqlite:///:memory:": "sqlite:///FILE",
    "sqlite://host/tables.db": "sqlite:///FILE",
    "postgresql://claytable:secret@host:port/tables": "postgresql://USER@HOST/NAME",
}
#: The command, once for each URL in one process: starting a process takes longer than all of them.
COMMAND = """
import json, sys
from typer.testing import CliRunner
from claytable.cli import app
for url in sys.argv[1:]:
    said = CliRunner().invoke(app, ["serve", "--port", "0", "--db", url])
    stopped = said.exception is None or isinstance(said.exception, SystemExit)
    print(json.dumps([said.exit_code, said.stderr if stopped else repr(said.exception)]))
"""


@pytest.fixture(scope="module")
def refusals(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int, str]]:
    """What `claytable serve` said to each of them, and its exit code."""
    folder = tmp_path_factory.mktemp("bad")
    (folder / "text").write_text("This is a letter, not a database. " * 100)
    _make_newer(folder / "newer")
    urls = [url.format(newer=folder / "newer", text=folder / "text") for url in BAD]
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, *urls], capture_output=True, text=True, timeout=2 * PATIENCE, check=True
    )
    said = [json.loads(line) for line in done.stdout.splitlines()]
    return {url: (code, text) for url, (code, text) in zip(BAD, said, strict=True)}


def _make_newer(file: Path) -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.exec_driver_sql("INSERT INTO alembic_version VALUES ('9999')")
    engine.dispose()


@pytest.mark.parametrize("url", list(BAD))
def test_a_database_that_cannot_be_used_is_told_in_a_sentence(url: str, refusals: dict[str, tuple[int, str]]) -> None:
    code, text = refusals[url]
    assert code in (1, 2)
    assert BAD[url] in text
    assert "Traceback" not in text
    assert "secret" not in text
    sentence = text.strip().splitlines()[-1]
    assert sentence[0].isalpha()
    assert sentence.endswith(".")


def test_the_command_ends_with_the_sentence(tmp_path: Path) -> None:
    _make_newer(tmp_path / "newer")
    arguments = [sys.executable, "-m", "claytable", "serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'newer'}"]
    said = subprocess.run(arguments, capture_output=True, text=True, timeout=2 * PATIENCE, check=False)
    assert (said.returncode, said.stdout) == (1, "")
    assert said.stderr.splitlines()[-1].startswith("This database cannot be used: it was made by a newer version")
