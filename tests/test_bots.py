"""Bots: they know no more than the seat that they play, and the better ones play better."""

from __future__ import annotations

from threading import Timer

import pytest

import claytable
from claytable.bots import BOTS, LEVELS, Bot, GreedyBot, RandomBot, SearchBot, find_bot
from claytable.bots.advice import CERTAIN, EVEN, LIKELY, Advised, advise
from claytable.bots.manner import TODAY
from claytable.bots.plan import VARIATIONS
from claytable.bots.search import Search
from claytable.core.rng import Pcg32
from claytable.core.rules import LANGUAGES, own_games

GAMES = list(own_games())


@pytest.mark.parametrize("name", GAMES)
def test_the_greedy_bot_wins_against_the_random_one(name: str) -> None:
    game = claytable.new(name, seats=2, seed=1)
    greedy, random = GreedyBot(1), RandomBot(1)
    while not game.over:
        game.play_answer((greedy if game.asked == 0 else random).choose(game))
    scores = game.scores()
    assert scores[0].place == 1
    assert scores[0].total > scores[1].total


#: All bots; the searching one with a budget that does not depend on the clock.
EVERY = ["search:60" if name == "search" else name for name in BOTS]


@pytest.mark.parametrize("bot", EVERY)
@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_see_does_not_change_what_its_bot_does(name: str, bot: str) -> None:
    game = claytable.new(name, seats=3, seed=4)
    chance = RandomBot(4)
    for number in range(60):
        if number % 6 == 0:
            other = game.determinize(game.asked, Pcg32(number, 5))
            assert find_bot(bot, number).choose(game) == find_bot(bot, number).choose(other)
        game.play_answer(chance.choose(game))


@pytest.mark.parametrize("bot", EVERY)
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_leaves_the_table_as_it_was(name: str, bot: str) -> None:
    game = claytable.new(name, seats=2, seed=5)
    before = game.table.digest()
    assert find_bot(bot, 1).choose(game) in game.answers
    assert game.table.digest() == before


@pytest.mark.parametrize("bot", EVERY)
def test_the_same_seed_gives_the_same_answers(bot: str) -> None:
    def answers() -> list[int]:
        game = claytable.new("tabannusi", seats=2, seed=3)
        player = find_bot(bot, 9)
        return [_play(game, player) for _ in range(12)]

    assert answers() == answers()


def _play(game: claytable.Game, player: Bot) -> int:
    answer = player.choose(game)
    game.play_answer(answer)
    return answer


@pytest.mark.parametrize("name", GAMES)
def test_the_searching_bot_plays_alone_against_the_printed_opponent(name: str) -> None:
    game = claytable.new(name, seats=1, seed=2)
    player = SearchBot(1, tries=20)
    for _ in range(40):
        _play(game, player)


def test_a_further_question_of_a_turn_is_looked_at_more_shortly() -> None:
    game = claytable.new("tabannusi", seats=2, seed=3)
    player = SearchBot(1, tries=400)
    turn, seat = game.table.turns, game.asked
    _play(game, player)
    first = player.made
    assert first >= 400
    assert (game.table.turns, game.asked) == (turn, seat)
    _play(game, player)
    assert 100 <= player.made - first < 400
    # Somebody else has moved: the bot plans the turn again.
    game.play_answer(game.answers[0])
    before = player.made
    _play(game, player)
    assert player.made - before >= 400


@pytest.mark.parametrize("name", GAMES)
def test_alone_too_every_turn_is_planned_anew(name: str) -> None:
    """The printed opponent is never asked: a player's next turn follows on their last answer."""
    game = claytable.new(name, seats=1, seed=2)
    player = SearchBot(1, tries=400)
    first: list[int] = []
    turns = -1
    while len(first) < 4:
        before = player.made
        begins, turns = game.table.turns != turns, game.table.turns
        _play(game, player)
        if begins:
            first.append(player.made - before)
    assert min(first) >= 400


