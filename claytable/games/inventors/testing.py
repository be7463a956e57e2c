"""Player turns: Test."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Message, Refusal
from ...core.table import Field
from . import answers as a
from . import names
from .ask import Ask
from .dice import gain_influence, landscape_die
from .pieces import Device
from .river import MoveShip
from .table import InventorsTable
from .terms import INSPIRED, NOBODY, READY, WHITE
from .totals import reach


def testable(table: InventorsTable) -> list[Device]:
    """Built and Published Devices with an empty die space.  INV-122, INV-130"""
    board = table.board
    found = [device for device in board.built if device is not None and device.empty]
    for device in board.published:
        if device.empty:
            found.append(device)
    return found


def lowest_faces(table: InventorsTable) -> tuple[int, int, int, int]:
    """The least face that some Device accepts, by colour; 7 where none has a free space.  INV-122, INV-123"""
    least = [7, 7, 7, 7]
    for device in testable(table):
        high = device.highest
        colours = table.box.test_colours[device.board]
        for space in device.empty:
            if high < least[colours[space]]:
                least[colours[space]] = high
    return (7, least[1], least[2], least[3])


def can_test(table: InventorsTable, dice: list[int]) -> bool:
    """Whether some coloured die, turned up, fits on some Device.  INV-121 .. INV-123"""
    if not dice or max(dice) < 8:
        return False
    least = lowest_faces(table)
    for code in dice:
        if code & 7 >= least[code >> 3]:
            return True
    return False


class TestDie(Ask):
    """Which coloured die is tested?  INV-122"""

    __slots__ = ()

    name: ClassVar[str] = "test-die"
    rule: ClassVar[str] = "INV-122"
    __test__: ClassVar[bool] = False

    def choices(self, table: InventorsTable) -> list[int]:
        least = lowest_faces(table)
        me = table.players[self.seat]
        found: list[int] = []
        for landscape in range(READY, INSPIRED + 1):
            last = 0
            for code in me.landscape(landscape):
                if code >= 8 and code != last:
                    last = code
                    if reach(landscape, code & 7) >= least[code >> 3]:
                        found.append(a.die_answer(landscape, code))
        return found

    def choose(self, table: InventorsTable, answer: int) -> None:
        landscape = (answer - a.DIE) // 24 + 1
        code = landscape_die(answer)
        me = table.player(self.seat)
        # First the White die from the supply; its face does not matter.  INV-121
        me.camels[table.camel] = (WHITE * 8 + 1,)
        me.landscape(landscape).remove(code)
        if reach(landscape, code & 7) == code & 7:
            table.push(TestOn(self.seat, code))
        else:
            table.push(TestFace(self.seat, landscape, code))

    def why_not(self, table: InventorsTable, answer: int) -> Refusal | None:
        if not a.DIE <= answer < a.EXHAUSTED_DIE:
            return None
        code = landscape_die(answer)
        if code not in table.players[self.seat].landscape((answer - a.DIE) // 24 + 1):
            return Refusal("INV-037", Message("why-no-such-die"))
        if code < 8:
            return Refusal("INV-122", Message("why-white-test"))
        least = lowest_faces(table)[code >> 3]
        if least == 7:
            return Refusal("INV-122", Message("why-no-test-space", {"colour": names.colour(code >> 3)}))
        return Refusal("INV-123", Message("why-test-face", {"least": least}))


class TestFace(Ask):
    """A tested die from Determined or Inspired may be turned up.  INV-038, INV-123"""

    __slots__ = ("code", "landscape")

    name: ClassVar[str] = "face"
    rule: ClassVar[str] = "INV-038"
    __test__: ClassVar[bool] = False

    def __init__(self, seat: int, landscape: int, code: int) -> None:
        self.seat = seat
        #: Where the die came from, and the die, now in the player's hand.
        self.landscape = landscape
        self.code = code

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.landscape, self.code)

    def choices(self, table: InventorsTable) -> list[int]:
        least = lowest_faces(table)[self.code >> 3]
        low = self.code & 7
        return [a.FACE + face for face in range(reach(self.landscape, low), low - 1, -1) if face >= least]

    def choose(self, table: InventorsTable, answer: int) -> None:
        table.push(TestOn(self.seat, (self.code & ~7) + answer - a.FACE))

    def message(self, table: InventorsTable) -> Message:
        return Message("question-face", {"die": names.die(self.code)})


class TestOn(Ask):
    """On which Device is the die placed?  INV-122, INV-123"""

    __slots__ = ("code",)

    name: ClassVar[str] = "test-on"
    rule: ClassVar[str] = "INV-122"
    __test__: ClassVar[bool] = False

    def __init__(self, seat: int, code: int) -> None:
        self.seat = seat
        #: The die in the player's hand.
        self.code = code

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.code)

    def choices(self, table: InventorsTable) -> list[int]:
        found: list[int] = []
        colour = self.code >> 3
        for device in testable(table):
            if device.highest <= self.code & 7 and free_space(table, device, colour) >= 0:
                found.append(a.DEVICE + device.board)
        return found

    def choose(self, table: InventorsTable, answer: int) -> None:
        which = answer - a.DEVICE
        if table.loud:
            table.events.append(("tests", self.seat, self.code, which))
        influence, ships = put_die(table, which, self.code >> 3, self.code & 7)
        table.push(MoveShip(self.seat, ships))
        if influence:
            gain_influence(table, self.seat, influence, 1)

    def message(self, table: InventorsTable) -> Message:
        return Message("question-test-on", {"die": names.die(self.code)})

    def why_not(self, table: InventorsTable, answer: int) -> Refusal | None:
        if not a.DEVICE <= answer < a.RESEARCH:
            return None
        for device in testable(table):
            if device.board == answer - a.DEVICE:
                if device.highest > self.code & 7:
                    return Refusal("INV-123", Message("why-test-face", {"least": device.highest}))
                return Refusal("INV-122", Message("why-no-test-space", {"colour": names.colour(self.code >> 3)}))
        return Refusal("INV-122", Message("why-not-testable"))


def put_die(table: InventorsTable, which: int, colour: int, face: int) -> tuple[int, int]:
    """A Testing die on the Device's first free space of its colour: the Influence and the Ship icons there.  INV-125"""
    board = table.main()
    for row in range(len(board.built)):
        built = board.built[row]
        if built is not None and built.board == which:
            space = free_space(table, built, colour)
            board.built[row] = built.tested(space, face)
            return table.box.tests[which][space][1], table.box.tests[which][space][2]
    for index in range(len(board.published)):
        device = board.published[index]
        if device.board == which:
            space = free_space(table, device, colour)
            board.published[index] = device.tested(space, face)
            return table.box.tests[which][space][1], table.box.tests[which][space][2]
    raise AssertionError("no such Device is Built or Published")


def free_space(table: InventorsTable, device: Device, colour: int) -> int:
    """The first free die space of a colour on a Device, or -1."""
    colours = table.box.test_colours[device.board]
    for space in device.empty:
        if colours[space] == colour:
            return space
    return NOBODY
