"""What is printed as an effect is said by the engine: a client needs no grammar."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from games.catalogue import LANGUAGES, words
from games.test_client_words import numbers_in

import claytable
from claytable.core.messages import Message
from claytable.core.packs import read_components
from claytable.core.rules import find_game, own_games

GAMES = tuple(own_games())


def effects(game: str, pack: str | None = None) -> dict[str, Message]:
    rules = find_game(game)
    return rules.effects(rules.box(pack), read_components(rules.package, pack).tables)


@pytest.mark.parametrize("game", GAMES)
def test_every_effect_can_be_said_in_every_language(game: str) -> None:
    found = effects(game)
    assert len(found) > 50
    for text, message in found.items():
        for language in LANGUAGES:
            said = words(game, language).say(message)
            assert said.strip(), f"{language}: {text}"
            assert not set("{}$") & set(said), f"{language}: {text}: {said}"


@pytest.mark.parametrize("game", GAMES)
def test_an_effect_that_can_be_chosen_is_said_as_its_answer_is(game: str) -> None:
    table = claytable.new(game, seats=2, seed=1).table
    shared = [text for text in effects(game) if f"do:{text}" in table.vocabulary.index]
    assert len(shared) > 40
    for text in shared:
        assert effects(game)[text] == table.answer_message(table.vocabulary.index[f"do:{text}"]), text


#: Tables and fields that a client draws as effects or costs.
DRAWN = [
    ("inventors", "worker_space", "cost"),
    ("inventors", "worker_space", "effect"),
    ("inventors", "device_card", "metric"),
    ("inventors", "device_card", "play"),
    ("inventors", "study_space", "bottom"),
    ("inventors", "study_space", "top"),
    ("inventors", "tent_track", "reveal"),
    ("inventors", "workshop_tile", "effect"),
    ("inventors", "royalties_space", "royalty"),
    ("inventors", "setup_goal", "effect"),
    ("scholars", "translator", "retiree"),
    ("scholars", "translator", "dispatch"),
    ("scholars", "action_card", "work"),
    ("scholars", "goal_card", "track_reward"),
    ("scholars", "caliph_card", "bottom_reward"),
    ("scholars", "scheme_card", "first_action"),
    ("scholars", "scheme_card", "second_action"),
    ("scholars", "solo_wrap_reward", "effect"),
    ("tabannusi", "ship_tile", "effects"),
    ("tabannusi", "mastery_space", "benefit"),
    ("tabannusi", "port_pair", "red_bonus"),
    ("tabannusi", "property_cost_tile", "common_side"),
    ("tabannusi", "decree_card", "effects"),
    ("tabannusi", "automa_card", "bonus"),
]


@pytest.mark.parametrize(("game", "table", "field"), DRAWN, ids=str)
def test_all_that_is_drawn_has_its_message(game: str, table: str, field: str) -> None:
    found = effects(game)
    rows = read_components(find_game(game).package, None).tables[table]
    values = [row[field] for row in rows if field in row]
    texts = {text for value in values for text in ([value] if isinstance(value, str) else value) if text}
    assert texts
    assert not texts - set(found)


# -- the words of single components -----------------------------------------------------------------------------

#: Beginnings of messages about components whose numbers are names, or a rule's and not printed on the component.
A_RULES = {
    "inventors": ("answer-discard-two", "about-", "setup-goal-", "use-", "tutorial-"),
    "scholars": ("answer-take-dice", "worker-", "setting-", "pad-", "tutorial-"),
    "tabannusi": ("district-", "ziggurat-z10", "tutorial-"),
}


@pytest.mark.parametrize("game", GAMES)
def test_no_words_of_a_component_have_its_printed_numbers(game: str) -> None:
    tables = read_components(find_game(game).package, None).tables.values()
    rows = [row for table in tables if isinstance(table, list) for row in table if isinstance(row, Mapping)]
    ids = tuple(f"-{str(row['id']).lower().replace('_', '-')}" for row in rows if "id" in row)
    folder = Path(claytable.__file__).parent / "games" / game / "locale"
    found = numbers_in((folder / "en.ftl").read_text(encoding="utf-8"))
    assert [id for id, _ in found if f"-{id}".endswith(ids) and not id.startswith(A_RULES[game])] == []


#: Messages of the terminal whose numbers are names, or a rule's.
IN_THE_TERMINAL = {
    "inventors": {"first", "legend", "scores"},
    "scholars": {"first", "legend", "heading", "deck-wild-1", "deck-wild-2", "bonus-starting", "event-starting"},
    "tabannusi": {"first", "ziggurat-z01", "ziggurat-z10", "effect-advance-two", "effect-substitute"},
}


@pytest.mark.parametrize("game", GAMES)
def test_the_short_words_of_the_terminal_have_no_printed_numbers(game: str) -> None:
    folder = Path(claytable.__file__).parent / "draw" / game / "locale"
    assert {id for id, _ in numbers_in((folder / "en.ftl").read_text(encoding="utf-8"))} == IN_THE_TERMINAL[game]


@pytest.mark.parametrize(
    ("game", "table", "id", "fields"),
    [
        ("inventors", "research_tile", "tent_silver", 'effect = ["gain 7 silver"]'),
        ("inventors", "research_tile", "ongoing_research", 'effect = ["gain 7 silver"]'),
        ("inventors", "research_tile", "ongoing_camel_value", "camel_value_bonus = 6"),
        ("inventors", "pass_tile", "pass_silver", 'effect = ["gain 7 silver"]'),
        ("tabannusi", "ship_tile", "S01", 'effects = ["gain vp 7"]'),
        ("tabannusi", "ship_tile", "S01", 'trigger = "place_garden"'),
    ],
    ids=str,
)
def test_a_component_is_said_as_the_pack_prints_it(game: str, table: str, id: str, fields: str, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(f'[[{table}]]\nid = "{id}"\n{fields}\n', encoding="utf-8")
    printed, own = effects(game)[id], effects(game, str(pack))[id]
    for language in LANGUAGES:
        said = words(game, language).say(own)
        assert said != words(game, language).say(printed)
        assert all(n in said for n in fields if n.isdigit())
