"""What the turns of a finished game were worth, and what they could have been.

Every turn is judged from what its seat could know when it chose. Where something came to light in the middle of a turn,
a new choice began: a turn is one or more choices, and its loss is the sum of theirs.

For a choice a search looks for other lines, up to where something new would come to light. Some tables, each with its
own draw of what the seat cannot see, choose the best of them. Fresh ones, which have had no part in that, compare it
with the line that was played: on each table both meet the same luck, the turn is ended as well as a few tries can, the
others take their turns and the seat its next one. The mean of the differences is the loss, and their spread says how
sure it is. Where the mean is below nothing, what was played is the best that is known.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from time import perf_counter
from typing import Any, Final

from ..core.errors import Illegal
from ..core.game import Entry, Game
from ..core.rng import Pcg32
from ..core.rules import AnyGame
from ..core.table import Table
from .fits import fits
from .forecast import lead_at, odds_at
from .plan import Plan
from .search import Search, SearchBot

#: A stream of its own, as every bot has.
STREAM: Final = 32_452_843
#: Tries of the search for another line, unless somebody says otherwise; a further choice of the same turn has a part.
TRIES: Final = 4000
FURTHER: Final = 3
#: Answers that the search liked best, and lines behind each, that are compared.
ANSWERS: Final = 4
LINES: Final = 3
#: Tables on which the best line is chosen, and fresh ones on which it is compared with the one that was played: as many
#: as these with `TRIES` tries or more, fewer with fewer, but never less than a quarter of them.
CHOOSING: Final = 24
COMPARING: Final = 60
#: Fewer than these tell nothing.
FEWEST: Final = 8
#: Lines that are tried for the rest of a turn, and for each turn after it.
ENDINGS: Final = 12
#: Tables over which the odds are a mean.
GLANCES: Final = 8
#: A mistake costs more than this many standard errors, and at least this part of a point.
SURE: Final = 2.0
LEAST: Final = 0.5
#: Turns that decided a game.
DECISIVE: Final = 3


class Choice:
    """Answers that a seat gave in a row without learning anything new, and the entry that they follow."""

    __slots__ = ("answers", "number", "numbers")

    def __init__(self, number: int) -> None:
        self.number = number
        self.answers: list[int] = []
        self.numbers: list[int] = []


class Turn:
    """The choices of a seat in a row, up to the answer of somebody else, or to a new turn."""

    __slots__ = ("choices", "place", "seat")

    def __init__(self, place: int, seat: int) -> None:
        self.place = place
        self.seat = seat
        self.choices: list[Choice] = []

    def data(self) -> dict[str, Any]:
        """As plain data, for processes that analyse it."""
        choices = [[choice.number, choice.answers, choice.numbers] for choice in self.choices]
        return {"place": self.place, "seat": self.seat, "choices": choices}

    def positions(self, game: Game) -> list[Game]:
        """The game where each choice was made."""
        return [game.after(choice.number) for choice in self.choices]


class Verdict:
    """What a choice was worth: its line, the best other line, and what that one has more, with its standard error."""

    __slots__ = ("error", "line", "loss", "worth")

    def __init__(self, worth: float, loss: float, error: float, line: list[int]) -> None:
        #: The points by which the seat was likely to end ahead.
        self.worth = worth
        self.loss = loss
        self.error = error
        #: The better line; empty if none was found.
        self.line = line


def read_turn(data: dict[str, Any]) -> Turn:
    """A turn from its plain data."""
    turn = Turn(data["place"], data["seat"])
    for number, answers, numbers in data["choices"]:
        choice = Choice(number)
        choice.answers = answers
        choice.numbers = numbers
        turn.choices.append(choice)
    return turn


# -- the turns of a game ---------------------------------------------------------------------------------


def turns_of(game: Game) -> list[Turn]:
    """The turns of a finished game, from where its journal can be played again. Raises Illegal if it goes on."""
    if not game.over:
        raise Illegal("The game is not over: it is analysed when it is.")
    answers: list[Entry] = []
    entry = game.standing
    while entry is not None:
        answers.append(entry)
        entry = entry.under
    answers.reverse()
    table = game.start.copy()
    table.loud = False
    turns: list[Turn] = []
    number = game.begins
    began = -1
    reveals = -1
    for entry in answers:
        question = table.question
        assert question is not None
        if not turns or question.seat != turns[-1].seat or table.turns != began:
            turns.append(Turn(len(turns), question.seat))
            began = table.turns
            reveals = -1
        if table.reveals != reveals:
            turns[-1].choices.append(Choice(number))
            reveals = table.reveals
        choice = turns[-1].choices[-1]
        choice.answers.append(entry.answer)
        choice.numbers.append(entry.number)
        number = entry.number
        table.answer(entry.answer)
    if not turns:
        raise Illegal("Nothing was played here: there is nothing to analyse.")
    return turns


# -- one choice ------------------------------------------------------------------------------------------


def judge(game: Game, played: list[int], seed: int, tries: int) -> Verdict:
    """What the answers that were `played` here are worth, and the best other line.

    Nothing that the seat cannot see changes it.
    """
    seat = game.asked
    rng = Pcg32(seed, STREAM)
    found = SearchBot(rng.next(), tries=tries).search(game)
    probe = game.determinize(seat, rng.next()).table
    mine = known_part(probe, seat, played)
    lines = [mine]
    for line in other_lines(found, probe, seat):
        if line not in lines:
            lines.append(line)
    best = mine
    if len(lines) > 1:
        totals = [0.0] * len(lines)
        for _ in range(part(CHOOSING, tries)):
            table = game.determinize(seat, rng.next()).table
            luck = rng.next()
            for place, line in enumerate(lines):
                totals[place] += outcome(game.rules, table, seat, line, Pcg32(luck, STREAM))
        best = lines[totals.index(max(totals))]
    # Where nothing better was found, there is nothing to compare.
    tables = part(COMPARING if best is not mine else CHOOSING, tries)
    worth, loss, error = compared(game, mine, best, rng, tables)
    if loss <= 0.0:
        # Nothing better was found, or the fresh tables did not bear out what the others said.
        return Verdict(worth, 0.0, error, [])
    return Verdict(worth, loss, error, best)


def compared(
    game: Game, mine: list[int], other: list[int], rng: Pcg32, tables: int, until: float = 0.0
) -> tuple[float, float, float]:
    """What a line is worth on fresh tables, and what another one is worth more, with its standard error.

    After the time `until`, if there is one, no more tables are begun than a few.
    """
    seat = game.asked
    worth = 0.0
    more = 0.0
    squares = 0.0
    made = 0
    while made < tables and (until == 0.0 or made < FEWEST or perf_counter() < until):
        table = game.determinize(seat, rng.next()).table
        luck = rng.next()
        value = outcome(game.rules, table, seat, mine, Pcg32(luck, STREAM))
        worth += value
        if other is not mine:
            gain = outcome(game.rules, table, seat, other, Pcg32(luck, STREAM)) - value
            more += gain
            squares += gain * gain
        made += 1
    more /= made
    return worth / made, more, sqrt(max(0.0, squares / made - more * more) / (made - 1))


def part(tables: int, tries: int) -> int:
    """How many of these tables there are where the search has this number of tries."""
    return max(tables // 4, tables * min(tries, TRIES) // TRIES)


def known_part(table: Table, seat: int, line: list[int]) -> list[int]:
    """The answers of a line, up to the first that brings something to light, or ends the turn."""
    table = table.copy()
    reveals, turns = table.reveals, table.turns
    known: list[int] = []
    for answer in line:
        question = table.question
        if question is None or question.seat != seat or table.turns != turns or table.reveals != reveals:
            break
        if answer not in table.answers:
            break
        known.append(answer)
        table.answer(answer)
    return known


def other_lines(found: Search, probe: Table, seat: int) -> list[list[int]]:
    """The lines that a search found, the best answers first: behind each, those that most of its tables agree on."""
    lines: list[list[int]] = []
    for branch in found.ranked()[:ANSWERS]:
        behind: list[list[int]] = []
        for line in branch.lines:
            behind.append(known_part(probe, seat, [branch.answer, *line]))
        behind.sort(key=lambda line: (-behind.count(line), line))
        taken = 0
        for line in behind:
            if line not in lines and taken < LINES:
                lines.append(line)
                taken += 1
    return lines


def outcome(rules: AnyGame, table: Table, seat: int, line: list[int], luck: Pcg32) -> float:
    """The points by which the seat is likely to end ahead after this line: it ends its turn, the others take theirs,
    and it takes its next one."""
    turns = table.turns
    end = table.copy()
    for answer in line:
        if answer not in end.answers:
            break
        end.answer(answer)
    question = end.question
    if question is not None and question.seat == seat and end.turns == turns:
        end = ended(rules, end, seat, luck)
    for _ in range(table.seats):
        question = end.question
        if question is None:
            break
        own = question.seat == seat
        end = ended(rules, end, question.seat, luck)
        if own:
            break
    return lead_at(rules, end, seat)


def ended(rules: AnyGame, table: Table, seat: int, luck: Pcg32) -> Table:
    """The table at the end of a seat's turn, by the best of a few lines."""
    plan = Plan(table, seat, table.turns, [])
    tried = 0
    while tried < ENDINGS:
        tried += plan.improve(rules, luck)
    return plan.end


