// The keys of a replay.

import type { Player } from "./player.svelte";

export interface Ways {
  boards: () => void;
  turns: () => void;
  back: () => void;
}

export function keys(event: KeyboardEvent, player: Player, ways: Ways): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog, select, textarea")) return;
  const slider = target.closest("input")?.type === "range";
  if (target.closest("input") && !slider) return;
  const by = event.key === "ArrowRight" ? 1 : -1;
  switch (event.key) {
    case "ArrowRight":
    case "ArrowLeft":
      if (event.shiftKey) player.stepTurn(by);
      else player.step(by);
      break;
    case "Home":
      player.first();
      break;
    case "End":
      player.last();
      break;
    case " ":
      // A button that has the focus is pressed by it.
      if (target.closest("button, a, summary")) return;
      player.toggle();
      break;
    case "+":
    case "-":
      player.faster(event.key === "+" ? 1 : -1);
      break;
    case "b":
    case "B":
      ways.boards();
      break;
    case "l":
    case "L":
      ways.turns();
      break;
    case "Escape":
      ways.back();
      break;
    default:
      return;
  }
  event.preventDefault();
}
