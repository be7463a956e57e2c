"""What sets the project up: once, of what is locked, and with a sentence where it fails."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def script(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def prepare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = script("prepare", ROOT / "tools" / "prepare.py")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "TOOLS", tmp_path / ".tools")
    return module


def locked(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return dict(re.findall(r"^([a-z0-9_.-]+)==(\S+)", text, re.MULTILINE))


# -- Node --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "enough"),
    [
        ("v20.20.2\n", True),
        ("v20.19.0\n", True),
        ("v20.18.3\n", False),
        ("v21.7.0\n", False),
        ("v22.12.0\n", True),
        ("v24.1.0\n", True),
        ("v18.20.0\n", False),
        ("", False),
    ],
)
def test_the_node_that_is_there_serves_if_it_is_new_enough(said: str, enough: bool) -> None:
    assert script("client", ROOT / "web" / "client.py").new_enough(said) is enough


# -- making things once --------------------------------------------------------------------------------------


def test_what_was_made_of_the_same_files_is_not_made_again(prepare: ModuleType, tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    (source / "page.txt").write_text("one")
    times: list[str] = []

    def once() -> int:
        prepare.once(tmp_path / "stamp", prepare.fingerprint([source]), "page", lambda: times.append("made"))
        return len(times)

    assert [once(), once()] == [1, 1]
    (source / "page.txt").write_text("two")
    assert [once(), once()] == [2, 2]
    (source / "more.txt").write_text("")
    assert once() == 3


def test_a_step_that_fails_is_told_and_taken_again_the_next_time(
    prepare: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    works = False

    def make() -> None:
        say = "print('no such host'); raise SystemExit(1)" if not works else ""
        prepare.run([sys.executable, "-c", say])

    monkeypatch.setitem(prepare.ASKED, "play", lambda: prepare.once(tmp_path / "stamp", "it", "it", make))
    monkeypatch.setattr(sys, "argv", ["prepare.py", "play"])
    assert prepare.main() == 1
    assert "no such host" in (said := capsys.readouterr().err)
    assert "goes on where this one stopped" in said
    works = True
    assert prepare.main() == 0


def test_of_two_at_once_one_makes_it_and_the_other_waits(tmp_path: Path) -> None:
    text = f"""
import importlib.util, sys, time
spec = importlib.util.spec_from_file_location("prepare", {str(ROOT / "tools" / "prepare.py")!r})
prepare = importlib.util.module_from_spec(spec)
spec.loader.exec_module(prepare)
from pathlib import Path
here = Path({str(tmp_path)!r})
prepare.TOOLS = here / ".tools"
def make():
    with (here / "made").open("a") as made:
        made.write("x")
    time.sleep(1)
prepare.once(here / "stamp", "it", "it", make)
assert (here / "stamp").read_text() == "it"
"""
    both = [subprocess.Popen([sys.executable, "-c", text]) for _ in range(2)]
    assert [each.wait(30) for each in both] == [0, 0]
    assert (tmp_path / "made").read_text() == "x"


def test_a_wish_that_is_not_known_is_answered_with_those_that_are() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "prepare.py"), "everything"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr[:23]) == (2, "usage: prepare.py play|")


def test_progress_is_told_where_it_takes_long(prepare: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    prepare.SIGN_OF_LIFE = 0.3
    with prepare.progress.step("the page"):
        time.sleep(1)
    prepare.progress.end()
    said = capsys.readouterr().err.splitlines()
    assert said[0].startswith("Claytable is setting itself up")
    assert said[1].startswith("  still: the page (")
    assert re.fullmatch(r"  the page: \d\.\d s", said[-2])
    assert re.fullmatch(r"  ready after \d\.\d s", said[-1])


# -- environments ------------------------------------------------------------------------------------------


def installed(prepare: ModuleType, monkeypatch: pytest.MonkeyPatch, asked: str) -> list[str]:
    """What would be installed from folders, as far as it is not there already."""
    found: list[str] = []
    for name in ("requirements/build.txt", "requirements/dev.txt", "requirements/play.txt", "hatch_build.py"):
        (prepare.ROOT / name).parent.mkdir(exist_ok=True)
        (prepare.ROOT / name).touch()
    (prepare.ROOT / "pyproject.toml").touch()
    monkeypatch.setattr(prepare, "uv", lambda: "uv")
    monkeypatch.setattr(prepare, "page", lambda: None)
    monkeypatch.setattr(prepare, "run", lambda command, **_: found.extend(command[-1:] * ("--editable" in command)))
    prepare.ASKED[asked]()
    return found


def test_the_example_is_installed_where_the_tests_run_and_not_where_people_play(
    prepare: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    example = prepare.ROOT / prepare.EXAMPLE / "pyproject.toml"
    example.parent.mkdir(parents=True)
    example.write_text("one")
    assert installed(prepare, monkeypatch, "play") == ["."]
    assert installed(prepare, monkeypatch, "dev") == [".", prepare.EXAMPLE]
    assert installed(prepare, monkeypatch, "dev") == []
    example.write_text("two")
    assert installed(prepare, monkeypatch, "play") == []
    assert installed(prepare, monkeypatch, "dev") == [".", prepare.EXAMPLE]


# -- what is locked ------------------------------------------------------------------------------------------


def test_playing_needs_no_package_of_the_tests() -> None:
    play = locked("play")
    assert not {"ray", "playwright", "pyarrow", "scipy", "numpy", "matplotlib", "mypy", "pytest"} & set(play)
    assert len(play) < 50


@pytest.mark.parametrize("name", ["play", "server", "node", "bench"])
def test_every_lock_has_the_versions_of_the_tests(name: str) -> None:
    tested = locked("dev")
    other = {package: version for package, version in locked(name).items() if tested.get(package, version) != version}
    assert other == {}


@pytest.mark.parametrize(("name", "extras"), [("play", ["server"]), ("server", ["server", "cluster-server"])])
def test_a_lock_has_what_the_package_asks_for(name: str, extras: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [*project["dependencies"], *(each for extra in extras for each in project["optional-dependencies"][extra])]
    names = {re.split(r"[\[>=; ]", each)[0].lower().replace(".", "-").replace("_", "-") for each in asked}
    assert names <= set(locked(name))


def test_what_the_documents_call_can_be_made() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    called = {name for page in pages for name in re.findall(r"(?:`|^)make ([a-z-]+)", page.read_text(), re.MULTILINE)}
    assert called <= targets
    assert {"play", "test", "quick"} <= called
