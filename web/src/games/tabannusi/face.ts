import { addSprite } from "../../art/sprites";
import vignettes from "../../art/vignettes/tabannusi.svg?raw";
import type { GameFace, SeatSummary } from "../games";
import Board from "./Board.svelte";
import Effect from "./Effect.svelte";
import { regions } from "./regions";
import { lines, signs } from "./signs";
import "./tabannusi.css";
import Table from "./Table.svelte";
import { RESOURCES, type Player } from "./view";

addSprite(vignettes);

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

export const face: GameFace = {
  Table,
  Board,
  regions,
  summary: summary as GameFace["summary"],
  points: ((player: Player) => player.vp) as GameFace["points"],
  iconOf: signs.iconOf,
  Signs: Effect,
  lines,
};
