"""Parts of the package that are installed only if you want them."""

from __future__ import annotations


def needs(what: str, module: str, extra: str) -> str:
    """What is missing, and how to install it.

    >>> needs("A plot", "matplotlib", "sim")
    "A plot needs 'matplotlib': in a checkout of Claytable, run pip install '.[sim]'."
    """
    return f"{what} needs '{module}': in a checkout of Claytable, run pip install '.[{extra}]'."
