"""Games by touch: on a phone upright and on its side, and on a tablet."""

from __future__ import annotations

import os
import random
import re
from itertools import product

import pytest
from PIL import Image
from played import brought, whole
from playwright.sync_api import Browser, expect
from served import Person
from web.browser import LOOK, PATIENCE
from web.handheld import IN_SIGHT, SCREENS, thumb
from web.moments import CHOOSY, before_another, moment

GAMES = ("inventors", "scholars", "tabannusi")
LANGUAGES = ("en", "pl", "fr")
#: `make test-web LONG=1` sets this: each game is tapped to its end on each screen, in each language.
LONG = os.environ.get("CLAYTABLE_LONG") == "1"
#: Each game is played on each screen; together they speak all languages.
PLAYED = [
    (game, screen, LANGUAGES[(at + place) % 3]) for at, game in enumerate(GAMES) for place, screen in enumerate(SCREENS)
]
#: What is drawn in each watched place.
CONTENTS = (
    "all => all.map(each => [each.dataset.watch, each.textContent, each.querySelectorAll('[data-piece]').length])"
)
#: Whether the copy of what an answer would put on the table has its middle in the place of the answer.
STANDS = """(key) => {
    const place = document.querySelector(`.drawing [data-keys="${key}"]`).getBoundingClientRect();
    const { left, top, width, height } = document.querySelector(".ghost").getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return place.left <= x && x <= place.right && place.top <= y && y <= place.bottom;
}"""
#: Questions of a game that are looked at where it is not played to its end.
QUESTIONS = 9
EVERYWHERE = [(game, screen, language) for game in GAMES for screen in SCREENS for language in LANGUAGES]


@pytest.mark.parametrize(("game", "screen", "language"), EVERYWHERE if LONG else PLAYED)
def test_a_game_is_played_by_touch_and_nothing_is_cut_or_out_of_reach(
    browser: Browser, ann: Person, game: str, screen: str, language: str
) -> None:
    table = ann.table(game, "here", "here", seed=5) if LONG else brought(ann, moment(game))
    with thumb(browser, ann, language, screen) as hand:
        hand.window.open(table["id"])
        hand.play(random.Random(3), 2000 if LONG else 5)
        assert hand.window.over is LONG


@pytest.mark.parametrize("screen", list(SCREENS))
def test_a_game_without_a_drawing_is_played_by_touch_to_its_end(browser: Browser, ann: Person, screen: str) -> None:
    table = ann.table("oasis", "here", "here", seed=3, options={"days": 8})["id"]
    with thumb(browser, ann, "en", screen) as hand:
        hand.window.open(table)
        hand.play(random.Random(5), 200)
        assert hand.window.over


@pytest.mark.parametrize("game", GAMES)
def test_the_first_question_has_its_choices_in_sight_and_names_no_key(browser: Browser, ann: Person, game: str) -> None:
    table = ann.table(game, "here", "here", seed=4)["id"]
    with thumb(browser, ann) as hand:
        hand.window.open(table)
        for screen in SCREENS:
            hand.hold(screen)
            hand.page.locator("[data-choice]").first.wait_for()
            hand.find_turned()
        hand.hold("upright")
        hand.choose(hand.window.options[0])
        hand.page.locator(".phone header button").last.wait_for()
        assert not any(each.is_visible() for each in hand.page.locator(".phone .key").all())


