"""`claytable analyse`: what the turns of a finished game were worth, and what they could have been."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from ..bots.analysis import TRIES, summary
from ..bots.forecast import read_forecast
from ..core.errors import BadOptions
from ..core.game import Game
from ..core.messages import Argument, Message
from ..core.rules import check_language
from ..core.words import Words
from ..draw.graph import COLOURS, odds_graph
from ..draw.names import named_words, seat_name
from ..sim.analysed import Kept, analysed, opened
from .app import Json, Language, PackFile, app, notes, screen
from .chrome import Say, chrome, decimal, own_up_to_english
from .replay import read_text
from .simulate import Jobs, job_count

#: The page of a report: it loads nothing, and follows the reader's light or dark.
PAGE: Final = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>
:root {{ color-scheme: light dark; }}
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 1rem auto; padding: 0 1rem; }}
svg {{ width: 100%; height: auto; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ text-align: left; padding: .25rem .5rem; border-bottom: 1px solid #8885; vertical-align: top; }}
td.n {{ text-align: right; white-space: nowrap; }}
tr.mistake {{ background: #b3442e22; }}
b.seat {{ border-bottom: 3px solid; }}
</style></head><body>
<h1>{title}</h1>
{graph}
<ul>{lines}</ul>
<p>{how}</p>
<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>
</body></html>
"""


