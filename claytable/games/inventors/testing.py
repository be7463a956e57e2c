"""Player turns: Test."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.messages import Argument, Message
from . import answers as a
from . import names
from .ask import Ask
from .dice import gain_influence, has_die, landscape_die
from .pieces import Device
from .river import MoveShip
from .table import InventorsTable
from .terms import INSPIRED, NOBODY, READY, WHITE, Ranges, Reasons
from .totals import face_details, face_verdict, reach


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
    """Whether some coloured die, turned up, fits on some Device.  INV-122, INV-123"""
    if not dice or max(dice) < 8:
        return False
    least = lowest_faces(table)
    for code in dice:
        if code & 7 >= least[code >> 3]:
            return True
    return False


#: Why a die cannot be Tested, as the questions number it.
NO_SPACE: Final = 1
TOO_LOW: Final = 2
WHITE_DIE: Final = 3
NO_SUCH_DIE: Final = 4
NOT_AVAILABLE: Final = 5


def test_verdict(least: tuple[int, int, int, int], landscape: int, code: int) -> int:
    """Whether a die, turned up, fits on some Device.  INV-122, INV-123"""
    if code < 8:
        return WHITE_DIE
    if least[code >> 3] == 7:
        return NO_SPACE
    return 0 if reach(landscape, code & 7) >= least[code >> 3] else TOO_LOW


class TestDie(Ask):
    """Which coloured die is tested?  INV-122"""

    __slots__ = ()

    name: ClassVar[str] = "test-die"
    rule: ClassVar[str] = "INV-122"
    about: ClassVar[Ranges] = (a.A_DIE, a.AN_EXHAUSTED_DIE)
    reasons: ClassVar[Reasons] = (
        ("INV-122", "why-no-test-space"),
        ("INV-123", "why-test-face"),
        ("INV-122", "why-white-test"),
        ("INV-037", "why-no-such-die"),
        ("INV-037", "why-not-available"),
    )
    __test__: ClassVar[bool] = False

    def choices(self, table: InventorsTable) -> list[int]:
        least = lowest_faces(table)
        me = table.players[self.seat]
        found: list[int] = []
        for landscape in range(READY, INSPIRED + 1):
            last = 0
            for code in me.landscape(landscape):
                if code != last:
                    last = code
                    if not test_verdict(least, landscape, code):
                        found.append(a.die_answer(landscape, code))
        return found

    def verdict(self, table: InventorsTable, answer: int) -> int:
        if answer >= a.EXHAUSTED_DIE:
            return NOT_AVAILABLE
        if not has_die(table.players[self.seat], answer):
            return NO_SUCH_DIE
        return test_verdict(lowest_faces(table), (answer - a.DIE) // 24 + 1, landscape_die(answer))

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        colour = landscape_die(answer) >> 3
        if verdict == NO_SPACE:
            return {"colour": names.colour(colour)}
        return {"least": lowest_faces(table)[colour]} if verdict == TOO_LOW else {}

    def choose(self, table: InventorsTable, answer: int) -> None:
        landscape = (answer - a.DIE) // 24 + 1
        code = landscape_die(answer)
        me = table.player(self.seat)
        # First the White die from the supply; its face does not matter.  INV-121
        white = WHITE * 8 + 1
        me.camels[table.camel] = (white,)
        me.landscape(landscape).remove(code)
        if table.loud:
            table.tell("takes-test-die", self.seat, white, table.camel, code, landscape)
        if reach(landscape, code & 7) == code & 7:
            table.push(TestOn(self.seat, code))
        else:
            table.push(TestFace(self.seat, landscape, code))


class TestFace(Ask):
    """A tested die from Determined or Inspired may be turned up.  INV-038, INV-123"""

    __slots__ = ("code", "landscape")

    name: ClassVar[str] = "face"
    rule: ClassVar[str] = "INV-038"
    about: ClassVar[Ranges] = (a.A_FACE,)
    reasons: ClassVar[Reasons] = (
        ("INV-038", "why-face-low"),
        ("INV-038", "why-face-high"),
        ("INV-123", "why-test-face"),
    )
    __test__: ClassVar[bool] = False

    def __init__(self, seat: int, landscape: int, code: int) -> None:
        self.seat = seat
        #: Where the die came from, and the die, now in the player's hand.
        self.landscape = landscape
        self.code = code

    def choices(self, table: InventorsTable) -> list[int]:
        low = self.code & 7
        faces = range(reach(self.landscape, low), low - 1, -1)
        return [a.FACE + face for face in faces if not self.verdict(table, a.FACE + face)]

    def verdict(self, table: InventorsTable, answer: int) -> int:
        face = answer - a.FACE
        out = face_verdict(self.landscape, self.code, face)
        return out or (0 if face >= lowest_faces(table)[self.code >> 3] else 3)

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict == 3:
            return {"least": lowest_faces(table)[self.code >> 3]}
        return face_details(self.landscape, self.code, verdict)

    def choose(self, table: InventorsTable, answer: int) -> None:
        table.push(TestOn(self.seat, (self.code & ~7) + answer - a.FACE))

    def message(self, table: InventorsTable) -> Message:
        return Message("question-face", {"die": names.die(self.code)})


class TestOn(Ask):
    """On which Device is the die placed?  INV-122, INV-123"""

    __slots__ = ("code",)

    name: ClassVar[str] = "test-on"
    rule: ClassVar[str] = "INV-122"
    about: ClassVar[Ranges] = (a.A_DEVICE,)
    reasons: ClassVar[Reasons] = (
        ("INV-122", "why-no-test-space"),
        ("INV-123", "why-test-face"),
        ("INV-122", "why-not-testable"),
    )
    __test__: ClassVar[bool] = False

    def __init__(self, seat: int, code: int) -> None:
        self.seat = seat
        #: The die in the player's hand.
        self.code = code

    def choices(self, table: InventorsTable) -> list[int]:
        return [a.DEVICE + device.board for device in testable(table) if not self.fits(table, device)]

    def fits(self, table: InventorsTable, device: Device) -> int:
        """Whether a Device takes the die.  INV-122, INV-123"""
        if free_space(table, device, self.code >> 3) < 0:
            return NO_SPACE
        return 0 if device.highest <= self.code & 7 else TOO_LOW

    def verdict(self, table: InventorsTable, answer: int) -> int:
        for device in testable(table):
            if device.board == answer - a.DEVICE:
                return self.fits(table, device)
        return 3

    def details(self, table: InventorsTable, answer: int, verdict: int) -> dict[str, Argument]:
        if verdict == NO_SPACE:
            return {"colour": names.colour(self.code >> 3)}
        for device in testable(table):
            if device.board == answer - a.DEVICE:
                return {"least": device.highest}
        return {}

    def choose(self, table: InventorsTable, answer: int) -> None:
        influence, ships = put_die(table, self.seat, answer - a.DEVICE, self.code)
        table.push(MoveShip(self.seat, ships))
        if influence:
            gain_influence(table, self.seat, influence, 1)

    def message(self, table: InventorsTable) -> Message:
        return Message("question-test-on", {"die": names.die(self.code)})


def put_die(table: InventorsTable, seat: int, which: int, code: int) -> tuple[int, int]:
    """A Testing die on the Device's first free space of its colour: the Influence and the Ship icons there.  INV-125"""
    board = table.main()
    for devices in (board.built, board.published):
        for row in range(len(devices)):
            device = devices[row]
            if device is not None and device.board == which:
                space = free_space(table, device, code >> 3)
                devices[row] = device.tested(space, code & 7)
                if table.loud:
                    table.tell("tests", seat, code, which, space + 1)
                return table.box.tests[which][space][1], table.box.tests[which][space][2]
    raise AssertionError("no such Device is Built or Published")


def free_space(table: InventorsTable, device: Device, colour: int) -> int:
    """The first free die space of a colour on a Device, or -1."""
    colours = table.box.test_colours[device.board]
    for space in device.empty:
        if colours[space] == colour:
            return space
    return NOBODY