def test_a_tap_looks_and_the_same_again_plays(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("scholars"))["id"]
    with thumb(browser, ann) as hand:
        hand.window.open(table)
        number = hand.window.number
        first, second = [key for key in hand.window.options if key.startswith("slot:")][:2]
        hand.tap(f'.drawing [data-keys="{first}"]')
        preview = hand.page.locator(".preview")
        expect(preview).to_contain_text("Which Action Card do you play")
        expect(hand.page.locator(".drawing [data-looked]")).to_have_count(1)
        # The neighbour, back to the list, and something else: nothing has been played.
        hand.tap(".looked button:last-child")
        expect(hand.page.locator(f'[data-do="{second}"]')).to_be_visible()
        hand.page.get_by_role("button", name="Back").tap()
        expect(preview).to_have_count(0)
        assert hand.window.number == number
        assert hand.window.sent == []
        hand.tap(f'.drawing [data-keys="{first}"]')
        expect(preview).to_be_visible()
        hand.tap(f'.drawing [data-keys="{first}"]')
        hand.window.wait_after(number)
        assert hand.window.sent == [first]


def test_what_would_stand_on_a_place_stands_there_and_other_rings_go(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("inventors", questions=CHOOSY))["id"]
    with thumb(browser, ann) as hand:
        hand.window.open(table)
        worker = next(key for key in hand.window.options if key.startswith("worker:"))
        place = hand.page.locator(f'.drawing [data-keys="{worker}"]')
        expect(place).to_have_count(1)
        drawn = hand.page.locator(".drawing [data-watch]").evaluate_all(CONTENTS)
        hand.tap(f'.drawing [data-keys="{worker}"]')
        ghost = hand.page.locator(".ghost use[href='#piece-worker'], .ghost .piece")
        expect(ghost).to_have_count(1)
        inside, around = ghost.bounding_box(), place.bounding_box()
        assert inside
        assert around
        assert around["x"] <= inside["x"] + inside["width"] / 2 <= around["x"] + around["width"]
        assert around["y"] <= inside["y"] + inside["height"] / 2 <= around["y"] + around["height"]
        ringed = (
            "all => all.filter(each => getComputedStyle(each).outlineStyle !== 'none').map(each => each.dataset.keys)"
        )
        assert hand.page.locator(".drawing [data-keys]").evaluate_all(ringed) == [worker]
        # The table is as it was, and so it is when nothing is looked at any more.
        assert hand.page.locator(".drawing [data-watch]").evaluate_all(CONTENTS) == drawn
        hand.page.get_by_role("button", name="Back").tap()
        expect(hand.page.locator(".ghost")).to_have_count(0)


def test_a_row_says_in_signs_what_an_answer_costs_and_gives(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("inventors", questions=CHOOSY))["id"]
    with thumb(browser, ann) as hand:
        hand.window.open(table)
        options = hand.window.last["view"]["decision"]["options"]
        costs = [
            each["key"] for each in options if any(line["id"] == "log-loses-influence" for line in each["preview"])
        ]
        for key in costs:
            gist = hand.page.locator(f'[data-choice="{key}"] .gist')
            expect(gist.locator(".gi--lose, .fx").first).to_be_visible()
            expect(gist.locator(".fx-to")).to_have_count(1)
            # A screen reader says it in words.
            expect(gist.locator("[role=img]")).to_have_attribute("aria-label", re.compile("Influence"))
            expect(gist).not_to_contain_text("Influence")
        assert costs


def test_who_wants_it_plays_with_one_tap(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("scholars"))["id"]
    with thumb(browser, ann) as hand:
        hand.page.add_init_script("localStorage.setItem('claytable', JSON.stringify({ atOnce: true }))")
        hand.window.open(table)
        number = hand.window.number
        key = next(key for key in hand.window.options if key.startswith("slot:"))
        hand.tap(f'[data-choice="{key}"]')
        hand.window.wait_after(number)
        assert hand.window.sent == [key]


