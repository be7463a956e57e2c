"""What is written down of one game."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Final

#: What stands for a bot where the opponent printed in the rulebook sits.
OPPONENT: Final = "opponent"


@dataclass
class Record:
    """One game as plain values. Lists go by seat, the printed opponent's included."""

    variant: str
    seed: int
    bots: list[str]
    #: The seat that began.
    first: int = 0
    #: Answers that each seat gave.
    decisions: list[int] = field(default_factory=list)
    #: Points by category, and places: 1 is the winner's. Empty if the game did not come to its end.
    points: list[dict[str, int]] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    #: How often each action and component was used, if that was counted.
    uses: list[dict[str, int]] = field(default_factory=list)
    #: Each question's name, the answer that was taken and those that were offered, if that was asked for.
    choices: list[tuple[str, int, list[int]]] = field(default_factory=list)
    #: The exception that ended it, and a sentence for each law that was broken.
    error: str = ""
    broken: list[str] = field(default_factory=list)

    @property
    def finished(self) -> bool:
        """Whether the game came to its end."""
        return bool(self.places)

    @property
    def scores(self) -> list[int]:
        """The final score of each seat."""
        return [sum(points.values()) for points in self.points]

    def turn(self, seat: int) -> int:
        """The seat's place in the order of turns: 0 is the first player."""
        return (seat - self.first) % len(self.bots)

    def line(self) -> str:
        """As one line of JSON."""
        told = {name: value for name, value in self.__dict__.items() if name != "choices" or value}
        return json.dumps(told, separators=(",", ":"), ensure_ascii=False)


def read_line(line: str | bytes) -> Record:
    """A record from its line."""
    return Record(**json.loads(line))
