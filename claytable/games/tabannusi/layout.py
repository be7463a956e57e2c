"""The building grids of one side of the Main board: which spaces there are, and which are adjacent."""

from __future__ import annotations

from .terms import COMMON, FIRST_WATER, SPACES


class Layout:
    """The spaces for one number of players. A space is District * 25 + number - 1; printed Water comes last."""

    def __init__(self, places: dict[int, tuple[int, int]], borders: list[tuple[int, int]]) -> None:
        #: Spaces of each common District by number, and the printed Water that each of them borders on.
        self.spaces: list[list[int]] = [[] for _ in range(COMMON)]
        self.water: list[list[int]] = [[] for _ in range(COMMON)]
        #: The Districts that can use a space, as bits.
        self.districts = [0] * SPACES
        self.neighbours: list[tuple[int, ...]] = [()] * SPACES
        for space in sorted(places):
            if space < FIRST_WATER:
                self.spaces[space // 25].append(space)
                self.districts[space] = 1 << space // 25
            else:
                # Printed Water serves both Districts that it borders on.  TAB-057
                for district in borders[space - FIRST_WATER]:
                    self.water[district].append(space)
                    self.districts[space] |= 1 << district
        at = {place: space for space, place in places.items()}
        for (row, column), space in at.items():
            # Adjacent is what shares an edge.  TAB-058
            beside = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
            self.neighbours[space] = tuple(at[place] for place in beside if place in at)
        #: The adjacent spaces in the same District.
        self.inside = [[each for each in self.neighbours[n] if each // 25 == n // 25] for n in range(SPACES)]
        #: The spaces of each District, those beside printed Water first.
        self.from_water = [
            sorted(spaces, key=lambda space: max(self.neighbours[space], default=0) < FIRST_WATER)
            for spaces in self.spaces
        ]
        #: Grid spaces and printed Water of each District together.
        self.reach = [self.spaces[district] + self.water[district] for district in range(COMMON)]
        #: Where a space lies, for drawings.
        self.places = places
