"""Rules change, games go on: tables that the version before made, in the middle of a turn, opened by this one."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections import OrderedDict
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from served import Person, Server
from stored import kept as kept_in
from stored import process, table

from claytable.core.journal import load_journal, write_journal
from claytable.core.rules import find_game, own_games
from claytable.core.table import fingerprint
from claytable.server.lanes import Lane
from claytable.server.room import Room
from claytable.server.store import Store

KEPT = Path(__file__).parents[1] / "kept"
#: Tables of version 2 whose last position nobody kept: which answers could not be played again with the rules of today.
LOST = {("scholars", "two"): 42, ("tabannusi", "two"): 20}
TABLES = ("young", "two", "solo")
#: Rules that nobody has written yet.
NEWER = "9"


@pytest.fixture(scope="module", params=list(own_games()))
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Server, Any]]:
    """A server of this version with what one of rules version 2 kept of a game, and whose tables they are."""
    game = str(request.param)
    file = tmp_path_factory.mktemp("kept") / "tables.db"
    shutil.copy(KEPT / "rules-2" / f"{game}.db", file)
    server = Server(f"sqlite:///{file}")
    yield game, server, json.loads((KEPT / "rules-2" / f"{game}.json").read_text())
    server.stop()


@pytest.fixture
def owner(kept: tuple[str, Server, Any]) -> Iterator[Person]:
    """The person whose tables they are."""
    _, server, about = kept
    with Person(server) as person:
        person.http.cookies.set("claytable", about["person"])
        yield person


def whole_log(person: Person, table: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = []
    while True:
        page = person.get(f"/api/tables/{table}/log", after=len(entries) - 1)
        entries += page["entries"]
        if not page["more"]:
            return entries


@pytest.mark.parametrize("name", TABLES)
def test_a_table_of_the_version_before_goes_on_from_where_it_stood_to_its_end(
    name: str, kept: tuple[str, Server, Any], owner: Person
) -> None:
    game, _, about = kept
    id, was = about["tables"][name]["id"], about["tables"][name]["journal"]
    number = len(was["entries"])
    with owner.live(id) as chair:
        # The log says that the rules changed, and what was lost with them.
        assert chair.number == number + 1
        log = whole_log(owner, id)
        assert log[-1]["rules"] == {"version": find_game(game).version, "lost": LOST.get((game, name), 0)}
        assert not any("rules" in entry for entry in log[:-1])
        # The journal can be taken out at once, in the middle of the turn.
        taken = owner.get(f"/api/tables/{id}/journal")
        assert [entry.get("key") for entry in taken["entries"]] == [*(each.get("key") for each in was["entries"]), None]
        assert load_journal(json.dumps(taken)).table.digest() == taken["digest"]
        # Undo stops there.
        assert chair.last["view"]["undo"] is None
        refused = chair.undo()
        assert refused["type"] == "rejected"
        assert "rules of this table have changed" in refused["sentence"]
        # An answer of the new rules can be taken back.
        chair.answer(chair.options[0])
        chair.wait_for(number + 2)
        assert chair.undo()["type"] == "accepted"
        chair.wait_for(number + 3)
        assert chair.undo()["type"] == "rejected"
        chance = Random(name)
        while not chair.over:
            at = chair.number
            assert chair.answer(chance.choice(chair.options))["type"] == "accepted"
            chair.wait_for(at + 1)
        last = chair.number
    # Everything before stays readable, in its order.
    log = whole_log(owner, id)
    assert [entry["number"] for entry in log] == list(range(last + 1))
    assert [entry["undo"] for entry in log[1 : number + 1]] == ["undo" in entry for entry in was["entries"]]
    assert any(entry["lines"] for entry in log[1 : number + 1])
    # The replay begins where the rules changed.
    course = owner.get(f"/api/tables/{id}/course")
    assert (course["stops"][0], course["last"]) == (number + 1, last)
    moments = owner.get(f"/api/tables/{id}/moments", first=number + 1, last=number + 4)
    assert moments[0]["number"] == number + 1
    # The journal spans both versions, and is brought along again.
    journal = owner.get(f"/api/tables/{id}/journal")
    assert (journal["rules"], len(journal["entries"])) == ("2", last)
    keys = [entry.get("key") for entry in journal["entries"]]
    assert keys[:number] == [entry.get("key") for entry in was["entries"]]
    version = find_game(game).version
    assert journal["entries"][number]["rules"] == version
    again = owner.post("/api/journals", {"journal": journal})
    assert (again["number"], again["over"], again["rules"], again["played"]) == (last, True, "2", version)
    assert whole_log(owner, again["id"])[number + 1 :] == [
        entry | {"seat": -1} if entry["undo"] else entry for entry in log[number + 1 :]
    ]
    assert owner.get(f"/api/tables/{again['id']}/journal")["entries"][: number + 1] == journal["entries"][: number + 1]
    assert write_journal(load_journal(json.dumps(journal)))["digest"] == journal["digest"]


@pytest.mark.parametrize("name", TABLES)
def test_a_moment_before_the_change_is_drawn_where_the_rules_still_lead_there(
    name: str, kept: tuple[str, Server, Any], owner: Person
) -> None:
    game, _, about = kept
    id, number = about["tables"][name]["id"], len(about["tables"][name]["journal"]["entries"])
    assert owner.get(f"/api/tables/{id}/at/5")["number"] == 5
    if (game, name) in LOST:
        sentence = owner.refused("GET", f"/api/tables/{id}/at/{number}", 404)
        assert sentence.startswith(f"Entry {number} was played with rules version 2,")
    else:
        then = owner.get(f"/api/tables/{id}/at/{number}")["view"]
        assert then["players"] == owner.get(f"/api/tables/{id}/at/{number + 1}")["view"]["players"]


def test_what_can_no_longer_be_said_is_counted(kept: tuple[str, Server, Any], owner: Person) -> None:
    _, _, about = kept
    log = whole_log(owner, about["tables"]["two"]["id"])
    number = len(about["tables"]["two"]["journal"]["entries"])
    assert any("unsaid" in entry for entry in log[: number + 1])
    assert not any("unsaid" in entry for entry in log[number + 1 :])


def test_a_table_of_newer_rules_is_refused_with_a_sentence_and_its_journal_is_taken_out(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}")
    with Person(server) as ann:
        id = ann.table("tabannusi", "here", "here", seed=7)["id"]
        with ann.live(id) as chair:
            chair.answer(chair.options[0])
        server.stop()
        with sqlite3.connect(server.database) as database:
            database.execute("UPDATE room SET played = '9'")
        server.start()
        said = ann.refused("GET", f"/api/tables/{id}", 409)
        assert "It was played with rules version 9 of Tabannusi: Builders of Ur, and this is version 3." in said
        with ann.live(id) as chair:
            assert chair.closed()["code"] == "conflict"
        journal = ann.get(f"/api/tables/{id}/journal")
        assert (journal["seed"], len(journal["entries"])) == (7, 1)
        assert ann.get("/api/tables")["tables"][0]["played"] == "9"
    server.stop()


# -- in this process, with rules that say they are newer -------------------------------------------------


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Other processes have the rules that are installed: here this one works everything out."""

    async def do(_: Lane, __: str, work: Callable[[], Any]) -> Any:
        return work()

    monkeypatch.setattr(Lane, "do", do)
    monkeypatch.setattr("claytable.server.work._kept", OrderedDict())
    return monkeypatch


