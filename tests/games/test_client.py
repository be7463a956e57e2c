"""The client knows no rule: no printed value, no effect of the component data, no grammar of effects or keys."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest

from claytable.core.packs import read_components
from claytable.core.rules import find_game, own_games, read_catalogue

GAMES = tuple(own_games())

CLIENT = Path(__file__).parents[2] / "web" / "src"
#: A list shorter than this, or one that only counts on, is no printed value.
DISTINCTIVE = 4


@cache
def sources() -> dict[str, str]:
    """What the client is made of; the description of the API is made from the server's."""
    paths = [path for kind in ("*.ts", "*.svelte") for path in CLIENT.rglob(kind) if path.name != "schema.d.ts"]
    return {str(path.relative_to(CLIENT)): path.read_text(encoding="utf-8") for path in sorted(paths)}


@cache
def effects(game: str) -> list[str]:
    """The texts of effects, as the component data has them; one word alone may be any word."""
    rules = find_game(game)
    found = rules.effects(rules.box(), read_components(rules.package, None).tables)
    return [text for text in found if " " in text]


def lists(data: object) -> Iterator[tuple[int, ...]]:
    """The lists of numbers in component data."""
    if isinstance(data, Mapping):
        for value in data.values():
            yield from lists(value)
    elif isinstance(data, list):
        if data and all(type(value) is int for value in data):
            yield tuple(data)
        for value in data:
            yield from lists(value)


@cache
def printed_lists(game: str) -> set[tuple[int, ...]]:
    """Those of them that nobody would write for another reason."""
    found = set(lists(read_components(find_game(game).package, None).tables))
    return {
        each
        for each in found
        if len(each) >= DISTINCTIVE and len(set(each)) > 2 and {b - a for a, b in pairwise(each)} != {1}
    }


@cache
def grammar(game: str) -> re.Pattern[str]:
    """How a program begins that takes effects apart: a pattern with a word of them, or a cut at their signs."""
    patterns = import_module(f"{find_game(game).package}.clauses")._PATTERNS
    words = sorted({re.split(r"[^a-z_]", pattern)[0] for pattern, _ in patterns})
    assert len(words) > 10
    pattern = rf"\^?\(?(?:{'|'.join(words)})\)? [^/\n]*\\[dw]"
    cut = r"split\(\s*([\"'`])(?: \| | ?-> ?)\1"
    return re.compile(rf"/{pattern}|{cut}|/\^?pay |case \"(?:{'|'.join(words)})\":")


#: Where answers are found by their kind and things; and where those come in that the server tells.
FINDERS = ("table/answers.ts", "table/table.svelte.ts")


@cache
def made_keys(game: str) -> re.Pattern[str]:
    """How a program begins that puts keys together or takes them apart: with a whole one, or with its beginning."""
    keys = [key for key in find_game(game).box().words.keys if re.search("[:.]", key)]
    begins = {key[: at.end()] for key in keys for at in re.finditer("[:.]", key) if not key.startswith("do:")} | {"do:"}
    whole = "|".join(re.escape(key) for key in keys if not key.startswith(("do:", "via:")))
    begin = "|".join(re.escape(each) for each in sorted(begins, key=len, reverse=True))
    cut = r"split\(\s*[\"'`/](?::|\[:\.\]|\[\.:\])[\"'`/]"
    return re.compile(rf"[\"'`](?:{whole})[\"'`]|[\"'](?:{begin})[\"']|`(?:{begin})\$\{{|`[^`\n]*\}}:\$\{{|{cut}")


def keys_in(game: str, files: Mapping[str, str]) -> list[str]:
    """The places at which the client makes keys of answers itself."""
    found: list[str] = []
    for path, text in files.items():
        others = tuple(f"games/{other}/" for other in GAMES if other != game)
        if path in FINDERS or path.endswith(".test.ts") or path.startswith(others):
            continue
        found += [f"{path}: an answer made by hand: {each[0]}" for each in made_keys(game).finditer(text)]
        found += [f"{path}: a key that the game did not list" for _ in re.finditer(r"\bas Key\b", text)]
    return found


