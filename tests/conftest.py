"""Tests that share a server, or a browser, stay together: each module in one worker."""

from __future__ import annotations

from pathlib import Path

import pytest

TOGETHER = ("server", "web")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With `--dist loadgroup` a module of these folders goes to one worker."""
    for item in items:
        if item.path.parent.name in TOGETHER and item.path.parent.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
