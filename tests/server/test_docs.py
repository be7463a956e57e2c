"""docs/server.md says what is so: its tables are those of the code, and its exchange is played."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import takewhile
from pathlib import Path
from typing import Any, get_args

import pytest
from served import Chair, Person, Server
from typer.main import get_command

from claytable.cli import app as command
from claytable.host import bounds, dealing
from claytable.host.problems import Problem
from claytable.server import api, expiry, lanes, live, patience, prices, processes, serve
from claytable.server.app import create_app
from claytable.server.metrics import Metrics
from claytable.server.models.live import Incoming, Outgoing
from claytable.server.schema import METADATA
from claytable.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
#: Stands for what is left out.
MORE = "…"


def table(*head: str) -> list[list[str]]:
    """The rows of the tables with this head, without the marks of code."""
    found: list[list[str]] = []
    lines = PAGE.splitlines()
    for start, line in enumerate(lines):
        if line == "| " + " | ".join(head) + " |":
            rows = takewhile(lambda row: row.startswith("|"), lines[start + 2 :])
            found += [[cell.strip().strip("`") for cell in row.strip("|").split("|")] for row in rows]
    assert found
    return found


# -- tables ----------------------------------------------------------------------------------------------


def test_every_option_of_the_command_is_there_with_its_default() -> None:
    options = {
        option.opts[0]: "" if option.default in (None, "") else str(option.default)
        for option in get_command(command).commands["serve"].params  # type: ignore[attr-defined]
    }
    assert {name: default for name, default, _ in table("option", "default", "what it is")} == options


def test_every_request_is_there() -> None:
    description = create_app(Settings()).openapi()
    requests = {f"{method.upper()} {path}" for path, methods in description["paths"].items() for method in methods}
    rows = [request for request, _ in table("request", "what it does")]
    assert len(rows) == len(set(rows))
    assert set(rows) == requests


def test_every_message_is_there_with_its_fields() -> None:
    messages = {}
    for kind in (*get_args(get_args(Incoming)[0]), *get_args(Outgoing)):
        fields = dict(kind.model_fields)
        (name,) = get_args(fields.pop("type").annotation)
        messages[name] = set(fields)
    rows = {name: set(re.findall(r"[a-z]+", fields)) for name, fields, _ in table("message", "fields", "what it is")}
    assert rows == messages


def test_every_code_is_there_with_its_status() -> None:
    def kinds(kind: type[Problem]) -> Iterator[type[Problem]]:
        yield kind
        for each in kind.__subclasses__():
            yield from kinds(each)

    rows = {code: int(status) for code, status, _ in table("code", "status", "what it means")}
    assert rows == {kind.code: kind.status for kind in kinds(Problem)}


def test_every_metric_and_every_table_of_the_database_is_there() -> None:
    metrics = {metric.name for metric in Metrics().registry.collect()}
    assert {name for name, _ in table("metric", "what it counts")} == metrics
    assert {name for name, _ in table("table", "what it holds")} == set(METADATA.tables)


def test_the_limits_are_those_of_the_code() -> None:
    settings = Settings()
    limits = {
        "messages a second on one connection": (settings.rate, 5 * settings.rate),
        "messages a second of one client, on all its connections": (10 * settings.rate, 50 * settings.rate),
        "HTTP requests a second of one client": (2 * settings.rate, 10 * settings.rate),
        "new tables of one client": (600 / settings.rate, 3 * settings.rate),
        "new tables of one client at which only bots play": (6000 / settings.rate / 60, 1.5 * settings.rate),
        "unfinished tables of one person": (bounds.MOST_TABLES,),
        "unfinished tables of one person at which only bots play": (bounds.MOST_BOT_TABLES,),
        "bytes that the tables of one person take; a table counts as 10000, an entry as 200, a pack as its length": (
            bounds.MOST_STORED,
        ),
        "bytes of new tables of one client": (10_000_000, 2_500_000 * settings.rate),
        "work that one client lets the server do in a second": (settings.rate, 50 * settings.rate),
        "bytes of a request that brings a journal": (prices.WITH_JOURNAL,),
        "bytes of a request that may bring a pack": (prices.WITH_PACK,),
        "bytes of a request that brings settings": (prices.WITH_SETTINGS,),
        "bytes of any other request": (prices.PLAIN,),
        "bytes of a WebSocket message": (serve.LARGEST_MESSAGE,),
        "seconds of processor time for one piece of work": (processes.SECONDS,),
        "pieces of work that wait for one table, and for all": (lanes.WAITING_OF_ONE, lanes.WAITING),
        "connections of one client to live tables": (settings.connections,),
        "connections of one address that speak HTTP, unless it is a trusted proxy": (patience.CONNECTIONS,),
        "people who watch one table": (live.CROWD,),
        "windows in which one person has a table open": (live.WINDOWS,),
        "entries of a journal that is imported": (dealing.LONGEST,),
        "entries of a table": (bounds.LONGEST_TABLE,),
        "entries up to which answers can be taken back": (bounds.LAST_UNDO,),
        "entries of the log in one message or page": (api.PAGE,),
        "entries that are watched with one request": (bounds.MOST_WATCHED,),
        "entries of a replay in one request": (bounds.SPAN,),
    }
    assert {what: tuple(map(float, re.findall(r"\d+", most))) for what, most in table("what", "at most")} == limits
    assert live.CATCH_UP == api.PAGE
    assert (bounds.TABLE_BYTES, bounds.ENTRY_BYTES) == (10_000, 200)
    stored = settings.stored()._bucket("203.0.113.1")
    assert (round(3600 * stored._rate), stored._burst) == (10_000_000, 2_500_000 * settings.rate)
    words = " ".join(PAGE.split())
    assert f"nobody has answered there for {settings.keep:g} days" in words
    assert f"goes after {expiry.UNUSED:g} days" in words
    assert f"for the last {expiry.WARNING:g} days" in words


def test_every_price_is_there() -> None:
    told = {request: int(drops) for request, drops in table("request", "drops")}
    assert told == {request: price.drops for request, price in prices.PRICES.items()} | {
        "a hint": prices.HINT,
        "an undo": prices.UNDO,
        "an outlook": prices.OUTLOOK,
    }
    assert f"a drop for every {prices.BYTES} bytes" in " ".join(PAGE.split())


# -- the exchange ----------------------------------------------------------------------------------------


def exchange() -> list[tuple[str, str, str]]:
    """Who, in which direction, what."""
    blocks = re.findall(r"^```exchange\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    whole = "".join(blocks)
    return [
        (who, direction, re.sub(r"\n +", " ", what).strip())
        for who, direction, what in re.findall(r"^(\w+) ([<>]) (.*\n(?: .*\n)*)", whole, re.MULTILINE)
    ]


def written(text: str) -> Any:
    """A message of the document."""
    return json.loads(re.sub(rf"{MORE}(?=[,}}])", f'"{MORE}": 0', text.replace(f"{MORE}]", f'"{MORE}"]')))


class Names:
    """What the names in angle brackets stand for: whatever is met first, and that ever after. A time is any number."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def fill(self, text: str) -> str:
        return re.sub(r"<\w+>", lambda name: self._known[name[0]], text)

    def compare(self, said: Any, heard: Any, where: str) -> None:
        """What was heard must be what is written, but for names and what is left out."""
        if said == "<time>":
            assert isinstance(heard, float), where
        elif isinstance(said, str) and re.fullmatch(r"<\w+>", said):
            assert heard == self._known.setdefault(said, heard), where
            assert re.fullmatch(r"[\w-]{22}", heard), where
        elif isinstance(said, dict) and isinstance(heard, dict):
            assert set(said) - {MORE} == (set(heard) & set(said) if MORE in said else set(heard)), where
            for name in set(said) - {MORE}:
                self.compare(said[name], heard[name], f"{where}.{name}")
        elif isinstance(said, list) and isinstance(heard, list):
            shown = said[:-1] if said and said[-1] == MORE else said
            assert len(heard) == len(said) if shown is said else len(heard) > len(shown), where
            for place, (one, other) in enumerate(zip(shown, heard, strict=False)):
                self.compare(one, other, f"{where}[{place}]")
        else:
            assert said == heard, where