def _turn(name: str) -> claytable.Game:
    """A question with much to choose from."""
    game = claytable.new(name, seats=2, seed=6)
    player = find_bot("short", 1)
    while len(game.answers) < 5 or game.table.turns < 4:
        _play(game, player)
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_longer_search_finds_no_worse_line_on_the_same_tables(name: str) -> None:
    search = Search(_turn(name), [], Pcg32(1))
    search.look(0.0)
    before = {branch.answer: branch.worth for branch in search.branches}
    for _ in range(8):
        search.look(0.0)
    assert all(branch.worth >= before[branch.answer] for branch in search.branches)
    assert any(branch.worth > before[branch.answer] for branch in search.branches)


def test_the_longer_a_search_lasts_the_fewer_answers_it_looks_at() -> None:
    game = _turn("inventors")
    search = Search(game, [], Pcg32(1))
    looked = []
    for share in (0.0, 0.5, 0.99):
        before = search.made
        search.try_answers(share)
        looked.append(search.made - before)
    assert looked[0] == TODAY.tables * len(game.answers)
    assert looked[1] > looked[2] > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_best_answers_are_played_on(name: str) -> None:
    search = Search(_turn(name), [], Pcg32(1))
    search.look(0.0)
    best = search.ranked()[: TODAY.finalists]
    at_once = [branch.worth for branch in best]
    for _ in range(3):
        search.look(TODAY.own_turn)
    assert [branch.playouts for branch in best] == [3] * TODAY.finalists
    assert at_once != [branch.worth for branch in best]
    for _ in range(2):
        search.look(1.0)
    # Those that were left behind do not come back, however lucky the tables were that they met.
    assert [branch.playouts for branch in search.ranked()[: TODAY.finalists + 1]] == [5, 5, 3, 3, 0]
    assert set(search.ranked()[: TODAY.finalists]) == set(best)


@pytest.mark.parametrize(("seats", "turns"), [(1, 4), (3, 4)], ids=["alone", "three"])
@pytest.mark.parametrize("name", GAMES)
def test_a_playout_ends_with_the_next_turn_of_the_seat(name: str, seats: int, turns: int) -> None:
    """This turn, those of the others, and the next one; alone, the printed opponent's after each."""
    game = claytable.new(name, seats=seats, seed=6)
    player = RandomBot(1)
    while game.table.turns < 2 * seats:
        _play(game, player)
    search = Search(game, [], Pcg32(1))
    search.look(0.0)
    after = search.play_out(search.branches[0].plans[0].end, Pcg32(1))
    assert after.turns - game.table.turns == turns
    assert after.question is not None
    assert after.question.seat == (game.asked + 1) % seats


@pytest.mark.parametrize("name", GAMES)
def test_advice_says_what_an_answer_brings_and_what_follows(name: str) -> None:
    game = claytable.new(name, seats=2, seed=3)
    player = find_bot("short", 1)
    reasons = goods = 0
    for _ in range(12):
        advised = advise(game, 1, tries=300)
        best = advised.best
        assert len({each.answer for each in best}) == len(best) <= 3
        assert all(each.answer in game.answers for each in best)
        assert advised.ahead >= 0
        assert advised.sure in (EVEN, LIKELY, CERTAIN)
        reasons += sum(1 for each in best if each.gains or each.then)
        goods += len(advised.brought.gets) + len(advised.brought.pays)
        for language in LANGUAGES:
            words = game.rules.words(language)
            assert all(words.say(message) for each in best for message in each.gains + each.then)
            assert all(words.say(message) for message in advised.brought.gets + advised.brought.pays)
        _play(game, player)
    assert reasons
    assert goods


