"""Component packs: what differs from the printed values, with errors that name file, line, table and field."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from claytable import PackError
from claytable.core.packs import Components, read_components

GAME = "claytable.games.inventors"


def pack(tmp_path: Path, text: str) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
    return str(path)


def refused(tmp_path: Path, text: str) -> str:
    with pytest.raises(PackError) as error:
        read_components(GAME, pack(tmp_path, text))
    return str(error.value)


def test_without_a_pack_the_values_are_those_of_the_package() -> None:
    data = read_components(GAME, None)
    assert data.name == "printed"
    assert len(data.many("device_card", 44)) == 44
    assert data.one("river")["spaces"] == 18


def test_a_pack_changes_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    data = read_components(
        GAME,
        pack(
            tmp_path,
            """
            [river]
            second_slot_vp = 2

            [[device_card]]
            id = "lens"
            vp2 = 5
            provenance = "printed"
            """,
        ),
    )
    printed = read_components(GAME, None)
    cards = {row["id"]: row for row in data.many("device_card")}
    for row in printed.many("device_card"):
        changed = {"vp2": 5, "provenance": "printed"} if row["id"] == "lens" else {}
        assert cards[row["id"]] == row | changed
    assert data.one("river") == printed.one("river") | {"second_slot_vp": 2}


def test_a_pack_is_known_by_its_file_and_its_contents(tmp_path: Path) -> None:
    first = read_components(GAME, pack(tmp_path, "[river]\nsecond_slot_vp = 2\n")).name
    second = read_components(GAME, pack(tmp_path, "[river]\nsecond_slot_vp = 3\n")).name
    assert first.startswith("mine-")
    assert second.startswith("mine-")
    assert first != second


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = str(tmp_path / "none.toml")
    with pytest.raises(PackError, match=r"none\.toml: the pack cannot be read \(No such file"):
        read_components(GAME, path)
    with pytest.raises(PackError, match="cannot be read"):
        read_components(GAME, str(tmp_path))


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(PackError, match=r"mine\.toml: the pack is not a text file in UTF-8"):
        read_components(GAME, str(path))


def test_a_file_that_is_not_toml_says_at_which_line(tmp_path: Path) -> None:
    assert "this is not TOML" in refused(tmp_path, "[river\n")
    assert "line 2" in refused(tmp_path, "[river]\nspaces = = 3\n")


def test_an_unknown_table(tmp_path: Path) -> None:
    text = """
    # A comment, so that the table is not on the first line.
    [rivers]
    spaces = 18
    """
    assert refused(tmp_path, text) == "mine.toml, line 2: [rivers]: the game has no such table."


def test_a_table_written_once_that_stands_in_a_list_and_the_other_way_round(tmp_path: Path) -> None:
    once = '[device_card]\nid = "lens"\n'
    assert (
        refused(tmp_path, once) == "mine.toml, line 1: [device_card]: this table is one of a list, as [[device_card]]."
    )
    many = "[[river]]\nspaces = 18\n"
    assert refused(tmp_path, many) == "mine.toml, line 1: [river]: this table stands once, as [river]."


@pytest.mark.parametrize("value", ["5", '"x"', "[1, 2]", "true"])
def test_a_value_where_a_table_should_be(tmp_path: Path, value: str) -> None:
    assert "mine.toml, line 1: [river]: this table stands once" in refused(tmp_path, f"river = {value}\n")
    assert "[device_card]" in refused(tmp_path, f"device_card = {value}\n")


def test_an_unknown_component_is_named_with_its_line(tmp_path: Path) -> None:
    text = """
    [[device_card]]
    id = "lens"
    vp2 = 5

    [[device_card]]
    id = "tricorder"
    vp2 = 5
    """
    assert refused(tmp_path, text) == "mine.toml, line 5: [[device_card]] 'tricorder': the game has no such component."


def test_a_component_without_an_id(tmp_path: Path) -> None:
    assert "[[device_card]]" in refused(tmp_path, "[[device_card]]\nvp2 = 5\n")


def test_an_unknown_field_of_a_component_is_named_with_its_line(tmp_path: Path) -> None:
    text = """
    [[device_card]]
    id = "lens"
    vp2 = 5
    vp3 = 5
    """
    sentence = "mine.toml, line 4: [[device_card]] lens, field 'vp3': the component has no such field."
    assert refused(tmp_path, text) == sentence


def test_an_unknown_field_of_a_table_that_stands_once_is_named_with_its_line(tmp_path: Path) -> None:
    sentence = refused(tmp_path, "[river]\nspaces = 18\nfinal_pil = 9\n")
    assert sentence.startswith("mine.toml, line 3: [river], field 'final_pil'")


# -- the checks with which a game reads its tables -------------------------------------------------------


def components(tmp_path: Path, text: str) -> Components:
    return read_components(GAME, pack(tmp_path, text))


def lens(tmp_path: Path, line: str) -> tuple[Components, dict[str, object]]:
    data = components(tmp_path, f'[[device_card]]\nid = "lens"\n{line}\n')
    return data, next(row for row in data.many("device_card") if row["id"] == "lens")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('vp2 = "five"', "this must be a whole number"),
        ("vp2 = 2.5", "this must be a whole number"),
        ("vp2 = true", "this must be a whole number"),
        ("vp2 = 0", "0 is outside 1 to 20"),
        ("vp2 = 21", "21 is outside 1 to 20"),
    ],
)
def test_a_whole_number_of_the_wrong_kind_or_out_of_range(tmp_path: Path, line: str, sentence: str) -> None:
    data, row = lens(tmp_path, line)
    with pytest.raises(PackError) as error:
        data.whole("device_card", row, "vp2", 1, 20)
    assert str(error.value) == f"mine.toml, line 3: [[device_card]] lens, field 'vp2': {sentence}."


def test_a_word_that_is_not_allowed(tmp_path: Path) -> None:
    data, row = lens(tmp_path, 'metric = "luck"')
    with pytest.raises(PackError, match=r"line 3: .*field 'metric': 'luck' is not one of tower, ship"):
        data.word("device_card", row, "metric", ("tower", "ship"))


@pytest.mark.parametrize("value", ['"increase 1"', "5", '["increase 1", 5]', "[[]]"])
def test_a_list_of_texts_that_is_none(tmp_path: Path, value: str) -> None:
    data, row = lens(tmp_path, f"play = {value}")
    with pytest.raises(PackError, match=r"line 3: .*field 'play': this must be a list of texts"):
        data.texts("device_card", row, "play")


def test_a_wrong_number_of_tables(tmp_path: Path) -> None:
    data = components(tmp_path, "")
    with pytest.raises(PackError, match=r"mine-.*there are 44 tables \[\[device_card\]\], and there must be 45"):
        data.many("device_card", 45)
    with pytest.raises(PackError, match=r"tables \[\[horse\]\] are missing"):
        data.many("horse")
    with pytest.raises(PackError, match=r"table \[horse\] is missing"):
        data.one("horse")


def test_a_value_that_the_pack_does_not_change_is_looked_for_in_the_game_itself(tmp_path: Path) -> None:
    data = components(tmp_path, '[[device_card]]\nid = "lens"\nvp2 = 5\n')
    row = next(row for row in data.many("device_card") if row["id"] == "drum")
    with pytest.raises(PackError, match=r"^components\.toml, line \d+: \[\[device_card\]\] drum, field 'vp2'"):
        data.whole("device_card", row, "vp2", 19, 20)
