"""What the server's tests share."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from cluster import PostgreSQL, postgresql
from guests import ann, bob, server

__all__ = ["ann", "bob", "server"]

_COUNT = itertools.count()


@pytest.fixture(scope="module")
def postgres() -> Iterator[PostgreSQL]:
    with postgresql() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Every kind of database, empty."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    found: PostgreSQL = request.getfixturevalue("postgres")
    return found.database(f"tables_{next(_COUNT)}")
