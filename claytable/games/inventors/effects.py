"""Resolving printed effects: the words of `clauses` become steps.

Gains that need no choice happen at once. Of several others the owner says which comes next (INV-064), and each may
be declined where the rules say "may" (INV-065).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.clauses import Part, Way
from ...core.messages import Message
from . import answers as a
from . import clauses
from .ask import Act, Ask
from .clauses import Due
from .craftspeople import Raise, Refresh, refresh, refresh_all
from .dice import Brighten, ChooseInfluence, Increase, gain_influence
from .free import HAND_LIMIT, draw
from .goals import RemoveInvention
from .payability.means import Promise
from .payment import Pay, can_pay
from .research import Research
from .river import Collect, MoveShip, Retrieve, TakeTile, can_collect
from .royalties import AdvanceRoyalties, harvest
from .study import GainColouredDie, GainWhiteDie, StudyDie, Swap, gain_study_die
from .table import InventorsTable
from .terms import ANY_COLOUR, ANY_TRADE, CHARCOAL, EACH_COLOUR, LAST_SPACE, Ranges, Reasons
from .usefulness import does_something, way_open
from .workshops import ClearWorkshop, boost


class Effects(Act):
    """Resolve parts for `seat`. With `optional`, what is obligatory elsewhere may be declined too.  INV-065"""

    __slots__ = ("optional", "parts", "seat")

    def __init__(self, seat: int, parts: tuple[int, ...], optional: int) -> None:
        self.seat = seat
        self.parts = parts
        self.optional = optional

    def happen(self, table: InventorsTable) -> None:
        seat = self.seat
        rest: list[int] = []
        draws: list[int] = []
        height = len(table.stack)
        surplus = len(self.parts) > 1 and seat == table.turn and self.exceeds_hand(table)
        for number in self.parts:
            part = table.box.parts[number]
            if surplus and part.word == clauses.DRAW:
                draws.append(number)
            elif not gain_at_once(table, seat, part):
                rest.append(number)
        if draws:
            # A surplus is played at once, perhaps for what comes with it: the owner says when to draw.  INV-006
            if any(does_something(table, seat, table.box.parts[number]) for number in rest):
                rest = draws + rest
            else:
                for number in draws:
                    gain_at_once(table, seat, table.box.parts[number])
        if rest and len(table.stack) > height:
            # What the gains ask comes first: a surplus of cards goes at once.  INV-006
            table.stack.insert(height, Effects(self.seat, tuple(rest), self.optional))
        elif len(rest) == 1:
            begin(table, self.seat, table.box.parts[rest[0]], self.optional)
        elif rest:
            table.push(Order(self.seat, tuple(rest), self.optional))

    def exceeds_hand(self, table: InventorsTable) -> bool:
        """Whether the cards that are drawn make more than a hand."""
        cards = 0
        for number in self.parts:
            part = table.box.parts[number]
            cards += part.n if part.word == clauses.DRAW else 0
        cards = min(cards, len(table.board.card_pile) + len(table.board.discards))
        return cards > 0 and len(table.players[self.seat].hand) + cards > HAND_LIMIT

    def promises(self, table: InventorsTable) -> list[Promise]:
        return promised(table, self.parts)


def promised(table: InventorsTable, parts: tuple[int, ...]) -> list[Promise]:
    """The gains of parts, first one last."""
    found: list[Promise] = []
    for number in reversed(parts):
        part = table.box.parts[number]
        if part.word in clauses.SIMPLE:
            found.append((part.word, part.n, part.kind))
    return found


def gain_at_once(table: InventorsTable, seat: int, part: Part[Due]) -> bool:
    """Gains that ask nobody. False if the part is not one of them."""
    word = part.word
    if word in _ASKING:
        return False
    if word == clauses.SILVER:
        table.player(seat).silver += part.n
        if table.loud:
            table.tell("gains-silver", seat, part.n)
    elif word == clauses.DRAW:
        draw(table, seat, part.n)
    elif word == clauses.INFLUENCE and part.kind != ANY_COLOUR:
        if part.kind == EACH_COLOUR:
            for colour in range(1, CHARCOAL + 1):
                gain_influence(table, seat, colour, part.n)
        else:
            gain_influence(table, seat, part.kind, part.n)
    elif word == clauses.REFRESH_ALL:
        refresh_all(table, seat)
    elif word == clauses.REFRESH and part.kind != ANY_TRADE:
        if not table.players[seat].active >> part.kind & 1:
            refresh(table, seat, part.kind)
    elif word == clauses.HIRE:
        if not table.players[seat].hired_camel:
            table.player(seat).hired_camel = True
            if table.loud:
                table.tell("hires-camel", seat)
    elif word == clauses.UNLOCK_CAMEL:
        if not table.players[seat].third_camel:
            table.player(seat).third_camel = True
            if table.loud:
                table.tell("unlocks-camel", seat)
    elif word == clauses.UNLOCK_WORKER:
        if table.players[seat].reserve:
            me = table.player(seat)
            me.reserve -= 1
            me.workers += 1
            if table.loud:
                table.tell("unlocks-worker", seat)
    elif word == clauses.ENVOY:
        table.player(seat).envoy = True
        if table.loud:
            table.tell("gains-envoy", seat)
    elif word == clauses.BOOST:
        boost(table, seat, part.n)
    else:
        # Tiles that count a colour or keep dice are looked at where they work, not resolved.
        return word == clauses.COUNT or word == clauses.KEEP
    return True


def begin(table: InventorsTable, seat: int, part: Part[Due], optional: int) -> None:
    """Push the step of a part that asks something, or that must happen as a whole."""
    word = part.word
    if word == clauses.DRAW:
        draw(table, seat, part.n)
    elif word == clauses.BRIGHTEN:
        table.push(Brighten(seat, part.n))
    elif word == clauses.INCREASE:
        table.push(Increase(seat, part.n))
    elif word == clauses.REFRESH:
        table.push(Refresh(seat, part.n))
    elif word == clauses.RAISE:
        table.push(Raise(seat, part.n))
    elif word == clauses.INFLUENCE:
        table.push(ChooseInfluence(seat, part.n))
    elif word == clauses.COLLECT:
        table.push(Collect(seat, 0))
    elif word == clauses.RESEARCH:
        table.push(Research(seat))
    elif word == clauses.SWAP:
        table.push(Swap(seat))
    elif word == clauses.STUDY and part.kind == ANY_COLOUR:
        table.push(StudyDie(seat))
    elif word == clauses.CHOICE:
        table.push(Choose(seat, part.number, optional))
    elif optional and word in _AS_A_WHOLE:
        table.push(Perhaps(seat, part.number))
    else:
        carry_out(table, seat, part)


def carry_out(table: InventorsTable, seat: int, part: Part[Due]) -> None:
    """Gains that, once taken, happen as a whole."""
    word = part.word
    if word == clauses.ROYALTIES:
        table.push(AdvanceRoyalties(seat, part.n))
    elif word == clauses.HARVEST:
        harvest(table, seat)
    elif word == clauses.STUDY:
        gain_study_die(table, seat, part.kind)
    elif word == clauses.SHIP:
        table.push(MoveShip(seat, part.n))
    elif word == clauses.TAKE:
        table.push(TakeTile(seat))
    elif word == clauses.CLEAR:
        table.push(ClearWorkshop(seat))
    elif word == clauses.RETRIEVE:
        table.push(Retrieve(seat))
    elif word == clauses.WHITE_TO_READY:
        table.push(GainWhiteDie(seat))
    elif word == clauses.COLOURED_TO_DETERMINED:
        table.push(GainColouredDie(seat))
    else:
        assert word == clauses.REMOVE_INVENTION, part.text
        table.push(RemoveInvention(seat))


#: Words of gains that always ask the player.
_ASKING: Final = frozenset((clauses.BRIGHTEN, clauses.INCREASE, clauses.RAISE, clauses.CHOICE))
_AS_A_WHOLE: Final = (clauses.ROYALTIES, clauses.STUDY, clauses.SHIP, clauses.HARVEST, clauses.CLEAR)


def take_way(table: InventorsTable, seat: int, way: Way[Due], optional: int) -> None:
    """Pay the cost of a way, then resolve what it gives."""
    if way.ordered:
        for number in reversed(way.parts):
            table.push(Effects(seat, (number,), 0))
    else:
        # What has been paid for is no longer declined as a whole.
        table.push(Effects(seat, way.parts, optional if way.cost is None else 0))
    if way.cost is not None:
        table.push(Pay(seat, way.cost))


class Order(Ask):
    """Several effects are open: which comes next?  INV-064"""

    __slots__ = ("optional", "parts")

    name: ClassVar[str] = "order"
    rule: ClassVar[str] = "INV-064"
    about: ClassVar[Ranges] = (a.AN_EFFECT, a.A_PASS)
    reasons: ClassVar[Reasons] = (
        ("INV-064", "why-other-effect"),
        ("INV-064", "why-no-effect"),
        ("INV-065", "why-no-pass"),
    )

    def __init__(self, seat: int, parts: tuple[int, ...], optional: int) -> None:
        self.seat = seat
        self.parts = parts
        self.optional = optional

    def choices(self, table: InventorsTable) -> list[int]:
        found: list[int] = []
        for number in self.parts:
            part = table.box.parts[number]
            if part.answer not in found and does_something(table, self.seat, part):
                found.append(part.answer)
        if self.optional and found:
            found.append(a.PASS)
        return found

    def verdict(self, table: InventorsTable, answer: int) -> int:
        if answer == a.PASS:
            return 0 if self.optional else 3
        for number in self.parts:
            part = table.box.parts[number]
            if part.answer == answer:
                return 0 if does_something(table, self.seat, part) else 2
        return 1

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer == a.PASS:
            return
        number = table.box.part_of_answer[answer]
        rest = list(self.parts)
        rest.remove(number)
        table.push(Effects(self.seat, tuple(rest), self.optional))
        part = table.box.parts[number]
        begin(table, self.seat, part, 0 if part.word in _AS_A_WHOLE else self.optional)

    def promises(self, table: InventorsTable) -> list[Promise]:
        return promised(table, self.parts)


class Perhaps(Ask):
    """An effect that happens as a whole, or is declined."""

    __slots__ = ("part",)

    name: ClassVar[str] = "perhaps"
    about: ClassVar[Ranges] = (a.AN_EFFECT, a.A_PASS)
    reasons: ClassVar[Reasons] = (("INV-064", "why-other-effect"),)

    def __init__(self, seat: int, part: int) -> None:
        self.seat = seat
        self.part = part

    def choices(self, table: InventorsTable) -> list[int]:
        return [table.box.parts[self.part].answer, a.PASS]

    def verdict(self, table: InventorsTable, answer: int) -> int:
        return int(answer != a.PASS and answer != table.box.parts[self.part].answer)

    def choose(self, table: InventorsTable, answer: int) -> None:
        if answer != a.PASS:
            carry_out(table, self.seat, table.box.parts[self.part])

    def promises(self, table: InventorsTable) -> list[Promise]:
        return promised(table, (self.part,))

    def message(self, table: InventorsTable) -> Message:
        return Message("question-perhaps")


class Choose(Ask):
    """Exactly one side of a printed choice; a side with a cost, or an optional effect, may be declined."""

    __slots__ = ("optional", "part")

    name: ClassVar[str] = "choose"
    about: ClassVar[Ranges] = (a.AN_EFFECT, a.A_PASS)
    reasons: ClassVar[Reasons] = (
        ("INV-064", "why-other-effect"),
        ("INV-065", "why-no-effect"),
        ("INV-063", "why-cost-unpayable"),
        ("INV-065", "why-no-pass"),
    )

    def __init__(self, seat: int, part: int, optional: int) -> None:
        self.seat = seat
        self.part = part
        self.optional = optional

    def choices(self, table: InventorsTable) -> list[int]:
        ways = table.box.parts[self.part].ways
        found = [way.answer for way in ways if self.is_open(table, way)]
        if not self.verdict(table, a.PASS):
            found.append(a.PASS)
        return found

    def is_open(self, table: InventorsTable, way: Way[Due]) -> bool:
        """Whether a side can be taken."""
        return way_open(table, self.seat, way)

    def verdict(self, table: InventorsTable, answer: int) -> int:
        ways = table.box.parts[self.part].ways
        if answer == a.PASS:
            return 0 if self.optional or any(way.cost is not None for way in ways) else 4
        for way in ways:
            if way.answer == answer:
                if self.is_open(table, way):
                    return 0
                return 2 if way.cost is None or can_pay(table, self.seat, way.cost) else 3
        return 1

    def choose(self, table: InventorsTable, answer: int) -> None:
        for way in table.box.parts[self.part].ways:
            if way.answer == answer:
                take_way(table, self.seat, way, self.optional)
                return


class LastSpace(Choose):
    """The last River space: its top tile, 2 Silver, or a tile to the left of the Ship.  INV-073, INV-074"""

    __slots__ = ()

    name: ClassVar[str] = "last-space"
    rule: ClassVar[str] = "INV-073"

    def is_open(self, table: InventorsTable, way: Way[Due]) -> bool:
        part = table.box.parts[way.parts[0]]
        if part.word == clauses.COLLECT:
            return can_collect(table, self.seat, LAST_SPACE - 1)
        return does_something(table, self.seat, part)

    def choose(self, table: InventorsTable, answer: int) -> None:
        for way in table.box.parts[self.part].ways:
            if way.answer == answer:
                if table.box.parts[way.parts[0]].word == clauses.COLLECT:
                    table.push(Collect(self.seat, 1))
                else:
                    table.push(Effects(self.seat, way.parts, 0))


def reach_last_space(table: InventorsTable, seat: int) -> None:
    """Ask for one of the three options of the last space."""
    table.push(LastSpace(seat, table.box.space_effect[LAST_SPACE][0], 0))


def resolve(table: InventorsTable, seat: int, parts: tuple[int, ...], optional: int) -> None:
    """Resolve effects that the player has just chosen to use: a lone cost is paid without a second question."""
    if len(parts) == 1:
        part = table.box.parts[parts[0]]
        if part.word == clauses.CHOICE and len(part.ways) == 1:
            take_way(table, seat, part.ways[0], optional)
            return
    table.push(Effects(seat, parts, optional))
