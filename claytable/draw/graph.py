"""The odds of a game over its turns, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

#: The picture's size, and where its lines begin and end.
WIDTH: Final = 720
HEIGHT: Final = 260
LEFT: Final = 44
RIGHT: Final = 12
TOP: Final = 12
BOTTOM: Final = 26
#: The seats' lines: apart by their colours and by their dashes.
COLOURS: Final = ("#b3442e", "#2f7d5b", "#b07a12", "#7a4aa0")
DASHES: Final = ("none", "7 4", "2 4", "10 3 2 3")


def odds_graph(
    odds: Sequence[Sequence[float] | None], won: Sequence[float], marks: Sequence[tuple[int, int]], title: str
) -> str:
    """Each seat's odds when each turn began, and how it ended; `marks` are turns and the seats that erred there."""
    points = [*odds, won]
    across = (WIDTH - LEFT - RIGHT) / max(1, len(points) - 1)
    down = HEIGHT - TOP - BOTTOM

    def at(turn: int, chance: float) -> str:
        return f"{LEFT + turn * across:.1f},{TOP + (1 - chance) * down:.1f}"

    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" xmlns="http://www.w3.org/2000/svg">']
    parts.append(f"<title>{escape(title)}</title>")
    for share in (0, 25, 50, 75, 100):
        y = TOP + (1 - share / 100) * down
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="currentColor" stroke-opacity=".2"/>')
        parts.append(
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" font-size="12" fill="currentColor">{share}</text>'
        )
    for turn in range(0, len(points), 10):
        x = LEFT + turn * across
        parts.append(
            f'<text x="{x:.1f}" y="{HEIGHT - 8}" text-anchor="middle" font-size="12" fill="currentColor">'
            f"{turn or 1}</text>"
        )
    for seat in range(len(won)):
        known = [at(turn, each[seat]) for turn, each in enumerate(points) if each is not None]
        line = f'fill="none" stroke="{COLOURS[seat % 4]}" stroke-width="2.5" stroke-dasharray="{DASHES[seat % 4]}"'
        parts.append(f'<polyline points="{" ".join(known)}" {line}/>')
    for turn, seat in marks:
        there = points[turn]
        chance = 1 / len(won) if there is None else there[seat]
        x_there, _, y_there = at(turn, chance).partition(",")
        parts.append(
            f'<circle cx="{x_there}" cy="{y_there}" r="5" fill="{COLOURS[seat % 4]}"><title>{turn + 1}</title></circle>'
        )
    return "".join(parts) + "</svg>"
