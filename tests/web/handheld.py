"""Someone with a phone or a tablet in hand: they tap what is ringed, or a row of the sheet, and then "Do it"."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser
from served import Person
from web.browser import LOOK, SIZES, Sitting, visit

#: Upright, on its side, and a tablet.
SCREENS: Final = {"upright": (390, 844), "sideways": (844, 390), "tablet": (768, 1024)}
SIZES.update(SCREENS)

#: The ringed places that a thumb cannot reach, wherever it scrolls to, and the answers that have neither place nor row.
OUT_OF_REACH: Final = """(options) => {
    const found = [];
    const under = (x, y) => document.elementFromPoint(x, y);
    const places = [...document.querySelectorAll(".drawing [data-keys]")];
    const room = document.querySelector(".room");
    const [left, top] = [room.scrollLeft, room.scrollTop];
    for (const place of places) {
        place.scrollIntoView({ behavior: "instant", block: "center", inline: "center" });
        const box = place.getBoundingClientRect();
        const at = under(box.left + box.width / 2, box.top + box.height / 2);
        if (!at || !(place.contains(at) || at.contains(place))) found.push(place.dataset.keys);
    }
    room.scrollTo({ left, top, behavior: "instant" });
    const tapped = new Set(places.flatMap((place) => place.dataset.keys.split("|")));
    for (const row of document.querySelectorAll("[data-choice]")) tapped.add(row.dataset.choice);
    return [...found, ...(document.querySelector(".kinds") ? [] : options.filter((key) => !tapped.has(key)))];
}"""

#: Texts of the page that are cut off, run off the screen sideways, or are smaller than 13 px.
CUT: Final = """(where) => {
    const found = new Set();
    const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const walk = document.createTreeWalker(document.querySelector(where), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode, text = node.data.trim(), around = node.parentElement;
        // What people call themselves may be as long as they like.
        if (!text || !shown(around) || around.closest(".sr, .seat-name, [aria-hidden=true]")) continue;
        // A table that has no parts for small screens is shown as it is on a large one.
        const drawn = around.closest(".drawing");
        if (drawn && !drawn.querySelector(":scope > [data-region]")) continue;
        const style = getComputedStyle(around);
        // Words for screen readers.
        if (style.clipPath === "inset(50%)") continue;
        if (parseFloat(style.fontSize) < 12.99) found.add(`${text}: ${style.fontSize}`);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            if (box.width < 1) continue;
            for (let each = around; each && each !== document.body; each = each.parentElement) {
                const css = getComputedStyle(each), edge = each.getBoundingClientRect();
                const [across, down] = [css.overflowX, css.overflowY].map((how) => how === "hidden" || how === "clip");
                const wide = box.left < edge.left - 2 || box.right > edge.right + 2;
                const high = box.top < edge.top - 3 || box.bottom > edge.bottom + 3;
                // The sheet and the page cut what can be scrolled.
                if ((across && wide) || (down && high && !each.matches(".sheet, .page, .phone")))
                    found.add(`${text}: cut by ${each.className}`);
                if (![css.overflowX, css.overflowY].some((how) => how === "auto" || how === "scroll")) continue;
                // Nobody can scroll to what lies before the beginning.
                if (box.left + each.scrollLeft < edge.left - 2 || box.top + each.scrollTop < edge.top - 3)
                    found.add(`${text}: before the beginning of ${each.className}`);
                break;
            }
        }
    }
    return [...found];
}"""

#: Whether one of these is on the screen as it is, or there are none.
IN_SIGHT: Final = """(what) => {
    const all = [...document.querySelectorAll(what)].filter((each) => each.checkVisibility());
    return all.length === 0 || all.some((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, top + height / 2);
        return at !== null && each.contains(at);
    });
}"""

#: What can be tapped on the page or chosen in the drawing, and is smaller than a thumb.
TINY: Final = """(where) => [
    ...[...document.querySelector(where).querySelectorAll("button, a, select, label, input:not(.sr, label input)")]
        .filter((each) => !each.closest(".drawing")),
    // A table that has no parts for small screens is shown as it is on a large one.
    ...document.querySelectorAll(".drawing:has(> [data-region]) [data-keys]"),
].filter((each) => {
    // A link in a sentence is as high as its words, and the rounds of a replay stand on its slider.
    if (getComputedStyle(each).display === "inline" || each.closest(".other, .marks, .graph")) return false;
    if (!each.checkVisibility()) return false;
    const { width, height } = each.getBoundingClientRect();
    return width < 43.5 || height < 43.5;
}).map((each) => `${each.ariaLabel ?? each.textContent}: ${JSON.stringify(each.getBoundingClientRect())}`)"""

#: The lines of the question, and whether it has more in it than is seen.
QUESTION: Final = """async () => {
    // What is measured is fitted when it is drawn.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const title = document.querySelector("header.question h1");
    const lines = title.scrollHeight / parseFloat(getComputedStyle(title).lineHeight);
    const { left, right, top, bottom } = title.getBoundingClientRect();
    const around = title.parentElement.getBoundingClientRect();
    return {
        text: title.textContent, lines: Math.round(lines), size: parseFloat(getComputedStyle(title).fontSize),
        inside: left >= around.left && right <= around.right && top >= around.top - 1 && bottom <= around.bottom + 1
            && title.scrollWidth <= title.clientWidth + 1,
    };
}"""

#: The middle of the first of these that can be tapped there; it is brought into sight.
TAPPED: Final = """(what) => {
    const all = [...document.querySelectorAll(what)].filter((each) => each.checkVisibility());
    const moves = ({ effect }) => effect.target?.matches?.(".sheet, [data-piece]");
    if (all.length === 0 || document.getAnimations().some(moves)) return null;
    for (const each of all) {
        const { left, top, width, height } = each.getBoundingClientRect();
        const middle = [left + width / 2, top + height / 2];
        const at = document.elementFromPoint(...middle);
        if (at && (each.contains(at) || at.closest(what) === each)) return middle;
    }
    all[0].scrollIntoView({ behavior: "instant", block: "center", inline: "center" });
    return null;
}"""


@contextmanager
def thumb(
    browser: Browser, person: Person, language: str = "en", size: str = "upright", **more: Any
) -> Iterator[Thumb]:
    """A phone in someone's hand."""
    with visit(browser, person, language, size=size, has_touch=True, **more) as window:
        yield Thumb(window)


