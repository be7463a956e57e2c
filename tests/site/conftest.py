"""The site as `make site` made it, at a host of its own for each test, and one browser for the tests of a module."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from site_pages import PATH, Host
from web.browser import chromium

SITE = Path(__file__).parents[2] / "dist" / "site"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    if not (SITE / "index.html").is_file():
        why = "there is no site: `make test-site` makes it"
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    place = tmp_path / PATH.strip("/")
    place.parent.mkdir(parents=True)
    place.symlink_to(SITE, target_is_directory=True)
    host = Host(tmp_path)
    yield host
    host.stop()
