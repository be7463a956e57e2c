"""Pictures of many games: scores, seats, actions and components."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from textwrap import shorten
from typing import Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ..core.messages import Message
from ..core.rules import AnyGame
from .balance import Judged, judge, wilson
from .tally import Standing, Totals

#: Colours that everybody can tell apart (Okabe and Ito), each with a mark of its own.
COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
MARKS: Final = "osD^vP"
#: Rows that a reader can take in: of more, the furthest from what was to be expected on both sides.
ROWS: Final = 30
#: Letters of a name.
LABEL: Final = 66
LEVEL: Final = 0.95


def draw_plots(rules: AnyGame, totals: Totals, folder: Path, provenance: Callable[[str], str]) -> list[Path]:
    """Draw everything there is to see; `provenance` says where a component's values come from. The files."""
    figures = {"scores": _scores(rules, totals), "seats": _seats(rules, totals)}
    actions = judge(totals, lambda each: ":" not in each.name, LEVEL)
    if actions:
        title = f"{rules.title}: win rate of the seats that did this"
        labels = [each.name.replace("-", " ") for each in actions]
        figures["actions"] = _rates(title, "among all seats", actions, labels)
    judged = judge(totals, lambda each: bool(provenance(each.thing)), LEVEL)
    for kind in sorted({each.thing.partition(":")[0] for each in judged}):
        rows = [each for each in judged if each.thing.startswith(f"{kind}:")]
        title = f"{rules.title}: win rate of the seats that used each {kind.replace('-', ' ')}"
        figures[f"components-{kind}"] = _rates(
            title, "among its peers", rows, [_label(totals, r, provenance) for r in rows]
        )
    found = []
    # Words stay words: they can be searched for and read aloud.
    with rc_context({"svg.fonttype": "none"}):
        for name, figure in figures.items():
            for suffix in ("svg", "png"):
                path = folder / f"{name}.{suffix}"
                figure.savefig(path, dpi=120)
                found.append(path)
    return found


def _label(totals: Totals, each: Judged, provenance: Callable[[str], str]) -> str:
    mark = " †" if "reconstructed" in provenance(each.thing) else ""
    deed = each.name.partition(":")[0].replace("-", " ")
    name = totals.called(each.thing)
    if len(name) > LABEL:
        # What a long name ends with may be what tells it from others.
        name = shorten(name, LABEL, placeholder=f" … [{each.thing.partition(':')[2]}]")
    return f"{deed}: {name}{mark}"


def _figure(title: str, width: float, height: float) -> Figure:
    figure = Figure(figsize=(width, height), layout="constrained")
    figure.suptitle(title, fontsize=12, fontweight="bold")
    return figure


def _plain(axes: Axes) -> None:
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="x", color="0.9")
    axes.set_axisbelow(True)


def _legend(axes: Axes) -> None:
    """Above the plot, where it covers nothing."""
    axes.legend(frameon=False, loc="lower center", bbox_to_anchor=(0.5, 1), ncols=2)


def _scores(rules: AnyGame, totals: Totals) -> Figure:
    """How final scores are spread, by bot or by variant, and what they are made of."""
    figure = _figure(f"{rules.title}: final scores of {totals.finished} games", 11, 4.5)
    left, right = figure.subplots(1, 2)
    bots = totals.by_bot()
    series = bots if len(bots) > 1 else totals.by(lambda _, group: _players(group.variant))
    _histogram(left, series)
    words = rules.words("en")
    rows = list(reversed(totals.categories.items()))
    names = [words.say(Message(f"category-{id}")) if f"category-{id}" in words else id for id, _ in rows]
    means = [tally.mean for _, tally in rows]
    right.barh(names, means, xerr=[tally.stdev for _, tally in rows], color=COLOURS[0], ecolor="0.5", capsize=2)
    right.set_xlabel("mean points by category, with the standard deviation")
    _plain(right)
    return figure


def _players(variant: str) -> str:
    count = variant.split()[0].removeprefix("seats=")
    return "1 player" if count == "1" else f"{count} players"


