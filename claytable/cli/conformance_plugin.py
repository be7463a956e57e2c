"""A pytest plugin: which rules were proved by tests that ran and passed.

Given `--conformance FILE`, it runs only tests whose mark names a rule listed there under "wanted", and adds to the file
which tests of each rule passed and which did not.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

PROPERTY = "rules"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--conformance", metavar="FILE", help="exchange file of `claytable conformance`")


def pytest_configure(config: pytest.Config) -> None:
    file = config.getoption("--conformance")
    if file:
        config.pluginmanager.register(Conformance(Path(file), hasattr(config, "workerinput")))


class Conformance:
    """Collects what the tests with a rule's mark came to."""

    def __init__(self, file: Path, worker: bool) -> None:
        self.file = file
        self.worker = worker
        self.wanted: set[str] = set(json.loads(file.read_text(encoding="utf-8"))["wanted"])
        self.families = {id.split("-")[0] for id in self.wanted}
        self.passed: dict[str, list[str]] = {}
        self.failed: dict[str, list[str]] = {}

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out the tests of other games."""
        kept: list[pytest.Item] = []
        left: list[pytest.Item] = []
        for item in items:
            of_ours = any(id.split("-")[0] in self.families for id in rule_ids(item))
            (kept if of_ours else left).append(item)
        if left:
            config.hook.pytest_deselected(items=left)
            items[:] = kept

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Any:
        """Send the ids along with the report: it may come from another process."""
        outcome = yield
        report: pytest.TestReport = outcome.get_result()
        report.user_properties.append((PROPERTY, rule_ids(item)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids: list[str] = dict(report.user_properties).get(PROPERTY, [])  # type: ignore[assignment]
        for id in ids:
            if report.failed:
                self.failed.setdefault(id, []).append(report.nodeid)
            elif report.passed and report.when == "call":
                self.passed.setdefault(id, []).append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        if self.worker:
            return
        seen = set(self.passed) | set(self.failed)
        result = {
            "passed": self.passed,
            "failed": self.failed,
            "unknown": sorted(id for id in seen - self.wanted if id.split("-")[0] in self.families),
        }
        self.file.write_text(json.dumps(result), encoding="utf-8")


def rule_ids(item: pytest.Item) -> list[str]:
    """The ids that the marks of a test name."""
    return [str(id) for mark in item.iter_markers("rule") for id in mark.args]
