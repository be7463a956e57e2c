"""Why not: the rule that keeps an answer from the options."""

from __future__ import annotations

from typing import Final

from ...core.clauses import Part
from ...core.messages import Message, Refusal
from . import action, clauses, names
from . import answers as a
from .clauses import Price
from .deliver import delivery_cost, guilds_to_deliver
from .dice import Destroy, GainDie
from .effects import Choose, Order, payable
from .influence import InfluenceScroll, can_place
from .pieces import Player
from .recruit import Employ, Recruit
from .research import ResearchAction
from .retire import Tuck
from .table import ScholarsTable
from .terms import GOAL_CARD, GOAL_SLOT, PRIMARY, RECRUIT, ROWS, TRANSLATE
from .translate import Line, Translate, affordable, lines
from .travel import Arrive, Travel
from .turns import Turn
from .work import ChooseCard, ChooseDie, Work, can_work, main_actions


def why_not(table: ScholarsTable, answer: int) -> Refusal | None:
    """The reason why `answer` is not offered now; None if it is."""
    question = table.question
    if question is None or answer in table.answers:
        return None
    me = table.players[question.seat]
    found: Refusal | None = None
    if isinstance(question, Turn):
        found = why_no_turn(me, answer)
    elif isinstance(question, ChooseCard):
        found = why_no_card(me, answer)
    elif isinstance(question, ChooseDie):
        found = why_no_die_in_hand(answer)
    elif isinstance(question, Work):
        found = why_no_work(table, me, question, answer)
    elif isinstance(question, Recruit):
        found = why_no_recruit(table, me, question.seat, answer)
    elif isinstance(question, Employ):
        found = why_no_room(table, me, answer)
    elif isinstance(question, Travel):
        found = why_no_travel(table, me, answer)
    elif isinstance(question, Arrive):
        found = why_no_delivery(table, question, answer)
    elif isinstance(question, ResearchAction):
        found = why_no_research(table, me, answer)
    elif isinstance(question, (Translate, Line)):
        found = why_no_translation(table, me, question, answer)
    elif answer == a.PASS:
        bound = isinstance(question, (Order, Choose, GainDie, Destroy)) and question.must
        found = Refusal("SCH-134" if bound else question.rule, Message("why-must"))
    elif isinstance(question, Order):
        found = why_no_effect(table, answer)
    elif isinstance(question, InfluenceScroll):
        found = why_no_mark(table, answer)
    elif isinstance(question, GainDie):
        found = why_no_die(table, answer)
    elif isinstance(question, Tuck):
        found = why_no_tuck(answer)
    return found if found is not None else Refusal(question.rule, Message("why-not-asked-now"))


def why_no_turn(me: Player, answer: int) -> Refusal | None:
    """Work and Rest.  SCH-050"""
    if answer == a.REST:
        return Refusal("SCH-050", Message("why-no-card-played"))
    if a.SLOT <= answer < a.CARD:
        slot = answer - a.SLOT
        if slot == GOAL_SLOT and me.targets:
            return Refusal("SCH-039", Message("why-goal-unfinished"))
        if me.slot_cards[slot] >= 0:
            return Refusal("SCH-050", Message("why-slot-taken"))
        if not can_work(me):
            return Refusal("SCH-050", Message("why-no-dice" if me.cards else "why-no-cards"))
    return None


def why_no_card(me: Player, answer: int) -> Refusal | None:
    """Action Cards.  SCH-050, SCH-052"""
    if a.CARD <= answer <= a.CARD + GOAL_CARD:
        if answer == a.CARD + GOAL_CARD and me.targets:
            return Refusal("SCH-039", Message("why-goal-unfinished"))
        if me.cards >> (answer - a.CARD) & 1:
            return Refusal("SCH-050", Message("why-no-dice"))
        return Refusal("SCH-052", Message("why-card-not-in-hand"))
    return None


def why_no_die_in_hand(answer: int) -> Refusal | None:
    """Dice for the Action Card.  SCH-052"""
    if a.HAND_DIE <= answer < a.REROLL:
        return Refusal("SCH-052", Message("why-die-not-in-hand"))
    if answer == a.NO_DIE:
        return Refusal("SCH-052", Message("why-one-die"))
    return None


