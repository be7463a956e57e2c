// The keys of the table: arrows move between what can be chosen, Enter chooses, U undoes, R rules, L log, ? why, Esc back.

import type { LiveTable } from "./table.svelte";

export interface Actions {
  rules: () => void;
  log: () => void;
  back: () => void;
  why: (rule: string) => void;
}

export function keyboard(event: KeyboardEvent, table: LiveTable, actions: Actions): void {
  const target = event.target as HTMLElement;
  // Fields, and dialogs that lie over the table, have keys of their own.
  if (target.closest("input, select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  switch (event.key) {
    case "ArrowRight":
    case "ArrowDown":
      step(1);
      break;
    case "ArrowLeft":
    case "ArrowUp":
      step(-1);
      break;
    case "u":
    case "U":
      table.undo();
      break;
    case "r":
    case "R":
      actions.rules();
      break;
    case "l":
    case "L":
      actions.log();
      break;
    case "Escape":
      actions.back();
      break;
    case "?": {
      const key = table.hover?.keys[0];
      if (key !== undefined && !table.options.has(key)) {
        void table.whyNot(key).then((reason) => reason.rule && actions.why(reason.rule));
      }
      break;
    }
    default:
      return;
  }
  event.preventDefault();
}

/** The next or the previous thing that can be chosen. */
function step(by: number): void {
  const found = [...document.querySelectorAll<HTMLElement>("[data-key]")].filter(
    (each) => each.offsetParent !== null || each instanceof SVGElement,
  );
  if (found.length === 0) return;
  const at = found.indexOf(document.activeElement as HTMLElement);
  found[(at + by + found.length) % found.length]!.focus();
}
