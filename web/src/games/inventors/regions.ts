// The parts of the table in the order in which a phone shows them.

import type { Region } from "../games";
import Devices from "./phone/Devices.svelte";
import Dice from "./phone/Dice.svelte";
import Guilds from "./phone/Guilds.svelte";
import Hand from "./phone/Hand.svelte";
import River from "./phone/River.svelte";
import Royalties from "./phone/Royalties.svelte";
import Tents from "./phone/Tents.svelte";
import Tower from "./phone/Tower.svelte";
import Workshops from "./phone/Workshops.svelte";

export const regions: readonly Region[] = [
  { id: "river", icon: "ship", name: "inventors-river", Part: River },
  { id: "guilds", icon: "guild", name: "inventors-name-guilds", Part: Guilds },
  { id: "tents", icon: "tent", name: "inventors-tents", Part: Tents },
  { id: "devices", icon: "device-board", name: "inventors-devices", Part: Devices },
  { id: "dice", icon: "die", name: "inventors-name-dice", Part: Dice },
  { id: "workshops", icon: "workshop", name: "inventors-workshops", Part: Workshops },
  { id: "hand", icon: "hand", name: "inventors-name-hand", Part: Hand },
  { id: "tower", icon: "tower", name: "inventors-tower", Part: Tower },
  { id: "royalties", icon: "royalties", name: "inventors-royalties", Part: Royalties },
];
