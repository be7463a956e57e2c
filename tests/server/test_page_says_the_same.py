"""The page answers in the words of the server: the same script is asked of both, and what they tell is compared."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from played import strange_pack, whole
from screen import Screen
from served import Chair, Person, until

import claytable
from claytable.bots.analysis import seen_odds
from claytable.core.journal import change as changed
from claytable.core.packs import Pack
from claytable.core.rules import own_games

#: What is of each place alone: when something was written, what somebody was last shown, and who else may look.
OWN = {"created": 0, "moved": 0, "unread": False, "watch": None}


class Both:
    """A person at a server and a screen with a page, who ask the same."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.screen = Screen()
        #: A table's id at the server, and in the page.
        self.tables: list[tuple[str, str]] = []
        self.chair: Chair | None = None

    def ask(self, method: str, path: str, body: Any = None, table: int = -1) -> tuple[int, Any]:
        """Ask both; what they both tell. `ID` in a path stands for a table."""
        ids = self.tables[table] if self.tables else ("", "")
        answer = self.person.http.request(method, path.replace("ID", ids[0]), json=body)
        status, told = self.screen.ask(method, path.replace("ID", ids[1]), body)
        there = answer.json()
        if answer.status_code == 201:
            pair = (there["id"], told["id"])
            if pair not in self.tables:
                self.tables.append(pair)
        assert (status, self.plain(told)) == (answer.status_code, self.plain(there)), path
        return status, told

    def plain(self, value: Any) -> Any:
        """The messages, with each table under one name."""
        if isinstance(value, dict):
            return {name: OWN[name] if name in OWN else self.plain(each) for name, each in value.items()}
        if isinstance(value, list):
            return [self.plain(each) for each in value]
        return next((f"table {place}" for place, ids in enumerate(self.tables) if value in ids), value)

    def sit(self, seen: str = "") -> None:
        there, here = self.tables[-1]
        self.chair = self.person.live(there, **({"seen": seen} if seen else {}))
        self.screen.heard.clear()
        self.screen.sit(here, f"seen={seen}" if seen else "")
        self.chair.wait("table")
        assert self.plain(self.chair.last) == self.plain(self.screen.now())
        assert self.plain(self.chair.wait("seats")) == self.plain(self.screen.heard[1][-1])

    def say(self, *kinds: str, **message: Any) -> dict[str, Any]:
        """Say it to both, and compare the reply; then the tables, if it moved them."""
        assert self.chair is not None
        self.chair.say(**message)
        reply = self.chair.wait("accepted", "rejected", *kinds)
        told = self.screen.say(**message)
        assert self.plain(reply) == self.plain(told)
        self.chair.wait_for(self.screen.now()["number"])
        assert self.plain(self.chair.last) == self.plain(self.screen.now())
        return told

    def close(self) -> None:
        assert self.chair is not None
        self.chair.__exit__()


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("game", list(own_games()))
def test_a_table_is_played_in_the_same_words(game: str, seats: int, ann: Person) -> None:
    both = Both(ann)
    chance = Random(seats)
    wish = {"game": game, "seats": [{"kind": "here", "name": f"P{n}"} for n in range(seats)], "seed": 11}
    both.ask("POST", "/api/tables", wish)
    both.ask("GET", "/api/tables/ID")
    both.ask("GET", "/api/tables/ID/components")
    both.sit()
    keys = list(claytable.new(game, seats=seats).vocabulary.keys)
    for turn in range(30):
        options = both.screen.options()
        if not options:
            break
        number = both.screen.now()["number"]
        if turn % 7 == 3 and both.screen.now()["view"]["undo"]:
            both.say(type="undo", number=number)
        elif turn % 7 == 5:
            other = next(key for key in chance.sample(keys, len(keys)) if key not in options)
            both.say(type="answer", number=number, key=other)
            both.say("reason", type="why-not", key=other)
            both.say("outlook", type="outlook", key=chance.choice(options))
            both.say("outlook", type="outlook", key=other)
            both.say(type="answer", number=number + 3, key=options[0])
            both.say(type="answer", number=max(0, number - 1), key=options[0])
        else:
            both.say(type="answer", number=number, key=chance.choice(options))
    both.say("pong", type="ping")
    both.say("reason", type="why-not", key="nonsense")
    number = both.screen.now()["number"]
    for path in (
        "log",
        "log?after=5",
        "log?seat=0",
        "at/0",
        "at/7",
        "at/3?seat=7",
        f"at/{number + 1}",
        "scores",
        "scores?at=4",
    ):
        both.ask("GET", f"/api/tables/ID/{path}")
    for path in (
        "course",
        "moments?first=0&last=31",
        "moments?first=0&last=32",
        "moments?first=3&last=2",
        "at/3?seat=7",
    ):
        both.ask("GET", f"/api/tables/ID/{path}")
    for query in (
        "after=0",
        "after=5&upto=9",
        "after=9&upto=5",
        f"after={number}",
        f"after={number + 1}",
        "after=0&upto=999",
    ):
        both.ask("GET", f"/api/tables/ID/frames?{query}")
    both.ask("POST", "/api/tables/ID/rematch")
    _, journal = both.ask("GET", "/api/tables/ID/journal")
    both.ask("GET", "/api/tables/ID")
    both.close()
    both.sit(str(number - 2))
    both.close()
    both.ask("POST", "/api/journals", {"journal": journal, "name": "Ann"})
    both.ask("GET", "/api/tables/ID/log")
    both.ask("GET", "/api/tables")


