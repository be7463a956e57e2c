"""What the lines of Scholars mean, piece by piece; see `claytable.testing.log`.

A line may be checked against the book (a marker that moves 3 steps stands 3 steps further on), but nothing is
worked out.
"""

from __future__ import annotations

import copy

from scholars.book import View, name, scroll_of, translator_of
from scholars.players_book import BOX, PlayersBook

from claytable.core.messages import Message
from claytable.games.scholars.terms import CALIPH_SPACES, GUILDS, LANGUAGES, SPOTS


def untold(view: View) -> View:
    """A view without what no line needs to tell."""
    kept = copy.deepcopy(view)
    # What is asked; and the points, which are all counted at the end, from what lies there then.
    kept.pop("decision", None)
    kept.pop("scores", None)
    # The lines that are offered belong to the question.
    del kept["lines"]
    if kept["action"]:
        # Follow from the dice, the Workers on them and the Retirees below the slot.
        del kept["action"]["value"], kept["action"]["colours"]
    for player in kept["players"]:
        # Follows from the dice in Bag, hand and on the Player Board.
        player.pop("dice_sum", None)
        # Follow from the levels on the Research Tracks, and from the Spot.
        player.pop("harvests", None)
        player.pop("steps", None)
        for slot in player.get("slots", ()):
            # Follows from the Retirees below the slot.
            del slot["price"]
        # Things without an order: they are shown by their numbers.
        for each in (player, *player.get("slots", ())):
            each |= {name: sorted(each[name]) for name in ("hand", "aside", "retirees") if name in each}
    # Below zero other things stand for Workers, and none is seen.
    workers = kept["board"]["supply"]["workers"]
    kept["board"]["supply"]["workers"] = {worker: max(0, n) for worker, n in workers.items()}
    # A stack without cards is no stack.
    kept["board"]["pile"] = [cards for cards in kept["board"]["pile"] if cards]
    return kept


