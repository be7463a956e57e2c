"""What the tests of views need to know about Scholars; see `claytable.testing.Sight`."""

from __future__ import annotations

from typing import Any

from claytable import Game
from claytable.core.table import SEATING
from claytable.games.scholars.pieces import BOARD, PLAYER, SOLO
from claytable.games.scholars.table import TABLE, ScholarsTable
from claytable.games.scholars.terms import CALIPH, SCROLLS
from claytable.testing import Sight

PLACES = {
    "player": (tuple(PLAYER), lambda table: table.players[0], lambda table: table.player(0)),
    "board": (tuple(BOARD), lambda table: table.board, lambda table: table.main()),
    "solo": (tuple(SOLO), lambda table: table.solo, lambda table: table.rival()),
    "table": ((*SEATING, *TABLE), lambda table: table, lambda table: table),
}
#: Which Scrolls the opponent laid facedown is known, but nothing depends on it; the one of its difficulty is not.
HIDDEN = {"bag", "stacks", "reserve", "pile", "facedown"}
#: The number of seats follows from the players; the open question shows the colour of the action.
FOLLOWING = {"seats", "opponent", "over", "colour"}
PILES = [
    *((3, "board", field) for field in ("decks", "stacks", "reserve")),
    *((1, "board", field) for field in ("decks", "stacks", "reserve")),
]


def table_of(game: Game) -> ScholarsTable:
    assert isinstance(game.table, ScholarsTable)
    return game.table


def secrets(game: Game, seat: int | None) -> set[str]:
    """The names of everything that nobody can see: cards below the tops of decks, the draw pile, Scheme Cards.

    A Scroll and a Translator may have the same name: what lies open somewhere is left out.
    """
    table = table_of(game)
    board, box, printed = table.board, table.box, table.box.solo
    pile = [card for stack in board.stacks for card in stack]
    scrolls = {box.scroll_ids[card] for card in [*pile, *board.reserve] if card < CALIPH}
    translators = {box.translator_ids[card] for deck in board.decks for card in deck[1:]}
    scrolls -= {box.translator_ids[card] for card in range(len(box.translator_ids))} - translators
    translators -= {box.scroll_ids[card] for card in range(SCROLLS)} - scrolls
    found = {key for each in scrolls for key in (each, f"scroll:{each}", f"from-scroll:{each}")} | translators
    found |= {box.caliph_ids[card - CALIPH] for card in pile if card >= CALIPH}
    return found | ({printed.scheme_ids[card] for card in table.solo.pile} if table.opponent >= 0 else set())


SHUFFLES: set[str] = set()
FEWEST = 51


def amount(field: str, things: Any) -> list[int]:
    """Of a Bag the number of dice is public, of piles the number of cards."""
    if field == "bag":
        return [sum(things)]
    return [len(things), *(len(each) for each in things if isinstance(each, tuple))]


#: Questions that are about no card and no piece.
PLAIN = ("question-turn", "question-work")


def calm(game: Game) -> bool:
    """Between actions; and where there is something that is not there between actions."""
    return game.decision.question.id in (*PLAIN, "question-draft", "question-tuck")


def in_sight(game: Game, other: Game, field: str) -> bool:
    """Of a deck only its top card and its size are seen, of the action something only while there is one."""
    mine, theirs = table_of(game), table_of(other)
    if game.decision.question.id not in PLAIN:
        return False
    if field == "decks":
        return any(
            (len(deck), deck[:1]) != (len(their), their[:1])
            for deck, their in zip(mine.board.decks, theirs.board.decks, strict=True)
        )
    if field in ("house", "house_influence"):
        return [len(each) for each in mine.board.house] == [len(each) for each in theirs.board.house]
    if field in ("caliphs", "caliph_influence"):
        return len(mine.board.caliphs) == len(theirs.board.caliphs)
    if field in ("slot", "dice"):
        return mine.slot >= 0 and theirs.slot >= 0
    if field in SOLO or field == "level":
        return mine.opponent >= 0
    if field in ("guilds", "control", "room_owner", "map_influence"):
        return mine.seats == theirs.seats
    return True


SIGHT = Sight(
    places=PLACES,
    hidden=HIDDEN,
    following=FOLLOWING,
    secrets=secrets,
    piles=PILES,
    fewest=FEWEST,
    amount=amount,
    calm=calm,
    in_sight=in_sight,
)
