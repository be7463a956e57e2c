"""The kit of tests on the companion of Scholars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from claytable import Game
from claytable.companions.scholars import answers as a
from claytable.companions.scholars import says
from claytable.companions.scholars.chapters import RealTable
from claytable.companions.scholars.table import BEFORE, YOUR_POINTS
from claytable.core.messages import Message
from claytable.core.table import SEATING
from claytable.games.scholars import names
from claytable.games.scholars.box import BOXES
from claytable.testing import GameTests, Manner, Perft, Sight, Speech

BOX = BOXES.open(None)
GUILDS = [names.guild(number) for number in range(3)]
LANGUAGES = [names.language(number) for number in range(6)]
DECKS = [names.deck(number) for number in range(6)]
SPACES = [names.caliph_space(number) for number in range(3)]
NUMBERS = [says.number(name) for name in a.NUMBERS]
NUMBERS_OF = {"number-of-scrolls", "number-of-guild", "number-of-caliph"}
EVERY: dict[str, Sequence[Any]] = {
    "seat": [0, 1],
    "scheme": range(6),
    "focus": range(6),
    "guild": range(3),
    "space": range(3),
    "language": range(6),
    "deck": range(6),
    "own": [0, 1],
    "change": range(a.MORE, a.LESS + len(a.NUMBERS)),
}


def pile(game: Game, seat: int | None) -> set[str]:
    """The names of the cards in the pile: nobody sees their order."""
    assert isinstance(game.table, RealTable)
    return {BOX.solo.scheme_ids[card] for card in game.table.pile}


class TestScholarsOpponent(GameTests):
    game = "scholars-opponent"
    without: ClassVar[Mapping[str, str]] = {
        "environments": "only people look at a real board",
        "ledger": "its lines tell a person what to do on a board that nobody sees",
    }
    manner = Manner(
        eager=("all",),
        reluctant={"correct": 0.95, "paid": 0.7, "retired": 0.7, "less": 0.5, "more": 0.5},
        endless=("correct", "paid", "retired", "more", "less", "add"),
    )
    perft = Perft(Path(__file__).with_name("scholars_perft.json"))
    sight = Sight(
        places={"table": ((*SEATING, *BEFORE), lambda table: table, lambda table: table)},
        hidden={"pile"},
        following={"seats", "opponent", "over", "first", "turn", "turns_left"},
        piles=[(1, "table", "pile")],
        secrets=pile,
        calm=lambda game: game.decision.question.id in ("question-your-turn", "question-tally"),
    )
    speech = Speech(
        lines=says.LINES,
        every=lambda kind: EVERY.get(kind, [1, 2, 5]),
        named={
            "seat": [names.seat(0), Message("opponent")],
            "guild": GUILDS,
            "language": LANGUAGES,
            "deck": DECKS,
            "space": SPACES,
            "number": NUMBERS,
            "of": [*LANGUAGES, *GUILDS, *SPACES],
            "what": [Message(f"yours-{name}") for name in YOUR_POINTS],
            "scheme": [names.scheme(BOX, card) for card in range(6)],
        },
        components=lambda: [*NUMBERS, *DECKS],
        families={
            "number-": {message.id for message in NUMBERS}
            - {"number-of-scrolls", "number-of-guild", "number-of-caliph"},
            "number-of-": NUMBERS_OF,
            "yours-": {f"yours-{name}" for name in YOUR_POINTS},
            "answer-": {f"answer-{name}" for name in says.ANSWERS.plain.values()},
        },
        heard={"question-your-turn", "question-tally", "log-game-over", "score-dice-sum"},
    )
