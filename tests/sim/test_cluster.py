"""A real Ray cluster of one node plays the same games as this machine alone."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from claytable.sim import matches, simulate_into

pytest.importorskip("ray")

RAY = Path(sys.executable).parent / "ray"
#: It reports to nobody, and its workers do not give way to everything else on a busy machine.
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0"}


def command(path: Path, address: str) -> subprocess.CompletedProcess[str]:
    plan = ["simulate", "tabannusi", "--seats", "2..3", "--games", "12", "--cluster", "ray", "--out", str(path)]
    return subprocess.run(
        [sys.executable, "-P", "-m", "claytable", *plan],
        env={**os.environ, **QUIET, "RAY_ADDRESS": address},
        cwd=path.parent,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@pytest.fixture
def cluster() -> Iterator[str]:
    """`ray start` with two cores and little memory; its address."""
    # Ray's sockets lie there, and their names must be short.
    folder = tempfile.mkdtemp(prefix="ray-", dir="/tmp")
    port = free_port()
    head = ["start", "--head", "--block", "--node-ip-address=127.0.0.1", f"--port={port}", f"--temp-dir={folder}"]
    small = ["--num-cpus=2", "--object-store-memory=80000000", "--include-dashboard=false", "--disable-usage-stats"]
    with (Path(folder) / "said").open("w+") as said:
        process = subprocess.Popen(
            [RAY, *head, *small], env={**os.environ, **QUIET}, stdout=said, stderr=said, start_new_session=True
        )
        try:
            for _ in range(600):
                said.seek(0)
                text = said.read()
                assert process.poll() is None, text
                if "Ray runtime started" in text:
                    break
                time.sleep(0.1)
            yield f"127.0.0.1:{port}"
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
    shutil.rmtree(folder, ignore_errors=True)


def test_a_cluster_gives_the_same_table_as_this_machine(cluster: str, tmp_path: Path) -> None:
    found = tmp_path / "cluster.parquet"
    done = command(found, cluster)
    assert done.returncode == 0, done.stderr
    assert "12 games, 12 finished" in done.stdout
    here = tmp_path / "here.parquet"
    simulate_into(here, matches("tabannusi", 12, [2, 3]))
    assert found.read_bytes() == here.read_bytes()


def test_a_cluster_that_does_not_answer_is_told(tmp_path: Path) -> None:
    done = command(tmp_path / "games.parquet", f"127.0.0.1:{free_port()}")
    assert done.returncode == 1
    assert "No Ray cluster answers: start one with `ray start --head`" in done.stderr
    assert "Traceback" not in done.stderr
