"""Why not: the rule that keeps an answer from the options."""

from __future__ import annotations

from ...core.messages import Message, Refusal
from . import answers as a
from . import clauses, construct, grid, names, port, ships
from .debts import due
from .decrees import met
from .gardening import Gardening, LayGarden, LayWater, can_mark_garden
from .houses import row_for
from .paying import Pay, can_pay
from .pieces import Player
from .port import SHIP_PRICE, can_pay_ship
from .projects import ChooseProject, PlaceProject
from .scoring import EndGame
from .table import TabannusiTable
from .terms import (
    BLUE,
    CLAIM_SHIP,
    COMMON,
    CONSTRUCT,
    EMPTY,
    GARDENING,
    GREEN,
    MOST_CRATES,
    MOST_GARDENS,
    MOST_PROJECTS,
    PLACE_PROJECT,
    PORT,
    PORT_HOUSE,
    REFILLED,
    UP,
    ZIGGURAT,
)
from .turns import Actions, Move, TakeDie
from .ziggurat import CLAIM_SPACES, ZigguratHouse, cost


def why_not(table: TabannusiTable, answer: int) -> Refusal | None:
    """The reason why `answer` is not offered now; None if it is."""
    question = table.question
    if question is None or answer in table.answers:
        return None
    seat = question.seat
    me = table.players[seat]
    found: Refusal | None = None
    if a.REFILL <= answer < a.COLOUR:
        found = why_no_extra(table, me, seat, answer)
    elif isinstance(question, Actions):
        found = why_no_action(table, me, question, answer)
    elif isinstance(question, TakeDie):
        found = why_no_die(table, me, answer)
    elif isinstance(question, Move):
        found = why_no_move(question, answer)
    elif isinstance(question, ChooseProject):
        found = why_no_colour(table, me, answer)
    elif isinstance(question, PlaceProject):
        found = why_no_project_space(table, me, question, answer)
    elif isinstance(question, construct.ChooseConstruction):
        found = why_no_construction(table, me, seat, answer)
    elif isinstance(question, Gardening):
        found = why_no_gardening(table, me, question, answer)
    elif isinstance(question, (LayWater, LayGarden)):
        found = why_no_tile_space(table, me, isinstance(question, LayGarden), answer)
    elif isinstance(question, port.PortHouse):
        found = why_no_port_space(table, me, seat, answer)
    elif isinstance(question, (port.ClaimShip, port.AfterConstruction)):
        found = why_no_ship(table, me, question, answer)
    elif isinstance(question, ZigguratHouse):
        found = why_no_ziggurat_space(table, me, answer)
    elif isinstance(question, Pay):
        found = why_no_payment(me, question, answer)
    return found if found is not None else Refusal(question.rule, Message("why-not-asked-now"))


def why_no_extra(table: TabannusiTable, me: Player, seat: int, answer: int) -> Refusal:
    """Free Actions. What nothing else forbids has to wait, for the sake of what is under way."""
    if table.turn != seat or any(isinstance(step, EndGame) for step in table.stack):
        return Refusal("TAB-143", Message("why-not-your-turn"))
    found: Refusal | None = None
    if answer < a.DECREE:
        found = why_no_refill(table, me, answer - a.REFILL)
    elif answer < a.USE:
        card = answer - a.DECREE
        if card not in table.board.decrees:
            found = Refusal("TAB-144", Message("why-decree-gone"))
        elif not met(table, seat, card):
            unmet = Message("why-decree-unmet", {"decree": names.decree(table.box, card)})
            found = Refusal(f"TAB-{221 + card}", unmet)
    else:
        found = why_no_harbormaster(table, me, answer - a.USE)
    return found if found is not None else Refusal("TAB-091", Message("why-wait"))


