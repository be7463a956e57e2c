"""Whether a printed effect would change anything now, and if not, why."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Part, Way
from ...core.messages import Argument
from . import clauses, names
from .clauses import Price
from .destroy import has_white_die
from .dice import can_draw, can_gain_die
from .influence import NO_PIECE, can_place, guild_verdict, open_guilds, pieces, unmarked_scrolls
from .recruit import employ_verdict
from .research import action_colours, harvested
from .shift import gold_moves
from .table import ScholarsTable
from .terms import ACTION_TRACK, ANY_GUILD, ANY_PRIMARY

NOTHING_TO_DRAW: Final = 1
TOO_LITTLE_SILVER: Final = 2
TOO_LITTLE_GOLD: Final = 3
TOO_FEW_WORKERS: Final = 4
NO_WHITE_DIE: Final = 5
NO_PRIMARY_DIE: Final = 6
NO_SECONDARY_DIE: Final = 7
NO_INFLUENCE: Final = 8
ALL_MARKED: Final = 9
ONLY_PIECE_HERE: Final = 10
NOTHING_TO_SHIFT: Final = 11
WHITE_ACTION: Final = 12
NO_HARVEST: Final = 13
DECK_EMPTY: Final = 14
NO_ROOM: Final = 15
MUST: Final = 16
MUST_GAIN: Final = 17

#: What the numbers above mean; questions about effects add their own.
EFFECT_REASONS: Final = (
    ("SCH-045", "why-nothing-to-draw"),
    ("SCH-185", "why-silver"),
    ("SCH-185", "why-gold-cost"),
    ("SCH-185", "why-workers"),
    ("SCH-048", "why-no-white-die"),
    ("SCH-012", "why-no-dice-no-white"),
    ("SCH-013", "why-no-dice-left"),
    ("SCH-014", "why-no-influence"),
    ("SCH-145", "why-all-marked"),
    ("SCH-014", "why-only-piece-here"),
    ("SCH-144", "why-nothing-to-shift"),
    ("SCH-106", "why-white-action"),
    ("SCH-135", "why-no-harvest"),
    ("SCH-079", "why-deck-empty"),
    ("SCH-082", "why-no-room"),
    ("SCH-134", "why-must"),
    ("SCH-177", "why-must-gain"),
)


def part_verdict(table: ScholarsTable, seat: int, part: Part[Price]) -> int:
    """Whether a part would change anything now."""
    word = part.word
    if word == clauses.DRAW:
        return 0 if can_draw(table, seat) else NOTHING_TO_DRAW
    if word == clauses.CHOICE:
        first = 0
        for way in part.ways:
            found = way_verdict(table, seat, way)
            if not found:
                return 0
            first = first or found
        return first
    if word == clauses.DESTROY:
        return 0 if has_white_die(table, seat) else NO_WHITE_DIE
    if word == clauses.DIE_TO_BAG or word == clauses.DIE_TO_HAND:
        if can_gain_die(table, seat, part.kind):
            return 0
        return NO_SECONDARY_DIE if part.kind < ANY_PRIMARY and part.kind & 1 else NO_PRIMARY_DIE
    if word == clauses.INFLUENCE_SCROLL:
        if not can_place(table, seat):
            return NO_INFLUENCE
        return 0 if unmarked_scrolls(table) else ALL_MARKED
    if word == clauses.INFLUENCE_GUILD:
        if open_guilds(table, seat, part.kind):
            return 0
        # A piece that is somewhere can go to any Guild but its own.
        only = part.kind != ANY_GUILD and guild_verdict(pieces(table, seat), part.kind, part.kind) != NO_PIECE
        return ONLY_PIECE_HERE if only else NO_INFLUENCE
    if word == clauses.SHIFT:
        return 0 if gold_moves(table, seat) else NOTHING_TO_SHIFT
    if word == clauses.ADVANCE:
        return 0 if part.kind != ACTION_TRACK or action_colours(table, seat) > 1 else WHITE_ACTION
    if word == clauses.HARVEST:
        for number in harvested(table, seat, part.kind):
            if part_verdict(table, seat, table.box.parts[number]) == 0:
                return 0
        return NO_HARVEST
    if word == clauses.TOP_UP:
        return 0 if table.players[seat].hand or can_draw(table, seat) else NOTHING_TO_DRAW
    if word == clauses.EMPLOY:
        if not table.board.decks[part.kind]:
            return DECK_EMPTY
        return (0, NO_INFLUENCE, NO_ROOM)[employ_verdict(table, seat)]
    if word == clauses.RETIRE:
        return 0 if table.board.decks[part.kind] else DECK_EMPTY
    return 0


def way_verdict(table: ScholarsTable, seat: int, way: Way[Price]) -> int:
    """Whether one side of a choice can be taken and does something."""
    cost = way.cost
    if cost is not None:
        unpaid = cost_verdict(table, seat, cost)
        if unpaid:
            return unpaid
    first = 0
    helps = False
    for number in way.parts:
        part = table.box.parts[number]
        found = part_verdict(table, seat, part)
        if not found:
            helps = True
        elif part.word == clauses.RETIRE:
            # The White die comes only with a Retiree.  SCH-195
            return found
        first = first or found
    return 0 if helps else first


def cost_verdict(table: ScholarsTable, seat: int, cost: Price) -> int:
    """Whether a cost can be paid from the supply; White dice can always be taken.  SCH-070, SCH-188"""
    me = table.players[seat]
    if cost.silver > me.silver:
        return TOO_LITTLE_SILVER
    if cost.gold > me.gold:
        return TOO_LITTLE_GOLD
    return TOO_FEW_WORKERS if cost.workers and cost.workers > sum(me.workers) else 0


def part_details(table: ScholarsTable, seat: int, part: Part[Price], verdict: int) -> dict[str, Argument]:
    """What the reason against a part names; of a choice, its first side."""
    if part.word == clauses.CHOICE:
        return way_details(table, seat, part.ways[0], verdict)
    if verdict in (NO_PRIMARY_DIE, NO_SECONDARY_DIE):
        return {"colour": names.colour(part.kind)}
    if verdict == ONLY_PIECE_HERE:
        return {"guild": names.guild(part.kind)}
    if verdict == NO_HARVEST:
        return {"track": names.track(part.kind)}
    return {"deck": names.deck(part.kind)} if verdict == DECK_EMPTY else {}


def way_details(table: ScholarsTable, seat: int, way: Way[Price], verdict: int) -> dict[str, Argument]:
    """What the reason against one side of a choice names."""
    me = table.players[seat]
    cost = way.cost
    if cost is not None and TOO_LITTLE_SILVER <= verdict <= TOO_FEW_WORKERS:
        needed = (cost.silver, cost.gold, cost.workers)[verdict - TOO_LITTLE_SILVER]
        return {"n": needed, "own": (me.silver, me.gold, sum(me.workers))[verdict - TOO_LITTLE_SILVER]}
    for number in way.parts:
        part = table.box.parts[number]
        if part_verdict(table, seat, part) == verdict:
            return part_details(table, seat, part, verdict)
    return {}
