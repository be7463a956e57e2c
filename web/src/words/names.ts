// What people, bots and the printed opponent are called: the same everywhere.

import type { SeatInfo } from "../api/tables";
import type { Words } from "./fluent";
import { t } from "./page.svelte";

type Seat = Pick<SeatInfo, "place" | "kind" | "name">;

/** The name that was given; without one, the seat's in the reader's language. `opponent` is the game's own word. */
export function seatName({ place, kind, name }: Seat, opponent: string): string {
  if (kind === "opponent") return opponent || t("solo-opponent");
  return name || t(kind === "bot" ? "bot-n" : "player-n", { n: place + 1 });
}

/** How bots helped the people of a seat. */
export const helpOf = ({ helped }: Pick<SeatInfo, "helped">): string =>
  t("seat-helped", { how: helped.map((how) => t(`helped-${how}`)).join(", ") });

/** What a game calls the printed opponent, where it says so. */
export const opponentIn = (words: Words | null | undefined): string =>
  words?.has("opponent") ? words.word("opponent") : "";
