// What is of the kind that the question is about, but cannot be chosen: its name, and the reason.

import { aboutOf, keysAt } from "../spot.svelte";
import type { LiveTable, Reason } from "../table.svelte";

export interface Closed {
  name: string;
  reason: Reason;
}

/** The list explains at most this number; the others are explained where they lie. */
const MOST = 8;

export async function notOpen(table: LiveTable, drawing: Element): Promise<Closed[]> {
  const places = new Map<string, string>();
  for (const node of drawing.querySelectorAll('[data-state="refused"]')) {
    const [key] = keysAt(node);
    // What a thing is begins with its name.
    const [name] = aboutOf(node).split(/[.:;(]/, 1);
    if (key !== undefined && name?.trim() && !places.has(name)) places.set(name.trim(), key);
  }
  const asked = [...places].slice(0, MOST);
  return Promise.all(asked.map(async ([name, key]) => ({ name, reason: await table.whyNot(key) })));
}
