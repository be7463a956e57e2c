"""A real browser, and people who sit at a table in it: they click what is highlighted, and nothing else."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import time
from collections.abc import Iterator, Set
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    WebSocket,
    expect,
    sync_playwright,
)
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import TimeoutError as OutOfPatience
from served import Person

#: Milliseconds after which something that should be on the page will not be.
PATIENCE: Final = 15_000
#: What Chromium is called where it is installed.
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
#: The middle of a thing, once that is what one clicks there and it lies still: much quicker than Playwright's own way,
#: and clicked once only. Playwright's click may be repeated on the next table, and one on trial presses the page too.
MIDDLE: Final = """([what, at]) => {
    const place = document.querySelectorAll(what)[at];
    if (!place || document.getAnimations().some(({ effect }) => effect.target?.contains(place))) return null;
    const { left, top, width, height } = place.getBoundingClientRect();
    const middle = [left + width / 2, top + height / 2];
    if (document.elementFromPoint(...middle)?.closest(what) === place) return middle;
    place.scrollIntoView({ behavior: "instant", block: "nearest", inline: "nearest" });
    return null;
}"""
#: Runs before the page's own scripts: what others do is not shown step by step.
AT_ONCE: Final = """{
    const kept = JSON.parse(localStorage.getItem("claytable") ?? "{}");
    localStorage.setItem("claytable", JSON.stringify({ speed: "instant", ...kept }));
}"""
#: Whether the page shows a table of this number. Playwright's own way to look for something takes long on a full table,
#: and would slow down what is waited for.
SHOWN: Final = "(number) => document.querySelector('.page')?.dataset.number === String(number)"
OTHER: Final = "(number) => ![undefined, String(number)].includes(document.querySelector('.page')?.dataset.number)"
#: People around one screen hand it over at once.
HANDED: Final = """new MutationObserver(() => document.querySelector("dialog.handover button")?.click())
    .observe(document, { childList: true, subtree: true })"""
#: Milliseconds between two looks.
LOOK: Final = 10
#: The address of a server in its network: Chromium looks for it on this machine, so that nothing leaves it.
LAN: Final = "192.168.7.5"
SIZES: Final = {"laptop": (1366, 768), "desktop": (1920, 1080), "phone": (844, 390)}


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium without a window; without Chromium the tests skip, except where everything has to be tested."""
    with sync_playwright() as playwright:
        browser = _launched(playwright)
        yield browser
        browser.close()


def _launched(playwright: Playwright) -> Browser:
    try:
        return playwright.chromium.launch(**launch_options())
    except BrowserError as error:
        why = f"there is no Chromium (set CHROMIUM, or run `playwright install chromium`): {error.message[:200]}"
        if os.environ.get("CI"):
            pytest.fail(why)
        pytest.skip(why)


