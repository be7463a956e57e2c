"""The documentation tells the truth: its links lead somewhere, its examples run, its keys exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import claytable
from claytable.core.packs import read_components

HERE = Path(__file__).parent.parent
PAGES = [HERE / "README.md", HERE / "CONTRIBUTING.md", HERE / "CHANGELOG.md", *sorted((HERE / "docs").glob("*.md"))]
INVENTORS = HERE / "docs" / "inventors.md"
#: Answers that have a number but are never offered: there is no White Influence, and no die shows 0.
NEVER = {"white", "face:0", "pay-influence:white"}


def section(page: Path, title: str) -> str:
    """What stands under a heading of the second level."""
    found = re.search(
        rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    assert found, f"{page.name} has no section '{title}'"
    return found.group(1)


def anchors(page: Path) -> set[str]:
    """The headings of a page as a link names them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def rows(text: str) -> list[list[str]]:
    """The cells of a table's rows, without its heading."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_to_a_file_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


@pytest.mark.parametrize("name", ["architecture.md", "inventors.md"])
def test_the_examples_run(name: str) -> None:
    failed, tried = doctest.testfile(str(HERE / "docs" / name), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_the_pack_is_sound_and_changes_what_it_says(tmp_path: Path) -> None:
    text = section(INVENTORS, "Putting values right")
    found = re.search(r"```toml\n(.*?)```", text, re.DOTALL)
    assert found
    pack = tmp_path / "mine.toml"
    pack.write_text(found.group(1), encoding="utf-8")
    rules = claytable.installed_games()["inventors"]
    own, ours = read_components(rules.package, str(pack)), read_components(rules.package, None)
    assert rules.box(str(pack)).pack == own.name
    for table in ("guild", "device_card", "workshop_tile"):
        assert own.many(table) != ours.many(table)
    pack.write_text(found.group(1).replace("value = 7", "value = 17"), encoding="utf-8")
    with pytest.raises(claytable.PackError) as error:
        rules.box(str(pack))
    assert f"`{error.value}`" in text


def test_every_answer_in_the_table_exists_and_every_kind_of_answer_is_in_it() -> None:
    keys = claytable.new("inventors").vocabulary.keys
    shown = {key for _, examples, _ in rows(section(INVENTORS, "Answers")) for key in re.findall("`([^`]+)`", examples)}
    assert shown - set(keys) == set()

    def kind(key: str) -> str:
        """A family of answers: what stands before the name of a thing, and whether it names a die."""
        start = re.split("[:.]", key)[0]
        return f"{start} die" if start in ("camel", "workshop") and "." in key else start

    assert {kind(key) for key in keys if key not in NEVER} == {kind(key) for key in shown}


def test_the_rules_and_categories_that_are_named_exist() -> None:
    rules = {rule.id: rule for rule in claytable.installed_games()["inventors"].catalogue()}
    assert f"All {len(rules)} rules" in section(INVENTORS, "What there is")
    for page in PAGES:
        assert set(re.findall(r"INV-\d{3}", page.read_text(encoding="utf-8"))) <= set(rules), page.name
    decided = [row[0] for row in rows(section(INVENTORS, "Decisions on doubts"))]
    assert len(decided) > 10
    assert all(rules[id].decision for id in decided)
    named = [row[0].strip("`") for row in rows(section(INVENTORS, "Scores"))]
    assert named == [category.id for category in claytable.new("inventors").scores()[0].categories]
