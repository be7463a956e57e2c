// What a seat sees of this game, and how the drawing looks it up. It knows no rule.

import type { Components, LiveTable } from "../../table/table.svelte";
import type { Message, Words } from "../../words/fluent";

export const COLOURS = ["brown", "white", "yellow"] as const;
export const RESOURCES = ["brown", "white", "yellow", "blue", "green"] as const;
export type Colour = (typeof COLOURS)[number];
export type Resource = (typeof RESOURCES)[number];

export interface Crate {
  colour: Resource;
  up: boolean;
  refilled: boolean;
}

export interface Player {
  vp: number;
  gold: number;
  dice: Record<Resource, number>;
  crates: Crate[];
  claims: number;
  claim_supply: number;
  gardens: number;
  waters: number;
  specials: string[];
  houses: Record<Colour | "bottom", boolean[]>;
  mastery: Record<Colour, number>;
  architect: number | null;
  assistant: number | null;
  ships_working: number[];
  ziggurat: Record<Colour, number>;
  harbormasters: string[];
  decrees: string[];
  urban_cards: number;
  urban: string[];
  tolerance: number;
}

/** A space of the grid: what is printed there, and what lies on it. */
export interface Cell {
  space: string;
  row: number;
  column: number;
  bonus: string[];
  project?: Colour;
  building?: Colour;
  owner?: number;
  number?: number;
  size?: number;
  water?: string;
  garden?: number;
}

export interface District {
  local: Resource;
  barge: number[];
  tiles: string[];
}

export interface Ship {
  ship: string | null;
  size: number;
  colour: Colour | null;
  claims: number[];
}

export interface Line {
  line: string;
  harbormaster: string | null;
  crate: Resource | null;
  houses: (number | null)[];
}

export interface Section {
  section: Colour;
  tile: string;
  houses: (number | null)[];
}

export interface Board {
  districts: District[];
  grid: Cell[];
  supply: Record<Resource, number>;
  projects: Record<Colour, number>;
  pieces: Record<Colour, number>;
  waters: number;
  gardens: number;
  display: string[];
  specials: number;
  time: number;
  ships: Ship[];
  lines: Line[];
  ziggurat: Section[];
  decrees: string[];
  urban: number;
}

export interface Automa {
  king: string;
  left: string;
  right: string;
  deck: number;
  used: string[];
  markers: number[];
  bag: Record<Colour, number>;
  numbers: Colour[][];
  scorings: number;
}

export interface Seen {
  seat: number | null;
  turn: number | null;
  turns_left: number | null;
  opponent: number | null;
  over: boolean;
  players: Player[];
  board: Board;
  bot: Automa | null;
}

export const seen = (table: LiveTable): Seen => table.view as unknown as Seen;

/** Whose board is drawn as one's own: a spectator looks over the first seat's shoulder. */
export const ownSeat = (table: LiveTable): number => table.seat ?? 0;

/** The question that one may answer now. */
export function question(table: LiveTable): Message | null {
  return table.options.size > 0 ? (table.now?.decision?.question ?? null) : null;
}

export function asks(table: LiveTable, ...ids: string[]): boolean {
  const open = question(table);
  return open !== null && ids.includes(open.id);
}

/** The District in which the seat that is asked acts. */
export function actingDistrict(table: LiveTable): number | null {
  const seat = table.asked;
  return seat === null || table.options.size === 0 ? null : (seen(table).players[seat]?.assistant ?? null);
}

/** What a thing is, unless an open answer says it all by itself. */
export const unlessAsked = (table: LiveTable, keys: readonly string[], about: string): string | undefined =>
  keys.some((key) => table.options.has(key)) ? undefined : about;

// -- printed things ------------------------------------------------------------------------------------

const indexes = new WeakMap<Components, Map<string, Map<string, unknown>>>();

/** All rows of a component table. */
export function rows<T>(table: LiveTable, name: string): readonly T[] {
  return (table.components[name] ?? []) as readonly T[];
}

/** A row of a component table by its id. */
export function row<T>(table: LiveTable, name: string, id: string): T | undefined {
  let tables = indexes.get(table.components);
  if (!tables) indexes.set(table.components, (tables = new Map<string, Map<string, unknown>>()));
  let found = tables.get(name);
  if (!found) {
    found = new Map(rows<{ id: string }>(table, name).map((each) => [each.id, each]));
    tables.set(name, found);
  }
  return found.get(id) as T | undefined;
}

export interface DecreeCard {
  id: string;
  symbol: "buildings" | "port" | "gardens";
  buildings: number[];
  ziggurat_houses_count: boolean;
  ships: number[];
  port_houses: number;
  own_gardens: number;
  adjacent_gardens: number;
  each_building_at_garden: boolean;
  claim_on_every_ziggurat_tile: boolean;
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

/** Begin with a capital: parts of sentences begin small. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
