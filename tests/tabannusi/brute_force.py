"""The rules about what may be chosen, a second time: from views and component data alone, by looking at everything.

`expected` says which answers the rules allow, and which of the offered ones it can judge.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any

from tabannusi import brute_payment as payment
from tabannusi.brute_payment import RESOURCES, Cost, Debt, both, cost

COLOURS = ("brown", "white", "yellow")
PRINTED = tomllib.loads(files("claytable.games.tabannusi").joinpath("components.toml").read_text(encoding="utf-8"))
BORDERS = {row["id"]: set(row["districts"]) for row in PRINTED["water_space"]}
ZIGGURAT_SPACES = {colour: [r for r in PRINTED["ziggurat_space"] if r["section"] == colour] for colour in COLOURS}
FREE = ("refill:", "decree:", "use:")


@cache
def spaces(players: int) -> list[dict[str, Any]]:
    """The spaces of the grid for a number of players, and where they lie."""
    side = "back" if players < 3 else "front"
    found = [row for row in PRINTED["grid_space"] if row["side"] == side and players in row["players"]]
    land = [{"space": row["id"][1:], "row": row["row"], "column": row["col"]} for row in found]
    water = [
        {"space": row["id"], "row": row[f"{side}_row"], "column": row[f"{side}_col"]} for row in PRINTED["water_space"]
    ]
    return [*land, *water]


class Seen:
    """What a seat sees, with the words of the rules."""

    def __init__(self, view: dict[str, Any], seat: int, debt: Debt) -> None:
        self.seat = seat
        self.debt = debt
        self.me = view["players"][seat]
        self.board = view["board"]
        self.view = view
        lies = {each["space"]: each for each in self.board["grid"]}
        self.grid = {each["space"]: {**each, **lies.get(each["space"], {})} for each in spaces(len(view["players"]))}
        self.at = {(each["row"], each["column"]): name for name, each in self.grid.items()}
        self.district = self.me["assistant"]
        self.purse = payment.purse_of(self.me)

    # -- the grid -------------------------------------------------------------------------------------------

    def beside(self, space: str) -> list[dict[str, Any]]:
        """What lies on the spaces that share an edge."""
        row, column = self.grid[space]["row"], self.grid[space]["column"]
        places = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
        return [self.grid[self.at[place]] for place in places if place in self.at]

    def in_district(self) -> list[str]:
        return [space for space in self.grid if space.startswith(f"{self.district}-")]

    def within_reach(self) -> list[str]:
        """With the printed Water on the borders."""
        return [*self.in_district(), *(space for space, beside in BORDERS.items() if self.district in beside)]

    def is_empty(self, space: str) -> bool:
        return not {"project", "building", "water", "garden"} & set(self.grid[space])

    def projects(self, colour: str) -> list[dict[str, Any]]:
        return [self.grid[space] for space in self.in_district() if self.grid[space].get("project") == colour]

    def buildings(self, colour: str) -> set[int]:
        """Own Buildings of a colour by number."""
        mine = [each for each in self.grid.values() if each.get("building") == colour and each["owner"] == self.seat]
        return {each["number"] for each in mine}

    def gardens_beside(self, number: int) -> set[str]:
        spaces = [each["space"] for each in self.grid.values() if each.get("number") == number and "building" in each]
        return {each["space"] for space in spaces for each in self.beside(space) if "garden" in each}

    # -- the player -----------------------------------------------------------------------------------------

    def has_ship(self, ship: str) -> bool:
        return any(self.board["ships"][number - 1]["ship"] == ship for number in self.me["ships_working"])

    def local(self) -> str:
        name: str = self.board["districts"][self.district - 1]["local"]
        return name

    def can_pay(self, owed: Cost) -> bool:
        return payment.can_pay(self.purse, owed, self.debt, self.has_ship("S03"))

    def row(self, colour: str) -> str:
        """The row a House of a colour comes from, or nothing."""
        houses = self.me["houses"]
        return colour if any(houses[colour]) else "bottom" if any(houses["bottom"]) else ""

    def ships_of(self) -> list[str | None]:
        """The colours of own Ships; None is printed on the board."""
        return [ship["colour"] for ship in self.board["ships"] if self.seat in ship["claims"]]

    def port_houses(self) -> int:
        return sum(line["houses"].count(self.seat) for line in self.board["lines"])

    def ziggurat_houses(self, colour: str) -> int:
        return sum(s["houses"].count(self.seat) for s in self.board["ziggurat"] if s["section"] == colour)

    def own_gardens(self) -> int:
        return sum(each.get("garden") == self.seat for each in self.grid.values())


# -- Projects and constructions --------------------------------------------------------------------------------------
# TAB-092, TAB-093, TAB-094, TAB-095, TAB-096, TAB-097, TAB-098, TAB-099, TAB-100, TAB-101


def project_spaces(seen: Seen, colour: str) -> set[str]:
    if not seen.board["projects"][colour] or not seen.me["claims"]:
        return set()
    present = seen.projects(colour)
    found = set()
    for space in seen.in_district():
        beside = seen.beside(space)
        joined = not present or any(each in present for each in beside)
        apart = all(each.get("building") != colour for each in beside)
        if seen.is_empty(space) and len(present) < 3 and joined and apart:
            found.add(f"space:{space}")
    return found


def project_colours(seen: Seen) -> set[str]:
    return {colour for colour in COLOURS if project_spaces(seen, colour)}


def construction_cost(seen: Seen, colour: str) -> Cost:
    own = sum(each["owner"] == seen.seat for each in seen.projects(colour))
    return both(cost(**{seen.local(): 2}), cost(**{colour: own}))


def cheaper(owed: Cost) -> dict[str, Cost]:
    """One Resource less, by the name of what is saved."""
    return {RESOURCES[place]: payment.one_less(owed, place) for place in range(5) if owed[place]}


def constructions(seen: Seen) -> set[str]:
    found = set()
    for colour in COLOURS:
        size = len(seen.projects(colour))
        if 0 < size <= seen.board["pieces"][colour] and seen.row(colour):
            owed = construction_cost(seen, colour)
            costs = [owed, *(cheaper(owed).values() if "B7" in seen.me["harbormasters"] else ())]
            if any(seen.can_pay(each) for each in costs):
                found.add(colour)
    return found


def discounts(seen: Seen, colour: str) -> set[str]:
    owed = construction_cost(seen, colour)
    found = {f"save:{name}" for name, less in cheaper(owed).items() if seen.can_pay(less)}
    return found | ({"pass"} if seen.can_pay(owed) else set())


# -- Gardening -------------------------------------------------------------------------------------------------------
# TAB-110, TAB-111, TAB-112, TAB-113, TAB-114, TAB-115, TAB-116, TAB-117, TAB-118, TAB-119, TAB-211


def water_spaces(seen: Seen) -> set[str]:
    return {
        f"space:{space}"
        for space in seen.in_district()
        if seen.is_empty(space) and any("water" in each for each in seen.beside(space))
    }


def garden_spaces(seen: Seen) -> set[str]:
    return {
        f"space:{space}"
        for space in seen.within_reach()
        if "water" in seen.grid[space] and "garden" not in seen.grid[space]
    }


def gardening(seen: Seen, placed: int) -> set[str]:
    found = set()
    marker = seen.me["claims"] or (seen.has_ship("S12") and seen.me["claim_supply"])
    if water_spaces(seen):
        found |= {"lay-water"} if seen.me["waters"] else set()
        found |= {f"special:{tile}" for tile in seen.me["specials"]}
    if seen.me["gardens"] and marker and placed < 3 and garden_spaces(seen):
        found.add("lay-garden")
    if seen.board["gardens"] and seen.can_pay(cost(green=1)):
        found.add("buy-garden")
    if seen.board["waters"] and seen.can_pay(cost(blue=1)):
        found.add("buy-water")
    return found


# -- the Port --------------------------------------------------------------------------------------------------------
# TAB-108, TAB-109, TAB-120, TAB-121, TAB-122, TAB-123, TAB-124, TAB-125, TAB-126, TAB-208, TAB-210


def port_spaces(seen: Seen) -> set[str]:
    found = set()
    for line in seen.board["lines"]:
        if seen.seat in line["houses"]:
            continue
        if line["houses"][0] is None:
            found.add(f"port:{line['line']}:bonus")
        if line["houses"][1] is None and (len(seen.me["crates"]) < 4 or line["crate"] is None):
            found.add(f"port:{line['line']}:crate")
    return found


def port_rows(seen: Seen) -> set[str]:
    local = seen.board["districts"][3]["local"]
    price = cost(**{local: 2})
    houses = seen.me["houses"]
    found = {"house:bottom"} if any(houses["bottom"]) and seen.can_pay(price) else set()
    if seen.has_ship("S09") and seen.can_pay(both(price, cost(blue=1))):
        found |= {f"house:{colour}" for colour in COLOURS if any(houses[colour])}
    return found


def ships(seen: Seen, size: int) -> set[str]:
    return {
        f"ship:{place // 3 + 1}-{place % 3 + 1}"
        for place, ship in enumerate(seen.board["ships"])
        if seen.seat not in ship["claims"] and size in (0, ship["size"])
    }


def can_pay_ship(seen: Seen, price: int) -> bool:
    """Gold; with Ship S11 one of it may be blue."""
    dice, gold, crates = seen.purse
    if not seen.has_ship("S11"):
        return gold >= price
    left = (dice, gold - price + 1, crates)
    return left[1] >= 0 and payment.can_finish(left, (("pay", payment.GOLD_OR_BLUE),), seen.has_ship("S03"))


def can_claim(seen: Seen, size: int, price: int) -> bool:
    return bool(seen.me["claims"] and ships(seen, size) and can_pay_ship(seen, price))


# -- the Ziggurat ----------------------------------------------------------------------------------------------------
# TAB-132, TAB-133, TAB-134, TAB-135, TAB-136


def ziggurat_spaces(seen: Seen) -> set[str]:
    found = set()
    for section in seen.board["ziggurat"]:
        colour = section["section"]
        if not seen.row(colour) or seen.me["ziggurat"][colour] == 3:
            continue
        for printed, house in zip(ZIGGURAT_SPACES[colour], section["houses"], strict=True):
            if house is None and seen.me["claims"]:
                found.add(f"ziggurat:{printed['id']}")
    return found


# -- Decrees ---------------------------------------------------------------------------------------------------------
# TAB-219, TAB-220, TAB-221, TAB-222, TAB-223, TAB-224, TAB-225, TAB-226, TAB-227, TAB-228, TAB-229,
# TAB-230, TAB-231, TAB-232, TAB-233, TAB-234, TAB-235, TAB-236


def built(seen: Seen, **wanted: int) -> bool:
    return all(len(seen.buildings(colour)) >= n for colour, n in wanted.items())


def housed(seen: Seen, **wanted: int) -> bool:
    """Buildings and Houses on the Ziggurat together."""
    return all(len(seen.buildings(colour)) + seen.ziggurat_houses(colour) >= n for colour, n in wanted.items())


def claimed(seen: Seen, **wanted: int) -> bool:
    """Ships of these colours, if those printed on the board are of any."""
    own = seen.ships_of()
    fixed = [colour for colour in own if colour]
    return any(
        all([*fixed, *wild].count(colour) >= n for colour, n in wanted.items())
        for wild in product(COLOURS, repeat=len(own) - len(fixed))
    )


def gardens_beside_own(seen: Seen) -> int:
    return len({space for colour in COLOURS for n in seen.buildings(colour) for space in seen.gardens_beside(n)})


def each_at_a_garden(seen: Seen) -> bool:
    return all(any(seen.gardens_beside(number) for number in seen.buildings(colour)) for colour in COLOURS)


def on_every_tile(seen: Seen) -> bool:
    return all(seen.me["ziggurat"].values())


DECREES: dict[str, Callable[[Seen], bool]] = {
    "D01": lambda seen: built(seen, white=3, brown=3),
    "D02": lambda seen: built(seen, white=3, yellow=3),
    "D03": lambda seen: built(seen, yellow=3, brown=3),
    "D04": lambda seen: built(seen, white=2, yellow=2, brown=2),
    "D05": lambda seen: housed(seen, white=5, brown=1),
    "D06": lambda seen: housed(seen, yellow=5, white=1),
    "D07": lambda seen: housed(seen, brown=5, yellow=1),
    "D08": lambda seen: built(seen, white=1, yellow=1, brown=1) and on_every_tile(seen),
    "D09": lambda seen: built(seen, brown=3) and claimed(seen, white=2, yellow=2),
    "D10": lambda seen: built(seen, white=3) and claimed(seen, yellow=2, brown=2),
    "D11": lambda seen: built(seen, yellow=3) and claimed(seen, white=2, brown=2),
    "D12": lambda seen: built(seen, white=1, yellow=1, brown=1) and seen.port_houses() >= 4,
    "D13": lambda seen: gardens_beside_own(seen) >= 6 and seen.port_houses() >= 2,
    "D14": lambda seen: claimed(seen, white=1, yellow=1, brown=1) and each_at_a_garden(seen),
    "D15": lambda seen: seen.own_gardens() >= 8,
    "D16": lambda seen: claimed(seen, white=2, yellow=2, brown=2) and seen.own_gardens() >= 2,
}


def decrees(seen: Seen) -> set[str]:
    return {f"decree:{card}" for card in seen.board["decrees"] if DECREES[card](seen)}


def harbormasters(seen: Seen) -> set[str]:
    """Those that would do something now; B7 waits for a construction."""
    found = set(seen.me["harbormasters"]) - {"B7"}
    if not seen.me["claims"] or not ships(seen, 0):
        found.discard("B6")
    if not seen.me["claims"] or min(seen.me["ziggurat"].values()) == 3:
        found.discard("B8")
    return {f"use:{tile}" for tile in found}


# -- turns -----------------------------------------------------------------------------------------------------------
# TAB-056, TAB-082, TAB-083, TAB-084, TAB-085, TAB-086, TAB-087, TAB-088, TAB-089, TAB-090, TAB-091


def destinations(others: list[int], value: int) -> set[int]:
    """Where a die leads: a 6 to where none of the others does."""
    return {value} if value < 6 else {1, 2, 3, 4, 5} - set(others)


def dice_to_take(seen: Seen) -> set[str]:
    barge = seen.board["districts"][seen.district - 1]["barge"]
    return {f"take:{value}" for value in barge if seen.me["gold"] or destinations(barge, value)}


def moves(seen: Seen, others: list[int], value: int) -> set[str]:
    led = destinations(others, value)
    paid = {f"pay-move:{district}" for district in {1, 2, 3, 4, 5} - led} if seen.me["gold"] else set()
    return paid | {f"move:{district}" for district in led}


def actions(seen: Seen, left: int) -> set[str]:
    if not left:
        return {"end-turn"}
    found = {"end-turn", *(f"tile:{tile}" for tile in seen.board["districts"][seen.district - 1]["tiles"])}
    if seen.district <= 3:
        found |= {"project"} if project_colours(seen) else set()
        found |= {"construct"} if constructions(seen) else set()
        found |= {"gardening"} if gardening(seen, 0) else set()
    elif seen.district == 4:
        found |= {"claim-ship"} if can_claim(seen, 0, 2) else set()
        found |= {"port-house"} if port_rows(seen) and port_spaces(seen) else set()
    elif ziggurat_spaces(seen) and seen.can_pay(cost(**{seen.local(): 2})):
        found.add("ziggurat-house")
    return found


def expected(
    view: dict[str, Any],
    seat: int,
    question: dict[str, Any],
    debt: Debt,
    taken: tuple[list[int], int] | None,
    must: bool,
) -> set[str] | None:
    """The answers that belong to a question, without the free Actions; None if it is not one of those told here."""
    seen = Seen(view, seat, debt)
    args = question["args"]
    colour = args["colour"]["id"].removeprefix("colour-") if "colour" in args else ""
    may_pass = {"pass"}
    told: dict[str, Callable[[], set[str]]] = {
        "take-die": lambda: dice_to_take(seen),
        "actions": lambda: actions(seen, args["left"]),
        "project": lambda: project_colours(seen),
        "project-space": lambda: project_spaces(seen, colour) | (may_pass if args["more"] else set()),
        "construct": lambda: constructions(seen),
        "discount": lambda: discounts(seen, colour),
        "gardening": lambda: gardening(seen, args["n"]) | (set() if must else may_pass),
        "water-space": lambda: water_spaces(seen),
        "garden-space": lambda: garden_spaces(seen),
        "port-row": lambda: port_rows(seen),
        "port-house": lambda: port_spaces(seen),
        "ship": lambda: ships(seen, 0),
        "ship-after": lambda: (ships(seen, args["size"]) if can_claim(seen, args["size"], 1) else set()) | may_pass,
        "ziggurat-house": lambda: ziggurat_spaces(seen),
        "refill-second": lambda: payment.second_refills(seen.purse, debt, seen.has_ship("S03")),
    }
    if taken is not None:
        told["move"] = lambda: moves(seen, *taken)
    name = question["id"].removeprefix("question-")
    return told[name]() if name in told else None


def expected_free(view: dict[str, Any], seat: int, debt: Debt) -> set[str]:
    """The free Actions that the rules allow: refills, Decrees, Harbormaster tiles."""
    seen = Seen(view, seat, debt)
    return payment.refills(seen.purse, debt, seen.has_ship("S03")) | decrees(seen) | harbormasters(seen)
