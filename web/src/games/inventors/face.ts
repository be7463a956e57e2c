// How Inventors is shown: its table, a seat at a glance, and the icons of what its sentences name.

import type { Message } from "../../words/fluent";
import type { GameFace } from "../games";
import Board from "./Board.svelte";
import Table from "./Table.svelte";
import type { InventorsView, Player } from "./view";
import en from "./words/en.ftl?raw";
import fr from "./words/fr.ftl?raw";
import pl from "./words/pl.ftl?raw";

const ICONS: Record<string, string> = {
  "effect-silver": "silver",
  "effect-draw": "card-draw",
  "effect-influence": "influence-any",
  "effect-influence-each": "influence-each",
  "effect-brighten": "brighten",
  "effect-increase": "increase",
  "effect-refresh": "refresh",
  "effect-refresh-craft": "refresh",
  "effect-refresh-all": "refresh-all",
  "effect-raise": "raise",
  "effect-royalties": "royalties",
  "effect-harvest": "royalties-gain",
  "effect-study": "study-gain",
  "effect-swap": "die-swap",
  "effect-white-to-ready": "die-gain",
  "effect-coloured-to-determined": "die-coloured",
  "effect-ship": "ship-move",
  "effect-collect": "tile-collect",
  "effect-take": "workshop-tile",
  "effect-research": "research",
  "effect-hire": "camel-hired",
  "effect-unlock-camel": "camel-unlock",
  "effect-unlock-worker": "worker-unlock",
  "effect-envoy": "envoy",
  "effect-retrieve": "worker-return",
  "effect-clear": "workshop-clear",
  "effect-boost": "boost",
  "effect-keep": "keep-dice",
  "effect-remove-invention": "invention-tile",
  "cost-any-craft": "craft-any",
  "cost-influence": "influence",
  "cost-cards": "card-discard",
  "cost-silver": "silver",
  "workshop-tile": "workshop-tile",
  "workshop-tile-coloured": "workshop-tile",
  "area-4": "envoy",
  "area-5": "camel-hired",
  device: "device-board",
  opponent: "solo",
};

const STARTS: [string, string][] = [
  ["research-ongoing-", "research-ongoing"],
  ["research-tent-", "research-tent"],
  ["research-now-", "research-now"],
  ["board-", "device-board"],
  ["card-", "device-card"],
  ["pass-", "pass-tile"],
  ["space-", "worker"],
  ["row-", "workshop"],
  ["scheme-card", "scroll"],
];

function iconOf(message: Message): string | undefined {
  const { id, args } = message;
  if (id === "die") return typeof args.face === "number" ? `die-${args.face}` : "die";
  const known = ICONS[id];
  if (known) return known;
  for (const kind of ["craft-", "landscape-", "action-"]) if (id.startsWith(kind)) return id.slice(kind.length);
  return STARTS.find(([start]) => id.startsWith(start))?.[1];
}

/** Dice that can be placed now. */
const available = (player: Player): number =>
  player.landscapes
    ? player.landscapes.ready.length + player.landscapes.determined.length + player.landscapes.inspired.length
    : 0;

export const face: GameFace = {
  Table,
  Board,
  icon: "die",
  summary: (player: Player) => {
    const camels = player.camels?.filter((camel) => camel.open);
    return [
      { icon: "silver", label: "inventors-silver", value: player.silver },
      ...(player.landscapes ? [{ icon: "hand", label: "inventors-cards", value: player.cards }] : []),
      { icon: "worker", label: "inventors-workers", value: player.workers },
      ...(camels
        ? [
            {
              icon: "camel",
              label: "inventors-camels",
              value: `${camels.filter((camel) => camel.dice.length === 0).length}/${camels.length}`,
            },
            { icon: "die", label: "inventors-available", value: available(player) },
          ]
        : [
            { icon: "workshop-tile", label: "inventors-tiles", value: player.collected ?? 0 },
            { icon: "invention-tile", label: "inventors-inventions-left", value: player.inventions_left ?? 0 },
          ]),
      ...(player.tent !== null ? [{ icon: "tent", label: "inventors-tented", value: "✓" }] : []),
      ...(player.envoy ? [{ icon: "envoy", label: "area-4", value: "✓" }] : []),
    ];
  },
  progress: (view: InventorsView) =>
    view.round > 0 ? { id: "inventors-round", args: { n: view.round, of: view.rounds } } : undefined,
  iconOf,
  catalogues: { en, pl, fr },
};