def why_no_refill(table: TabannusiTable, me: Player, colour: int) -> Refusal | None:
    own = [crate for crate in me.crates if crate & 7 == colour]
    if not own:
        return Refusal("TAB-067", Message("why-no-crate"))
    if all(crate & UP for crate in own):
        return Refusal("TAB-067", Message("why-crate-up"))
    if all(crate & (UP | REFILLED) for crate in own):
        return Refusal("TAB-067", Message("why-refilled"))
    if not me.gold and not any(me.dice):
        return Refusal("TAB-068", Message("why-no-resource"))
    question = table.question
    if isinstance(question, Pay) and due(question.need) != 6:
        return Refusal("TAB-068", Message("why-rest-unpaid"))
    return None


def why_no_harbormaster(table: TabannusiTable, me: Player, tile: int) -> Refusal | None:
    if tile not in me.harbormasters:
        return Refusal("TAB-130", Message("why-no-harbormaster"))
    words = [table.box.parts[number].word for number in table.box.harbormaster[tile]]
    if clauses.DISCOUNT in words:
        return Refusal("TAB-243", Message("why-discount"))
    if clauses.CLAIM_SHIP in words or clauses.CLAIM_ZIGGURAT in words:
        if not me.claims:
            return Refusal("TAB-043", Message("why-no-marker"))
        if clauses.CLAIM_SHIP in words and me.ships == ships.ALL_SHIPS:
            return Refusal("TAB-126", Message("why-all-ships"))
        if clauses.CLAIM_ZIGGURAT in words and min(me.ziggurat) >= CLAIM_SPACES:
            return Refusal("TAB-244", Message("why-tiles-full"))
    return None


def why_no_action(table: TabannusiTable, me: Player, question: Actions, answer: int) -> Refusal | None:
    """Actions of a District."""
    if not a.ACTION <= answer < a.REFILL:
        return None
    if not question.left:
        return Refusal("TAB-090", Message("why-two-actions"))
    if answer >= a.TILE:
        return Refusal("TAB-056", Message("why-other-district"))
    action = answer - a.ACTION
    home = action <= GARDENING and me.assistant < COMMON
    home = home or (action in (CLAIM_SHIP, PORT_HOUSE) and me.assistant == PORT)
    if not home and not (action > PORT_HOUSE and me.assistant == ZIGGURAT):
        rule = "TAB-054" if action <= GARDENING else "TAB-056"
        return Refusal(rule, Message("why-other-district"))
    return why_not_here(table, me, question.seat, action)


def why_not_here(table: TabannusiTable, me: Player, seat: int, action: int) -> Refusal:
    """Why an Action of this District cannot be done."""
    if action == PLACE_PROJECT:
        if not me.claims:
            return Refusal("TAB-097", Message("why-no-marker"))
        return Refusal("TAB-095", Message("why-no-space"))
    if action == CONSTRUCT:
        colours = [colour for colour in range(3) if grid.projects_in(table, me.assistant, colour)]
        if not colours:
            return Refusal("TAB-099", Message("why-no-projects"))
        if all(table.board.pieces[colour] < len(grid.projects_in(table, me.assistant, colour)) for colour in colours):
            return Refusal("TAB-004", Message("why-no-pieces"))
        if all(row_for(me, colour) < 0 for colour in colours):
            return Refusal("TAB-051", Message("why-no-house"))
        return Refusal("TAB-100", Message("why-cost"))
    if action == GARDENING:
        return Refusal("TAB-110", Message("why-no-gardening"))
    if action == CLAIM_SHIP:
        if not me.claims:
            return Refusal("TAB-043", Message("why-no-marker"))
        if not can_pay_ship(table, seat, SHIP_PRICE):
            return Refusal("TAB-125", Message("why-gold", {"n": SHIP_PRICE, "own": me.gold}))
        return Refusal("TAB-126", Message("why-all-ships"))
    if action == PORT_HOUSE:
        if not port.house_spaces(table, seat):
            return Refusal("TAB-123", Message("why-no-port-space"))
        if not me.bottom:
            return Refusal("TAB-120", Message("why-no-bottom-house"))
        return Refusal("TAB-120", Message("why-cost"))
    if not can_pay(table, seat, cost(table)):
        return Refusal("TAB-133", Message("why-cost"))
    return Refusal("TAB-136", Message("why-no-ziggurat"))


