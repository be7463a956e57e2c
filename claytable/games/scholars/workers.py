"""Workers, Silver and Gold: gaining and spending."""

from __future__ import annotations

from typing import ClassVar

from ...core.messages import Argument
from ...core.table import Repeated
from . import answers as a
from . import names
from .table import ScholarsTable


def gain_worker(table: ScholarsTable, seat: int, worker: int, n: int = 1) -> None:
    """Workers from the Main Supply.  SCH-177"""
    table.main().workers[worker] -= n
    table.player(seat).workers[worker] += n
    if table.loud:
        table.tell("gains-worker", seat, worker, n)


def gain_silver(table: ScholarsTable, seat: int, n: int) -> None:
    """Silver from the Main Supply; for the printed opponent its marker moves instead.  SCH-010, SCH-215"""
    if seat == table.opponent:
        table.opponent_gains(n)
        return
    table.player(seat).silver += n
    if table.loud:
        table.tell("gains-silver", seat, n)


def gain_gold(table: ScholarsTable, seat: int, n: int) -> None:
    """Gold from the Main Supply.  SCH-010"""
    table.player(seat).gold += n
    if table.loud:
        table.tell("gains-gold", seat, n)


def pay_silver(table: ScholarsTable, seat: int, n: int, owner: int) -> None:
    """Silver to another player, or to the Main Supply (owner -1); the printed opponent's marker moves.  SCH-215"""
    if not n:
        return
    table.player(seat).silver -= n
    if owner >= 0 and owner != table.opponent:
        table.player(owner).silver += n
    if table.loud:
        table.tell("pays-silver", seat, n, owner)
    if owner == table.opponent >= 0:
        table.opponent_gains(n)


class GainWorkers(Repeated[ScholarsTable]):
    """Any Worker, `times` times.  SCH-002, SCH-177"""

    __slots__ = ()

    name: ClassVar[str] = "gain-worker"
    rule: ClassVar[str] = "SCH-177"
    about: ClassVar[tuple[tuple[int, int], ...]] = (a.PASSING, (a.WORKER, a.DIE))
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-177", "why-must-gain"),)

    def options(self, table: ScholarsTable) -> list[int]:
        return [a.WORKER, a.WORKER + 1, a.WORKER + 2, a.WORKER + 3]

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        return 1 if answer == a.PASS else 0

    def take(self, table: ScholarsTable, answer: int) -> None:
        gain_worker(table, self.seat, answer - a.WORKER)
        if self.times > 1:
            table.push(GainWorkers(self.seat, self.times - 1))


class SpendWorkers(Repeated[ScholarsTable]):
    """Spend a Worker of any colour from the supply, `times` times.  SCH-070, SCH-187"""

    __slots__ = ()

    name: ClassVar[str] = "spend-worker"
    rule: ClassVar[str] = "SCH-187"
    about: ClassVar[tuple[tuple[int, int], ...]] = ((a.WORKER, a.DIE),)
    reasons: ClassVar[tuple[tuple[str, str], ...]] = (("SCH-070", "why-no-worker"),)

    def options(self, table: ScholarsTable) -> list[int]:
        found = [answer for answer in range(a.WORKER, a.DIE) if self.verdict(table, answer) == 0]
        # When all must go nothing is left to choose.
        return found[:1] if sum(table.players[self.seat].workers) == self.times else found

    def verdict(self, table: ScholarsTable, answer: int) -> int:
        return 0 if table.players[self.seat].workers[answer - a.WORKER] else 1

    def details(self, table: ScholarsTable, answer: int, verdict: int) -> dict[str, Argument]:
        return {"worker": names.worker(answer - a.WORKER)}

    def take(self, table: ScholarsTable, answer: int) -> None:
        worker = answer - a.WORKER
        table.player(self.seat).workers[worker] -= 1
        table.main().workers[worker] += 1
        if table.loud:
            table.tell("spends-worker", self.seat, worker)
        if self.times > 1:
            table.push(SpendWorkers(self.seat, self.times - 1))
