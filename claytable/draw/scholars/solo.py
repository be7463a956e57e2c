"""The Solo Board: what the opponent has its eyes on, what it has done, and how near its Rest is."""

from __future__ import annotations

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ...games.scholars.seen import Solo
from .printed import STYLES, Printed


def solo_board(solo: Solo, seat: int, printed: Printed) -> RenderableType:
    """The Resource Track, the Scheme Cards, and what the opponent has gathered."""
    title = Text.assemble(printed.seat(seat), " ", printed.seat_name(seat))
    title.append(f" · {printed.name('difficulty', str(solo['level']))}")
    counts = {"n": solo["dice_sum"], "markers": solo["markers"], "retired": len(solo["retired"])}
    points = sum(printed.translator(each)["vp"] for each in solo["retired"])
    scrolls = [f"{n} {printed.name('language', each)}" for each, n in solo["scrolls"].items() if n]
    gathered = Text(printed.label("solo-counts", **counts, vp=points))
    gathered.append("   " + printed.label("solo-scrolls", scrolls=", ".join(scrolls) or "–"))
    return Panel(
        Group(resource_track(solo, printed), schemes(solo, printed), gathered),
        title=title,
        title_align="left",
        box=ROUNDED,
    )


def resource_track(solo: Solo, printed: Printed) -> Text:
    """The spaces of the track; the marker's is its focus of language, Translator and colour."""
    spaces = []
    for row in printed.rows("solo_resource_space"):
        here = row["position"] == solo["position"]
        name = printed.name("language", row["language"])
        text = (
            Text(name, style="bold" if here else "dim")
            .append(" ")
            .append(printed.letter(row["colour"]), style=STYLES[row["colour"]])
        )
        spaces.append(Text.assemble(("▶", "bold"), text) if here else text)
    return Text.assemble((printed.label("focus") + " ", "bold"), Text("  ").join(spaces))


def schemes(solo: Solo, printed: Printed) -> Text:
    """The Scheme Cards that lie faceup, their Target Sum, and whether the opponent Rests next."""
    rows = [printed.row("scheme_card", id) for id in solo["schemes"]]
    text = Text.assemble((printed.label("schemes") + " ", "bold"))
    for row in rows:
        text.append(f"[{printed.letter(row['colour'])}{row['silver_value']}] ", style=STYLES[row["colour"]])
    if not rows:
        return text.append("–", style="dim")
    counted = printed.one("solo_target_sum")["scheme_cards_counted"]
    text.append(printed.label("target-sum", n=sum(row["silver_value"] for row in rows[-counted:])))
    alike = max([row["colour"] for row in rows].count(colour) for colour in ("blue", "red"))
    if alike >= printed.one("solo_rest")["rest_after_same_colour"]:
        text.append(" · " + printed.label("rests-next"))
    return text
