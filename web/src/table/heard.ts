// What is to be heard when the table has changed.

import type { LogEntry } from "../api/tables";
import type { IconOf } from "../games/games";
import type { Sound } from "../sound";
import { isMessage } from "../words/fluent";

export interface Moment {
  over: boolean;
  myTurn: boolean;
}

/** The end, your turn, dice, or a piece: the first that fits; nothing where nothing was written. */
export function heard(before: Moment, now: Moment, fresh: readonly LogEntry[], icon: IconOf): Sound | null {
  if (now.over) return before.over ? null : "end";
  if (now.myTurn && !before.myTurn) return "turn";
  const lines = fresh.flatMap((entry) => entry.lines);
  if (lines.length === 0) return null;
  const named = lines.flatMap(({ args }) => Object.values(args).flat().filter(isMessage));
  return named.some((message) => icon(message)?.startsWith("die")) ? "die" : "piece";
}
