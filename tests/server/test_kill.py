"""The server is killed at random moments, as by a power cut: no acknowledged answer is lost, every game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import sqlite3
from pathlib import Path
from typing import Any

import httpx
from seated import Seated, seated
from served import Person, Server
from websockets.exceptions import WebSocketException

from claytable import replay
from claytable.core.rules import own_games

log = logging.getLogger(__name__)

#: How many games are played, and how many of them at a time.
GAMES = int(os.environ.get("CLAYTABLE_KILL_GAMES", "6"))
AT_ONCE = 12
#: The most entries that a client hears between two kills.
CALM = 500
#: A person with a bot, a person alone, bots among themselves, two people.
SEATS = (("here", "bot"), ("here",), ("bot", "bot"), ("here", "here"))


class Frail:
    """A server that is killed and started again, over and over."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        self.server = server
        self.kills = 0
        self.up = asyncio.Event()
        self.up.set()
        self._chance = chance
        self._told = asyncio.Event()
        self._calm = 0

    def told(self) -> None:
        """The server sent something: one step nearer to the next kill."""
        self._calm -= 1
        if self._calm <= 0:
            self._told.set()

    async def keep_killing(self) -> None:
        """Until cancelled."""
        while True:
            self._calm = self._chance.randrange(1, CALM)
            self._told.clear()
            await self._told.wait()
            # Not always right after a message.
            await asyncio.sleep(self._chance.random() / 50)
            self.up.clear()
            self.kills += 1
            self.server.kill()
            await asyncio.to_thread(self.server.start)
            self.up.set()


class Play:
    """One table from its making to its end, through all kills, and what the server said about it."""

    def __init__(self, frail: Frail, game: str, seats: tuple[str, ...], chance: random.Random) -> None:
        self._frail = frail
        self._chance = chance
        self.game = game
        self.seats = seats
        self.id = ""
        #: Key by question answered, for every answer that was acknowledged.
        self.acknowledged: dict[int, str] = {}
        #: Every entry of the log that the server sent, by its number.
        self.log: dict[int, dict[str, Any]] = {}
        self.seen = 0
        self._sent: tuple[int, str] | None = None
        self.scores: Any = None

    async def play(self, person: Person) -> None:
        """Make the table and play it to its end."""
        while not self.id:
            await self._frail.up.wait()
            with contextlib.suppress(httpx.TransportError):
                self.id = person.table(self.game, *self.seats)["id"]
        while self.scores is None:
            await self._frail.up.wait()
            kills = self._frail.kills
            try:
                async with seated(self._frail.server, self.id, person, seen=self.seen) as seat:
                    await self._play(seat)
            except TimeoutError:
                raise
            except (WebSocketException, OSError):
                assert self._frail.kills > kills, "a connection is lost only when the server is killed"

    async def _play(self, seat: Seated) -> None:
        self._note(seat.last)
        while not seat.over:
            if self._sent is None and seat.options:
                self._sent = (seat.number, self._chance.choice(seat.options))
            if self._sent is None:
                self._note(await seat.wait("table"))
                continue
            # After a kill nobody knows whether it was taken: it is said again.
            number, key = self._sent
            await seat.say(type="answer", number=number, key=key)
            self._hear_of(await self._reply(seat), number, key)
            while seat.number <= number:
                self._note(await seat.wait("table"))
        self.scores = seat.last["view"]["scores"]

    async def _reply(self, seat: Seated) -> dict[str, Any]:
        while (message := await seat.hear())["type"] not in ("accepted", "rejected"):
            if message["type"] == "table":
                self._note(message)
        return message

    def _hear_of(self, reply: dict[str, Any], number: int, key: str) -> None:
        assert reply["number"] == number
        if reply["type"] == "accepted":
            assert number not in self.acknowledged
            self.acknowledged[number] = key
        else:
            assert reply["code"] == "late", reply
        self._sent = None

    def _note(self, table: dict[str, Any]) -> None:
        """The log goes on exactly where it stood, and the server never contradicts what it said."""
        self._frail.told()
        assert table["number"] >= self.seen
        assert [entry["number"] for entry in table["log"]] == list(range(self.seen + 1, table["number"] + 1))
        assert not table["gap"]
        for entry in table["log"]:
            self.log[entry["number"]] = entry
        self.seen = table["number"]


def test_no_acknowledged_answer_is_lost_and_every_game_ends(tmp_path: Path) -> None:
    chance = random.Random(2026)
    database = tmp_path / "tables.db"
    server = Server(f"sqlite:///{database}", log=tmp_path / "log")
    try:
        with Person(server) as person:
            plays, kills = asyncio.run(_play_all(server, person, chance))
            journals = {play.id: person.get(f"/api/tables/{play.id}/journal") for play in plays}
    finally:
        server.stop()
    answers = sum(len(play.acknowledged) for play in plays)
    entries = sum(play.seen for play in plays)
    log.warning("%d games, %d entries, %d answers acknowledged, %d kills", len(plays), entries, answers, kills)
    assert kills
    with contextlib.closing(sqlite3.connect(database)) as kept:
        assert kept.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for play in plays:
            _check(play, journals[play.id], kept)


async def _play_all(server: Server, person: Person, chance: random.Random) -> tuple[list[Play], int]:
    frail = Frail(server, chance)
    killer = asyncio.create_task(frail.keep_killing())
    games = list(own_games())
    plays = [
        Play(frail, games[each % len(games)], SEATS[each // len(games) % len(SEATS)], random.Random(each))
        for each in range(GAMES)
    ]
    free = asyncio.Semaphore(AT_ONCE)

    async def play(one: Play) -> None:
        async with free:
            await one.play(person)

    try:
        await asyncio.gather(*(play(each) for each in plays))
        await frail.up.wait()
    finally:
        killer.cancel()
        await asyncio.gather(killer, return_exceptions=True)
    return plays, frail.kills


def _check(play: Play, journal: dict[str, Any], kept: sqlite3.Connection) -> None:
    """The database has every answer at its number, and they lead to the end that the server reported."""
    rows = kept.execute("SELECT number, seat, key FROM entry WHERE room = ? ORDER BY number", (play.id,)).fetchall()
    assert [number for number, _, _ in rows] == list(range(play.seen + 1))
    keys = {number - 1: key for number, _, key in rows if number}
    assert {number: keys[number] for number in play.acknowledged} == play.acknowledged
    assert {number: entry["seat"] for number, entry in play.log.items()} == {
        number: seat for number, seat, _ in rows[1:]
    }
    assert [entry["key"] for entry in journal["entries"]] == [key for _, _, key in rows[1:]]
    game = replay(journal)
    assert game.over
    assert [score.data() for score in game.scores()] == play.scores
    room = kept.execute("SELECT number, asked FROM room WHERE id = ?", (play.id,)).fetchone()
    assert room == (play.seen, -1)
