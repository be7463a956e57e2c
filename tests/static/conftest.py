"""The site as `make site` made it, at a host of its own for each test, and one browser for the tests of a module."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from site_pages import ENGINE, PATH, Host
from web.browser import chromium

# What one waits for may have to wait for the engine.
expect.set_options(timeout=ENGINE)

#: With a game of another package among the games.
SITE = Path(__file__).parents[2] / "build" / "site"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    place = tmp_path / PATH.strip("/")
    place.parent.mkdir(parents=True)
    place.symlink_to(site, target_is_directory=True)
    yield from served(tmp_path)


@pytest.fixture
def own_host(site: Path, tmp_path: Path) -> Iterator[Host]:
    """A host whose files the test may change."""
    shutil.copytree(site, tmp_path / PATH.strip("/"))
    yield from served(tmp_path)


@pytest.fixture
def site() -> Path:
    if not (SITE / "index.html").is_file():
        why = "there is no site: `make test-site` makes it"
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)
    return SITE


def served(folder: Path) -> Iterator[Host]:
    host = Host(folder)
    yield host
    host.stop()
