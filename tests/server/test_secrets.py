"""Everything that leaves the server is what the one it is sent to may know: compared with the game told again."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256
from typing import Any

import pytest
from retold import Story
from served import Chair, Person, Server

import claytable
from claytable.core.rules import own_games
from claytable.host.scores import seen_scores

#: Who sits at the table, and after how many answers it is looked at.
CASTS = {
    "two people far apart, a bot": (("here", "friend", "bot"), 70),
    "two at one screen, a friend far away": (("here", "here", "friend"), 25),
    "one alone": (("here",), 30),
}
games = pytest.mark.parametrize("game", list(own_games()))


@pytest.fixture
def eve(server: Server) -> Iterator[Person]:
    """Someone who only watches."""
    with Person(server) as person:
        yield person


class Evening:
    """A game among people far apart, with everything that each of them heard."""

    def __init__(self, game: str, seats: tuple[str, ...], ann: Person, bob: Person, eve: Person) -> None:
        self.info = ann.table(game, *seats)
        self.id = self.info["id"]
        self.people = {"ann": ann, "eve": eve}
        self.invitations = [seat["invitation"] for seat in self.info["seats"] if seat["invitation"]]
        for invitation in self.invitations:
            self.people["bob"] = bob
            bob.join(invitation, "Bob")
        self.open = ExitStack()
        self.chairs: dict[str, Chair] = {}
        for name, person in self.people.items():
            query = {"watch": self.info["watch"]} if person is eve else {}
            self.chairs[name] = self.open.enter_context(person.live(self.id, seen=0, **query))
            self.chairs[name].wait("table")
        #: Refusals: question, seat, key, and what was said.
        self.refused: list[tuple[int, int, str, dict[str, Any]]] = []
        #: What answers would do: question, seat, and what was said.
        self.foretold: list[tuple[int, int, dict[str, Any]]] = []

    def seats_of(self, name: str, story: Story) -> set[int]:
        """The seats that someone holds."""
        token = self.people[name].http.cookies.get("claytable") or ""
        return {seat["place"] for seat in story.seats if seat["holder"] == sha256(token.encode()).hexdigest()}

    def __enter__(self) -> Evening:
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()

    def play(self, answers: int, chance: random.Random) -> None:
        """Answer at random; now and then ask why not, try what is not allowed, and take back."""
        vocabulary = claytable.new(self.info["game"], seats=2).vocabulary.keys
        for _ in range(answers):
            asked = next((chair for chair in self.chairs.values() if chair.options), None)
            number = max(chair.number for chair in self.chairs.values())
            if asked is not None:
                seat = asked.last["seat"]
                if chance.random() < 0.3:
                    key = chance.choice(vocabulary)
                    asked.say(type="why-not", key=key)
                    # Packs that other tests have opened here may have brought keys that the server does not know.
                    told = asked.wait("reason", "rejected")
                    if told["type"] == "reason":
                        self.refused.append((number, seat, "", told))
                    if told["type"] == "reason" and key not in asked.options:
                        self.refused.append((number, seat, key, asked.answer(key)))
                    asked.say(type="outlook", key=chance.choice(asked.options))
                    self.foretold.append((number, seat, asked.wait("outlook", "rejected")))
                if asked.last["view"]["undo"] and chance.random() < 0.15:
                    assert asked.undo()["type"] == "accepted"
                else:
                    assert asked.answer(chance.choice(asked.options)) == {"type": "accepted", "number": number}
            for chair in self.chairs.values():
                chair.wait_for(number + 1)
            if all(chair.over for chair in self.chairs.values()):
                break
        for chair in self.chairs.values():
            chair.say(type="ping")
            chair.wait("pong")


def hidden_from(evening: Evening, story: Story) -> set[str]:
    """The texts that no message may contain while the game goes on."""
    tokens = {token for person in evening.people.values() if (token := person.http.cookies.get("claytable"))}
    links = {evening.info["watch"], *evening.invitations}
    return tokens | story.secrets_of_the_table() | links


def assert_told_of_none(hidden: set[str], message: Any) -> None:
    said = json.dumps(message)
    assert not [secret for secret in hidden if secret in said]


@games
@pytest.mark.parametrize("cast", list(CASTS))
def test_every_message_tells_a_seat_what_it_may_see_and_no_more(
    game: str, cast: str, server: Server, ann: Person, bob: Person, eve: Person
) -> None:
    seats, answers = CASTS[cast]
    with Evening(game, seats, ann, bob, eve) as evening:
        evening.play(answers, random.Random(f"{game} {cast}"))
        story = Story(server, evening.id)
        previews = 0
        for name, chair in evening.chairs.items():
            mine = evening.seats_of(name, story)
            hidden = hidden_from(evening, story)
            for message in chair.heard:
                if message["type"] == "table":
                    assert (message["seat"] in mine) if mine else (message["seat"] is None)
                    previews += story.check_message(message)
                elif message["type"] == "seats":
                    check_seats(message["seats"], story, mine)
                else:
                    assert message["type"] in ("accepted", "rejected", "reason", "outlook", "pong")
                assert_told_of_none(hidden, message)
        assert previews > 10
        for number, seat, key, told in evening.refused:
            if key:
                story.check_refusal(number, seat, key, told)
            else:
                story.check_reason(number, seat, told)
        assert evening.refused
        for number, seat, told in evening.foretold:
            story.check_outlook(number, seat, told)
        assert evening.foretold


def check_seats(seats: list[dict[str, Any]], story: Story, mine: set[int]) -> None:
    """Who sits where: names and nothing else."""
    for told, seat in zip(seats, story.seats, strict=True):
        assert isinstance(told.pop("present"), bool)
        # What I may do with the seat and when, and who has seen its hidden things: nothing of what is hidden.
        assert set(told.pop("may")) <= {"bot", "person", "hand-on", "keep", "vote"}
        told.pop("until")
        assert set(told.pop("helped")) <= {"hint", "odds"}
        assert set(told.pop("seen_by")) <= {each["place"] for each in story.seats}
        assert told == {
            "stand_in": False,
            "votes": 0,
            "place": seat["place"],
            "kind": seat["kind"],
            "name": seat["name"],
            "open": False,
            "bot": seat["bot"],
            "yours": seat["place"] in mine,
            "invitation": None,
        }


# -- over HTTP ---------------------------------------------------------------------------------------------------------


@games
def test_what_is_read_over_http_is_what_the_seat_may_see(
    game: str, server: Server, ann: Person, bob: Person, eve: Person
) -> None:
    with Evening(game, ("here", "friend", "bot"), ann, bob, eve) as evening:
        evening.play(40, random.Random(game))
        last = max(chair.number for chair in evening.chairs.values())
        read: dict[str, list[tuple[str, Any]]] = {}
        for name, person in evening.people.items():
            watch = {"watch": evening.info["watch"]} if person is eve else {}
            read[name] = [
                (path, person.get(f"/api/tables/{evening.id}{path}", **watch))
                for path in ("", "/log", *(f"/at/{number}" for number in range(0, last, 9)))
            ]
            for number in range(0, last, 9):
                told = person.get(f"/api/tables/{evening.id}/scores", at=number, **watch)
                read[name].append((f"/scores/{number}", told))
            for number in range(0, last, 9):
                told = person.get(f"/api/tables/{evening.id}/frames", after=number, upto=min(number + 9, last), **watch)
                read[name].append(("/frames", told))
            stretch = person.get(f"/api/tables/{evening.id}/moments", first=0, last=31, **watch)
            read[name] += [(f"/at/{told['number']}", told) for told in stretch]
            read[name] += [("/course", person.get(f"/api/tables/{evening.id}/course", **watch))]
            link = f"watch={evening.info['watch']}&" if person is eve else ""
            for seat in {0, 1, 2} - {{"ann": 0, "bob": 1}.get(name)}:
                for path in ("at/3?", "moments?first=0&last=9&", "log?"):
                    person.refused("GET", f"/api/tables/{evening.id}/{path}{link}seat={seat}", 403)
            person.refused("POST", f"/api/tables/{evening.id}/play-on?{link}", 409, {"number": 3, "seat": 0})
            read[name] += [("", table) for table in person.get("/api/tables")["tables"]]
        read["eve"] += [("", eve.get(f"/api/watch/{evening.info['watch']}"))]
        story = Story(server, evening.id)
        hidden = hidden_from(evening, story) - {evening.info["watch"]}
        watched = 0
        for name, answers in read.items():
            mine = evening.seats_of(name, story)
            for path, answer in answers:
                assert_told_of_none(hidden, answer)
                if path == "":
                    check_seats(answer["seats"], story, mine)
                    assert answer["seed"] is None
                    assert answer["watch"] == (evening.info["watch"] if mine else None)
                    assert answer["owner"] == (name == "ann")
                elif path == "/log":
                    assert [entry["number"] for entry in answer["entries"]][: last + 1] == list(range(last + 1))
                    story.check_log(last, min(mine, default=None), answer["entries"][: last + 1])
                elif path == "/frames":
                    assert answer["seat"] == min(mine, default=None)
                    watched += story.check_frames(answer)
                elif path == "/course":
                    story.check_course(min(mine, default=None), answer)
                elif path.startswith("/scores"):
                    story.check_scores(int(path.rpartition("/")[2]), min(mine, default=None), answer)
                else:
                    assert answer["seat"] == min(mine, default=None)
                    story.check_view(answer["number"], answer["seat"], answer["view"])
        assert watched > 20


def test_the_one_who_made_the_table_alone_sees_the_invitations(ann: Person, bob: Person, eve: Person) -> None:
    table = ann.table("scholars", "here", "friend", "friend")
    first, second = (seat["invitation"] for seat in table["seats"][1:])
    eve_sees = eve.http.get(f"/api/invitations/{second}").text
    bob.join(first, "Bob")
    with (
        ann.live(table["id"]) as hers,
        bob.live(table["id"]) as his,
        eve.live(table["id"], watch=table["watch"]) as seen,
    ):
        told = [json.dumps(chair.wait("seats")) for chair in (hers, his, seen)]
    told += [ann.http.get(f"/api/tables/{table['id']}").text, bob.http.get(f"/api/tables/{table['id']}").text]
    told += [bob.http.get("/api/tables").text, eve.http.get(f"/api/watch/{table['watch']}").text, eve_sees]
    told += [bob.http.get(f"/api/invitations/{second}").text]
    assert [second in text for text in told] == [True, False, False, True, False, False, False, False, False]


def test_a_game_that_is_over_is_open_to_those_who_may_see_it_and_is_not_taken_back(
    server: Server, ann: Person, bob: Person, eve: Person
) -> None:
    with Evening("scholars", ("here", "friend"), ann, bob, eve) as evening:
        evening.play(10_000, random.Random(3))
        story = Story(server, evening.id)
        for name, chair in evening.chairs.items():
            assert chair.over
            assert chair.last["view"]["undo"] is None
            assert chair.undo()["type"] == "rejected"
            watch = {"watch": evening.info["watch"]} if name == "eve" else {}
            info = evening.people[name].get(f"/api/tables/{evening.id}", **watch)
            assert info["seed"] == story.seed
            journal = evening.people[name].get(f"/api/tables/{evening.id}/journal", **watch)
            assert journal["digest"] == story.games[-1].table.digest()


def test_a_bot_in_someones_seat_lets_nobody_take_back_what_was_shown(ann: Person, bob: Person) -> None:
    table = ann.table("scholars", "here", "friend")
    bob.join(table["seats"][1]["invitation"], "Bob")
    chance = random.Random(1)
    with ann.live(table["id"]) as hers, bob.live(table["id"]) as his:
        his.wait("table")
        # Until she has answered, and he after her.
        answered: list[str] = []
        while "her" not in answered or answered[-1:] != ["his"]:
            asked = hers if hers.options else his
            answered.append("her" if asked is hers else "his")
            number = asked.number
            asked.answer(chance.choice(asked.options))
            hers.wait_for(number + 1)
            his.wait_for(number + 1)
        number = hers.number
        bob.put(f"/api/tables/{table['id']}/seats/1/bot", {"level": "random"})
        while not hers.options:
            hers.wait("table")
        assert hers.number >= number
        assert hers.undo()["type"] == "rejected"


@games
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_points_are_told_where_they_are_certain(game: str, seat: int | None) -> None:
    told = 0
    for seed in range(4):
        table = claytable.new(game, seats=3, seed=seed)
        chance = random.Random(seed)
        for _ in range(150):
            if not table.over:
                table.play_answer(chance.choice(table.answers))
        for draw in range(8):
            # This redraws what seat 0 cannot see, then, for a spectator, what seat 0 alone sees.
            other = table.determinize(seat or 0, 100 + draw)
            other = other.determinize(1, 100 + draw) if seat is None else other
            for mine, score in zip(seen_scores(table, seat), other.scores(), strict=True):
                for seen, category in zip(mine["categories"], score.categories, strict=True):
                    assert seen["points"] in (None, category.points)
                    told += seen["points"] is not None
    assert told > 100
