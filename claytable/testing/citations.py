"""Every rule is named, singly, where it is carried out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from ..core.where import RULE, places
from .kit import Kit
from .sources import folder_of

#: Two ids with dots or "to" between them, an id and a bare number: rules that a search for their ids would miss.
RANGE = re.compile(r"\b[A-Z]{3}-\d{3}(\s*(\.\.|…|–|-|,)\s*\d{3}\b|\s*(\.\.|…|–| to | bis )\s*[A-Z]{3}-\d{3})")


def ranges(files: Iterable[Path]) -> list[str]:
    """Lines that name rules as part of a range."""
    return [
        f"{file}:{number}: {line.strip()}"
        for file in files
        if file.suffix in {".py", ".toml"}
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if RULE.search(line) and RANGE.search(line)
    ]


class Citations(Kit):
    """Rules in the code and in the component data."""

    def test_every_rule_is_named_where_it_is_carried_out(self) -> None:
        """A worked example only shows rules that stand elsewhere."""
        package = folder_of(self.rules.package)
        found = places(package, None, package)
        named = {rule for rule, where in found.items() if any(path != "rules.toml" for _, path, _, _ in where)}
        rules = [rule for rule in self.rulebook() if not rule.area.startswith("example")]
        assert [rule.id for rule in rules if rule.id not in named] == []

    def test_no_code_or_data_names_a_rule_that_is_not_there(self) -> None:
        package = folder_of(self.rules.package)
        assert set(places(package, None, package)) <= {rule.id for rule in self.rulebook()}

    def test_no_rule_is_named_as_part_of_a_range(self) -> None:
        assert ranges(sorted(folder_of(self.rules.package).rglob("*"))) == []
