"""What a game's sources can say, read from the sources themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

from ..core.table import Question


def folder_of(package: str) -> Path:
    """Where a package lies."""
    return Path(str(files(package)))


@cache
def questions(package: str) -> list[type[Question[Any]]]:
    """All questions that a game's modules define, and the kinds of questions above them."""
    for module in walk_packages([str(folder_of(package))], f"{package}."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    found: list[type[Question[Any]]] = [Question]
    for kind in found:
        found += kind.__subclasses__()
    return [kind for kind in found if f"{kind.__module__}.".startswith(f"{package}.")]


@cache
def sources(package: str) -> list[tuple[Path, ast.Module]]:
    """A game's modules."""
    files = sorted(folder_of(package).rglob("*.py"))
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in files]


@cache
def calls(package: str, name: str) -> list[tuple[str, ast.Call]]:
    """The calls of a function or method in the game's sources, with where they stand."""
    found: list[tuple[str, ast.Call]] = []
    for path, tree in sources(package):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                function = node.func
                called = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
                if called == name:
                    found.append((f"{path.name}:{node.lineno}", node))
    return found


def branches(node: ast.expr) -> list[ast.expr]:
    """What an expression may be: one of two, one of several that stand in a tuple, or itself."""
    if isinstance(node, ast.IfExp):
        return branches(node.body) + branches(node.orelse)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Tuple):
        return node.value.elts
    return [node]


def texts(node: ast.expr) -> list[str]:
    """The texts an expression may be."""
    found: list[str] = []
    for each in branches(node):
        assert isinstance(each, ast.Constant), ast.unparse(node)
        found.append(str(each.value))
    return found


def events(package: str) -> Iterator[tuple[str, ast.expr]]:
    """The events that the sources write: told by `Table.tell`, or put together in a variable."""
    for where, call in calls(package, "tell"):
        if ast.unparse(call.func) in ("table.tell", "self.tell") and not isinstance(call.args[0], ast.Starred):
            yield where, ast.Tuple(call.args)
    for path, tree in sources(package):
        for node in ast.walk(tree):
            if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Tuple):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name) and target.id == "event":
                    yield f"{path.name}:{node.lineno}", node.value
