"""Someone without a mouse: arrows lead to what can be chosen, and Enter chooses it."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import expect
from web.browser import LOOK, Sitting

#: The answers that the thing with the focus stands for.
FOCUSED: Final = """() => (document.activeElement.dataset.keys ?? document.activeElement.dataset.key ?? "")
    .split("|").filter((key) => key)"""
#: Whether everything that can be answered is drawn, and can have the focus.
DRAWN: Final = """(options) => {
    const keys = [...document.querySelectorAll("[data-key]")].flatMap((each) =>
        (each.dataset.keys ?? each.dataset.key).split("|"));
    return options.every((key) => keys.includes(key));
}"""
#: Whether the focus is on something that can be chosen, or there is no such thing.
KEPT: Final = """() => document.activeElement.closest("[data-key]") !== null
    || document.querySelector(".drawing [data-key]") === null"""


class Keys:
    """Plays with arrows and Enter alone."""

    def __init__(self, window: Sitting) -> None:
        self.window = window
        self.page = window.page

    @property
    def focused(self) -> list[str]:
        found: list[str] = self.page.evaluate(FOCUSED)
        return found

    def go(self, key: str) -> None:
        """Press the arrow until the focus is on what stands for this answer."""
        for _ in range(self.page.locator("[data-key]").count() + 1):
            if key in self.focused:
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"no arrow leads to {key}")

    def choose(self, key: str) -> None:
        """Go to an answer and press Enter; once more where a place asks which of its answers is meant."""
        window = self.window
        before, sent = window.number, len(window.sent)
        self.page.wait_for_function(DRAWN, arg=window.options, polling=LOOK)
        self.go(key)
        several = len(self.focused) > 1
        self.page.keyboard.press("Enter")
        if several:
            expect(window.tip.locator(":focus")).to_be_visible()
            self.go(key)
            self.page.keyboard.press("Enter")
        window.wait_after(before)
        assert window.sent[sent:] == [key]

    def play(self, chance: random.Random) -> None:
        """Answer at random until the game is over; the focus is never lost on the way."""
        window = self.window
        while True:
            window.wait_for_turn()
            if window.over:
                return
            if window.sent:
                self.page.wait_for_function(KEPT, polling=LOOK)
            self.choose(chance.choice(window.options))
