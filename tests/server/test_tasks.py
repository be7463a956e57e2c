"""Tasks that should never end begin again when they do, and the log says so."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs

from claytable.server import tasks


def test_a_task_that_fails_or_ends_begins_again_and_one_that_is_cancelled_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tasks, "PAUSE", 0)
    begun: list[int] = []

    async def work() -> None:
        begun.append(len(begun))
        if len(begun) == 1:
            raise RuntimeError("a stumble")
        if len(begun) > 2:
            await asyncio.Event().wait()

    async def scene() -> None:
        with capture_logs() as logged:
            task = asyncio.create_task(tasks.forever("work", work))
            while len(begun) < 3:
                await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert [(entry["event"], entry["task"]) for entry in logged] == [("task begins again", "work")] * 2
        assert [str(entry["exc_info"]) for entry in logged] == ["a stumble", "None"]

    asyncio.run(scene())
    assert begun == [0, 1, 2]


def test_a_task_that_waits_for_another_which_is_cancelled_begins_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "PAUSE", 0)
    begun: list[int] = []

    async def work() -> None:
        begun.append(len(begun))
        other = asyncio.get_running_loop().create_future()
        if len(begun) == 1:
            other.cancel()
        await other

    async def scene() -> None:
        with capture_logs() as logged:
            task = asyncio.create_task(tasks.forever("work", work))
            while len(begun) < 2:
                await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert [entry["event"] for entry in logged] == ["task begins again"]

    asyncio.run(scene())
