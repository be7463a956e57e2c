"""How much a position's worth promises, from games between bots: the numbers of `claytable.bots.forecast`.

Each game is looked at where a turn begins, as the seat on turn could know it. Two thirds of the games teach; the last
third says how well that was learned.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from math import log
from pathlib import Path
from typing import Any, Final, TypeAlias

from ..bots import find_bot
from ..bots.ahead import margin
from ..bots.forecast import KNOTS, Forecast, evaluation
from ..core.journal import new
from ..core.rng import Pcg32
from ..core.rules import AnyGame
from .plan import Match
from .run import LONGEST
from .workers import Spread, spread

#: A position: the stage, what it is worth to each seat, the seat on turn, and the printed opponent's seat or -1.
Position: TypeAlias = "tuple[float, list[float], int, int]"
#: A game: its positions, and what each seat had in the end, and its share of the victory.
Played: TypeAlias = "tuple[list[Position], list[int], list[float]]"

#: A stream of its own, as every bot has.
STREAM: Final = 49_979_687
#: The part of the games that teach.
TEACHING: Final = 2 / 3
#: What holds the numbers back where there are few games.
RIDGE: Final = 1e-3
STEPS: Final = 30
#: A fifth of the game is open if the odds explain less of the outcome than this part.
SKILL: Final = 0.05
#: The bars of a reliability diagram.
BARS: Final = 10


def play_and_look(matches: Sequence[Match]) -> list[Played]:
    """Play games, and look at them where a turn begins."""
    return [_play(match) for match in matches]


def _play(match: Match) -> Played:
    game = new(match.game, seats=match.seats, seed=match.seed, pack=match.pack, log=False, **match.options)
    seats = len(game.seats)
    bots = [find_bot(level, match.seed * seats + seat) for seat, level in enumerate(match.players)]
    bots += bots[-1:] * (seats - len(bots))
    rng = Pcg32(match.seed, STREAM)
    positions: list[Position] = []
    turn = (-1, -1)
    for _ in range(LONGEST):
        if game.over:
            break
        seat = game.asked
        if (seat, game.table.turns) != turn:
            turn = (seat, game.table.turns)
            table = game.determinize(seat, rng.next()).table
            positions.append((game.rules.stage(table), game.rules.worth(table), seat, table.opponent))
        game.play_answer(bots[seat].choose(game))
    scores = sorted(game.scores(), key=lambda score: score.seat)
    places = [score.place for score in scores]
    first = places.count(1)
    return positions, [score.total for score in scores], [(place == 1) / first for place in places]


def gather(
    matches: Sequence[Match],
    jobs: int = 0,
    progress: Callable[[int], None] | None = None,
    spread: Spread = spread,
) -> list[Played]:
    """Play all games in `jobs` processes, 0 is this one; in their order. `progress` hears how many are done."""
    found: dict[int, Played] = {}
    for portion, places in spread(partial(play_and_look), matches, jobs):
        found.update(zip(places, portion, strict=True))
        if progress is not None:
            progress(len(found))
    return [found[place] for place in range(len(matches))]


# -- learning ------------------------------------------------------------------------------------------


def shares(stage: float) -> list[float]:
    """How much of each stage's number counts at this one."""
    place = min(max(stage, 0.0), 1.0) * (KNOTS - 1)
    before = min(int(place), KNOTS - 2)
    found = [0.0] * KNOTS
    found[before] = 1.0 - (place - before)
    found[before + 1] = place - before
    return found


