"""Packs and journals with mistakes of every kind: each is played, or refused with a sentence, by the server and by the
command."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from played import pack_text, whole
from test_failures import inside
from typer.testing import CliRunner

from claytable.cli import app
from claytable.core.errors import ClaytableError
from claytable.core.rules import own_games
from claytable.host.dealing import from_journal, from_wish
from claytable.host.wishes import read_journal, read_table

#: How many of each are tried: all where a table is made of them, some over HTTP and with the command.
MANY = 250
SOME = 20
#: What may stand where something else should, as TOML and as JSON.
VALUES = ("[]", "{}", '""', "-1", "0", "1e999", "nan", "true", "[[[]]]", "1979-05-27", '[1, "a"]', '"{0}"', '"\\u0000"')
THINGS: tuple[Any, ...] = (None, [], {}, "", -1, 1e300, True, 10**30, [[[]]], {"id": []}, "\ud800", "{0}", "a" * 200)


def mutated_pack(game: str, chance: random.Random) -> str:
    """Some sections of the printed components, with one to three mistakes."""
    sections = pack_text(game).split("\n[")
    lines = [line for each in chance.sample(sections[1:], 3) for line in ("[" + each).splitlines()]
    for _ in range(chance.randrange(1, 4)):
        at = chance.randrange(len(lines))
        name, equals, _value = lines[at].partition(" = ")
        kind = chance.randrange(6)
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines.insert(chance.randrange(len(lines)), lines[at])
        elif kind == 2:
            lines[at] = lines[at][: chance.randrange(len(lines[at]) + 1)]
        elif kind == 3:
            lines[at] = lines[at].replace(chance.choice(lines[at] or " "), chance.choice('"[]{}=.#\t\x00é'), 1)
        elif equals:
            lines[at] = f"{name if kind == 4 else name + 'x'} = {chance.choice(VALUES)}"
        if not lines:
            break
    return "\n".join(lines)


def mutated_journal(journal: dict[str, Any], chance: random.Random) -> Any:
    """A journal with one to three things that are gone, doubled, or something else."""
    changed: Any = copy.deepcopy(journal)
    for _ in range(chance.randrange(1, 4)):
        place = changed
        while isinstance(place, (dict, list)) and place:
            key = chance.choice(list(place) if isinstance(place, dict) else range(len(place)))
            if not isinstance(place[key], (dict, list)) or not place[key] or chance.random() < 0.2:
                break
            place = place[key]
        else:
            continue
        kind = chance.randrange(3)
        if kind == 0:
            del place[key]
        elif kind == 1 and isinstance(place, list):
            place.insert(key, copy.deepcopy(place[key]))
        else:
            place[key] = copy.deepcopy(chance.choice(THINGS))
    return changed


def wish(game: str, text: str) -> dict[str, Any]:
    seats = [{"kind": "here"}, {"kind": "here"}]
    return {"game": game, "seats": seats, "pack": {"name": "mine", "text": text}}


def packs() -> list[dict[str, Any]]:
    chance, games = random.Random(2026), list(own_games())
    return [wish(game, mutated_pack(game, chance)) for game in (games[at % len(games)] for at in range(MANY))]


def journals() -> list[Any]:
    chance = random.Random(2026)
    sound = [whole(game, at_most=25).journal for game in own_games()]
    return [mutated_journal(sound[at % len(sound)], chance) for at in range(MANY)]


def tried(make: Callable[[Any], object], body: Any) -> str:
    """The sentence with which it is refused; empty if it is taken."""
    try:
        make(body)
    except ClaytableError as error:
        return str(error)
    return ""


def check_sentences(sentences: list[str]) -> None:
    refused = [each for each in sentences if each]
    # Both happen, or nothing was tried.
    assert len(refused) > MANY / 4
    assert all(each.endswith((".", ")")) and len(each) < 2000 for each in refused)
    assert not [each for each in refused if "Traceback" in each or "site-packages" in each]


def test_a_pack_with_mistakes_is_played_or_refused_with_a_sentence() -> None:
    check_sentences([tried(lambda body: from_wish(read_table(body), "ann"), each) for each in packs()])


@pytest.mark.parametrize("id", ["[]", "{}", "1", "nan", '["a"]'])
def test_an_id_that_is_no_text_is_refused_with_a_sentence(id: str) -> None:
    said = tried(lambda body: from_wish(read_table(body), "ann"), wish("inventors", f"[[landscape]]\nid = {id}\n"))
    assert said.endswith(".")
    assert "line" in said


def test_a_journal_with_mistakes_is_played_or_refused_with_a_sentence() -> None:
    bodies = [{"journal": each} for each in journals()]
    check_sentences([tried(lambda body: from_journal(read_journal(body), "ann"), each) for each in bodies])


def test_over_http_they_are_refused_in_the_same_way(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as (client, _rooms):
            bodies = [("/api/tables", each) for each in packs()[:SOME]]
            bodies += [("/api/journals", {"journal": each}) for each in journals()[:SOME]]
            for path, body in bodies:
                answer = await client.post(path, content=json.dumps(body), headers={"content-type": "application/json"})
                assert answer.status_code in (201, 422), answer.text
                if answer.status_code == 422:
                    assert answer.json()["sentence"].endswith((".", ")"))

    asyncio.run(scene())


@pytest.mark.parametrize("kind", ["pack", "journal"])
def test_the_command_refuses_them_with_a_sentence(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    for each in (packs() if kind == "pack" else journals())[:SOME]:
        if kind == "pack":
            file.write_text(each["pack"]["text"])
            words = ["pack", "check", str(file), "--game", each["game"]]
        else:
            file.write_text(json.dumps(each))
            words = ["replay", str(file)]
        done = CliRunner().invoke(app, words)
        assert done.exception is None or isinstance(done.exception, SystemExit), done.output
        assert done.exit_code == 0 or done.stderr.strip().endswith((".", ")"))
