// What a seat sees of this game, and how the drawing looks it up. It knows no rule.

import type { Schemas } from "../../api/tables";
import { keysOf, offered, openOf, type Key } from "../../table/answers";
import type { LiveTable } from "../../table/table.svelte";
import type { Message, Words } from "../../words/fluent";
import { rowOf, rowsOf } from "../rows";

export const key = keysOf<Schemas["TabannusiKind"]>();
export const open = openOf<Schemas["TabannusiKind"]>();

export type Colour = keyof Schemas["TabannusiPlayer"]["mastery"];
export type Resource = keyof Schemas["TabannusiPlayer"]["dice"];
/** In the order in which they are drawn. */
export const COLOURS: readonly Colour[] = ["brown", "white", "yellow"];
export const RESOURCES: readonly Resource[] = [...COLOURS, "blue", "green"];

export type View = Schemas["Shown"] & Schemas["TabannusiView"];
export type Player = Schemas["TabannusiPlayer"];
export type Crate = Schemas["TabannusiCrate"];
export type Board = Schemas["TabannusiBoard"];
/** A space of the grid with what lies on it. */
export type Cell = Schemas["TabannusiSpace"] & Schemas["TabannusiCell"];
export type District = Schemas["TabannusiDistrict"];
export type Action = Schemas["TabannusiAction"];
export type Ship = Schemas["TabannusiShip"];
export type Line = Schemas["TabannusiLine"];
export type Section = Schemas["TabannusiSection"];

export const seen = (table: LiveTable): View => table.view as View;

/** Whose board is drawn as your own: a spectator looks over the first seat's shoulder. */
export const ownSeat = (table: LiveTable): number => table.others.band ?? 0;

/** The question that you may answer now. */
export function question(table: LiveTable): Message | null {
  return table.options.size > 0 ? (table.now?.decision?.question ?? null) : null;
}

export function asks(table: LiveTable, ...ids: string[]): boolean {
  const open = question(table);
  return open !== null && ids.includes(open.id);
}

/** The District in which the seat that must answer acts. */
export function actingDistrict(table: LiveTable): number | null {
  const seat = table.asked;
  return seat === null || table.options.size === 0 ? null : (seen(table).players[seat]?.assistant ?? null);
}

/** What a thing is, unless an open answer already says it all. */
export const unlessAsked = (table: LiveTable, keys: readonly (Key | undefined)[], about: string): string | undefined =>
  offered(table, ...keys).length > 0 ? undefined : about;

/** What is printed on the Main board. */
const printed = (table: LiveTable): Schemas["TabannusiPrinted"] =>
  table.components["printed"] as Schemas["TabannusiPrinted"];

/** By what lies there: a space with it. One on which nothing has changed stays the same, and is not drawn again. */
const joined = new WeakMap<object, Cell>();

/** The spaces of the grid, with what lies on them. */
export function cellsOf(table: LiveTable): Cell[] {
  const { board, players } = seen(table);
  const lies = new Map(board.grid.map((each) => [each.space, each]));
  return (printed(table).spaces[players.length] ?? []).map((space) => {
    const here = lies.get(space.space);
    if (!here) return space;
    let cell = joined.get(here);
    if (!cell) joined.set(here, (cell = { ...space, ...here }));
    return cell;
  });
}

/** The Actions that are printed in a District. */
export const actionsOf = (table: LiveTable, district: number): readonly Action[] =>
  printed(table).actions[district - 1] ?? [];

// -- printed things ------------------------------------------------------------------------------------

/** All rows of a component table. */
export const rows = <T>(table: LiveTable, name: string): readonly T[] => rowsOf<T>(table.components, name);

/** A row of a component table by its id. */
export const row = <T>(table: LiveTable, name: string, id: string): T | undefined =>
  rowOf<T>(table.components, name, id);

export interface DecreeCard {
  id: string;
  symbol: "buildings" | "port" | "gardens";
  effects: string[];
  vp: number;
}

export interface UrbanCard {
  id: string;
  houses: number[];
  vp: number;
}

export interface ShipTile {
  id: string;
  size: number;
  colour: Colour;
  trigger: string;
  effects: string[];
}

export interface AutomaCard {
  id: string;
  number: number;
  first_action_order: string[];
  symbols: string[];
  numbers: number[];
  actions: string[];
  arrow: number;
  bonus: string;
}

// -- names ---------------------------------------------------------------------------------------------

export const named = (id: string, args: Record<string, unknown> = {}): Message => ({ id, args });
export const colourName = (colour: string): Message => named(`colour-${colour}`);
export const letter = (words: Words, colour: string): string => words.word(`tabannusi-letter-${colour}`);

/** Who sits there, by the name that the table knows. */
export const seatName = (table: LiveTable, seat: number): string => table.seats[seat]?.name ?? String(seat + 1);

/** Begin with a capital: parts of sentences begin with a small letter. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
