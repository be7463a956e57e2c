// The keys of the table.

import { lookedAt } from "./spot.svelte";
import type { LiveTable } from "./table.svelte";

export interface Actions {
  rules: () => void;
  log: () => void;
  /** The table in words. */
  text: () => void;
  /** The list of keys. */
  keys: () => void;
  back: () => void;
  why: (rule: string) => void;
}

export interface Key {
  /** What is written on it; for the space bar a space. */
  written: string;
  /** The message that says what it does. */
  says: string;
  /** What it does, by the name that the browser has for it, in small letters. */
  pressed: Readonly<Record<string, (table: LiveTable, actions: Actions) => void>>;
}

const on = (table: LiveTable): void => step(1, table);
const back = (table: LiveTable): void => step(-1, table);

/** The keys of the table, as the help lists them. What has the focus hears Enter by itself. */
export const KEYS: readonly Key[] = [
  { written: "← ↑ → ↓", says: "key-move", pressed: { arrowright: on, arrowdown: on, arrowleft: back, arrowup: back } },
  { written: "Enter", says: "key-choose", pressed: {} },
  { written: "Z", says: "key-zoom", pressed: { z: (table) => table.zoom(lookedAt(table)) } },
  { written: "U", says: "key-undo", pressed: { u: (table) => table.undo() } },
  { written: "H", says: "key-hint", pressed: { h: (table) => table.askHint() } },
  { written: "R", says: "key-rules", pressed: { r: (_, actions) => actions.rules() } },
  { written: "L", says: "key-log", pressed: { l: (_, actions) => actions.log() } },
  { written: "T", says: "key-text", pressed: { t: (_, actions) => actions.text() } },
  { written: "?", says: "key-why", pressed: { "?": (table, actions) => void why(table, actions) } },
  { written: "Esc", says: "key-back", pressed: { escape: (_, actions) => actions.back() } },
];

/** While a turn of others is watched, these keys are the film's. */
export const FILM_KEYS: readonly Key[] = [
  { written: " ", says: "key-toggle", pressed: { " ": ({ others }) => others.film.toggle() } },
  { written: "←", says: "watch-back", pressed: { arrowleft: ({ others }) => others.film.back() } },
  { written: "→", says: "watch-forward", pressed: { arrowright: ({ others }) => others.film.forward() } },
  { written: "R", says: "watch-again", pressed: { r: ({ others }) => others.film.again() } },
  { written: "Esc", says: "watch-to-now", pressed: { escape: ({ others }) => others.film.end() } },
];

export function keyboard(event: KeyboardEvent, table: LiveTable, actions: Actions): void {
  const target = event.target as HTMLElement;
  // Fields, and dialogs that lie over the table, have keys of their own; one that is closing has none.
  if (target.closest("input, select, textarea, dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
  // A button that has the focus is pressed by the space bar.
  if (table.covered || (event.key === " " && target.closest("button, [role=button]"))) return;
  const name = event.key.toLowerCase();
  const keys = table.others.film.running ? [...FILM_KEYS, ...KEYS] : KEYS;
  const act = keys.find(({ pressed }) => pressed[name])?.pressed[name];
  if (!act) return;
  act(table, actions);
  event.preventDefault();
}

/** Why something cannot be chosen, in the rules; where nothing is asked about, the list of keys. */
async function why(table: LiveTable, actions: Actions): Promise<void> {
  const key = lookedAt(table)?.keys[0];
  const reason = key !== undefined && !table.options.has(key) ? await table.whyNot(key) : null;
  if (reason?.rule) actions.why(reason.rule);
  else actions.keys();
}

/** What can be chosen, in the order of the keys: on the boards what is asked about, then free actions; the bar last. */
export function choices(page: ParentNode): HTMLElement[] {
  const rank = (each: Element): number =>
    each.closest(".drawing") === null ? 2 : each.matches('[data-state~="free"]') ? 1 : 0;
  return [...page.querySelectorAll<HTMLElement>("[data-key]")]
    .filter((each) => each.offsetParent !== null || each instanceof SVGElement)
    .map((each, at) => ({ each, at, rank: rank(each) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ each }) => each);
}

/** The next or the previous thing that can be chosen; the first key goes to what a hint names, or to the first place. */
function step(by: number, table: LiveTable): void {
  const found = choices(document);
  if (found.length === 0) return;
  const at = found.indexOf(document.activeElement as HTMLElement);
  const best = table.hint?.best[0]?.key;
  const first = Math.max(
    0,
    found.findIndex((each) => best !== undefined && each.dataset.keys?.split("|").includes(best)),
  );
  found[at < 0 ? first : (at + by + found.length) % found.length]!.focus();
}
