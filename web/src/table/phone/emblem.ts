// The sign and the colour of an answer, and the face of its die, found in what its message names.

import type { IconOf } from "../../games/games";
import { isMessage, type Message } from "../../words/fluent";

const COLOURS = new Set(["blue", "orange", "charcoal", "white", "red", "yellow", "purple", "green", "brown"]);

/** Messages that name a die and what it shows. */
const DICE = new Set(["die", "answer-take"]);

export function emblemOf(message: Message, icon: IconOf): { icon?: string; colour?: string; face?: number } {
  const named = [...within(message)];
  return {
    icon: first(named, icon),
    colour: first(named, ({ id }) => colourOf(id)),
    face: first(named, faceOf),
  };
}

function* within(message: Message): Iterable<Message> {
  yield message;
  for (const value of Object.values(message.args)) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) if (isMessage(each)) yield* within(each);
  }
}

function first<T>(messages: readonly Message[], found: (message: Message) => T | undefined): T | undefined {
  for (const each of messages) {
    const one = found(each);
    if (one !== undefined) return one;
  }
  return undefined;
}

/** What a die shows, if a message names one. */
const faceOf = ({ id, args }: Message): number | undefined =>
  DICE.has(id) ? Object.values(args).find((value) => typeof value === "number") : undefined;

const colourOf = (id: string): string | undefined => id.split("-").find((part) => COLOURS.has(part));
