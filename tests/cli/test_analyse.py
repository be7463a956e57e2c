"""`claytable analyse` and `claytable calibrate`."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

import claytable
from claytable.sim.analysed import Kept

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished game."""
    game = claytable.new("toy", seats=2, seed=3)
    while not game.over:
        game.play(game.legal[len(game.entries()) % len(game.legal)].key)
    file = tmp_path / "game.json"
    file.write_text(claytable.dump_journal(game))
    return file


def test_json_has_every_turn_and_the_summary(run, saved: Path) -> None:
    result = run("analyse", str(saved), "--json", "--tries", "30", "--jobs", "1")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert (told["game"], told["tries"], told["seed"]) == ("toy", 30, 0)
    assert [turn["place"] for turn in told["turns"]] == list(range(len(told["turns"])))
    assert len(told["summary"]["seats"]) == 2
    assert told == json.loads(run("analyse", str(saved), "--json", "--tries", "30", "--jobs", "2").stdout)


def test_who_was_stopped_goes_on(run, saved: Path) -> None:
    command = ("analyse", str(saved), "--json", "--tries", "30", "--jobs", "1")
    told = json.loads(run(*command).stdout)
    kept = Kept(saved.with_name("game.json.analysis"), saved.read_text(), None, 0, 30)
    assert not kept.file.exists()
    # Stopped in the middle of the second line.
    marked = told["turns"][0] | {"loss": 99.0}
    kept.write([marked])
    with kept.file.open("a") as file:
        file.write(json.dumps(told["turns"][1])[:20])
    again = json.loads(run(*command).stdout)
    assert again["turns"] == [marked, *told["turns"][1:]]
    assert not kept.file.exists()
    # Of another analysis nothing is taken over.
    kept.write([marked])
    assert json.loads(run(*command[:-3], "20", "--jobs", "1").stdout)["turns"][0]["loss"] != 99.0


def test_what_cannot_be_told_is_said_before_the_work_begins(run, saved: Path, tmp_path: Path) -> None:
    for option, value, says in (
        ("--html", str(tmp_path / "nowhere" / "report.html"), "no file can be written there"),
        ("--html", str(tmp_path), "no file can be written there"),
        ("--lang", "tlh", "There is no translation into 'tlh'"),
    ):
        result = run("analyse", str(saved), "--tries", "30", "--jobs", "1", option, value)
        assert result.exit_code == 2
        assert says in result.output
        assert not saved.with_name("game.json.analysis").exists()


def _changed(name: str, journal: dict[str, object]) -> str:
    """The text of a journal with something wrong in it."""
    entries: list[object] = list(journal["entries"])  # type: ignore[call-overload]
    found: dict[str, object] = {
        "unfinished": {key: journal[key] for key in journal if key != "digest"} | {"entries": entries[:2]},
        "entries missing": journal | {"entries": entries[:2]},
        "of another game": journal | {"game": "chess"},
        "of another format": journal | {"claytable": 9},
        "with another pack": journal | {"pack": "mine-abc"},
        "of other rules": journal | {"rules": "0", "digest": "0"},
        "no journal": {"a": 1},
        "no entries": journal | {"entries": 7},
        "no answer": journal | {"entries": [5]},
    }
    text = json.dumps(found.get(name, journal))
    return text[:90] if name == "cut off" else "" if name == "empty" else text


#: What is wrong with a file: what is said of it by all that read one, and by the analysis alone.
WRONG = {
    "unfinished": "this game is not over. It can be analysed when it is.",
    "entries missing": "entries may be missing",
    "of another game": "There is no game 'chess' here.",
    "of another format": "journal format 9 is not known here",
    "with another pack": "it was played with the component pack 'mine-abc'",
    "of other rules": "rules version 0",
    "no journal": "this is not a Claytable journal",
    "no entries": "the field 'entries' is missing or not of the right kind",
    "no answer": "entry 1 is not an answer",
    "cut off": "this is not a journal",
    "empty": "this is not a journal",
}


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize("command", ["analyse", "replay"])
def test_a_journal_that_cannot_be_used_is_answered_with_a_sentence(run, saved: Path, command: str, name: str) -> None:
    saved.write_text(_changed(name, json.loads(saved.read_text())))
    result = run(command, str(saved))
    if (command, name) == ("replay", "unfinished"):
        assert result.exit_code == 0
        return
    assert result.exit_code == 1
    said = " ".join(result.output.split())
    assert said.startswith(str(saved))
    assert WRONG[name] in said
    assert "Traceback" not in result.output


@pytest.mark.parametrize("command", ["analyse", "replay"])
@pytest.mark.parametrize(("name", "says"), [("nowhere.json", "there is no such file"), ("", "it cannot be read")])
def test_a_file_that_is_none_is_answered_with_a_sentence(
    run, tmp_path: Path, command: str, name: str, says: str
) -> None:
    result = run(command, str(tmp_path / name))
    assert result.exit_code == 1
    assert says in result.output


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("chess",), "There is no game 'chess' here."),
        (("toy", "1"), "has no puzzles yet."),
        (("tabannusi", "1", "--lang", "tlh"), "There is no translation into 'tlh'"),
    ],
)
def test_a_puzzle_that_is_none_is_answered_with_a_sentence(run, arguments: tuple[str, ...], says: str) -> None:
    result = run("practise", *arguments)
    assert result.exit_code == 2
    assert says in result.output


@pytest.mark.parametrize(("lang", "says"), [("en", "points lost per turn"), ("pl", "na turę"), ("fr", "par tour")])
def test_a_table_and_a_report_that_loads_nothing(run, saved: Path, tmp_path: Path, lang: str, says: str) -> None:
    page = tmp_path / "report.html"
    result = run("analyse", str(saved), "--tries", "30", "--jobs", "1", "--html", str(page), "--lang", lang)
    assert result.exit_code == 0
    assert says in result.output
    text = page.read_text(encoding="utf-8")
    assert says in text
    assert "<svg" in text

    class Loads(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            assert tag not in ("script", "link", "img")
            assert not {"src", "href"} & {name for name, _ in attrs}

    Loads().feed(text)


def test_what_cannot_be_analysed_gets_a_sentence(run, saved: Path, tmp_path: Path) -> None:
    open_game = tmp_path / "open.json"
    open_game.write_text(claytable.dump_journal(claytable.new("toy", seats=2, seed=3)))
    broken = tmp_path / "broken.json"
    broken.write_text(saved.read_text()[:40])
    other = tmp_path / "other.json"
    other.write_text(json.dumps(json.loads(saved.read_text()) | {"digest": "0" * 16}))
    for file, sentence in (
        (open_game, "this game is not over"),
        (broken, "this is not a journal"),
        (other, "leads to another table"),
        (tmp_path / "none.json", "there is no such file"),
    ):
        result = run("analyse", str(file))
        assert result.exit_code == 1
        assert sentence in result.stderr


def test_a_game_without_odds_is_not_calibrated(run) -> None:
    result = run("calibrate", "toy", "--games", "30")
    assert result.exit_code == 2
    assert "does not say where its odds are kept" in result.stderr
