"""Where the source is, with its tests."""

from __future__ import annotations

from pathlib import Path


def checkout() -> Path | None:
    """The folder that has the tests: where we stand, or where the package was installed from; None if neither has."""
    for folder in (Path.cwd(), *Path.cwd().parents, Path(__file__).parents[2]):
        if (folder / "tests" / "rules").is_dir() and (folder / "pyproject.toml").is_file():
            return folder
    return None