async def played(store: Store, game: str, answers: int) -> tuple[str, str]:
    """A table after some answers, of which nothing but the database remains; and its fingerprint."""
    async with process(store) as rooms:
        room = await rooms.get(await table(store, "here", "here", game=game))
        chance = Random(game)
        while room.number < answers and not room.game.over:
            await rooms.answer(room, (0, 1), room.number, chance.choice(room.game.legal.keys()))
        return room.record.id, room.game.table.digest()


async def opened(store: Store, id: str) -> Room:
    """A table as a new process opens it."""
    async with process(store) as rooms:
        return await rooms.get(id)


@pytest.mark.parametrize("game", list(own_games()))
@pytest.mark.parametrize("answers", [0, 37, 100])
def test_every_acknowledged_answer_is_in_the_position_that_newer_rules_go_on_from(
    answers: int, game: str, tmp_path: Path, newer: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        id, digest = await played(store, game, answers)
        version = find_game(game).version
        newer.setattr(type(find_game(game)), "version", NEWER)
        # Newer rules need not lead to the same tables: they do not play anything again.
        newer.setattr("claytable.host.upgrades._as_far_as_agreed", None)
        room = await opened(store, id)
        assert (room.number, room.record.rules, room.record.played) == (answers + 1, version, NEWER)
        assert room.game.table.digest() == digest
        assert room.lines((await store.entries(id))[-1], None)["rules"] == {"version": NEWER, "lost": 0}
        # Once is enough.
        again = await opened(store, id)
        assert (again.number, again.game.table.digest()) == (answers + 1, digest)

    kept_in(f"sqlite:///{tmp_path / 'tables.db'}", work)


def test_a_game_that_ended_before_the_rules_changed_is_shown_whole_or_at_its_end(
    tmp_path: Path, newer: pytest.MonkeyPatch
) -> None:
    async def work(store: Store) -> None:
        id, digest = await played(store, "tabannusi", 10_000)
        newer.setattr(type(find_game("tabannusi")), "version", NEWER)
        room = await opened(store, id)
        assert (len(room.game.entries()) > 0, room.game.over, room.game.table.digest()) == (True, True, digest)
        number = room.number
        newer.setattr("claytable.server.work._kept", OrderedDict())
        newer.setattr("claytable.host.upgrades._as_far_as_agreed", lambda game, entries: (game, 0))
        room = await opened(store, id)
        assert (len(room.game.entries()), room.game.over, room.game.table.digest()) == (0, True, digest)
        assert (room.number, len(await store.entries(id))) == (number, number + 1)

    kept_in(f"sqlite:///{tmp_path / 'tables.db'}", work)


def test_of_two_processes_one_goes_on_and_the_other_follows(tmp_path: Path, newer: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        id, digest = await played(store, "scholars", 20)
        newer.setattr(type(find_game("scholars")), "version", NEWER)
        rooms = await asyncio.gather(*(opened(store, id) for _ in range(2)))
        assert [(room.number, room.game.table.digest()) for room in rooms] == [(21, digest)] * 2
        assert sum(entry.change is not None for entry in await store.entries(id)) == 1

    kept_in(f"sqlite:///{tmp_path / 'tables.db'}", work)


@pytest.mark.parametrize("game", list(own_games()))
def test_what_a_server_of_these_rules_keeps_is_kept_here_for_later_ones(game: str, tmp_path: Path) -> None:
    version = find_game(game).version
    folder = KEPT / f"rules-{version}"
    shutil.copy(folder / f"{game}.db", tmp_path / "tables.db")
    about = json.loads((folder / f"{game}.json").read_text())["tables"]

    async def work(store: Store) -> None:
        for name in TABLES:
            id, was = about[name]["id"], about[name]["journal"]
            position = json.loads(await store.position(id))
            assert position[0] == len(was["entries"])
            room = await opened(store, id)
            assert (room.number, room.record.played) == (len(was["entries"]), version)
            assert room.game.table.digest() == was["digest"] == fingerprint(position[1])

    kept_in(f"sqlite:///{tmp_path / 'tables.db'}", work)
