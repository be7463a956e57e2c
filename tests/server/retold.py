"""A game retold from what the database keeps, without the server: what each seat may have heard of it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import reduce
from typing import Any

from games.told import sight
from served import Server

import claytable
from claytable import Game
from claytable.core.errors import Illegal
from claytable.core.preview import outlook, summed
from claytable.host.frames import HEADING
from claytable.host.scores import seen_scores
from claytable.testing.views import strings, text

#: Everything that the server said is compared with this many redrawn tables.
DRAWS = 2


def view_told(game: Game, seat: int | None) -> dict[str, Any]:
    """A view as the server tells it: with how far the game is."""
    return game.view(seat) | {"progress": game.rules.progress(game.table)}


class Story:
    """A table's game after every entry of its journal, and what is a secret of the table itself."""

    def __init__(self, server: Server, table: str) -> None:
        with closing(sqlite3.connect(server.database)) as connection:
            connection.row_factory = sqlite3.Row
            room = connection.execute("SELECT * FROM room WHERE id = ?", (table,)).fetchone()
            self.seats = connection.execute("SELECT * FROM seat WHERE room = ? ORDER BY place", (table,)).fetchall()
            entries = connection.execute("SELECT * FROM entry WHERE room = ? ORDER BY number", (table,)).fetchall()
        self.room = room
        #: As a number, or sealed.
        self.seed = room["sealed"] or room["seed"]
        kinds = [seat["kind"] for seat in self.seats]
        game = claytable.new(room["game"], seats=kinds, seed=self.seed, **json.loads(room["options"]))
        for kind, seat in zip(game.seats, self.seats, strict=True):
            kind.name = seat["name"]
        self.entries = entries
        self.games = [game.copy()]
        #: What happened in each entry.
        self.events: list[tuple[Any, ...]] = [game.opening]
        for entry in entries[1:]:
            if entry["key"] is None:
                game.undo()
                self.events.append(())
            else:
                game.play(entry["key"])
                assert game.standing is not None
                self.events.append(game.standing.events)
            self.games.append(game.copy())

    def secrets_of_the_table(self) -> set[str]:
        """What no message of a running game may contain, no matter who gets it."""
        kept = {str(self.seed), self.room["owner"]}
        kept |= {seat["holder"] for seat in self.seats if seat["holder"]}
        return kept | {str(game.table.rng.state) for game in self.games}

    def drawn_afresh(self, number: int, seat: int | None) -> Iterator[Game]:
        """The game after an entry, each time with other things where `seat` cannot see; None sees what all see."""
        game = self.games[number]
        people = [place for place, kind in enumerate(game.seats) if kind.kind != "opponent"]
        for draw in range(DRAWS):
            yield game.determinize(people[draw % len(people)] if seat is None else seat, number * 64 + draw)

    # -- what the server may say -------------------------------------------------------------------------

    def check_view(self, number: int, seat: int | None, view: dict[str, Any]) -> None:
        """The view is the one of every table that looks alike to this seat."""
        for other in self.drawn_afresh(number, seat):
            assert text(view) == text(view_told(other, seat)), f"entry {number}, seat {seat}"
        if not self.games[number].over:
            hidden = sight(self.room["game"]).secrets(self.games[number], seat)
            assert hidden.isdisjoint(strings(view))

    def check_options(self, number: int, seat: int, options: list[dict[str, Any]]) -> int:
        """The preview of each option happens on every table that looks alike. Gives the number of its lines."""
        told = 0
        for option in options:
            preview = option.pop("preview")
            assert option.pop("free", False) == self.games[number].table.is_extra(
                self.games[number].vocabulary.index[option["key"]]
            )
            told += len(preview)
            for other in self.drawn_afresh(number, seat):
                other.table.loud = True
                other.play(option["key"])
                lines = other.last_lines(seat)
                begun = ([line.data() for line in summed(lines[:end])] for end in range(len(lines) + 1))
                assert preview in begun, f"entry {number}, seat {seat}, {option['key']}"
        return told

    def check_undo(self, number: int, seat: int | None, undo: dict[str, Any] | None) -> None:
        """What can be taken back is the seat's own last answer, in words that tell nothing hidden."""
        if undo is None:
            return
        assert seat is not None
        last = self.games[number].standing
        steps = 1
        while last is not None and last.question is not None and last.question.seat != seat:
            last, steps = last.under, steps + 1
        assert last is not None
        before = self.games[number].copy()
        for _ in range(steps):
            before.undo()
        for draw in range(DRAWS):
            other = before.determinize(seat, number * 64 + draw)
            assert undo == other.table.answer_message(last.answer).data()

    def check_log(self, number: int, seat: int | None, log: list[dict[str, Any]]) -> None:
        """The log tells `seat` what it may read, as it stands after entry `number`."""
        for other in self.drawn_afresh(number, seat):
            for told in log:
                entry = self.entries[told["number"]]
                lines = [other.table.line(event, seat) for event in self.events[told["number"]]]
                assert told == {
                    "number": entry["number"],
                    "seat": entry["seat"],
                    "undo": entry["key"] is None and entry["number"] > 0,
                    "lines": [line.data() for line in lines if line is not None],
                } | ({} if entry["level"] is None else {"bot": entry["level"]})
        for told in log:
            at = self.games[told["number"]]
            shuffled = sight(self.room["game"]).SHUFFLES.intersection(line["id"] for line in told["lines"])
            # What an entry showed and then shuffled back is no secret of that entry.
            if not at.over and not shuffled:
                assert sight(self.room["game"]).secrets(at, seat).isdisjoint(strings(told["lines"])), told

    def check_frames(self, told: dict[str, Any]) -> int:
        """Frames have the lines of the log, and views in which nothing stands that is hidden after their entry."""
        seat, view = told["seat"], json.loads(json.dumps(told["view"]))
        self.check_watched(told["after"], seat, view)
        for frame in told["frames"]:
            for change in frame["changes"]:
                *way, last = change["path"]
                reduce(lambda place, name: place[name], way, view)[last] = change["value"]
            self.check_watched(frame["number"], seat, view)
        shown = [line for frame in told["frames"] for line in frame["lines"]]
        line_of = self.games[told["upto"]].table.line
        events = [event for number in range(told["after"] + 1, told["upto"] + 1) for event in self.events[number]]
        written = [line_of(event, seat) for event in events]
        assert shown == [line.data() for line in written if line is not None and line.id != HEADING]
        return len(shown)

    def check_watched(self, number: int, seat: int | None, view: dict[str, Any]) -> None:
        """A view in the middle of an entry: nobody is asked, and what is hidden before and after it is not there."""
        assert (view["decision"], view["undo"], view["over"]) == (None, None, False)
        at = self.games[number]
        if not at.over:
            known = sight(self.room["game"])
            shuffled = {event[0] for event in self.events[number]} & {
                name.removeprefix("log-") for name in known.SHUFFLES
            }
            hidden = known.secrets(at, seat) & known.secrets(self.games[max(number - 1, 0)], seat)
            shown = hidden.intersection(strings(view))
            assert shuffled or not shown, f"entry {number}, seat {seat}: {shown}"

    def check_scores(self, number: int, seat: int | None, told: list[dict[str, Any]]) -> int:
        """A score has points where every table that looks alike scores them. Gives the number of categories without."""
        assert sight(self.room["game"]).secrets(self.games[number], seat).isdisjoint(strings(told))
        for other in self.drawn_afresh(number, seat):
            for mine, score in zip(told, other.scores(), strict=True):
                for seen, category in zip(mine["categories"], score.categories, strict=True):
                    assert seen["points"] in (None, category.points), f"entry {number}, seat {seat}, {seen}"
        return sum(category["points"] is None for score in told for category in score["categories"])

    def check_course(self, seat: int | None, told: dict[str, Any]) -> None:
        """How the game went so far tells no more points than every table that looks alike would tell this seat."""
        secrets = sight(self.room["game"]).secrets(self.games[told["last"]], seat)
        assert secrets.isdisjoint(strings(told["landmarks"]))
        assert told["turns"]
        for turn in (*told["turns"], {"number": told["last"], "totals": told["totals"]}):
            for other in self.drawn_afresh(turn["number"], seat):
                assert turn["totals"] == [score["total"] for score in seen_scores(other, seat)], turn

    def check_reason(self, number: int, seat: int, told: dict[str, Any]) -> None:
        """Why something cannot be chosen is the same on every table that looks alike."""
        for other in self.drawn_afresh(number, seat):
            refusal = other.why_not(told["key"])
            assert told == {
                "type": "reason",
                "key": told["key"],
                "rule": "" if refusal is None else refusal.rule,
                "message": None if refusal is None else refusal.message.data(),
            }

    def check_outlook(self, number: int, seat: int, told: dict[str, Any]) -> None:
        """What an answer would do is the same on every table that looks alike, and happens there."""
        said = {key: value for key, value in told.items() if key not in ("type", "number", "key")}
        for other in self.drawn_afresh(number, seat):
            answer = other.vocabulary.index[told["key"]]
            found = outlook(other, answer, number)
            assert text(said) == text(
                {
                    "lines": [line.data() for line in found.lines],
                    "stop": found.stop,
                    "next": None if found.next is None else found.next.data(),
                    "seat": None if found.next is None else found.seat,
                    "view": found.view,
                    "closes": [message.data() for message in found.closes],
                }
            )
            if found.stop == "asks" and told["seat"] == seat:
                other.play_answer(answer)
                assert text(other.table.view(seat)) == text(told["view"])

    def check_refusal(self, number: int, seat: int, key: str, told: dict[str, Any]) -> None:
        """An answer that is not allowed is refused with the same words on every table that looks alike."""
        for other in self.drawn_afresh(number, seat):
            try:
                other.play(key)
            except Illegal as error:
                expected = {"number": number, "code": "refused", "sentence": str(error), "rule": error.rule}
                assert told == {"type": "rejected", **expected}
            else:
                raise AssertionError(f"{key} is allowed on another table that looks alike")

    def check_message(self, message: dict[str, Any]) -> int:
        """A `table` message. How many lines of previews it has."""
        number, seat, view = message["number"], message["seat"], json.loads(json.dumps(message["view"]))
        assert set(message) == {"type", "number", "seat", "log", "gap", "view"}
        self.check_undo(number, seat, view.pop("undo"))
        decision = view["decision"]
        told = 0
        if decision is not None and decision["options"] is not None:
            assert decision["seat"] == seat
            told = self.check_options(number, seat, decision["options"])
        self.check_view(number, seat, view)
        self.check_log(number, seat, message["log"])
        return told