class Thumb:
    """Plays by touch."""

    def __init__(self, window: Sitting) -> None:
        self.window = window
        self.page = window.page

    def find_turned(self) -> None:
        """The table has turned to where something can be chosen, if that is anywhere on the boards."""
        self.page.wait_for_function(IN_SIGHT, arg=".drawing [data-keys]", polling=LOOK)

    def tap(self, what: str) -> None:
        """Tap the first of these, once it lies still and nothing lies over it."""
        middle = self.page.wait_for_function(TAPPED, arg=what, polling=LOOK).json_value()
        self.page.touchscreen.tap(*middle)

    def press(self, what: str) -> None:
        """Leave the thumb on the first of these until something is open."""
        x, y = self.page.wait_for_function(TAPPED, arg=what, polling=LOOK).json_value()
        touch = self.page.context.new_cdp_session(self.page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.page.locator("dialog[open]").wait_for()
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def hold(self, screen: str) -> None:
        """Turn the phone, or take another one."""
        width, height = SCREENS[screen]
        self.page.set_viewport_size({"width": width, "height": height})
        shape = {"upright": "portrait", "sideways": "landscape", "tablet": "tablet"}[screen]
        self.page.locator(f'.phone[data-shape="{shape}"]').wait_for()

    def look_over(self, where: str = ".phone") -> None:
        """Nothing is cut, nothing ringed is out of reach, the question is whole."""
        window = self.window
        question = self.page.evaluate(QUESTION)
        assert question["lines"] <= 2, question
        assert question["inside"], question
        assert question["size"] >= 13, question
        self.find_whole(where)
        if where == ".phone":
            found = self.page.evaluate(OUT_OF_REACH, window.options)
            assert not found, f"out of reach at {window.number}: {found}"

    def find_whole(self, where: str = "body") -> None:
        """No text is cut or too small, and a thumb has room everywhere."""
        for what, measure in (("cut", CUT), ("too small", TINY)):
            found = self.page.evaluate(measure, where)
            assert not found, f"{what} at {self.page.url}: {found}"

    def look_at(self, key: str, by_place: bool) -> None:
        """Tap the place of an answer, or its row."""
        quoted = json.dumps(key)
        places: list[str] = self.page.locator(".drawing [data-keys]").evaluate_all(
            "all => all.filter(each => each.checkVisibility()).map(each => each.dataset.keys)"
        )
        place = next((keys for keys in places if key in keys.split("|")), None)
        if by_place and place is not None:
            self.tap(f".drawing [data-keys={json.dumps(place)}]")
            # A place of several answers shows the first of them.
            for _ in range(place.count("|") + 1):
                if self.page.locator(f"[data-do={quoted}]").count():
                    return
                self.tap(".looked button:last-child")
            return
        row = self.page.locator(f"[data-choice={quoted}]")
        if not row.count():
            for tab in range(self.page.locator(".kinds [role=tab]").count()):
                self.tap(f".kinds [role=tab]:nth-child({tab + 1})")
                if row.count():
                    break
        self.tap(f"[data-choice={quoted}]")

    def choose(self, key: str, by_place: bool = True) -> None:
        """Look at an answer, and do it."""
        before, sent = self.window.number, len(self.window.sent)
        self.look_at(key, by_place)
        self.tap(f"[data-do={json.dumps(key)}]")
        self.window.wait_after(before)
        assert self.window.sent[sent:] == [key]

    def play(self, chance: random.Random, answers: int, look: int = 1) -> None:
        """Give `answers` random answers, or fewer if the game ends; check the screen at every `look`th table."""
        for count in range(answers):
            self.window.wait_for_turn()
            if self.window.over:
                return
            self.find_turned()
            if count % look == 0:
                self.look_over()
            options = self.window.options
            listed = self.page.evaluate(
                "() => [...document.querySelectorAll('[data-choice]')].map(e => e.dataset.choice)"
            )
            # Of answers that are alike the first has the row.
            key = chance.choice(options)
            self.choose(key, by_place=chance.random() < 0.6 or key not in listed)