def why_no_die(table: TabannusiTable, me: Player, answer: int) -> Refusal | None:
    if answer == a.TAKE + 5 and 6 in table.board.barges[me.assistant]:
        return Refusal("TAB-087", Message("why-six-blocked"))
    if a.TAKE <= answer < a.MOVE:
        return Refusal("TAB-082", Message("why-no-such-die"))
    if answer == a.PASS or a.ACTION <= answer < a.REFILL or answer == a.END_TURN:
        return Refusal("TAB-082", Message("why-take-first"))
    return None


def why_no_move(question: Move, answer: int) -> Refusal | None:
    if a.MOVE <= answer < a.PAY_MOVE:
        # Only a 6 leads to several Districts, or to none.
        rule = "TAB-083" if question.open.bit_count() == 1 else "TAB-085" if question.open else "TAB-087"
        return Refusal(rule, Message("why-die-leads-elsewhere"))
    if a.PAY_MOVE <= answer < a.ACTION:
        return Refusal("TAB-088", Message("why-gold-or-free"))
    return None


def why_no_colour(table: TabannusiTable, me: Player, answer: int) -> Refusal | None:
    """A Project of this colour."""
    if not a.COLOUR <= answer < a.COLOUR + 3:
        return None
    colour = answer - a.COLOUR
    if not table.board.projects[colour]:
        return Refusal("TAB-003", Message("why-stack-empty"))
    if len(grid.projects_in(table, me.assistant, colour)) >= MOST_PROJECTS:
        return Refusal("TAB-094", Message("why-three-projects"))
    return Refusal("TAB-095", Message("why-no-space"))


def why_no_project_space(table: TabannusiTable, me: Player, question: PlaceProject, answer: int) -> Refusal | None:
    """This space for a Project."""
    if not a.SPACE <= answer < a.BUY_GARDEN:
        return None
    space = answer - a.SPACE
    if space not in table.layout.spaces[me.assistant]:
        if not table.layout.districts[space]:
            return Refusal("TAB-013", Message("why-not-in-play"))
        return Refusal("TAB-092", Message("why-other-district"))
    if table.board.cells[space] != EMPTY:
        return Refusal("TAB-092", Message("why-not-empty"))
    present = grid.projects_in(table, me.assistant, question.colour)
    if present and not any(space in table.layout.neighbours[each] for each in present):
        return Refusal("TAB-095", Message("why-not-adjacent"))
    return Refusal("TAB-096", Message("why-beside-building"))


def why_no_construction(table: TabannusiTable, me: Player, seat: int, answer: int) -> Refusal | None:
    if not a.COLOUR <= answer < a.COLOUR + 3:
        return None
    colour = answer - a.COLOUR
    projects = grid.projects_in(table, me.assistant, colour)
    if not projects:
        return Refusal("TAB-099", Message("why-no-projects"))
    if table.board.pieces[colour] < len(projects):
        return Refusal("TAB-004", Message("why-no-pieces"))
    if row_for(me, colour) < 0:
        return Refusal("TAB-051", Message("why-no-house"))
    return Refusal("TAB-100", Message("why-cost"))


def why_no_gardening(table: TabannusiTable, me: Player, question: Gardening, answer: int) -> Refusal | None:
    if answer == a.LAY_GARDEN:
        if me.assistant >= COMMON:
            return Refusal("TAB-119", Message("why-no-grid"))
        if question.placed >= MOST_GARDENS:
            return Refusal("TAB-115", Message("why-three-gardens"))
        if me.gardens and not can_mark_garden(table, question.seat):
            return Refusal("TAB-116", Message("why-no-marker"))
        return Refusal("TAB-115", Message("why-no-garden" if not me.gardens else "why-no-water"))
    if answer == a.LAY_WATER or a.SPECIAL <= answer < a.SHIP:
        if me.assistant >= COMMON:
            return Refusal("TAB-119", Message("why-no-grid"))
        return Refusal("TAB-112", Message("why-no-water-tile"))
    if answer == a.BUY_GARDEN:
        empty = not table.board.gardens
        return Refusal("TAB-005" if empty else "TAB-111", _missing(empty, GREEN))
    if answer == a.BUY_WATER:
        empty = not table.board.waters
        return Refusal("TAB-005" if empty else "TAB-111", _missing(empty, BLUE))
    return None


