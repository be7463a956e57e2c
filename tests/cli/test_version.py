"""The command says which version it is."""

from __future__ import annotations

import claytable
from claytable.cli.build import compiled


def test_version(run) -> None:
    result = run("--version")
    build = "compiled" if compiled() else "pure Python"
    assert (result.exit_code, result.stdout) == (0, f"claytable {claytable.__version__} ({build})\n")
