"""Finding things by part of their name."""

from __future__ import annotations

import unicodedata


def plain(text: str) -> str:
    """Small letters without accents, so that `resume` finds `Résumé` and `lodz` finds `Łódź`."""
    folded = text.casefold().replace("ł", "l").replace("œ", "oe")
    return "".join(letter for letter in unicodedata.normalize("NFKD", folded) if not unicodedata.combining(letter))


def matching(typed: str, names: list[tuple[str, str]]) -> list[int]:
    """Which of the (key, words) pairs `typed` means: an exact key, exact words, or all that contain every word."""
    wanted = plain(typed).strip()
    for number, (key, words) in enumerate(names):
        if wanted in (plain(key), plain(words)):
            return [number]
    parts = wanted.split()
    if not parts:
        return []
    texts = [plain(f"{key} {words}") for key, words in names]
    return [number for number, text in enumerate(texts) if all(part in text for part in parts)]
