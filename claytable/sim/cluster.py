"""Spreads work over a Ray cluster. Every node needs the same version of Claytable, and the pack's file, if any."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar, cast

from .. import __version__
from ..core.errors import BadOptions, ClaytableError
from .extras import need
from .workers import Portions

#: Seconds that a cluster may take to answer.
PATIENCE: Final = 10.0

T = TypeVar("T")
R = TypeVar("R")


class ClusterError(ClaytableError):
    """A cluster that does not answer, or cannot do the work."""


def connect() -> int:
    """Join the cluster that RAY_ADDRESS names, or the one that `ray start` began here: how many cores it has."""
    need("ray", "cluster", "A cluster")
    import ray

    if not ray.is_initialized():
        address = os.environ.get("RAY_ADDRESS", "")
        host, colon, port = address.removeprefix("ray://").rpartition(":")
        try:
            if colon and port.isdecimal():
                # Ray itself would try for many minutes.
                socket.create_connection((host, int(port)), timeout=PATIENCE).close()
            ray.init(address="auto", log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
        except (OSError, RuntimeError) as error:
            raise ClusterError(
                f"No Ray cluster answers: start one with `ray start --head`, or name one in RAY_ADDRESS. ({error})"
            ) from None
    return int(cast(Any, ray).cluster_resources().get("CPU", 1))


def spread(work: Callable[[Sequence[T]], R], items: Sequence[T], jobs: int) -> Iterator[tuple[R, range]]:
    """Do all the work on the cluster, `jobs` portions at a time: what each came to, and which items it was."""
    import ray

    do: Any = ray.remote(_work)
    portions = Portions(items, jobs)
    waiting: dict[Any, range] = {}

    def hand_out() -> None:
        numbers = portions.cut()
        if numbers:
            waiting[do.remote(work, __version__, items[numbers.start : numbers.stop])] = numbers

    try:
        for _ in range(jobs):
            hand_out()
        while waiting:
            for ready in ray.wait(list(waiting))[0]:
                found = _get(ready)
                numbers = waiting.pop(ready)
                portions.done(numbers)
                hand_out()
                yield found, numbers
    finally:
        for left in waiting:
            ray.cancel(left, force=True)


def _work(work: Callable[[Sequence[T]], R], here: str, items: Sequence[T]) -> R:
    if __version__ != here:
        raise BadOptions(f"A node of the cluster has Claytable {__version__}, this is {here}.")
    return work(items)


def _get(ready: Any) -> Any:
    import ray

    try:
        return ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ClaytableError):
            raise error.cause from None
        if isinstance(error.cause, ImportError):
            raise ClusterError(f"A node of the cluster lacks something that is installed here: {error.cause}") from None
        raise
    except ray.exceptions.RayError as error:
        raise ClusterError(f"The cluster gave up: {error}") from None
