"""What a player may answer now, worked out a second time from the rules catalogue and the printed values.

Nothing of the engine is used: a position is the plain data of `game.view(seat)`, printed values come from the component
file, and the Work under way is followed by the answers that were given (`brute_work`), not read from the table.

    expected(view, seat, question, work, offered)    the keys that answer a question; None where it is not known here
    lines(view, language)                            every set of Rooms whose Translators form a line into Arabic
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from scholars.brute_work import DATA, PRIMARY, SECONDARY, TRANSLATORS, View, Work

GUILDS = SECONDARY
TRACK_OF = {row["colour"]: row["id"] for row in DATA["research_track"]}
REACH = {row["id"]: row["recruit_value"] for row in DATA["translator_deck"]}
ROOM_COST = {row["number"]: row["silver"] for row in DATA["room"]}
SCROLLS = {row["id"].removeprefix("scroll_"): row for row in DATA["scroll"]}
LEVELS = {(row["track"], row["level"]): row["effect"] for row in DATA["track_space"]}
OPTIONS = {row["index"]: row for row in DATA["research_option"]}
MOST_WORKERS, ROWS = 2, 3


# -- lines of Translators: SCH-107, SCH-108, SCH-109, SCH-110, SCH-111, SCH-112 ---------------------------------


def lines(view: View, language: str) -> set[frozenset[int]]:
    """Every ordered sequence of Translators is tried, and every language that each may pass on."""
    spoken = {
        room["room"]: TRANSLATORS[room["translator"]]["languages"]
        for room in view["board"]["rooms"]
        if room["translator"]
    }
    found: set[frozenset[int]] = set()

    def go_on(now: str, before: tuple[str, ...], used: tuple[int, ...]) -> None:
        if now == "arabic":
            found.add(frozenset(used))
            return
        for room, languages in spoken.items():
            if room not in used and now in languages:
                for then in languages:
                    if then != now and then not in before:
                        go_on(then, (*before, now), (*used, room))

    go_on(language, (), ())
    return found


def payable_lines(view: View, seat: int, scroll: str) -> set[str]:
    """The lines for a Scroll of the House of Wisdom that Gold and Silver suffice for."""
    me = view["players"][seat]
    mark = next(each for guild in GUILDS for each in view["board"]["house"][guild] if each["scroll"] == scroll)
    toll = 1 if mark["influence"] not in (None, seat) else 0
    own = {room["room"] for room in view["board"]["rooms"] if room["owner"] == seat}
    return {
        "via:" + "+".join(str(room) for room in sorted(line))
        for line in lines(view, SCROLLS[scroll]["language"])
        if len(line) <= me["gold"] and len(line - own) + toll <= me["silver"]
    }


def scrolls_to_translate(view: View, seat: int, work: Work) -> set[str]:
    return {
        each["scroll"]
        for guild in GUILDS
        if guild in work.colours
        for each in view["board"]["house"][guild]
        if payable_lines(view, seat, each["scroll"])
    }


# -- pieces: where Influence can go and come from, White dice, Rooms -----------------------------------------------


def scrolls_in_sight(view: View) -> list[dict[str, Any]]:
    house = [each for guild in GUILDS for each in view["board"]["house"][guild]]
    return [each for each in [*view["board"]["map"], *house] if each is not None]


def unmarked(view: View) -> set[str]:
    """SCH-145"""
    return {each["scroll"] for each in scrolls_in_sight(view) if each["influence"] is None}


def movable(view: View, seat: int) -> set[str]:
    """Pieces that may be moved with an empty supply.  SCH-014"""
    guilds = {f"from-guild:{guild}" for guild in GUILDS if view["board"]["guilds"][guild]["influence"][seat]}
    return guilds | {f"from-scroll:{each['scroll']}" for each in scrolls_in_sight(view) if each["influence"] == seat}


def can_place(view: View, seat: int, guild: str = "") -> bool:
    """Whether there is a piece to place; one that is already in the Guild does not count for it."""
    return view["players"][seat]["influence"] > 0 or bool(movable(view, seat) - {f"from-guild:{guild}"})


def guilds_to_influence(view: View, seat: int, guilds: tuple[str, ...] = GUILDS) -> set[str]:
    return {guild for guild in guilds if can_place(view, seat, guild)}


def rooms_to_employ(view: View, seat: int) -> set[int]:
    """SCH-014, SCH-082"""
    if not can_place(view, seat):
        return set()
    empty = {room["room"] for room in view["board"]["rooms"] if room["translator"] is None}
    return {room for room in empty if ROOM_COST[room] <= view["players"][seat]["silver"]}


def gold_moves(view: View, seat: int) -> set[str]:
    """SCH-144"""
    me = view["players"][seat]
    found = set()
    for room in view["board"]["rooms"]:
        if room["translator"] and (room["owner"] == seat or me["silver"]):
            found |= {f"gold-on:{room['room']}"} if me["gold"] else set()
            found |= {f"gold-off:{room['room']}"} if room["gold"] else set()
    return found


def white_dice(view: View, seat: int, work: Work | None) -> set[str]:
    """SCH-048: in the Bag, in hand, on earlier Action Cards, on the present one."""
    me = view["players"][seat]
    found = {"white:bag"} if me["bag"].get("white") else set()
    found |= {f"white:hand:{text[-1]}" for text in me["hand"] if text.startswith("white")}
    present = work.slot if work else ""
    if any(text.startswith("white") for slot in me["slots"] if slot["slot"] != present for text in slot["dice"]):
        found.add("white:board")
    dice = work.dice if work else []
    return found | {
        f"white:action:{place}"
        for place, die in enumerate(dice, 1)
        if die.physical == "white" and die not in dice[: place - 1]
    }


def can_draw(view: View, seat: int, work: Work | None) -> bool:
    """SCH-045"""
    me = view["players"][seat]
    present = work.slot if work else ""
    return bool(me["bag_size"] or any(slot["dice"] for slot in me["slots"] if slot["slot"] != present))


# -- effects: does one do anything now? ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Player:
    """A player at a table, in the middle of a Work or not."""

    view: View
    seat: int
    work: Work | None

    @property
    def own(self) -> View:
        found: View = self.view["players"][self.seat]
        return found

    def helps(self, text: str) -> bool:
        """Whether an effect would change anything."""
        return any(self.way(side.strip()) for side in text.split("|"))

    def way(self, text: str) -> bool:
        cost, arrow, gains = text.rpartition("->")
        if arrow and not self.pays(cost.strip().removeprefix("pay ")):
            return False
        return any(self.gain(each.strip()) for each in gains.split("+"))

    def pays(self, cost: str) -> bool:
        for each in cost.split("+"):
            n, what = each.split()
            has = {"worker:any": sum(self.own["workers"].values()), "die:white": 99, **self.own}
            if int(n) > has[what]:
                return False
        return True

    def gain(self, text: str) -> bool:
        view, seat = self.view, self.seat
        word, *rest = text.split()
        kind = text.partition(":")[2].split(" ")[0]
        if word == "gain" and " die:" in text:
            return self.gains_die(kind)
        if word == "destroy":
            return bool(white_dice(view, seat, self.work))
        if word == "draw":
            return can_draw(view, seat, self.work)
        if text.startswith("influence") and rest[1] == "scroll":
            return bool(unmarked(view)) and can_place(view, seat)
        if word == "influence":
            return bool(guilds_to_influence(view, seat, GUILDS if kind == "any" else (kind,)))
        if word == "shift":
            return bool(gold_moves(view, seat))
        if word == "advance" and kind == "action":
            return self.work is not None and self.work.colours != {"white"}
        if word == "harvest":
            return any(self.helps(each) for each in LEVELS[kind, self.own["levels"][kind] // 2 * 2])
        if word in ("employ", "retire"):
            cards = next(deck for deck in view["board"]["decks"] if deck["deck"] == kind)["cards"]
            return bool(cards and (word == "retire" or rooms_to_employ(view, seat)))
        if word == "top":
            return bool(self.own["hand"]) or can_draw(view, seat, self.work)
        return True

    def gains_die(self, kind: str) -> bool:
        """SCH-011, SCH-012, SCH-013"""
        stock = self.view["board"]["supply"]["dice"]
        colours = PRIMARY if kind == "primary" else (kind,)
        if kind == "white" or any(stock[colour] for colour in colours):
            return True
        return kind not in SECONDARY and bool(white_dice(self.view, self.seat, self.work))


# -- questions -------------------------------------------------------------------------------------------------------


def turn(view: View, seat: int) -> set[str]:
    """SCH-049, SCH-050"""
    me = view["players"][seat]
    rest = {"rest"} if any(slot["card"] for slot in me["slots"]) else set()
    can_work = me["cards"] if me["hand"] else "goal" in me["cards"]
    open_slots = {f"slot:{slot['slot']}" for slot in me["slots"] if not slot["card"] and usable(me, slot["slot"])}
    return rest | open_slots if can_work else rest


def usable(me: dict[str, Any], slot: str) -> bool:
    """The sixth slot opens when the Goal Card is finished.  SCH-039"""
    return slot != "goal" or not any(me["targets"])


def card(view: View, seat: int) -> set[str]:
    me = view["players"][seat]
    return {f"card:{each}" for each in me["cards"] if me["hand"] or each == "goal"}


def die(view: View, seat: int) -> set[str]:
    """SCH-041, SCH-052"""
    me = view["players"][seat]
    slot = next(each for each in me["slots"] if each["slot"] == view["action"]["slot"])
    return {f"hand:{text}" for text in me["hand"]} | ({"no-die"} if slot["dice"] or slot["card"] == "goal" else set())


def work(view: View, seat: int, work: Work) -> set[str]:
    """SCH-054, SCH-066"""
    me = Player(view, seat, work)
    found = {"end-turn"} | {f"do:{text}" for text in work.small if me.helps(text)}
    if not work.main or not work.dice:
        return found
    possible = {"travel", "research"}
    possible |= {"recruit"} if within_reach(view, work) else set()
    possible |= {"translate"} if scrolls_to_translate(view, seat, work) else set()
    workers = [worker for worker, n in me.own["workers"].items() if n]
    places = [
        place
        for place, each in enumerate(work.dice, 1)
        if each.workers < MOST_WORKERS and each not in work.dice[: place - 1]
    ]
    return found | (work.actions & possible) | {f"place:{worker}:{place}" for worker in workers for place in places}


def within_reach(view: View, work: Work) -> set[str]:
    """SCH-079"""
    return {deck["deck"] for deck in view["board"]["decks"] if deck["cards"] and REACH[deck["deck"]] <= work.value}


def recruit(view: View, seat: int, work: Work) -> set[str]:
    decks = within_reach(view, work)
    employs = decks if rooms_to_employ(view, seat) else set()
    return {f"dispatch:{deck}" for deck in decks} | {f"employ:{deck}" for deck in employs}


def room(view: View, seat: int) -> set[str]:
    return {f"room:{each}" for each in rooms_to_employ(view, seat)}


def travel(view: View, seat: int, work: Work) -> set[str]:
    return {f"steps:{steps}" for steps in range(1, work.value + 1)}


def research(view: View, seat: int, work: Work) -> set[str]:
    """SCH-099, SCH-100, SCH-101, SCH-102"""
    found = {"research:1"}
    for option, gold in ((2, 1), (3, 0), (4, 2)):
        if work.value >= OPTIONS[option]["value_min"] and view["players"][seat]["gold"] >= gold:
            found |= {f"research:{option}:{TRACK_OF[colour]}" for colour in work.colours - {"white"}}
    return found


def translate(view: View, seat: int, work: Work) -> set[str]:
    return {f"scroll:{scroll}" for scroll in scrolls_to_translate(view, seat, work)}


def line(view: View, seat: int, work: Work) -> set[str]:
    """The Scroll was chosen, or was the only one."""
    (scroll,) = [work.scroll] if work.scroll else scrolls_to_translate(view, seat, work)
    return payable_lines(view, seat, scroll)


def deliveries(view: View, seat: int, work: Work) -> set[str]:
    """SCH-092, SCH-093: of the answers on arrival, those that Deliver."""
    me = view["players"][seat]
    beside = view["board"]["map"][me["spot"] // 2]
    if not work.delivery or me["spot"] % 2 or beside is None:
        return set()
    toll = 1 if beside["influence"] not in (None, seat) else 0
    if me["silver"] < DATA["delivery"]["silver"] + toll:
        return set()
    return {f"deliver:{guild}" for guild in GUILDS if len(view["board"]["house"][guild]) < ROWS}


def draft(view: View, seat: int) -> set[str]:
    return {f"room:{each['room']}" for each in view["board"]["rooms"] if each["resource"]}


def gain_worker(view: View, seat: int) -> set[str]:
    """SCH-002"""
    return {"worker:white", "worker:red", "worker:yellow", "worker:blue"}


def spend_worker(view: View, seat: int) -> set[str]:
    return {f"worker:{worker}" for worker, n in view["players"][seat]["workers"].items() if n}


def tuck(view: View, seat: int) -> set[str]:
    """SCH-121"""
    return {"slot:recruit", "slot:travel", "slot:research", "slot:translate"}


def tuck_cost(view: View, seat: int) -> set[str]:
    """SCH-122"""
    return {"take-dice", *(["pay-silver"] if view["players"][seat]["silver"] else [])}


def caliph(view: View, seat: int) -> set[str]:
    """SCH-154"""
    spaces = view["board"]["caliphs"][-1]["influence"]
    return {f"caliph:{space}" for space, taken in spaces.items() if taken is None}


def influence_scroll(view: View, seat: int) -> set[str]:
    return {"pass", *(f"scroll:{scroll}" for scroll in unmarked(view))}


def shift_gold(view: View, seat: int) -> set[str]:
    return {"pass", *gold_moves(view, seat)}


def move_influence(view: View, seat: int, where: str) -> set[str]:
    """SCH-014: `where` is a Guild, a Scroll or a Translator, whose mark alone must be placed."""
    found = movable(view, seat) - {f"from-{where.replace('guild-', 'guild:')}"}
    return found if where.startswith("translator") else {"pass", *found}


#: Questions by name: those that a view answers, and those that need the Work under way.
SIMPLE = (
    turn,
    card,
    die,
    room,
    draft,
    influence_scroll,
    shift_gold,
    gain_worker,
    spend_worker,
    tuck,
    tuck_cost,
    caliph,
)
PLAIN = {each.__name__: each for each in SIMPLE}
WITH_WORK = {each.__name__: each for each in (work, recruit, travel, research, translate, line)}


def expected(
    view: View, seat: int, question: dict[str, Any], work: Work | None, offered: set[str]
) -> tuple[set[str], set[str]] | None:
    """The keys that answer the open question and those of the offered ones that this is about; None if not known."""
    name = question["id"].removeprefix("question-").replace("-", "_")
    if name in WITH_WORK:
        assert work is not None
        return WITH_WORK[name](view, seat, work), offered
    if name in PLAIN:
        return PLAIN[name](view, seat), offered
    if name == "influence_guild":
        named = tuple(key.removeprefix("guild:") for key in offered if key != "pass")
        guilds = guilds_to_influence(view, seat, named if len(named) == 1 else GUILDS)
        return {"pass", *(f"guild:{guild}" for guild in guilds)}, offered
    if name == "move_influence":
        return move_influence(view, seat, question["args"]["where"]["id"]), offered
    if name == "destroy":
        return white_dice(view, seat, work) | (set() if question["args"]["must"] else {"pass"}), offered
    if name == "return_white_die":
        return white_dice(view, seat, work), offered
    if name == "arrive":
        assert work is not None
        return deliveries(view, seat, work), {key for key in offered if key.startswith("deliver:")}
    return None