def test_seats_bots_and_the_end_are_told_in_the_same_words(ann: Person) -> None:
    both = Both(ann)
    game = own_games()["tabannusi"]
    both.ask("POST", "/api/tables", {"game": game.id, "seats": [{"kind": "here"}, {"kind": "here"}], "seed": 2})
    both.ask("PUT", "/api/tables/ID/seats/0/bot", {"level": "genius"})
    both.ask("PUT", "/api/tables/ID/seats/5/bot", {})
    both.ask("PUT", "/api/tables/ID/seats/1/bot", {"level": "apprentice"})
    both.ask("DELETE", "/api/tables/ID/seats/1/bot")
    both.sit()
    chance = Random(5)
    while both.screen.options():
        key = chance.choice(both.screen.options())
        both.say(type="answer", number=both.screen.now()["number"], key=key)
    assert both.screen.now()["view"]["over"]
    # The server notes the result when it has worked it out.
    until(lambda: ann.get(f"/api/tables/{both.tables[0][0]}")["result"] is not None)
    for path in ("", "/scores", "/course", "/at/20", "/log?after=100", "/journal", "/moments?first=40&last=50&seat=1"):
        both.ask("GET", f"/api/tables/ID{path}")
    both.say(type="answer", number=both.screen.now()["number"], key=key)
    both.close()


def test_people_play_on_in_the_same_words(ann: Person) -> None:
    both = Both(ann)
    journal = whole("tabannusi", ("person", "bot", "person")).journal
    both.ask("POST", "/api/journals", {"journal": journal})
    for wish in (
        {"number": 30, "seat": 0},
        {"number": 31, "seat": 1, "level": "apprentice", "name": "Ann"},
        {"number": 32, "seat": 2, "level": "genius"},
        {"number": 32, "seat": 3},
        {"number": 10_000, "seat": 0},
        {"number": len(journal["entries"]), "seat": 0},
    ):
        both.ask("POST", "/api/tables/ID/play-on", wish, table=0)
    both.ask("GET", "/api/tables/ID", table=0)


