"""The processes in which bots of a server think."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread


def children(parent: int) -> list[int]:
    """The processes that this one has started, and that run."""
    processes = [int(each.name) for each in Path("/proc").iterdir() if each.name.isdecimal()]
    return [each for each in processes if parent_of(each) == parent]


def workers_of(server: int) -> list[int]:
    """The worker processes of a server; another process watches over what they share."""
    return [each for each in children(server) if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def parent_of(process: int) -> int:
    """The parent of a process that runs; 0 if it does not."""
    try:
        state, parent, *_ = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return 0 if state == "Z" else int(parent)


@contextmanager
def childless(parent: int) -> Iterator[None]:
    """Meanwhile every process that this one starts is killed."""
    done = Event()

    def kill() -> None:
        while not done.wait(0.05):
            for child in children(parent):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)

    killer = Thread(target=kill)
    killer.start()
    try:
        yield
    finally:
        done.set()
        killer.join()
