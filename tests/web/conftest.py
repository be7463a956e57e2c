"""One browser, and one server, for all tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from guests import ann, bob, server
from playwright.sync_api import Browser, expect
from web.browser import PATIENCE, chromium

expect.set_options(timeout=PATIENCE)

__all__ = ["ann", "bob", "browser", "server"]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser
