"""Paying a cost: Silver, Craftspeople for their Skills, Influence, Device Cards.

One `Pay` is one task: each Craftsperson may serve once in it, paid for the Skill or used to spend 1 Silver
less (INV-160 .. INV-162). The payer decides the order; Silver that is owed as such comes last.
"""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Message, Refusal
from ...core.table import Field
from . import answers as a
from . import names
from .ask import Ask, add_extras
from .clauses import Due, due_from
from .craftspeople import Costing, ProgressTower, raise_level, tower_stands_empty
from .free import discard
from .lines import solvent
from .means import TRADES_IN, affordable, covered
from .player import Player
from .purse import Purse
from .solvency import NO_INFLUENCE, bonus_left, can_meet, may_meet_with, purse_of, spare_cards
from .table import InventorsTable
from .terms import ALL_TRADES, CARPENTER, CHARCOAL, NOBODY


class Pay(Costing):
    """Pay what is due. `inventor` is the seat that 1 Silver of it goes to, or -1."""

    __slots__ = ("inventor",)

    name: ClassVar[str] = "pay"
    pays_crafts: ClassVar[bool] = True

    def __init__(self, seat: int, due: Due, inventor: int = NOBODY) -> None:
        self.seat = seat
        self.due = due
        self.inventor = inventor

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.inventor)

    def owing(self, due: Due) -> Pay:
        return Pay(self.seat, due, self.inventor)

    def insists(self, table: InventorsTable) -> bool:
        return True

    # -- what can be paid now -----------------------------------------------------------------------

    def options(self, table: InventorsTable) -> list[int]:
        due = self.due
        me = table.players[self.seat]
        guilds = me.guilds
        if due.influence != NO_INFLUENCE:
            for colour in range(3):
                # Influence of a named colour is paid as soon as it is there: no choice, and no way back needed.
                if due.influence[colour] and guilds[colour]:
                    return [a.PAY_INFLUENCE + colour + 1]
        mine = table.turn == self.seat
        bonus = bonus_left(table, me) if mine else 0
        spare = spare_cards(table, me, due)
        found = self.payments(table, me, bonus, spare >= 0)
        if not mine:
            return found
        if due.silver or due.crafts or due.any_crafts:
            self.add_uses(table, me, bonus, found)
        if len(found) == 1 and not me.hand and not bonus:
            return found
        extras: list[int] = []
        add_extras(table, me, extras)
        known: dict[int, bool] = {}
        for extra in extras:
            spent = 0 if extra == a.BONUS else 2 if extra == a.DISCARD_TWO else 1
            if spare >= spent or self.leaves_possible(table, self, extra, known):
                found.append(extra)
        return found

    def payments(self, table: InventorsTable, me: Player, bonus: int, safe: bool) -> list[int]:
        """The parts of the cost that can be paid next without making the rest impossible.

        When the whole can be met as things stand (`safe`) most of them need no further look.
        """
        due = self.due
        found: list[int] = []
        price = table.box.price
        money = me.silver + due.credit
        willing = me.active & ~due.served
        if due.crafts or due.any_crafts:
            for trade in TRADES_IN[willing if due.any_crafts else willing & due.crafts]:
                bit = 1 << trade
                if price[me.levels[trade]] > money:
                    continue
                if (
                    (safe and due.crafts & bit)
                    or self.affords(table, me, trade)
                    or purse_pays(purse_of(table, me, due, table.action, bonus), trade)
                ):
                    found.append(a.CRAFT + trade)
        if due.influence[3]:
            found += [a.PAY_INFLUENCE + c for c in range(1, CHARCOAL + 1) if me.guilds[c - 1]]
        if due.cards and len(me.hand) > due.reserve:
            if safe:
                found += [a.CARD + card for card in me.hand]
            else:
                known: dict[int, bool] = {}
                found += [a.CARD + card for card in me.hand if self.leaves_possible(table, self, a.CARD + card, known)]
        if not found and due.silver and money >= due.silver and self.only_silver():
            found.append(a.PAY_SILVER)
        return found

    def only_silver(self) -> bool:
        due = self.due
        return not (due.crafts or due.any_crafts or due.cards or any(due.influence))

    def affords(self, table: InventorsTable, me: Player, trade: int) -> bool:
        """Whether paying this Craftsperson leaves enough for the rest, with nothing gained meanwhile."""
        due = self.due
        bit = 1 << trade
        silver = me.silver + due.credit - due.silver - table.box.price[me.levels[trade]]
        crafts = due.crafts & ~bit
        any_crafts = due.any_crafts if due.crafts & bit else due.any_crafts - 1
        return (
            len(me.hand) >= due.cards + due.reserve
            and covered(me.guilds, due.influence)
            and affordable(table.box.price, me.levels, me.active & ~bit, due.served | bit, crafts, any_crafts, silver)
        )

    def add_uses(self, table: InventorsTable, me: Player, bonus: int, found: list[int]) -> None:
        """Craftspeople who may be used to spend 1 Silver less.  INV-160, INV-161"""
        due = self.due
        if not self.may_take(table, me, due.credit):
            return
        plain = len(me.hand) >= due.cards + due.reserve and covered(me.guilds, due.influence)
        silver = me.silver + due.credit + 1 - due.silver
        for trade in TRADES_IN[me.active & ~due.served & ~due.crafts]:
            bit = 1 << trade
            if (
                plain
                and affordable(
                    table.box.price, me.levels, me.active & ~bit, due.served | bit, due.crafts, due.any_crafts, silver
                )
            ) or may_meet_with(table, me, me.active & ~bit, self.with_use(trade), table.action, bonus):
                found.append(a.USE + trade)

    def with_use(self, trade: int) -> Due:
        """What is owed after a Craftsperson was used to spend 1 Silver less."""
        due = self.due
        served = due.served | 1 << trade
        return due.changed(due.silver, due.crafts, due.any_crafts, due.influence, due.cards, served, due.credit + 1)

    def may_take(self, table: InventorsTable, me: Player, silver: int) -> bool:
        """Whether the rest of the cost could still take more Silver than this."""
        due = self.due
        price = table.box.price
        total = due.silver
        for trade in TRADES_IN[due.crafts]:
            if total > silver:
                break
            total += price[me.levels[trade]]
        if due.any_crafts and total <= silver:
            others = [price[me.levels[trade]] for trade in TRADES_IN[ALL_TRADES & ~due.crafts & ~due.served]]
            total += max(others, default=0) * due.any_crafts
        return total > silver

    # -- paying -------------------------------------------------------------------------------------

    def choose(self, table: InventorsTable, answer: int) -> None:
        due = self.due
        me = table.player(self.seat)
        silver, crafts, any_crafts = due.silver, due.crafts, due.any_crafts
        influence, cards, served, credit = due.influence, due.cards, due.served, due.credit
        rose = NOBODY
        if answer == a.PAY_SILVER:
            had = me.silver
            credit = self.spend(table, me, silver, credit)
            if table.loud:
                table.events.append(("pays-silver", self.seat, had - me.silver))
            silver = 0
        elif answer > a.PAY_INFLUENCE and answer <= a.PAY_INFLUENCE + CHARCOAL:
            colour = answer - a.PAY_INFLUENCE
            lose_influence(table, self.seat, colour)
            named = influence[colour - 1] > 0
            owed = [influence[0], influence[1], influence[2], influence[3]]
            owed[colour - 1 if named else 3] -= 1
            influence = (owed[0], owed[1], owed[2], owed[3])
        elif answer >= a.CARD:
            discard(table, self.seat, answer - a.CARD)
            cards -= 1
        else:
            trade = answer - a.CRAFT
            bit = 1 << trade
            had = me.silver
            credit = self.spend(table, me, table.box.price[me.levels[trade]], credit)
            if table.loud:
                table.events.append(("pays-craft", self.seat, trade, had - me.silver))
            if crafts & bit:
                crafts &= ~bit
            else:
                any_crafts -= 1
            served |= bit
            me.active &= ~bit
            raise_level(table, me, self.seat, trade)
            rose = trade
        self.go_on(table, due.changed(silver, crafts, any_crafts, influence, cards, served, credit))
        if rose >= 0 and tower_stands_empty(table, self.seat):
            table.push(ProgressTower(self.seat))

    def spend(self, table: InventorsTable, me: Player, price: int, credit: int) -> int:
        """Spend Silver, what was saved first; the saving that is left."""
        saved = min(price, credit)
        me.silver -= price - saved
        return credit - saved

    def use(self, table: InventorsTable, trade: int) -> None:
        """Turn a Craftsperson Inactive to spend 1 Silver less.  INV-160"""
        table.player(self.seat).active &= ~(1 << trade)
        if table.loud:
            table.events.append(("uses-craft", self.seat, trade))
        self.go_on(table, self.with_use(trade))

    def go_on(self, table: InventorsTable, rest: Due) -> None:
        if not rest.met():
            table.push(Pay(self.seat, rest, self.inventor))
            return
        if self.inventor >= 0:
            # The Inventor's Silver comes whoever covered it.  INV-127
            table.player(self.inventor).silver += 1
            if table.loud:
                table.events.append(("inventor-silver", self.inventor, 1))
        if rest.postponed:
            table.push(ProgressTower(self.seat))

    def take(self, table: InventorsTable, answer: int) -> None:
        if a.USE <= answer < a.USE + 6:
            self.use(table, answer - a.USE)
        else:
            super().take(table, answer)

    # -- words --------------------------------------------------------------------------------------

    def message(self, table: InventorsTable) -> Message:
        due = self.due
        owed: list[Message] = [names.craft(t) for t in range(6) if due.crafts >> t & 1]
        owed += [Message("cost-any-craft")] * due.any_crafts
        for colour in range(4):
            if due.influence[colour]:
                owed.append(Message("cost-influence", {"n": due.influence[colour], "colour": names.colour(colour + 1)}))
        if due.cards:
            owed.append(Message("cost-cards", {"n": due.cards}))
        if due.silver:
            owed.append(Message("cost-silver", {"n": due.silver}))
        return Message("question-pay", {"owed": owed, "saved": due.credit})

    def why_not(self, table: InventorsTable, answer: int) -> Refusal | None:
        me = table.players[self.seat]
        due = self.due
        uses = a.USE <= answer <= a.USE + CARPENTER
        if uses or a.CRAFT <= answer <= a.CRAFT + CARPENTER:
            trade = answer - (a.USE if uses else a.CRAFT)
            craft = names.craft(trade)
            if due.served >> trade & 1:
                return Refusal("INV-161", Message("why-served", {"craft": craft}))
            if not me.active >> trade & 1:
                return Refusal("INV-054", Message("why-inactive", {"craft": craft}))
            if uses:
                return Refusal("INV-160", Message("why-needed", {"craft": craft}))
            if not due.crafts >> trade & 1 and not due.any_crafts:
                return Refusal("INV-054", Message("why-not-asked", {"craft": craft}))
            price = table.box.price[me.levels[trade]]
            if price > me.silver + due.credit:
                return Refusal("INV-053", Message("why-price", {"craft": craft, "price": price, "silver": me.silver}))
            return Refusal("INV-103", Message("why-rest-unpaid", {}))
        return None


