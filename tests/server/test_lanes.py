"""Work in processes of lower priority: in turn, within its time, and never in the way of what people do."""

from __future__ import annotations

import asyncio
import gc
import itertools
import os
import random
from collections.abc import Callable, Coroutine
from functools import partial
from operator import add, truediv
from pathlib import Path
from typing import Any

import pytest
from played import pack_text, whole
from served import PATIENCE
from test_failures import inside

import claytable
from claytable.core.errors import BadOptions
from claytable.core.journal import snapshot
from claytable.host.briskly import NOTHING
from claytable.host.library import known
from claytable.host.problems import Busy, NotFound, Refused, TooLong
from claytable.host.thinking import MOST_IN_A_ROW, check_level, choose_in_a_row
from claytable.host.wishes import read_number
from claytable.server.lanes import WAITING_OF_ONE, Lane
from claytable.server.memory import OFTEN
from claytable.server.processes import Broken
from claytable.server.room import Listener
from claytable.server.thinking import Thinkers

#: What takes for ever, and holds the lock of its process all the while, as compiled code does.
ENDLESS: Callable[[], int] = partial(sum, range(10**15))


def with_lane(work: Callable[[Lane], Coroutine[Any, Any, None]], processes: int = 1, seconds: float = 60.0) -> None:
    """Do something with a lane, in an event loop of its own."""

    async def run() -> None:
        lane = Lane(processes, nice=3, seconds=seconds)
        try:
            async with asyncio.timeout(2 * PATIENCE):
                await work(lane)
        finally:
            lane.close()

    asyncio.run(run())


def test_work_is_done_in_another_process_that_steps_back() -> None:
    async def run(lane: Lane) -> None:
        assert await lane.do("a", os.getpid) == lane.pids[0] != os.getpid()
        assert await lane.do("a", partial(os.nice, 0)) == min(os.nice(0) + 3, 19)

    with_lane(run)


def test_what_a_process_has_at_its_start_is_never_looked_through_for_garbage_again() -> None:
    async def run(lane: Lane) -> None:
        assert await lane.do("a", gc.get_freeze_count) > 10_000
        assert (await lane.do("a", gc.get_threshold))[0] == OFTEN

    with_lane(run)


def test_work_that_takes_too_much_time_ends_with_its_process_and_the_next_gets_another() -> None:
    async def run(lane: Lane) -> None:
        first = await lane.do("a", os.getpid)
        with pytest.raises(TooLong, match="too long"):
            await lane.do("a", ENDLESS)
        assert await lane.do("a", os.getpid) != first

    with_lane(run, seconds=0.2)


def test_one_after_the_other_has_a_turn_however_much_one_of_them_wants() -> None:
    done: list[str] = []

    async def wants(lane: Lane, whose: str) -> None:
        await lane.do(whose, partial(add, 1, 1))
        done.append(whose)

    async def run(lane: Lane) -> None:
        # The first begins at once; the others wait for it.
        await asyncio.gather(*(wants(lane, whose) for whose in "aaaabbc"))

    with_lane(run)
    assert done == list("aabcaba")


def test_what_no_person_waits_for_has_its_turn_when_nothing_else_has() -> None:
    done: list[str] = []

    async def wants(lane: Lane, whose: str, aside: bool) -> None:
        await lane.do(whose, partial(add, 1, 1), aside)
        done.append(whose)

    async def run(lane: Lane) -> None:
        await asyncio.gather(*(wants(lane, whose, whose in "xy") for whose in "xxyyab"))

    with_lane(run)
    # The first began at once.
    assert done == list("xabxyy")


def test_bots_among_themselves_stand_back_for_bots_that_people_wait_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Lane, str, bool]] = []

    async def do(lane: Lane, whose: str, job: Callable[[], Any], aside: bool = False) -> Any:
        asked.append((lane, whose, aside))
        return job()

    monkeypatch.setattr(Lane, "do", do)

    async def scene() -> None:
        async with inside(tmp_path) as (ann, rooms):

            async def made(*seats: str) -> str:
                kinds = [{"kind": seat, "level": "random"} for seat in seats]
                wish = {"game": "tabannusi", "seats": kinds, "starts": 1}
                id: str = (await ann.post("/api/tables", json=wish)).json()["id"]
                room = await rooms.get(id)
                rooms.join(room, Listener(None, (), -1))
                async with asyncio.timeout(PATIENCE):
                    while room.bot is not None:
                        await asyncio.sleep(0.02)
                return id

            ours, theirs = await made("bot", "here"), await made("bot", "bot")
            thought = {(whose, aside) for lane, whose, aside in asked if lane is rooms.thinkers.bots}
            assert thought == {(ours, False), (theirs, True)}

    asyncio.run(scene())


def test_when_too_much_waits_a_sentence_says_so_and_others_still_have_their_turn() -> None:
    async def run(lane: Lane) -> None:
        waiting = [asyncio.create_task(lane.do("a", os.getpid)) for _ in range(WAITING_OF_ONE + 1)]
        await asyncio.sleep(0)
        with pytest.raises(Busy, match="try again"):
            await lane.do("a", os.getpid)
        assert await lane.do("b", os.getpid)
        assert set(await asyncio.gather(*waiting)) == set(lane.pids)

    with_lane(run)


def test_nothing_is_worked_out_for_someone_who_has_gone() -> None:
    async def run(lane: Lane) -> None:
        first = asyncio.create_task(lane.do("a", os.getpid))
        await asyncio.sleep(0)
        gone = asyncio.create_task(lane.do("a", ENDLESS))
        await asyncio.sleep(0)
        gone.cancel()
        assert await first == await lane.do("a", os.getpid)

    with_lane(run)