def launch_options() -> dict[str, Any]:
    """Which Chromium, and how it is started."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return {
        "executable_path": named,
        "args": [f"--host-resolver-rules=MAP {LAN} 127.0.0.1", "--no-proxy-server"],
    }


@contextmanager
def visit(
    browser: Browser,
    person: Person,
    language: str = "en",
    size: str = "laptop",
    motion: bool = False,
    at: str = "",
    handed: bool = True,
    film: bool = False,
    **more: Any,
) -> Iterator[Sitting]:
    """A window of someone's, perhaps `at` another address; when it closes, nothing must have gone wrong in it.

    Turns of others are shown at once, unless someone wants to watch them (`film`).
    """
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=at or person.server.url,
        locale=language,
        viewport={"width": width, "height": height},
        reduced_motion="no-preference" if motion else "reduce",
        **more,
    )
    context.set_default_timeout(PATIENCE)
    _give_cookie(context, person)
    if not film:
        context.add_init_script(AT_ONCE)
    sitting = Sitting(context.new_page(), handed)
    yield sitting
    context.close()
    assert not sitting.troubles, "\n".join(sitting.troubles)


def _give_cookie(context: BrowserContext, person: Person) -> None:
    token = person.http.cookies.get("claytable")
    if token is not None:
        context.add_cookies([{"name": "claytable", "value": token, "url": person.server.url}])


def message_ids(person: Person, game: str, language: str) -> set[str]:
    """The ids of all messages of a game; they are no words of any language."""
    words = person.http.get(f"/api/games/{game}/words/{language}").text
    return {id for id in re.findall(r"^([a-z][\w-]*) *=", words, re.MULTILINE) if "-" in id}


class Sitting:
    """A page, and what is heard and said on its line to the table."""

    def __init__(self, page: Page, handed: bool = True) -> None:
        self.page = page
        if handed:
            page.add_init_script(HANDED)
        #: The last table that the page received, and the answers that it has sent.
        self.last: dict[str, Any] = {}
        self.sent: list[str] = []
        #: Errors and warnings of the page.
        self.troubles: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._note(f"{error.message}\n{error.stack}"))
        page.on("websocket", self._line)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"{message.type}: {message.text}")

    def _note(self, trouble: str) -> None:
        if trouble not in self.troubles:
            self.troubles.append(trouble)

    def forgive(self, beginning: str) -> None:
        """What the browser says of its own when a line breaks."""
        self.troubles = [each for each in self.troubles if not each.startswith(f"error: {beginning}")]

    def _line(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._say)

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            self.last = message

    def _say(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] in ("answer", "undo"):
            self.sent.append(message.get("key", "undo"))

    # -- what is seen ----------------------------------------------------------------------------------

    def open(self, table: str) -> None:
        """Go to a table, and wait until it is there."""
        self.page.goto(f"/table/{table}")
        self.board.wait_for()

    @property
    def board(self) -> Locator:
        return self.page.locator(".page")

    @property
    def number(self) -> int:
        """The number of the table that is shown."""
        return int(self.board.get_attribute("data-number") or -1)

    @property
    def options(self) -> list[str]:
        """What may be answered."""
        decision = self.last["view"]["decision"]
        return [] if decision is None else [option["key"] for option in decision["options"] or []]

    @property
    def over(self) -> bool:
        return bool(self.last["view"]["over"])

    @property
    def tip(self) -> Locator:
        return self.page.locator("#tooltip")

    @property
    def refused(self) -> Locator:
        """The hatched places."""
        return self.page.locator('[data-state="refused"]:visible')

    def places(self) -> list[list[str]]:
        """The answers that each highlighted thing stands for; none where it cannot be seen."""
        found: list[list[str]] = self.page.evaluate(
            """() => [...document.querySelectorAll("[data-keys]")].map((each) =>
                each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
                    ? each.dataset.keys.split("|") : [])"""
        )
        return found

    def place(self, key: str) -> Locator:
        """Where this answer lies."""
        at = next(at for at, keys in enumerate(self.places()) if key in keys)
        return self.page.locator("[data-keys]").nth(at)

    @property
    def sign(self) -> int:
        """The seat, from 1, whose sign stands at the question."""
        return int(self.page.locator("header .piece").get_attribute("data-seat") or 0)

    @property
    def end(self) -> Locator:
        """The page of how the game ended."""
        return self.page.locator("main:has(> .result)")

    def unsaid(self, ids: Set[str]) -> list[str]:
        """Ids of messages that stand on the page for want of words."""
        text: str = self.page.evaluate(
            """() => [document.body.innerText, ...["aria-label", "title"].flatMap((name) =>
                [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name)))].join("\\n")"""
        )
        return sorted(set(re.findall(r"(?<![\w-])[a-z]+(?:-[a-z0-9]+)+(?![\w-])", text)) & ids)

    # -- what is done ----------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """Click the answer where it lies, and wait for the next table."""
        # The page draws a moment after the message comes.
        until = time.monotonic() + 3
        while missing := set(self.options).difference(*(places := self.places())):
            if time.monotonic() > until:
                break
            self.page.wait_for_timeout(50)
        assert not missing, f"without a place: {sorted(missing)} at {self.number}"
        before, sent = self.number, len(self.sent)
        at = next(at for at, keys in enumerate(places) if key in keys)
        self.click("[data-keys]", at)
        if len(places[at]) > 1:
            # A place of several answers asks which.
            self.click(f"#tooltip [data-key={json.dumps(key)}]")
        self.wait_after(before)
        assert self.sent[sent:] == [key], f"clicked {key}, sent {self.sent[sent:]}"

    def click(self, what: str, at: int = 0) -> None:
        """Click a thing in its middle, once it can be."""
        try:
            middle = self.page.wait_for_function(MIDDLE, arg=[what, at], polling=LOOK).json_value()
        except OutOfPatience as error:
            raise AssertionError(f"{what} ({at}) cannot be clicked: it moves, or something lies over it") from error
        self.page.mouse.click(*middle)

    def wait_after(self, number: int) -> None:
        """Until another table is shown."""
        self.page.wait_for_function(OTHER, arg=number, polling=LOOK)

    def wait_for_turn(self) -> None:
        """Until this seat is asked, or the game is over."""
        until = time.monotonic() + PATIENCE / 1000
        # Another message may come before the page shows the last one.
        while not (self.options or self.over) or self.number != self.last["number"]:
            assert time.monotonic() < until, f"number {self.last['number']} is not shown"
            self.page.wait_for_timeout(LOOK)

    def wait_for(self, number: int) -> None:
        """Until this very table is shown."""
        self.page.wait_for_function(SHOWN, arg=number, polling=LOOK)

    def play(self, chance: random.Random, answers: int, ids: Set[str] = frozenset(), look: int = 0) -> int:
        """Answer at random as often, or until the game is over; how many answers were given.

        Before each answer it looks at the board for `look` milliseconds.

        At every table all that can be answered has its place, and all that is said has words.
        """
        for count in range(answers):
            self.wait_for_turn()
            if self.over:
                return count
            if count % 5 == 0:
                assert not self.unsaid(ids), f"no words for {self.unsaid(ids)} at {self.number}"
                assert self.sign == self.last["view"]["decision"]["seat"] + 1
            if look:
                self.page.wait_for_timeout(look)
            self.choose(chance.choice(self.options))
        return answers


def walk_a_better_line(page: Page) -> None:
    """In the replay of an analysed game: go to a turn that lost points, and show the better line answer by answer."""
    analysis = page.get_by_role("region", name="Analysis")
    page.locator(".lost").first.click()
    analysis.get_by_role("button", name="Show on the board").click()
    drawn = page.locator(".in-line")
    answers = analysis.locator("ol li")
    for step in range(1, answers.count() + 1):
        expect(answers.nth(step - 1)).to_have_attribute("aria-current", "step")
        if step < answers.count():
            analysis.get_by_role("button", name="One answer on").click()
    expect(analysis.get_by_role("button", name="One answer on")).to_be_disabled()
    expect(drawn.locator(".ghost").first).to_be_attached()
    # Another moment shows the table as it was.
    page.keyboard.press("ArrowRight")
    expect(drawn).to_have_count(0)
