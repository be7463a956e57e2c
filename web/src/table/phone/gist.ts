// What an answer would do, at a glance: what it costs, what it gives, and what has no sign. Its name is not said again.

import type { LineSigns } from "../../games/games";
import type { Components } from "../table.svelte";
import { isMessage, type Message } from "../../words/fluent";

export interface Gist {
  pays: Message[];
  gets: Message[];
  /** Lines without a sign. */
  rest: Message[];
}

const NONE: LineSigns = { pays: {}, gets: {} };

export function gistOf(
  answer: Message,
  lines: readonly Message[],
  components: Components = {},
  signs: LineSigns = NONE,
): Gist {
  const gist: Gist = { pays: [], gets: [], rest: [] };
  const known = namesIn(answer);
  // What is printed gives all that the lines after it say is gained.
  let printed = false;
  for (const line of lines) {
    const [paid, got] = [signs.pays[line.id], signs.gets[line.id]];
    if (paid) add(gist.pays, { ...line, id: paid });
    else if (typeof got === "string") {
      if (!printed) add(gist.gets, { ...line, id: got });
    } else if (got) {
      add(gist.gets, got(line, components));
      printed = true;
    } else if (!signs.same?.includes(line.id) && !namedIn(withoutSeat(line), known)) gist.rest.push(line);
  }
  return gist;
}

/** The signs of a gist as one effect: cost, arrow, gain; an arrow stands only between the two. */
export const effectIn = ({ pays, gets }: Gist): Message =>
  pays.length > 0 && gets.length > 0
    ? { id: "effect-pay", args: { owed: pays, gains: gets } }
    : { id: "effect-list", args: { effects: [...pays, ...gets] } };

/** What is paid or gained twice is counted, not drawn twice. */
function add(all: Message[], message: Message): void {
  const alike = (each: Message): string => JSON.stringify([each.id, { ...withoutSeat(each), n: 0 }]);
  const at = all.findIndex((each) => alike(each) === alike(message));
  if (at < 0) all.push(message);
  else all[at] = { ...message, args: { ...message.args, n: many(all[at]!) + many(message) } };
}

const many = ({ args }: Message): number => (typeof args.n === "number" ? args.n : 1);

function withoutSeat({ args }: Message): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).filter(([name]) => name !== "seat"));
}

const namedIn = (args: Message["args"], known: ReadonlySet<string>): boolean =>
  [...namesIn({ id: "", args })].every((name) => known.has(name));

/** Everything that a message names, at any depth; numbers with what they count. */
function namesIn({ id, args }: Message, found = new Set<string>()): Set<string> {
  if (id) found.add(id);
  for (const [name, value] of Object.entries(args)) {
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isMessage(each)) namesIn(each, found);
      else found.add(`${name}=${String(each)}`);
    }
  }
  return found;
}
