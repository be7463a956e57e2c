"""The description of the API is true: of what is asked and answered over HTTP, and of the live table's messages."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from played import played
from schemathesis.config import SchemathesisConfig
from served import Chair, Person, Server, looked_at

import claytable
from claytable.server.app import create_app
from claytable.server.settings import Settings

API = create_app(Settings(db="sqlite://")).openapi()
#: A wish may have the right form and still be refused: there is no such game, the rules do not allow it.
REFUSED = {"positive_data_acceptance": {"expected-statuses": ["2xx", "403", "404", "409", "422"]}}
CONFIG = SchemathesisConfig.from_dict({"checks": REFUSED})
schema = schemathesis.openapi.from_dict(API, config=CONFIG)


def examples(count: int) -> Callable[..., Any]:
    """A number of examples of each operation, the same ones each time."""
    return settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )


# -- HTTP --------------------------------------------------------------------------------------------------------------


def test_the_description_that_is_served_is_the_one_that_is_tested(server: Server) -> None:
    assert looked_at(f"{server.url}/api/openapi.json").json() == json.loads(json.dumps(API))


@schema.parametrize()
@examples(12)
def test_every_operation_answers_a_stranger_as_it_is_described(case: schemathesis.Case, server: Server) -> None:
    case.call_and_validate(base_url=server.url, timeout=30)


@pytest.fixture(scope="module")
def known(server: Server) -> dict[str, Any]:
    """Someone with tables: their cookie, and what their links lead to."""
    with Person(server) as person:
        open_table = person.table("scholars", "here", "friend", "bot")
        over = person.post("/api/journals", {"journal": finished()})
        return {
            "cookie": person.http.cookies["claytable"],
            "table": [open_table["id"], over["id"]],
            "token": [open_table["watch"], open_table["seats"][1]["invitation"]],
            "game": list(claytable.installed_games()),
            "place": [0, 1],
            "number": [0, 1],
        }


def finished() -> dict[str, Any]:
    """The journal of a game that is over."""
    game = played(game="scholars", seats=["person", "bot"])
    chance = random.Random(5)
    while not game.over:
        game.play_answer(chance.choice(game.answers))
    return game.journal


@schema.include(path_regex=r"\{").parametrize()
@examples(8)
def test_every_operation_answers_those_who_may_ask_as_it_is_described(
    case: schemathesis.Case, server: Server, known: dict[str, Any]
) -> None:
    # What the form allows, at tables and by links that there are.
    for name in case.path_parameters or {}:
        if name in known:
            case.path_parameters[name] = known[name][len(str(case.body)) % len(known[name])]
    response = case.call(base_url=server.url, timeout=30, cookies={"claytable": known["cookie"]})
    case.operation.validate_response(response)
    assert response.status_code < 500


# -- the live table ----------------------------------------------------------------------------------------------------


def validator(name: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/components/schemas/{name}", "components": API["components"]})


def kinds(name: str) -> set[str]:
    """The types of messages that the description knows."""
    found = set()
    for each in API["components"]["schemas"][name].get("oneOf") or API["components"]["schemas"][name]["anyOf"]:
        described = API["components"]["schemas"][each["$ref"].rpartition("/")[2]]
        found.add(described["properties"]["type"]["const"])
    return found


@pytest.mark.parametrize("game", list(claytable.installed_games()))
def test_every_message_that_is_heard_is_described_and_every_described_one_is_heard(
    game: str, ann: Person, bob: Person
) -> None:
    table = ann.table(game, "here", "friend", "bot")
    bob.join(next(seat["invitation"] for seat in table["seats"] if seat["invitation"]), "Bob")
    said: list[dict[str, Any]] = []
    with ann.live(table["id"], seen=0) as hers, bob.live(table["id"], watch=table["watch"]) as seen:
        seen.wait("table")
        with bob.live(table["id"], seen=0) as his:
            play(hers, his, said)
            bob.post(f"/api/tables/{table['id']}/seats/{his.last['seat']}/leave")
            his.closed()
        seen.wait_for(hers.number)
        heard = [*hers.heard, *his.heard, *seen.heard]
    outgoing, incoming = validator("Outgoing"), validator("Incoming")
    for message in heard:
        outgoing.validate(message)
    assert {message["type"] for message in heard} == kinds("Outgoing")
    for message in said:
        incoming.validate(message)
    assert {message["type"] for message in said} == kinds("Incoming")


def play(hers: Chair, his: Chair, said: list[dict[str, Any]]) -> None:
    """Say everything that can be said."""

    def say(chair: Chair, *replies: str, **message: Any) -> dict[str, Any]:
        said.append(message)
        chair.say(**message)
        return chair.wait(*replies)

    chance = random.Random(2)
    for chair in (hers, his):
        chair.wait("table")
        say(chair, "pong", type="ping")
    asked = hers
    while max(hers.number, his.number) < 25:
        number = max(hers.number, his.number)
        turn = next((chair for chair in (hers, his) if chair.options), None)
        if turn is not None:
            asked = turn
            say(asked, "reason", type="why-not", key=asked.options[0])
            say(asked, "outlook", type="outlook", key=asked.options[0])
            if number < 10:
                hint = say(asked, "hint", type="hint")
                assert {each["key"] for each in hint["best"]} <= set(asked.options)
                assert hint["ahead"] >= 0
            say(asked, "accepted", type="answer", number=number, key=chance.choice(asked.options))
        hers.wait_for(number + 1)
        his.wait_for(number + 1)
    say(asked, "rejected", type="answer", number=0, key="pass")
    say(asked, "accepted", "rejected", type="undo", number=asked.number)


def test_messages_that_are_not_described_do_not_pass_as_described() -> None:
    outgoing = validator("Outgoing")
    for message in ({}, {"type": "nothing"}, {"type": "accepted"}, {"type": "table", "number": "1"}):
        assert not outgoing.is_valid(message)
