"""A process of lower priority that does one job after the other. A job that takes too long ends with it.

Threads would not do: compiled code holds the lock of its whole process.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import pickle
import signal
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from traceback import format_exc
from typing import Any, Final

from ..core.errors import ClaytableError
from ..host.problems import Problem, Refused, TooLong
from .memory import settle
from .tasks import end_with_parent

#: Seconds of processor time that a job may take, and seconds until its end where others need the processor.
SECONDS: Final = 20.0
PATIENCE: Final = 120.0
#: The signal that ends a job after its processor time; not every system has it.
BELL: Final[int] = getattr(signal, "SIGPROF", 0)


class Broken(Exception):
    """A process ended twice over the same job, or the job met a mistake of ours, which it tells."""


class Process:
    """A process that does one job after the other, and is replaced when it ends."""

    def __init__(self, nice: int, seconds: float) -> None:
        self._nice = nice
        self._seconds = seconds
        self._lock = Lock()
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def do(self, packed: bytes) -> Any:
        """Do a job and wait for what comes of it; in a thread. If the process is killed, another one does it again."""
        for _ in range(2):
            line = self._open()
            try:
                line.send_bytes(packed)
                if not line.poll(PATIENCE):
                    self._end()
                    raise too_long()
                good, done = pickle.loads(line.recv_bytes())
            except (EOFError, OSError):
                if self._end() == -BELL:
                    raise too_long() from None
                continue
            if good:
                return done
            raise done
        raise Broken("The process that did this work ended.")

    def _open(self) -> Connection:
        with self._lock:
            if self._closed:
                raise Broken("The server stops.")
            if self._line is None:
                spawn = multiprocessing.get_context("spawn")
                self._line, there = spawn.Pipe()
                self._process = spawn.Process(
                    target=_work, args=(there, self._nice, self._seconds), name="claytable-work", daemon=True
                )
                self._process.start()
                # Only the process itself holds its end: it is closed when the process ends.
                there.close()
            return self._line

    def _end(self) -> int | None:
        """End the process, if it has not ended; why it did."""
        with self._lock:
            if self._process is None or self._line is None:
                return None
            self._line.close()
            self._process.join(1)
            if self._process.exitcode is None:
                self._process.kill()
                self._process.join()
            code = self._process.exitcode
            self._process = self._line = None
            return code

    def close(self) -> None:
        """End it, whatever it does; the thread that waits for it learns so."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()


def too_long() -> TooLong:
    return TooLong("This takes too long to work out here.")


# -- in the process ------------------------------------------------------------------------------------


def _work(line: Connection, nice: int, seconds: float) -> None:
    """What a process does: Ctrl-C is for the server, which ends this process; it does not outlive the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(nice)
    end_with_parent()
    settle()
    # The server is gone when nobody is at the other end.
    with contextlib.suppress(EOFError, OSError):
        while True:
            packed = line.recv_bytes()
            _ring(seconds)
            told = _tried(packed)
            _ring(0)
            line.send_bytes(told)


def _tried(packed: bytes) -> bytes:
    """Whether it went well, and what came of it, as it is sent."""
    try:
        return pickle.dumps((True, pickle.loads(packed)()))
    except Problem as problem:
        return pickle.dumps((False, problem))
    except ClaytableError as error:
        return pickle.dumps((False, Refused(str(error))))
    except Exception:
        return pickle.dumps((False, Broken(format_exc())))


def _ring(seconds: float) -> None:
    """End this process after so much processor time; 0: never. Compiled code cannot be interrupted in another way."""
    with contextlib.suppress(AttributeError):
        signal.setitimer(signal.ITIMER_PROF, seconds)