@pytest.mark.parametrize("screen", list(SCREENS))
def test_companion_hint_log_score_rules_and_other_boards_are_whole(browser: Browser, ann: Person, screen: str) -> None:
    table = ann.table("inventors", "here", "bot", seed=4)["id"]
    with thumb(browser, ann, "fr", screen) as hand:
        page = hand.page
        page.goto(f"/table/{table}#tutorial")
        hand.window.board.wait_for()
        note = page.locator(".note")
        expect(note.first).to_be_visible()
        hand.look_over()
        page.get_by_role("button", name="Conseil").tap()
        expect(note).to_have_count(2, timeout=PATIENCE)
        hand.look_over()
        if screen != "tablet":
            page.get_by_role("button", name="Journal, score et règles").tap()
        for name in ("Score", "Règles", "Journal"):
            page.get_by_role("tab", name=name, exact=True).tap()
            hand.look_over(".pages, .beside")
        if screen != "tablet":
            page.locator(".pages").get_by_role("button", name="Fermer").tap()


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_another_seat_is_whole(browser: Browser, ann: Person, game: str) -> None:
    table = brought(ann, moment(game, answers=110))["id"]
    with thumb(browser, ann, "fr") as hand:
        hand.window.open(table)
        hand.tap(".strip li:last-child button")
        body = hand.page.locator(".page-body")
        expect(body).to_be_visible()
        for screen in SCREENS:
            hand.hold(screen)
            hand.look_over(".pages")
            assert body.evaluate("each => each.scrollWidth <= each.clientWidth")


@pytest.mark.parametrize(
    ("game", "language"), list(product(GAMES, LANGUAGES)) if LONG else list(zip(GAMES, LANGUAGES, strict=True))
)
def test_at_every_question_of_a_game_nothing_is_cut_or_out_of_reach(
    browser: Browser, ann: Person, game: str, language: str
) -> None:
    table = (ann.table(game, "here", "here", seed=5) if LONG else brought(ann, moment(game, answers=30)))["id"]
    chance = random.Random(5)
    seen: set[str] = set()
    with ann.live(table) as chair, thumb(browser, ann, language) as hand:
        hand.window.open(table)
        while chair.options and (LONG or len(seen) < QUESTIONS):
            hand.window.wait_for(chair.number)
            question = chair.last["view"]["decision"]["question"]["id"]
            if LONG or question not in seen:
                seen.add(question)
                # A few questions take turns on the screens.
                for screen in SCREENS if LONG else [list(SCREENS)[len(seen) % len(SCREENS)]]:
                    hand.hold(screen)
                    hand.look_over()
            number = chair.number
            chair.answer(chance.choice(chair.options))
            chair.wait_for(number + 1)
        assert chair.over is LONG


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_four_is_whole(browser: Browser, ann: Person, game: str) -> None:
    answers = {"inventors": 330, "scholars": 300, "tabannusi": 250}[game]
    table = brought(ann, moment(game, seats=["person"] * 4, answers=answers, seed=5))["id"]
    for screen, language in zip(SCREENS, LANGUAGES, strict=True):
        with thumb(browser, ann, language, screen) as hand:
            hand.window.open(table)
            hand.find_turned()
            hand.look_over()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_that_is_watched_is_whole_on_every_screen(browser: Browser, ann: Person, language: str) -> None:
    table, key = before_another("scholars", 1)
    id = brought(ann, table)["id"]
    with thumb(browser, ann, language, film=True) as hand:
        hand.page.add_init_script("localStorage.setItem('claytable', JSON.stringify({ speed: 'slow' }))")
        hand.window.open(id)
        hand.choose(key)
        hand.page.locator(".strip.sheet li.now").wait_for()
        hand.tap(".strip.sheet .controls button:nth-child(2)")
        expect(hand.page.locator(".strip.sheet")).to_have_attribute("data-playing", "false")
        for screen in SCREENS:
            hand.hold(screen)
            hand.find_whole(".phone")