def test_a_finished_game_is_analysed_in_the_same_words(ann: Person, bob: Person) -> None:
    both = Both(ann)
    game = whole("tabannusi")
    both.ask("POST", "/api/journals", {"journal": game.journal})
    _, told = both.ask("GET", "/api/tables/ID/analysis")
    assert told["turns"] == []
    last = told["total"] - 1
    _, turn = both.ask("POST", f"/api/tables/ID/analysis/{last}")
    assert (turn["place"], turn["last"]) == (last, len(game.entries()))
    # It is kept: asked again it is the same, and it is there for everyone who asks.
    assert both.ask("POST", f"/api/tables/ID/analysis/{last}")[1] == turn
    _, told = both.ask("GET", "/api/tables/ID/analysis")
    assert (told["turns"], told["summary"]) == ([turn], None)
    watch = ann.get(f"/api/tables/{both.tables[0][0]}")["watch"]
    assert bob.get(f"/api/tables/{both.tables[0][0]}/analysis", watch=watch)["turns"] == [turn]
    _, views = both.ask("GET", f"/api/tables/ID/analysis/{last}/line")
    assert len(views) <= len(turn["line"])
    assert both.ask("GET", f"/api/tables/ID/analysis/{last - 1}/line")[0] == 404
    assert both.ask("POST", f"/api/tables/ID/analysis/{last + 1}")[0] == 404
    both.ask("POST", "/api/tables", {"game": "tabannusi", "seats": [{"kind": "here"}, {"kind": "here"}], "seed": 2})
    assert both.ask("GET", "/api/tables/ID/analysis")[0] == 409
    assert both.ask("POST", "/api/tables/ID/analysis/0")[0] == 409


def test_a_pack_that_changes_much_is_told_and_nobody_says_who_is_likely_to_win(ann: Person) -> None:
    both = Both(ann)
    seats = [{"kind": "here"}, {"kind": "bot", "level": "random"}]
    game = whole("scholars", ("person", "bot"), at_most=150)
    for pack in (None, strange_pack()):
        wish = {"game": "scholars", "seats": seats, "seed": 3}
        both.ask("POST", "/api/tables", wish if pack is None else wish | {"pack": pack})
        assert both.ask("GET", "/api/tables/ID/components")[1]["learned"] is (pack is None)
        # A game that is far enough for the odds to say something.
        then = game if pack is None else claytable.new("scholars", seats=["person", "bot"], seed=3, pack=Pack(**pack))
        chance = Random(3)
        while len(then.entries()) < 150 or then.asked != 0:
            then.play_answer(chance.choice(then.answers))
        both.ask("POST", "/api/journals", {"journal": then.journal} | ({} if pack is None else {"pack": pack}))
        state = both.ask("GET", "/api/tables/ID/odds")[1]["state"]
        assert state == ("known" if pack is None else "unknown")
        assert (seen_odds(then, 0, 1) is None) == (pack is not None)


def test_what_cannot_be_shown_analysed_or_practised_is_a_sentence_in_the_same_words(ann: Person) -> None:
    both = Both(ann)
    game = whole("tabannusi")
    journal, end = game.journal, len(game.entries())
    told = [entry | {"events": []} for entry in journal["entries"]]

    def refused(status: int, method: str, path: str, body: Any = None) -> None:
        found, problem = both.ask(method, path, body)
        assert found == status, path
        assert problem["sentence"].endswith("."), problem

    # A broken file, a part of a game, a game that is not there, a version of the rules that leads elsewhere.
    for change in (
        {"entries": journal["entries"][:9]},
        {"entries": [5]},
        {"entries": None},
        {"claytable": 9},
        {"game": "chess"},
        {"pack": "mine-abc"},
        {"rules": "1", "digest": "0"},
        {"origin": "elsewhere"},
    ):
        refused(422, "POST", "/api/journals", {"journal": journal | change})
    # All of it was played with older rules.
    older = [*told, changed(game.rules.version, game.table, 0)]
    both.ask("POST", "/api/journals", {"journal": journal | {"rules": "1", "entries": older}})
    refused(409, "GET", "/api/tables/ID/analysis")
    refused(409, "POST", "/api/tables/ID/analysis/0")
    # A game that goes on, and turns that nobody can compare.
    both.ask("POST", "/api/games/tabannusi/puzzles/" + both.ask("GET", "/api/games/tabannusi/puzzles")[1][0]["id"])
    after = both.ask("GET", "/api/tables/ID")[1]["number"]
    refused(409, "GET", "/api/tables/ID/analysis")
    refused(404, "GET", "/api/tables/ID/analysis/0/line")
    refused(404, "POST", "/api/tables/ID/compare", {"after": after + 1, "line": ["take:1"]})
    refused(422, "POST", "/api/tables/ID/compare", {"after": after, "line": ["nonsense"]})
    both.ask("POST", "/api/journals", {"journal": journal})
    refused(409, "POST", "/api/tables/ID/compare", {"after": end, "line": ["take:1"]})
    refused(404, "POST", "/api/games/tabannusi/puzzles/1-1")
    refused(404, "GET", "/api/games/chess/puzzles")


