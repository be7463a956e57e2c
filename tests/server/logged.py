"""What a server in this process would write to its log."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import structlog

from claytable.server.logs import set_up


@contextmanager
def json_logs(level: str = "info") -> Iterator[None]:
    """Meanwhile everything is logged as the server logs it for programs."""
    usual = structlog.get_config()
    root = logging.getLogger()
    handlers, before = root.handlers, root.level
    set_up(level, plain=False)
    try:
        yield
    finally:
        structlog.configure(**usual)
        root.handlers = handlers
        root.setLevel(before)
        logging.captureWarnings(False)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """What was logged. Anything that is not JSON is an error of the test."""
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]
