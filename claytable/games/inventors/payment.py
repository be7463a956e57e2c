"""Paying a cost: Silver, Craftspeople for their Skills, Influence, Device Cards.

One `Pay` is one task: each Craftsperson may serve once in it, paid for the Skill or used to spend 1 Silver
less (INV-160, INV-161, INV-162). The payer decides the order; Silver that is owed as such comes last.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Argument, Message
from ...core.table import Field
from . import answers as a
from . import names
from .ask import add_extras
from .clauses import Due, due_from
from .craftspeople import Costing, ProgressTower, raise_level, tower_stands_empty
from .free import discard
from .influence import lose_influence
from .payability.costs import NO_INFLUENCE, bonus_left, can_meet, may_meet_with, purse_of, spare_cards
from .payability.lines import solvent
from .payability.means import TRADES_IN, affordable, covered
from .payability.purse import Purse
from .player import Player
from .table import InventorsTable
from .terms import ALL_TRADES, CHARCOAL, NOBODY, Ranges, Reasons

#: Why something is not paid now, as `Pay` numbers its reasons; the first five speak of a Craftsperson.
SERVED: Final = 1
INACTIVE: Final = 2
NEEDED: Final = 3
NOT_ASKED: Final = 4
TOO_DEAR: Final = 5
REST_UNPAID: Final = 6
NO_INFLUENCE_OWED: Final = 7
GUILD_EMPTY: Final = 8
NO_CARDS_OWED: Final = 9
NOT_IN_HAND: Final = 10
NO_SILVER_OWED: Final = 11
SILVER_LAST: Final = 12
SILVER_SHORT: Final = 13
NOT_YOUR_TURN: Final = 14
WHITE_INFLUENCE: Final = 15


class Pay(Costing):
    """Pay what is due. `inventor` is the seat that 1 Silver of it goes to, or -1."""

    __slots__ = ("inventor",)

    name: ClassVar[str] = "pay"
    about: ClassVar[Ranges] = (
        a.A_CRAFT,
        a.A_CARD,
        a.A_USE,
        (a.PAY_SILVER, a.INCREASE),
        (a.PAY_INFLUENCE, a.MATCHES),
    )
    reasons: ClassVar[Reasons] = (
        ("INV-161", "why-served"),
        ("INV-054", "why-inactive"),
        ("INV-160", "why-needed"),
        ("INV-054", "why-not-asked"),
        ("INV-053", "why-price"),
        ("INV-103", "why-rest-unpaid"),
        ("INV-143", "why-influence-not-owed"),
        ("INV-143", "why-guild-empty"),
        ("INV-063", "why-cards-not-owed"),
        ("INV-005", "why-not-in-hand"),
        ("INV-063", "why-silver-not-owed"),
        ("INV-063", "why-silver-last"),
        ("INV-063", "why-silver-short"),
        ("INV-157", "why-not-your-turn"),
        ("INV-008", "why-white"),
    )
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
        willing = me.active & ~due.served
        if due.crafts or due.any_crafts:
            for trade in TRADES_IN[willing if due.any_crafts else willing & due.crafts]:
                if not self.craft_verdict(table, me, bonus, safe, trade):
                    found.append(a.CRAFT + trade)
        if due.influence[3]:
            found += [a.PAY_INFLUENCE + c for c in range(1, CHARCOAL + 1) if me.guilds[c - 1]]
        if due.cards and len(me.hand) > due.reserve:
            if safe:
                found += [a.CARD + card for card in me.hand]
            else:
                known: dict[int, bool] = {}
                found += [a.CARD + card for card in me.hand if self.leaves_possible(table, self, a.CARD + card, known)]
        if not found and due.silver and not self.silver_verdict(me):
            found.append(a.PAY_SILVER)
        return found

    def craft_verdict(self, table: InventorsTable, me: Player, bonus: int, safe: bool, trade: int) -> int:
        """Whether a Craftsperson can be paid now, and the rest of the cost after that.  INV-053, INV-054, INV-103"""
        due = self.due
        bit = 1 << trade
        if due.served & bit:
            return SERVED
        if not me.active & bit:
            return INACTIVE
        if not due.crafts & bit and not due.any_crafts:
            return NOT_ASKED
        if table.box.price[me.levels[trade]] > me.silver + due.credit:
            return TOO_DEAR
        if (
            (safe and due.crafts & bit)
            or self.affords(table, me, trade)
            or purse_pays(purse_of(table, me, due, table.action, bonus), trade)
        ):
            return 0
        return REST_UNPAID

    def silver_verdict(self, me: Player) -> int:
        """Whether the Silver that is owed as such can be paid: it comes last.  INV-063"""
        if not self.due.silver:
            return NO_SILVER_OWED
        if not self.only_silver():
            return SILVER_LAST
        return 0 if me.silver + self.due.credit >= self.due.silver else SILVER_SHORT

    def verdict(self, table: InventorsTable, answer: int) -> int:
        due = self.due
        me = table.players[self.seat]
        bonus = bonus_left(table, me) if table.turn == self.seat else 0
        if a.USE <= answer < a.PLAY:
            return self.use_verdict(table, me, bonus, answer - a.USE)
        if a.CRAFT <= answer < a.FACE:
            safe = spare_cards(table, me, due) >= 0
            return self.craft_verdict(table, me, bonus, safe, answer - a.CRAFT)
        if answer == a.PAY_SILVER:
            return self.silver_verdict(me)
        if answer >= a.PAY_INFLUENCE:
            colour = answer - a.PAY_INFLUENCE
            if not colour:
                return WHITE_INFLUENCE
            if not (due.influence[3] or due.influence[colour - 1]):
                return NO_INFLUENCE_OWED
            return 0 if me.guilds[colour - 1] else GUILD_EMPTY
        if not due.cards:
            return NO_CARDS_OWED
        return 0 if answer - a.CARD in me.hand else NOT_IN_HAND

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        me = table.players[self.seat]
        if verdict == SILVER_SHORT:
            return {"n": self.due.silver - self.due.credit, "silver": me.silver}
        if verdict == NO_INFLUENCE_OWED or verdict == GUILD_EMPTY:
            return {"colour": names.colour(answer - a.PAY_INFLUENCE)}
        if verdict > TOO_DEAR:
            return {}
        trade = answer - (a.USE if answer < a.PLAY else a.CRAFT)
        found: dict[str, Argument] = {"craft": names.craft(trade)}
        if verdict == TOO_DEAR:
            found |= {"price": table.box.price[me.levels[trade]], "silver": me.silver + self.due.credit}
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
        if self.may_take(table, me, due.credit):
            for trade in TRADES_IN[me.active & ~due.served & ~due.crafts]:
                if self.use_leaves(table, me, bonus, trade):
                    found.append(a.USE + trade)

    def use_leaves(self, table: InventorsTable, me: Player, bonus: int, trade: int) -> bool:
        """Whether the cost can still be met once a Craftsperson was used.  INV-103"""
        due = self.due
        rest = me.active & ~(1 << trade)
        if len(me.hand) >= due.cards + due.reserve and covered(me.guilds, due.influence):
            silver = me.silver + due.credit + 1 - due.silver
            served = due.served | 1 << trade
            if affordable(table.box.price, me.levels, rest, served, due.crafts, due.any_crafts, silver):
                return True
        return may_meet_with(table, me, rest, self.with_use(trade), table.action, bonus)

    def use_verdict(self, table: InventorsTable, me: Player, bonus: int, trade: int) -> int:
        """Whether a Craftsperson may be used to spend 1 Silver less.  INV-160, INV-161"""
        due = self.due
        if table.turn != self.seat:
            return NOT_YOUR_TURN
        if due.served >> trade & 1:
            return SERVED
        if not me.active >> trade & 1:
            return INACTIVE
        if due.crafts >> trade & 1 or not (due.silver or due.crafts or due.any_crafts):
            return NEEDED
        if not self.may_take(table, me, due.credit):
            return NEEDED
        return 0 if self.use_leaves(table, me, bonus, trade) else NEEDED

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
                table.tell("pays-silver", self.seat, had - me.silver)
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
            # Paid, Inactive, and up 1 level.  INV-055
            me.active &= ~bit
            if table.loud:
                table.tell("pays-craft", self.seat, trade, had - me.silver)
            if crafts & bit:
                crafts &= ~bit
            else:
                any_crafts -= 1
            served |= bit
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
            table.tell("uses-craft", self.seat, trade)
        self.go_on(table, self.with_use(trade))

    def go_on(self, table: InventorsTable, rest: Due) -> None:
        if not rest.met():
            table.push(Pay(self.seat, rest, self.inventor))
            return
        if self.inventor >= 0:
            # The Inventor gains Silver no matter who covered it; so does the solo opponent.  INV-127, INV-269
            table.player(self.inventor).silver += 1
            if table.loud:
                table.tell("inventor-silver", self.inventor, 1)
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


def purse_pays(purse: Purse, trade: int) -> bool:
    """Whether the rest can still be met after paying this Craftsperson now, with the Silver at hand."""
    twin = purse.copy()
    if twin.silver < twin.box.price[twin.levels[trade]] or not twin.pay(trade):
        return False
    return solvent(twin)


def can_pay(table: InventorsTable, seat: int, due: Due) -> bool:
    """Whether a cost outside the Camel actions can be met."""
    me = table.players[seat]
    if table.turn == seat:
        return can_meet(table, me, due, table.action, bonus_left(table, me) if table.camel >= 0 else 0)
    # There are no free actions outside the player's own turn.  INV-157
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
