"""What a server tells the people who start it: where it is, and how others come to it."""

from __future__ import annotations

from io import StringIO
from typing import Final

import segno

#: Bright white on black, whatever the colours of the terminal: cameras expect dark on light.
COLOURS: Final = "\033[97;40m{}\033[0m"


def announcement(address: str) -> str:
    """The one line that everybody reads."""
    return f"Claytable is at {address} (Ctrl+C stops it)."


def for_others(address: str | None) -> str:
    """How others in the same network come to it."""
    if address is None:
        return "Others cannot open it: this machine has no address in a network. Connect it to one and start again."
    return f"Others in the same network open {address}."


def qr_code(text: str) -> str:
    """A QR code for a terminal, two of its squares in each sign."""
    drawn = StringIO()
    segno.make(text, micro=False).terminal(drawn, border=2, compact=True)
    return "\n".join(COLOURS.format(line) for line in drawn.getvalue().splitlines())
