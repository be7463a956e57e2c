// How Inventors is shown: its table and a seat at a glance.

import { addSprite } from "../../art/sprites";
import vignettes from "../../art/vignettes/inventors.svg?raw";
import type { GameFace } from "../games";
import Board from "./Board.svelte";
import Effect from "./Effect.svelte";
import "./inventors.css";
import { regions } from "./regions";
import { lines, signs } from "./signs";
import Table from "./Table.svelte";
import type { Player } from "./view";

/** Dice that can be placed now. */
const available = (player: Player): number =>
  player.landscapes
    ? player.landscapes.ready.length + player.landscapes.determined.length + player.landscapes.inspired.length
    : 0;

addSprite(vignettes);

export const face: GameFace = {
  Table,
  Board,
  regions,
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
  iconOf: signs.iconOf,
  Signs: Effect,
  lines,
};
