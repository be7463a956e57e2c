"""Instructions a decision of each game on the compiled build, beside the numbers that are written down.

    python bench/instructions.py            # fails if a game needs 3 % more than bench/instructions.json says
    python bench/instructions.py --write    # writes them again: say in the change why they moved

A clock also measures what else the machine does; valgrind's callgrind counts the same number every time. Two runs of
different length are compared, so that starting Python counts for nothing. The numbers are those of one Python and one
compiler: with others they are shown and not compared.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

BASELINE = Path(__file__).with_suffix(".json")
#: Decisions of the short run and of the long one.
SHORT, LONG = 3000, 9000
#: What is too much: this share above what is written down.
MORE = 0.03

PLAY = "import gc, sys; gc.disable(); from claytable.cli.speed import Ours; Ours(sys.argv[1]).play(int(sys.argv[2]))"


def count(game: str, decisions: int) -> int:
    """The instructions of a process that plays this number of decisions."""
    with tempfile.TemporaryDirectory() as folder:
        # callgrind's own report is not needed: the total stands in what it says.
        tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONSAFEPATH": "1"}
        done = subprocess.run(
            [*tool, sys.executable, "-X", "frozen_modules=on", "-c", PLAY, game, str(decisions)],
            capture_output=True,
            text=True,
            env=environment,
            check=False,
        )
    found = re.search(r"Collected : (\d+)", done.stderr)
    # A run that fails is counted too, as far as it came.
    if done.returncode or found is None:
        sys.exit(f"{game} was not counted, exit code {done.returncode}:\n{done.stderr[-2000:]}")
    return int(found[1])


def machine() -> str:
    """What the numbers depend on."""
    return f"{platform.machine()}, {platform.python_implementation()} {platform.python_version()}, {compiler()}"


def compiler() -> str:
    said = subprocess.run([os.environ.get("CC", "cc"), "--version"], capture_output=True, text=True, check=False).stdout
    return said.splitlines()[0] if said else "no compiler"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write the numbers down")
    wish = parser.parse_args()
    if shutil.which("valgrind") is None:
        print("NOT COUNTED: there is no valgrind on this machine.")
        return 0
    from claytable.cli.build import compiled
    from claytable.core.rules import own_games

    if not compiled():
        print("NOT COUNTED: this is not the compiled build.")
        return 0
    games = list(own_games())
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = {(game, n): pool.submit(count, game, n) for game in games for n in (SHORT, LONG)}
    found = {game: round((runs[game, LONG].result() - runs[game, SHORT].result()) / (LONG - SHORT)) for game in games}
    known = json.loads(BASELINE.read_text()) if BASELINE.exists() else {"machine": "", "instructions": {}}
    same = known["machine"] == machine()
    slower = []
    for game, n in found.items():
        before = known["instructions"].get(game)
        change = f", {n / before - 1:+.1%} beside {before:,}" if before and same else ""
        print(f"{game}: {n:,} instructions a decision{change}")
        if change and n > before * (1 + MORE):
            slower.append(game)
    if wish.write:
        BASELINE.write_text(json.dumps({"machine": machine(), "instructions": found}, indent=1) + "\n")
    elif not same:
        print(
            f"NOT COMPARED: the numbers written down are of {known['machine'] or 'nothing yet'}; this is {machine()}."
        )
    elif slower:
        print(f"Slower by more than {MORE:.0%}: {', '.join(slower)}.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
