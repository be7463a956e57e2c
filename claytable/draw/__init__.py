"""Tables drawn as text: for the terminal, for notebooks and documents, and to watch a program learn."""

from .drawing import Drawing
from .pictures import html, svg, text

__all__ = ["Drawing", "html", "svg", "text"]
