"""`claytable conformance`: a rule is proved only by a test that ran and passed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytestmark = pytest.mark.usefixtures("toy")

PROVED = '@pytest.mark.rule("TOY-001")\ndef test_one() -> None:\n    pass\n'


def checkout(folder: Path, tests: str) -> None:
    """A checkout with these tests."""
    (folder / "tests" / "rules").mkdir(parents=True)
    (folder / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["rule(id)"]\n')
    (folder / "tests" / "rules" / "test_toy.py").write_text(f"import pytest\n\n{tests}")


@pytest.mark.parametrize(
    ("second", "state"),
    [
        ('@pytest.mark.rule("TOY-002")\ndef test_two():\n    pass\n', "proved"),
        ('@pytest.mark.rule("TOY-001", "TOY-002")\ndef test_two():\n    pass\n', "proved"),
        ('@pytest.mark.rule("TOY-002")\ndef test_two():\n    assert False\n', "failed"),
        ('@pytest.mark.rule("TOY-002")\ndef test_two():\n    pytest.skip()\n', "missing"),
        ("def test_two():\n    pass\n", "missing"),
        ('@pytest.mark.rule("TOY-003")\ndef test_two():\n    pass\n', "unknown"),
    ],
)
def test_what_proves_a_rule(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, second: str, state: str) -> None:
    checkout(tmp_path, f"{PROVED}\n\n{second}")
    monkeypatch.chdir(tmp_path)
    result = run("conformance", "toy", "--json", "--jobs", "1")
    told = json.loads(result.stdout)["toy"]
    assert told["rules"] == 2
    assert told["proved"] == (2 if state == "proved" else 1)
    assert told["missing"] == ([] if state == "proved" else ["TOY-002"])
    assert told["failed"] == (["TOY-002"] if state == "failed" else [])
    assert result.exit_code == (0 if state == "proved" else 1)


def test_across_processes_each_rule_is_listed_with_its_test(
    run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout(tmp_path, PROVED)
    monkeypatch.chdir(tmp_path)
    result = run("conformance", "--jobs", "2")
    assert "tests/rules/test_toy.py::test_one" in result.output
    assert "MISSING" in result.output
    assert "toy: 1 of 2 rules proved, 1 missing." in result.output


def test_tests_that_cannot_be_collected_are_no_proof(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout(tmp_path, f"{PROVED}\nimport nowhere_to_be_found\n")
    monkeypatch.chdir(tmp_path)
    result = run("conformance", "toy", "--jobs", "1")
    assert result.exit_code == 1
    assert "The tests could not be run" in result.stderr
    assert "nowhere_to_be_found" in result.stderr
