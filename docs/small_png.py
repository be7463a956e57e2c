"""PNG files with a palette of 256 colours, so that pictures stay small."""

from __future__ import annotations

import struct
import zlib
from collections import Counter


def fewer_colours(png: bytes, most: int = 256) -> bytes:
    """The same picture with a palette: the most frequent colours, each other one by its nearest."""
    width, height, pixels = decoded(png)
    counts = Counter(pixels[at : at + 3] for at in range(0, len(pixels), 3))
    palette = [colour for colour, _ in counts.most_common(most)]
    index = {colour: at for at, colour in enumerate(palette)}
    for colour in counts:
        if colour not in index:
            index[colour] = nearest(colour, palette)
    row = 3 * width
    lines = bytearray()
    for top in range(0, height * row, row):
        lines.append(0)
        lines += bytes(index[pixels[at : at + 3]] for at in range(top, top + row, 3))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", header), (b"PLTE", b"".join(palette)), (b"IDAT", zlib.compress(bytes(lines), 9)), (b"IEND", b"")]
    return png[:8] + b"".join(chunk(kind, data) for kind, data in parts)


def nearest(colour: bytes, palette: list[bytes]) -> int:
    red, green, blue = colour
    return min(
        range(len(palette)),
        key=lambda at: (palette[at][0] - red) ** 2 + (palette[at][1] - green) ** 2 + (palette[at][2] - blue) ** 2,
    )


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def decoded(png: bytes) -> tuple[int, int, bytes]:
    """Width, height and the pixels (three bytes each) of a PNG as Chromium writes it."""
    at, packed, head = 8, b"", b""
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        data = png[at + 8 : at + 8 + length]
        head, packed = (data if kind == b"IHDR" else head), (packed + data if kind == b"IDAT" else packed)
        at += 12 + length
    width, height, depth, colours, _, _, interlaced = struct.unpack(">IIBBBBB", head)
    if depth != 8 or colours not in (2, 6) or interlaced:
        raise ValueError("this is not a PNG of Chromium's")
    bytes_each = 3 if colours == 2 else 4
    flat = unfiltered(zlib.decompress(packed), width * bytes_each, bytes_each)
    if bytes_each == 4:
        kept = bytearray(3 * width * height)
        for channel in range(3):
            kept[channel::3] = flat[channel::4]
        flat = kept
    return width, height, bytes(flat)


def unfiltered(data: bytes, row: int, step: int) -> bytearray:
    """Each line is stored as differences from its neighbours: left, above, or both."""
    flat = bytearray()
    above = bytearray(row)
    for top in range(0, len(data), row + 1):
        way, line = data[top], bytearray(data[top + 1 : top + 1 + row])
        for at in range(row):
            left = line[at - step] if at >= step else 0
            if way == 1:
                line[at] = (line[at] + left) & 255
            elif way == 2:
                line[at] = (line[at] + above[at]) & 255
            elif way == 3:
                line[at] = (line[at] + (left + above[at]) // 2) & 255
            elif way == 4:
                line[at] = (line[at] + paeth(left, above[at], above[at - step] if at >= step else 0)) & 255
        flat += line
        above = line
    return flat


def paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda each: abs(guess - each))
