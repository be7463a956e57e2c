"""The documentation tells the truth: its links lead somewhere, its examples run, its keys exist."""

from __future__ import annotations

import ast
import doctest
import io
import re
import shlex
import tokenize
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

import claytable
from claytable.cli import app
from claytable.core.packs import read_components
from claytable.core.rules import GameRules, own_games

HERE = Path(__file__).parent.parent
PAGES = [*sorted(HERE.glob("*.md")), *sorted((HERE / "docs").rglob("*.md"))]
#: What machines read: workflows, forms, containers.
FURNITURE = [*sorted(HERE.glob(".github/**/*.yml")), HERE / "compose.yaml", HERE / ".pre-commit-config.yaml"]
#: The games that have a page, with the letters of their rules.
GAMES = {"inventors": "INV", "scholars": "SCH", "tabannusi": "TAB"}
#: Answers that have a number but are never offered: there is no White Influence, and no die shows 0.
NEVER = {"inventors": {"white", "face:0", "pay-influence:white"}, "scholars": set(), "tabannusi": set()}
#: The tables that the pack on a page changes, and a mistake in it.
PACKS = {
    "inventors": (("guild", "device_card", "workshop_tile"), ("value = 7", "value = 17")),
    "scholars": (("translator", "room", "track_space"), ("silver = 2\n", "silver = 12\n")),
    "tabannusi": (("ship_tile", "urban_card", "mastery_space"), ("size = 2", "size = 4")),
}

#: Where people read: pages, and comments and docstrings of code. A new folder is added here.
READ = (
    *("*.md", "*.py", "docs/**/*.md", "docs/*.py", "bench/*.py", "examples/**/*.py", "tests/**/*.py", "tools/*.py"),
    *(f"claytable/{part}/**/*.py" for part in ("bots", "cli", "core", "draw", "envs", "games", "host", "page")),
    *(f"claytable/{part}/**/*.py" for part in ("server", "sim", "testing")),
    *("claytable/*.py", "web/src/**/*.ts", "web/src/**/*.svelte"),
)
#: Turns of phrase that stop a reader. Say instead: depends on; as many as, or a number; the player who; you.
AVOIDED = (
    *(r"h[au]ngs? on(?! to)", r"so many(?! that)", r"who(so)?ever", r"those who", r"oneself", r"one's own"),
    *(r"(is|are|was|were|be|been|being|unless) told", r"told of", r"tells? of", r"whence", r"afresh", r"anew"),
)

#: A comment of the browser client.
COMMENT = r"(?<!\.)/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*"
#: A page with as many sections begins with a list of them.
MANY_SECTIONS = 5


def page_of(game: str) -> Path:
    return HERE / "docs" / f"{game}.md"


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