def why_no_work(table: ScholarsTable, me: Player, question: Work, answer: int) -> Refusal | None:
    """Main actions, Workers, small actions."""
    if a.HAND_DIE <= answer < a.REROLL:
        # Also those drawn this turn.  SCH-047
        return Refusal("SCH-052", Message("why-dice-laid"))
    if a.MAIN <= answer < a.PLACE:
        if not question.main:
            return Refusal("SCH-053", Message("why-one-main-action"))
        if not table.dice:
            return Refusal("SCH-048", Message("why-die-destroyed"))
        which = answer - a.MAIN
        if not main_actions(table, me) >> which & 1:
            return Refusal("SCH-053", Message("why-other-slot", {"action": names.action(which)}))
        if which == TRANSLATE:
            return why_no_target(table, me, question.seat)
        assert which == RECRUIT
        return Refusal("SCH-079", Message("why-value", {"value": action.value(table, me), "needed": 1}))
    if a.PLACE <= answer < a.STEPS:
        place = (answer - a.PLACE) & 1
        if not question.main:
            return Refusal("SCH-066", Message("why-workers-before"))
        if place >= len(table.dice):
            return Refusal("SCH-066", Message("why-no-such-die"))
        if not me.workers[(answer - a.PLACE) >> 1]:
            return Refusal("SCH-070", Message("why-no-worker"))
        if action.workers_on(table.dice[place]) >= action.MOST_WORKERS:
            return Refusal("SCH-066", Message("why-two-workers"))
        return Refusal("SCH-066", Message("why-same-die"))
    if answer >= a.DO:
        number = table.box.part_of_answer.get(answer, -1)
        if number in question.parts:
            return why_no_small_action(table, question.seat, table.box.parts[number])
        return Refusal("SCH-054", Message("why-not-on-card"))
    return None


def why_no_small_action(table: ScholarsTable, seat: int, part: Part[Price]) -> Refusal:
    """It cannot be paid for, or would change nothing.  SCH-185"""
    word = part.word
    if word == clauses.CHOICE and not any(way.cost is None or payable(table, seat, way.cost) for way in part.ways):
        return Refusal("SCH-185", Message("why-cannot-pay"))
    if word in (clauses.INFLUENCE_SCROLL, clauses.INFLUENCE_GUILD) and not can_place(table, seat):
        return Refusal("SCH-014", Message("why-no-influence"))
    return Refusal(_WITHOUT_EFFECT.get(word, "SCH-185"), Message("why-no-effect"))


#: No die left to draw, no White die, no Scroll without Influence.
_WITHOUT_EFFECT: Final = {clauses.DRAW: "SCH-045", clauses.DESTROY: "SCH-048", clauses.INFLUENCE_SCROLL: "SCH-145"}


def why_no_target(table: ScholarsTable, me: Player, seat: int) -> Refusal:
    """No Scroll can be Translated."""
    colours = action.colours(table, me)
    if not colours & 0b101010:
        return Refusal("SCH-107", Message("why-no-secondary"))
    if not any(table.board.house[guild] for guild in range(3) if colours >> 2 * guild + 1 & 1):
        return Refusal("SCH-107", Message("why-guild-empty"))
    for guild in range(3):
        if colours >> 2 * guild + 1 & 1:
            for scroll in table.board.house[guild]:
                if affordable(table, seat, scroll, 0, False):
                    return Refusal("SCH-112", Message("why-toll"))
    return Refusal("SCH-110", Message("why-no-line"))


def why_no_translation(table: ScholarsTable, me: Player, question: Translate | Line, answer: int) -> Refusal | None:
    """Scrolls and lines."""
    board = table.board
    if a.SCROLL <= answer < a.FROM_SCROLL:
        scroll = answer - a.SCROLL
        for guild in range(3):
            if scroll in board.house[guild]:
                if not action.colours(table, me) >> 2 * guild + 1 & 1:
                    return Refusal("SCH-107", Message("why-other-guild", {"guild": names.guild(guild)}))
                mark = board.house_influence[guild][board.house[guild].index(scroll)]
                if mark >= 0 and mark != question.seat and affordable(table, question.seat, scroll, 0, False):
                    return Refusal("SCH-112", Message("why-toll"))
                return Refusal("SCH-110", Message("why-no-line"))
        return Refusal("SCH-107", Message("why-not-in-house"))
    if a.VIA <= answer < a.DO and isinstance(question, Line):
        mask = answer - a.VIA + 1
        if any(mask >> room & 1 and board.rooms[room] < 0 for room in range(10)):
            return Refusal("SCH-108", Message("why-room-empty"))
        if mask.bit_count() > me.gold:
            return Refusal("SCH-110", Message("why-gold", {"n": mask.bit_count(), "own": me.gold}))
        return why_no_line(table, question, mask)
    return None


def why_no_line(table: ScholarsTable, question: Line, mask: int) -> Refusal:
    """These Translators form no line, or too dear a one."""
    language = table.box.scroll_language[question.scroll]
    if mask in lines(table.box, tuple(table.board.rooms), language):
        return Refusal("SCH-111", Message("why-silver-for-translators"))
    return Refusal("SCH-109", Message("why-not-a-line"))


