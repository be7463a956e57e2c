"""What each line of Tabannusi means for what a seat sees (see `claytable.testing.log`)."""

from __future__ import annotations

import copy
from operator import itemgetter
from typing import Any

from claytable.core.messages import Message

View = dict[str, Any]


def untold(view: View) -> View:
    """A view without what no line needs to tell."""
    view = copy.deepcopy(view)
    # What is asked; and the score pad of a finished game, which sorts the Victory Points that everybody has.
    view.pop("decision")
    view.pop("scores", None)
    for player in view["players"]:
        # How these lie beside a Player board means nothing.
        for pile in ("crates", "specials", "harbormasters", "decrees", "urban"):
            player[pile].sort(key=repr)
        # A Ship printed on the board has no ability that could begin to work.
        player["ships_working"] = [ship for ship in player["ships_working"] if view["board"]["ships"][ship - 1]["ship"]]
        # Counted from what lies on the board.
        del player["emptied"], player["decree_progress"], player["urban_progress"]
    for ship in view["board"]["ships"]:
        ship["claims"].sort()
    for district in view["board"]["districts"]:
        district["barge"].sort()
    view["board"]["grid"].sort(key=itemgetter("space"))
    if view["bot"]:
        # The Bot's Claim markers are without number: nothing is taken from its heaps.
        for heap in ("claims", "claim_supply"):
            del view["players"][view["opponent"]][heap]
        # As many Districts were scored as Gold is missing on the Time track.
        del view["bot"]["scorings"], view["bot"]["row"], view["bot"]["current"]
    return view


def name(thing: Message) -> str:
    """A thing by its name in the view: `brown` of `row-brown`, the id of a printed thing, a space by its key."""
    if thing.id == "space":
        return f"{thing.args['district']}-{thing.args['n']:02}"
    return str(thing.args["id"]) if "id" in thing.args else thing.id.split("-", 1)[1]


