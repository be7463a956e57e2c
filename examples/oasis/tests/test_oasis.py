"""The kit of tests on Oasis."""

from __future__ import annotations

from pathlib import Path

import ledger
from oasis import words
from oasis.box import BOXES, GOODS
from oasis.table import Oasis, Player

from claytable import Game
from claytable.core.table import SEATING
from claytable.testing import GameTests, Manner, Observed, Perft, Sight, Speech

BOX = BOXES.open(None)
CARAVANS = [words.caravan(BOX, number) for number in range(len(BOX.caravan_ids))]
EVERY = {"seat": [0, 1], "n": [1, 2, 5], "water": [0, 1, 2], "caravan": range(len(CARAVANS))}


def coming(game: Game, seat: int | None) -> set[str]:
    """The caravans that nobody has seen yet. A good betrays nothing: all four lie open somewhere."""
    return {BOX.caravan_ids[caravan] for caravan in game.table.coming}


class TestOasis(GameTests):
    game = "oasis"
    manner = Manner(eager=("load:1", "load:2", "load:3"), reluctant={"drink": 0.5})
    ledger = ledger
    perft = Perft(Path(__file__).with_name("perft.json"))
    observed = Observed(private=("hand",))
    sight = Sight(
        places={
            "player": (tuple(Player.before_setup), lambda table: table.players[0], lambda table: table.players[0]),
            "table": ((*SEATING, *Oasis.before_setup), lambda table: table, lambda table: table),
        },
        hidden={"hand", "deck", "coming"},
        following={"seats", "opponent", "over"},
        piles=[(seats, "table", pile) for seats in (2, 3, 4) for pile in ("deck", "coming")],
        secrets=coming,
        calm=lambda game: game.decision.question.id == "question-turn",
        in_sight=lambda game, other, field: field not in ("first", "turn") or game.table.seats == other.table.seats,
    )
    speech = Speech(
        lines=words.LINES,
        every=lambda kind: EVERY.get(kind, range(len(GOODS))),
        named={
            "seat": [words.seat(0), words.seat(1)],
            "good": [words.good(number) for number in range(len(GOODS))],
            "caravan": CARAVANS,
        },
        components=lambda: CARAVANS,
        families={
            "good-": {f"good-{good}" for good in GOODS},
            "caravan-": {message.id for message in CARAVANS},
            "answer-": {"answer-draw", "answer-drink"},
            "log-": {"log-draws-own"},
        },
        heard={"question-turn", "log-day", "log-game-over", "score-water"},
    )