def test_the_exchange_goes_as_it_is_written(server: Server) -> None:
    names = Names()
    steps = exchange()
    assert len(steps) > 40
    with ExitStack() as stack:
        people = {who: stack.enter_context(Person(server)) for who in sorted({who for who, _, _ in steps})}
        chairs: dict[str, Chair] = {}
        answers: dict[str, str] = {}
        early: dict[str, list[dict[str, Any]]] = {who: [] for who in people}
        for who, direction, what in steps:
            if direction == ">":
                send(people[who], names.fill(what), who, chairs, answers)
            elif what[0].isdigit():
                status, _, body = answers.pop(who).partition(" ")
                assert what.startswith(f"{status} "), body
                names.compare(written(what.partition(" ")[2]), json.loads(body), f"{who} < {status}")
            else:
                said = written(what)
                names.compare(said, heard(chairs[who], said["type"], early[who]), f"{who} < {what[:60]}")
        assert not answers
        for who, chair in chairs.items():
            # Nothing was heard that is not written.
            assert not early[who]
            if chair.heard[-1]["type"] != "closing":
                chair.say(type="ping")
                assert chair.hear() == {"type": "pong"}
            chair.__exit__()


def heard(chair: Chair, kind: str, early: list[dict[str, Any]]) -> dict[str, Any]:
    """The next message; `accepted` and the table that it leads to may come in either order."""
    for message in early:
        if message["type"] == kind:
            early.remove(message)
            return message
    message = chair.hear()
    if {kind, message["type"]} == {"accepted", "table"}:
        early.append(message)
        return heard(chair, kind, early)
    return message


def send(person: Person, what: str, who: str, chairs: dict[str, Chair], answers: dict[str, str]) -> None:
    """Do what the document says that someone does."""
    word, _, rest = what.partition(" ")
    if word == "open":
        id, query = re.fullmatch(r"/api/tables/([^/]+)/live\??(.*)", rest).groups()  # type: ignore[union-attr]
        chairs[who] = person.live(id, **dict(part.split("=") for part in query.split("&") if part))
    elif word == "close":
        chairs.pop(who).__exit__()
    elif word.isupper():
        path, _, body = rest.partition(" ")
        answer = person.http.request(word, path, json=json.loads(body) if body else None)
        answers[who] = f"{answer.status_code} {answer.text}"
    else:
        chairs[who].socket.send(what)


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ({"a": 1}, {"a": 2}),
        ({"a": 1}, {"a": 1, "b": 2}),
        ({"a": 1, MORE: 0}, {"b": 1}),
        ([1, 2], [1]),
        ([1, MORE], [2, 3]),
        ([1, MORE], [1]),
        (["<table>", "<table>"], ["x" * 22, "y" * 22]),
        ("<time>", "now"),
        ({"a": None}, {}),
    ],
)
def test_an_exchange_that_goes_otherwise_is_noticed(said: Any, heard: Any) -> None:
    with pytest.raises(AssertionError):
        Names().compare(said, heard, "")
