"""A mark for the compiler: which classes may have subclasses in plain Python, as games of other packages do.

This module is never compiled, so that the mark is also there, without effect, where nothing is compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda kind: kind


__all__ = ["mypyc_attr"]
