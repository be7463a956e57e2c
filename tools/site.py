"""Makes the site: a folder of static files with the browser client and the engine, for any static host.

    python tools/site.py [--out dist/site] [game ...]

Without names it has the games of this repository. A game of another package is bundled if it is installed beside
Claytable. `make site` sets up what this needs and runs it.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import hashlib
import json
import shutil
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, entry_points, version
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import prepare
from prepare import ROOT, client

from claytable.core.errors import ClaytableError
from claytable.core.rules import find_any, find_game, installed_companions
from claytable.server import library
from claytable.server.guard import POLICY

SITE: Final = client.WEB / "site"
PYODIDE: Final = SITE / "node_modules" / "pyodide"
#: What the engine in the page is made of.
PACKAGES: Final = ("core", "bots", "host", "page")
#: What stands in files of its own (`library/`), and what only checks need.
LEFT_OUT: Final = ("*.ftl", "rules*.toml", "lessons.toml", "__pycache__", "*.pyi", "py.typed")
LANGUAGES: Final = ("en", "pl", "fr")
#: Parts of Python's library that no game needs: half of what would be loaded.
UNUSED: Final = (SITE / "unused.txt").read_text().split()
#: Of the encodings those that something asks for by name.
ENCODINGS: Final = ("__init__", "aliases", "ascii", "cp437", "latin_1", "raw_unicode_escape", "unicode_escape")
#: The same content is the same file, whenever it is made.
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the static site.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "site", help="the folder")
    parser.add_argument("games", nargs="*", help="the games it has (default: those of this repository)")
    chosen = parser.parse_args()
    # The parts are made in folders of their own.
    chosen.out = chosen.out.resolve()
    games = chosen.games or sorted(each.name for each in entry_points(group="claytable.games") if _ours(each.dist))
    try:
        for game in games:
            find_game(game)
    except ClaytableError as error:
        sys.exit(f"{error} A game of another package must be installed beside Claytable (docs/site.md).")
    fresh = chosen.out.with_name(f".{chosen.out.name}-new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.parent.mkdir(parents=True, exist_ok=True)
    with prepare.progress.step("the browser client for static files"):
        client.build(prepare.run, prepare.node(), fresh, "site")
    with prepare.progress.step("the games' rules, words and printed things"):
        asyncio.run(_library(fresh / "library", games))
    with prepare.progress.step("the engine for the page"):
        _engine(fresh / "engine", games)
    _policy(fresh / "index.html")
    _service_worker(fresh)
    shutil.rmtree(chosen.out, ignore_errors=True)
    fresh.rename(chosen.out)
    prepare.progress.end()
    size = sum(file.stat().st_size for file in chosen.out.rglob("*") if file.is_file())
    print(f"{chosen.out}: {', '.join(games)}; {size / 1e6:.1f} MB. Try it: python3 -m http.server -d {chosen.out}")


def _beside(games: list[str]) -> list[str]:
    """What stands beside these games on a real table."""
    return [id for id, rules in installed_companions().items() if rules.companion_of in games]


def _ours(package: Distribution | None) -> bool:
    return package is not None and package.name == "claytable"


def pack(data: bytes) -> bytes:
    """As it travels: small at every host, whether or not it compresses."""
    return gzip.compress(data, 9, mtime=0)


# -- what is asked of the library ---------------------------------------------------------------------


async def _library(folder: Path, games: list[str]) -> None:
    for language in LANGUAGES:
        told = json.loads((await library.games(language)).model_dump_json())
        told["games"] = [game for game in told["games"] if game["id"] in games]
        told["companions"] = [each for each in told["companions"] if each["companion_of"] in games]
        _write(folder / f"games.{language}", told)
        for game in (*games, *_beside(games)):
            words = await library.words(game, language)
            told = {"language": words.headers["content-language"], "text": bytes(words.body).decode()}
            _write(folder / game / f"words.{language}", told)
            rules = await library.rules(game, language=language)
            _write(folder / game / f"rules.{language}", [rule.model_dump(mode="json") for rule in rules])
    for game in (*games, *_beside(games)):
        _write(folder / game / "components", await library.components(game))
        if find_any(game).sheet(find_any(game).box()) is not None:
            _write(folder / game / "score-sheet", (await library.sheet(game)).model_dump(mode="json"))


def _write(path: Path, value: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    path.with_name(f"{path.name}.pack").write_bytes(pack(text.encode()))


# -- the engine ---------------------------------------------------------------------------------------


def _engine(folder: Path, games: list[str]) -> None:
    folder.mkdir()
    for name in ("pyodide", "pyodide.asm"):
        # Not every host knows what a file that ends in `.mjs` is.
        _node("minify.mjs", PYODIDE / f"{name}.mjs", folder / f"{name}.js")
    (folder / "pyodide.asm.wasm.pack").write_bytes(pack((PYODIDE / "pyodide.asm.wasm").read_bytes()))
    # A page at a server reads here which games it can play without the server.
    (folder / "games.json").write_text(json.dumps([*games, *_beside(games)]))
    # The packages that Pyodide could load are not part of the site.
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text()) | {"packages": {}}
    (folder / "lock.json").write_text(json.dumps(lock))
    with TemporaryDirectory() as work:
        library, ours = _python_library(Path(work) / "library"), _our_packages(Path(work) / "ours", games)
        _node("compile.mjs", library, ours)
        (folder / "library.pack").write_bytes(_archive(library))
        (folder / "claytable.pack").write_bytes(_archive(ours))
    files = {file.name: {"size": file.stat().st_size, "hash": _hash(file)} for file in sorted(folder.iterdir())}
    (folder / "files.json").write_text(json.dumps(files, indent=1))


def _node(script: str, *paths: Path) -> None:
    prepare.run([shutil.which("node", path=prepare.node()) or "node", script, *map(str, paths)], SITE)


def _archive(folder: Path) -> bytes:
    """A folder as a file from which Python imports; packed as a whole it is smallest."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for file in sorted(each for each in folder.rglob("*") if each.is_file()):
            archive.writestr(zipfile.ZipInfo(str(file.relative_to(folder)), LONG_AGO), file.read_bytes())
    return pack(buffer.getvalue())


