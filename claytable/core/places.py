"""Where things stand in a TOML text, for errors that name a line.

`tomllib` gives values but no lines. Every statement of TOML, a heading as well as `key = value`, is a sound text by
itself: this module finds where a statement ends, and `tomllib` reads it, however it is written. That takes longer than
reading the whole, so it happens only when there is an error to report.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final

#: What may hide a bracket, a comma or the end of a line; and these three themselves.
TOKEN: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:[^"\\]|\\.)*"'
    r"|'[^']*'"
    r"|\#[^\n]*"
    r"|[\[\]{},\n]",
    re.DOTALL,
)
#: Space and comments.
BLANK: Final = re.compile(r"(?:\s|\#[^\n]*)*")


class Row:
    """A table, or one of a list of tables: the line on which it begins, its id, and the line of each field."""

    __slots__ = ("fields", "id", "line")

    def __init__(self, line: int) -> None:
        self.line = line
        self.id = ""
        self.fields: dict[str, int] = {}

    def put(self, value: Any, line: int) -> None:
        """The fields of a table that stand on this line."""
        if isinstance(value, dict):
            for field in value:
                self.fields.setdefault(field, line)
            if isinstance(value.get("id"), str):
                self.id = value["id"]

    def at(self, field: str) -> int:
        """The line of a field; if there is no such field, the line of the row."""
        return self.fields.get(field, self.line)


def read_places(text: str) -> dict[str, list[Row]]:
    """The rows of each table of a sound text, in their order.

    >>> places = read_places("[river]\\nspaces = 18\\n\\n  [[card]]\\n  'id' = 'lens'  # mine")
    >>> [(table, row.line, row.id, row.fields) for table, rows in places.items() for row in rows]
    [('river', 1, '', {'spaces': 2}), ('card', 4, 'lens', {'id': 5})]
    """
    found: dict[str, list[Row]] = {}
    #: The names of the heading that the statements stand under.
    path: list[str] = []
    for line, statement in _parts(text.replace("\r\n", "\n"), "\n", 0, 1):
        values = tomllib.loads(statement)
        if statement.startswith("["):
            path = _names(values)
            rows = found.setdefault(path[0], [])
            if not rows or (statement.startswith("[[") and len(path) == 1):
                rows.append(Row(line))
            values = {}
        if path:
            # What stands under the heading [table.field] is part of that field.
            found[path[0]][-1].put({path[1]: values} if len(path) > 1 else values, line)
            continue
        for table, value in values.items():
            rows = found.setdefault(table, [])
            if isinstance(value, list):
                # An empty list has a line too.
                rows += _elements(statement, value, line) or [Row(line)]
                continue
            if not rows:
                rows.append(Row(line))
            rows[-1].put(value, line)
    return found


def _elements(statement: str, values: list[Any], line: int) -> list[Row]:
    """The tables of a list that is one value, as in `card = [{ id = "lens" }]`."""
    rows: list[Row] = []
    for value, (begins, _) in zip(values, _parts(statement, ",", 1, line), strict=True):
        row = Row(begins)
        row.put(value, begins)
        rows.append(row)
    return rows


def _names(heading: dict[str, Any]) -> list[str]:
    """The names of a heading: `[a.b]` says {a: {b: {}}}, and `[[a]]` {a: [{}]}."""
    names: list[str] = []
    inside: Any = heading
    while inside:
        names.append(next(iter(inside)))
        inside = inside[names[-1]]
        if isinstance(inside, list):
            inside = inside[0]
    return names


def _parts(text: str, end: str, depth: int, line: int) -> Iterator[tuple[int, str]]:
    """The parts that `end` divides at this depth of brackets, each with its line; the text begins on `line`."""
    counted = 0
    for begun, ended in _spans(text, end, depth):
        blank = BLANK.match(text, begun, ended)
        first = begun if blank is None else blank.end()
        if first < ended:
            line += text.count("\n", counted, first)
            counted = first
            yield line, text[first:ended]


def _spans(text: str, end: str, depth: int) -> Iterator[tuple[int, int]]:
    begun, inside = 0, 0
    for token in TOKEN.finditer(text):
        sign = token.group()
        if sign in ("[", "{"):
            inside += 1
            if inside == depth:
                begun = token.end()
        elif sign in ("]", "}"):
            if inside == depth:
                yield begun, token.start()
            inside -= 1
        elif sign == end and inside == depth:
            yield begun, token.start()
            begun = token.end()
    if depth == 0:
        yield begun, len(text)
