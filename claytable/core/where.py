"""Where a rule lives: the code that carries it out, the data that belongs to it, and the tests that prove it."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import Final

#: A place: the kind, the file, the line, and what stands there.
Place = tuple[str, str, int, str]
RULE: Final = re.compile(r"\b[A-Z]{3}-\d{3}\b")
#: The catalogue, which names every rule, is where its text stands; translations and words are not where it lives.
KINDS: Final = {".py": "code", ".toml": "data"}


def places(package: Path, tests: Path | None, root: Path) -> dict[str, list[Place]]:
    """Every place that names a rule, by the rule's id; files are named from `root`."""
    found: dict[str, list[Place]] = defaultdict(list)
    for file in sorted(package.rglob("*")):
        if file.suffix in KINDS and file.parent.name != "locale":
            _look(found, KINDS[file.suffix], file, root)
    for file in sorted(tests.rglob("*.py")) if tests is not None else []:
        _look(found, "test", file, root)
    return found


def _look(found: dict[str, list[Place]], kind: str, file: Path, root: Path) -> None:
    text = file.read_text(encoding="utf-8")
    names = _names(text) if file.suffix == ".py" else {}
    path = file.relative_to(root).as_posix() if file.is_relative_to(root) else str(file)
    for number, line in enumerate(text.splitlines(), start=1):
        for rule in dict.fromkeys(RULE.findall(line)):
            found[rule].append((kind, path, number, names.get(number, "")))


def _names(text: str) -> dict[int, str]:
    """The innermost class or function of each line; a mark above a function belongs to it."""
    names: dict[int, str] = {}

    def walk(node: ast.AST, prefix: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                name = f"{prefix}{child.name}"
                first = min([child.lineno, *(mark.lineno for mark in child.decorator_list)])
                for line in range(first, (child.end_lineno or child.lineno) + 1):
                    names[line] = name
                walk(child, f"{name}.")
            else:
                walk(child, prefix)

    walk(ast.parse(text), "")
    return names