class Ledger:
    """The book of one seat: `view` is what it would see if the lines are true."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.board: View = view["board"]
        self.bot: View = view["bot"]

    # -- where things are --------------------------------------------------------------------------------

    def number(self, seat: Message) -> int:
        if seat.id == "opponent":
            found: int = self.view["opponent"]
            return found
        assert isinstance(seat.args["n"], int)
        return seat.args["n"] - 1

    def player(self, seat: Message) -> View:
        found: View = self.view["players"][self.number(seat)]
        return found

    def district(self, district: Message) -> View:
        found: View = self.board["districts"][int(name(district)) - 1]
        return found

    def cell(self, space: Message) -> View:
        """What lies on a space; on an empty one something is about to lie."""
        grid: list[View] = self.board["grid"]
        found = next((cell for cell in grid if cell["space"] == name(space)), None)
        if found is None:
            found = {"space": name(space)}
            grid.append(found)
        return found

    def line(self, line: Message) -> View:
        return next(each for each in self.board["lines"] if each["line"] == name(line))

    def section(self, section: Message) -> View:
        return next(each for each in self.board["ziggurat"] if each["section"] == name(section))

    def move(self, n: int, what: str, giver: View, taker: View, pile: str | None = None) -> None:
        """Move a number of things from a heap to another one, which may have another name there."""
        giver[what] -= n
        taker[pile or what] += n

    def take_leftmost(self, seat: Message, row: Message) -> None:
        houses = self.player(seat)["houses"][name(row)]
        houses[houses.index(True)] = False

    def build(self, seat: Message, colour: Message, row: Message, spaces: list[Message]) -> None:
        """Building pieces on spaces, and a House on them."""
        self.take_leftmost(seat, row)
        self.board["pieces"][name(colour)] -= len(spaces)
        number = len({cell["number"] for cell in self.board["grid"] if "building" in cell})
        for space in spaces:
            cell = self.cell(space)
            cell |= {"building": name(colour), "owner": self.number(seat), "number": number, "size": len(spaces)}

    def show_urban(self, seat: Message, urban: Message) -> None:
        """An Urban card is turned up; its owner knew it before."""
        cards = self.player(seat)["urban"]
        if name(urban) not in cards:
            cards.append(name(urban))

    def tell(self, **things: Any) -> None:
        """A line that moves nothing: it says why what follows happens."""

    scores_district = barge_empty = uses_tile = harbormasters_score = bot_action = bot_cannot = tell

    # -- turns -------------------------------------------------------------------------------------------

    def turn(self, seat: Message) -> None:
        self.view["turn"] = self.number(seat)
        if self.view["turns_left"] is not None:
            self.view["turns_left"] -= 1
        for crate in self.player(seat)["crates"]:
            crate["refilled"] = False

    def end_triggered(self, n: int) -> None:
        self.view["turns_left"] = n

    def game_over(self) -> None:
        self.view["over"] = True

    def starts_in(self, seat: Message, district: Message) -> None:
        self.moves_architect(seat, district)
        self.moves_assistant(seat, district)

    def moves_architect(self, seat: Message, district: Message) -> None:
        self.player(seat)["architect"] = int(name(district))

    def moves_assistant(self, seat: Message, district: Message) -> None:
        self.player(seat)["assistant"] = int(name(district))

    def advances(self, seat: Message, track: Message, n: int) -> None:
        self.player(seat)["mastery"][name(track)] = n

    # -- Victory Points, Gold, Claim markers ---------------------------------------------------------------

    def scores(self, seat: Message, n: int) -> None:
        self.player(seat)["vp"] += n

    def loses_vp(self, seat: Message, n: int) -> None:
        self.player(seat)["vp"] -= n

    def gains_gold(self, seat: Message, n: int) -> None:
        self.player(seat)["gold"] += n

    def pays_gold(self, seat: Message, n: int) -> None:
        self.player(seat)["gold"] -= n

    def takes_time_gold(self, seat: Message, n: int) -> None:
        self.board["time"] -= 1
        self.player(seat)["gold"] += n

    def gains_claims(self, seat: Message, n: int) -> None:
        self.move(n, "claim_supply", self.player(seat), self.player(seat), "claims")

    def claims_back(self, seat: Message, n: int) -> None:
        self.player(seat)["claims"] += n

    def claims_to_supply(self, seat: Message, n: int) -> None:
        self.player(seat)["claim_supply"] += n

    # -- Resources and Crates --------------------------------------------------------------------------------

    def takes_die(self, seat: Message, resource: Message, n: int, district: Message) -> None:
        self.district(district)["barge"].remove(n)
        self.player(seat)["dice"][name(resource)] += 1

    def gains_resource(self, seat: Message, resource: Message) -> None:
        self.move(1, name(resource), self.board["supply"], self.player(seat)["dice"])

    def pays_resource(self, seat: Message, resource: Message) -> None:
        self.loses_resources(seat, 1, resource)

    def loses_resources(self, seat: Message, n: int, resource: Message) -> None:
        self.move(n, name(resource), self.player(seat)["dice"], self.board["supply"])

    def refills_barge(self, district: Message, dice: str) -> None:
        faces = [int(face) for face in dice.split(", ")]
        self.district(district)["barge"] += faces
        self.board["supply"][self.district(district)["local"]] -= len(faces)

    def turn_crate(self, seat: Message, colour: str, up: bool, refilled: int) -> View:
        """A Crate of a colour that lay the other way is turned."""
        wanted = {"colour": colour, "up": not up, "refilled": bool(refilled)}
        crate: View = next(crate for crate in self.player(seat)["crates"] if crate == wanted)
        crate["up"] = up
        return crate

    def gains_crate(self, seat: Message, resource: Message, line: Message) -> None:
        assert self.line(line)["crate"] == name(resource)
        self.line(line)["crate"] = None
        self.player(seat)["crates"].append({"colour": name(resource), "up": True, "refilled": False})

    def uses_crate(self, seat: Message, resource: Message, refilled: int) -> None:
        self.turn_crate(seat, name(resource), False, refilled)

    def flips_crate(self, seat: Message, resource: Message, refilled: int) -> None:
        self.turn_crate(seat, name(resource), True, refilled)

    def refills_crate(self, seat: Message, resource: Message) -> None:
        self.turn_crate(seat, name(resource), True, False)["refilled"] = True

    # -- Projects and Buildings --------------------------------------------------------------------------------

    def places_project(self, seat: Message, colour: Message, space: Message) -> None:
        self.board["projects"][name(colour)] -= 1
        self.player(seat)["claims"] -= 1
        cell = self.cell(space)
        cell |= {"project": name(colour), "owner": self.number(seat)}

    def first_building(self, seat: Message, colour: Message, space: Message, row: Message) -> None:
        self.build(seat, colour, row, [space])

    def constructs(self, seat: Message, colour: Message, n: int, row: Message, spaces: list[Message]) -> None:
        assert n == len(spaces)
        for space in spaces:
            assert self.cell(space).pop("project") == name(colour)
        self.board["projects"][name(colour)] += n
        self.build(seat, colour, row, spaces)

    def shifts_house(self, seat: Message, row: Message) -> None:
        self.take_leftmost(seat, row)
        bottom = self.player(seat)["houses"]["bottom"]
        bottom[max(place for place, house in enumerate(bottom) if not house)] = True

    # -- Water and Gardens -------------------------------------------------------------------------------------

    def gains_water(self, seat: Message, n: int) -> None:
        self.move(n, "waters", self.board, self.player(seat))

    def buys_water(self, seat: Message) -> None:
        self.gains_water(seat, 1)

    def gains_garden(self, seat: Message, n: int) -> None:
        self.move(n, "gardens", self.board, self.player(seat))

    def buys_garden(self, seat: Message) -> None:
        self.gains_garden(seat, 1)

    def gains_special_water(self, seat: Message, special: Message) -> None:
        self.board["display"].remove(name(special))
        self.player(seat)["specials"].append(name(special))

    def reveals_special_water(self, special: Message) -> None:
        self.board["specials"] -= 1
        self.board["display"].append(name(special))

    def lays_water(self, seat: Message, space: Message) -> None:
        self.player(seat)["waters"] -= 1
        self.cell(space)["water"] = "regular"

    def bot_water(self, space: Message, seat: object = None) -> None:
        self.board["waters"] -= 1
        self.cell(space)["water"] = "regular"

    def lays_special_water(self, seat: Message, special: Message, space: Message) -> None:
        self.player(seat)["specials"].remove(name(special))
        self.cell(space)["water"] = name(special)

    def lays_garden(self, seat: Message, space: Message, marker: int) -> None:
        self.player(seat)["gardens"] -= 1
        self.cell(space)["garden"] = self.number(seat)
        if marker:
            self.marks_garden(seat, marker)

    def marks_garden(self, seat: Message, marker: int) -> None:
        self.player(seat)["claims" if marker == 1 else "claim_supply"] -= 1

    # -- Port and Ziggurat ---------------------------------------------------------------------------------------

    def port_house(self, seat: Message, port_space: Message, row: Message) -> None:
        self.take_leftmost(seat, row)
        line = port_space.args["line"]
        assert isinstance(line, Message)
        self.line(line)["houses"][port_space.id != "answer-port-bonus"] = self.number(seat)

    def bot_crate(self, resource: Message, line: Message, seat: object = None) -> None:
        assert self.line(line)["crate"] == name(resource)
        self.line(line)["crate"] = None

    def ship(self, ship: Message) -> int:
        row, column = ship.args["row"], ship.args["column"]
        assert isinstance(row, int)
        assert isinstance(column, int)
        return row * 3 + column - 4

    def claims_ship(self, seat: Message, ship: Message) -> None:
        self.player(seat)["claims"] -= 1
        self.board["ships"][self.ship(ship)]["claims"].append(self.number(seat))

    def ship_works(self, seat: Message, ship: Message) -> None:
        self.player(seat)["ships_working"] = sorted([*self.player(seat)["ships_working"], self.ship(ship) + 1])

    def gains_harbormaster(self, seat: Message, harbormaster: Message, line: Message) -> None:
        assert self.line(line)["harbormaster"] == name(harbormaster)
        self.line(line)["harbormaster"] = None
        self.draws_harbormaster(seat, harbormaster)

    def draws_harbormaster(self, seat: Message, harbormaster: Message) -> None:
        self.player(seat)["harbormasters"].append(name(harbormaster))

    def uses_harbormaster(self, seat: Message, harbormaster: Message) -> None:
        self.player(seat)["harbormasters"].remove(name(harbormaster))

    def bot_discards(self, harbormaster: Message, seat: object = None) -> None:
        self.uses_harbormaster(Message("opponent"), harbormaster)

    def ziggurat_house(self, seat: Message, ziggurat_space: Message, row: Message) -> None:
        self.take_leftmost(seat, row)
        section, n = ziggurat_space.args["section"], ziggurat_space.args["n"]
        assert isinstance(section, Message)
        assert isinstance(n, int)
        self.section(section)["houses"][n - 1] = self.number(seat)

    def marks_ziggurat(self, seat: Message, section: Message, n: int) -> None:
        self.player(seat)["claims"] -= 1
        self.player(seat)["ziggurat"][name(section)] = n

    # -- cards ---------------------------------------------------------------------------------------------------

    def takes_decree(self, seat: Message, decree: Message) -> None:
        self.board["decrees"].remove(name(decree))
        self.player(seat)["decrees"].append(name(decree))

    def draws_urban(self, seat: Message, n: int) -> None:
        self.board["urban"] -= n

    def keeps_urban(self, seat: Message, n: int) -> None:
        self.player(seat)["urban_cards"] += 1
        self.board["urban"] += n

    def keeps_urban_own(self, seat: Message, urban: Message, n: int) -> None:
        self.keeps_urban(seat, n)
        self.player(seat)["urban"].append(name(urban))

    def tolerance(self, seat: Message, n: int) -> None:
        self.player(seat)["tolerance"] += n

    reveals_urban = urban_scores = urban_fails = show_urban

    # -- the Bot -------------------------------------------------------------------------------------------------

    def automa_card(self, automa: Message, other_automa: Message, seat: object = None) -> None:
        self.bot["deck"] -= 1
        self.bot["used"].append(self.bot["right"])
        self.bot |= {"left": name(automa), "right": name(other_automa)}

    def bot_resets(self, automa: Message, other_automa: Message) -> None:
        # The two open cards went back as well, and two lie open again.
        self.bot["deck"] += len(self.bot["used"])
        self.bot |= {"left": name(automa), "right": name(other_automa), "used": []}

    def bot_fills_bag(self, colours: list[Message]) -> None:
        for pile in self.bot["numbers"]:
            for colour in pile:
                self.bot["bag"][colour] += 1
        self.bot["numbers"] = [[], [], []]
        for place, colour in enumerate(colours, start=1):
            self.bot_draws_tile(colour, place)

    def bot_draws_tile(self, colour: Message, n: int, seat: object = None) -> None:
        self.bot["bag"][name(colour)] -= 1
        self.bot["numbers"][n - 1].append(name(colour))

    def bot_adds_tile(self, colour: Message, n: int) -> None:
        self.board["projects"][name(colour)] -= 1
        self.bot["numbers"][n - 1].append(name(colour))

    def bot_returns_tile(self, colour: Message) -> None:
        self.move(1, name(colour), self.bot["bag"], self.board["projects"])

    def bot_returns_lowest(self, colour: Message, n: int) -> None:
        # The lowest tile of a pile comes first.
        self.bot["numbers"][n - 1].remove(name(colour))
        self.board["projects"][name(colour)] += 1

    def bot_marker(self, district: Message, seat: object = None) -> None:
        self.bot["markers"][int(name(district)) - 1] -= 1