def _histogram(axes: Axes, series: Mapping[str, Standing]) -> None:
    every = [value for standing in series.values() for value in standing.scores.values]
    low, high = min(every, default=0), max(every, default=0)
    width = max(1, (high - low + 1) // 30)
    edges = list(range(low, high + width + 1, width))
    for number, (name, standing) in enumerate(series.items()):
        values = standing.scores.values
        colour = COLOURS[number % len(COLOURS)]
        weights = [times / standing.games for times in values.values()]
        said = f"{name}: mean {standing.scores.mean:.1f}"
        axes.hist(list(values), edges, weights=weights, histtype="step", linewidth=2, color=colour, label=said)
        axes.axvline(standing.scores.mean, color=colour, linestyle=("--", ":", "-.")[number % 3], linewidth=1)
    axes.set_xlabel("final score")
    axes.set_ylabel("share of seats")
    _legend(axes)
    _plain(axes)


def _seats(rules: AnyGame, totals: Totals) -> Figure:
    """How often each seat, and each place in the order of turns, wins."""
    figure = _figure(f"{rules.title}: who wins {totals.finished} games (bars: {LEVEL:.0%} confidence)", 11, 4.5)
    left, right = figure.subplots(1, 2, sharey=True)
    _win_rates(left, totals.by(lambda seat, group: (_players(group.variant), seat)), "seat")
    _win_rates(right, totals.by(lambda _, group: (_players(group.variant), group.turn)), "place in the order of turns")
    left.set_ylabel("win rate")
    left.set_ylim(bottom=0)
    return figure


def _win_rates(axes: Axes, standings: Mapping[tuple[str, int], Standing], what: str) -> None:
    names = sorted({name for name, _ in standings})
    for number, name in enumerate(names):
        places = sorted(place for each, place in standings if each == name)
        colour = COLOURS[number % len(COLOURS)]
        shift = (number - (len(names) - 1) / 2) * 0.12
        found = [standings[name, place] for place in places]
        rates = [each.wins / each.games for each in found]
        bands = [wilson(each.wins, each.games, LEVEL) for each in found]
        errors = [[rate - low for rate, (low, _) in zip(rates, bands, strict=True)]]
        errors.append([high - rate for rate, (_, high) in zip(rates, bands, strict=True)])
        at = [place + 1 + shift for place in places]
        axes.errorbar(at, rates, errors, fmt=MARKS[number % len(MARKS)], color=colour, capsize=4, label=name)
        axes.axhline(1 / len(places), color=colour, linestyle=":", linewidth=1)
    last = 1 + max((place for _, place in standings), default=0)
    axes.set_xticks(range(1, last + 1))
    axes.set_xlim(0.5, last + 0.5)
    axes.set_xlabel(f"{what} (dotted: an even share)")
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.spines[["top", "right"]].set_visible(False)
    _legend(axes)


def _rates(title: str, peers: str, judged: Sequence[Judged], labels: Sequence[str]) -> Figure:
    """Win rates with their bands, strongest first, beside what was to be expected."""
    rows = list(zip(judged, labels, strict=True))
    left_out = max(0, len(rows) - ROWS)
    if left_out:
        rows = rows[: ROWS // 2] + rows[-ROWS // 2 :]
    rows.reverse()
    figure = _figure(title, 11, 1.9 + 0.26 * len(rows))
    axes = figure.subplots()
    for place, (each, _) in enumerate(rows):
        colour = COLOURS[each.distance < 0] if each.outside else "0.45"
        axes.plot([each.low, each.high], [place, place], color=colour, linewidth=3 if each.outside else 1.5)
        mark = ("<" if each.distance < 0 else ">") if each.outside else "o"
        axes.plot(each.rate, place, mark, color=colour, markersize=7 if each.outside else 5)
        axes.plot(each.expected, place, "|", color="black", markersize=11, markeredgewidth=1.5)
    axes.set_yticks(range(len(rows)), [f"{label}  ({each.games})" for each, label in rows], fontsize=9)
    axes.set_ylim(-0.7, len(rows) - 0.3)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    said = (
        f"dot: win rate; bar: band at {LEVEL:.0%} for all comparisons; |: expected {peers}; triangle: outside the band"
    )
    said += "\nin brackets: games used in; †: has reconstructed values"
    if left_out:
        said += f"; {left_out} between the strongest and the weakest are left out"
    figure.supxlabel(said, fontsize=9)
    _plain(axes)
    return figure
