// The short sign of a landmark: an icon, and the number of what begins or is scored.

import type { IconOf } from "../games/games";
import { isMessage, type Message } from "../words/fluent";

export interface Sign {
  icon: string;
  number: string;
}

/** The first number that a message has, or that the name of something in it ends with: 4 of `district-4`. */
export function numberIn({ args }: Message): string {
  const values = Object.values(args);
  const own = values.find((value) => typeof value === "number");
  if (own !== undefined) return String(own);
  for (const value of values.filter(isMessage)) {
    const found = numberIn(value) || (/-(\d+)$/.exec(value.id)?.[1] ?? "");
    if (found) return found;
  }
  return "";
}

export function markOf(message: Message, iconOf: IconOf): Sign {
  const named = Object.values(message.args).filter(isMessage);
  const icon = [message, ...named].map(iconOf).find((each) => each !== undefined);
  return { icon: icon ?? "round-start", number: numberIn(message) };
}

/** Things along a line, each with its place; those that would hide one another together, under the first. */
export function gathered<T extends { at: number }>(marks: readonly T[], apart: number): T[][] {
  const groups: T[][] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    if (last && mark.at - last[0]!.at < apart) last.push(mark);
    else groups.push([mark]);
  }
  return groups;
}

/** Which of several places to go to: the next one after the one where one is, or the first. */
export const nextOf = (numbers: readonly number[], here: number): number =>
  numbers[(numbers.indexOf(here) + 1) % numbers.length]!;
