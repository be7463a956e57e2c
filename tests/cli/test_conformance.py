"""`claytable conformance`: a rule is proved only by a test that ran and passed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from toy import Toy

from claytable.core.rules import Rule

pytestmark = pytest.mark.usefixtures("toy")

#: What is known of each rule after the tests below.
RULES = {
    "TOY-001": "proved by a test of its own",
    "TOY-002": "proved together with the first",
    "TOY-003": "failed",
    "TOY-004": "passed once and failed once",
    "TOY-005": "skipped",
    "TOY-006": "named by no test",
}
TESTS = """
import pytest

@pytest.mark.rule("TOY-001")
def test_one(): pass

@pytest.mark.rule("TOY-001", "TOY-002")
def test_two(): pass

@pytest.mark.rule("TOY-003")
def test_three(): assert False

@pytest.mark.rule("TOY-004")
@pytest.mark.parametrize("good", [True, False])
def test_four(good): assert good

@pytest.mark.rule("TOY-005")
def test_five(): pytest.skip()

def test_six(): pass

@pytest.mark.rule("OTHER-001")
def test_of_another_game(): assert False
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with these tests, of a game with these rules."""
    (tmp_path / "tests" / "rules").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["rule(id)"]\n')
    (tmp_path / "tests" / "rules" / "test_toy.py").write_text(TESTS)
    rules = [
        Rule({"id": id, "area": "turn", "text": text, "source": "", "check": ""}, "Turn") for id, text in RULES.items()
    ]
    monkeypatch.setattr(Toy, "catalogue", lambda self, language="en": rules)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_what_proves_a_rule(run, checkout: Path) -> None:
    result = run("conformance", "toy", "--json", "--jobs", "1")
    told = json.loads(result.stdout)["toy"]
    assert (told["rules"], told["proved"]) == (6, 2)
    assert told["missing"] == ["TOY-003", "TOY-004", "TOY-005", "TOY-006"]
    assert told["failed"] == ["TOY-003", "TOY-004"]
    assert result.exit_code == 1


def test_all_proved_across_processes_each_rule_with_its_test(run, checkout: Path) -> None:
    (checkout / "tests" / "rules" / "test_toy.py").write_text(
        f"import pytest\n\n@pytest.mark.rule{tuple(RULES)!r}\ndef test_all(): pass\n"
    )
    result = run("conformance", "toy", "--jobs", "2")
    assert result.exit_code == 0
    assert "tests/rules/test_toy.py::test_all" in result.output
    assert "toy: 6 of 6 rules proved, 0 missing." in result.output


@pytest.mark.parametrize(
    ("tests", "sentence"),
    [
        (f"{TESTS}\nimport nowhere_to_be_found\n", "nowhere_to_be_found"),
        ('import pytest\n\n@pytest.mark.rule("TOY-999")\ndef test_typo(): pass\n', "TOY-999: a test names this rule"),
    ],
)
def test_tests_that_cannot_be_collected_or_name_no_rule_are_no_proof(
    run, checkout: Path, tests: str, sentence: str
) -> None:
    (checkout / "tests" / "rules" / "test_toy.py").write_text(tests)
    result = run("conformance", "toy", "--jobs", "1")
    assert result.exit_code == 1
    assert sentence in result.output
