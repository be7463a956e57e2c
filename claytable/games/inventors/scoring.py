"""End of game and scoring: nine categories, each with its items."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...core.messages import Message
from ...core.scores import Category, Item, Score, settle
from . import names
from .pieces import Device
from .player import Player
from .river import ship_order
from .table import InventorsTable
from .terms import COLOURS, METRIC_NAMES, NOBODY, SECTIONS, TRADES, WHITE

CATEGORIES: Final = (
    "guilds",
    "royalties",
    "research",
    "craftspeople",
    "workshop-tiles",
    "inventions",
    "builder-publisher",
    "devices",
    "left-overs",
)
TENT_INFLUENCE: Final = 2
#: Silver and cards together that make 1 VP.  INV-190
LEFT_OVERS: Final = 4
#: Points of a Builder whose Device another has Published, and of who did both, besides the dice.  INV-187, INV-188
BUILDER_ALONE: Final = 3
BOTH_ROLES: Final = 1
#: Points for a Device Card's condition, met in part or in full.
LOW_GOAL: Final = 2
HIGH_GOAL: Final = 4
#: What the solo opponent scores for each Workshop tile, Invention and slot of a Device.  INV-278
OPPONENT_TILE: Final = 2
OPPONENT_INVENTION: Final = 3
OPPONENT_DEVICE: Final = 4


def scores(table: InventorsTable) -> list[Score]:
    """Every seat's score, with places; ties go to the Ship further ahead.  INV-176, INV-177, INV-258"""
    found = [
        score_opponent(table) if seat == table.opponent else score_player(table, seat) for seat in range(table.seats)
    ]
    order = ship_order(table)
    settle(
        found,
        table.opponent,
        lambda seat: (-order.index(seat),),
        lambda seat: Message("tie-ship", {"space": table.players[seat].ship}),
    )
    return found


def influence(table: InventorsTable, seat: int, colour: int) -> int:
    """Influence in a Guild, each Tent in its area counting 2.  INV-179"""
    return table.players[seat].guilds[colour - 1] + TENT_INFLUENCE * table.board.areas[colour - 1].count(seat)


def majorities(table: InventorsTable, colour: int) -> tuple[int, int]:
    """The seats first and second in a Guild (-1: the Dummy or nobody).  INV-176, INV-178, INV-180"""
    order = ship_order(table)
    counts: list[tuple[int, int, int]] = []
    for seat in range(table.seats):
        counts.append((influence(table, seat, colour), order.index(seat), seat))
    if table.dummy:
        counts.append((table.board.dummy_guilds[colour - 1], order.index(NOBODY), NOBODY))
    return leaders(counts)


def leaders(counts: list[tuple[int, int, int]]) -> tuple[int, int]:
    """First and second of those with any Influence: (Influence, place of the Ship, seat).  INV-176, INV-178"""
    order = sorted((-count, ship, seat) for count, ship, seat in counts if count > 0)
    found = [seat for _, _, seat in order] + [NOBODY, NOBODY]
    return found[0], found[1]


def left_overs(silver: int, cards: int) -> int:
    """VP for Silver and cards together.  INV-190"""
    return (silver + cards) // LEFT_OVERS


def guild_items(table: InventorsTable, seat: int) -> list[Item]:
    """First and second majorities.  INV-178"""
    items: list[Item] = []
    for colour in range(1, 4):
        first, second = majorities(table, colour)
        if first == seat:
            items.append(
                Item(Message("score-guild-first", {"colour": names.colour(colour)}), table.box.guild_first[colour - 1])
            )
        elif second == seat:
            items.append(
                Item(
                    Message("score-guild-second", {"colour": names.colour(colour)}), table.box.guild_second[colour - 1]
                )
            )
    return items


def research_items(table: InventorsTable, seat: int) -> list[Item]:
    """Left slots score what is printed, second slots 1 VP.  INV-182"""
    items: list[Item] = []
    for space in range(18):
        first, second = table.board.slots[space]
        if first == seat:
            items.append(Item(Message("score-research", {"space": space}), table.box.research_vp[space]))
        elif second == seat:
            items.append(Item(Message("score-research", {"space": space}), 1))
    return items


def device_name(table: InventorsTable, device: Device) -> Message:
    box = table.box
    return Message(
        "device",
        {"board": names.board(box, device.board), "card": names.card(box, device.card)},
    )


