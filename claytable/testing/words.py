"""The message catalogues: the game can say everything in each of its languages."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator

from ..core.game import Game
from ..core.messages import Message
from ..core.rules import FRONT
from ..core.table import NOT_ASKED, Event
from ..core.words import NAMED, OTHERS, SEAT
from .catalogue import catalogue, entry_of, example, lacking, messages_in, own_catalogue
from .kit import Examples, Kit, Variant
from .shapes import field_names, value_names
from .sources import calls, events, questions, texts

#: What was said already: once is enough.
SAID: set[tuple[str, str]] = set()
#: Questions, log lines and plain answers are built by the core, and so is what joins effects.
BUILT = {"question-", "log-", "answer-"}
#: The most characters of the name of a kind of answers: it stands on a tab.
SHORT = 12
#: The form of a question that stands in two lines on a phone, and the most characters of a question that does.
BRIEF = "short"
TWO_LINES = 62
JOINING = {"effect-none", "effect-list", "effect-or", "effect-pay"}
#: How the core says that the printed opponent wins a tie.
TIES = {"tie-solo"}
#: What players are called who have a name, and bots.
CALLED = {NAMED, "bot"}


class Words(Kit):
    """Catalogues, sources, and what is said in whole games."""

    def examples(self, name: str) -> Examples:
        if name == "family":
            return [(family, family) for family in self.families()]
        if name == "line":
            return [(line, line) for line in self.said().lines]
        return super().examples(name)

    def say_in_all(self, message: Message) -> str:
        """Say a message in every language: what is missing raises. The id comes back."""
        if (self.game, repr(message)) not in SAID:
            for each in messages_in(message):
                # A gain brings its number, which a gain that comes only once does not say.
                spare = {"n"} if each.id.startswith("effect-") else set()
                used = entry_of(self.game, each.id).arguments
                assert set(each.args) - spare <= used, f"{each.id} does not say all that it is told"
            for language in self.languages():
                text = self.rules.words(language).say(message)
                assert text.strip(), f"{language}: {message!r} says nothing"
                assert not re.search(r"[{}$]", text), f"{language}: {text}"
                assert not self.raw_ids(text), f"{language}: {text}"
            SAID.add((self.game, repr(message)))
        return message.id

    def say_to_others(self, question: Message, seat: int) -> None:
        """Say in every language what someone who is asked a question does: what is missing raises."""
        who = Message(SEAT, {"n": seat + 1})
        told = Message(question.id, {**question.args, "seat": who})
        if (self.game, OTHERS + repr(told)) not in SAID:
            for language in self.languages():
                words = self.rules.words(language)
                assert entry_of(self.game, told.id, language).for_others, (
                    f"{language}: {told.id} has no form `.{OTHERS}`"
                )
                text = words.say(told, OTHERS)
                assert text.startswith(words.say(who)), f"{language}: {told.id} for others: {text}"
                assert text.endswith("."), f"{language}: {told.id} for others: {text}"
                assert not re.search(r"[{}$]|  | [,.]", text), f"{language}: {text}"
            SAID.add((self.game, OTHERS + repr(told)))

    def fits_a_phone(self, question: Message) -> None:
        """A long question needs a short form: a phone has two lines for it."""
        for language in self.languages():
            words = self.rules.words(language)
            text = words.say(question)
            if len(text) > TWO_LINES:
                assert BRIEF in entry_of(self.game, question.id, language).forms, (
                    f"{language}: {question.id} has {len(text)} characters, which is too long for two lines on a phone."
                    f" Give it a form `.{BRIEF}` of at most {TWO_LINES}: {text}"
                )
                brief = words.say(question, BRIEF)
                assert len(brief) <= TWO_LINES, f"{language}: {brief}"

    def raw_ids(self, text: str) -> set[str]:
        """Message ids that stand in a text."""
        return {word for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text) if word in catalogue(self.game, "en")}

    # -- the catalogues as they are written -----------------------------------------------------------

    def test_all_languages_have_the_same_messages(self, language: str) -> None:
        assert set(catalogue(self.game, language)) == set(catalogue(self.game, "en"))

    def test_a_message_uses_the_same_arguments_in_every_language(self, language: str) -> None:
        english = {id: entry.arguments for id, entry in catalogue(self.game, "en").items()}
        assert {id: entry.arguments for id, entry in catalogue(self.game, language).items()} == english

    def test_every_question_says_to_others_what_the_one_who_is_asked_does(self, language: str) -> None:
        questions = {id: entry for id, entry in catalogue(self.game, language).items() if id.startswith("question-")}
        silent = [id for id, entry in questions.items() if not entry.for_others]
        assert not silent, f"{language}.ftl: give these questions a form `.{OTHERS}`: {', '.join(silent)}"

    def test_a_player_with_a_name_has_every_form_that_a_seat_has(self, language: str) -> None:
        entries = catalogue(self.game, language)
        forms = entries[SEAT].forms if SEAT in entries else set()
        assert forms == (entries[NAMED].forms if NAMED in entries else set())

    def test_a_log_line_of_someone_without_a_turn_of_their_own_says_whose_it_is(self, language: str) -> None:
        """What begins with the printed opponent's name has them in `seat`: the log shows whose line it is."""
        words = self.rules.words(language)
        for name in (words.say(Message(id)) for id in ("opponent", "dummy") if id in words):
            for id, entry in catalogue(self.game, language).items():
                if id.startswith("log-") and "seat" not in entry.arguments:
                    text = example(self.game, self.said().named, id, language)
                    assert not text.startswith(name), f"{language}.ftl: {id} does not begin with {{ $seat }}: {text}"

    def test_every_form_of_a_name_is_used_by_some_sentence(self, language: str) -> None:
        entries = own_catalogue(self.game, language).values()
        forms = {form for entry in entries for form in entry.forms} - {BRIEF}
        variables = {variable for entry in entries for variable in entry.raw}
        unused = {form for form in forms if not any(variable.endswith(f"-{form}") for variable in variables)}
        assert not unused

    # -- what the sources can say ---------------------------------------------------------------------

    def families(self) -> dict[str, set[str]]:
        """Ids that the sources build from a name, by what stands before the name."""
        speech = self.said()
        found: dict[str, set[str]] = {prefix: set(ids) for prefix, ids in speech.families.items()}
        found["question-"] = {f"question-{kind.name}" for kind in questions(self.rules.package) if kind.name}
        found["log-"] = {f"log-{line}" for line in speech.lines} | found.get("log-", set())
        found.setdefault("answer-", set())
        return found

    def categories(self) -> set[str]:
        """The names of the lines of the score pad."""
        scores = self.new(self.variants()[0].seats, 1, **self.variants()[0].options).scores()
        return {f"category-{category.id}" for category in scores[0].categories}

    def written(self) -> tuple[set[str], set[str]]:
        """The ids that stand in the sources as they are, and the beginnings of those that are built."""
        speech = self.said()
        literal: set[str] = set()
        built: set[str] = set()
        for where, call in calls(self.rules.package, "Message"):
            id = call.args[0]
            if isinstance(id, ast.JoinedStr):
                assert isinstance(id.values[0], ast.Constant), f"{where}: the id begins with a variable"
                built.add(str(id.values[0].value))
            elif isinstance(id, ast.Name):
                module = where.split(".py:")[0]
                assert module in speech.handing, f"{where}: `Speech.handing` does not say that {module} hands ids on"
            else:
                literal.update(texts(id))
        reasons = {message for kind in questions(self.rules.package) for _, message in kind.reasons}
        return literal | speech.handed_on | reasons | {NOT_ASKED}, built

    def names(self) -> set[str]:
        """What names the fields of its views, and their values."""
        shape = self.rules.shape
        if "names" in self.without or shape is None:
            return set()
        return field_names(shape) | value_names(shape, self.rules.box())

    def kinds(self) -> set[str]:
        """What names the kinds of its answers."""
        if "kinds" in self.without:
            return set()
        return {f"kind-{kind}" for kind in self.rules.kinds(self.rules.box()).values()}

    def goods(self) -> set[str]:
        """What names the things that a player counts."""
        return {f"goods-{name}" for game in self.tables() for name in self.rules.goods(game.view(0), 0)}

    def pads(self) -> list[Message]:
        """What the fields of its score pad are called, where it says so, and what broke a tie."""
        sheet = self.rules.sheet(self.rules.box())
        if sheet is None:
            return []
        fields = {f"pad-{field.id}": Message(f"pad-{field.id}", field.args) for field in sheet.fields}
        fields |= {f"pad-{field.id}": Message(f"pad-{field.id}") for field in sheet.shared}
        fields["pad-tie"] = Message("pad-tie")
        return [message for id, message in fields.items() if id in catalogue(self.game, "en")]

    def companion(self) -> set[str]:
        """What a first game may say of its questions."""
        asked = [id for id in catalogue(self.game, "en") if id.startswith("question-")]
        return {id.replace("question-", "tutorial-") for id in asked} | {"tutorial-begin"}

    def test_every_field_of_the_score_pad_can_be_said(self) -> None:
        for message in self.pads():
            self.say_in_all(message)

    def test_every_kind_of_answer_has_a_short_name(self, language: str) -> None:
        self.wanted("kinds")
        words = catalogue(self.game, language)
        missing = sorted(self.kinds() - set(words))
        assert not missing, (
            f"{language}: the catalogue lacks {', '.join(missing)}. Name the kind in a word, or say in"
            f" `GameRules.groups` that people see it as another."
        )
        said = self.rules.words(language)
        long = [text for kind in sorted(self.kinds()) if len(text := said.say(Message(kind, {}))) > SHORT]
        assert not long, f"{language}: these names of kinds have more than {SHORT} characters: {', '.join(long)}"

    def test_groups_are_of_kinds_that_there_are(self) -> None:
        assert set(self.rules.groups) <= set(self.rules.box().words.kinds())

    def test_every_question_has_a_name_or_others_below_it(self) -> None:
        assert questions(self.rules.package), f"{self.rules.package} defines no question"
        for kind in questions(self.rules.package):
            assert kind.name or kind.__subclasses__(), f"{kind.__name__} has no name"

    def test_every_id_written_in_the_sources_is_in_the_catalogues(self) -> None:
        literal, _ = self.written()
        assert literal
        assert not lacking(self.game, literal)

    def test_a_message_of_the_sources_brings_the_arguments_that_it_uses_and_no_others(self) -> None:
        seen = 0
        for where, call in calls(self.rules.package, "Message"):
            given = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
            if isinstance(given, ast.Dict) and not isinstance(call.args[0], (ast.Name, ast.JoinedStr)):
                keys = {key.value for key in given.keys if isinstance(key, ast.Constant)}
                for id in texts(call.args[0]):
                    assert entry_of(self.game, id).arguments == keys, f"{where}: {id}"
                    seen += 1
        assert seen

    def test_ids_built_from_names_are_those_that_the_tests_know(self) -> None:
        _, built = self.written()
        assert built | BUILT == set(self.families())

    def test_every_id_built_from_a_name_is_in_the_catalogues(self, family: str) -> None:
        assert not lacking(self.game, self.families()[family])

    def test_every_score_category_has_a_name(self) -> None:
        assert not lacking(self.game, self.categories())

    def test_no_message_is_there_for_nothing(self) -> None:
        literal, _ = self.written()
        named = self.categories() | self.names() | self.kinds() | self.goods()
        used = literal | set.union(*self.families().values()) | named
        said = set(own_catalogue(self.game, "en"))
        assert not lacking(self.game, used)
        beside = {message.id for message in self.pads()} | self.companion()
        assert {id for id in said if not id.startswith(FRONT)} <= used | JOINING | TIES | CALLED | beside

    def test_every_event_of_the_sources_has_its_line_and_every_line_its_event(self) -> None:
        lines = self.said().lines
        seen: set[str] = set()
        for where, event in events(self.rules.package):
            assert isinstance(event, ast.Tuple), where
            for name in texts(event.elts[0]):
                assert name in lines, f"{where}: `Speech.lines` has no line '{name}'"
                assert len(event.elts) == 1 + len(lines[name]), f"{where}: {name}"
                seen.add(name)
        assert seen == set(lines)

    # -- saying everything there is ---------------------------------------------------------------------

    def tables(self) -> list[Game]:
        """A table of several players, and one against the printed opponent if there is one."""
        several = next((variant for variant in self.variants() if variant.seats > 1), None)
        alone = next((variant for variant in self.variants() if variant.seats == 1), None)
        return [self.new(each.seats, 3, **each.options) for each in (several, alone) if each is not None]

    def test_every_answer_of_the_vocabulary_can_be_said(self) -> None:
        for table in self.tables():
            for answer in range(len(table.vocabulary)):
                self.say_in_all(table.table.answer_message(answer))

    def test_every_component_can_be_said(self) -> None:
        said = [self.say_in_all(message) for message in self.said().components()]
        assert said, "`Speech.components` says nothing"

    def test_every_log_line_can_be_said(self, line: str) -> None:
        speech = self.said()
        values = [speech.every(kind) for kind in speech.lines[line]]
        for table in self.tables():
            for n in range(max(map(len, values), default=1)):
                event: Event = (line, *(each[n % len(each)] for each in values))
                for seat in (None, *range(len(table.seats))):
                    message = table.table.line(event, seat)
                    assert message is not None
                    self.say_in_all(message)

    def test_all_that_is_said_in_whole_games_can_be_said_in_every_language(self, variant: Variant) -> None:
        heard: set[str] = set()
        chance = random.Random(variant.seats)
        table = self.new(variant.seats, variant.seats, **variant.options)
        while not table.over:
            self.say_to_others(table.decision.question, table.decision.seat)
            if (self.game, repr(table.decision.question)) not in SAID:
                self.fits_a_phone(table.decision.question)
            for message in (table.decision.question, *options_of(table), *refusals(table, chance)):
                heard.add(self.say_in_all(message))
            table.play_answer(chance.choice(table.legal.answers))
        for message in (*lines_of(table), *score_items(table)):
            heard.add(self.say_in_all(message))
        assert heard >= self.said().heard


def options_of(table: Game) -> Iterator[Message]:
    """What may be answered now."""
    yield from (option.message for option in table.legal)


def refusals(table: Game, chance: random.Random) -> Iterator[Message]:
    """Why some answers are not offered now."""
    keys = table.vocabulary.keys
    for key in chance.sample(keys, min(12, len(keys))):
        refusal = table.why_not(key)
        if refusal is not None:
            yield refusal.message


def lines_of(table: Game) -> Iterator[Message]:
    """The log as everybody reads it."""
    for seat in (None, *range(len(table.seats))):
        yield from table.log(seat)


def score_items(table: Game) -> Iterator[Message]:
    """What made the scores up."""
    for score in table.scores():
        if score.tie_break is not None:
            yield score.tie_break
        for category in score.categories:
            yield from (item.what for item in category.items)
