import { addSprite } from "../../art/sprites";
import vignettes from "../../art/vignettes/scholars.svg?raw";
import type { GameFace, SeatSummary } from "../games";
import Board from "./Board.svelte";
import Decks from "./Decks.svelte";
import House from "./House.svelte";
import MapBoard from "./MapBoard.svelte";
import Cards from "./regions/Cards.svelte";
import Court from "./regions/Court.svelte";
import Slots from "./regions/Slots.svelte";
import Tracks from "./regions/Tracks.svelte";
import Rooms from "./Rooms.svelte";
import type { PlayerView } from "./view";
import { lines, signs } from "./signs";
import Signs from "./Signs.svelte";
import Table from "./Table.svelte";
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

addSprite(vignettes);

export const face: GameFace = {
  Table,
  Board,
  regions: [
    { id: "action-slot", icon: "action-slot", name: "scholars-slots", Part: Slots },
    { id: "hand", icon: "hand", name: "scholars-cards", Part: Cards },
    { id: "translator", icon: "translator", name: "scholars-decks", Part: Decks },
    { id: "map", icon: "map", name: "on-map", Part: MapBoard },
    { id: "research", icon: "research", name: "category-research", Part: Tracks },
    { id: "house-of-wisdom", icon: "house-of-wisdom", name: "scholars-house", Part: House },
    { id: "room", icon: "room", name: "scholars-rooms", Part: Rooms },
    { id: "caliph", icon: "caliph", name: "scholars-caliphs", Part: Court },
  ],
  summary: summary as GameFace["summary"],
  iconOf: signs.iconOf,
  Signs,
  lines,
};
