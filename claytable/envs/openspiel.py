"""OpenSpiel: the games under the names `claytable_<game>`, once this module is imported.

>>> import pyspiel
>>> import claytable.envs.openspiel
>>> game = pyspiel.load_game("claytable_scholars(players=3,epic=true)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Chance is explicit, and comes once: the first move draws one of a number of `deals`, and with it everything that the
table will shuffle, draw and roll. That is a game of finitely many deals, and you can replay, copy and save its every
history. If you plan on copies of a state, you plan on a known future, as with any sampled chance:
`resample_from_infostate` redraws all that a player cannot see, the future too.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, Final, TypeAlias

import numpy as np
import pyspiel

from ..core.errors import BadOptions
from ..core.game import Game
from ..core.journal import restore, snapshot
from ..core.rules import Setting, find_game, installed_games
from .rewards import outcome
from .space import GameSpace, seen

#: How many deals the first move draws from by default.
DEALS: Final = 1024
#: No game is as long as that.
LONGEST: Final = 10_000


#: Parameters of a game, by name.
Parameters: TypeAlias = "tuple[tuple[str, int | str], ...]"


class TableGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game with the parameters `players` (1: against the printed opponent), `deals`, `pack` and its own settings."""

    id: ClassVar[str]

    def __init__(self, parameters: dict[str, Any]) -> None:
        if parameters["deals"] < 1:
            raise BadOptions(f"The first move draws from 1 or more deals, not {parameters['deals']}.")
        self.setup = (self.id, tuple(sorted(parameters.items())))
        space = space_of(*self.setup)
        players = space.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(space.keys),
            max_chance_outcomes=parameters["deals"],
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            # Alone one plays for nobody's loss.
            utility_sum=0.0 if players > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(self.id, players), info, parameters)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | None:
        """What one player sees now. A view remembers nothing, so there is no observer with perfect recall."""
        if isinstance(kind, pyspiel.IIGObservationType) and (
            kind.perfect_recall or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            return None
        return Observer(space_of(*self.setup))


class TableState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A table, or before the first move none."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        # OpenSpiel copies and saves a state by the attributes it has in Python: this is the only one.
        self.held = Held(*game.setup, None)

    def current_player(self) -> int:
        game = self.held.game
        if game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if game.over else game.asked

    def is_terminal(self) -> bool:
        return self.held.game is not None and self.held.game.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().max_chance_outcomes()
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held.game is not None
        return self.held.space.actions(self.held.game)

    def _apply_action(self, action: int) -> None:
        if self.held.game is None:
            self.held.game = self.held.space.new(action)
        else:
            self.held.space.play(self.held.game, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player == pyspiel.PlayerId.CHANCE else self.held.space.keys[action]

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the others together."""
        players = self.held.space.players
        return outcome(self.held.game.scores())[:players] if self.held.game and self.held.game.over else [0.0] * players

    def __str__(self) -> str:
        keys = self.held.space.keys
        return " ".join(
            f"deal:{action}" if not number else keys[action] for number, action in enumerate(self.history())
        )

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """The same state with everything redrawn that `player` cannot see."""
        twin: TableState = self.clone()
        assert self.held.game is not None
        twin.held.game = self.held.game.determinize(player, int(sampler() * 2**32))
        return twin


class Held:
    """A game that OpenSpiel can copy and save."""

    def __init__(self, id: str, parameters: Parameters, game: Game | None) -> None:
        self.id = id
        self.parameters = parameters
        self.space = space_of(id, parameters)
        self.game = game

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.id, self.parameters, self.game and self.game.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.id, self.parameters, self.game and json.dumps(snapshot(self.game)))


def _restored(id: str, parameters: Parameters, saved: str | None) -> Held:
    held = Held(id, parameters, None)
    if saved is not None:
        held.game = restore(json.loads(saved), held.space.pack)
    return held


class Observer:
    """What a player sees: as a vector, and as text."""

    def __init__(self, space: GameSpace) -> None:
        self.tensor = np.zeros(space.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write into the vector."""
        game = state.held.game
        self.tensor[:] = 0 if game is None else state.held.space.observe(game, player)

    def string_from(self, state: TableState, player: int) -> str:
        """The view, and the question."""
        game = state.held.game
        return "" if game is None else json.dumps(seen(game, player), sort_keys=True)


# -- parameters ---------------------------------------------------------------------------------------------


@cache
def space_of(id: str, parameters: Parameters) -> GameSpace:
    """The table that parameters set up."""
    given: dict[str, Any] = dict(parameters)
    options = {}
    for setting in find_game(id).settings:
        value = given[setting.name]
        # What nobody has chosen is left to the game: some settings are for the solo game alone.
        if value != _default(setting):
            options[setting.name] = value.split("+") if setting.several else value
    return GameSpace(id, given["players"], given["pack"] or None, options)


def _default(setting: Setting) -> int | str:
    """The value of a setting that nobody has chosen; several are written as `dice+workers`."""
    default: Any = setting.default
    return "+".join(default) if setting.several else default


def _game_type(id: str, players: int) -> Any:
    rules = find_game(id)
    own = {setting.name: _default(setting) for setting in rules.settings}
    return pyspiel.GameType(
        short_name=f"claytable_{id}",
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if players > 1 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=1,
        max_num_players=4,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "deals": DEALS, "pack": "", **own},
    )


for _id in installed_games():
    # OpenSpiel gives up what it was handed only after Python has ended: a class outlives that, a function does not.
    pyspiel.register_game(_game_type(_id, 2), type(f"{_id.capitalize()}Game", (TableGame,), {"id": _id}))
