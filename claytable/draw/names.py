"""What a seat is called."""

from __future__ import annotations

from ..core.game import Game
from ..core.messages import Message
from ..core.rules import BOT, OPPONENT
from ..core.words import OTHERS, SEAT, Words


def named_words(game: Game, language: str) -> Words:
    """The game's words in `language`, with the names of this game's players: the log and the seats say the same."""
    words = game.rules.words(language)
    names = {}
    for seat, who in enumerate(game.seats):
        if who.kind == BOT and not who.name:
            names[seat] = words.say(Message("bot", {"n": seat + 1})) if "bot" in words else f"Bot {seat + 1}"
        elif who.kind != OPPONENT and who.name:
            names[seat] = who.name
    return words.naming(names)


def seat_name(game: Game, seat: int, words: Words) -> str:
    """As the game's own log calls it (see `named_words`); where it calls nobody, by kind and number."""
    if game.seats[seat].kind == OPPONENT and "opponent" in words:
        return words.say(Message("opponent"))
    if SEAT in words:
        return words.say(Message(SEAT, {"n": seat + 1}))
    return game.seats[seat].name or f"{game.seats[seat].kind.capitalize()} {seat + 1}"


def asked_of(game: Game, reader: int | None, words: Words) -> str:
    """The open question, as the one who is asked reads it; others read what that one does, where the game says so."""
    decision = game.decision
    question = decision.question
    if decision.seat != reader and words.has_form(question.id, OTHERS):
        who = Message(SEAT, {"n": decision.seat + 1})
        return words.say(Message(question.id, {**question.args, "seat": who}), OTHERS)
    return words.say(question)