def role_items(table: InventorsTable, seat: int) -> list[Item]:
    """Builder and Publisher Influence.  INV-186, INV-187, INV-188"""
    items: list[Item] = []
    for device in table.board.devices():
        points = -1
        if device.publisher == NOBODY:
            if device.builder == seat:
                points = device.dice()
        elif device.builder == seat and device.publisher == seat:
            points = BOTH_ROLES + device.dice()
        elif device.builder == seat:
            points = BUILDER_ALONE
        elif device.publisher == seat:
            points = device.dice()
        if points >= 0:
            items.append(Item(device_name(table, device), points))
    return items


def score_player(table: InventorsTable, seat: int) -> Score:
    """The nine categories of a player.  INV-177"""
    me = table.players[seat]
    box = table.box
    # INV-181
    royalties = [Item(Message("score-royalties", {"space": me.royalties}), box.royalties_vp[me.royalties])]
    # INV-183
    crafts = [Item(names.craft(trade), box.tower_vp[me.levels[trade]]) for trade in range(6)]
    # INV-184
    tiles = [Item(names.tile(box, tile), box.tile_vp[tile]) for row in me.rows for tile in row]
    # Two empty spaces side by side uncover the VP between them.  INV-185
    pairs: list[Item] = []
    for row in range(2):
        for left in range(2):
            if me.inventions[row * 3 + left] < 0 and me.inventions[row * 3 + left + 1] < 0:
                pairs.append(Item(Message("score-pair", {"row": row + 1}), box.pair_vp[row * 2 + left]))
    # INV-189
    conditions: list[Item] = []
    for device in table.board.devices():
        roles = (device.builder == seat) + (device.publisher == seat)
        if roles:
            count = METRICS[box.card_metric[device.card]](table, seat)
            points = (
                HIGH_GOAL
                if count >= box.card_high[device.card]
                else LOW_GOAL
                if count >= box.card_low[device.card]
                else 0
            )
            for _ in range(roles):
                conditions.append(Item(device_name(table, device), points))
    # INV-190
    rest = [
        Item(
            Message("score-left-overs", {"silver": me.silver, "cards": len(me.hand)}),
            left_overs(me.silver, len(me.hand)),
        )
    ]
    groups = [
        guild_items(table, seat),
        royalties,
        research_items(table, seat),
        crafts,
        tiles,
        pairs,
        role_items(table, seat),
        conditions,
        rest,
    ]
    return Score(seat, [Category(id, items) for id, items in zip(CATEGORIES, groups, strict=True)])


def score_opponent(table: InventorsTable) -> Score:
    """What the solo opponent scores for.  INV-278"""
    seat = table.opponent
    me = table.players[seat]
    placed = 6 - len(table.board.opponent_inventions)
    slots = sum((device.builder == seat) + (device.publisher == seat) for device in table.board.devices())
    groups = {
        "guilds": guild_items(table, seat),
        "research": research_items(table, seat),
        "workshop-tiles": [Item(Message("score-opponent-tiles", {"n": me.collected}), OPPONENT_TILE * me.collected)],
        "inventions": [Item(Message("score-opponent-inventions", {"n": placed}), OPPONENT_INVENTION * placed)],
        "builder-publisher": role_items(table, seat),
        "devices": [Item(Message("score-opponent-devices", {"n": slots}), OPPONENT_DEVICE * slots)],
        "left-overs": [Item(Message("score-opponent-silver", {"n": me.silver}), me.silver)],
    }
    return Score(seat, [Category(id, groups.get(id, [])) for id in CATEGORIES])


# -- conditions of the Device Cards ----------------------------------------------------------------------


def tiles_requiring(table: InventorsTable, me: Player, colour: int) -> int:
    """Workshop tiles on the board by required colour (0: none).  INV-205"""
    return sum(table.box.tile_colour[tile] == colour for row in me.rows for tile in row)


def tile_count(me: Player) -> int:
    return sum(len(row) for row in me.rows)


def roles(table: InventorsTable, seat: int, invented: bool, built: bool, published: bool) -> int:
    """Devices on which the seat has all the roles asked for.  INV-210, INV-211"""
    return sum(
        (not invented or device.inventor == seat)
        and (not built or device.builder == seat)
        and (not published or device.publisher == seat)
        for device in table.board.devices()
    )