def found_in(game: str, files: Mapping[str, str]) -> list[str]:
    """What the client should not know, with the file that knows it."""
    found: list[str] = []
    for path, text in files.items():
        found += [f"{path}: the effect '{effect}'" for effect in effects(game) if re.search(quoted(effect), text)]
        numbers = {tuple(map(int, re.findall(r"-?\d+", each))) for each in re.findall(r"\[[-\d,\s]+\]", text)}
        found += [f"{path}: the printed values {each}" for each in numbers & printed_lists(game)]
        found += [f"{path}: the grammar of effects: {each[0]}" for each in grammar(game).finditer(text)]
    return found


def quoted(effect: str) -> str:
    """An effect as a program writes it: alone between quotation marks, or as a part of a longer text there."""
    return rf"[\"'`](?:[^\"'`\n]*[|+>] )?{re.escape(effect)}(?: [|+-][^\"'`\n]*)?[\"'`]"


@pytest.mark.parametrize("game", GAMES)
def test_the_client_has_no_printed_value_and_no_grammar_of_effects(game: str) -> None:
    assert len(sources()) > 100
    assert found_in(game, sources()) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_client_looks_answers_up_and_puts_none_together(game: str) -> None:
    assert keys_in(game, sources()) == []


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("tabannusi", "spot(table, { keys: `space:${cell.space}` })"),
        ("tabannusi", "keys: live ? [`${flips ? 'flip' : 'refill'}:${crate.colour}`] : []"),
        ("tabannusi", 'const key = "pay-crate:" + crate.colour;'),
        ("tabannusi", "const key = `port:${line}:${what}`;"),
        ("inventors", "const place = `study.${colour}.${level}`;"),
        ("inventors", 'keys.filter((key) => key.startsWith("research:"))'),
        ("scholars", "TRACKS.map((track) => `research:${option.index}:${track}`)"),
        ("scholars", 'keys: ["white:board"]'),
        ("scholars", "const [kind, room] = key.split(':');"),
        ("scholars", "keys: clause as Key"),
    ],
    ids=str,
)
def test_an_answer_that_is_made_by_hand_would_be_found(game: str, text: str) -> None:
    for path in (f"games/{game}/Planted.svelte", "games/plain/Planted.svelte", "table/planted.ts"):
        assert keys_in(game, {path: text}), path


PLANTED = [
    ("inventors", 'const COSTS = ["1 craft:any"];'),
    ("inventors", "const read = [/^gain (\\d+) silver$/, coin];"),
    ("inventors", "const [cost, gain] = text.split('->');"),
    ("scholars", "const BANNER = [0, 2, 4, 6];"),
    ("scholars", "const LEVELS = [0, 1, 1, 2,\n  2, 3, 4, 5];"),
    ("scholars", 'const solo = "place 1 gold leftmost neutral";'),
    ("scholars", "{ pattern: /^harvest track:(?<track>\\w+)$/ }"),
    ("tabannusi", 'switch (verb) {\n  case "advance":\n}'),
    ("tabannusi", 'text.split(" | ").map(way)'),
    ("tabannusi", 'const local = { costs: ["2 gold"] };'),
]


@pytest.mark.parametrize(("game", "text"), PLANTED, ids=str)
def test_what_should_not_be_known_would_be_found(game: str, text: str) -> None:
    assert found_in(game, {"planted.ts": text})


@pytest.mark.parametrize("game", GAMES)
def test_each_sign_names_a_rule_of_its_game(game: str) -> None:
    named = set(re.findall(r'"([A-Z]{3}-\d{3})"', sources()[f"games/{game}/card.ts"]))
    rules = {rule.id for rule in read_catalogue(find_game(game).package, "en")}
    assert len(named) > 20
    assert named <= rules


# -- conditions ---------------------------------------------------------------------------------------------