def _missing(empty: bool, resource: int) -> Message:
    return Message("why-stack-empty") if empty else Message("why-resource", {"resource": names.resource(resource)})


def why_no_tile_space(table: TabannusiTable, me: Player, garden: bool, answer: int) -> Refusal | None:
    if not a.SPACE <= answer < a.BUY_GARDEN:
        return None
    space = answer - a.SPACE
    if not table.layout.districts[space]:
        return Refusal("TAB-013", Message("why-not-in-play"))
    if not table.layout.districts[space] >> me.assistant & 1:
        return Refusal("TAB-115" if garden else "TAB-112", Message("why-other-district"))
    if garden:
        covered = grid.kind(table.board.cells[space]) == 4
        return Refusal("TAB-118" if covered else "TAB-115", Message("why-covered" if covered else "why-no-water"))
    empty = table.board.cells[space] == EMPTY
    return Refusal("TAB-112", Message("why-not-beside-water" if empty else "why-not-empty"))


def why_no_port_space(table: TabannusiTable, me: Player, seat: int, answer: int) -> Refusal | None:
    if not a.PORT_SPACE <= answer < a.ZIGGURAT_SPACE:
        return None
    space = answer - a.PORT_SPACE
    houses = table.board.port_houses
    if houses[space] >= 0:
        return Refusal("TAB-122", Message("why-space-taken"))
    if houses[space ^ 1] == seat:
        return Refusal("TAB-123", Message("why-own-line"))
    assert len(me.crates) >= MOST_CRATES
    return Refusal("TAB-124", Message("why-four-crates"))


def why_no_ship(
    table: TabannusiTable, me: Player, question: port.ClaimShip | port.AfterConstruction, answer: int
) -> Refusal | None:
    if not a.SHIP <= answer < a.PORT_SPACE:
        return None
    space = answer - a.SHIP
    if me.ships >> space & 1:
        return Refusal("TAB-126", Message("why-own-ship"))
    size = ships.ship_size(table, space)
    if question.size and question.size != size:
        return Refusal("TAB-109", Message("why-ship-size", {"size": size}))
    if not me.claims:
        return Refusal("TAB-043", Message("why-no-marker"))
    return Refusal("TAB-108", Message("why-gold", {"n": port.AFTER_CONSTRUCTION, "own": me.gold}))


def why_no_ziggurat_space(table: TabannusiTable, me: Player, answer: int) -> Refusal | None:
    if not a.ZIGGURAT_SPACE <= answer < a.HOUSE:
        return None
    space = answer - a.ZIGGURAT_SPACE
    if table.board.ziggurat_houses[space] >= 0:
        return Refusal("TAB-132", Message("why-space-taken"))
    if me.ziggurat[space // 6] >= CLAIM_SPACES:
        return Refusal("TAB-136", Message("why-tile-full"))
    if row_for(me, space // 6) < 0:
        return Refusal("TAB-136", Message("why-no-house"))
    return Refusal("TAB-136", Message("why-no-marker"))


def why_no_payment(me: Player, question: Pay, answer: int) -> Refusal | None:
    if answer == a.PAY_GOLD:
        return Refusal("TAB-063", Message("why-no-gold" if not me.gold else "why-rest-unpaid"))
    if a.PAY_DIE <= answer < a.PAY_CRATE:
        colour = answer - a.PAY_DIE
        if due(question.need) < 5 and colour != due(question.need):
            return Refusal("TAB-063", Message("why-other-resource"))
        return Refusal("TAB-063", Message("why-no-die" if not me.dice[colour] else "why-rest-unpaid"))
    if a.PAY_CRATE <= answer < a.PAY_GOLD:
        if due(question.need) == 6:
            return Refusal("TAB-068", Message("why-crate-for-crate"))
        return Refusal("TAB-065", Message("why-no-crate-up"))
    return None
