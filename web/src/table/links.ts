// Links that lead others here. The address by which a machine reaches itself is of no use to others.

import type { Schemas, SeatInfo } from "../api/tables";

export interface SharedLink {
  id: string;
  /** Whose seat it is; without one it is the link to watch. */
  seat: string;
  path: string;
  /** What the link is called and what it does, where it leads to something else. */
  title?: string;
  how?: string;
}

export const seatLink = (place: number): string => `seat-${place}`;

/** The link to a seat that is open. */
export function invitation(seat: SeatInfo): SharedLink {
  return { id: seatLink(seat.place), seat: seat.name, path: `/join/${seat.invitation}` };
}

/** What a link begins with, and what the page says about it. */
export interface Beginning {
  origin: string;
  note: "" | "network" | "here" | "no-address";
}

/** Whether the address of a page is one that every machine has for itself. */
export function ownAddress(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/.test(hostname);
}

/** How links begin on a page of this address, given how others reach the server (unknown when it did not say). */
export function beginning(page: { origin: string; hostname: string }, reach: Schemas["Reach"] | null): Beginning {
  const { origin } = page;
  if (!ownAddress(page.hostname) || reach === null) return { origin, note: "" };
  if (reach.address !== null) return { origin: reach.address, note: "network" };
  return { origin, note: reach.network ? "no-address" : "here" };
}
