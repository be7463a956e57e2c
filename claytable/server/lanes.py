"""Work that takes long, in processes of lower priority: what people do at a table never waits for it.

A lane is a queue with some processes. It takes one job after the other from every table that waits, in turn. What no
person waits for has its turn when nothing else does.
"""

from __future__ import annotations

import asyncio
import pickle
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from ..host.problems import Busy
from .processes import SECONDS, Process

#: Jobs of one table, or of one client, that wait in a lane; and jobs of all.
WAITING_OF_ONE: Final = 8
WAITING: Final = 500

R = TypeVar("R")


class Job:
    """Work that waits: packed as it is sent, and what comes of it."""

    __slots__ = ("done", "packed")

    def __init__(self, packed: bytes) -> None:
        self.packed = packed
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Lane:
    """Some processes and the jobs that wait for them. A process is started when there is something to do for it."""

    def __init__(self, processes: int, nice: int, seconds: float = SECONDS) -> None:
        """`nice`: how far its processes step back where others want the processor."""
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="claytable")
        self._processes = [Process(nice, seconds) for _ in range(processes)]
        self._free = list(self._processes)
        #: By table or client, those whose turn comes first in front; and those for whom no person waits.
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        self._aside: OrderedDict[str, deque[Job]] = OrderedDict()
        self._running: set[asyncio.Task[None]] = set()

    async def do(self, whose: str, work: Callable[[], R], aside: bool = False) -> R:
        """Do some work, which can be pickled, when it is the turn of this table or client; `aside`: nobody waits."""
        queue = self._aside if aside else self._waiting
        own = queue.get(whose, ())
        if len(own) >= WAITING_OF_ONE or sum(map(len, queue.values())) >= WAITING:
            raise Busy("Much waits to be worked out here; try again in a minute.")
        job = Job(pickle.dumps(work, pickle.HIGHEST_PROTOCOL))
        queue.setdefault(whose, deque()).append(job)
        self._begin()
        done: R = await job.done
        return done

    def _begin(self) -> None:
        """Give the free processes something to do."""
        while self._free and (queue := self._waiting or self._aside):
            whose, jobs = queue.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                queue[whose] = jobs
            # Somebody who has gone wants no answer.
            if not job.done.done():
                task = asyncio.create_task(self._run(self._free.pop(), job))
                self._running.add(task)
                task.add_done_callback(self._running.discard)

    async def _run(self, process: Process, job: Job) -> None:
        try:
            done = await asyncio.get_running_loop().run_in_executor(self._threads, process.do, job.packed)
            if not job.done.done():
                job.done.set_result(done)
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        finally:
            job.done.cancel()
            self._free.append(process)
            self._begin()

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [process.pid for process in self._processes if process.pid]

    def close(self) -> None:
        """Nobody wants an answer any more."""
        for queue in (self._waiting, self._aside):
            for jobs in queue.values():
                for job in jobs:
                    job.done.cancel()
            queue.clear()
        for task in self._running:
            task.cancel()
        for process in self._processes:
            process.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
