// What an answer would change of what a seat has: the engine says what it would then have, its summary names it.

import type { SeatSummary } from "../../games/games";

export interface Change extends SeatSummary {
  before: number;
  after: number;
}

/** What there would be less of, and what there would be more of. */
export interface Changes {
  pays: Change[];
  gets: Change[];
}

export function changesOf(before: readonly SeatSummary[], after: readonly SeatSummary[]): Changes {
  const all = before.flatMap((item): Change[] => {
    const then = after.find(({ label, colour }) => label === item.label && colour === item.colour);
    const [was, is] = [Number(item.value), Number(then?.value)];
    return Number.isNaN(was) || Number.isNaN(is) || was === is ? [] : [{ ...item, before: was, after: is }];
  });
  return {
    pays: all.filter(({ before, after }) => after < before),
    gets: all.filter((each) => each.after > each.before),
  };
}