@pytest.mark.parametrize("screen", list(SCREENS))
def test_what_is_looked_at_stays_on_its_place_when_the_phone_is_turned(
    browser: Browser, ann: Person, screen: str
) -> None:
    table = brought(ann, moment("inventors", questions=CHOOSY))["id"]
    with thumb(browser, ann) as hand:
        hand.window.open(table)
        worker = next(key for key in hand.window.options if key.startswith("worker:"))
        hand.look_at(worker, by_place=True)
        hand.page.locator(".ghost").wait_for()
        hand.hold(screen)
        hand.page.wait_for_function(STANDS, arg=worker, polling=LOOK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_the_replay_and_the_zoom_are_whole_upright(browser: Browser, ann: Person, language: str) -> None:
    over = brought(ann, whole("inventors"))["id"]
    table = brought(ann, moment("inventors"))["id"]
    with thumb(browser, ann, language) as hand:
        page = hand.page
        page.goto(f"/table/{over}/end")
        hand.window.end.wait_for()
        hand.find_whole()
        page.goto(f"/table/{over}/replay?at=60")
        page.locator("[data-region]").first.wait_for()
        hand.find_whole()
        hand.window.open(table)
        hand.press('.drawing [data-state="choosable"]')
        page.locator("dialog[open] .stage").wait_for()
        hand.find_whole("dialog[open]")


@pytest.mark.parametrize("screen", list(SCREENS))
def test_what_a_long_press_opens_stays_when_the_finger_is_lifted(browser: Browser, ann: Person, screen: str) -> None:
    table = brought(ann, moment("scholars"))["id"]
    with thumb(browser, ann, size=screen) as hand:
        hand.window.open(table)
        hand.press('.drawing [data-state="choosable"]')
        # Nothing tells that nothing comes.
        hand.page.wait_for_timeout(300)
        card = hand.page.locator("dialog[open]")
        expect(card).to_be_visible()
        # A tap beside it closes it.
        hand.page.touchscreen.tap(4, SCREENS[screen][1] - 4)
        expect(card).to_have_count(0)
        assert hand.window.sent == []


@pytest.mark.parametrize(("screen", "language"), list(zip(SCREENS, LANGUAGES[::-1], strict=True)))
def test_all_other_pages_and_the_menu_are_whole_and_a_thumb_has_room(
    browser: Browser, ann: Person, screen: str, language: str
) -> None:
    table = brought(ann, moment("scholars"))["id"]
    with thumb(browser, ann, language, screen) as hand:
        page = hand.page
        for address, there in (
            ("/", "footer"),
            ("/new/inventors", "fieldset"),
            ("/rules/inventors", ".columns li"),
            ("/score/scholars", "main input[inputmode]"),
        ):
            page.goto(address)
            page.locator(there).first.wait_for()
            hand.find_whole()
            page.locator(".choices button").last.tap()
            page.locator("dialog[open]").wait_for()
            hand.find_whole("dialog[open]")
        hand.window.open(table)
        hand.tap("header .round")
        page.locator(".menu").wait_for()
        hand.find_whole(".menu")


def test_a_score_is_counted_step_by_step_with_a_thumb_kept_and_shared(browser: Browser, ann: Person) -> None:
    with thumb(browser, ann) as hand:
        page = hand.page
        # Without scrolling one sees where the first number goes.
        page.goto("/score/scholars")
        page.locator("section input").first.wait_for()
        page.wait_for_function(IN_SIGHT, arg="section input", polling=LOOK)
        page.goto("/score/inventors")
        page.get_by_role("textbox", name="Player 1", exact=True).fill("Ada")
        page.get_by_role("textbox", name="Player 2", exact=True).fill("Omar")
        step = page.locator("section small")
        on = page.locator("footer .btn").last
        on.tap()
        expect(page.get_by_role("heading", name="Royalties track")).to_be_visible()
        expect(page.locator("section")).to_contain_text("INV-181")
        cells = page.locator("section input")
        expect(cells.first).to_be_focused()
        for sign in ("4", "+", "1", "2", "⌫"):
            page.locator(".keys").get_by_text(sign, exact=True).tap()
        expect(cells.first).to_have_value("4+1")
        cells.first.press("Enter")
        expect(cells.last).to_be_focused()
        page.locator(".keys").get_by_text("7", exact=True).tap()
        for number in range(2, int(step.inner_text().split()[-1])):
            expect(step).to_have_text(re.compile(f"^{number} of "))
            hand.find_whole()
            on.tap()
        on.tap()
        expect(page.locator(".places li")).to_have_text([re.compile("1.*7.*Omar"), re.compile("2.*5.*Ada")])
        hand.find_whole()
        with page.expect_download() as picture:
            page.get_by_role("button", name="Share a picture").tap()
        with Image.open(picture.value.path()) as shared:
            assert shared.format == "PNG"
            assert len(shared.convert("RGB").getcolors(shared.width * shared.height) or []) > 9
        page.get_by_role("button", name="Keep this result").tap()
        page.reload()
        past = page.locator("section li")
        expect(past).to_contain_text(["Ada 5"])
        past.get_by_role("button").tap()
        expect(past).to_have_count(0)
        page.get_by_role("button", name="Put it back").tap()
        expect(past).to_contain_text(["Omar 7"])
        # A line leads back to what was counted for it.
        page.get_by_role("button", name="Royalties track").tap()
        expect(cells.first).to_have_value("4+1")


def test_what_cannot_be_chosen_stands_last_with_its_reason_and_leads_to_the_rule(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("scholars", questions=CHOOSY))["id"]
    with thumb(browser, ann) as hand:
        hand.window.open(table)
        hand.tap(".handle")
        closed = hand.page.locator(".closed")
        expect(closed.first).to_be_visible()
        hand.tap(".handle")
        hand.tap(".drawing [data-state=refused]")
        expect(hand.page.locator(".why p")).to_be_visible()
        rule = hand.page.locator(".why .ways .btn").last
        number = rule.inner_text().strip()
        rule.tap()
        expect(hand.page.locator(f'[data-rule="{number}"]')).to_be_visible()


def test_the_sheet_is_pulled_tapped_and_moved_with_keys(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("scholars"))["id"]
    with thumb(browser, ann) as hand:
        hand.window.open(table)
        sheet = hand.page.locator(".sheet")
        expect(sheet).to_have_attribute("data-stop", "half")
        hand.tap(".handle")
        expect(sheet).to_have_attribute("data-stop", "full")
        hand.page.locator(".handle").focus()
        hand.page.keyboard.press("ArrowDown")
        hand.page.keyboard.press("ArrowDown")
        expect(sheet).to_have_attribute("data-stop", "closed")
        hand.page.keyboard.press("Enter")
        expect(sheet).to_have_attribute("data-stop", "half")
        box = hand.page.locator(".handle").bounding_box()
        assert box is not None
        hand.page.mouse.move(120, box["y"] + 8)
        hand.page.mouse.down()
        hand.page.mouse.move(120, 200, steps=4)
        hand.page.mouse.up()
        expect(sheet).to_have_attribute("data-stop", "full")


@pytest.mark.parametrize("screen", ["upright", "sideways"])
def test_the_verdict_on_a_puzzle_comes_at_once_while_others_play(browser: Browser, ann: Person, screen: str) -> None:
    first = ann.get("/api/games/tabannusi/puzzles")[0]
    with thumb(browser, ann, size=screen, film=True) as hand:
        page = hand.page
        # The turn of the others is a slow film: your own next turn does not come meanwhile.
        page.add_init_script("""localStorage.setItem("claytable", JSON.stringify({ speed: "slow" }))""")
        page.goto("/")
        tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Tabannusi"))
        tile.get_by_role("button", name="Practise").click()
        hand.window.board.wait_for()
        for key in first["line"]:
            hand.window.wait_for_turn()
            hand.choose(key, by_place=False)
        verdict = page.get_by_role("status").filter(has_text="Solved")
        expect(verdict).to_be_in_viewport()
        expect(page.locator(".phone .choices, .phone [data-choice]")).to_have_count(0)
