"""What the lines about a player's own things mean; see `ledger`."""

from __future__ import annotations

from scholars.book import Book, die_of, name

from claytable.core.messages import Message
from claytable.games.scholars.box import BOXES
from claytable.games.scholars.terms import COLOURS, SPOTS

BOX = BOXES.open(None)


def by_colour(die: str) -> tuple[int, str]:
    """The order in which dice lie on a card."""
    colour, face = die.split(".")
    return COLOURS.index(colour), face


class PlayersBook(Book):
    """Silver, Gold, Workers, dice, cards and markers of the players."""

    # -- Silver, Gold, Workers ----------------------------------------------------------------------------

    def gains_silver(self, seat: Message, n: int) -> None:
        self.player(seat)["silver"] += n

    def pays_silver(self, seat: Message, n: int, owner: Message) -> None:
        self.player(seat)["silver"] -= n
        if owner.id == "seat":
            self.player(owner)["silver"] += n

    def gains_gold(self, seat: Message, n: int) -> None:
        self.player(seat)["gold"] += n

    def pays_gold(self, seat: Message, n: int) -> None:
        self.player(seat)["gold"] -= n

    def gains_worker(self, seat: Message, worker: Message, n: int) -> None:
        self.supply["workers"][name(worker)] -= n
        self.player(seat)["workers"][name(worker)] += n

    def spends_worker(self, seat: Message, worker: Message) -> None:
        self.gains_worker(seat, worker, -1)

    def places_gold(self, seat: Message, translator: Message) -> None:
        self.pays_gold(seat, 1)
        self.gold_on(translator)

    def takes_gold(self, seat: Message, translator: Message) -> None:
        self.gains_gold(seat, 1)
        self.room_of(translator)["gold"] -= 1

    def collects_gold(self, seat: Message, n: int, translator: Message) -> None:
        self.gains_gold(seat, n)
        self.room_of(translator)["gold"] -= n

    def gold_on(self, translator: Message) -> None:
        self.room_of(translator)["gold"] += 1

    # -- dice ---------------------------------------------------------------------------------------------

    def draws_dice(self, seat: Message, dice: list[Message]) -> None:
        for die in dice:
            self.bag(seat, name(die.args["colour"]), -1)
            self.player(seat)["hand"].append(die_of(die))

    def refills_bag(self, seat: Message, lying: list[Message]) -> None:
        for each in lying:
            slot = self.slot(seat, each.args["slot"])
            for die in each.args["pieces"]:
                slot["dice"].remove(die_of(die))
                self.bag(seat, name(die.args["colour"]), 1)

    def rerolls_dice(self, seat: Message, dice: list[Message], rolled: list[Message]) -> None:
        hand = self.player(seat)["hand"]
        for die, now in zip(dice, rolled, strict=True):
            assert die.args["colour"] == now.args["colour"]
            hand.remove(die_of(die))
            hand.append(die_of(now))

    def gains_die_to_bag(self, seat: Message, colour: Message, n: int = 1) -> None:
        self.supply["dice"][name(colour)] -= n
        self.bag(seat, name(colour), n)

    def gains_dice_to_bag(self, seat: Message, gained: list[Message]) -> None:
        for each in gained:
            self.gains_die_to_bag(seat, each.args["colour"], each.args["n"])

    def gains_die_to_hand(self, seat: Message, die: Message) -> None:
        self.supply["dice"][name(die.args["colour"])] -= 1
        self.player(seat)["hand"].append(die_of(die))

    def destroys_die_in_bag(self, seat: Message) -> None:
        self.supply["dice"]["white"] += 1
        self.bag(seat, "white", -1)

    def destroys_die_in_hand(self, seat: Message, die: Message) -> None:
        self.supply["dice"][name(die.args["colour"])] += 1
        self.player(seat)["hand"].remove(die_of(die))

    def destroys_die_on_slot(self, seat: Message, die: Message, place: int, slot: Message) -> None:
        self.supply["dice"][name(die.args["colour"])] += 1
        assert self.slot(seat, slot)["dice"].pop(place - 1) == die_of(die)
        action = self.view["action"]
        if action and self.view["turn"] == self.number(seat) and action["slot"] == name(slot):
            # The dice of the Work under way are the same dice.
            action["dice"].pop(place - 1)

    # -- Goal Cards ---------------------------------------------------------------------------------------

    def meets_target(self, seat: Message, target: Message) -> None:
        targets = self.player(seat)["targets"]
        assert targets[int(name(target)) - 1]
        targets[int(name(target)) - 1] = False

    def meets_target_worker(self, seat: Message, target: Message, worker: Message) -> None:
        self.meets_target(seat, target)
        self.player(seat)["workers"][name(worker)] += 1

    def meets_target_die(self, seat: Message, target: Message, colour: Message) -> None:
        self.meets_target(seat, target)
        self.bag(seat, name(colour), 1)

    def turns_goal(self, seat: Message) -> None:
        """The card leaves the sixth slot, on which it lay."""
        self.player(seat)["cards"].append("goal")
        self.player(seat)["slots"][5]["open"] = True

    # -- Work ---------------------------------------------------------------------------------------------

    def plays_card(self, seat: Message, card: Message, slot: Message) -> None:
        self.player(seat)["cards"].remove(name(card))
        self.slot(seat, slot)["card"] = name(card)
        # A turned Goal Card bears a printed die.
        printed = {"physical": "printed", "colour": "white", "value": BOX.printed_value, "workers": 0}
        dice = [printed] if name(card) == "goal" else []
        self.view["action"] = {"slot": name(slot), "dice": dice, "value": 0, "colours": []}

    def lays_die(self, seat: Message, die: Message) -> None:
        self.player(seat)["hand"].remove(die_of(die))
        action = self.view["action"]
        lying = next(slot for slot in self.player(seat)["slots"] if slot["slot"] == action["slot"])["dice"]
        lying.append(die_of(die))
        lying.sort(key=by_colour)
        colour = name(die.args["colour"])
        laid = {"physical": colour, "colour": colour, "value": die.args["face"], "workers": 0}
        action["dice"].insert(lying.index(die_of(die)), laid)

    def places_worker(self, seat: Message, worker: Message, place: int, colour: Message, n: int) -> None:
        self.player(seat)["workers"][name(worker)] -= 1
        action = self.view["action"]
        standing = next(slot for slot in self.player(seat)["slots"] if slot["slot"] == action["slot"])["workers"]
        standing[name(worker)] = standing.get(name(worker), 0) + 1
        die = action["dice"][place - 1]
        die |= {"colour": name(colour), "value": n, "workers": die["workers"] + 1}

    def main_action(self, seat: Message, action: Message, colours: list[Message], n: int) -> None:
        pass

    def researches(self, seat: Message, n: int) -> None:
        pass

    def advances(self, seat: Message, track: Message, n: int) -> None:
        levels = self.player(seat)["levels"]
        levels[name(track)] += 1
        assert levels[name(track)] == n

    def beyond_top(self, seat: Message, track: Message) -> None:
        pass

    def travels(self, seat: Message, n: int, spot: Message) -> None:
        player = self.player(seat)
        assert (player["spot"] + n) % SPOTS == spot.args["n"] - 1
        player["spot"] = spot.args["n"] - 1

    def rests(self, seat: Message) -> None:
        pass

    def returns_workers(self, seat: Message, standing: list[Message]) -> None:
        for each in standing:
            workers = self.slot(seat, each.args["slot"])["workers"]
            for some in each.args["pieces"]:
                worker, n = name(some.args["worker"]), some.args["n"]
                assert workers.pop(worker) == n
                self.supply["workers"][worker] += n

    def takes_cards(self, seat: Message, cards: list[Message]) -> None:
        player = self.player(seat)
        for card in map(name, cards):
            next(slot for slot in player["slots"] if slot["card"] == card)["card"] = None
            player["cards"].append(card)
        player["cards"].sort(key=BOX.card_ids.index)
