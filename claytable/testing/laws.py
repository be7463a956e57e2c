"""Laws that hold in every game, every variant, after every step."""

from __future__ import annotations

import json
from collections.abc import Callable
from zlib import crc32

from hypothesis import given
from hypothesis import seed as hypothesis_seed

from ..core.game import Game
from ..core.journal import dump_journal, load_journal, restore, snapshot
from ..core.table import NOT_ASKED
from .kit import Kit, Variant
from .play import OPENINGS, SEEDS, STYLES, Player, laws, play_through
from .told import always


class Play(Kit):
    """Plays the examples of a law."""

    def hold(self, variant: Variant, begin: Callable[[Game, int], Callable[[int], None]]) -> None:
        """Play games of a variant to their ends; `begin` is given each with its seed, and looks at every decision."""
        self.hold_to_the_end(variant, begin, always)

    def hold_to_the_end(
        self,
        variant: Variant,
        begin: Callable[[Game, int], Callable[[int], None]],
        end: Callable[[Game], object],
    ) -> None:
        """The same, and look at the finished game."""

        # Each law has examples of its own, in each variant.
        @hypothesis_seed(crc32(f"{begin.__qualname__} {variant.name}".encode()))
        @laws
        @given(SEEDS, OPENINGS, STYLES)
        def law(seed: int, opening: list[int], style: str) -> None:
            game = self.new(variant.seats, seed, **variant.options)
            play_through(game, Player(seed, opening, style, self.manner), begin(game, seed))
            end(game)

        law()


class Laws(Play):
    """Pieces, questions, copies, refusals, saved games, journals."""

    def test_pieces_are_conserved_questions_have_answers_and_every_game_ends(self, variant: Variant) -> None:
        broken = self.rules.broken

        def begin(game: Game, seed: int) -> Callable[[int], None]:
            def look(number: int) -> None:
                assert broken(game.table) == []
                answers = game.legal.answers
                assert len(set(answers)) == len(answers)
                assert game.over == (not answers)
                assert len(answers) != 1
                assert all(answer in range(len(game.vocabulary)) for answer in answers)

            return look

        def end(game: Game) -> None:
            scores = game.scores()
            assert [score.seat for score in scores] == list(range(len(game.seats)))
            places = [score.place for score in scores]
            assert all(place == 1 + sum(other < place for other in places) for place in places), (
                "those who tie share a place"
            )
            assert all(score.total <= best.total for best in scores if best.place == 1 for score in scores)

        self.hold_to_the_end(variant, begin, end)

    def test_every_option_offered_can_be_taken_and_copies_leave_the_table_alone(self, variant: Variant) -> None:
        broken = self.rules.broken

        def begin(game: Game, seed: int) -> Callable[[int], None]:
            def look(number: int) -> None:
                if number % 24 != seed % 24:
                    return
                before = game.table.digest()
                assert game.copy().table.digest() == before
                for answer in game.legal.answers:
                    twin = game.table.copy()
                    twin.answer(answer)
                    assert broken(twin) == []
                    assert twin.digest() != before
                assert game.table.digest() == before

            return look

        self.hold(variant, begin)

    def test_saving_undoing_and_replaying_give_back_the_very_same_table(self, variant: Variant) -> None:
        def begin(game: Game, seed: int) -> Callable[[int], None]:
            quiet = game.copy()
            quiet.table.loud = False

            def look(number: int) -> None:
                if game.standing is not None:
                    quiet.play_answer(game.standing.answer)
                assert not game.over or quiet.table.digest() == game.table.digest()
                if number % 15 != seed % 15 or game.over:
                    return
                before, keys = game.table.digest(), game.legal.keys()
                restored = restore(json.loads(json.dumps(snapshot(game))))
                assert (restored.table.digest(), restored.legal.keys()) == (before, keys)
                # What is not saved is not in the digest either: the view shows it.
                assert restored.view(None) == game.view(None)
                twin = game.copy()
                for answer in (twin.legal.answers[0], twin.legal.answers[-1]):
                    twin.play_answer(answer)
                    twin.undo()
                    assert (twin.table.digest(), twin.legal.keys()) == (before, keys)
                assert quiet.table.digest() == before

            return look

        def end(game: Game) -> None:
            again = load_journal(dump_journal(game))
            assert again.table.digest() == game.table.digest()
            assert [score.data() for score in again.scores()] == [score.data() for score in game.scores()]
            assert again.log(None) == game.log(None)

        self.hold_to_the_end(variant, begin, end)


class Refusals(Play):
    """Every no has its true reason."""

    def test_whatever_is_not_offered_is_refused_with_a_rule(self, variant: Variant) -> None:
        rules = {rule.id for rule in self.rulebook()}

        def begin(game: Game, seed: int) -> Callable[[int], None]:
            def look(number: int) -> None:
                if number % 5 != seed % 5 or game.over:
                    return
                offered = set(game.legal.keys())
                before = game.table.digest()
                for key in game.vocabulary.keys:
                    refusal = game.why_not(key)
                    assert (refusal is None) == (key in offered), key
                    assert refusal is None or refusal.rule in rules
                assert game.table.digest() == before

            return look

        self.hold(variant, begin)

    def test_what_a_question_is_about_is_never_refused_as_not_being_asked(self, variant: Variant) -> None:
        def begin(game: Game, seed: int) -> Callable[[int], None]:
            def look(number: int) -> None:
                table, question = game.table, game.table.question
                if question is None or number % 3 != seed % 3:
                    return
                words = len(game.vocabulary)
                about = {answer for first, end in question.about for answer in range(first, min(end, words))}
                asked = [answer for answer in game.answers if not table.is_extra(answer)]
                assert about.issuperset(asked), f"{question} offers {asked} and is about {question.about}"
                for answer in about.difference(game.answers):
                    refusal = table.why_not(answer)
                    key = game.vocabulary.keys[answer]
                    assert refusal is not None, f"{question}: {key}"
                    assert refusal.message.id != NOT_ASKED, f"{question}: {key}"

            return look

        self.hold(variant, begin)


class Worth(Play):
    """What a position is worth to bots."""

    def test_any_position_can_be_weighed_stays_as_it_is_and_the_last_one_is_worth_its_score(
        self, variant: Variant
    ) -> None:
        game = self.new(variant.seats, variant.seats, log=False, **variant.options)

        def look(number: int) -> None:
            if number % 10 == 0:
                before = game.table.digest()
                assert len(game.rules.worth(game.table)) == len(game.seats)
                assert game.table.digest() == before

        play_through(game, Player(variant.seats, [], "eager", self.manner), look)
        assert game.rules.worth(game.table) == [score.total for score in game.scores()]
