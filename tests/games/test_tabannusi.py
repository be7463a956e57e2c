"""The kit of tests on Tabannusi."""

from __future__ import annotations

from core.random_play import MANNERS
from games.told import WITHOUT
from journals.make import PERFT
from tabannusi import ledger
from tabannusi.sight import SIGHT
from tabannusi.speech import SPEECH

from claytable.testing import GameTests, Observed


class TestTabannusi(GameTests):
    game = "tabannusi"
    without = WITHOUT
    manner = MANNERS["tabannusi"]
    sight = SIGHT
    ledger = ledger
    speech = SPEECH
    perft = PERFT["tabannusi"]
    observed = Observed(
        {
            "decision.question.args.gold",
            "decision.question.args.together",
            "players[].harbormasters",
            "players[].tolerance",
        },
        private=("urban",),
    )
