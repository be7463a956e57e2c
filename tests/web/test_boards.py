"""The boards as they are drawn: words and signs are large enough, what can be chosen can be hit, nothing is cut."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import cycle

import pytest
from played import brought, played
from playwright.sync_api import Browser, expect
from served import Person
from web.browser import visit
from web.moments import moment

from claytable import Game, new

GAMES = ("inventors", "scholars", "tabannusi")
#: Games whose boards are painted, with a full table, one of the smallest, and one with the printed opponent.
MOMENTS = [
    ("inventors", {"seats": ["person"] * 4, "answers": 330, "seed": 5}),
    ("inventors", {"seats": ["person"] * 2, "answers": 60}),
    ("inventors", {"seats": ["person", "opponent"], "answers": 60, "seed": 7}),
    ("scholars", {"seats": ["person"] * 4, "answers": 1, "questions": {"scholars": "question-draft"}}),
    ("scholars", {"seats": ["person"] * 2, "answers": 1, "seed": 4, "questions": {"scholars": "question-draft"}}),
    ("scholars", {"seats": ["person"] * 4, "answers": 300, "seed": 5}),
    ("scholars", {"seats": ["person"] * 2, "answers": 90, "questions": {"scholars": "question-work"}}),
    ("scholars", {"seats": ["person"], "answers": 90}),
    ("tabannusi", {"seats": ["person"] * 4, "answers": 250, "seed": 5}),
    ("tabannusi", {"seats": ["person"] * 2, "answers": 40}),
    ("tabannusi", {"seats": ["person"], "answers": 60}),
]
LANGUAGES = ("en", "pl", "fr")
#: What is wrong with the drawing, each thing in a few words. Sizes are those on the screen, in CSS pixels.
FAULTS = """async () => {
    // The first frame has the size of the window.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // The whole drawing may be a hair smaller than it was made.
    const [WORDS, SIGNS, TARGET] = [12, 18, 24].map((size) => size * 0.99);
    const drawing = document.querySelector(".drawing");
    const frame = drawing.getBoundingClientRect();
    const scale = frame.width / drawing.offsetWidth;
    const faults = new Set();
    const named = (each) => `${each.tagName.toLowerCase()}.${each.getAttribute("class")?.split(" ").join(".")}`;
    const seen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    // Letters take about the middle half of a line: they stand on what is painted behind them, not above or below it.
    const standing = (what, box, parent) => {
        for (let around = parent; around !== drawing; around = around.parentElement) {
            const { display, position, backgroundColor, backgroundImage } = getComputedStyle(around);
            // What floats lies where it is put.
            if (position === "absolute") return;
            const bare = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
            if (display === "contents" || bare) continue;
            const edge = around.getBoundingClientRect();
            if (box.top + box.height / 4 < edge.top - 1 || box.bottom - box.height / 4 > edge.bottom + 1)
                faults.add(`${what} is higher than its place (${named(around)})`);
            return;
        }
    };

    // Words of several lines end where the thing ends that they stand on, painted or not.
    const below = (what, lines, parent) => {
        let around = parent;
        for (; around !== drawing && !around.matches("[data-watch]"); around = around.parentElement)
            if (getComputedStyle(around).position === "absolute") return;
        const { bottom, height } = [...lines].at(-1);
        if (bottom - height / 4 > around.getBoundingClientRect().bottom + 1)
            faults.add(`${what} stands below its place (${named(around)})`);
    };

    // A thing ends where its card, its tile or its space ends.
    const inside = (what, box, parent, spare) => {
        for (let around = parent; around !== drawing; around = around.parentElement) {
            const { display, borderLeftWidth, borderLeftStyle } = getComputedStyle(around);
            if (display === "contents" || !Number.parseFloat(borderLeftWidth) || borderLeftStyle === "none") continue;
            const edge = around.getBoundingClientRect();
            // A tag around one sign is no place of its own.
            if (edge.width < 2 * SIGNS) continue;
            if (box.left < edge.left - spare || box.right > edge.right + spare)
                faults.add(`${what} is wider than its place (${named(around)})`);
            return;
        }
    };

    const words = [];
    const walk = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const parent = walk.currentNode.parentElement;
        const text = walk.currentNode.textContent.trim();
        if (!text || parent.closest(".sr") || !seen(parent)) continue;
        const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
        if (size < WORDS) faults.add(`"${text}" is ${size.toFixed(1)} px (${named(parent)})`);
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        const box = range.getBoundingClientRect();
        inside(`"${text}"`, box, parent, 2);
        standing(`"${text}"`, box, parent);
        below(`"${text}"`, range.getClientRects(), parent);
        words.push(...[...range.getClientRects()].map((box) => ({ text, box, parent })));
        const room = parent.closest("section")?.getBoundingClientRect() ?? frame;
        if (box.left < room.left - 1 || box.right > room.right + 1 || box.bottom > frame.bottom + 1)
            faults.add(`"${text}" leaves its part of the board (${named(parent)})`);
        for (let around = parent; around !== drawing; around = around.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(around);
            if (overflowX === "visible" && overflowY === "visible") continue;
            const edge = around.getBoundingClientRect();
            if (box.left < edge.left - 1 || box.right > edge.right + 1 || box.bottom > edge.bottom + 1)
                faults.add(`"${text}" is cut (${named(around)})`);
        }
    }

    // Words do not lie on each other; what floats above the board, such as a die's letter, may.
    const floating = (each) => (getComputedStyle(each).position === "absolute" ? each : each.offsetParent);
    words.forEach(({ text, box, parent }, at) => {
        for (const other of words.slice(at + 1, at + 12)) {
            const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            // Letters take about the middle half of a line.
            const [low, high] = [box, other.box].map(({ top, height }) => [top + height / 4, top + height * 0.75]);
            const down = Math.min(low[1], high[1]) - Math.max(low[0], high[0]);
            if (text !== other.text && across > 2 && down > 2 && floating(parent) === floating(other.parent))
                faults.add(`"${text}" lies on "${other.text}" (${named(parent)})`);
        }
    });

    // A sign on the plate of its colour is as large as the plate.
    for (const use of drawing.querySelectorAll("use")) {
        const name = use.getAttribute("href");
        const sign = use.closest("svg");
        // Vignettes and portraits only repeat what stands beside them.
        if (/^#[vp]-/.test(name) || !seen(sign)) continue;
        // Signs have a margin of their own inside.
        inside(name, sign.getBoundingClientRect(), sign.parentElement, 5);
        const whole = sign.parentElement.matches("[data-colour]") ? sign.parentElement : sign;
        const { width, height } = whole.getBoundingClientRect();
        if (!["#check", "#lock"].includes(name) && Math.min(width, height) < SIGNS)
            faults.add(`${name} is ${width.toFixed(1)} x ${height.toFixed(1)} (${named(sign.parentElement)})`);
    }

    for (const place of drawing.querySelectorAll("[data-keys]")) {
        const { width, height } = place.getBoundingClientRect();
        if (Math.min(width, height) < TARGET)
            faults.add(`${place.dataset.keys} is ${width.toFixed(1)} x ${height.toFixed(1)} (${named(place)})`);
    }

    for (const each of [drawing, ...drawing.querySelectorAll("*")]) {
        const { overflowX, overflowY, position, backgroundColor, display } = getComputedStyle(each);
        const plate = position !== "absolute" && display !== "inline" && backgroundColor !== "rgba(0, 0, 0, 0)";
        if (plate && each !== drawing && each.offsetWidth && seen(each))
            inside(`the plate ${named(each)}`, each.getBoundingClientRect(), each.parentElement, 3);
        const scrolls = [overflowX, overflowY].some((way) => ["auto", "scroll"].includes(way));
        if (scrolls && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1))
            faults.add(`${named(each)} scrolls`);
    }
    if (drawing.scrollHeight > drawing.clientHeight + 1 || drawing.scrollWidth > drawing.clientWidth + 1)
        faults.add(`the board is ${drawing.scrollWidth} x ${drawing.scrollHeight}`);
    return [...faults];
}"""


#: Words on the opened board of another seat that the name of a part lies on.
HIDDEN = """() => {
    const board = document.querySelector("section.other");
    const names = [...board.querySelectorAll(".plaque")].map((each) => each.getBoundingClientRect());
    const found = [];
    const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode, around = node.parentElement;
        if (!node.data.trim() || around.closest(".plaque, .sr") || !around.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, top, bottom } of range.getClientRects()) {
            // Letters take about the middle half of a line.
            const [high, low] = [top + (bottom - top) / 4, bottom - (bottom - top) / 4];
            const hides = (box) => box.left < right && left < box.right && box.top < low && high < box.bottom;
            if (names.some(hides)) found.push(node.data);
        }
    }
    return found;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_no_name_of_a_part_lies_on_the_words_of_another_board(browser: Browser, ann: Person, game: str) -> None:
    table = brought(ann, moment(game, answers=110))
    with visit(browser, ann, language="pl") as window:
        window.open(table["id"])
        window.page.locator("aside [data-seat='2'] button").first.click()
        window.page.locator("section.other").wait_for()
        assert window.page.evaluate(HIDDEN) == []