@dataclass
class Report:
    """An analysed game, and the words to tell it with."""

    game: Game
    turns: list[dict[str, Any]]
    total: dict[str, Any]
    words: Words
    say: Say
    language: str

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return seat_name(self.game, seat, self.words)

    def points(self, number: float) -> str:
        """A number with one digit after the point, or the comma."""
        return decimal(number, self.language)

    def title(self) -> str:
        """The game, and how many turns it had."""
        return self.say("analyse-title", game=self.game.rules.title, turns=len(self.turns))

    def odds(self, turn: dict[str, Any]) -> str:
        """The odds of the seat on turn, when it began."""
        odds = turn["odds"]
        if read_forecast(self.game.rules.id, self.game.table.opponent >= 0) is None:
            return ""
        return self.say("analyse-open") if odds is None else f"{100 * odds[turn['seat']]:.0f} %"

    def lost(self, turn: dict[str, Any]) -> str:
        """The points that a turn lost, and how sure that is."""
        if turn["loss"] <= 0:
            return "–"
        return f"{self.points(turn['loss'])} ± {self.points(turn['error'])}"

    def line(self, answers: list[dict[str, Any]]) -> str:
        """Answers in words."""
        return " → ".join(self.words.say(_message(each["message"])) for each in answers)

    def summary(self) -> list[str]:
        """What it all comes to."""
        lines = []
        for seat, each in enumerate(self.total["seats"]):
            if each["turns"]:
                loss = self.points(each["loss"])
                mistakes = len(each["mistakes"])
                lines.append(self.say("analyse-average", seat=self.seat(seat), loss=loss, mistakes=mistakes))
        for each in self.total["decisive"]:
            turn = self.turns[each["place"]]
            lines.append(
                self.say(
                    "analyse-decided",
                    turn=each["place"] + 1,
                    seat=self.seat(turn["seat"]),
                    winner=self.seat(each["seat"]),
                    swing=round(100 * each["swing"]),
                )
            )
        return lines

    def html(self) -> str:
        """The report as a page of its own."""
        marks = [(turn["place"], turn["seat"]) for turn in self.turns if turn["mistake"]]
        odds = [turn["odds"] for turn in self.turns]
        title = self.title()
        heads = ("turn", "who", "odds", "lost", "played", "better")
        rows = []
        for turn in self.turns:
            colour = COLOURS[turn["seat"] % len(COLOURS)]
            kind = "mistake" if turn["mistake"] else "turn"
            rows.append(
                f"<tr class={kind}><td class=n>{turn['place'] + 1}</td>"
                f'<td><b class=seat style="border-color:{colour}">{escape(self.seat(turn["seat"]))}</b></td>'
                f"<td class=n>{escape(self.odds(turn))}</td><td class=n>{self.lost(turn)}</td>"
                f"<td>{escape(self.line(turn['played']))}</td><td>{escape(self.line(turn['line']))}</td></tr>"
            )
        return PAGE.format(
            lang=self.language,
            title=escape(title),
            graph=odds_graph(odds, self.total["won"], marks, self.say("analyse-graph")),
            lines="".join(f"<li>{escape(line)}</li>" for line in self.summary()),
            how=escape(self.say("analyse-how")),
            heads="".join(f"<th>{escape(self.say(f'analyse-{head}'))}</th>" for head in heads),
            rows="\n".join(rows),
        )

    def grid(self) -> Grid:
        """The turns, for the terminal."""
        grid = Grid(title=self.title(), title_justify="left")
        for head in ("turn", "who", "odds", "lost", "better"):
            grid.add_column(self.say(f"analyse-{head}"), justify="left" if head in ("who", "better") else "right")
        for turn in self.turns:
            mark = "!" if turn["mistake"] else " "
            better = Text(self.line(turn["line"]) if turn["mistake"] else "")
            who = Text(self.seat(turn["seat"]))
            style = "bold" if turn["mistake"] else ""
            grid.add_row(f"{turn['place'] + 1}", who, self.odds(turn), f"{self.lost(turn)} {mark}", better, style=style)
        return grid


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game (journal) that is over.")],
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write a report as one page.")] = None,
    tries: Annotated[int, typer.Option(min=1, help="Tries of the search for a better line, for each turn.")] = TRIES,
    seed: Annotated[int, typer.Option(help="The luck of the analysis: the same seed finds the same.")] = 0,
    jobs: Jobs = "auto",
    pack: PackFile = None,
    lang: Language = "en",
    as_json: Json = False,
) -> None:
    """Say what every turn of a finished game was worth, from what its player could know, and what was better.

    Points are those by which a seat is likely to end ahead of the best other one. If it is stopped (Ctrl+C), the same
    command goes on: until it is done, what is known stands beside FILE.
    """
    check_language(lang)
    if html is not None and (html.is_dir() or not html.absolute().parent.is_dir()):
        raise BadOptions(f"{html}: no file can be written there.")
    text = read_text(file)
    game, turns = opened(text, str(file), pack)
    cores = min(job_count(jobs) or os.cpu_count() or 1, len(turns))
    kept = Kept(file.with_name(f"{file.name}.analysis"), text, pack and Path(pack).read_text("utf-8"), seed, tries)
    found: list[dict[str, Any]] = []
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=notes()
    ) as progress:
        bar = progress.add_task(game.rules.title, total=len(turns))
        for turn in analysed(text, str(file), pack, seed, tries, cores, kept):
            found.append(turn)
            progress.update(bar, completed=len(found))
    found.sort(key=lambda turn: turn["place"])
    places = [score.place for score in sorted(game.scores(), key=lambda score: score.seat)]
    report = Report(game, found, summary(found, places), named_words(game, lang), chrome(lang), lang)
    console = screen()
    if html is not None:
        html.write_text(report.html(), encoding="utf-8")
    # What took long is kept until you have it.
    kept.clear()
    if as_json:
        typer.echo(
            json.dumps({"game": game.rules.id, "tries": tries, "seed": seed, "turns": found, "summary": report.total})
        )
        return
    own_up_to_english(console, game.rules, lang)
    console.print(report.grid())
    for line in report.summary():
        console.print(line, markup=False, soft_wrap=True)
    console.print(report.say("analyse-how"), style="dim", markup=False, soft_wrap=True)


def _message(data: dict[str, Any]) -> Message:
    """A message from plain data."""
    return Message(data["id"], {name: _argument(value) for name, value in data["args"].items()})


def _argument(value: Any) -> Argument:
    if isinstance(value, dict):
        return _message(value)
    return [_message(each) for each in value] if isinstance(value, list) else value
