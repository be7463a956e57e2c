"""The table in the page beside the server's: bytes, loading, clicks, frames while a bot thinks, bots, memory.

Chromium visits `dist/site`, served as `python -m http.server` serves it: nothing is compressed. Bytes are counted at
the host. The board is clicked as in bench/web.py, at the site and at a server in the same run, one after the other.

    python -P bench/site.py [--json] [--visits 5] [--answers 40] [--look 300] [--frames 600] [--games scholars]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

from playwright.sync_api import Browser, BrowserContext
from served import Server
from site_pages import ENGINE, SiteSitting, looks
from web.browser import chromium

SITE: Final = Path(__file__).parents[1] / "dist" / "site"
GAMES: Final = ("inventors", "scholars", "tabannusi")
#: What must not be exceeded. 60 frames a second are one every 16.7 ms.
BUDGET: Final = {
    "first_visit_mb": 8.0,
    "progress_p50_s": 1.0,
    "cold_p50_s": 6.0,
    "warm_p50_s": 3.0,
    "answer_p95_ms": 150.0,
    "thinking_frame_p50_ms": 17.0,
    "builder_p50_ms": 400.0,
    "memory_mb": 350.0,
}
#: Milliseconds between the last answer of a game and the look at the page's memory: a game that is played in seconds
#: leaves garbage that the browser collects when nothing happens. Who plays by hand leaves it these pauses all the time.
REST: Final = 30_000
#: A frame later than this was left out.
LATE: Final = 25.0
#: Answers at random while it is asked, and notes the milliseconds between frames while a bot thinks.
FRAMES: Final = """(wanted) => new Promise((over) => {
    const { clay } = window;
    const frames = [];
    let last = 0;
    let thinks = false;
    clay.heard = ({ type, view, number }) => {
        if (type !== "table") return;
        const options = view.decision?.options ?? [];
        thinks = options.length === 0;
        if (thinks || view.over) return;
        const { key } = options[Math.floor(Math.random() * options.length)];
        const text = JSON.stringify({ type: "answer", number, key });
        setTimeout(() => clay.engine.postMessage({ type: "hear", chair: clay.chair, message: text }), 200);
    };
    const turn = (now) => {
        if (thinks && last) frames.push(now - last);
        last = now;
        if (frames.length < wanted) requestAnimationFrame(turn);
        else over(frames);
    };
    requestAnimationFrame(turn);
    clay.heard({ type: "table", ...clay.last });
})"""
#: Answers at random, at once, and notes how long the bots take.
PLAYS: Final = """() => new Promise((over) => {
    const { clay } = window;
    const times = [];
    let asked = 0;
    clay.heard = (message) => {
        if (message.type !== "table") return;
        const { view, number } = message;
        if (asked) times.push(performance.now() - asked);
        asked = 0;
        if (view.over) return over(times);
        const options = view.decision?.options ?? [];
        if (options.length === 0) return (asked = performance.now());
        const { key } = options[Math.floor(Math.random() * options.length)];
        const text = JSON.stringify({ type: "answer", number, key });
        setTimeout(() => clay.engine.postMessage({ type: "hear", chair: clay.chair, message: text }));
    };
    clay.heard({ type: "table", ...clay.last });
})"""


def bench_web() -> Any:
    """How the server's page is measured."""
    spec = spec_from_file_location("bench_web", Path(__file__).with_name("web.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Counting(SimpleHTTPRequestHandler):
    """Files as `python -m http.server` has them, and how many bytes of them were sent."""

    sent = 0
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".webmanifest": "application/manifest+json"}

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        Counting.sent += len(data)
        outputfile.write(data)

    def log_message(self, *_: Any) -> None:
        """Quietly."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of the site."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Counting, directory=str(folder)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/"
    host.shutdown()


def visited(context: BrowserContext, url: str) -> tuple[SiteSitting, list[float]]:
    """A page of the site, with the seconds until its front door can be used, a bar shows how much of the engine is
    loaded, and the engine is ready."""
    window = SiteSitting(context.new_page(), url)
    window.page.add_init_script("""
        new MutationObserver(() => {
            window.door ||= document.querySelector("article button") ? performance.now() : 0;
            const loading = document.querySelector(".engine progress");
            if (loading) window.loading ||= performance.now();
            else if (window.loading) window.engineReady ||= performance.now();
        }).observe(document, { subtree: true, childList: true });
    """)
    window.page.goto(url)
    window.page.wait_for_function("() => window.engineReady", timeout=ENGINE)
    times = window.page.evaluate("() => [window.door, window.loading, window.engineReady]")
    return window, [time / 1000 for time in times]


def loading(browser: Browser, url: str, times: int) -> dict[str, Any]:
    """First visits, and the visit after each."""
    doors, bars, cold, warm, sent = [], [], [], [], []
    for _ in range(times):
        Counting.sent = 0
        with browser.new_context(**looks()) as context:
            window, (door, bar, ready) = visited(context, url)
            window.wait_until_kept()
            sent.append(Counting.sent / 1e6)
            doors.append(door)
            bars.append(bar)
            cold.append(ready)
            window.page.close()
            warm.append(visited(context, url)[1][2])
    return {
        "first_visit_mb": round(max(sent), 2),
        "door_p50_s": round(median(doors), 2),
        "progress_p50_s": round(median(bars), 2),
        "cold_p50_s": round(median(cold), 2),
        "warm_p50_s": round(median(warm), 2),
    }


def answers(browser: Browser, url: str, game: str, times: int, look: int, clock: str, share: Any) -> dict[str, Any]:
    """From the click on an answer to the board after it, with three random bots, as at the server."""
    waits: list[float] = []
    frames: list[float] = []
    chance = random.Random(7)
    with browser.new_context(**looks() | {"reduced_motion": "no-preference"}) as context:
        window = SiteSitting(context.new_page(), url)
        window.page.add_init_script(clock)
        window.enter()
        while len(waits) < times:
            table = window.make(game, "here", *["random"] * 3)
            window.page.evaluate("() => { window.waits = []; window.frameWaits = []; }")
            window.open(table)
            window.play(chance, times - len(waits), look=look)
            waits += window.page.evaluate("() => window.waits")
            frames += window.page.evaluate("() => window.frameWaits")
    return {
        "answers": len(waits),
        "answer_p50_ms": share(waits, 0.5),
        "answer_p95_ms": share(waits, 0.95),
        "frame_p95_ms": share(frames, 0.95),
    }


def thinking(browser: Browser, url: str, game: str, frames: int, share: Any) -> dict[str, Any]:
    """The frames of the page while the Master thinks in its worker."""
    with browser.new_context(**looks() | {"reduced_motion": "no-preference"}) as context:
        window = SiteSitting(context.new_page(), url)
        window.enter()
        window.open(window.make(game, "here", "master"))
        window.page.set_default_timeout(600_000)
        found = window.page.evaluate(FRAMES, frames)
    return {
        "thinking_frames": len(found),
        "thinking_frame_p50_ms": share(found, 0.5),
        "thinking_frame_p95_ms": share(found, 0.95),
        "thinking_late_percent": round(100 * sum(each > LATE for each in found) / len(found), 1),
    }


def whole_game(browser: Browser, url: str, game: str, share: Any) -> dict[str, Any]:
    """A game against the Builder to its end: how long it thinks, and the memory of the page after it."""
    with browser.new_context(**looks()) as context:
        window = SiteSitting(context.new_page(), url)
        window.enter()
        window.open(window.make(game, "here", "builder"))
        window.page.set_default_timeout(600_000)
        times = window.page.evaluate(PLAYS)
        at_once = memory(browser)
        window.page.wait_for_timeout(REST)
        return {
            "builder_answers": len(times),
            "builder_p50_ms": share(times, 0.5),
            "builder_p95_ms": share(times, 0.95),
            "memory_mb": memory(browser),
            "memory_at_once_mb": at_once,
        }


def memory(browser: Browser) -> float:
    """The megabytes of the largest page with its workers; what it shares with others counts in part. Linux only."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = [0.0]
    for process in found:
        rollup = Path(f"/proc/{process['id']}/smaps_rollup")
        if process["type"] == "renderer" and rollup.exists():
            lines = rollup.read_text().splitlines()
            sizes += [int(line.split()[1]) / 1000 for line in lines if line.startswith("Pss:")]
    return round(max(sizes), 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="The table in the page beside the server's.")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--visits", type=int, default=5, help="first visits that are measured")
    parser.add_argument("--answers", type=int, default=40, help="clicks that are measured at each game")
    parser.add_argument("--look", type=int, default=300, help="milliseconds between a board and the click on it")
    parser.add_argument("--frames", type=int, default=600, help="frames that are measured while a bot thinks")
    parser.add_argument("--games", nargs="*", default=GAMES, help="only these games")
    chosen = parser.parse_args()
    web = bench_web()
    found: dict[str, Any] = {"cores": os.cpu_count(), "load": os.getloadavg()[0], "budget": dict(BUDGET)}
    before = web.stolen()
    with TemporaryDirectory() as folder, served(SITE) as url:
        server = Server(f"sqlite:///{folder}/tables.db", "--log-level", "warning")
        try:
            with chromium() as browser:
                found["site"] = loading(browser, url, chosen.visits)
                # The front door can be used before the engine is loaded.
                found["budget"]["door_p50_s"] = found["site"]["cold_p50_s"]
                say(chosen.json, "site", found["site"], found["budget"])
            for game in chosen.games:
                with chromium() as browser:
                    found[game] = answers(browser, url, game, chosen.answers, chosen.look, web.CLOCK, web.share)
                    found[game] |= thinking(browser, url, game, chosen.frames, web.share)
                    found[game] |= whole_game(browser, url, game, web.share)
                    say(chosen.json, game, found[game], found["budget"])
                    found[f"{game} at a server"] = web.first_view(browser, server, game, 3)
                    found[f"{game} at a server"] |= web.answers(browser, server, game, chosen.answers, chosen.look)
                    say(chosen.json, "  server", found[f"{game} at a server"], {})
        finally:
            server.stop()
    had, lost = (now - then for now, then in zip(web.stolen(), before, strict=True))
    if had:
        found["stolen_percent"] = round(100 * lost / had, 1)
    found["over"] = [
        f"{what}: {name}"
        for what in ("site", *chosen.games)
        for name, most in found["budget"].items()
        if found[what].get(name, 0) >= most
    ]
    if chosen.json:
        print(json.dumps(found))
    else:
        print(f"load {found['load']:.1f} on {found['cores']} cores, stolen {found.get('stolen_percent', '?')} %")
        print("OVER BUDGET: " + ", ".join(found["over"]) if found["over"] else "all within their budgets")


def say(quiet: bool, what: str, measured: dict[str, Any], budget: dict[str, float]) -> None:
    """What was measured, and beside it what it may be."""
    if quiet:
        return
    for name, value in measured.items():
        most = budget.get(name)
        judged = "" if most is None else f"  {'under' if value < most else 'OVER'} {most:g}"
        print(f"{what:10}  {name.replace('_', ' '):21}  {value:>8}{judged}", flush=True)


if __name__ == "__main__":
    main()