def purse_pays(purse: Purse, trade: int) -> bool:
    """Whether the rest can still be met after paying this Craftsperson now, with the Silver at hand."""
    twin = purse.copy()
    if twin.silver < twin.box.price[twin.levels[trade]] or not twin.pay(trade):
        return False
    return solvent(twin)


def lose_influence(table: InventorsTable, seat: int, colour: int) -> None:
    """Own Influence from a Guild back to supply.  INV-143"""
    me = table.player(seat)
    me.guilds[colour - 1] -= 1
    me.supply += 1
    if table.loud:
        table.events.append(("loses-influence", seat, colour))


def can_pay(table: InventorsTable, seat: int, due: Due) -> bool:
    """Whether a cost outside the Camel actions can be met."""
    me = table.players[seat]
    if table.turn == seat:
        return can_meet(table, me, due, table.action, bonus_left(table, me) if table.camel >= 0 else 0)
    # Outside one's own turn there are no free actions.  INV-157
    purse = purse_of(table, me, due, NOBODY, 0)
    purse.cards = 0
    purse.brighten_cards = 0
    purse.refresh_cards = 0
    purse.other_cards = 0
    return due.met() or solvent(purse)


def pay_from(saved: list[Field]) -> Pay:
    """A Pay from its saved form."""
    seat, due, inventor = saved
    assert isinstance(seat, int) and isinstance(inventor, int) and isinstance(due, tuple)
    return Pay(seat, due_from(due), inventor)


class TakeFromGuild(Ask):
    """An Influence must be placed and the supply is empty: from which Guild does it come?  INV-007"""

    __slots__ = ()

    name: ClassVar[str] = "take-from-guild"
    rule: ClassVar[str] = "INV-007"

    def choices(self, table: InventorsTable) -> list[int]:
        guilds = table.players[self.seat].guilds
        return [a.COLOUR + colour for colour in range(1, 4) if guilds[colour - 1]]

    def choose(self, table: InventorsTable, answer: int) -> None:
        colour = answer - a.COLOUR
        table.player(self.seat).guilds[colour - 1] -= 1
        if table.loud:
            table.events.append(("slot-influence", self.seat, colour))


def place_influence(table: InventorsTable, seat: int) -> None:
    """One Influence leaves the supply, or a Guild if the supply is empty, for a slot."""
    me = table.player(seat)
    if me.supply:
        me.supply -= 1
    else:
        table.push(TakeFromGuild(seat))


def has_influence(me: Player) -> bool:
    """Whether an Influence can be placed at all.  INV-007"""
    return me.supply > 0 or any(me.guilds)
