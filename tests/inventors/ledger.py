"""What each line of the log of Inventors means; see `claytable.testing.log`."""

from __future__ import annotations

import copy
from typing import Any

from inventors.book import View, change, id_of
from inventors.dice_ledger import DiceLedger
from inventors.speech import BOX

from claytable.core.messages import Message
from claytable.games.inventors import names

#: Printed things that are called by what they do, by their words.
TILES = {repr(names.tile(BOX, tile)): id for tile, id in enumerate(BOX.tile_ids)}
INVENTIONS = {repr(names.invention(BOX, tile)): id for tile, id in enumerate(BOX.invention_ids)}
RESEARCH = {repr(names.research(BOX, tile)): id for tile, id in enumerate(BOX.research_ids)}


def untold(view: View) -> View:
    """A view without what no line needs to tell."""
    kept = copy.deepcopy(view)
    # Whose turn it is, what is asked, and the tile that is asked about.
    del kept["turn"], kept["decision"], kept["placing"]
    # Counted at the end from everything that lies on the table.
    kept.pop("scores", None)
    board = kept["board"]
    # In which order cards lie in a discard pile or in a hand means nothing.
    board["discards"].sort()
    ships = [*kept["players"], *([kept["dummy"]] if kept["dummy"] else [])]
    arrivals = sorted(ship["ship_order"] for ship in ships)
    for ship in ships:
        # The numbers of the arrivals mean nothing but who came before whom.
        ship["ship_order"] = arrivals.index(ship["ship_order"])
    for player in kept["players"]:
        # Guilds, and the Tents in their areas, counted together.
        del player["influence"]
        # How many Devices the player has Invented, Built and Published so far.
        player.pop("deeds", None)
        if player["hand"] is not None:
            player["hand"].sort()
        for craft in player.get("craftspeople", ()):
            # Printed on the Tower tile of the level.
            del craft["price"]
    for device in filter(None, (*board["left"], *board["built"], *board["published"])):
        # Printed on the Device Board, or on the Device Card that covers it.
        del device["value"]
        for test in device["tests"]:
            del test["colour"], test["influence"], test["ships"]
    for space in board["river"]:
        # Printed on the River.
        del space["vp"]
    for space in board["tents"]:
        # Whether no Tent stands in the area yet.
        del space["first"]
    return kept


