"""The static site as a visitor has it: served by `python -m http.server` under a sub-path, and clicked in Chromium."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

from playwright.sync_api import BrowserContext, Page
from served import free_port
from web.browser import AT_ONCE, SIZES, Sitting

from claytable import Game
from claytable.core.rules import find_game
from claytable.core.words import catalogue

#: Milliseconds that the engine may take on a busy machine.
ENGINE: Final = 60_000
#: Where the site lies at its host.
PATH: Final = "/somebody/claytable/"
#: Runs before the page's own scripts: notes what is said to the engine and heard from it, and lets the test say things.
NOTES: Final = """(() => {
    const Real = Worker;
    window.clay = { last: null, version: "", sent: [], accepted: [], rejected: [], chair: 0, engine: null };
    window.Worker = class extends Real {
        constructor(...how) {
            super(...how);
            window.clay.engine = this;
            this.addEventListener("message", ({ data }) => {
                if (data.type !== "told") return;
                const message = JSON.parse(data.message);
                if (message.type === "table") {
                    window.clay.last = message;
                    window.clay.version = `${performance.timeOrigin} ${message.number} ${message.seat}`;
                    window.clay.chair = data.chair;
                }
                if (message.type === "accepted") window.clay.accepted.push(message.number);
                if (message.type === "rejected") window.clay.rejected.push(message);
                window.clay.heard?.(message);
            });
        }
        postMessage(data, ...more) {
            if (data.type === "hear") {
                const said = JSON.parse(data.message);
                if (["answer", "undo"].includes(said.type)) window.clay.sent.push(said.key ?? "undo");
            }
            super.postMessage(data, ...more);
        }
    };
})()"""
#: Asks the engine something, as the page does.
ASK: Final = """([method, path, body]) => new Promise((resolve) => {
    const id = -1 - Math.floor(Math.random() * 1e9);
    const { engine } = window.clay;
    const listen = ({ data }) => {
        if (data.type !== "answer" || data.id !== id) return;
        engine.removeEventListener("message", listen);
        resolve([data.status, data.body]);
    };
    engine.addEventListener("message", listen);
    engine.postMessage({ type: "ask", id, method, path, body });
})"""
READY: Final = """() => window.clay?.engine && !document.querySelector(".engine progress")"""
#: Whether everything is kept for times without the network.
KEPT: Final = "async () => !!(await navigator.serviceWorker.ready).active && !!navigator.serviceWorker.controller"


class Host:
    """A host of static files, which can be stopped."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        self._command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "-d", str(folder)]
        self.url = f"http://127.0.0.1:{port}{PATH}"
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(600):
            try:
                with urlopen(self.url):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("python -m http.server did not start")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


class SiteSitting(Sitting):
    """A page of the site: what is said and heard there stays in it."""

    def __init__(self, page: Page, url: str, film: bool = False) -> None:
        super().__init__(page)
        self.url = url
        self._known: tuple[str, dict[str, Any]] = ("", {})
        page.add_init_script(NOTES)
        if not film:
            page.add_init_script(AT_ONCE)

    # The last table that came to the page, and the answers that it has sent.
    @property
    def last(self) -> dict[str, Any]:
        # A table is long: it is read once.
        version: str = self.page.evaluate("() => window.clay.version")
        if version != self._known[0]:
            self._known = version, self.page.evaluate("() => window.clay.last")
        return self._known[1]

    @last.setter
    def last(self, _: dict[str, Any]) -> None:
        """There is none yet."""

    @property
    def sent(self) -> list[str]:
        found: list[str] = self.page.evaluate("() => window.clay.sent")
        return found

    @sent.setter
    def sent(self, _: list[str]) -> None:
        """There are none yet."""

    @property
    def table(self) -> str:
        """The table that is open."""
        found = re.search(r"#/local/([\w-]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    def enter(self, place: str = "") -> None:
        """Come to the site, and wait for the engine."""
        self.page.goto(self.url + place)
        self.wait_for_engine()

    def enter_and_cut_off(self, host: Host) -> None:
        """Come to the site; when everything is kept, the network is gone."""
        self.enter()
        self.wait_until_kept()
        host.stop()
        self.page.reload()
        self.wait_for_engine()

    def wait_for_engine(self) -> None:
        self.page.wait_for_function(READY, timeout=ENGINE)

    def open(self, table: str) -> None:
        """Go to a table, and wait until it is there."""
        self.page.goto(f"{self.url}#/local/{table}")
        self.board.wait_for(timeout=ENGINE)

    def wait_for_turn(self) -> None:
        """Until this seat is asked, or the game is over; the table may move on at any moment."""
        while True:
            last = self.last
            decision = last["view"]["decision"]
            if last["view"]["over"] or (decision is not None and decision["options"]):
                return self.wait_for(last["number"])
            self.wait_after(last["number"])

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the engine, as the page does."""
        text = None if body is None else json.dumps(body)
        status, answer = self.page.evaluate(ASK, [method, path, text])
        assert status < 400, answer
        return json.loads(answer)

    def make(self, game: str, *seats: str, **more: Any) -> str:
        """A new table."""
        wish = {"game": game, "seats": [_seat(kind) for kind in seats]} | more
        return str(self.ask("POST", "/api/tables", wish)["id"])

    def bring(self, game: Game) -> str:
        """The table at which a game goes on that was played elsewhere."""
        return str(self.ask("POST", "/api/journals", {"journal": game.journal})["id"])

    def journal(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("GET", f"/api/tables/{table}/journal")
        return found

    def wait_until_kept(self) -> None:
        """Until the site would work without the network."""
        self.wait_until(KEPT)

    def wait_until(self, script: str) -> None:
        """Until a script says yes; unlike with Playwright's own way it may take its time to say it."""
        until = time.monotonic() + ENGINE / 1000
        while not self.page.evaluate(script):
            assert time.monotonic() < until, f"in vain: {script}"
            self.page.wait_for_timeout(100)


def _seat(kind: str) -> dict[str, str]:
    return {"kind": "here", "name": ""} if kind == "here" else {"kind": "bot", "level": kind}


@contextmanager
def sitting(context: BrowserContext, url: str, film: bool = False) -> Iterator[SiteSitting]:
    """A window on the site; when it closes, nothing must have gone wrong in it.

    Turns of others are shown at once, unless someone wants to watch them (`film`).
    """
    window = SiteSitting(context.new_page(), url, film)
    yield window
    window.page.close()
    troubles = [each for each in window.troubles if "blocked by Playwright" not in each]
    assert not troubles, "\n".join(troubles)


def looks(language: str = "en", size: str = "laptop") -> dict[str, Any]:
    """How a visitor's browser is set."""
    width, height = SIZES[size]
    return {"locale": language, "viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}


def message_ids(game: str, language: str) -> set[str]:
    """The ids of all messages of a game; they are no words of any language."""
    words = catalogue(find_game(game).package, language)
    return {id for id in re.findall(r"^([a-z][\w-]*) *=", words, re.MULTILINE) if "-" in id}
