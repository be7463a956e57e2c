"""For everybody: no serious finding of axe-core, a focus that can be seen, no motion for people who want none."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from played import brought, whole
from playwright.sync_api import Browser, Page, expect
from served import Person, until
from web.browser import visit
from web.moments import moment

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GAMES = ("inventors", "scholars", "tabannusi")
THEMES = ("light", "dark")
#: What one sees at a glance, and how some parts say it.
GLANCE = {
    "inventors": {
        "Blue Guild": r"Player 1: \d, Player 2: \d.*\. 3 Worker spaces, \d open\.",
        "River": r"The Ships, by space: (.*, )?Player 1: \d+, ",
        "Royalties track": r"The markers, by space: Player 1: \d, Player 2: \d\.",
    },
    "scholars": {
        "House of Wisdom": r"Purple Guild \(Player 1: \d, Player 2: \d\), controlled by: ",
        "Research Tracks": r"Mathematics \(Player 1: \d, Player 2: \d\); Physics \(",
        "Map": r"The markers, by Spot: .*Player 1: \d",
    },
    "tabannusi": {
        "Mastery": r"Brown \(Player 1: \d, Player 2: \d\); White \(",
        "Time track": r"\d scorings to the last round",
        "Player 1": r"Brown Resource: \d, .*Gold: \d",
    },
}


def serious(page: Page) -> list[str]:
    """What axe-core finds serious or critical, with the first places."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{each['id']} ({len(each['nodes'])}): " + "; ".join(str(node["html"])[:160] for node in each["nodes"][:3])
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


@pytest.fixture(autouse=True)
def _axe() -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web/node_modules/.ready")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    "path", ["/", "/new/inventors", "/rules/scholars", "/score/tabannusi", "/learn/scholars", "/nothing"]
)
def test_the_pages_have_no_serious_violation(browser: Browser, ann: Person, path: str, theme: str) -> None:
    ann.table("inventors", "here", "bot")
    with visit(browser, ann, color_scheme=theme) as window:
        window.page.goto(path)
        window.page.get_by_role("heading", level=1).wait_for()
        window.page.wait_for_load_state("networkidle")
        assert serious(window.page) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_the_tables_have_no_serious_violation(browser: Browser, ann: Person, game: str, theme: str) -> None:
    table = brought(ann, moment(game))
    with visit(browser, ann, color_scheme=theme) as window:
        window.open(table["id"])
        window.page.get_by_role("button", name="Menu").click()
        assert window.page.locator("html").get_attribute("data-theme") == theme
        assert serious(window.page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_end_of_a_game_has_no_serious_violation(browser: Browser, ann: Person, theme: str) -> None:
    table = brought(ann, whole("inventors"))
    with visit(browser, ann, color_scheme=theme) as window:
        window.open(table["id"])
        window.end.locator("polyline").first.wait_for()
        assert serious(window.page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_a_replay_has_no_serious_violation(browser: Browser, ann: Person, theme: str) -> None:
    table = brought(ann, whole("inventors"))
    with visit(browser, ann, color_scheme=theme) as window:
        window.page.goto(f"/table/{table['id']}/replay?at=40")
        window.page.locator("[aria-current=step]").first.wait_for()
        assert serious(window.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_board_says_its_name_and_its_state(browser: Browser, ann: Person, game: str) -> None:
    table = brought(ann, moment(game))
    with visit(browser, ann) as window:
        window.open(table["id"])
        # It is said a moment later than it is drawn.
        window.page.locator(".drawing section[aria-description]").first.wait_for()
        parts = window.page.locator(".drawing :is(section, [role=group])").evaluate_all(
            """(all) => all.map((each) => {
                // A frame around other parts leaves it to them, and what lies in a part may leave it to that.
                const left = each.querySelector("[aria-description]") ?? each.closest("[aria-description]");
                return [each.ariaLabel, each.ariaDescription ?? (left ? "" : null)];
            })"""
        )
        assert len(parts) > 6
        assert [part for part in parts if not part[0] or part[1] is None] == []
        for part, state in GLANCE[game].items():
            assert re.search(state, dict(parts)[part]), (part, dict(parts)[part])


def test_what_one_likes_is_kept(browser: Browser, ann: Person) -> None:
    with visit(browser, ann) as window:
        page, dialog = window.page, window.page.locator("dialog")
        page.goto("/")
        page.get_by_role("button", name="Settings").click()
        expect(dialog.get_by_role("radio")).to_have_count(11)
        expect(dialog.get_by_role("checkbox")).to_have_count(4)
        expect(dialog.get_by_label("Sound")).not_to_be_checked()
        dialog.get_by_label("Sound").check()
        dialog.get_by_text("Larger", exact=True).click()
        dialog.get_by_text("For colour blindness").click()
        page.reload()
        page.get_by_role("button", name="Settings").click()
        expect(dialog.get_by_label("Sound")).to_be_checked()
        for name, value in {"text": "larger", "palette": "safe", "marks": "on"}.items():
            assert page.locator("html").get_attribute(f"data-{name}") == value


def test_what_one_likes_comes_back_with_the_person(browser: Browser, ann: Person) -> None:
    brought(ann, moment("inventors"))
    with visit(browser, ann) as window:
        window.page.goto("/")
        window.page.get_by_role("button", name="Settings").click()
        window.page.get_by_text("For colour blindness").click()
        window.page.get_by_text("Larger", exact=True).click()
        chosen = {"palette": "safe", "textSize": "larger"}
        until(lambda: chosen.items() <= (ann.get("/api/settings")["kept"] or {}).get("settings", {}).items())
    # The browser's own copy is lost, and the cookie is not.
    with visit(browser, ann) as window:
        page = window.page
        page.goto("/")
        expect(page.locator("html[data-palette=safe][data-text=larger]")).to_have_count(1)
        # What was chosen within two seconds counts as the same.
        page.wait_for_timeout(2500)
        # What another version knows is no setting here.
        ann.http.put("/api/settings", json={"settings": {"palette": "plaid", "textSize": "large"}, "ago": 0})
        page.reload()
        expect(page.locator("html[data-palette=standard][data-text=large]")).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_one_sees_where_the_keyboard_is(browser: Browser, ann: Person, game: str) -> None:
    table = brought(ann, moment(game))
    with visit(browser, ann) as window:
        window.open(table["id"])
        window.page.keyboard.press("ArrowRight")
        focused = window.page.locator("[data-keys]:focus-visible")
        expect(focused).to_have_count(1)
        styles = "(each) => { const style = getComputedStyle(each); return [style.outlineStyle, style.outlineWidth]; }"
        style, width = focused.evaluate(styles)
        assert style != "none"
        assert float(width.removesuffix("px")) >= 2


def test_nothing_travels_for_those_who_wish_for_no_motion(browser: Browser, ann: Person) -> None:
    table = brought(ann, moment("inventors"))
    with visit(browser, ann) as window:
        window.open(table["id"])
        window.choose(window.options[0])
        running = "() => document.getAnimations().filter(({ playState }) => playState == 'running').length"
        assert window.page.evaluate(running) == 0