def why_no_recruit(table: ScholarsTable, me: Player, seat: int, answer: int) -> Refusal | None:
    """Dispatch and Employ."""
    if not a.DISPATCH <= answer < a.ROOM:
        return None
    deck = (answer - a.DISPATCH) % 8
    value = action.value(table, me)
    if table.box.deck_value[deck] > value:
        return Refusal("SCH-079", Message("why-value", {"value": value, "needed": table.box.deck_value[deck]}))
    if not table.board.decks[deck]:
        return Refusal("SCH-079", Message("why-deck-empty"))
    if not can_place(table, seat):
        return Refusal("SCH-014", Message("why-no-influence"))
    return Refusal("SCH-082", Message("why-no-room"))


def why_no_room(table: ScholarsTable, me: Player, answer: int) -> Refusal | None:
    if a.ROOM <= answer < a.WORKER:
        room = answer - a.ROOM
        if table.board.rooms[room] >= 0:
            return Refusal("SCH-082", Message("why-room-taken"))
        return Refusal("SCH-082", Message("why-silver", {"n": table.box.room_silver[room], "own": me.silver}))
    return None


def why_no_travel(table: ScholarsTable, me: Player, answer: int) -> Refusal | None:
    if a.STEPS <= answer < a.DELIVER:
        value = action.value(table, me)
        return Refusal("SCH-086", Message("why-value", {"value": value, "needed": answer - a.STEPS + 1}))
    if answer == a.PASS:
        return Refusal("SCH-086", Message("why-one-step"))
    return None


def why_no_delivery(table: ScholarsTable, question: Arrive, answer: int) -> Refusal | None:
    if not a.DELIVER <= answer < a.RESEARCH:
        return None
    if not question.delivery:
        return Refusal("SCH-088", Message("why-no-delivery"))
    me = table.players[question.seat]
    space = me.spot >> 1
    if table.board.map[space] < 0:
        return Refusal("SCH-165", Message("why-no-scroll"))
    if len(table.board.house[answer - a.DELIVER]) >= ROWS:
        return Refusal("SCH-093", Message("why-guild-full"))
    assert not guilds_to_deliver(table, question.seat)
    return Refusal(
        "SCH-092", Message("why-silver", {"n": delivery_cost(table, question.seat, space), "own": me.silver})
    )


def why_no_research(table: ScholarsTable, me: Player, answer: int) -> Refusal | None:
    if not a.RESEARCH_ON <= answer < a.DISPATCH:
        return None
    option = (answer - a.RESEARCH_ON) // 6 + 1
    rule = f"SCH-{99 + option}"
    needed = table.box.option_value[option]
    value = action.value(table, me)
    if value < needed:
        return Refusal(rule, Message("why-value", {"value": value, "needed": needed}))
    colour = (answer - a.RESEARCH_ON) % 6 + 1
    if not action.colours(table, me) >> colour & 1:
        return Refusal(rule, Message("why-colour", {"colour": names.colour(colour)}))
    return Refusal(rule, Message("why-no-gold"))


def why_no_effect(table: ScholarsTable, answer: int) -> Refusal | None:
    """What is left of a Travel may hold no Delivery.  SCH-088"""
    if a.DELIVER <= answer < a.RESEARCH and table.slot >= 0:
        return Refusal("SCH-088", Message("why-no-delivery"))
    return None


def why_no_die(table: ScholarsTable, answer: int) -> Refusal | None:
    """Dice of the Main Supply.  SCH-012, SCH-013"""
    if not a.DIE <= answer < a.GUILD or table.board.dice[answer - a.DIE]:
        return None
    colour = answer - a.DIE
    rule = "SCH-012" if colour in PRIMARY else "SCH-013"
    return Refusal(rule, Message("why-no-dice-left", {"colour": names.colour(colour)}))


def why_no_tuck(answer: int) -> Refusal | None:
    """Retirees lie below the brown slots only.  SCH-121"""
    return Refusal("SCH-121", Message("why-black-slot")) if a.SLOT <= answer < a.CARD else None


def why_no_mark(table: ScholarsTable, answer: int) -> Refusal | None:
    """Influence on a Scroll.  SCH-145"""
    if not a.SCROLL <= answer < a.FROM_SCROLL:
        return None
    board = table.board
    scroll = answer - a.SCROLL
    seen = scroll in board.map or any(scroll in column for column in board.house)
    return Refusal("SCH-145", Message("why-marked" if seen else "why-not-visible"))
