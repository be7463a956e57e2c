"""Work spread over processes: everything is done once, and nobody is left behind."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Sequence

import pytest

from claytable.sim.workers import WorkerDied, spread


def squares(items: Sequence[int]) -> list[tuple[int, int]]:
    return [(item * item, os.getpid()) for item in items]


def die_at_seven(items: Sequence[int]) -> int:
    if 7 in items:
        os._exit(9)
    return sum(items)


@pytest.mark.parametrize("jobs", [0, 1, 2, 5])
def test_every_item_is_done_once(jobs: int) -> None:
    items = list(range(100, 140))
    done = {}
    workers = set()
    for found, places in spread(squares, items, jobs):
        for place, (square, worker) in zip(places, found, strict=True):
            assert place not in done
            done[place] = square
            workers.add(worker)
    assert done == {place: item * item for place, item in enumerate(items)}
    assert len(workers) == max(jobs, 1)
    assert (os.getpid() in workers) == (jobs == 0)


def test_no_work_is_no_process() -> None:
    assert list(spread(squares, [], 2)) == []


def test_a_worker_that_dies_is_missed() -> None:
    with pytest.raises(WorkerDied, match="ended before its work"):
        list(spread(die_at_seven, list(range(20)), 2))
    assert multiprocessing.active_children() == []


def test_a_listener_that_stops_listening_stops_the_work_at_once() -> None:
    started = time.monotonic()
    work = spread(squares, list(range(1000)), 2)
    next(work)
    work.close()
    assert multiprocessing.active_children() == []
    assert time.monotonic() - started < 30
