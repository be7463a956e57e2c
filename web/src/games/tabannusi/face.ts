import type { Message } from "../../words/fluent";
import type { GameFace, SeatSummary } from "../games";
import Board from "./Board.svelte";
import { RESOURCES, type Player, type Seen } from "./seen";
import Table from "./Table.svelte";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";
import pl from "./words/pl.ftl?raw";

/** Icons of what sentences name, by the beginning of the message's id. */
const ICONS: readonly (readonly [string, string])[] = [
  ["track-", "mastery"],
  ["district-", "district"],
  ["action-project", "project-tile"],
  ["action-construct", "construct"],
  ["action-gardening", "gardening"],
  ["action-claim-ship", "ship-tile"],
  ["action-port-house", "port"],
  ["action-ziggurat-house", "ziggurat"],
  ["row-", "house"],
  ["line-", "port"],
  ["answer-port", "port"],
  ["answer-ship", "ship-tile"],
  ["section-", "ziggurat"],
  ["ziggurat-", "ziggurat"],
  ["ship-", "ship-tile"],
  ["decree", "decree"],
  ["urban-card", "urban-card"],
  ["special-water", "water-special"],
  ["water-space", "water"],
  ["harbormaster", "harbormaster"],
  ["automa-card", "card-draw"],
  ["king-", "king"],
  ["effect-gold", "gold"],
  ["effect-vp", "vp"],
  ["effect-lose-vp", "vp"],
  ["effect-claim", "claim-marker"],
  ["effect-water", "water"],
  ["effect-special-water", "water-special"],
  ["effect-gardening", "gardening"],
  ["effect-garden", "garden"],
  ["effect-advance", "mastery"],
  ["effect-refill", "crate-refill"],
  ["effect-resource-any", "die-any"],
  ["effect-architect", "architect"],
  ["effect-project", "project-tile"],
  ["effect-port-house", "port"],
  ["effect-shift-house", "house"],
  ["effect-urban", "urban-card"],
  ["effect-action-tile", "action-tile"],
];

function iconOf(message: Message): string | undefined {
  if (message.id.startsWith("resource-")) {
    const colour = message.id.slice("resource-".length);
    return colour === "any" ? "die-any" : `res-${colour}`;
  }
  return ICONS.find(([start]) => message.id.startsWith(start))?.[1];
}

function summary(player: Player): SeatSummary[] {
  const houses = Object.values(player.houses).flat().filter(Boolean).length;
  return [
    ...RESOURCES.map((colour) => ({
      icon: `res-${colour}`,
      label: `resource-${colour}`,
      value: player.dice[colour],
      colour,
    })),
    { icon: "gold", label: "tabannusi-gold", value: player.gold },
    { icon: "claim-marker", label: "tabannusi-claims", value: player.claims },
    { icon: "house", label: "tabannusi-houses", value: houses },
  ];
}

function progress(view: Seen): { id: string; args: Record<string, number | string> } {
  if (view.turn === null) return { id: "tabannusi-progress-setup", args: {} };
  if (view.turns_left !== null) return { id: "tabannusi-progress-last", args: { n: view.turns_left } };
  return { id: "tabannusi-progress", args: { n: view.board.time } };
}

export const face: GameFace = {
  Table,
  Board,
  icon: "ziggurat",
  summary: summary as GameFace["summary"],
  points: ((player: Player) => player.vp) as GameFace["points"],
  progress: progress as GameFace["progress"],
  iconOf,
  catalogues: { en, pl, fr },
};
