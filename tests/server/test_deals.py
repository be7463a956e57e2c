"""Deals that can be proved: the fingerprint from the start, the seed at the end, and nothing in between."""

from __future__ import annotations

from served import Person

from claytable import replay


def test_everyone_sees_the_fingerprint_from_the_start_and_the_seed_at_the_end(ann: Person) -> None:
    table = ann.table("tabannusi", "bot", "bot")
    promised = table["commitment"]
    assert table["seed"] is None
    told = ann.get(f"/api/tables/{table['id']}")
    assert told["commitment"] == promised
    with ann.live(table["id"]) as watching:
        watching.wait("table")
        while not watching.over:
            watching.wait("table")
    told = ann.get(f"/api/tables/{table['id']}")
    journal = ann.get(f"/api/tables/{table['id']}/journal")
    assert told["commitment"] == promised == journal["commitment"]
    assert told["seed"] == journal["seed"]
    assert replay(journal).over


def test_no_two_deals_have_the_same_seed(ann: Person) -> None:
    promises = {ann.table("scholars", "here", "here")["commitment"] for _ in range(8)}
    assert len(promises) == 8
