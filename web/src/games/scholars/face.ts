import { addSprite } from "../../art/sprites";
import vignettes from "../../art/vignettes/scholars.svg?raw";
import type { GameFace, SeatSummary } from "../games";
import Board from "./Board.svelte";
import Effect from "./Effect.svelte";
import { regions } from "./regions";
import type { Player } from "./view";
import { lines, signs } from "./signs";
import Table from "./Table.svelte";
import "./scholars.css";

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, n) => total + n, 0);

function summary(player: Player): SeatSummary[] {
  const influence = { icon: "influence", label: "scholars-influence", value: player.influence };
  // The printed opponent has nothing else of its own that lies open beside its board.
  if (!player.slots) return [influence];
  return [
    { icon: "silver", label: "scholars-silver", value: player.silver },
    { icon: "gold", label: "scholars-gold", value: player.gold },
    { icon: "worker", label: "scholars-workers", value: sum(Object.values(player.workers)) },
    { icon: "die", label: "scholars-dice", value: player.hand.length },
    { icon: "hand", label: "scholars-hand", value: player.cards.length },
    { icon: "scroll", label: "scholars-scrolls", value: player.scrolls.length },
    { icon: "retire", label: "scholars-retirees", value: sum(player.slots.map((slot) => slot.retirees.length)) },
    influence,
  ];
}

addSprite(vignettes);

export const face: GameFace = {
  Table,
  Board,
  regions,
  summary: summary as GameFace["summary"],
  iconOf: signs.iconOf,
  Signs: Effect,
  lines,
};
