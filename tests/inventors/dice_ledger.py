"""What the lines about dice mean; see `ledger`."""

from __future__ import annotations

from typing import Any

from inventors.book import Book, die_of, id_of

from claytable.core.messages import Message


class DiceLedger(Book):
    """The lines about dice: each moves the dice that it names."""

    def put(self, dice: list[str], die: str) -> None:
        dice.append(die)
        colours = ("white", "blue", "orange", "charcoal")
        dice.sort(key=lambda each: (colours.index(each.split(".")[0]), each))

    def exhaust(self, seat: Message, colour: str, by: int) -> None:
        exhausted = self.player(seat)["landscapes"]["exhausted"]
        exhausted[colour] = exhausted.get(colour, 0) + by
        if not exhausted[colour]:
            del exhausted[colour]

    def take_of_colour(self, seat: Message, colour: str, origin: Message) -> None:
        """A die of a colour leaves the place that is named, whatever it shows there."""
        kind, _, where = origin.id.partition("-")
        player = self.player(seat)
        if kind == "supply":
            return
        if origin.id == "landscape-exhausted":
            self.exhaust(seat, colour, -1)
        elif kind == "study":
            player["study"].remove({"colour": colour, "level": where})
        else:
            places = (
                [camel["dice"] for camel in player["camels"]] if kind == "camels" else [self.row(seat, origin)["dice"]]
            )
            dice, die = next((dice, die) for dice in places for die in dice if die.startswith(f"{colour}."))
            dice.remove(die)

    def brightens(self, seat: Message, dice: list[Message], origin: Message, landscape: Message) -> None:
        landscapes = self.player(seat)["landscapes"]
        for die in map(die_of, dice):
            landscapes[id_of(origin)].remove(die)
            self.put(landscapes[id_of(landscape)], die)

    def rolls(self, seat: Message, dice: list[Message], origin: Message, landscape: Message) -> None:
        for die in map(die_of, dice):
            self.take_of_colour(seat, die.split(".")[0], origin)
            self.put(self.player(seat)["landscapes"][id_of(landscape)], die)

    def increases(self, seat: Message, die: Message, landscape: Message) -> None:
        self.turn_die(self.player(seat)["landscapes"][id_of(landscape)], die, int(str(die.args["face"])) + 1)

    def turn_die(self, dice: list[str], die: Message, face: int) -> None:
        dice.remove(die_of(die))
        self.put(dice, f"{die_of(die).split('.')[0]}.{face}")

    def exhausts(self, seat: Message, dice: list[Message], origin: Message) -> None:
        camels = [camel["dice"] for camel in self.player(seat)["camels"]]
        places = camels if origin.id == "camels" else [self.row(seat, origin)["dice"]]
        for die in map(die_of, dice):
            next(place for place in places if die in place).remove(die)
            self.exhaust(seat, die.split(".")[0], 1)

    def study_up(self, seat: Message, colour: Message, origin: Message, level: Message) -> None:
        self.take_of_colour(seat, id_of(colour), origin)
        self.study(seat, colour, level)

    def study(self, seat: Message, colour: Message, level: Message) -> None:
        levels = ("bottom", "middle", "top")
        colours = ("blue", "orange", "charcoal")
        study = self.player(seat)["study"]
        study.append({"colour": id_of(colour), "level": id_of(level)})
        study.sort(key=lambda die: (colours.index(die["colour"]), levels.index(die["level"])))

    def gains_study_die(self, seat: Message, colour: Message, target: Message) -> None:
        if target.id == "landscape-exhausted":
            self.exhaust(seat, id_of(colour), 1)
        else:
            self.study(seat, colour, target)

    def removes_die(self, seat: Message, answer: Message) -> None:
        args: dict[str, Any] = answer.args
        player = self.player(seat)
        if answer.id == "answer-exhausted":
            self.exhaust(seat, id_of(args["colour"]), -1)
        elif answer.id == "answer-study-die":
            player["study"].remove({"colour": id_of(args["colour"]), "level": id_of(args["level"])})
        else:
            player["landscapes"][id_of(args["landscape"])].remove(die_of(args["die"]))

    def swaps(self, seat: Message, answer: Message, colour: Message) -> None:
        args: dict[str, Any] = answer.args
        player = self.player(seat)
        if answer.id == "answer-exhausted":
            self.exhaust(seat, id_of(args["colour"]), -1)
            self.exhaust(seat, id_of(colour), 1)
            return
        if answer.id == "answer-camel-die":
            dice = player["camels"][args["n"] - 1]["dice"]
        elif answer.id == "answer-workshop-die":
            dice = self.row(seat, args["row"])["dice"]
        else:
            dice = player["landscapes"][id_of(args["landscape"])]
        dice.remove(die_of(args["die"]))
        self.put(dice, f"{id_of(colour)}.{args['die'].args['face']}")

    def places_die(self, seat: Message, die: Message, origin: Message, place: Message, use: Message) -> None:
        self.player(seat)["landscapes"][id_of(origin)].remove(die_of(die))
        self.put(self.used(seat, place, use), die_of(die))

    def turns_up(self, seat: Message, die: Message, place: Message, use: Message, n: int) -> None:
        self.turn_die(self.used(seat, place, use), die, n)

    def takes_test_die(self, seat: Message, white: Message, place: Message, die: Message, origin: Message) -> None:
        self.put(self.camel(seat, place), die_of(white))
        self.player(seat)["landscapes"][id_of(origin)].remove(die_of(die))

    def tests(self, seat: Message, die: Message, board: Message, n: int) -> None:
        self.device(board)["tests"][n - 1]["face"] = die.args["face"]
