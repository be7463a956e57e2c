"""One server for all tests of a module, on a database of its own, and two people who use it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from served import Person, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    server = Server(f"sqlite:///{folder / 'tables.db'}", log=folder / "log")
    yield server
    server.stop()


@pytest.fixture
def ann(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture
def bob(server: Server) -> Iterator[Person]:
    with Person(server) as person:
        yield person
