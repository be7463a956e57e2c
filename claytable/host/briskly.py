"""How long bots think at a table: never over three seconds a turn, all questions of it together."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final, TypeAlias

from ..bots import Bot, SearchBot, find_bot
from ..core.game import Game

#: Seconds that a bot may think about one turn, and those of them that are for searching: the rest is for the answers
#: that remain when these are used up, which the Builder gives.
A_TURN: Final = 3.0
SEARCHING: Final = 2.7
BUILDER: Final = "builder"
#: A question gets this part of what is left; with fewer seconds than these it is not searched.
SHARE: Final = 3
LEAST: Final = 0.05

#: What a bot has spent on the turn that goes on: seconds, and for how many questions.
Spent: TypeAlias = "tuple[float, int]"
NOTHING: Final[Spent] = (0.0, 0)


def brisk(level: str, seed: int, spent: Spent) -> Bot:
    """The bot of a level for the next question of a turn. It may have less time than it would take."""
    bot = find_bot(level, seed)
    if not isinstance(bot, SearchBot):
        return bot
    seconds, questions = spent
    share = (SEARCHING - seconds) / SHARE
    if share < LEAST:
        return find_bot(BUILDER, seed)
    if not bot.tries:
        bot.seconds = min(bot.seconds, share)
    elif questions and seconds / questions > share:
        # Where tries take long, time counts from now on.
        bot.tries, bot.seconds = 0, share
    return bot


def answer(
    game: Game, level: str, seed: int, spent: Spent, clock: Callable[[], float] = perf_counter
) -> tuple[int, Spent]:
    """What a bot answers; it is played. And what it has spent on its turn then: nothing, if that is over."""
    seat, turns = game.asked, game.table.turns
    began = clock()
    found = brisk(level, seed, spent).choose(game)
    took = clock() - began
    game.play_answer(found)
    goes_on = game.asked == seat and game.table.turns == turns
    return found, (spent[0] + took, spent[1] + 1) if goes_on else NOTHING
