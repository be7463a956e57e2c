"""`claytable serve` as a person starts it: at a terminal, which Ctrl+C is typed into."""

from __future__ import annotations

import os
import pty
import re
import select
import sys
import time
from pathlib import Path

from served import PATIENCE, PATIENCE_AT_START, free_port


class Terminal:
    """A terminal in which the server runs, at a port of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.port = free_port()
        words = [sys.executable, "-m", "claytable", "serve", "--db", f"sqlite:///{folder / 'tables.db'}"]
        words += ["--port", str(self.port), *arguments]
        self._written = b""
        self._process, self._screen = pty.fork()
        if self._process == 0:
            # A browser that can be opened everywhere, and says what it was given.
            os.execve(sys.executable, words, os.environ | {"BROWSER": "echo opened %s"})

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def screen(self) -> str:
        """What is written there, without colours."""
        return re.sub(r"\x1b\[[0-9;]*m", "", self._written.decode()).replace("\r\n", "\n")

    @property
    def coloured(self) -> str:
        return self._written.decode().replace("\r\n", "\n")

    def wait_for(self, words: str) -> re.Match[str]:
        """Until these words (a pattern) are written."""
        until = time.monotonic() + PATIENCE_AT_START
        while (found := re.search(words, self.screen)) is None:
            assert self._read(until), f"'{words}' was not written: {self.screen}"
        return found

    def interrupt(self) -> None:
        """Type Ctrl+C."""
        os.write(self._screen, b"\x03")

    def ended(self) -> int:
        """What the process ended with, once everything is read; by a signal it is negative."""
        until = time.monotonic() + PATIENCE
        while self._read(until):
            pass
        os.close(self._screen)
        return os.waitstatus_to_exitcode(os.waitpid(self._process, 0)[1])

    def _read(self, until: float) -> bool:
        """Read on; False when nothing more comes."""
        if not select.select([self._screen], [], [], max(0.0, until - time.monotonic()))[0]:
            return False
        try:
            more = os.read(self._screen, 1 << 16)
        except OSError:
            return False
        self._written += more
        return bool(more)
