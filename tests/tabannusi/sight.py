"""What the tests of views need to know about Tabannusi; see `claytable.testing.Sight`."""

from __future__ import annotations

from typing import Any

from positions.tabannusi import position

from claytable import Game
from claytable.core.table import SEATING
from claytable.games.tabannusi.pieces import BOARD, BOT, PLAYER
from claytable.games.tabannusi.table import TABLE, TabannusiTable
from claytable.games.tabannusi.urban import KeepUrban
from claytable.testing import Sight

PLACES = {
    "player": (tuple(PLAYER), lambda table: table.players[0], lambda table: table.player(0)),
    "board": (tuple(BOARD), lambda table: table.board, lambda table: table.main()),
    "bot": (tuple(BOT), lambda table: table.bot, lambda table: table.rival()),
    "table": ((*SEATING, *TABLE), lambda table: table, lambda table: table),
}
#: Urban cards in the deck and in hands, the stack of special Water, and the order of the Automa deck.
HIDDEN = {"urban", "board.specials", "deck"}
#: Buildings by number and by owner follow from the grid, Harbormaster tiles left over from those that lie open. When
#: the game is over, the view shows where points came from, and that the Time track triggered the end. Resets of the
#: Bot's markers follow from the scorings.
FOLLOWING = {
    "seats",
    "opponent",
    "over",
    "ending",
    "built",
    "buildings",
    "earned",
    "spare",
    "resets",
    "player.revealed",
}
PILES = [
    *((3, "board", field) for field in ("urban", "specials")),
    *((1, *pile) for pile in (("board", "urban"), ("board", "specials"), ("bot", "deck"))),
]


def table_of(game: Game) -> TabannusiTable:
    assert isinstance(game.table, TabannusiTable)
    return game.table


def secrets(game: Game, seat: int | None) -> set[str]:
    """The names of what a seat cannot see: Urban cards, special Water in the stack, the Automa deck."""
    table = table_of(game)
    board, box = table.board, table.box
    cards = set(board.urban)
    for other in range(table.seats):
        me = table.players[other]
        if other != seat:
            cards |= set(me.urban) - set(me.revealed)
    drawn = table.question
    if isinstance(drawn, KeepUrban) and drawn.seat != seat:
        cards |= set(drawn.cards)
    urban = {name for card in cards for name in (box.urban_ids[card], f"urban:{box.urban_ids[card]}")}
    water = {name for tile in board.specials for name in (box.special_ids[tile], f"special:{box.special_ids[tile]}")}
    automa = {box.solo.card_ids[card] for card in table.bot.deck} if table.opponent >= 0 else set()
    return urban | water | automa


SHUFFLES = {"log-bot-resets"}
FEWEST = 12


def rare(people: int) -> list[Game]:
    """Harbormaster tiles, Decrees, and Houses that may be missing on Urban cards."""
    return [
        position(seats=people, harbormasters=["B4"], tolerance=1).set(decrees=["D04"]).game,
        position(seats=people, harbormasters=["B1", "B7"], tolerance=2, turn=people > 1).game,
    ]


def amount(field: str, things: Any) -> list[int]:
    """Of piles and of cards in hand the number is public."""
    return [len(things)]


def calm(game: Game) -> bool:
    """Between Actions."""
    return game.decision.question.id in ("question-actions", "question-take-die")


def in_sight(game: Game, other: Game, field: str) -> bool:
    """The Bot is seen in the solo game only; what depends on the number of players only among as many."""
    mine, theirs = table_of(game), table_of(other)
    if field in BOT or field == "king":
        return mine.opponent >= 0 and theirs.opponent >= 0
    if field == "cells":
        return len(mine.board.buildings) >= len(theirs.board.buildings)
    return mine.seats == theirs.seats


SIGHT = Sight(
    places=PLACES,
    hidden=HIDDEN,
    following=FOLLOWING,
    secrets=secrets,
    piles=PILES,
    fewest=FEWEST,
    amount=amount,
    calm=calm,
    rare=rare,
    in_sight=in_sight,
)