#: Comparisons of amounts that only say where something is drawn.
DRAWN = {
    "(player.goal ?? 0) >= goal.index": "a marker on its track, and the spaces behind it",
    "player.cards >= most": "cards that lie closer together",
    "wrap.position <= solo.markers": "a marker on its track",
    "room.gold >= room.needed": "a coin beside the printed places",
}
AMOUNT = r"(?:\([\w.?\s]+\)|[\w.]+\.\w+|\w+\[\w+\]!?)"
ENOUGH = re.compile(rf"{AMOUNT} (?:>=|<=) [A-Za-z][\w.]*")


@cache
def printed_fields(game: str) -> set[str]:
    """The names of fields in the component data that nobody would use for another reason."""

    def names(data: object) -> Iterator[str]:
        if isinstance(data, Mapping):
            yield from data
        for value in data.values() if isinstance(data, Mapping) else data if isinstance(data, list) else ():
            yield from names(value)

    return {name for name in names(read_components(find_game(game).package, None).tables) if "_" in name}


def conditions_in(game: str, files: Mapping[str, str]) -> list[str]:
    """Where a game's drawing decides what is enough, or looks at the table to know whether something printed counts."""
    field = rf"\b(?:{'|'.join(printed_fields(game))})\b"
    counts = re.compile(rf"[^\n]*{field}[^\n]*&&[^\n]*\.length[^\n]*|[^\n]*\.length[^\n]*&&[^\n]*{field}[^\n]*")
    found: list[str] = []
    for path, text in files.items():
        if path.startswith(f"games/{game}/") and not path.endswith(".test.ts"):
            enough = [each for each in ENOUGH.findall(text) if each not in DRAWN]
            found += [f"{path}: {each.strip()}" for each in (*enough, *counts.findall(text))]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_client_does_not_decide_what_is_enough(game: str) -> None:
    assert conditions_in(game, sources()) == []


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("tabannusi", '<span class="need" class:met={have[at]! >= n}'),
        ("tabannusi", '<span class="need" class:met={need.have >= need.n}'),
        ("inventors", "{@const first = area?.first_tent !== undefined && space.area.length === 0}"),
    ],
    ids=str,
)
def test_a_condition_of_a_rule_would_be_found(game: str, text: str) -> None:
    assert conditions_in(game, {f"games/{game}/Planted.svelte": text})


# -- components and types -----------------------------------------------------------------------------------

#: Components that have a place of their own on a board.
PLACED = {("inventors", "discard_two"): "the sign of that free action, beside the hand"}


@cache
def component_ids(game: str) -> set[str]:
    """The ids of components that nobody would write for another reason: with a number, or of several words."""
    tables = read_components(find_game(game).package, None).tables
    rows = [row for table in tables.values() if isinstance(table, list) for row in table if isinstance(row, Mapping)]
    return {str(row["id"]) for row in rows if re.search(r"[\d_]", str(row.get("id", "")))}


def components_in(game: str, files: Mapping[str, str]) -> list[str]:
    """Where the client knows one component from another: what it does then is a rule of that component."""
    ids = {id.lower(): id for id in component_ids(game)}
    found: list[str] = []
    for path, text in files.items():
        quoted = {each.lower() for each in re.findall(r"[\"'`](\w+)[\"'`]", text)}
        known = [ids[each] for each in sorted(quoted & ids.keys()) if (game, ids[each]) not in PLACED]
        found += [f"{path}: {id}" for id in known if not path.endswith(".test.ts")]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_client_knows_no_component_from_another(game: str) -> None:
    assert len(component_ids(game)) > 50
    assert components_in(game, sources()) == []


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("tabannusi", 'if (tile === "Z09") return cards;'),
        ("tabannusi", "case 's11': return gold;"),
        ("inventors", 'tile.id === "ongoing_camel_keep"'),
        ("scholars", 'const penalty = id === "starting_scroll_persian" ? 1 : 0;'),
    ],
    ids=str,
)
def test_a_component_that_is_known_would_be_found(game: str, text: str) -> None:
    assert components_in(game, {"planted.ts": text})


def test_nothing_is_called_another_type_than_it_is() -> None:
    assert [path for path, text in sources().items() if re.search(r"\bas (?:unknown as|any)\b", text)] == []
