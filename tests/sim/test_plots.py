"""Plots: they are there, and they speak in words."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import claytable
from claytable.sim import matches, plots, simulate
from claytable.sim.plots import draw_plots


def words(path: Path) -> str:
    return " ".join(text for text in ET.parse(path).getroot().itertext() if text.strip())


def test_plots_show_scores_seats_actions_and_components(tmp_path: Path) -> None:
    totals = simulate(matches("tabannusi", 40, [2, 3], bots=("random",)), count=True)
    rules = claytable.installed_games()["tabannusi"]

    def provenance(thing: str) -> str:
        return "reconstructed" if thing.startswith("tile:") else ""

    paths = draw_plots(rules, totals, tmp_path, provenance)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(path.name for path in paths)
    assert [path.stem for path in paths[::2]] == ["scores", "seats", "actions", "components-tile"]
    for path in paths:
        if path.suffix == ".png":
            assert path.read_bytes().startswith(b"\x89PNG")
    scores = words(tmp_path / "scores.svg")
    assert "Tabannusi: Builders of Ur: final scores of 40 games" in scores
    assert "Urban cards" in scores
    assert "2 players: mean" in scores
    seats = words(tmp_path / "seats.svg")
    assert "place in the order of turns" in seats
    assert "3 players" in seats
    assert "constructs (" in words(tmp_path / "actions.svg").replace("  ", " ")
    tiles = words(tmp_path / "components-tile.svg")
    assert "uses tile: refill up to 2 Crates, 1 Claim marker †" in tiles


def test_legends_cover_no_curve() -> None:
    totals = simulate(matches("tabannusi", 12, [1, 2, 3, 4], bots=("random",)), count=True)
    rules = claytable.installed_games()["tabannusi"]
    legends = 0
    for figure in (plots._scores(rules, totals), plots._seats(rules, totals)):
        figure.draw_without_rendering()
        for axes in figure.axes:
            legend = axes.get_legend()
            if legend is not None:
                legends += 1
                box = legend.get_window_extent()
                assert not box.overlaps(axes.get_window_extent())
                assert figure.bbox.x0 <= box.x0
                assert box.x1 <= figure.bbox.x1
                assert not any(box.overlaps(other.get_window_extent()) for other in figure.axes)
    assert legends == 3