@pytest.mark.parametrize("name", GAMES)
def test_advice_brings_what_its_line_then_brings(name: str) -> None:
    """As far as nothing new comes to light: what the seat sees then, and what it has more."""
    game = claytable.new(name, seats=2, seed=5)
    player = find_bot("greedy", 1)
    compared = 0
    for _ in range(30):
        advised = advise(game, 1, tries=60)
        seat, then = game.asked, game.copy()
        for answer in advised.best[0].line:
            then.play_answer(answer)
        if then.table.reveals == game.table.reveals and not then.over and then.asked == seat:
            compared += 1
            before, after = (game.rules.goods(each.view(seat), seat) for each in (game, then))
            more = {f"goods-{key}": after[key] - before[key] for key in after if after[key] != before[key]}
            told = {each.id: each.args["n"] for each in advised.brought.gets}
            told |= {each.id: -int(str(each.args["n"])) for each in advised.brought.pays}
            assert told == more
        game.play_answer(player.choose(game))
    assert compared


@pytest.mark.parametrize("name", GAMES)
def test_advice_knows_no_more_than_the_seat(name: str) -> None:
    game = claytable.new(name, seats=2, seed=3)
    player = find_bot("short", 1)
    for number in range(24):
        if number % 8 == 7:
            told = [
                _told(advise(each, 1, tries=200)) for each in (game, game.determinize(game.asked, Pcg32(number, 9)))
            ]
            assert told[0] == told[1]
        _play(game, player)


def _told(advised: Advised) -> list[object]:
    """All that advice says."""
    brought = advised.brought
    lines = [[each.answer, each.line, each.gains, each.then] for each in advised.best]
    return [lines, advised.ahead, advised.error, brought.points, brought.gets, brought.pays, brought.view]


def test_a_cancelled_search_gives_the_best_so_far() -> None:
    game = claytable.new("scholars", seats=2, seed=3)
    player = SearchBot(1, seconds=3000.0)
    timer = Timer(0.3, player.cancel)
    timer.start()
    assert player.choose(game) in game.answers
    timer.join()


def test_seconds_and_tries_bound_a_search() -> None:
    game = claytable.new("scholars", seats=2, seed=3)
    tries = SearchBot(1, tries=50)
    tries.choose(game)
    # A try of every answer on every table, and one playout of the best, are not broken off.
    assert (
        50
        <= tries.made
        < 50 + TODAY.tables * VARIATIONS * len(game.answers) + TODAY.finalists * 2 * (TODAY.lines + VARIATIONS)
    )
    hasty = SearchBot(1, seconds=0.001)
    hasty.choose(game)
    assert hasty.made >= 1


def test_a_search_ends_where_there_is_nothing_to_play_on() -> None:
    game = claytable.new("tabannusi", seats=2, seed=3)
    chance = RandomBot(1)
    last = game
    while not game.over:
        last = game.copy()
        _play(game, chance)
    assert SearchBot(1, tries=200).choose(last) in last.answers


def test_weighed_answers_are_all_answers_best_first() -> None:
    game = claytable.new("inventors", seats=2, seed=2)
    weighed = GreedyBot(0).weigh(game)
    assert sorted(answer for answer, _ in weighed) == sorted(game.answers)
    assert [worth for _, worth in weighed] == sorted((worth for _, worth in weighed), reverse=True)
    assert GreedyBot(0).choose(game) == weighed[0][0]


def test_a_bot_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(claytable.BadOptions, match=r"no bot 'genius'.*novice, .*, master, random"):
        find_bot("genius", 1)


@pytest.mark.parametrize(
    "budget", ["x", "0s", "-1s", "nans", "infs", "-5", "1.5", "s", "99999s", "60~", "60~x", "60~-1", "60~inf"]
)
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    with pytest.raises(claytable.BadOptions, match=r"search:0\.2s"):
        find_bot(f"search:{budget}", 1)


def test_only_a_search_has_a_budget() -> None:
    with pytest.raises(claytable.BadOptions, match="no bot 'greedy:5'"):
        find_bot("greedy:5", 1)


