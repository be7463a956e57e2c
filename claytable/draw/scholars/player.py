"""A player's own board: Action Slots with cards, dice, Workers and Retirees; hand, Bag, Goal Card and Scrolls."""

from __future__ import annotations

from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ...games.scholars.seen import Action, Player, Slot, View
from .printed import STYLES, Printed
from .seats import players


def player_board(view: View, seat: int, printed: Printed) -> RenderableType:
    """The board of a seat, with what is in its Bag if that may be seen."""
    player = players(view).get(seat)
    title = Text.assemble(printed.seat(seat), " ", printed.seat_name(seat))
    if player is None:
        return Panel(Text(printed.label("no-board")), title=title, title_align="left", box=ROUNDED)
    parts: list[RenderableType] = [slots(player, printed), belongings(player, printed)]
    if view["action"] is not None and view["turn"] == seat:
        parts.append(action(view["action"], printed))
    return Panel(Group(*parts), title=title, title_align="left", box=ROUNDED)


# -- the Action Slots ----------------------------------------------------------------------------------------


def slots(player: Player, printed: Printed) -> RenderableType:
    """The Action Slots side by side; on each its card with dice and Workers, below it the Retirees."""
    grid = Grid(box=None, expand=True, padding=(0, 1, 0, 0), pad_edge=False)
    for row in printed.rows("action_slot"):
        actions = [printed.name("action", each) for each in row["main_actions"]]
        grid.add_column(Text(" / ".join(actions), style="bold underline"), ratio=1, vertical="top")
    grid.add_row(*(slot_cell(slot, printed) for slot in player["slots"]))
    if any(slot["retirees"] for slot in player["slots"]):
        grid.add_row(*(retirees(slot["retirees"], printed) for slot in player["slots"]))
    if player["aside"]:
        aside = retirees(player["aside"], printed)
        return Group(grid, Text.assemble((printed.label("aside") + "\n", "bold"), aside))
    return grid


def slot_cell(slot: Slot, printed: Printed) -> Text:
    """A Slot: free, closed, or with a card; what the card brings at the next Rest stands below."""
    if slot["card"] is None:
        return Text(printed.label("free" if slot["open"] else "closed"), style="dim")
    text = Text.assemble((printed.name("card", slot["card"]), "bold"))
    text.append("\n").append_text(printed.dice(slot["dice"]))
    if slot["workers"]:
        text.append(" ").append_text(printed.workers(slot["workers"]))
    return text.append("\n" + printed.label("rest") + " " + printed.effect(card(slot["card"], printed)["rest"]))


def card(id: str, printed: Printed) -> dict[str, Any]:
    """An Action Card, or the turned Goal Card."""
    return printed.one("goal_action_card") if id == "goal" else printed.row("action_card", f"action_{id}")


def retirees(ids: list[str], printed: Printed) -> Text:
    """What Retirees do, each with its VP."""
    found = [printed.translator(id) for id in ids]
    return Text("\n").join(Text(f"· {printed.effect(row['retiree'])} ({printed.vp(row['vp'])})") for row in found)


# -- what else one has -----------------------------------------------------------------------------------------


def belongings(player: Player, printed: Printed) -> RenderableType:
    """Hand, Bag, cards, Goal Card and Scrolls, one line each."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    hand = Text.assemble(printed.dice(player["hand"]) if player["hand"] else Text("–", style="dim"))
    hand.append("   ").append(
        printed.label("mine", silver=player["silver"], gold=player["gold"], influence=player["influence"]), style="bold"
    )
    workers = printed.workers(player["workers"])
    hand.append("   ").append(printed.label("workers") + " ", style="bold").append_text(workers or Text("–"))
    grid.add_row(printed.label("hand"), hand)
    grid.add_row(printed.label("bag"), bag(player, printed))
    grid.add_row(printed.label("cards"), cards(player["cards"], printed))
    grid.add_row(printed.label("goal"), goal(player, printed))
    for number, id in enumerate(player["scrolls"]):
        line = printed.scroll(id)
        bonus = printed.bonus(id)
        grid.add_row(
            "" if number else printed.label("scrolls"), line.append(f" · {bonus}" if bonus else "", style="dim")
        )
    return grid


def bag(player: Player, printed: Printed) -> Text:
    """The dice in the Bag by colour for its owner, for others their number."""
    text = Text(printed.label("bag-size", n=player["bag_size"]))
    if player["bag"] is None or player["dice_sum"] is None:
        return text
    dice = Text(" ").join(printed.colour(colour, str(n)) for colour, n in player["bag"].items())
    text.append(" ").append_text(dice)
    return text.append(" · " + printed.label("dice-sum", n=player["dice_sum"]), style="dim")


def cards(ids: list[str], printed: Printed) -> Text:
    """The Action Cards in hand: what they bring in the same turn; each also brings something at a Rest."""
    found = []
    for id in ids:
        row = card(id, printed)
        brings = [printed.effect(row["work"])] if row["work"] else []
        # A card that harvests is named after its track.
        if not row["rest"][0].startswith("harvest "):
            brings.append(f"{printed.label('rest')} {printed.effect(row['rest'])}")
        text = Text.assemble((printed.name("card", id), "bold"))
        found.append(text.append(f" ({' · '.join(brings)})", style="dim") if brings else text)
    return Text(", ").join(found) if found else Text("–", style="dim")


def goal(player: Player, printed: Printed) -> Text:
    """The three targets, met or not, with the reward of each; or that the card is turned."""
    if not any(player["targets"]):
        return Text(printed.label("goal-met"))
    row = printed.row("goal_card", f"goal_{player['goal']}")
    targets = (
        (Text(printed.label("goal-translator", deck=printed.deck(row["translator"]))), row["translator_reward"]),
        (
            Text(printed.label("goal-guild", guild=printed.name("guild", row["guild"])), style=STYLES[row["guild"]]),
            row["guild_reward"],
        ),
        (printed.track(row["track"]).append(f" {row['track_level']}"), row["track_reward"]),
    )
    lines = []
    for (target, reward), open_ in zip(targets, player["targets"], strict=True):
        mark = Text("□ ") if open_ else Text("✓ ", style="bold green")
        lines.append(Text.assemble(mark, target, (f" → {printed.effect(reward)}", "dim")))
    return Text("\n").join(lines)


# -- the action under way --------------------------------------------------------------------------------------


def action(found: Action, printed: Printed) -> Text:
    """The Work under way: its dice as Workers have made them, its colours and its value."""
    text = Text.assemble((printed.label("action") + " ", "bold"), printed.name("slot", found["slot"]))
    for die in found["dice"]:
        text.append("  ").append_text(printed.die(f"{die['colour']}.{die['value']}"))
        if die["workers"]:
            text.append(" " + printed.label("altered", n=die["workers"]), style="dim")
    if found["dice"]:
        colours = f" {printed.label('or')} ".join(printed.name("colour", each) for each in found["colours"])
        text.append("  = ").append(f"{colours} {found['value']}", style="bold")
    return text
