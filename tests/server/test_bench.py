"""The bench of the server plays: what it prints is measured at tables at which people answer and bots play."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest
from served import Server

BENCH = Path(__file__).parents[2] / "bench" / "server.py"


def test_people_and_bots_play_and_are_counted(server: Server) -> None:
    bench = runpy.run_path(str(BENCH))
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(bench["crowd"].__globals__, "THOUGHT", 0.05)
        # On a busy machine it takes a while until the bots' processes have begun.
        for seconds in (3.0, 10.0, 30.0):
            seen = bench["crowd"](server.port, server.pid, 2, 1, seconds)
            given = bench["counted"](seen.after, bench["ANSWERS"]) - bench["counted"](seen.before, bench["ANSWERS"])
            if given > len(seen.waits):
                break
    assert given > len(seen.waits) > 2
    assert seen.messages > given
    assert seen.served > 0
    assert seen.thought > 0