class Ledger(DiceLedger):
    """The book of one seat: each line moves what it names."""

    # -- Silver, Influence, Craftspeople -------------------------------------------------------------------

    def gains_silver(self, seat: Message, n: int) -> None:
        assert n > 0
        self.player(seat)["silver"] += n

    inventor_silver = gains_silver

    def pays_silver(self, seat: Message, n: int) -> None:
        self.player(seat)["silver"] -= n

    def gains_influence(self, seat: Message, n: int, colour: Message) -> None:
        player = self.player(seat)
        player["supply"] -= n
        player["guilds"][id_of(colour)] += n

    def loses_influence(self, seat: Message, n: int, colour: Message) -> None:
        self.gains_influence(seat, -n, colour)

    def moves_influence(self, seat: Message, colour: Message, other_colour: Message) -> None:
        guilds = self.player(seat)["guilds"]
        guilds[id_of(colour)] -= 1
        guilds[id_of(other_colour)] += 1

    def slot_influence(self, seat: Message, colour: Message) -> None:
        self.player(seat)["guilds"][id_of(colour)] -= 1

    def pays_craft(self, seat: Message, craft: Message, n: int) -> None:
        self.pays_silver(seat, n)
        self.uses_craft(seat, craft)

    def uses_craft(self, seat: Message, craft: Message) -> None:
        change(self.craft(seat, craft), "active", False)

    def refreshes(self, seat: Message, craft: Message) -> None:
        change(self.craft(seat, craft), "active", True)

    def refreshes_all(self, seat: Message) -> None:
        crafts = self.player(seat)["craftspeople"]
        assert not all(craft["active"] for craft in crafts)
        for craft in crafts:
            craft["active"] = True

    def rises(self, seat: Message, craft: Message, n: int) -> None:
        change(self.craft(seat, craft), "level", n)

    def tower(self, seat: Message, n: int, top: int) -> None:
        change(self.player(seat), "tower", list(range(n, top + 1)))

    # -- cards ---------------------------------------------------------------------------------------------

    def draws(self, seat: Message, n: int) -> None:
        self.board["card_pile"] -= n
        self.player(seat)["cards"] += n

    def draws_own(self, seat: Message, n: int, cards: list[Message]) -> None:
        self.draws(seat, n)
        self.player(seat)["hand"] += map(id_of, cards)

    def leaves_hand(self, seat: Message, card: Message) -> None:
        player = self.player(seat)
        player["cards"] -= 1
        if player["hand"] is not None:
            player["hand"].remove(id_of(card))

    def discards(self, seat: Message, card: Message) -> None:
        self.leaves_hand(seat, card)
        self.board["discards"].append(id_of(card))

    plays = discards

    def reshuffles(self) -> None:
        self.board["card_pile"] += len(self.board["discards"])
        self.board["discards"].clear()

    # -- Devices -------------------------------------------------------------------------------------------

    def invents(self, seat: Message, board: Message, card: Message) -> None:
        self.leaves_hand(seat, card)
        self.device(board).update(card=id_of(card), inventor=self.number(seat))

    def places_invention(self, seat: Message, invention: Message, invention_space: Message, board: Message) -> None:
        self.removes_invention(seat, invention, invention_space)
        self.device(board)["invention"] = INVENTIONS[repr(invention)]

    def removes_invention(self, seat: Message, invention: Message, invention_space: Message) -> None:
        places = ("top-left", "top-centre", "top-right", "bottom-left", "bottom-centre", "bottom-right")
        place = places.index(invention_space.id.removeprefix("invention-space-"))
        inventions = self.player(seat)["inventions"]
        assert inventions[place] == INVENTIONS[repr(invention)]
        inventions[place] = None

    def builds(self, seat: Message, board: Message, n: int, influence: int) -> None:
        device = self.device(board)
        self.board["left"][self.board["left"].index(device)] = None
        assert self.board["built"][n - 1] is None
        self.board["built"][n - 1] = device
        device["builder"] = self.number(seat)
        self.player(seat)["supply"] -= influence

    def publishes(self, seat: Message, board: Message, influence: int) -> None:
        device = self.device(board)
        self.board["built"][self.board["built"].index(device)] = None
        self.board["published"].append(device)
        device["publisher"] = self.number(seat)
        self.player(seat)["supply"] -= influence

    def reveals_board(self, board: Message, n: int) -> None:
        self.board["device_boards_left"] -= 1
        empty = dict.fromkeys(("card", "inventor", "invention", "builder", "publisher"))
        tests = [dict.fromkeys(("colour", "influence", "ships", "face")) for _ in range(3)]
        assert self.board["left"][n - 1] is None
        self.board["left"][n - 1] = {"board": id_of(board), "value": None, "tests": tests} | empty

    # -- the River -----------------------------------------------------------------------------------------

    def sails(self, seat: Message, n: int) -> None:
        self.arrive(self.player(seat), n)

    def arrive(self, who: View, n: int) -> None:
        ships = [*self.view["players"], *([self.view["dummy"]] if self.view["dummy"] else [])]
        change(who, "ship", n)
        who["ship_order"] = 1 + max(ship["ship_order"] for ship in ships)

    def turns_faceup(self, section: Message, tops: list[Message]) -> None:
        for top in tops:
            self.reveals_tile(top.args["tile"], top.args["n"])  # type: ignore[arg-type]

    def reveals_tile(self, tile: Message, n: int) -> None:
        change(self.board["river"][n], "top", TILES[repr(tile)])

    def takes_tile(self, seat: Message, tile: Message, n: int) -> None:
        assert self.board["river"][n]["top"] == TILES[repr(tile)]
        self.board["river"][n]["top"] = None
        self.board["river"][n]["tiles"] -= 1

    def places_tile(self, seat: Message, tile: Message, row: Message) -> None:
        self.row(seat, row)["tiles"].append(TILES[repr(tile)])

    def researches(self, seat: Message, n: int, influence: int) -> None:
        self.board["river"][n]["influence"].append(self.number(seat))
        self.player(seat)["supply"] -= influence

    def draws_research(self, seat: Message, n: int, section: Message) -> None:
        self.board["research_piles"][id_of(section)] -= n

    def returns_research(self, seat: Message, n: int, section: Message) -> None:
        self.board["research_piles"][id_of(section)] += n

    def reveals_research(self, research: Message, n: int) -> None:
        change(self.board["river"][n], "research", RESEARCH[repr(research)])

    def gains_research(self, seat: Message, research: Message) -> None:
        held = self.player(seat)["research"]
        held.append(RESEARCH[repr(research)])
        held.sort(key=BOX.research_ids.index)

    def royalties(self, seat: Message, n: int) -> None:
        change(self.player(seat), "royalties", n)

    # -- Workers, Camels, Tents ----------------------------------------------------------------------------

    def sends_worker(self, seat: Message, space: Message) -> None:
        self.player(seat)["workers"] -= 1
        self.space(space)["workers"].append({"seat": self.number(seat), "envoy": False})

    def sends_envoy(self, seat: Message, space: Message) -> None:
        change(self.player(seat), "envoy", False)
        self.space(space)["workers"].append({"seat": self.number(seat), "envoy": True})

    def retrieves(self, seat: Message, space: Message) -> None:
        self.player(seat)["workers"] += 1
        self.space(space)["workers"].remove({"seat": self.number(seat), "envoy": False})

    def retrieves_envoy(self, seat: Message, space: Message) -> None:
        change(self.player(seat), "envoy", True)
        self.space(space)["workers"].remove({"seat": self.number(seat), "envoy": True})

    def returns_workers(self) -> None:
        for space in self.board["spaces"]:
            for worker in space["workers"]:
                self.view["players"][worker["seat"]]["workers"] += not worker["envoy"]
            space["workers"] = [worker for worker in space["workers"] if worker["envoy"]]

    def returns_envoy(self) -> None:
        for player in self.view["players"]:
            player["envoy"] = False
        for space in self.board["spaces"]:
            space["workers"] = [worker for worker in space["workers"] if not worker["envoy"]]

    def gains_envoy(self, seat: Message) -> None:
        change(self.player(seat), "envoy", True)

    def unlocks_worker(self, seat: Message) -> None:
        self.player(seat)["reserve"] -= 1
        self.player(seat)["workers"] += 1

    def unlocks_camel(self, seat: Message) -> None:
        change(self.player(seat)["camels"][2], "open", True)

    def hires_camel(self, seat: Message) -> None:
        change(self.player(seat)["camels"][3], "open", True)

    def returns_camel(self, seat: Message) -> None:
        change(self.player(seat)["camels"][3], "open", False)

    def pitches(self, seat: Message, n: int) -> None:
        player = self.player(seat)
        player["tents"] -= 1
        change(player, "tent", n)
        change(self.board["tents"][n - 1], "tent", self.number(seat))

    def raises(self, seat: Message, n: int) -> None:
        change(self.player(seat), "tent", None)
        change(self.board["tents"][n - 1], "tent", None)
        self.board["tents"][n - 1]["area"].append(self.number(seat))

    def reaches_goal(self, seat: Message, n: int) -> None:
        change(self.player(seat), "goal", n)

    def returns_setup_card(self, seat: Message, setup: Message) -> None:
        player = self.player(seat)
        assert player["setup_card"] == setup.args["n"]
        player["setup_card"] = None

    def first_player(self, seat: Message) -> None:
        self.view["first"] = self.number(seat)

    # -- the Dummy Player ----------------------------------------------------------------------------------

    def dummy_card(
        self, seat: Message, dummy_card: Message, spaces: list[Message], space: Message, colour: Message
    ) -> None:
        dummy = self.view["dummy"]
        dummy["cards_left"] -= 1
        dummy["card"] = f"dummy_{dummy_card.args['n']}"
        dummy["extra_cost"] = {"space": id_of(space), "colour": id_of(colour)}
        for each in self.board["spaces"]:
            each["blocked"] = each["id"] in map(id_of, spaces)

    def dummy_influence(self, seat: Message, blue: int, orange: int, charcoal: int) -> None:
        guilds = self.view["dummy"]["guilds"]
        for colour, n in (("blue", blue), ("orange", orange), ("charcoal", charcoal)):
            guilds[colour] += n

    def dummy_sails(self, seat: Message, n: int) -> None:
        self.arrive(self.view["dummy"], n)

    def dummy_tent(self, seat: Message, n: int) -> None:
        change(self.board["tents"][n - 1], "tent", "neutral")

    def dummy_tent_leaves(self, seat: Message, n: int) -> None:
        change(self.board["tents"][n - 1], "tent", None)

    # -- the solo opponent ---------------------------------------------------------------------------------

    def opponent_silver(self, seat: Message, n: int) -> None:
        self.opponent()["silver"] += n

    def opponent_discards(self, seat: Message, cards: list[Message]) -> None:
        self.board["card_pile"] -= len(cards)
        self.board["discards"] += map(id_of, cards)

    def opponent_invents(self, seat: Message, board: Message, card: Message, invention: Message) -> None:
        self.board["card_pile"] -= 1
        self.opponent()["inventions_left"] -= 1
        device = self.device(board)
        device.update(card=id_of(card), inventor=self.view["opponent"], invention=INVENTIONS[repr(invention)])

    def opponent_takes_tile(self, seat: Message, n: int) -> None:
        self.board["river"][n]["top"] = None
        self.board["river"][n]["tiles"] -= 1
        self.opponent()["collected"] += 1

    def scheme_pile(self, seat: Message, dice_schemes: int, worker_schemes: int) -> None:
        schemes = self.view["schemes"]
        schemes["dice_reserve"] -= dice_schemes
        schemes["worker_reserve"] -= worker_schemes
        schemes["pile"] = dice_schemes + worker_schemes

    def scheme_added(self, scheme_kind: Message, n: int) -> None:
        schemes = self.view["schemes"]
        schemes["dice_reserve" if scheme_kind.id == "scheme-kind-dice" else "worker_reserve"] -= 1
        schemes["pile"] = n

    def scheme(self, seat: Message, scheme: Message) -> None:
        self.view["schemes"]["pile"] -= 1
        self.view["schemes"]["played"].append(f"scheme_{scheme.args['n']}")

    def schemes_return(self, dice_schemes: int, worker_schemes: int) -> None:
        schemes = self.view["schemes"]
        schemes["dice_reserve"] += dice_schemes
        schemes["worker_reserve"] += worker_schemes
        schemes["pile"] = 0
        schemes["played"].clear()

    # -- rounds, and lines that move nothing: what they set off has lines of its own -------------------------------

    def round(self, n: int) -> None:
        change(self.view, "round", n)

    def game_over(self) -> None:
        change(self.view, "over", True)

    def heading(self, **said: Any) -> None:
        """It tells why the next lines come."""

    round_ends = turn = passes = bonus = gains_royalties = gains_income = heading
    boosts = resolves_start = resolves_tile = reward = uses_pass_tile = uses_research = scheme_fails = heading