#: What the first generation answered when it was frozen: the answers one after the other, in the middle of a game.
FROZEN = [
    (
        "inventors",
        2,
        "greedy@1",
        "worker:open_draw | do:refresh 1 craft:any | scribe | ready.white.1 | end-turn | build",
    ),
    ("inventors", 2, "search:1500@1", "worker:orange_right | carpenter | do:study 1 die:orange + draw 3 card"),
    ("inventors", 2, "search:6000@1", "worker:open_brighten"),
    (
        "inventors",
        1,
        "greedy@1",
        "after-tent:clear | use:weaver | chandler | row:top | after-tent:brighten | exhausted.orange",
    ),
    ("inventors", 1, "search:1500@1", "after-tent:clear | chandler | row:top"),
    ("inventors", 1, "search:6000@1", "workshop:bottom"),
    ("scholars", 2, "greedy@1", "slot:travel | card:bargain | hand:yellow.2 | hand:white.3 | travel | steps:4"),
    ("scholars", 2, "search:1500@1", "slot:travel | card:harvest_chemistry | hand:white.3"),
    ("scholars", 2, "search:6000@1", "slot:travel"),
    (
        "scholars",
        1,
        "greedy@1",
        "slot:recruit | card:bargain | hand:white.1 | hand:yellow.6 | recruit | dispatch:syriac",
    ),
    ("scholars", 1, "search:1500@1", "slot:recruit_travel | card:harvest_mathematics | hand:yellow.6"),
    ("scholars", 1, "search:6000@1", "slot:recruit_travel"),
    ("tabannusi", 2, "greedy@1", "take:1 | tile:T4 | district:4 | tile:T4 | district:4 | take:2"),
    ("tabannusi", 2, "search:1500@1", "take:3 | tile:T4 | district:4"),
    ("tabannusi", 2, "search:6000@1", "take:1"),
    ("tabannusi", 1, "greedy@1", "take:2 | tile:T6 | yellow | tile:T6 | brown | end-turn"),
    ("tabannusi", 1, "search:1500@1", "refill:white | take:2 | tile:T6"),
    ("tabannusi", 1, "search:6000@1", "refill:white"),
]


@pytest.mark.parametrize(
    ("name", "seats", "bot", "keys"), FROZEN, ids=[f"{row[0]}-{row[1]}-{row[2]}" for row in FROZEN]
)
def test_the_first_generation_answers_as_it_did(name: str, seats: int, bot: str, keys: str) -> None:
    game = claytable.new(name, seats=seats, seed=21, log=False)
    chance = RandomBot(21)
    while game.table.turns < 5 or len(game.answers) < 4:
        _play(game, chance)
    player = find_bot(bot, 5)
    expected = keys.split(" | ")
    assert [game.vocabulary.keys[_play(game, player)] for _ in expected] == expected


@pytest.mark.parametrize("name", ["greedy@9", "search:1500@9", "search@", "short@1", "greedy@"])
def test_a_generation_that_never_was_is_refused(name: str) -> None:
    with pytest.raises(claytable.BadOptions, match=f"no bot '{name}'"):
        find_bot(name, 1)


def test_levels_are_names_of_bots() -> None:
    assert list(LEVELS) == ["novice", "apprentice", "builder", "expert", "master"]
    assert all(find_bot(level, 1) for level in LEVELS)
    assert isinstance(find_bot("master", 1), SearchBot)


def test_a_warm_search_takes_lesser_answers_too_and_the_worse_they_are_the_less() -> None:
    game = _turn("scholars")
    places = []
    for seed in range(40):
        # The same search, looked at and chosen from.
        branches = SearchBot(seed, tries=120).search(game).branches
        order = [branch.answer for branch in sorted(branches, key=lambda branch: -branch.at_once)]
        places.append(order.index(find_bot("search:120~0.5", seed).choose(game)))
    counts = [places.count(place) for place in range(len(game.answers))]
    assert counts[0] > counts[1] > 0
    assert counts[0] > len(places) / 2
    assert counts[-1] <= 2
    assert find_bot("search:120~0", 1).choose(game) == find_bot("search:120", 1).choose(game)
