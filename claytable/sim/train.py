"""Learns answer odds from games: how much more often than others an answer is taken when it is offered.

A question with the answers S is taken to be answered with `a` in the share odds(a) / (sum of the odds in S) of all
cases (Luce's rule). The odds that explain the games best are found by repetition (Hunter's MM algorithm). Each answer
begins with a few cases of no preference, so that what was seen seldom stays near 1.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from math import exp, log
from pathlib import Path
from typing import Any, Final

from ..bots import find_bot
from ..bots.odds import ALONE, TOGETHER
from ..core.errors import BadOptions
from ..core.packs import components_hash
from ..core.rules import AnyGame, find_game
from .ledger import Ledger
from .plan import Match
from .record import Record
from .run import simulate
from .tally import Totals
from .workers import Spread, spread

#: Games that teach have seeds from here on. Games that measure have smaller ones: those of `arena` begin at 0.
SEEDS: Final = 2_000_000
#: Cases of no preference that each answer begins with.
PRIOR: Final = 4.0
ROUNDS: Final = 30
#: The odds lie between this and its inverse.
MOST: Final = 8.0
#: Odds nearer to 1 than that are not written down.
NEAR: Final = 0.05

#: A question's name, the answer that was taken, and all that were offered.
Choice = tuple[str, int, Sequence[int]]


def lessons(game: str, games: int, alone: int, bot: str) -> list[Match]:
    """Games of two, three and four players in turn, and such against the printed opponent in all its variants."""
    find_bot(bot, 0)
    variants = find_game(game).variants()
    together = [(seats, options) for seats, options in variants if seats > 1]
    solo = [(seats, options) for seats, options in variants if seats == 1]
    if (games and not together) or (alone and not solo):
        raise BadOptions(f"{find_game(game).title} is not played so.")
    found: list[Match] = []
    for many, among in ((games, together), (alone, solo)):
        for number in range(many):
            seats, options = among[number % len(among)]
            found.append(Match(game, seats, SEEDS + len(found), options, None, (bot,)))
    if not found:
        raise BadOptions("Nothing is learned from no games.")
    return found


def learn(
    matches: Sequence[Match],
    out: Path,
    command: str,
    jobs: int,
    progress: Callable[[Totals], None],
    spread: Spread = spread,
) -> dict[str, Any]:
    """Play the games, but those that wait beside `out` from a run that was stopped, and write what they teach."""
    rules = find_game(matches[0].game)
    out.parent.mkdir(exist_ok=True)
    ledger = Ledger(out, matches)
    try:
        simulate(matches, jobs, progress=progress, ledger=ledger, spread=spread, choices=True)
        data = taught(rules, ledger.records(), command)
    finally:
        ledger.close()
    write(out, data)
    ledger.remove()
    return data


def taught(rules: AnyGame, records: Iterable[Record], command: str) -> dict[str, Any]:
    """The data that a number of games come to."""
    choices: dict[str, list[Choice]] = {TOGETHER: [], ALONE: []}
    games = {TOGETHER: 0, ALONE: 0}
    for record in records:
        if not record.finished:
            continue
        part = ALONE if record.variant.startswith("seats=1") else TOGETHER
        choices[part] += [(question, answer, offered) for question, answer, offered in record.choices]
        games[part] += 1
    keys = rules.box().words.keys
    return {
        "rules": rules.version,
        "components": components_hash(rules.package),
        "command": command,
        "games": games,
        "decisions": {part: len(found) for part, found in choices.items()},
        **{part: odds(found, keys) for part, found in choices.items()},
    }


def odds(choices: Sequence[Choice], keys: Sequence[str]) -> dict[str, dict[str, float]]:
    """The odds of every answer, by question and key; 1 is not written down."""
    by_question: dict[str, list[Choice]] = {}
    for choice in choices:
        by_question.setdefault(choice[0], []).append(choice)
    found = {}
    for question in sorted(by_question):
        told = fit(by_question[question])
        kept = {keys[answer]: round(told[answer], 2) for answer in sorted(told) if abs(told[answer] - 1.0) > NEAR}
        if kept:
            found[question] = kept
    return found


def fit(choices: Sequence[Choice]) -> dict[int, float]:
    """The odds that explain the answers to one question best."""
    offered: dict[int, int] = {}
    taken: dict[int, float] = {}
    for _, answer, answers in choices:
        taken[answer] = taken.get(answer, 0.0) + 1.0
        for each in answers:
            offered[each] = offered.get(each, 0) + 1
    value = dict.fromkeys(offered, 1.0)
    for _ in range(ROUNDS):
        share = dict.fromkeys(offered, 0.0)
        for _, _, answers in choices:
            part = 1.0 / sum(value[each] for each in answers)
            for each in answers:
                share[each] += part
        # A case of no preference is one against another answer, whose odds are 1.
        value = {
            each: (taken.get(each, 0.0) + PRIOR / 2) / (share[each] + PRIOR / (value[each] + 1.0)) for each in value
        }
    # Only how they compare matters: on average they are 1.
    middle = exp(sum(offered[each] * log(value[each]) for each in value) / sum(offered.values()))
    return {each: min(MOST, max(1.0 / MOST, value[each] / middle)) for each in value}


def write(out: Path, data: dict[str, Any]) -> None:
    """The file, one line for each question."""
    lines = []
    for name, value in data.items():
        if name in (TOGETHER, ALONE):
            rows = ",\n".join(f"    {json.dumps(key)}: {json.dumps(told)}" for key, told in value.items())
            lines.append(f"  {json.dumps(name)}: {{\n{rows}\n  }}")
        else:
            lines.append(f"  {json.dumps(name)}: {json.dumps(value)}")
    out.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
