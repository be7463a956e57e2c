import type { Message } from "../../words/fluent";
import type { GameFace, SeatSummary } from "../games";
import Board from "./Board.svelte";
import type { PlayerView, ScholarsView } from "./model";
import Table from "./Table.svelte";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";
import pl from "./words/pl.ftl?raw";
import "./scholars.css";

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, n) => total + n, 0);

function summary(player: PlayerView): SeatSummary[] {
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

function progress(view: ScholarsView) {
  if (view.over) return undefined;
  if (view.turn === null && view.turns_left === null) return { id: "scholars-setup", args: {} };
  return {
    id: "scholars-progress",
    args: { left: view.turns_left ?? -1, caliphs: view.board.caliphs.length, pile: sum(view.board.pile) },
  };
}

/** Icons of things by how their messages begin. */
const NAMED: [start: string, icon: string | ((rest: string) => string)][] = [
  ["action-", (rest) => rest],
  ["track-any", "track-up"],
  ["track-primary", "track-up"],
  ["track-action", "track-up"],
  ["track-", (rest) => `subject-${rest}`],
  ["language-", (rest) => `lang-${rest}`],
  ["guild-", "guild"],
  ["worker-", "worker"],
  ["deck-", "translator"],
  ["translator", "translator"],
  ["starting-translator", "translator"],
  ["starting-scroll", "scroll"],
  ["scroll", "scroll"],
  ["room", "room"],
  ["spot", "map"],
  ["slot-", "action-slot"],
  ["caliph-", "caliph"],
  ["scheme-", "solo"],
  ["goal-card", "goal"],
  ["effect-silver", "silver"],
  ["effect-gold", "gold"],
  ["cost-silver", "silver"],
  ["cost-gold", "gold"],
  ["die", "die"],
];

function iconOf(message: Message): string | undefined {
  for (const [start, icon] of NAMED) {
    if (message.id.startsWith(start)) return typeof icon === "string" ? icon : icon(message.id.slice(start.length));
  }
  return undefined;
}

export const face: GameFace = {
  Table,
  Board,
  icon: "scroll",
  summary: summary as GameFace["summary"],
  progress: progress as GameFace["progress"],
  iconOf,
  catalogues: { en, pl, fr },
};