@pytest.mark.parametrize("game", list(own_games()))
@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_the_library_is_the_same(game: str, language: str, ann: Person) -> None:
    both = Both(ann)
    for path in (
        f"?language={language}",
        f"/{game}/rules?language={language}&search=die",
        f"/{game}/components",
        f"/{game}/score-sheet",
        f"/{game}/lessons?language={language}",
        "/chess/rules",
    ):
        both.ask("GET", f"/api/games{path}")
    words = ann.http.get(f"/api/games/{game}/words/{language}").text
    assert both.screen.get(f"/api/games/{game}/words/{language}") == words


@pytest.mark.parametrize("game", list(own_games()))
def test_the_lessons_are_the_same(game: str, ann: Person) -> None:
    both = Both(ann)
    lessons = f"/api/games/{game}/lessons"
    chapters = both.ask("GET", lessons)[1]
    for chapter in chapters:
        status, told = both.ask("GET", f"{lessons}/{chapter['id']}")
        assert status == 200
        assert len(told["moments"]) == len(told["acts"]) + 1
    last = f"{lessons}/{chapters[-1]['id']}"
    wrong = next(key for key in claytable.new(game, seats=2).vocabulary.keys if key not in told["acts"])
    for path, status in (
        (f"{last}/why-not?number=0&key={wrong}", 200),
        (f"{last}/why-not?number={len(told['acts'])}&key={wrong}", 404),
        (f"{last}/why-not?number=0&key=nonsense", 404),
        (f"{last}/why-not?number=x&key={wrong}", 422),
        (f"{lessons}/nothing", 404),
        (f"{lessons}/nothing/why-not?number=0&key={wrong}", 404),
        ("/api/games/chess/lessons", 404),
    ):
        there, here = ann.http.get(path), both.screen.ask("GET", path)
        assert (there.status_code, here[0]) == (status, status), path
        if status != 422:
            assert here[1] == there.json()


