"""Where the printed values come from: counted from the data, and the page is up to date."""

from __future__ import annotations

from pathlib import Path

import claytable
from claytable.cli.provenance import page, provenance, reconstructed
from claytable.core.rules import own_games

PAGE = Path(__file__).parents[2] / "docs" / "provenance.md"


def test_the_page_in_the_docs_is_the_one_that_make_docs_writes(run) -> None:
    assert PAGE.read_text(encoding="utf-8") == run("provenance", *own_games()).stdout


def test_fields_named_as_exceptions_count_for_their_own_source() -> None:
    tables = {each.table: each for each in provenance(claytable.installed_games()["inventors"])}
    guild = tables["guild"]
    assert guild.entries == 3
    assert guild.values == {"public": 3, "reconstructed": 9}


def test_what_is_reconstructed_is_told_on_the_page() -> None:
    rules = claytable.installed_games()["inventors"]
    ours, total = reconstructed(rules)
    assert 0 < ours < total
    assert f"{ours} of {total} values" in page([rules])
