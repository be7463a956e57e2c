"""What the tests of views need to know about Inventors; see `claytable.testing.Sight`."""

from __future__ import annotations

from claytable import Game
from claytable.core.table import SEATING
from claytable.games.inventors.pieces import BOARD
from claytable.games.inventors.player import PLAYER
from claytable.games.inventors.table import TABLE, InventorsTable
from claytable.testing import Sight

PLACES = {
    "player": (tuple(PLAYER), lambda table: table.players[0], lambda table: table.player(0)),
    "board": (tuple(BOARD), lambda table: table.board, lambda table: table.main()),
    "table": ((*SEATING, *TABLE), lambda table: table, lambda table: table),
}
HIDDEN = {
    "hand",
    "board_pile",
    "card_pile",
    "opponent_inventions",
    "boxed",
    "dummy_pile",
    "dice_reserve",
    "worker_reserve",
    "scheme_pile",
    "research_piles",
}
FOLLOWING = {
    # Research by section from the River, arrivals from the order of the Ships, the Dummy's supply from its Guilds,
    # Schemes to come from the Tents; the number of seats from the players.
    *("researched", "arrivals", "dummy_supply", "more_schemes", "seats", "dummy", "over"),
    *("collected", "harder", "opponent"),
    # The open question shows the action under way.
    *("action", "camel", "bonuses_used", "workshop", "boost"),
}
PILES = [
    *((3, "board", field) for field in ("card_pile", "board_pile", "boxed", "stacks", "research_piles")),
    *((1, "board", field) for field in ("scheme_pile", "dice_reserve", "card_pile")),
]


def table_of(game: Game) -> InventorsTable:
    assert isinstance(game.table, InventorsTable)
    return game.table


def names_of(kind: str, id: str) -> set[str]:
    """The texts that would give a thing away: its id, the keys and the messages that name it."""
    hyphens = id.replace("_", "-")
    keys = {f"{kind}:{id}", f"{kind}-{hyphens}", f"play:{id}", f"device:{id}" if kind == "board" else f"{kind}:{id}"}
    # Some Workshop tiles are called like answers ("refresh"), and an answer betrays no tile.
    return keys if id in ("refresh", "royalties", "raise", "draw", "boost", "collect") else {id, *keys}


def secrets(game: Game, seat: int | None) -> set[str]:
    """The names of everything that `seat` cannot see."""
    table = table_of(game)
    board, box = table.board, table.box
    cards = board.card_pile + [card for who, me in enumerate(table.players) if who != seat for card in me.hand]
    facedown = list(board.boxed)
    for space, stack in enumerate(board.stacks):
        facedown += stack[:-1] if board.faceup >> space // 6 & 1 else stack
    found: set[str] = set()
    for card in cards:
        found |= names_of("card", box.card_ids[card])
    for each in board.board_pile:
        found |= names_of("board", box.board_ids[each])
    for tile in facedown:
        found |= names_of("tile", box.tile_ids[tile])
    for pile in board.research_piles:
        for tile in pile:
            found |= names_of("research", box.research_ids[tile])
    for card in board.dummy_pile:
        found |= names_of("dummy-card", box.dummy_ids[card])
    for card in board.scheme_pile + board.dice_reserve + board.worker_reserve:
        found |= names_of("scheme", box.scheme_ids[card])
    return found


SHUFFLES = {"log-reshuffles"}
FEWEST = 51


def calm(game: Game) -> bool:
    """Questions that are about no piece that could be taken away."""
    return game.decision.question.id in ("question-main-action", "question-end-turn", "question-brighten")


def in_sight(game: Game, other: Game, field: str) -> bool:
    """Whether stacks, and the Dummy Cards on each other, differ in what can be seen of them."""
    mine, theirs = table_of(game).board, table_of(other).board
    if field == "dummy_played":
        return mine.dummy_played[-1:] != theirs.dummy_played[-1:]
    if field != "stacks":
        return True
    return any(
        len(mine.stacks[space]) != len(theirs.stacks[space])
        or (mine.faceup >> space // 6 & 1 and mine.stacks[space][-1:] != theirs.stacks[space][-1:])
        for space in range(18)
    )


SIGHT = Sight(
    places=PLACES,
    hidden=HIDDEN,
    following=FOLLOWING,
    secrets=secrets,
    piles=PILES,
    fewest=FEWEST,
    calm=calm,
    in_sight=in_sight,
)