@pytest.mark.parametrize(
    "name", ["adding-a-game.md", "bots.md", "engine.md", "notebooks.md", *(f"{game}.md" for game in GAMES)]
)
def test_the_examples_run(name: str) -> None:
    failed, tried = doctest.testfile(str(HERE / "docs" / name), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_the_page_about_adding_a_game_shows_the_files_of_the_example() -> None:
    page = HERE / "docs" / "adding-a-game.md"
    shown = re.findall(
        r"^\[(\S+)\]\(\.\./\1\):\n\n```\w+\n(.*?)```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    blocks = re.findall(r"^```(?!sh|pycon)\w+$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(shown) == len(blocks) > 15
    for file, text in shown:
        assert text in (HERE / file).read_text(encoding="utf-8"), f"{file}:\n{text}"


def test_the_page_about_adding_a_game_names_all_that_a_game_may_declare() -> None:
    page = (HERE / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    # Nobody overrides what follows from the others.
    follows = {"options", "kinds", "spoken", "words", "catalogue"}
    declared = {name for name in vars(GameRules) if not name.startswith("_")} - follows
    assert len(declared) > 30
    named = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`\n]+`|^    \w+ = ", page, re.MULTILINE))))
    assert not declared - named


def test_the_commands_of_the_page_about_adding_a_game_run() -> None:
    page = (HERE / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    commands = [line for block in re.findall(r"```sh\n(.*?)```", page, re.DOTALL) for line in block.splitlines()]
    assert len(commands) > 2
    for command in commands:
        result = CliRunner().invoke(app, shlex.split(command)[1:])
        assert result.exit_code == 0, f"{command}: {result.output}"


@pytest.mark.parametrize("game", GAMES)
def test_the_pack_is_sound_and_changes_what_it_says(game: str, tmp_path: Path) -> None:
    text = section(page_of(game), "Putting values right")
    found = re.search(r"```toml\n(.*?)```", text, re.DOTALL)
    assert found
    pack = tmp_path / "mine.toml"
    pack.write_text(found.group(1), encoding="utf-8")
    rules = claytable.installed_games()[game]
    own, ours = read_components(rules.package, str(pack)), read_components(rules.package, None)
    assert rules.box(str(pack)).pack == own.name
    tables, mistake = PACKS[game]
    for table in tables:
        assert own.many(table) != ours.many(table)
    pack.write_text(found.group(1).replace(*mistake), encoding="utf-8")
    with pytest.raises(claytable.PackError) as error:
        rules.box(str(pack))
    assert f"`{error.value}`" in " ".join(text.split())


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_in_the_table_exists_and_every_kind_of_answer_is_in_it(game: str) -> None:
    keys = claytable.new(game).vocabulary.keys
    table = rows(section(page_of(game), "Answers"))
    shown = {key for _, examples, _ in table for key in re.findall("`([^`]+)`", examples)}
    assert shown - set(keys) == set()

    def kind(key: str) -> str:
        """A family of answers: what stands before the name of a thing, and whether it names a die."""
        start = re.split("[:.]", key)[0]
        return f"{start} die" if start in ("camel", "workshop") and "." in key else start

    assert {kind(key) for key in keys if key not in NEVER[game]} == {kind(key) for key in shown}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_categories_and_settings_that_are_named_exist(game: str) -> None:
    chosen = claytable.installed_games()[game]
    rules = {rule.id: rule for rule in chosen.catalogue()}
    there = section(page_of(game), "What there is")
    assert f"All {len(rules)} rules" in there
    assert all(f"{setting.name}=" in there for setting in chosen.settings)
    for page in PAGES:
        named = set(re.findall(rf"{GAMES[game]}-\d{{3}}", page.read_text(encoding="utf-8")))
        assert named <= set(rules), page.name
    decided = [row[0] for row in rows(section(page_of(game), "Decisions on doubts"))]
    assert len(decided) > 10
    assert all(rules[id].decision for id in decided)
    named_categories = [row[0].strip("`") for row in rows(section(page_of(game), "Scores"))]
    assert named_categories == [category.id for category in claytable.new(game).scores()[0].categories]


def test_every_installed_game_has_a_page_and_stands_in_the_readme() -> None:
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    for id, rules in own_games().items():
        assert page_of(id).exists()
        assert f"**{rules.title}**" in readme
        assert f"docs/{id}.md" in readme


def listed(contents: Path) -> set[Path]:
    """The pages that a page of contents leads to, itself too."""
    blocks = re.findall(r"```\{toctree\}\n(.*?)```", contents.read_text(encoding="utf-8"), re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines() if line and not line.startswith(":")]
    found = {contents}
    for line in lines:
        named = re.fullmatch(r".* <(.+)>", line)
        found |= listed(contents.parent / f"{named.group(1) if named else line}.md")
    return found


def test_every_page_is_in_the_contents_of_the_site() -> None:
    assert listed(HERE / "docs" / "index.md") == set((HERE / "docs").rglob("*.md"))


def test_the_reference_has_every_public_name() -> None:
    page = (HERE / "docs" / "api" / "claytable.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\.\. auto\w+:: (\w+)", page)) == set(claytable.__all__)


def text_of(page: Path) -> str:
    """A page without its blocks of code, its tables and its pictures."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"^(\||!\[).*$", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_is_wrapped(page: Path) -> None:
    assert [line for line in text_of(page).splitlines() if len(line) > 120] == []


@pytest.mark.parametrize("page", sorted((HERE / "docs").glob("*.md")), ids=lambda page: page.name)
def test_a_long_page_begins_with_a_list_of_its_sections(page: Path) -> None:
    sections = re.findall(r"^## (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    listed = re.search(r"^\*\*On this page:\*\* (.*?)\n\n", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    if len(sections) >= MANY_SECTIONS or listed:
        assert listed, f"{page.name} has no list of its sections"
        assert re.findall(r"\[(.+?)\]\(#", " ".join(listed.group(1).split())) == sections


def glossary() -> dict[str, list[tuple[Path, list[str]]]]:
    """Each word, with the files where it lives and its names there."""
    page = HERE / "docs" / "glossary.md"
    entries = re.findall(
        r"^- \*\*(\w+)\*\*: (.*?)(?=^- |\Z)", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    return {
        word: [
            ((page.parent / file).resolve(), re.findall(r"`(\w+)`", names))
            for file, names in re.findall(r"\]\((\S+)\)\s+\(([^)]+)\)", said)
        ]
        for word, said in entries
    }


def test_the_glossary_is_in_order() -> None:
    assert len(glossary()) > 40
    assert list(glossary()) == sorted(glossary())


@pytest.mark.parametrize("word", glossary())
def test_a_word_of_the_glossary_lives_where_it_says(word: str) -> None:
    places = glossary()[word]
    assert places
    for file, names in places:
        assert names
        assert set(names) <= names_in(file), file.name


def names_in(file: Path) -> set[str]:
    """The identifiers of a file of code."""
    code = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return set(re.findall(r"\w+", re.sub(COMMENT, "", code, flags=re.DOTALL)))
    return {
        token.string for token in tokenize.generate_tokens(io.StringIO(code).readline) if token.type == tokenize.NAME
    }


def said_in(file: Path) -> str:
    """What people read in a file: a page without code, or comments and docstrings, in one line."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        found = [re.sub(r"^```.*?^```$|`[^`\n]+`", "", text, flags=re.MULTILINE | re.DOTALL)]
    elif file.suffix == ".py":
        found = list(comments(text))
    else:
        found = re.findall(COMMENT, text, re.DOTALL)
    return " ".join(" ".join(found).split())


def comments(code: str) -> Iterator[str]:
    """The comments and docstrings of Python code."""
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            yield token.string.lstrip("#:")
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


@pytest.mark.parametrize("pattern", READ)
def test_people_read_plain_english(pattern: str) -> None:
    files = sorted(HERE.glob(pattern))
    assert files
    avoided = re.compile(rf".{{0,40}}\b({'|'.join(AVOIDED)})\b.{{0,20}}", re.IGNORECASE)
    found = [f"{file.relative_to(HERE)}: {hit[0]}" for file in files for hit in avoided.finditer(said_in(file))]
    assert found == []


def test_comments_and_docstrings_are_read_and_code_is_not(tmp_path: Path) -> None:
    code = tmp_path / "code.py"
    code.write_text('"""A docstring."""\n#: A comment,\n#: and more.\nwhoever = "a string"\n', encoding="utf-8")
    assert said_in(code) == "A comment, and more. A docstring."
    page = tmp_path / "page.md"
    page.write_text("A page\nwith `code`.\n```\nmore\n```\n", encoding="utf-8")
    assert said_in(page) == "A page with ."
    script = tmp_path / "script.ts"
    script.write_text("/** What it is. */\nconst a = 'https://b'; // and why\n", encoding="utf-8")
    assert said_in(script) == "/** What it is. */ // and why"


@pytest.mark.parametrize("file", FURNITURE, ids=lambda file: file.name)
def test_what_machines_read_can_be_read(file: Path) -> None:
    assert isinstance(yaml.safe_load(file.read_text(encoding="utf-8")), dict)


def test_the_container_copies_what_is_there() -> None:
    kept = {line[1:] for line in (HERE / ".dockerignore").read_text(encoding="utf-8").splitlines() if line[:1] == "!"}
    copies = re.findall(r"^COPY (?!--from)(.+) \S+$", (HERE / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    for name in " ".join(copies).split():
        assert name.split("/")[0] in kept
        assert (HERE / name).exists()


def test_what_is_installed_is_a_checkout_and_extras_that_there_are() -> None:
    extras = set(tomllib.loads((HERE / "pyproject.toml").read_text())["project"]["optional-dependencies"])
    sources = [*PAGES, *(HERE / "claytable").rglob("*.py"), *(HERE / "examples").glob("*.py")]
    asked = [
        (source.name, wanted.strip("\"'`.,"))
        for source in sources
        for wanted in re.findall(r"pip install (\S+)", source.read_text(encoding="utf-8"))
        if "{" not in wanted
    ]
    assert len(asked) > 6
    for name, wanted in asked:
        found = re.fullmatch(r"\[([a-z,-]+)\]", wanted)
        assert found, f"{name}: pip install {wanted}"
        assert set(found.group(1).split(",")) <= extras, name
