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

/** The keys as the help lists them: what is written on them, and the message `key-…` that says what they do. */
export const KEYS = [
  ["← ↑ → ↓", "move"],
  ["Enter", "choose"],
  ["Z", "zoom"],
  ["U", "undo"],
  ["H", "hint"],
  ["R", "rules"],
  ["L", "log"],
  ["T", "text"],
  ["?", "why"],
  ["Esc", "back"],
] as const;

export function keyboard(event: KeyboardEvent, table: LiveTable, actions: Actions): void {
  const target = event.target as HTMLElement;
  // Fields, and dialogs that lie over the table, have keys of their own; one that is closing has none.
  if (target.closest("input, select, textarea, dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (table.covered) return;
  const act = filmed(event.key, target, table) ?? actionOf(event.key, table, actions);
  if (!act) return;
  act();
  event.preventDefault();
}

/** While a turn of others is watched, some keys are the film's. */
function filmed(key: string, target: HTMLElement, { others: { film } }: LiveTable): (() => void) | undefined {
  if (!film.running) return undefined;
  switch (key) {
    case " ":
      // A button that has the focus is pressed.
      return target.closest("button, [role=button]") ? undefined : () => film.toggle();
    case "ArrowRight":
      return () => film.forward();
    case "ArrowLeft":
      return () => film.back();
    case "Escape":
      return () => film.end();
    case "r":
    case "R":
      return () => film.again();
    default:
      return undefined;
  }
}

function actionOf(key: string, table: LiveTable, actions: Actions): (() => void) | undefined {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case "ArrowRight":
    case "ArrowDown":
      return () => step(1, table);
    case "ArrowLeft":
    case "ArrowUp":
      return () => step(-1, table);
    case "u":
      return () => table.undo();
    case "h":
      return () => table.askHint();
    case "z":
      return () => table.zoom(lookedAt(table));
    case "r":
      return actions.rules;
    case "l":
      return actions.log;
    case "t":
      return actions.text;
    case "Escape":
      return actions.back;
    case "?":
      return () => void why(table, actions);
    default:
      return undefined;
  }
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
