"""At a table in the browser: what one sees before and after a click, and the ways back."""

from __future__ import annotations

import random
import re

import pytest
from played import brought, shared, whole
from playwright.sync_api import Browser, expect
from served import Person
from web.browser import visit
from web.moments import CHOOSY, moment

from claytable.core.rules import find_game

GAMES = ("inventors", "scholars", "tabannusi")
#: Runs before the page's own scripts: notes which pieces travel.
TRAVELS = """
    window.travels = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.travels.push(this.dataset.piece);
        return animate.apply(this, how);
    };
"""
#: Pieces take their time.
SLOWLY = """
    addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("--motion-move", "9000ms"));
"""
#: Of a piece that travels and can be chosen: the answer, where it is seen, and where it is going to lie.
TRAVELLING = """() => {
    const middle = (each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    for (const animation of document.getAnimations()) {
        const piece = animation.effect.target;
        if (!piece.dataset?.piece || !piece.dataset.keys) continue;
        const seen = middle(piece);
        const at = animation.currentTime;
        animation.currentTime = 9000;
        const goal = middle(piece);
        animation.currentTime = at;
        if (Math.hypot(seen[0] - goal[0], seen[1] - goal[1]) > 20) return [piece.dataset.keys, seen, goal];
    }
    return null;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_chosen_says_why_and_by_which_rule(browser: Browser, ann: Person, game: str) -> None:
    table = brought(ann, moment(game, answers=20, questions=CHOOSY))
    with visit(browser, ann) as window:
        window.open(table["id"])
        place = window.refused.last
        place.hover()
        expect(window.tip.locator("h4")).to_have_text("Not now")
        place.click()
        rule = window.tip.locator("button.rule")
        id = rule.inner_text().strip()
        assert re.fullmatch(r"[A-Z]{3}-\d{3}", id)
        rule.click()
        expect(window.page.locator(f'[data-rule="{id}"].open')).to_be_in_viewport()
        place.click()
        expect(window.tip).to_be_visible()
        window.page.keyboard.press("Escape")
        expect(window.tip).to_have_count(0)
        assert window.sent == []


@pytest.mark.parametrize("game", GAMES)
def test_before_a_click_one_sees_what_it_does(browser: Browser, ann: Person, game: str) -> None:
    table = brought(ann, moment(game, answers=20, questions=CHOOSY))
    with visit(browser, ann) as window:
        window.open(table["id"])
        decision = window.last["view"]["decision"]
        key = next(option["key"] for option in decision["options"] if option["preview"])
        place = window.place(key)
        place.hover()
        expect(window.tip.locator("p").first).to_be_visible()
        shown = window.tip.inner_text()
        window.page.mouse.move(2, 2)
        expect(window.tip).to_have_count(0)
        place.focus()
        expect(window.tip).to_have_text(shown, use_inner_text=True)


def test_undo_says_what_it_takes_back_and_takes_it_back(browser: Browser, ann: Person) -> None:
    table = ann.table("tabannusi", "here", "here", seed=7)
    with visit(browser, ann) as window:
        window.open(table["id"])
        undo = window.page.get_by_role("button", name="Undo")
        expect(undo).to_have_count(0)
        first = window.options
        window.choose(first[0])
        expect(undo).to_contain_text("Undo: ")
        undo.click()
        window.wait_for(2)
        assert window.options == first
        window.choose(first[1])
        window.page.keyboard.press("u")
        window.wait_for(4)
        assert window.options == first
        expect(undo).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_a_question_beside_many_answers_is_not_cut(browser: Browser, ann: Person, language: str) -> None:
    questions = {"inventors": "question-after-tent"}
    table = brought(ann, moment("inventors", seats=["person"], answers=10, seed=5, questions=questions))
    with visit(browser, ann, language) as window:
        window.open(table["id"])
        expect(window.page.locator(".bar .answers .btn")).not_to_have_count(0)
        expect(window.page.locator(".bar .undone")).to_have_count(0)
        whole = "() => { const h1 = document.querySelector('.bar h1'); return h1.scrollHeight <= h1.clientHeight + 1; }"
        window.page.wait_for_function(whole)


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
@pytest.mark.parametrize("game", ["inventors", "scholars", "tabannusi"])
def test_the_name_of_the_game_fits_its_bar(browser: Browser, ann: Person, game: str, language: str) -> None:
    table = brought(ann, moment(game, answers=60))
    with visit(browser, ann, language) as window:
        window.open(table["id"])
        name = window.page.locator(".bar .game")
        expect(name.locator("span")).not_to_be_empty()
        # The title is that of the edition in this language.
        words = ann.http.get(f"/api/games/{game}/words/{language}").text
        title = re.search(r"^game-title = (.+)$", words, re.MULTILINE)
        assert title
        expect(name.locator("b")).to_have_text(title[1])
        assert name.evaluate("(name) => name.clientHeight <= name.parentElement.clientHeight")


def test_the_tile_that_is_placed_first_is_drawn_where_it_may_go(browser: Browser, ann: Person) -> None:
    table = ann.table("inventors", "here", "here", seed=7)
    with visit(browser, ann) as window:
        window.open(table["id"])
        expect(window.page.locator(".drawing .tile.placed")).to_have_count(len(window.options))
        window.place(window.options[0]).hover()
        expect(window.tip).to_be_visible()
        assert not window.tip.inner_text().strip().endswith(":")


def test_some_turns_are_played_by_keyboard_alone(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("inventors", answers=20))
    with visit(browser, ann) as window:
        window.open(table["id"])
        for step in range(8):
            before = window.number
            for _ in range(1 + step % 3):
                window.page.keyboard.press("ArrowRight")
            window.page.keyboard.press("ArrowLeft")
            focused = window.page.locator("[data-keys]:focus")
            expect(focused).to_have_count(1)
            several = "|" in (focused.get_attribute("data-keys") or "")
            window.page.keyboard.press("Enter")
            if several:
                expect(window.tip.locator(".choice:focus")).to_have_count(1)
                window.page.keyboard.press("Enter")
            window.wait_after(before)
        assert len(window.sent) == 8


def test_the_log_leads_back_in_time_and_to_now_again(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("tabannusi"))
    with visit(browser, ann) as window:
        window.open(table["id"])
        number = window.number
        window.page.locator(".log li button").nth(12).click()
        expect(window.page.get_by_role("heading", level=1)).to_contain_text("The table after move")
        expect(window.page.locator("[data-keys]")).to_have_count(0)
        window.page.get_by_role("button", name="Back to the game").click()
        expect(window.page.locator("[data-keys]").first).to_be_visible()
        assert window.number == number
        window.page.locator(".log li button").nth(12).click()
        expect(window.page.locator("[data-keys]")).to_have_count(0)
        window.page.keyboard.press("Escape")
        expect(window.page.locator("[data-keys]").first).to_be_visible()


def test_the_log_writes_on_for_one_who_reads_on(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("tabannusi", answers=120))
    with visit(browser, ann) as window:
        window.open(table["id"])
        turns = window.page.locator(".log .turn")
        before = turns.count()
        turns.last.scroll_into_view_if_needed()
        window.page.get_by_role("button", name="Full log").scroll_into_view_if_needed()
        expect(turns.nth(before)).to_be_attached()


@pytest.mark.parametrize(("game", "language"), [("inventors", "pl"), ("scholars", "fr"), ("tabannusi", "pl")])
def test_the_rules_are_read_in_the_players_language(browser: Browser, ann: Person, game: str, language: str) -> None:
    english, said = (find_game(game).catalogue(each)[0] for each in ("en", language))
    table = brought(ann, moment(game))
    with visit(browser, ann, language) as window:
        window.open(table["id"])
        window.page.keyboard.press("r")
        rule = window.page.locator(f'[data-rule="{said.id}"]')
        expect(rule).to_contain_text(said.text)
        expect(rule).to_contain_text(said.heading)
        window.page.goto(f"/rules/{game}")
        expect(window.page.get_by_text(said.text)).to_be_visible()
        expect(window.page.get_by_text(english.text)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_seats_scores_and_rules_are_one_click_away(browser: Browser, ann: Person, game: str) -> None:
    table = brought(ann, moment(game))
    with visit(browser, ann) as window:
        window.open(table["id"])
        page = window.page
        page.locator(".seats button").nth(1).click()
        expect(page.locator("section.other")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("section.other")).to_have_count(0)
        page.get_by_role("tab", name="Score").click()
        expect(page.get_by_role("tabpanel").locator("tfoot td")).to_have_count(2)
        page.keyboard.press("r")
        search = page.get_by_role("searchbox")
        search.fill("score")
        found = page.locator("[data-rule]")
        expect(found.first).to_be_visible()
        assert all("score" in text.lower() for text in found.all_inner_texts())
        search.fill("nothing of the kind")
        expect(found).to_have_count(0)
        page.get_by_role("tab", name="Rules").focus()
        page.keyboard.press("l")
        expect(page.locator(".log")).to_be_visible()


def test_a_hint_is_shown_on_the_board(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("inventors"))
    with visit(browser, ann) as window:
        window.open(table["id"])
        window.page.get_by_role("button", name="Hint").click()
        # Bots think for a second, in a process that may have to start.
        window.page.locator('[data-state~="hint"]').first.wait_for()
        note = window.page.locator(".note")
        expect(note).to_contain_text("A bot would choose")
        expect(note).to_contain_text(re.compile("better than|as good as"))
        # Its answers are numbered where they are given.
        steps = note.locator(".step").count()
        numbers = " ".join(window.page.locator(".in-line > .number").all_inner_texts()).split()
        assert "1" in numbers
        assert {int(number) for number in numbers} <= set(range(1, steps + 1))
        assert window.sent == []
        # Everyone reads that a bot helped.
        expect(window.page.get_by_label("Helped by a bot: a hint")).to_have_count(1)


def test_the_odds_stand_in_the_score_panel(browser: Browser, ann: Person, bob: Person) -> None:
    """On where one plays with bots alone; at a table with others only once somebody asks, which they read."""
    alone = brought(ann, moment("tabannusi", ("person", "bot"), answers=150))["id"]
    game = moment("tabannusi", answers=150)
    with visit(browser, ann) as window:
        page = window.page
        window.open(alone)
        page.get_by_role("tab", name="Score").click()
        odds = page.get_by_role("region", name="Odds of winning")
        expect(odds.get_by_role("listitem")).to_have_count(2)
        window.open(shared(ann, bob, game))
        page.get_by_role("tab", name="Score").click()
        expect(odds).to_contain_text("Everyone at the table reads that you looked.")
        expect(odds.get_by_role("listitem")).to_have_count(0)
        odds.get_by_role("checkbox").check()
        expect(odds.get_by_role("listitem")).to_have_count(2)
        expect(page.get_by_label("Helped by a bot: odds of winning")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_the_companion_of_a_first_game_speaks_and_covers_nothing(browser: Browser, ann: Person, game: str) -> None:
    table = ann.table(game, "here", "bot", seed=5)
    with visit(browser, ann) as window:
        window.page.goto(f"/table/{table['id']}#tutorial")
        coach = window.page.locator(".coach")
        coach.wait_for()
        first = coach.inner_text()
        window.play(random.Random(5), 8)
        assert len(coach.inner_text()) > 40
        expect(coach).not_to_contain_text(first)
        window.page.get_by_role("button", name="End tutorial").click()
        expect(coach).to_have_count(0)


def test_a_die_travels_from_where_it_lay(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("inventors", answers=20, questions={"inventors": "question-place-dice"}))
    with visit(browser, ann, motion=True) as window:
        window.page.add_init_script(TRAVELS)
        window.open(table["id"])
        die = next(key for key in window.options if key.startswith(("ready.", "determined.", "inspired.")))
        window.choose(die)
        placed = f"die-0-{die.split('.')[1]}/"
        window.page.wait_for_function(
            "(placed) => window.travels.some((piece) => piece.startsWith(placed) && /camel|workshop/.test(piece))",
            arg=placed,
        )


@pytest.mark.parametrize("aim", ["seen", "goal"])
def test_a_die_that_travels_is_chosen_where_it_is_and_where_it_goes(browser: Browser, ann: Person, aim: str) -> None:
    table = brought(ann, moment("inventors", answers=40, seed=7, questions={"inventors": "question-brighten"}))
    with visit(browser, ann, motion=True) as window:
        window.page.add_init_script(SLOWLY)
        window.open(table["id"])
        window.choose("exhausted.white")
        key, seen, goal = window.page.wait_for_function(TRAVELLING).json_value()
        before = window.number
        window.page.mouse.click(*(seen if aim == "seen" else goal))
        window.wait_after(before)
        assert window.sent[1:] == [key]


def test_a_sentence_of_the_log_bears_the_sign_of_whom_it_is_about(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("tabannusi", seats=("person",) * 3))
    with visit(browser, ann) as window:
        window.open(table["id"])
        lines = window.page.locator(".log li:has(.piece):has(.seat-name)")
        expect(lines.first).to_be_visible()
        signs = lines.evaluate_all(
            """(all) => all.map((line) =>
                [...line.querySelectorAll(".piece, .seat-name")].map((each) => each.dataset.seat))"""
        )
        assert len(signs) > 20
        assert all(sign == named for sign, named, *_ in signs)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_shows_who_won_and_leads_to_a_rematch(browser: Browser, ann: Person, game: str) -> None:
    table = brought(ann, whole(game))
    with visit(browser, ann, motion=True) as window:
        window.open(table["id"])
        scores = window.last["view"]["scores"]
        for score in scores:
            expect(window.end.locator("tfoot")).to_contain_text(str(score["total"]))
        expect(window.end.locator("tbody tr")).to_have_count(len(scores[0]["categories"]))
        expect(window.end.locator("polyline")).to_have_count(len(scores))
        assert "{" not in window.end.inner_text()
        window.end.get_by_role("button", name="Rematch").click()
        expect(window.end).to_have_count(0)
        window.wait_for(0)
        assert not window.over
        assert not window.page.url.endswith(table["id"])