def any_role(table: InventorsTable, seat: int) -> int:
    """INV-212"""
    return sum(seat in (device.inventor, device.builder, device.publisher) for device in table.board.devices())


def dice_count(table: InventorsTable, seat: int, *colours: int) -> int:
    """Sets of owned dice, one of each colour.  INV-203, INV-204"""
    return min(table.players[seat].dice(colour) for colour in colours)


def tent_areas(table: InventorsTable, seat: int) -> int:
    """Different Tent areas, the Setup Card counting as one.  INV-215"""
    return sum(seat in area for area in table.board.areas) + (table.players[seat].goal >= 0)


Metric = Callable[[InventorsTable, int], int]


def _metrics() -> dict[str, Metric]:
    found: dict[str, Metric] = {
        # INV-201
        "influence_sets:3": lambda t, s: min(influence(t, s, colour) for colour in range(1, 4)),
        # INV-203, INV-204
        "dice_sets:3": lambda t, s: dice_count(t, s, 1, 2, 3),
        "dice_pairs:charcoal+blue": lambda t, s: dice_count(t, s, 3, 1),
        "dice_pairs:orange+charcoal": lambda t, s: dice_count(t, s, 2, 3),
        "dice_pairs:blue+orange": lambda t, s: dice_count(t, s, 1, 2),
        # INV-202
        "dice:white": lambda t, s: t.players[s].dice(WHITE),
        # INV-205, INV-206
        "workshop_tiles:none": lambda t, s: tiles_requiring(t, t.players[s], 0),
        "workshop_rows:4": lambda t, s: sum(len(row) >= 4 for row in t.players[s].rows),
        "workshop_columns": lambda t, s: min(len(row) for row in t.players[s].rows),
        # INV-208
        "research_sets:3": lambda t, s: min(t.players[s].researched),
        # INV-214
        "royalties": lambda t, s: t.players[s].royalties,
        # INV-216
        "ship": lambda t, s: t.players[s].ship,
        "tent_areas": tent_areas,
        # INV-199
        "tower:highest": lambda t, s: max(t.players[s].levels),
        "tower:lowest": lambda t, s: min(t.players[s].levels),
        # INV-210
        "devices:built": lambda t, s: roles(t, s, False, True, False),
        "devices:published": lambda t, s: roles(t, s, False, False, True),
        # INV-211
        "devices:invented+built": lambda t, s: roles(t, s, True, True, False),
        "devices:built+published": lambda t, s: roles(t, s, False, True, True),
        "devices:invented+published": lambda t, s: roles(t, s, True, False, True),
        "devices:any_role": any_role,
        # INV-213
        "invention_rows:2": lambda t, s: sum(
            sum(tile < 0 for tile in t.players[s].inventions[row : row + 3]) >= 2 for row in (0, 3)
        ),
        "invention_columns": lambda t, s: sum(
            t.players[s].inventions[column] < 0 and t.players[s].inventions[column + 3] < 0 for column in range(3)
        ),
        # INV-209
        "pairs:workshop_tile+active_craft": lambda t, s: min(tile_count(t.players[s]), t.players[s].active.bit_count()),
        "pairs:research+active_craft": lambda t, s: min(sum(t.players[s].researched), t.players[s].active.bit_count()),
        "pairs:workshop_tile+research": lambda t, s: min(tile_count(t.players[s]), sum(t.players[s].researched)),
    }
    # By colour: INV-200, INV-202, INV-205; by trade: INV-198; by section: INV-207.
    for number, colour in enumerate(COLOURS[1:], start=1):
        found[f"influence:{colour}"] = lambda t, s, c=number: influence(t, s, c)  # type: ignore[misc]
        found[f"dice:{colour}"] = lambda t, s, c=number: t.players[s].dice(c)  # type: ignore[misc]
        found[f"workshop_tiles:{colour}"] = lambda t, s, c=number: tiles_requiring(t, t.players[s], c)  # type: ignore[misc]
    for number, trade in enumerate(TRADES):
        found[f"tower:{trade}"] = lambda t, s, n=number: t.players[s].levels[n]  # type: ignore[misc]
    for number, section in enumerate(SECTIONS):
        found[f"research:{section}"] = lambda t, s, n=number: t.players[s].researched[n]  # type: ignore[misc]
    return found


#: What a Device Card counts, by the name of its condition.  INV-197
METRICS: Final = _metrics()
assert set(METRICS) == set(METRIC_NAMES)
