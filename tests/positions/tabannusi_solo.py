"""Positions of the solo game of Tabannusi: the Bot with cards made to measure.

    at = bot(tmp_path, "C", dice={"green": 2}, district=1).put_projects({"1-07": ("brown", HUMAN)})
    assert acts(at).buildings() == [("brown", BOT, ["1-07"])]

The Bot's open cards lie ready, with Number tiles I to III brown, white and yellow and one more tile of each colour in
the bag; it is the human's turn. `acts` lets the Bot do the first action of its left card, `turns` its whole turn.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from claytable.games.tabannusi.solo import BotAction

from .tabannusi import Position, new_game, position

HUMAN, BOT = 0, 1
PRINTED = ("second", "symbol", "number", "bonus", "numbers", "also")
ALL_SHIPS = [f"{row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
ALL_SPACES = [f"{number:02}" for number in range(1, 17)]


def card(id: str, **printed: Any) -> str:
    """An Automa card of a pack."""
    lines = [f"{name} = {list(value) if isinstance(value, tuple) else value!r}" for name, value in printed.items()]
    return "\n".join(["[[automa_card]]", f'id = "{id}"', *lines, ""])


def letters(text: str) -> tuple[str, ...]:
    """Three letters of a card: those named, the last one repeated."""
    return tuple((text + text[-1] * 2)[:3])


def cards(
    folder: Path,
    first: str = "A",
    second: str = "A",
    symbol: str = "down",
    number: int = 1,
    bonus: str = "",
    numbers: tuple[int, int] = (0, 0),
    also: str = "",
) -> str:
    """A pack in which A01 is a left and A02 a right card with these letters, Current Symbol and Number, and bonus.

    The arrow of A01 points at the top row of A02, whose rows are alike; `numbers` stand at the top of A01 and A02. The
    other cards have the number 0 and nothing but A, so that a turn with them changes little. `also` is more text of the
    pack; cards that it names are only what it says.
    """
    idle = {"number": 0, "first_action_order": letters("A"), "actions": letters("A"), "symbols": ("down",) * 3}
    left = {**idle, "number": numbers[0], "first_action_order": letters(first), "arrow": 1, "bonus": bonus}
    right = {
        **idle,
        "number": numbers[1],
        "actions": letters(second),
        "symbols": (symbol,) * 3,
        "numbers": (number,) * 3,
    }
    rest = [card(f"A{n:02}", **idle) for n in range(3, 16) if f'"A{n:02}"' not in also]
    pack = folder / "cards.toml"
    pack.write_text("\n".join([card("A01", **left), card("A02", **right), *rest, also]), encoding="utf-8")
    return str(pack)


def bot(folder: Path, first: str = "A", king: str = "gilgabot", seed: int = 1, **fields: Any) -> Position:
    """The Bot with these open cards (see `cards`) and pieces (see `position`)."""
    printed = {name: fields.pop(name) for name in PRINTED if name in fields}
    at = position(seats=1, seed=seed, king=king, pack=cards(folder, first, **printed))
    at.table.first = BOT
    at.bot.markers = [3, 3, 3, 3, 3]
    return at.automa("A01", "A02").numbers("brown", "white", "yellow").set(BOT, **fields)


def acts(at: Position, which: int = 1) -> Position:
    """The Bot does its first or second action now."""
    return at.step(BotAction(which))


def turns(at: Position) -> Position:
    """The Bot takes its turn, in which A01 becomes the left card and A02 the right one."""
    return at.automa("A02", "A03", then=["A01"]).take_turn(BOT)


def only(at: Position, district: int, *spaces: str) -> Position:
    """Water tiles on all spaces of a District that are still empty, but for these."""
    taken = [f"{district}-{number}" for number in ALL_SPACES if not at.board.cells[at.space(f"{district}-{number}")]]
    at.board.waters += len(taken)
    return at.put_water(*(space for space in taken if space not in spaces))


def gardens(at: Position, owner: int = BOT) -> list[str]:
    """The Gardens of a player."""
    return [each["space"] for each in at.game.view(None)["board"]["grid"] if each.get("garden") == owner]


def begin(folder: Path, king: str = "gilgabot", also: str = "", seed: int = 1) -> Position:
    """A new solo game in which all Automa cards have their printed numbers and nothing but A."""
    pack = folder / "begin.toml"
    idle = {"first_action_order": letters("A"), "actions": letters("A"), "symbols": ("down",) * 3}
    pack.write_text("\n".join([*(card(f"A{n:02}", **idle) for n in range(1, 16)), also]), encoding="utf-8")
    return new_game(1, seed, king=king, pack=str(pack))
