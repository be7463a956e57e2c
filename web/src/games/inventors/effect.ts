// Printed effects, such as "pay 1 card -> ship 1 | gain 2 silver": as signs to be drawn, and as a message to be said.
// A word that is not known here is drawn and said as it is written, never dropped.

import type { Message } from "../../words/fluent";
import type { Effect } from "./view";

export type Sign =
  | { kind: "icon"; icon: string; n: number; also?: string; colour?: string; plus?: boolean }
  | { kind: "coin"; n: number }
  | { kind: "influence"; colour: string; n: number; lose: boolean }
  | { kind: "to" }
  | { kind: "or" }
  | { kind: "text"; text: string };

interface Found {
  signs: Sign[];
  message: Message;
}

const COLOURS = ["blue", "orange", "charcoal"];

const message = (id: string, args: Record<string, unknown> = {}): Message => ({ id, args });
const colourName = (colour: string): Message => message(`colour-${colour === "coloured" ? "any" : colour}`);
const icon = (name: string, n = 1, more: Partial<Extract<Sign, { kind: "icon" }>> = {}): Sign => ({
  kind: "icon",
  icon: name,
  n,
  ...more,
});

function influence(n: number, colour: string, lose: boolean): Sign {
  if (COLOURS.includes(colour)) return { kind: "influence", colour, n, lose };
  return icon(colour === "each" ? "influence-each" : lose ? "influence-lose" : "influence-any", n);
}

type Reader = (n: number, kind: string) => Found;
const plain =
  (word: string, name: string): Reader =>
  (n) => ({ signs: [icon(name, n)], message: message(`effect-${word}`, { n }) });

const GAINS: [RegExp, Reader][] = [
  [/^gain (\d+) silver$/, (n) => ({ signs: [{ kind: "coin", n }], message: message("effect-silver", { n }) })],
  [/^draw (\d+) card$/, plain("draw", "card-draw")],
  [
    /^gain (\d+) influence:(\w+)$/,
    (n, kind) => ({
      signs: [influence(n, kind, false)],
      message:
        kind === "each"
          ? message("effect-influence-each", { n })
          : message("effect-influence", { n, colour: colourName(kind) }),
    }),
  ],
  [/^brighten (\d+)$/, plain("brighten", "brighten")],
  [/^increase (\d+)$/, plain("increase", "increase")],
  [/^refresh all craft$/, plain("refresh-all", "refresh-all")],
  [/^refresh (\d+) craft:any$/, plain("refresh", "refresh")],
  [
    /^refresh (\d+) craft:(\w+)$/,
    (n, kind) => ({
      signs: [icon("refresh", n, { also: kind })],
      message: message("effect-refresh-craft", { craft: message(`craft-${kind}`) }),
    }),
  ],
  [/^raise (\d+) craft$/, plain("raise", "raise")],
  [/^royalties (\d+)$/, plain("royalties", "royalties")],
  [/^harvest royalties$/, plain("harvest", "royalties-gain")],
  [
    /^study (\d+) die:(\w+)$/,
    (n, kind) => ({
      signs: [icon("study-gain", n, COLOURS.includes(kind) ? { colour: kind } : { also: "die-coloured" })],
      message: message("effect-study", { n, colour: colourName(kind) }),
    }),
  ],
  [/^swap 1 die$/, plain("swap", "die-swap")],
  [
    /^gain 1 die:white to ready$/,
    () => ({ signs: [icon("die-gain", 1, { also: "ready" })], message: message("effect-white-to-ready") }),
  ],
  [
    /^gain 1 die:coloured to determined$/,
    () => ({
      signs: [icon("die-coloured", 1, { also: "determined" })],
      message: message("effect-coloured-to-determined"),
    }),
  ],
  [/^ship (\d+)$/, plain("ship", "ship-move")],
  [/^collect (\d+) tile$/, plain("collect", "tile-collect")],
  [/^take (\d+) tile$/, plain("take", "workshop-tile")],
  [/^research (\d+)$/, plain("research", "research")],
  [/^hire camel$/, plain("hire", "camel-hired")],
  [/^unlock camel$/, plain("unlock-camel", "camel-unlock")],
  [/^unlock worker$/, plain("unlock-worker", "worker-unlock")],
  [/^gain envoy$/, plain("envoy", "envoy")],
  [/^retrieve (\d+) worker$/, plain("retrieve", "worker-return")],
  [/^clear (\d+) workshop$/, plain("clear", "workshop-clear")],
  [/^boost (\d+)$/, (n) => ({ signs: [icon("boost", n, { plus: true })], message: message("effect-boost", { n }) })],
  [
    /^count colour:(\w+)$/,
    (_, kind) => ({
      signs: [icon("workshop", 1, { colour: kind })],
      message: message("effect-count", { colour: colourName(kind) }),
    }),
  ],
  [
    /^keep dice:(\w+)$/,
    (_, kind) => ({
      signs: [icon("keep-dice", 1, { also: kind })],
      message: message("effect-keep", { landscape: message(`landscape-${kind}`) }),
    }),
  ],
  [/^remove (\d+) invention$/, plain("remove-invention", "invention-tile")],
  [
    /^remove (\d+) die$/,
    (n) => ({ signs: [icon("die-remove", n)], message: message("inventors-effect-remove-die", { n }) }),
  ],
  [/^none$/, () => ({ signs: [], message: message("effect-none") })],
];

