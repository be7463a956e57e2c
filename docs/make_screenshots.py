"""Records docs/pictures: the pages of the browser client, and a turn of another player as a short film.

    python docs/make_screenshots.py [name ...]

The page is the one that `make` has built. Everything that is seen was played before: the pictures are the same each
time, on a slow machine too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from PIL import Image
from played import brought
from playwright.sync_api import Browser
from served import Person, Server
from web.browser import Sitting, chromium, visit
from web.handheld import SCREENS
from web.moments import QUESTIONS

from claytable import Game, new
from claytable.bots import GreedyBot
from claytable.host.frames import frames

PICTURES: Final = Path(__file__).with_name("pictures")
GAMES: Final = ("inventors", "scholars", "tabannusi")
#: Who sits at the tables: a game of three looks like one, and fits everywhere.
NAMES: Final = ("Ada", "Omar", "Inès")
#: The answers after which each game is looked at: about its middle.
MIDDLE: Final = {"inventors": 170, "scholars": 150, "tabannusi": 170}
SEED: Final = 11
#: The turn that is watched has these lines, and as many steps as fit into some seconds.
TOLD: Final = {"log-tests", "log-sails"}
STEPS: Final = range(5, 8)
#: Of the film: milliseconds of a step's movement that are pictures, how long each is seen, and the rest after them.
MOVES: Final = (60, 130, 200)
SHOWN: Final = 70
REST: Final = 620
#: Pixels across, and how well it is kept.
WIDE: Final = 1024
QUALITY: Final = 72
#: Runs before the page's own scripts: what moves stands still, and is put where it is after some milliseconds.
STILL: Final = """{
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const moving = animate.apply(this, how);
        moving.pause();
        return moving;
    };
}"""
AT: Final = """(at) => {
    for (const each of document.getAnimations()) {
        each.pause();
        each.currentTime = at;
        if (at >= each.effect.getComputedTiming().endTime) each.finish();
    }
}"""


class Shot(NamedTuple):
    """A picture: where it is taken, at which size and in which theme, and what is done there first."""

    path: str
    size: str = "laptop"
    theme: str = "light"
    first: Callable[[Sitting], None] | None = None


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
    @cache
    def table(game: str, answers: int) -> str:
        id: str = brought(person, played(game, answers))["id"]
        return f"/table/{id}"

    @cache
    def watched() -> str:
        id: str = brought(person, turn_to_watch())["id"]
        for place in range(1, len(NAMES)):
            person.put(f"/api/tables/{id}/seats/{place}/bot", {"level": "builder"})
        return f"/table/{id}"

    over = 10_000
    plan: dict[str, Callable[[], Shot]] = {
        "front-door": lambda: Shot("/"),
        "new-table": lambda: Shot("/new/scholars"),
        "learn": lambda: Shot("/learn/inventors/brighten"),
        "end-of-game": lambda: Shot(table("inventors", over) + "/end"),
        "replay": lambda: Shot(table("tabannusi", over) + "/replay?at=160"),
        "zoom": lambda: Shot(table("scholars", MIDDLE["scholars"]), first=zoomed),
        "watching": lambda: Shot(watched(), first=lambda window: watch(window, 3)),
    }
    for game, answers in MIDDLE.items():
        plan[game] = lambda game=game, answers=answers: Shot(table(game, answers))
        plan[f"{game}-dark"] = lambda game=game, answers=answers: Shot(table(game, answers), theme="dark")
        plan[f"{game}-phone"] = lambda game=game, answers=answers: Shot(table(game, answers), size="upright")
    for name, shot in plan.items():
        if name.startswith(wanted):
            path, size, theme, first = shot()
            touch = {"has_touch": True, "is_mobile": True} if size in SCREENS else {}
            with visit(browser, person, size=size, color_scheme=theme, film=name == "watching", **touch) as window:
                take(window, name, path, first)
    if "turn".startswith(wanted):
        with visit(browser, person, motion=True, film=True) as window:
            film(window, watched())


def played(game: str, answers: int) -> Game:
    """A game as people might play it, to its end, or until its first seat must act after a number of answers."""
    table = begun(game)
    bot = GreedyBot(SEED)
    while not table.over:
        if len(table.entries()) >= answers and not table.asked and table.decision.question.id == QUESTIONS[game]:
            break
        table.play_answer(bot.choose(table))
    return table


def begun(game: str) -> Game:
    """The table at which the three sit down."""
    table = new(game, seats=["person"] * len(NAMES), seed=SEED)
    for seat, name in zip(table.seats, NAMES, strict=True):
        seat.name = name
    return table


def turn_to_watch() -> Game:
    """A game at a turn of its first seat, after a turn of the last one that is worth watching."""
    table = begun("inventors")
    bot = GreedyBot(SEED)
    before = 0
    while True:
        if table.asked == 0 and table.decision.question.id == QUESTIONS["inventors"]:
            now = len(table.entries())
            last = [frame for frame in frames(table, before, now, 0)["frames"] if frame["seat"] == len(NAMES) - 1]
            if len(last) in STEPS and {line["id"] for frame in last for line in frame["lines"]} >= TOLD:
                return table
            before = now
        table.play_answer(bot.choose(table))


def zoomed(window: Sitting) -> None:
    """Look at a Scroll closely."""
    window.page.locator(".drawing .scroll").nth(1).hover()
    window.page.get_by_role("tooltip").wait_for()
    window.page.keyboard.press("z")
    window.page.locator("dialog .stage").wait_for()


def watch(window: Sitting, step: int) -> None:
    """Stop the film of what happened at a step of the last turn."""
    window.page.get_by_role("button", name="Show what happened").first.click()
    window.page.locator(".strip").wait_for()
    window.page.keyboard.press("Space")
    while window.page.locator(".strip .next").count():
        window.page.locator(".strip .next").first.click()
        window.page.keyboard.press("Space")
    for _ in range(8):
        window.page.keyboard.press("ArrowLeft")
    # Back to its own beginning: the turns before it have ended.
    while window.page.locator(".strip .next").count():
        window.page.keyboard.press("ArrowRight")
    for _ in range(step):
        window.page.keyboard.press("ArrowRight")


def settled(window: Sitting, path: str) -> None:
    """Go there, and wait until all is drawn."""
    window.page.goto(path)
    window.page.get_by_role("heading", level=1).first.wait_for()
    window.page.wait_for_load_state("networkidle")
    window.page.evaluate("() => document.fonts.ready.then(() => true)")


def take(window: Sitting, name: str, path: str, first: Callable[[Sitting], None] | None) -> None:
    """Go there, do what is to be done, and keep what is seen."""
    settled(window, path)
    if first:
        first(window)
    picture = Image.open(BytesIO(window.page.screenshot())).convert("RGB")
    file = PICTURES / f"{name}.png"
    picture.quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)
    said(file)


def film(window: Sitting, path: str) -> None:
    """The last turn, step by step, with what moves on its way."""
    window.page.add_init_script(STILL)
    settled(window, path)
    watch(window, 0)
    steps = window.page.locator(".strip li").count()
    pictures: list[Image.Image] = []
    lengths: list[int] = []

    def keep(length: int) -> None:
        picture = Image.open(BytesIO(window.page.screenshot())).convert("RGB")
        high = round(picture.height * WIDE / picture.width)
        pictures.append(picture.resize((WIDE, high), Image.Resampling.LANCZOS))
        lengths.append(length)

    window.page.evaluate(AT, 10_000)
    keep(REST)
    for _ in range(steps):
        window.page.keyboard.press("ArrowRight")
        for at in MOVES:
            window.page.evaluate(AT, at)
            keep(SHOWN)
        window.page.evaluate(AT, 10_000)
        keep(REST)
    file = PICTURES / "turn.webp"
    pictures[0].save(
        file, save_all=True, append_images=pictures[1:], duration=lengths, loop=0, quality=QUALITY, method=6
    )
    said(file)


def said(file: Path) -> None:
    sys.stdout.write(f"{file.name:28} {file.stat().st_size / 1000:6.0f} kB\n")


if __name__ == "__main__":
    main()