def fit(games: Sequence[Played], alone: bool) -> dict[str, list[float]]:
    """The numbers of a `Forecast`, but for `open`."""
    size = 2 * KNOTS if alone else KNOTS
    wins = [0.0] * size
    for _ in range(STEPS):
        step = _newton(games, wins, size)
        wins = [old + new for old, new in zip(wins, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    # The final leads, by least squares.
    square = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
    right = [0.0] * size
    for positions, totals, _ in games:
        for stage, worth, seat, _ in positions:
            known = shares(stage)
            features = [share * margin(worth, seat) for share in known] + (known if alone else [])
            _add(square, right, features, margin([float(each) for each in totals], seat))
    points = _solve(square, right)
    found = {"force": wins[:KNOTS], "points": points[:KNOTS]}
    if alone:
        found |= {"favour": wins[KNOTS:], "ahead": points[KNOTS:]}
    return {name: [round(each, 5) for each in numbers] for name, numbers in found.items()}


def _newton(games: Sequence[Played], wins: list[float], size: int) -> list[float]:
    """One step towards the numbers under which what happened was likeliest."""
    data = {"force": wins[:KNOTS], "favour": wins[KNOTS:] or [0.0] * KNOTS, "points": [0.0] * KNOTS, "open": 0.0}
    odds = Forecast(data)
    square = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
    right = [-RIDGE * each for each in wins]
    for positions, _, won in games:
        for stage, worth, _, opponent in positions:
            known = shares(stage)
            likely = odds.wins(stage, worth, opponent)
            mean = sum(chance * each for chance, each in zip(likely, worth, strict=True))
            spread = sum(chance * (each - mean) ** 2 for chance, each in zip(likely, worth, strict=True))
            more = sum((share - chance) * each for share, chance, each in zip(won, likely, worth, strict=True))
            if size == KNOTS:
                _gather(square, known, 0, 0, spread)
                _pull(right, known, 0, more)
                continue
            mine = 1 - opponent
            chance = likely[mine]
            both = chance * (worth[mine] - mean)
            _gather(square, known, 0, 0, spread)
            _gather(square, known, 0, KNOTS, both)
            _gather(square, known, KNOTS, 0, both)
            _gather(square, known, KNOTS, KNOTS, chance * (1.0 - chance))
            _pull(right, known, 0, more)
            _pull(right, known, KNOTS, won[mine] - chance)
    return _solve(square, right)


def _gather(square: list[list[float]], known: list[float], down: int, across: int, much: float) -> None:
    for row, one in enumerate(known):
        if one:
            for column, other in enumerate(known):
                square[down + row][across + column] += one * other * much


def _pull(right: list[float], known: list[float], down: int, much: float) -> None:
    for row, one in enumerate(known):
        right[down + row] += one * much


def _add(square: list[list[float]], right: list[float], features: list[float], target: float) -> None:
    for row, one in enumerate(features):
        if one:
            right[row] += one * target
            for column, other in enumerate(features):
                square[row][column] += one * other


def _solve(square: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(square, right, strict=True)]
    size = len(rows)
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        for row in range(size):
            if row != column:
                part = rows[row][column] / rows[column][column]
                rows[row] = [each - part * other for each, other in zip(rows[row], rows[column], strict=True)]
    return [rows[row][size] / rows[row][row] for row in range(size)]


# -- testing -------------------------------------------------------------------------------------------


def measured(odds: Forecast, games: Sequence[Played]) -> dict[str, Any]:
    """How well the odds forecast these games: by fifths of the game, and over all.

    The Brier score is the mean of the squared differences between odds and outcomes, over the seats; `even` is that of
    odds that know nothing. `bars` are a reliability diagram: what was said, how often it came true, and how many.
    """
    fifths: list[list[float]] = [[0.0, 0.0, 0.0] for _ in range(KNOTS - 1)]
    bars: list[list[float]] = [[0.0, 0.0, 0.0] for _ in range(BARS)]
    surprise = 0.0
    for positions, _, won in games:
        for stage, worth, _, opponent in positions:
            likely = odds.wins(stage, worth, opponent)
            fifth = fifths[min(KNOTS - 2, int(stage * (KNOTS - 1)))]
            fifth[0] += 1
            for chance, came in zip(likely, won, strict=True):
                fifth[1] += (chance - came) ** 2 / len(won)
                fifth[2] += (1 / len(won) - came) ** 2 / len(won)
                bar = bars[min(BARS - 1, int(chance * BARS))]
                bar[0] += chance
                bar[1] += came
                bar[2] += 1
                surprise -= came * log(max(chance, 1e-9))
    total = [sum(fifth[place] for fifth in fifths) for place in range(3)]
    return {
        "games": len(games),
        "positions": int(total[0]),
        "brier": round(total[1] / max(1.0, total[0]), 4),
        "even": round(total[2] / max(1.0, total[0]), 4),
        "log_loss": round(surprise / max(1.0, total[0]), 4),
        "fifths": [
            {"positions": int(n), "brier": round(ours / n, 4), "even": round(even / n, 4)} if n else None
            for n, ours, even in fifths
        ],
        "bars": [
            {"said": round(said / n, 3), "came": round(came / n, 3), "n": int(n)} if n else None
            for said, came, n in bars
        ],
    }


def opens(tested: dict[str, Any]) -> float:
    """The stage up to which the odds say next to nothing: from there on every fifth of the game has some skill."""
    stage = 0.0
    for place, fifth in enumerate(tested["fifths"]):
        if fifth is None or fifth["brier"] > (1.0 - SKILL) * fifth["even"]:
            stage = (place + 1) / (KNOTS - 1)
    return min(stage, 0.8)


def calibrate(games: Sequence[Played], alone: bool) -> dict[str, Any]:
    """The numbers that these games teach, and how well they forecast those that were held out."""
    taught = int(len(games) * TEACHING)
    found: dict[str, Any] = dict(fit(games[:taught], alone))
    tested = measured(Forecast(found | {"open": 0.0}), games[taught:])
    return found | {"open": opens(tested), "held_out": tested}


def write(rules: AnyGame, kinds: dict[str, dict[str, Any]], command: str, file: Path) -> None:
    """Keep the numbers, with the rules and the evaluation that they hold for, and the command that made them."""
    text = json.dumps(kinds, sort_keys=True)
    head = {
        "game": rules.id,
        "rules": rules.version,
        "evaluation": evaluation(rules),
        "made": command,
        "hash": sha256(text.encode()).hexdigest()[:16],
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(head | kinds, indent=1) + "\n", encoding="utf-8")