@pytest.mark.parametrize(("game", "how"), MOMENTS, ids=lambda each: each if isinstance(each, str) else "")
def test_everything_on_a_board_can_be_read_and_hit(
    browser: Browser, ann: Person, game: str, how: dict[str, object]
) -> None:
    table = brought(ann, moment(game, **how))  # type: ignore[arg-type]
    for language in LANGUAGES:
        with visit(browser, ann, language=language) as window:
            window.open(table["id"])
            window.page.wait_for_function("() => document.querySelector('.drawing [data-keys]')")
            assert window.page.evaluate(FAULTS) == [], language


def asked(game: str) -> Iterator[Game]:
    """A game of three, at the first of each kind of question that its first seat gets."""
    table = new(game, seats=["person"] * 3, seed=5)
    chance = random.Random(5)
    seen = set()
    while not table.over:
        question = table.decision.question.id
        if table.decision.seat == 0 and question not in seen:
            seen.add(question)
            yield table
        table.play_answer(chance.choice(table.answers))


@pytest.mark.parametrize("game", GAMES)
def test_at_every_kind_of_question_the_board_can_be_read_and_hit(browser: Browser, ann: Person, game: str) -> None:
    found: dict[str, list[str]] = {}
    looked = 0
    for table, language in zip(asked(game), cycle(LANGUAGES), strict=False):
        id = brought(ann, table)["id"]
        with visit(browser, ann, language=language) as window:
            window.open(id)
            window.page.wait_for_function("() => document.querySelector('.page [data-keys]')")
            if faults := window.page.evaluate(FAULTS):
                found[f"{table.decision.question.id}, {language}"] = faults
        looked += 1
    assert looked > 10
    assert found == {}


def test_the_first_tile_of_inventors_is_drawn_where_it_may_go(browser: Browser, ann: Person) -> None:
    table = brought(ann, played())
    with visit(browser, ann) as window:
        window.open(table["id"])
        rooms = window.page.locator(".drawing .placed")
        expect(rooms).to_have_count(3)
        tile = window.last["view"]["placing"]
        printed = ann.get(f"/api/tables/{table['id']}/components")["starting_tile"]
        value = next(row["value"] for row in printed if row["id"] == tile)
        for room in rooms.all():
            expect(room).to_contain_text(str(value))
            room.hover()
            expect(window.tip).to_be_visible()
            # No sentence that promises something and then ends.
            assert not re.search(r":\s*$", window.tip.inner_text(), re.MULTILINE)
