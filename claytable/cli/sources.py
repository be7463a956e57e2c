"""Where the values of one component come from."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files

from ..core.packs import read_components
from ..core.rules import AnyGame
from .provenance import entries, sources


class Provenances:
    """Where the values of a component come from, found by what the log calls it, such as `card:table`."""

    def __init__(self, rules: AnyGame, pack: str | None = None) -> None:
        #: Table and provenance by id; and by what is left of an id that begins as its table does: `goal_greek`.
        self._exact: dict[str, list[tuple[str, str]]] = {}
        self._short: dict[str, list[tuple[str, str]]] = {}
        rules.box(pack)
        if (files(rules.package) / "components.toml").is_file():
            for table, entry in entries(read_components(rules.package, pack).tables):
                id = _plain(str(entry.get("id", "")))
                said = _said(Counter(sources(entry)))
                self._exact.setdefault(id, []).append((table, said))
                for prefix in (f"{table}_", f"{table.partition('_')[0]}_"):
                    if id.startswith(prefix):
                        self._short.setdefault(id.removeprefix(prefix), []).append((table, said))
        self.of = cache(self._of)

    def _of(self, thing: str) -> str:
        """In words: `reconstructed`, or `rulebook 2, reconstructed 3`; nothing for what is no component."""
        kind, _, name = _plain(thing).partition(":")
        for ids in (self._exact, self._short) if name else ():
            tables = [(table, said) for table, said in ids.get(name, ()) if kind in table]
            if tables:
                # One whose name begins with the kind is meant rather than one that only has it: resource_card.
                return min(tables, key=lambda each: not each[0].startswith(kind))[1]
        return ""


def _plain(text: str) -> str:
    return text.lower().replace("-", "_")


def _said(values: Counter[str]) -> str:
    if len(values) == 1:
        return next(iter(values))
    return ", ".join(f"{source} {times}" for source, times in values.most_common())
