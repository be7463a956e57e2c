// The parts of the table in the order in which a phone shows them.

import type { Region } from "../games";
import Decks from "./Decks.svelte";
import House from "./House.svelte";
import MapBoard from "./MapBoard.svelte";
import Cards from "./phone/Cards.svelte";
import Court from "./phone/Court.svelte";
import Slots from "./phone/Slots.svelte";
import Tracks from "./phone/Tracks.svelte";
import Rooms from "./Rooms.svelte";

export const regions: readonly Region[] = [
  { id: "action-slot", icon: "action-slot", name: "scholars-slots", Part: Slots },
  { id: "hand", icon: "hand", name: "scholars-cards", Part: Cards },
  { id: "translator", icon: "translator", name: "scholars-decks", Part: Decks },
  { id: "map", icon: "map", name: "on-map", Part: MapBoard },
  { id: "research", icon: "research", name: "category-research", Part: Tracks },
  { id: "house-of-wisdom", icon: "house-of-wisdom", name: "scholars-house", Part: House },
  { id: "room", icon: "room", name: "scholars-rooms", Part: Rooms },
  { id: "caliph", icon: "caliph", name: "scholars-caliphs", Part: Court },
];
