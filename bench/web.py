"""How heavy and how fast the browser client is: its size, the first table, from a click to the next board, messages.

One person sits with three random bots and clicks what is highlighted, in Chromium, as the browser tests do. Times are
taken inside the page: from the click until the page holds the next table, and until the frame that shows it begins. One
looks at a board before clicking: without that (--look 0) the click waits for the pictures of the move before.
A virtual machine may be given less than its cores: what others took in the meantime stands beside the times.

    python -P bench/web.py [--json] [--answers 60] [--look 300] [--opened 5]
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import re
import sys
from collections import Counter
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from playwright.sync_api import Browser
from served import PATIENCE, Person, Server
from web.browser import chromium, visit

from claytable.server.page import PAGE

GAMES: Final = ("inventors", "scholars", "tabannusi")
#: What must not be exceeded: kilobytes and milliseconds.
BUDGET: Final = {
    "client_kb": 320.0,
    "reading_kb": 16.0,
    "first_view_ms": 1000.0,
    "answer_p95_ms": 60.0,
    "message_kb": 40.0,
}
#: Files that hold the words of one language; a browser gets those of one.
WORDS: Final = re.compile(r"(en|fr|pl)-[\w-]+\.js")
#: Files of the pages that teach and explain, with their words: loaded by people who open them, and counted apart.
READING: Final = re.compile(r"(LearnPage|RulesPage|learn\.(en|fr|pl))-[\w-]+\.(js|css)")
#: Files that are smaller than this are sent as they are.
SMALL: Final = 1000
#: Runs before the page's own scripts: notes when the table is first seen, and how long each click takes.
CLOCK: Final = """
    window.seen = 0;
    window.waits = [];
    window.frameWaits = [];
    let clicked = 0;
    addEventListener("click", (event) => {
        // A place of several answers asks which: then the click on one of them is the answer.
        if (event.target.closest("[data-keys], [data-key]")) clicked = event.timeStamp;
    }, true);
    new MutationObserver(() => {
        const number = document.querySelector("[data-number]")?.dataset.number;
        if (number === undefined || number === window.number) return;
        window.number = number;
        if (!window.seen) requestAnimationFrame(() => (window.seen = performance.now()));
        if (!clicked) return;
        const since = clicked;
        clicked = 0;
        window.waits.push(performance.now() - since);
        requestAnimationFrame(() => window.frameWaits.push(performance.now() - since));
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-number"] });
"""
#: The bytes of the client's files that a page has loaded.
GOT: Final = """
    () => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
        .filter((entry) => !new URL(entry.name).pathname.startsWith("/api/"))
        .reduce((sum, entry) => sum + entry.encodedBodySize, 0)
"""


def size() -> dict[str, Any]:
    """The client as the server sends it: all that a person gets who plays, what the pages to read add, and all files.

    A person gets the words of one language; the largest counts.
    """
    sizes = {file: sent(file) for file in PAGE.rglob("*") if file.is_file()}
    words: Counter[str] = Counter()
    for file, packed in sizes.items():
        if found := WORDS.fullmatch(file.name):
            words[found[1]] += packed
    whole = sum(sizes.values())
    read = sum(packed for file, packed in sizes.items() if READING.fullmatch(file.name))
    person = whole - read - words.total() + max(words.values(), default=0)
    return {
        "files": len(sizes),
        "client_kb": round(person / 1000, 1),
        "reading_kb": round(read / 1000, 1),
        "all_files_kb": round(whole / 1000, 1),
    }


def sent(file: Path) -> int:
    """The bytes that go over the line."""
    content = file.read_bytes()
    return len(content) if len(content) < SMALL else len(gzip.compress(content, 9))


def first_view(browser: Browser, server: Server, game: str, times: int) -> dict[str, Any]:
    """From the address to the table, with nothing in the cache."""
    seen = []
    with Person(server) as person:
        table = person.table(game, "here", *["bot"] * 3)["id"]
        for _ in range(times):
            with visit(browser, person) as window:
                window.page.add_init_script(CLOCK)
                window.open(table)
                window.page.wait_for_function("() => window.seen > 0")
                seen.append(window.page.evaluate("() => window.seen"))
                got = window.page.evaluate(GOT)
    return {
        "first_view_ms": round(median(seen), 1),
        "slowest_ms": round(max(seen), 1),
        "first_view_kb": round(got / 1000, 1),
    }


def answers(browser: Browser, server: Server, game: str, times: int, look: int) -> dict[str, Any]:
    """From the click on an answer to the board after it, with three random bots; the board is looked at before."""
    waits: list[float] = []
    frames: list[float] = []
    chance = random.Random(7)
    with Person(server) as person:
        while len(waits) < times:
            seats = [{"kind": "here"}, *[{"kind": "bot", "level": "random"}] * 3]
            table = person.post("/api/tables", {"game": game, "seats": seats})["id"]
            with visit(browser, person, motion=True) as window:
                window.page.add_init_script(CLOCK)
                window.open(table)
                window.play(chance, times - len(waits), look=look)
                waits += window.page.evaluate("() => window.waits")
                frames += window.page.evaluate("() => window.frameWaits")
    return {
        "answers": len(waits),
        "answer_p50_ms": share(waits, 0.5),
        "answer_p95_ms": share(waits, 0.95),
        "frame_p50_ms": share(frames, 0.5),
        "frame_p95_ms": share(frames, 0.95),
    }


def stolen() -> tuple[int, int]:
    """The time that this machine's cores have had, and how much of it went to others; only Linux knows."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return 0, 0
    ticks = [int(each) for each in stat.read_text().splitlines()[0].split()[1:]]
    return sum(ticks), ticks[7]


def share(times: list[float], part: float) -> float:
    """The time that so large a part of all stays below."""
    return round(sorted(times)[int(part * len(times))], 1)


def messages(server: Server, game: str) -> dict[str, Any]:
    """The largest table that is sent in a whole game of four."""
    sizes = []
    chance = random.Random(7)
    with Person(server) as person:
        table = person.table(game, *["here"] * 4)["id"]
        with person.live(table) as chair:
            over = False
            while not over:
                text = chair.socket.recv(PATIENCE)
                message = json.loads(text)
                if message["type"] != "table":
                    continue
                sizes.append(len(text.encode() if isinstance(text, str) else text))
                over = message["view"]["over"]
                if not over:
                    options = message["view"]["decision"]["options"]
                    chair.say(type="answer", number=message["number"], key=chance.choice(options)["key"])
    return {
        "messages": len(sizes),
        "message_kb": round(max(sizes) / 1000, 1),
        "usual_kb": round(median(sizes) / 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="How heavy and how fast the browser client is.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--answers", type=int, default=60, help="clicks that are measured at each game")
    parser.add_argument("--look", type=int, default=300, help="milliseconds between a board and the click on it")
    parser.add_argument("--opened", type=int, default=5, help="times that each table is opened")
    chosen = parser.parse_args()
    found: dict[str, Any] = {"cores": os.cpu_count(), "budget": BUDGET, "client": size()}
    say(chosen.json, "client", found["client"])
    with TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.db", "--log-level", "warning")
        try:
            for game in GAMES:
                before = stolen()
                with chromium() as browser:
                    found[game] = first_view(browser, server, game, chosen.opened)
                    found[game] |= answers(browser, server, game, chosen.answers, chosen.look)
                had, lost = (now - then for now, then in zip(stolen(), before, strict=True))
                if had:
                    found[game]["stolen_percent"] = round(100 * lost / had, 1)
                found[game] |= messages(server, game)
                say(chosen.json, game, found[game])
        finally:
            server.stop()
    if chosen.json:
        print(json.dumps(found))


def say(quiet: bool, what: str, measured: dict[str, Any]) -> None:
    """One row: what was measured, and beside it what it may be."""
    if quiet:
        return
    for name, value in measured.items():
        budget = BUDGET.get(name)
        judged = "" if budget is None else f"  of {budget:g}{'' if value < budget else '  OVER BUDGET'}"
        print(f"{what:10}  {name.replace('_', ' '):16}  {value:>8}{judged}", flush=True)


if __name__ == "__main__":
    main()
