"""Goal Cards: three targets, and the Action Card on their other side."""

from __future__ import annotations

from .table import ScholarsTable
from .terms import GOAL_CARD, GUILD_TARGET, STARTING, TRACK_TARGET, TRANSLATOR_TARGET


def interact(table: ScholarsTable, seat: int, translator: int) -> None:
    """A player Dispatches, Employs, uses or Retires a Translator, or moves Gold on it.  SCH-036"""
    me = table.players[seat]
    if me.targets & TRANSLATOR_TARGET and seat != table.opponent:
        deck = table.box.deck[translator]
        if deck != STARTING and deck == table.box.goal_deck[me.goal]:
            meet(table, seat, TRANSLATOR_TARGET)


def translated_from(table: ScholarsTable, seat: int, guild: int) -> None:
    """A player has Translated a Scroll of a Guild.  SCH-037"""
    me = table.players[seat]
    if me.targets & GUILD_TARGET and guild == table.box.goal_guild[me.goal]:
        meet(table, seat, GUILD_TARGET)


def reached(table: ScholarsTable, seat: int, track: int) -> None:
    """A player has moved up a Research Track.  SCH-038"""
    me = table.players[seat]
    if me.targets & TRACK_TARGET:
        box = table.box
        if track == box.goal_track[me.goal] and me.levels[track] >= box.goal_level[me.goal]:
            meet(table, seat, TRACK_TARGET)


def meet(table: ScholarsTable, seat: int, target: int) -> None:
    """The reward of a target; with the third the card is turned.  SCH-035, SCH-039"""
    me = table.player(seat)
    me.targets &= ~target
    box = table.box
    # The rewards have lain on the card since setup.
    if target != TRACK_TARGET:
        worker = 0 if target == TRANSLATOR_TARGET else box.goal_worker[me.goal]
        me.workers[worker] += 1
        if table.loud:
            table.tell("meets-target-worker", seat, target, worker)
    else:
        me.bag[box.goal_die[me.goal]] += 1
        if table.loud:
            table.tell("meets-target-die", seat, target, box.goal_die[me.goal])
    if not me.targets:
        me.cards |= 1 << GOAL_CARD
        if table.loud:
            table.tell("turns-goal", seat)
