// Frames from the engine become turns to watch: for each step the lines, and the table as it then was.

import type { Schemas } from "../../api/tables";
import type { Message } from "../../words/fluent";
import type { View } from "../table.svelte";

export interface Step {
  /** The entry of the journal in which it happened. */
  number: number;
  lines: readonly Message[];
  /** The line that set it off. */
  why: Message | null;
  /** Whether chance decided something in it. */
  chance: boolean;
  view: View;
}

export interface Turn {
  /** Which turn of the game it is, and whose. */
  turn: number;
  seat: number;
  /** The table before its first step. */
  base: View;
  steps: readonly Step[];
  /** Whether something on the board of the seat changes in it. */
  own: boolean;
}

type Place = Record<string | number, unknown>;

/** A view with some values changed; it shares all else with the old one. */
export function changed(view: View, changes: readonly Schemas["Change"][]): View {
  return changes.reduce((now, { path, value }) => put(now, path, value) as View, view);
}

function put(place: unknown, [name, ...way]: readonly (string | number)[], value: unknown): unknown {
  if (name === undefined) return value;
  const copy = (Array.isArray(place) ? [...(place as unknown[])] : { ...(place as Place) }) as Place;
  copy[name] = put(copy[name], way, value);
  return copy;
}

/**
 * What others did. What follows from your own answer counts as your own, until somebody else's turn begins in it: the
 * printed opponent takes its turn inside the answer before it.
 */
export function turnsOf({ view, frames }: Schemas["Frames"], mine: readonly number[]): Turn[] {
  const found: Turn[] = [];
  let now = view as View;
  for (const frame of frames) {
    const base = now;
    now = changed(now, frame.changes);
    if (frame.lines.length === 0 || (mine.includes(frame.by) && mine.includes(frame.seat))) continue;
    if (mine.includes(frame.by) && frame.seat < 0) continue;
    const step = { number: frame.number, lines: frame.lines, why: frame.why, chance: frame.chance, view: now };
    const own = frame.changes.some(({ path }) => path[0] === "players" && path[1] === frame.seat);
    const last = found.at(-1);
    if (last?.turn === frame.turn)
      found[found.length - 1] = { ...last, steps: [...last.steps, step], own: last.own || own };
    else found.push({ turn: frame.turn, seat: frame.seat, base, steps: [step], own });
  }
  return found;
}

/** Turns with later ones behind them; what came of a turn that was not over joins it. */
export function joined(turns: readonly Turn[], later: readonly Turn[]): Turn[] {
  const [first, ...rest] = later;
  const last = turns.at(-1);
  if (!first || last?.turn !== first.turn) return [...turns, ...later];
  return [
    ...turns.slice(0, -1),
    { ...last, steps: [...last.steps, ...first.steps], own: last.own || first.own },
    ...rest,
  ];
}