WISH: dict[str, Any] = {"game": "tabannusi", "seats": [{"kind": "here"}, {"kind": "here"}]}
WRONG: list[tuple[str, str, Any]] = [
    ("POST", "/api/tables", WISH | change)
    for change in (
        {"seats": []},
        {"seats": [{"kind": "here"}] * 9},
        {"seats": [{"kind": "dog"}]},
        {"seats": [{"kind": "here", "name": "x" * 41}, {"kind": "here"}]},
        {"seats": [{"kind": "bot", "level": "x" * 33}, {"kind": "here"}]},
        {"seats": [{"kind": "here", "age": 1}]},
        {"seats": {}},
        {"game": None},
        {"game": "x" * 33},
        {"game": "chess"},
        {"seed": 2**53},
        {"seed": -1},
        {"seed": "1"},
        {"seed": 1.5},
        {"starts": 8},
        {"starts": 7},
        {"options": None},
        {"options": {"weather": 1}},
        {"options": {"seed": 1}},
        {"pack": {}},
        {"pack": {"name": "", "text": ""}},
        {"pack": {"name": "x" * 41, "text": ""}},
        {"pack": {"name": "a\n", "text": ""}},
        {"pack": {"name": "a", "text": "x" * 200_001}},
        {"pack": {"name": "a", "text": "x = " + "1" * 3000}},
        {"pack": {"name": "a", "text": "[dragon]"}},
        {"more": 1},
    )
]
WRONG += [
    ("POST", "/api/tables", None),
    ("POST", "/api/tables", []),
    ("POST", "/api/journals", {}),
    ("POST", "/api/journals", {"journal": []}),
    ("POST", "/api/journals", {"journal": {}}),
    ("POST", "/api/journals", {"journal": {"claytable": 7}}),
    ("POST", "/api/journals", {"journal": {}, "name": 3}),
    ("POST", "/api/journals", {"journal": {"claytable": 1, "entries": [1] * 5001}}),
    ("POST", "/api/games/tabannusi/score-sheet", {"columns": []}),
    ("POST", "/api/games/tabannusi/score-sheet", {"columns": [{}] * 5}),
    ("POST", "/api/games/tabannusi/score-sheet", {"columns": [{"track": True}]}),
    ("POST", "/api/games/tabannusi/score-sheet", {"columns": [{"": 1}]}),
    ("POST", "/api/games/tabannusi/score-sheet", {"columns": [{"wings": 1}]}),
    ("POST", "/api/games/tabannusi/score-sheet", {"columns": [{}], "solo": "yes"}),
    ("POST", "/api/tables/abc/play-on", {"number": -1, "seat": 0}),
    ("POST", "/api/tables/abc/compare", {"after": 3, "line": []}),
    ("POST", "/api/tables/abc/compare", {"after": 3, "line": "take:1"}),
    ("POST", "/api/tables/abc/compare", {"after": -1, "line": ["take:1"]}),
    ("POST", "/api/tables/abc/compare", {"line": [1]}),
    ("POST", "/api/tables/abc/play-on", {"number": 3}),
    ("POST", "/api/tables/abc/play-on", {"number": 3, "seat": 8}),
    ("POST", "/api/tables/abc/play-on", {"number": 3, "seat": 0, "more": 1}),
    ("GET", "/api/nothing", None),
    ("GET", "/api/games?language=tlh", None),
    ("GET", "/api/tables/abc", None),
    ("GET", "/api/tables/a%20b", None),
    ("GET", "/api/tables/abc/frames", None),
    ("GET", "/api/tables/abc/frames?after=-1", None),
    ("GET", "/api/tables/abc/frames?after=1&upto=x", None),
    ("PUT", "/api/tables", {}),
]


@pytest.mark.parametrize("asked", WRONG, ids=lambda asked: json.dumps(asked)[:60])
def test_what_is_wrong_has_the_same_status_and_code(asked: tuple[str, str, Any], ann: Person) -> None:
    method, path, body = asked
    answer = ann.http.request(method, path, json=body)
    status, told = Screen().ask(method, path, body)
    assert (status, told["code"]) == (answer.status_code, answer.json()["code"]), (told, answer.json())
    if told["code"] != "invalid":
        # How a field is wrong is said in other words.
        assert told["sentence"] == answer.json()["sentence"]


def test_the_odds_are_told_in_the_same_words(ann: Person) -> None:
    both = Both(ann)
    for answers, state in ((3, "open"), (150, "known")):
        begun, chance = claytable.new("tabannusi", seats=["person", "bot"], seed=4), Random(4)
        while len(begun.entries()) < answers or begun.asked != 0:
            begun.play_answer(chance.choice(begun.answers))
        both.ask("POST", "/api/journals", {"journal": begun.journal})
        status, told = both.ask("GET", "/api/tables/ID/odds")
        assert (status, told["state"]) == (200, state)
        assert len(told["odds"]) == (2 if state == "known" else 0)
    both.ask("POST", "/api/journals", {"journal": whole("tabannusi").journal})
    assert both.ask("GET", "/api/tables/ID/odds")[0] == 409