class Ledger(PlayersBook):
    """The book of one seat."""

    # -- the game -----------------------------------------------------------------------------------------

    def drafts(self, seat: Message, translator: Message, resource: Message) -> None:
        self.room_of(translator)["resource"] = None

    def resources_left(self, rooms: list[Message]) -> None:
        for room in rooms:
            assert self.room(room)["resource"] is not None
            self.room(room)["resource"] = None

    def turn(self, seat: Message) -> None:
        """A turn begins; a Work before it is over."""
        self.view["turn"] = self.number(seat)
        self.view["action"] = None
        if self.view["turns_left"] is not None:
            self.view["turns_left"] -= 1

    def retirements(self) -> None:
        self.view["action"] = None

    def passes(self, seat: Message) -> None:
        pass

    def game_over(self) -> None:
        self.view["over"] = True
        self.view["action"] = None

    def last_rounds(self, n: int) -> None:
        self.view["turns_left"] = n

    # -- Translators --------------------------------------------------------------------------------------

    def dispatches(self, seat: Message, translator: Message) -> None:
        assert self.deck(translator)["top"] == translator_of(translator)

    def to_bottom(self, translator: Message, top: Message) -> None:
        assert self.deck(translator)["top"] == translator_of(translator)
        self.deck(translator)["top"] = translator_of(top)

    def next_translator(self, translator: Message) -> None:
        assert self.deck(translator)["top"] is None
        self.deck(translator)["top"] = translator_of(translator)

    def employs(self, seat: Message, translator: Message, room: Message) -> None:
        self.enter(translator, room, self.number(seat))

    def neutral_enters(self, translator: Message, room: Message) -> None:
        self.enter(translator, room, None)

    def opponent_employs(self, translator: Message, room: Message, n: int, seat: object = None) -> None:
        self.enter(translator, room, None)

    def sets_aside(self, seat: Message, translator: Message) -> None:
        self.player(seat)["aside"].append(self.take_top(translator))

    def opponent_retires(self, translator: Message, seat: object = None) -> None:
        self.view["solo"]["retired"].append(self.take_top(translator))

    def retires(self, seat: Message, translator: Message, room: Message, n: int) -> None:
        assert self.room(room)["owner"] == self.number(seat)
        self.player(seat)["aside"].append(self.leave(translator, room, n))
        self.player(seat)["influence"] += 1

    def retires_to_deck(self, translator: Message, room: Message, n: int) -> None:
        deck = self.deck(translator)
        deck["cards"] += 1
        deck["top"] = deck["top"] or translator_of(translator)
        self.leave(translator, room, n)

    def retires_to_box(self, translator: Message, room: Message, n: int) -> None:
        self.leave(translator, room, n)

    def retires_to_opponent(self, translator: Message, room: Message, n: int, seat: object = None) -> None:
        self.view["solo"]["retired"].append(self.leave(translator, room, n))

    def tucks(self, seat: Message, translator: Message, slot: Message) -> None:
        self.player(seat)["aside"].remove(translator_of(translator))
        self.slot(seat, slot)["retirees"].append(translator_of(translator))

    # -- Scrolls ------------------------------------------------------------------------------------------

    def delivers(self, seat: Message, scroll: Message, guild: Message) -> None:
        self.board["house"][name(guild)].append(self.lift(scroll))

    def moves_to_house(self, scroll: Message, guild: Message) -> None:
        self.board["house"][name(guild)].append(self.lift(scroll))

    def discards_scroll(self, scroll: Message) -> None:
        self.board["discarded"].append(self.lift(scroll)["scroll"])

    def refills_map(self, scroll: Message, spot: Message) -> None:
        self.from_pile(True)
        self.lay(scroll_of(scroll), spot)

    def reveals_scroll(self, scroll: Message, n: int, spot: Message) -> None:
        self.from_pile(False)
        self.revealed = scroll_of(scroll)
        # A step leads from one Black Spot to the next.
        assert (self.board["neutral"] + 2 * n) % SPOTS == spot.args["n"] - 1
        self.board["neutral"] = spot.args["n"] - 1

    def replaces_scroll(self, scroll: Message, spot: Message) -> None:
        self.lay(self.lift(scroll)["scroll"], spot)

    def reserve_to_pile(self, n: int) -> None:
        assert self.board["reserve"] == n
        self.board["reserve"] = 0
        self.board["pile"].append(n)

    def translates(self, seat: Message, scroll: Message, line: list[Message]) -> None:
        self.player(seat)["scrolls"].append(self.lift(scroll)["scroll"])
        for room in line:
            self.player(seat)["gold"] -= 1
            self.room(room)["gold"] += 1

    # -- Influence ----------------------------------------------------------------------------------------

    def marks_translator(self, seat: Message, room: Message) -> None:
        self.player(seat)["influence"] -= 1
        self.room(room)["owner"] = self.number(seat)

    def influences_guild(self, seat: Message, guild: Message, n: int = 1) -> None:
        self.player(seat)["influence"] -= n
        self.guild(guild)["influence"][self.number(seat)] += n

    def takes_from_guild(self, seat: Message, guild: Message) -> None:
        self.influences_guild(seat, guild, -1)

    def controls_guild(self, seat: Message, guild: Message) -> None:
        assert self.guild(guild)["control"] != self.number(seat)
        self.guild(guild)["control"] = self.number(seat)

    def nobody_controls(self, guild: Message) -> None:
        assert self.guild(guild)["control"] is not None
        self.guild(guild)["control"] = None

    def influences_scroll(self, seat: Message, scroll: Message) -> None:
        assert self.scroll(scroll)["influence"] is None
        self.player(seat)["influence"] -= 1
        self.scroll(scroll)["influence"] = self.number(seat)

    def takes_from_scroll(self, seat: Message, scroll: Message) -> None:
        assert self.scroll(scroll)["influence"] == self.number(seat)
        self.player(seat)["influence"] += 1
        self.scroll(scroll)["influence"] = None

    def takes_back(self, seat: Message, scroll: Message) -> None:
        """From the Scroll where it lies, or from a player who has just taken the Scroll away with it."""
        self.player(seat)["influence"] += 1
        for column in self.columns():
            for each in column:
                if each and each["scroll"] == scroll_of(scroll):
                    each["influence"] = None

    # -- the Caliph ---------------------------------------------------------------------------------------

    def caliph(self, caliph: Message, n: int, pile: Message) -> None:
        self.from_pile(name(pile) == "top")
        card = {"caliph": f"caliph_{caliph.args['n']}", "influence": dict.fromkeys(CALIPH_SPACES)}
        self.board["caliphs"].append(card)
        assert len(self.board["caliphs"]) == n

    def serves_caliph(self, seat: Message, guild: Message, space: Message) -> None:
        self.guild(guild)["influence"][self.number(seat)] -= 1
        assert self.board["caliphs"][-1]["influence"][name(space)] is None
        self.board["caliphs"][-1]["influence"][name(space)] = self.number(seat)

    # -- the printed opponent -----------------------------------------------------------------------------

    def difficulty(self, difficulty: Message, seat: object = None) -> None:
        pass

    def opponent_marks_sum(self, n: int, seat: object = None) -> None:
        self.view["players"][self.view["opponent"]]["influence"] -= 1
        self.view["solo"]["dice_sum"] = n

    def opponent_sum(self, n: int, seat: object = None) -> None:
        assert self.view["solo"]["dice_sum"] != n
        self.view["solo"]["dice_sum"] = n

    def opponent_scroll(self, language: Message, seat: object = None) -> None:
        self.board["reserve"] -= 1
        self.view["solo"]["scrolls"][name(language)] += 1

    def scheme(self, scheme: Message, seat: object = None) -> None:
        colour = ("blue", "red").index(name(scheme))
        printed = list(zip(BOX.solo.scheme_colour, BOX.solo.scheme_silver, strict=True))
        self.view["solo"]["schemes"].append(BOX.solo.scheme_ids[printed.index((colour, scheme.args["n"]))])

    def scheme_first(self, condition: Message, n: int, least: int, seat: object = None) -> None:
        pass

    def scheme_second(self, condition: Message, n: int, least: int, seat: object = None) -> None:
        pass

    def marker_moves(self, n: int, focus: Message, seat: object = None) -> None:
        solo = self.view["solo"]
        solo["position"] = (solo["position"] + n) % len(BOX.solo.language)
        assert LANGUAGES[BOX.solo.language[solo["position"]]] == name(focus.args["language"])
        assert GUILDS[BOX.solo.guild[solo["position"]]] == name(focus.args["guild"])

    def opponent_wraps(self, n: int, seat: object = None) -> None:
        self.view["solo"]["markers"] += 1
        assert self.view["solo"]["markers"] == n

    def opponent_cannot(self, rule: str, seat: object = None) -> None:
        pass

    def opponent_translates(self, scroll: Message, guild: Message, seat: object = None) -> None:
        self.lift(scroll)
        self.view["solo"]["scrolls"][name(scroll.args["language"])] += 1

    def opponent_rests(self, n: int, seat: object = None) -> None:
        assert len(self.view["solo"]["schemes"]) == n

    def shuffles_schemes(self, n: int, seat: object = None) -> None:
        assert len(self.view["solo"]["schemes"]) == n
        self.view["solo"]["schemes"] = []

    def allows(self, seat: Message, scroll: Message) -> None:
        assert self.scroll(scroll)["influence"] == self.number(seat)

    def denies(self, seat: Message, scroll: Message) -> None:
        assert self.scroll(scroll)["influence"] == self.number(seat)
        self.player(seat)["silver"] -= 1