def test_what_is_refused_there_is_refused_here_in_the_same_words() -> None:
    async def run(lane: Lane) -> None:
        with pytest.raises(NotFound, match=r"no such game|There is no game"):
            await lane.do("a", partial(known, "chess"))
        with pytest.raises(Refused, match="There is no bot 'genius'"):
            await lane.do("a", partial(check_level, "genius"))
        with pytest.raises(Broken, match="ZeroDivisionError"):
            await lane.do("a", partial(truediv, 1, 0))
        # It goes on.
        assert await lane.do("a", partial(read_number, "7", "n")) == 7

    with_lane(run)
    with pytest.raises(BadOptions):
        check_level("genius")


def test_a_mistake_of_ours_does_not_end_the_process_whatever_it_is() -> None:
    async def run(lane: Lane) -> None:
        first = await lane.do("a", os.getpid)
        # What cannot travel back.
        with pytest.raises(Broken, match="pickle"):
            await lane.do("a", partial(memoryview, b""))
        with pytest.raises(Broken, match="RecursionError"):
            await lane.do("a", partial(eval, "(lambda f: f(f))(lambda f: f(f))"))
        assert await lane.do("a", os.getpid) == first

    with_lane(run)


def test_people_get_what_they_ask_for_while_all_bots_think() -> None:
    async def run() -> None:
        thinkers = Thinkers()
        thinking = [asyncio.create_task(thinkers.bots.do(str(table), ENDLESS)) for table in range(50)]
        async with asyncio.timeout(2 * PATIENCE):
            assert await thinkers.work_out("a table", partial(add, 1, 1)) == 2
        assert not any(task.done() for task in thinking)
        thinkers.close()
        await asyncio.gather(*thinking, return_exceptions=True)

    asyncio.run(run())


def test_whatever_takes_long_is_worked_out_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []

    async def do(_lane: Lane, _whose: str, job: Callable[[], Any]) -> Any:
        given.append("done")
        return job()

    monkeypatch.setattr(Lane, "do", do)
    ended = whole("tabannusi")
    pack = {"name": "mine", "text": pack_text("tabannusi")}
    seats = [{"kind": "here"}, {"kind": "here"}]

    async def scene() -> None:
        async with inside(tmp_path) as (ann, _rooms):

            async def elsewhere(method: str, path: str, body: Any = None) -> Any:
                given.clear()
                answer = await ann.request(method, path, json=body)
                assert answer.is_success, answer.text
                assert given, path
                return answer.json()

            table = (await elsewhere("POST", "/api/journals", {"journal": ended.journal}))["id"]
            for part in ("at/3", "moments?first=0&last=9", "course", "frames?after=0&upto=9", "scores?at=3", "journal"):
                await elsewhere("GET", f"/api/tables/{table}/{part}")
            await elsewhere("POST", f"/api/tables/{table}/play-on", {"number": 5, "seat": 0, "level": "random"})
            wish = {"game": "tabannusi", "seats": seats, "pack": pack}
            own = (await elsewhere("POST", "/api/tables", wish))["id"]
            await elsewhere("GET", f"/api/tables/{own}/components")
            await elsewhere("POST", "/api/games/tabannusi/score-sheet", {"columns": [{}], "pack": pack})

    asyncio.run(scene())


@pytest.mark.parametrize("game", list(claytable.installed_games()))
def test_bots_answer_in_a_row_until_a_person_is_asked(game: str) -> None:
    table = claytable.new(game, seats=3, seed=4)
    before = table.copy()
    bots = {seat: "random" for seat in range(3) if seat != 1}
    rows: list[int] = []
    while not table.over:
        if table.asked == 1:
            table.play(table.legal[0])
            continue
        keys, _ = choose_in_a_row(bots, 5, snapshot(table), None)
        for key in keys:
            assert table.asked in bots
            table.play(key)
        assert len(keys) == MOST_IN_A_ROW or table.asked not in bots
        rows.append(len(keys))
    assert max(rows) > 1
    assert choose_in_a_row({0: "random", 1: "random", 2: "random"}, 5, snapshot(before), None)[0]
    assert choose_in_a_row({}, 5, snapshot(before), None) == ([], NOTHING)


def test_what_a_bot_has_spent_on_its_turn_goes_along_from_job_to_job(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[tuple[float, int], bool]] = []

    async def choose(
        self: Thinkers, table: str, levels: dict[int, str], game: claytable.Game, pack: None, spent: Any, awaited: bool
    ) -> tuple[list[str], tuple[float, int]]:
        keys, after = choose_in_a_row(levels, 1, snapshot(game), pack, spent)
        asked.append((spent, after == NOTHING))
        return keys, after

    # One answer for each job, as of a bot that thinks long.
    monkeypatch.setattr("claytable.host.thinking.SECONDS_IN_A_ROW", 0.0)
    monkeypatch.setattr(Thinkers, "choose", choose)

    async def scene() -> None:
        async with inside(tmp_path) as (ann, _rooms):
            game = whole("tabannusi", ("person", "bot"), at_most=40)
            chance = random.Random(1)
            while game.asked == 0:
                game.play_answer(chance.choice(game.answers))
            table = (await ann.post("/api/journals", json={"journal": game.journal})).json()["id"]
            async with asyncio.timeout(PATIENCE):
                while (await ann.get(f"/api/tables/{table}")).json()["asked"] != 0:
                    await asyncio.sleep(0.05)

    asyncio.run(scene())
    assert len(asked) > 2
    for (_, over), (then, _) in itertools.pairwise(asked):
        assert (then == NOTHING) == over
    assert max(spent[1] for spent, _ in asked) > 1