const COSTS: [RegExp, Reader][] = [
  [/^(\d+) silver$/, (n) => ({ signs: [{ kind: "coin", n }], message: message("cost-silver", { n }) })],
  [/^(\d+) craft:any$/, (n) => ({ signs: [icon("craft-pay", n)], message: message("cost-any-craft") })],
  [/^(\d+) craft:(\w+)$/, (n, kind) => ({ signs: [icon(kind, n)], message: message(`craft-${kind}`) })],
  [
    /^(\d+) influence:(\w+)$/,
    (n, kind) => ({
      signs: [influence(n, kind, true)],
      message: message("cost-influence", { n, colour: colourName(kind) }),
    }),
  ],
  [/^(\d+) card$/, (n) => ({ signs: [icon("card-discard", n)], message: message("cost-cards", { n }) })],
];

function read(text: string, readers: [RegExp, Reader][]): Found {
  for (const [pattern, reader] of readers) {
    const match = pattern.exec(text);
    if (!match) continue;
    const numbered = match[1] !== undefined && /^\d+$/.test(match[1]);
    return reader(numbered ? Number(match[1]) : 1, (numbered ? match[2] : match[1]) ?? "");
  }
  return { signs: [{ kind: "text", text }], message: message(text) };
}

const split = (text: string, sign: string): string[] => text.split(sign).map((each) => each.trim());

/** One side of a choice: what it costs, then what it gives. */
function way(text: string): Found {
  const [first, second] = split(text, "->");
  if (second === undefined) {
    const gains = split(first!, "+").map((each) => read(each, GAINS));
    return {
      signs: gains.flatMap((each) => each.signs),
      message:
        gains.length === 1 ? gains[0]!.message : message("effect-list", { effects: gains.map((g) => g.message) }),
    };
  }
  const owed = split(first!.replace(/^pay /, ""), "+").map((each) => read(each, COSTS));
  const gains = split(second, "+").map((each) => read(each, GAINS));
  return {
    signs: [...owed.flatMap((each) => each.signs), { kind: "to" }, ...gains.flatMap((each) => each.signs)],
    message: message("effect-pay", {
      owed: owed.map((each) => each.message),
      gains: gains.map((each) => each.message),
    }),
  };
}

function clause(text: string): Found {
  return split(text, "|")
    .map(way)
    .reduce((first, second) => ({
      signs: [...first.signs, { kind: "or" }, ...second.signs],
      message: message("effect-or", { first: first.message, second: second.message }),
    }));
}

const clauses = (effect: Effect | undefined): string[] =>
  (typeof effect === "string" ? [effect] : (effect ?? [])).filter((text) => text !== "");

/** The signs of an effect, in the order in which they are printed. */
export function signs(effect: Effect | undefined): Sign[] {
  return clauses(effect).flatMap((text) => clause(text).signs);
}

/** The signs of a list of costs. */
export function costSigns(costs: readonly string[]): Sign[] {
  return costs.flatMap((text) => read(text, COSTS).signs);
}

/** An effect as a message. */
export function effectMessage(effect: Effect | undefined): Message {
  const found = clauses(effect).map((text) => clause(text).message);
  return found.length === 1 ? found[0]! : message("effect-list", { effects: found });
}

/** A list of costs as messages. */
export function costMessages(costs: readonly string[]): Message[] {
  return costs.map((text) => read(text, COSTS).message);
}
