"""`claytable conformance`: which rules are proved by a test."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from ..core.errors import ClaytableError
from ..core.rules import Rule, find_game, installed_games, own_games
from .app import Json, app, notes, screen
from .checkout import checkout


class NoTests(ClaytableError):
    """The tests, or what runs them, are not here."""


@app.command()
def conformance(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="One game; without it, those of Claytable.")] = "",
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")] = 0,
    as_json: Json = False,
) -> None:
    """Run the tests that carry a rule's mark, and list the rules that none of them proves."""
    chosen = [find_game(game)] if game else list((own_games() or installed_games()).values())
    catalogues = {each.id: each.catalogue() for each in chosen}
    wanted = [rule.id for catalogue in catalogues.values() for rule in catalogue]
    result = _run_tests(_checkout(), wanted, jobs or os.cpu_count() or 1)
    report = {id: _report(catalogue, result) for id, catalogue in catalogues.items()}
    if as_json:
        typer.echo(json.dumps(report))
    else:
        for id, catalogue in catalogues.items():
            _print(id, catalogue, report[id], result)
    if any(each["missing"] or each["failed"] for each in report.values()) or result["unknown"]:
        raise typer.Exit(1)


def _checkout() -> Path:
    found = checkout()
    if found is None:
        raise NoTests("The tests are not here: run this in a checkout of the source (where tests/rules is).")
    return found


def _run_tests(folder: Path, wanted: list[str], jobs: int) -> dict[str, Any]:
    if find_spec("pytest") is None:
        raise NoTests("This runs the tests, and pytest is not installed here. `make test` sets everything up.")
    with tempfile.TemporaryDirectory() as temporary:
        exchange = Path(temporary) / "conformance.json"
        exchange.write_text(json.dumps({"wanted": wanted}), encoding="utf-8")
        # -P keeps the checkout off the path: the package that is tested is the one that runs this command.
        command = [sys.executable, "-P", "-m", "pytest", "-p", "claytable.cli.conformance_plugin"]
        command += [f"--conformance={exchange}", "-q", "--no-header", "--tb=short", "-m", "rule", "tests"]
        if jobs > 1 and find_spec("xdist") is not None:
            command += ["-n", str(jobs)]
        with notes().status("Running the tests that carry a rule's mark"):
            run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        result: dict[str, Any] = json.loads(exchange.read_text(encoding="utf-8"))
    if "passed" not in result or run.returncode not in (0, 1, 5):
        raise NoTests(f"The tests could not be run:\n{run.stdout[-3000:]}{run.stderr[-1000:]}".rstrip())
    if run.returncode == 1:
        typer.echo(run.stdout[-3000:], err=True)
    return result


def _report(catalogue: list[Rule], result: dict[str, Any]) -> dict[str, Any]:
    passed: dict[str, list[str]] = result["passed"]
    failed: dict[str, list[str]] = result["failed"]
    proved = [rule.id for rule in catalogue if rule.id in passed and rule.id not in failed]
    return {
        "rules": len(catalogue),
        "proved": len(proved),
        "missing": [rule.id for rule in catalogue if rule.id not in proved],
        "failed": [rule.id for rule in catalogue if rule.id in failed],
        "tests": len({test for rule in catalogue for test in passed.get(rule.id, [])}),
    }


def _print(game: str, catalogue: list[Rule], report: dict[str, Any], result: dict[str, Any]) -> None:
    console = screen()
    for rule in catalogue:
        tests = result["passed"].get(rule.id, [])
        if rule.id in report["failed"]:
            state = f"FAILED   {result['failed'][rule.id][0]}"
        elif tests:
            state = tests[0] + (f" and {len(tests) - 1} more" if len(tests) > 1 else "")
        else:
            state = "MISSING"
        console.print(f"{rule.id}  {rule.area:<28} {state}", markup=False, soft_wrap=True)
    for mark in result["unknown"]:
        console.print(f"{mark}: a test names this rule, and there is none.", markup=False)
    missing = len(report["missing"])
    console.print(f"{game}: {report['proved']} of {report['rules']} rules proved, {missing} missing.")
