"""Many connections answer the same question at the same time: one wins, the others learn that they did not."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from seated import Seated, seated
from served import Person, Server

from claytable import replay
from claytable.core.rules import own_games

#: Seats by connection of one who holds both: several for each, and one for both.
CONNECTIONS: tuple[dict[str, int], ...] = ({"seat": 0}, {"seat": 0}, {"seat": 1}, {"seat": 1}, {})


@dataclass(frozen=True)
class Act:
    """What a connection says: to the open question, or to one before or after it."""

    connection: int
    what: str
    off: int
    choice: int


acts = st.builds(
    Act,
    st.integers(0, len(CONNECTIONS) - 1),
    st.sampled_from(("answer", "answer", "answer", "nonsense", "undo")),
    st.sampled_from((0, 0, 0, 0, -1, 1, -3, 2)),
    st.integers(0, 5),
)
rounds = st.lists(st.lists(acts, min_size=1, max_size=9), min_size=4, max_size=12)


@dataclass
class Said:
    """An act that was said, and what came back."""

    act: Act
    number: int
    key: str | None
    legal: bool
    reply: dict[str, Any] = field(default_factory=dict)

    @property
    def accepted(self) -> bool:
        return bool(self.reply["type"] == "accepted")


@pytest.fixture(scope="module")
def everyone(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(game=st.sampled_from(list(own_games())), script=rounds, seed=st.integers(0, 1000))
def test_each_number_is_won_once_and_the_others_are_told(
    everyone: Person, game: str, script: list[list[Act]], seed: int
) -> None:
    table = everyone.table(game, "here", "here", seed=seed)["id"]
    won = asyncio.run(_play_script(everyone, table, script))
    journal = everyone.get(f"/api/tables/{table}/journal")
    assert [entry.get("key") for entry in journal["entries"]] == [won[number] for number in range(len(won))]
    assert replay(journal).table.digest() == journal["digest"]


async def _play_script(person: Person, table: str, script: list[list[Act]]) -> dict[int, str | None]:
    """Play rounds in which all speak at once; by number the key that won it, None for an undo."""
    won: dict[int, str | None] = {}
    async with contextlib.AsyncExitStack() as stack:
        seats = [
            await stack.enter_async_context(seated(person.server, table, person, **query)) for query in CONNECTIONS
        ]
        for acts in script:
            number = len(won)
            await asyncio.gather(*(seat.wait_for(number) for seat in seats))
            told = await _speak(seats, acts)
            _judge(told, number, won)
        await asyncio.gather(*(seat.wait_for(len(won)) for seat in seats))
        # Two who see through the same eyes see the same table.
        for one, other in ((0, 1), (2, 3)):
            assert seats[one].last["view"] == seats[other].last["view"]
        assert {seat.number for seat in seats} == {len(won)}
    return won


async def _speak(seats: list[Seated], acts: list[Act]) -> list[Said]:
    """All say their part at once; each hears what became of it."""
    # The one who holds both seats sees the options of whichever is asked.
    options = seats[-1].options
    said: list[list[Said]] = [[] for _ in seats]
    for act in acts:
        key = None if act.what == "undo" else options[act.choice % len(options)]
        if act.what == "nonsense":
            key = "nonsense"
        number = max(0, seats[-1].number + act.off)
        legal = act.what == "answer" and bool(seats[act.connection].options)
        said[act.connection].append(Said(act, number, key, legal))

    async def speak(seat: Seated, mine: list[Said]) -> None:
        for each in mine:
            if each.key is None:
                await seat.say(type="undo", number=each.number)
            else:
                await seat.say(type="answer", number=each.number, key=each.key)
        for each in mine:
            each.reply = await seat.wait("accepted", "rejected")

    await asyncio.gather(*(speak(*each) for each in zip(seats, said, strict=True)))
    return [each for mine in said for each in mine]


def _judge(told: list[Said], number: int, won: dict[int, str | None]) -> None:
    """Each number has one winner, and every other gets a reason why it lost."""
    for each in told:
        assert each.reply["number"] == each.number
        if each.accepted:
            assert each.number not in won, "a number is won twice"
            won[each.number] = each.key
    assert sorted(won) == list(range(len(won))), "numbers are won in their order"
    for each in told:
        if each.accepted:
            continue
        code = each.reply["code"]
        if each.number < number:
            assert code == "late"
        elif code == "late":
            assert each.number < len(won), "late means that someone was first"
        elif each.number == number:
            assert not each.legal, f"a good answer is refused only when it is late: {each.reply}"
    if any(each.legal and each.number == number for each in told):
        assert number in won, "someone wins when there is a good answer"


def test_two_people_whose_connections_all_answer_at_once_play_a_whole_game(ann: Person, bob: Person) -> None:
    table = ann.table("tabannusi", "here", "friend")
    bob.join(next(seat["invitation"] for seat in table["seats"] if seat["invitation"]), "Bob")
    won = asyncio.run(_race(table["id"], (ann, bob)))
    journal = ann.get(f"/api/tables/{table['id']}/journal")
    assert [entry.get("key") for entry in journal["entries"]] == won
    game = replay(journal)
    assert game.over
    assert game.table.digest() == journal["digest"]


async def _race(table: str, people: tuple[Person, ...]) -> list[str | None]:
    """Three connections of each; at every question all of them answer, each with a key of its own choice."""
    chance = random.Random(5)
    won: list[str | None] = []
    async with contextlib.AsyncExitStack() as stack:
        seats = [
            await stack.enter_async_context(seated(person.server, table, person)) for person in people for _ in range(3)
        ]
        while not seats[0].over:
            number = len(won)
            options = next(seat.options for seat in seats if seat.options)
            keys = [chance.choice(options) for _ in seats]
            replies = await asyncio.gather(*(seat.answer(number, key) for seat, key in zip(seats, keys, strict=True)))
            winners = [place for place, reply in enumerate(replies) if reply["type"] == "accepted"]
            assert len(winners) == 1
            assert {reply["code"] for reply in replies if reply["type"] == "rejected"} <= {"late", "not-yours"}
            won.append(keys[winners[0]])
            await asyncio.gather(*(seat.wait_for(number + 1) for seat in seats))
    return won