# -- one turn, and all of them -----------------------------------------------------------------------------


def analyse_turn(positions: list[Game], turn: Turn, seed: int = 0, tries: int = TRIES) -> dict[str, Any]:
    """What one turn was worth, as plain data; `positions` are the game where each of its choices was made.

    `number` is the entry that it follows, `last` its own last one; `worth`, `loss` and `error` are points. A better
    line follows the entry `from`: `line` has its answers by key, with their messages, and `played` those given there.
    `odds` are each seat's when the turn began; None while the game is open.
    """
    loss = 0.0
    squares = 0.0
    worst: Verdict | None = None
    at = 0
    worth = 0.0
    for place, choice in enumerate(turn.choices):
        budget = tries if place == 0 else max(1, tries // FURTHER)
        found = judge(positions[place], choice.answers, mixed(seed, choice.number), budget)
        if place == 0:
            worth = found.worth
        loss += found.loss
        squares += found.error * found.error
        if found.line and (worst is None or found.loss > worst.loss):
            worst, at = found, place
    error = sqrt(squares)
    return {
        "place": turn.place,
        "seat": turn.seat,
        "number": turn.choices[0].number,
        "last": turn.choices[-1].numbers[-1],
        "worth": round(worth, 2),
        "loss": round(loss, 2),
        "error": round(error, 2),
        "mistake": loss > SURE * error and loss >= LEAST,
        "odds": seen_odds(positions[0], turn.seat, mixed(seed, turn.choices[0].number)),
        "from": turn.choices[at].number,
        "line": [] if worst is None else said(positions[at], worst.line),
        "played": said(positions[at], turn.choices[at].answers),
    }


def mixed(seed: int, number: int) -> int:
    """A seed for each choice of a game."""
    return seed * 1_000_003 + number


def seen_odds(game: Game, seat: int, seed: int) -> list[float] | None:
    """How likely each seat is to win, as a seat could know it. Nobody knows in a game of other values."""
    if not fits(game):
        return None
    rng = Pcg32(seed, STREAM + 1)
    totals = [0.0] * len(game.seats)
    for _ in range(GLANCES):
        odds = odds_at(game.rules, game.determinize(seat, rng.next()).table)
        if odds is None:
            return None
        for place, each in enumerate(odds):
            totals[place] += each
    return [round(total / GLANCES, 3) for total in totals]


def said(game: Game, line: list[int]) -> list[dict[str, Any]]:
    """The answers of a line, by key and as messages."""
    table = game.table.copy()
    table.loud = False
    told: list[dict[str, Any]] = []
    for answer in line:
        if answer not in table.answers:
            break
        told.append({"key": table.vocabulary.keys[answer], "message": table.answer_message(answer).data()})
        table.answer(answer)
    return told


def analyse(game: Game, seed: int = 0, tries: int = TRIES) -> Iterator[dict[str, Any]]:
    """Every turn of a finished game, one after the other."""
    for turn in turns_of(game):
        yield analyse_turn(turn.positions(game), turn, seed, tries)


# -- the whole game ----------------------------------------------------------------------------------------


def summary(turns: list[dict[str, Any]], places: list[int]) -> dict[str, Any]:
    """What all turns of a game come to; `places` are those of its seats in the end.

    By seat, the points that a turn lost on average and how many were mistakes; and the turns that decided the game, by
    how far the odds moved: each with the seat that gained most by it, and how much.
    """
    seats = []
    for seat in range(len(places)):
        own = [turn for turn in turns if turn["seat"] == seat]
        lost = 0.0
        for turn in own:
            lost += turn["loss"]
        mistakes = [turn["place"] for turn in own if turn["mistake"]]
        seats.append({"turns": len(own), "loss": round(lost / max(1, len(own)), 2), "mistakes": mistakes})
    swings: list[dict[str, Any]] = []
    for turn, after in zip(turns, [*(turn["odds"] for turn in turns[1:]), won(places)], strict=True):
        before = turn["odds"]
        if before is None or after is None:
            continue
        gains = [later - odds for odds, later in zip(before, after, strict=True)]
        swing = max(gains)
        swings.append({"place": turn["place"], "seat": gains.index(swing), "swing": round(swing, 3)})
    swings.sort(key=lambda each: -each["swing"])
    return {"seats": seats, "decisive": swings[:DECISIVE], "won": won(places)}


def won(places: list[int]) -> list[float]:
    """The odds when all is known: 1 for the winner, or shared."""
    first = places.count(1)
    return [1.0 / first if place == 1 else 0.0 for place in places]
