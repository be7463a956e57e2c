"""Records docs/pictures/*.png: the front door, a new table, each table in the middle of a game, the end of one.

    python docs/make_screenshots.py [name ...]

The page is the one that `make` has built.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from played import brought
from playwright.sync_api import Browser
from served import Person, Server
from small_png import fewer_colours
from web.browser import SIZES, Sitting, chromium, visit
from web.moments import QUESTIONS

from claytable import Game, new
from claytable.bots import GreedyBot

PICTURES: Final = Path(__file__).with_name("pictures")
GAMES: Final = ("inventors", "scholars", "tabannusi")
#: Who sits at the tables: a game of three looks like one, and fits everywhere.
NAMES: Final = ("Ada", "Omar", "Inès")
#: The answers after which each game is looked at: about its middle.
MIDDLE: Final = {"inventors": 170, "scholars": 150, "tabannusi": 170}
SEED: Final = 11


def main() -> None:
    """All pictures, or those whose names begin with one of the arguments."""
    PICTURES.mkdir(exist_ok=True)
    wanted = tuple(sys.argv[1:]) or ("",)
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Server(f"sqlite:///{folder}/tables.db")
        try:
            with Person(server) as person:
                record(browser, person, wanted)
        finally:
            server.stop()


def record(browser: Browser, person: Person, wanted: tuple[str, ...]) -> None:
    tables = {game: brought(person, played(game, MIDDLE[game]))["id"] for game in GAMES}
    over = brought(person, played("inventors"))["id"]
    plan: list[tuple[str, str, str, str]] = [
        ("front-door", "/", "laptop", "light"),
        ("new-table", "/new/scholars", "laptop", "light"),
        ("end-of-game", f"/table/{over}", "laptop", "light"),
        ("inventors-dark", f"/table/{tables['inventors']}", "laptop", "dark"),
        *((f"{game}-{size}", f"/table/{id}", size, "light") for game, id in tables.items() for size in SIZES),
    ]
    for name, path, size, theme in plan:
        if name.startswith(wanted):
            with visit(browser, person, size=size, color_scheme=theme) as window:
                take(window, name, path)


def played(game: str, answers: int = 10_000) -> Game:
    """A game as people might play it, to its end, or until its first seat must act after a number of answers."""
    table = new(game, seats=["person"] * len(NAMES), seed=SEED)
    for seat, name in zip(table.seats, NAMES, strict=True):
        seat.name = name
    bot = GreedyBot(SEED)
    while not table.over:
        if len(table.entries()) >= answers and not table.asked and table.decision.question.id == QUESTIONS[game]:
            break
        table.play_answer(bot.choose(table))
    return table


def take(window: Sitting, name: str, path: str) -> None:
    """Go there, wait until all is drawn, and keep what is seen."""
    window.page.goto(path)
    window.page.get_by_role("heading", level=1).first.wait_for()
    window.page.wait_for_load_state("networkidle")
    window.page.evaluate("() => document.fonts.ready.then(() => true)")
    file = PICTURES / f"{name}.png"
    file.write_bytes(fewer_colours(window.page.screenshot()))
    sys.stdout.write(f"{file.name:28} {file.stat().st_size / 1000:6.0f} kB\n")


if __name__ == "__main__":
    main()
