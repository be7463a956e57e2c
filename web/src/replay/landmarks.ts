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