def _python_library(folder: Path) -> Path:
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        archive.extractall(folder)
    for name in UNUSED:
        shutil.rmtree(folder / name, ignore_errors=True)
        (folder / f"{name}.py").unlink(missing_ok=True)
    for file in (folder / "encodings").glob("*.py"):
        if file.stem not in ENCODINGS and not file.stem.startswith("utf_"):
            file.unlink()
    return folder


def _our_packages(folder: Path, games: list[str]) -> Path:
    """Claytable as it would be installed, with the games that were chosen and no others."""
    left_out = shutil.ignore_patterns(*LEFT_OUT)
    ours = folder / "claytable"
    ours.mkdir(parents=True)
    shutil.copy(ROOT / "claytable" / "__init__.py", ours / "__init__.py")
    for package in PACKAGES:
        shutil.copytree(ROOT / "claytable" / package, ours / package, ignore=left_out)
    shutil.copy(ROOT / "claytable" / "games" / "__init__.py", _folder(ours / "games") / "__init__.py")
    shutil.copytree(ROOT / "claytable" / "companions", ours / "companions", ignore=_folders)
    for game in (*games, *_beside(games)):
        package = find_any(game).package
        shutil.copytree(_source(package), folder.joinpath(*package.split(".")), ignore=left_out)
    info = _folder(folder / f"claytable-{version('claytable')}.dist-info")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: claytable\nVersion: {version('claytable')}\n")
    points = ""
    for group, chosen in (("claytable.games", games), ("claytable.companions", _beside(games))):
        values = {each.name: each.value for each in entry_points(group=group)}
        points += f"[{group}]\n" + "".join(f"{id} = {values[id]}\n" for id in chosen)
    (info / "entry_points.txt").write_text(points)
    return folder


def _folders(folder: str, names: list[str]) -> list[str]:
    """The folders in one: a companion comes with its game."""
    return [name for name in names if Path(folder, name).is_dir()]


def _folder(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    return path


def _source(package: str) -> Path:
    module = sys.modules[package]
    assert module.__file__ is not None
    return Path(module.__file__).parent


# -- the page itself ----------------------------------------------------------------------------------


def _policy(page: Path) -> None:
    """What the page may do: the server's policy, as far as a page can say it of itself."""
    said = "; ".join(rule for rule in POLICY if not rule.startswith("frame-ancestors"))
    text = page.read_text()
    first = '<meta charset="utf-8" />'
    assert first in text
    page.write_text(text.replace(first, f'{first}\n    <meta http-equiv="Content-Security-Policy" content="{said}" />'))


def _service_worker(folder: Path) -> None:
    """It keeps every file of the site, by address and fingerprint."""
    files = {str(file.relative_to(folder)): _hash(file) for file in _files(folder)}
    text = (SITE / "sw.js").read_text()
    for blank, value in (("FILES = {}", files), ('POLICY = ""', "; ".join(POLICY))):
        assert f"const {blank};" in text
        text = text.replace(blank, f"{blank.split()[0]} = {json.dumps(value, indent=1)}")
    (folder / "sw.js").write_text(text)


def _files(folder: Path) -> Iterator[Path]:
    return (file for file in sorted(folder.rglob("*")) if file.is_file() and file.name != "sw.js")


def _hash(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


if __name__ == "__main__":
    main()
