"""An error in a pack names the line of the owner's own file, however that file is written."""

from __future__ import annotations

from importlib.resources import files
from textwrap import dedent

import pytest

from claytable import PackError, installed_games
from claytable.core.packs import Pack, read_components
from claytable.core.places import read_places

#: Forms of one pack: it gives the card `lens` the value 13, which no card has. With each the line of the mistake.
FORMS = {
    "double quotes": ('[[device_card]]\nid = "lens"\nvalue = 13\n', 3),
    "single quotes": ("[[device_card]]\nid = 'lens'\nvalue = 13\n", 3),
    "long quotes": ("[[device_card]]\nid = '''\nlens'''\nvalue = 13\n", 4),
    "an escape": ('[[device_card]]\nid = "\\u006cens"\nvalue = 13\n', 3),
    "indented": ("  [[device_card]]\n    id = 'lens'\n\tvalue = 13\n", 3),
    "spaces in the heading": ("[[ device_card ]]\nid='lens'\nvalue   =13\n", 3),
    "quoted keys": ("[['device_card']]\n\"id\" = 'lens'\n'value' = 13\n", 3),
    "the id last": ("[[device_card]]\nvalue = 13\nid = 'lens'\n", 2),
    "other line ends": ("# mine\r\n[[device_card]]\r\nid = 'lens'\r\nvalue = 13\r\n", 4),
    "no line end": ("[[device_card]]\nid = 'lens'\nvalue = 13", 3),
    "comments": (
        "# [[device_card]]\n[[device_card]] # id = 'dial'\n# value = 1\nid = 'lens' # ]\n\nvalue = 13 # '\n",
        6,
    ),
    "an inline list": ("device_card = [{ id = 'lens', value = 13 }]\n", 1),
    "a list over several lines": (
        "device_card = [ # mine\n  { id = 'dial', value = 7 }, # [\n\n  { id = 'lens', value = 13 }\n]\n",
        4,
    ),
    "another card before it": (
        "[[device_card]]\nid = 'dial'\nvalue = 7\n[[device_card]]\nid = 'lens'\nvalue = 13\n",
        6,
    ),
    "the card twice": ("[[device_card]]\nid = 'lens'\nvalue = 7\n[[device_card]]\nid = 'lens'\nvalue = 13\n", 6),
    "another table between": ("[[device_card]]\nid = 'lens'\nvalue = 13\n[river]\nspaces = 18\n", 3),
    "a text that looks like a pack": (
        "[[device_card]]\nprovenance = '''\n[[device_card]]\nid = 'dial'\nvalue = 1\n'''\nid = 'lens'\nvalue = 13\n",
        8,
    ),
    "a list that looks like a heading": (
        "[[device_card]]\nid = 'lens'\ncraftspeople = [\n'tiler', \"chandler\", # ]\n'carpenter',\n]\nvalue = 13\n",
        7,
    ),
    "quotes within quotes": (
        '[[device_card]]\nprovenance = """a ""\\" [[x]]\n\\""""""\nid = "lens"\nvalue = 13\n',
        5,
    ),
}


def refused(text: str) -> str:
    with pytest.raises(PackError) as error:
        installed_games()["inventors"].box(Pack("mine", text))
    return str(error.value)


@pytest.mark.parametrize(("text", "line"), FORMS.values(), ids=FORMS)
def test_a_value_is_named_with_its_line(text: str, line: int) -> None:
    said = refused(text)
    assert said == f"mine.toml, line {line}: [[device_card]] lens, field 'value': 13 is outside 1 to 12."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("\n river.'final_pil' = 9\n", "line 2: [river], field 'final_pil': the table has no such field."),
        ("\nriver = { 'final_pil' = 9 }\n", "line 2: [river], field 'final_pil': the table has no such field."),
        ("[river]\nspaces = 18\n[river.final_pil]\nx = 1\n", "line 3: [river], field 'final_pil': the table has no"),
        ("[ 'rivers' ]\n", "line 1: [rivers]: the game has no such table."),
        ("\nrivers = []\n", "line 2: [rivers]: the game has no such table."),
        ("\nriver = []\n", "line 2: [river]: this table stands once, as [river]."),
        ("[rivers.a]\n", "line 1: [rivers]: the game has no such table."),
        ("\n\n[[device_card]]\nvalue = 3\n", "line 3: [[device_card]] None: the game has no such component."),
        ("[[device_card]]\nid = []\n", "line 1: [[device_card]] []: the game has no such component."),
        ("device_card = [\n1,\n2]", "line 2: [[device_card]] None: the game has no such component."),
        ("[[device_card]]\nid='lens'\n[device_card.colour]\nx=1", "line 3: [[device_card]] lens, field 'colour'"),
        (
            "[[setup_card]]\nid = 'setup_1'\ninfluence.blue = 9\n",
            "line 3: [[setup_card]] setup_1, field 'influence': there must be 4 Influence.",
        ),
        (
            "[[setup_card]]\nid = 'setup_1'\n[setup_card.influence]\nblue = 9\n",
            "line 3: [[setup_card]] setup_1, field 'influence': there must be 4 Influence.",
        ),
    ],
)
def test_what_is_not_known_is_named_with_its_line(text: str, sentence: str) -> None:
    assert refused(text).startswith(f"mine.toml, {sentence}")


@pytest.mark.parametrize("game", installed_games())
def test_every_row_of_our_own_components_is_found_where_it_stands(game: str) -> None:
    package = installed_games()[game].package
    text = (files(package) / "components.toml").read_text(encoding="utf-8")
    lines = text.split("\n")
    places = read_places(text)
    tables = read_components(package, None).tables
    assert list(places) == list(tables)
    for table, found in tables.items():
        rows = found if isinstance(found, list) else [found]
        assert [(row.id, list(row.fields)) for row in places[table]] == [(row.get("id", ""), list(row)) for row in rows]
        for row in places[table]:
            assert lines[row.line - 1].startswith((f"[[{table}]]", f"[{table}"))
            for field, line in row.fields.items():
                assert lines[line - 1].startswith((f"{field} =", f"[{table}.{field}"))


def test_a_mistake_in_the_middle_of_a_list_names_that_element() -> None:
    text = dedent("""
        device_card = [
          { id = 'dial', play = [
              'increase 1',
            ] },
          { id = 'lens',  value = 13 }, { id = 'drum' },
        ]
    """)
    assert refused(text).startswith("mine.toml, line 6: [[device_card]] lens, field 'value'")
