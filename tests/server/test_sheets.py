"""Score pads over HTTP."""

from __future__ import annotations

import pytest
from guests import ann, server
from served import Person

__all__ = ["ann", "server"]

PATH = "/api/games/tabannusi/score-sheet"


def test_a_pad_says_what_is_counted_and_adds_it_up(ann: Person) -> None:
    pad = ann.get(PATH)
    assert [category["id"] for category in pad["categories"]][:2] == ["track", "common-districts"]
    field = {"id": "harbormasters", "each": 3, "asked": "all", "check": False, "args": {}}
    assert pad["categories"][-1]["fields"] == [field]
    columns = [{"track": 40}, {"track": 31, "harbormasters": 3}]
    one, two = ann.post(PATH, {"columns": columns})
    assert (one["total"], one["place"], two["total"], two["place"], two["tied"]) == (40, 1, 40, 1, True)
    assert two["points"]["harbormasters"] == 9


def test_a_pad_is_added_up_with_the_values_of_a_pack(ann: Person) -> None:
    text = "\n".join(f'[[harbormaster_tile]]\nid = "{row["id"]}"\nunused_vp = 5' for row in tiles(ann))
    (one,) = ann.post(PATH, {"columns": [{"harbormasters": 2}], "pack": {"name": "mine", "text": text}})
    assert one["total"] == 10


def tiles(ann: Person) -> list[dict[str, str]]:
    found: list[dict[str, str]] = ann.get("/api/games/tabannusi/components")["harbormaster_tile"]
    return found


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"columns": [{"gems": 1}]}, "Column 1 has no field 'gems'."),
        ({"columns": [{}], "solo": True}, "Alone a score sheet has 2 columns"),
        ({"columns": []}, "columns"),
        ({"columns": [{"track": "many"}]}, "columns"),
    ],
    ids=str,
)
def test_what_is_wrong_is_said_in_a_sentence(ann: Person, body: object, sentence: str) -> None:
    assert ann.refused("POST", PATH, 422, body).startswith(sentence)


def test_a_game_that_is_not_here_has_no_pad(ann: Person) -> None:
    assert ann.refused("GET", "/api/games/chess/score-sheet", 404).startswith("There is no game 'chess' here.")
