"""Where results go may be narrow: a terminal without our letters, a device that is full."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

JOURNAL = Path(__file__).parents[1] / "journals" / "tabannusi-four.json"


def replayed(out: Any, **surroundings: str) -> tuple[int, bytes, str]:
    """A game replayed in Polish by the real command: its exit code, what it printed, what went wrong."""
    words = [sys.executable, "-m", "claytable", "replay", str(JOURNAL), "--lang", "pl"]
    done = subprocess.run(words, stdout=out, stderr=subprocess.PIPE, env={**os.environ, **surroundings}, check=False)
    return done.returncode, done.stdout or b"", done.stderr.decode()


def test_a_terminal_without_our_letters_shows_other_signs_for_them() -> None:
    code, printed, wrong = replayed(subprocess.PIPE, PYTHONIOENCODING="ascii")
    assert (code, wrong) == (0, "")
    assert printed.decode("ascii").count("\n") > 50
    assert b"?" in printed


def test_a_device_that_is_full_is_a_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        code, _, wrong = replayed(full)
    assert (code, wrong) == (1, "It could not be written or read: No space left on device.\n")
