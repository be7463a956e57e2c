// What a game's schema says of its views: their fields in order, what names them, and the answers that they stand for.

import { listOf, type Key } from "../../table/answers";
import type { LiveTable } from "../../table/table.svelte";
import { rowOf } from "../rows";

export type Fields = Readonly<Record<string, unknown>>;

/** A JSON schema, with the marks of the engine's `core/schema`. */
export interface Shape {
  $ref?: string;
  anyOf?: readonly Shape[];
  type?: string;
  /** Records have one; a number or a thing for each of several has none. */
  title?: string;
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  additionalProperties?: Shape | boolean;
  items?: Shape;
  "x-names"?: string;
  "x-own"?: boolean;
  "x-seat"?: boolean;
  "x-seated"?: boolean;
  "x-answers"?: { kinds: readonly string[]; by: "value" | "place" | "field" };
  "x-prints"?: Readonly<Record<string, string>>;
  "x-places"?: { table: string; prints: Readonly<Record<string, string>> };
}

/** A field with its name, the answers that it stands for, and what it holds. */
export interface Part {
  id: string;
  label: string;
  keys: Key[];
  shape: Shape;
  value: unknown;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const drawn = (table: LiveTable) =>
  table.components.shape as { view: Shape; schemas: Readonly<Record<string, Shape>> } | undefined;

function fits({ type, required = [] }: Shape, value: unknown): boolean {
  if (isFields(value)) return type === "object" && required.every((field) => field in value);
  return (
    type === (value === null ? "null" : Array.isArray(value) ? "array" : typeof value).replace("number", "integer")
  );
}

/** The shape of a value: of several, the one that fits it. */
export function shapeOf(table: LiveTable, { $ref, anyOf, ...shape }: Shape, value: unknown): Shape {
  if ($ref) return { ...drawn(table)?.schemas[$ref.split("/").at(-1)!], ...shape };
  const found = anyOf?.map((each) => shapeOf(table, each, value)).find((each) => fits(each, value));
  return { ...found, ...shape };
}

/** The shape of what lies in a list: the list says what names its values, and what they stand for. */
export function within({ items, "x-answers": stands, ...shape }: Shape): Shape {
  const marks = Object.entries(shape).filter(([name]) => /^x-(names|prints|seat)$/.test(name));
  return { ...Object.fromEntries(marks), ...(stands?.by === "value" && { "x-answers": stands }), ...items };
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The name of a field or a value; where the game has none, its id in plain letters. */
export function named(table: LiveTable, names: string | undefined, id: string | number): string {
  const said = `${names}-${String(id).replaceAll("_", "-")}`;
  return capital(table.words?.has(said) ? table.words.word(said) : String(id).replaceAll(/[_.-]+/g, " "));
}

/** The answers that something stands for; on another seat's board nothing does. */
export function keysBy(
  table: LiveTable,
  { "x-answers": stands }: Shape,
  by: "value" | "place" | "field",
  seat: number | undefined,
  ...thing: unknown[]
): Key[] {
  if (stands?.by !== by || (seat !== undefined && seat !== table.asked)) return [];
  return listOf(stands.kinds.map((kind) => table.answers.find(kind, ...thing)));
}

/** What a record or a table holds, in the order of its schema; for others, without what only its owner sees. */
export function partsOf(table: LiveTable, shape: Shape, fields: Fields, seat?: number): Part[] {
  const rest = typeof shape.additionalProperties === "object" ? shape.additionalProperties : {};
  const shapes = shape.properties ?? Object.fromEntries(Object.keys(fields).map((id) => [id, rest]));
  return Object.entries(shapes).flatMap(([id, each]): Part[] => {
    const value = fields[id];
    const form = shapeOf(table, each, value);
    if (value === undefined || (value === null && form["x-own"])) return [];
    if (shape.title)
      return [{ id, label: named(table, "name", id), keys: keysBy(table, form, "field", seat), shape: form, value }];
    const keys = keysBy(table, shape, "value", seat, id);
    return [{ id, label: named(table, shape["x-names"], id), keys, shape: form, value }];
  });
}

/** What lies on the table for all, and what each seat has. */
export function tableParts(table: LiveTable): Part[] {
  const all = partsOf(table, drawn(table)?.view ?? {}, table.view ?? {});
  return all.filter((part) => !part.shape["x-seated"]);
}

export function seatParts(table: LiveTable, seat: number): Part[] {
  const all = partsOf(table, drawn(table)?.view ?? {}, table.view ?? {});
  return all.flatMap((part) => {
    const value = part.shape["x-seated"] ? (part.value as readonly unknown[])[seat] : undefined;
    if (value === undefined) return [];
    const shape = shapeOf(table, part.shape.items ?? {}, value);
    return isFields(value) ? partsOf(table, shape, value, seat) : [{ ...part, shape, value }];
  });
}

/** What is printed on a thing, or on a place in a row: what the schema names of its component data. */
export function printedOn(table: LiveTable, shape: Shape, id: unknown): [string, string][] {
  return printed(table, shape["x-names"], shape["x-prints"], id);
}

export function printedAt(table: LiveTable, { "x-places": places }: Shape, place: number): [string, string][] {
  return printed(table, places?.table, places?.prints, String(place));
}

function printed(table: LiveTable, of = "", fields: Shape["x-prints"] = {}, id: unknown): [string, string][] {
  const row = rowOf<Fields>(table.components, of, String(id));
  if (!row) return [];
  return Object.entries(fields).map(([field, names]) => {
    const values = [row[field]].flat() as (string | number)[];
    const said = values.map((each) => (names ? named(table, names, each) : String(each)));
    return [named(table, "name", field), [...new Set(said)].map((each) => counted(each, said)).join(", ")];
  });
}

/** What stands there several times is said once. */
function counted(each: string, all: readonly string[]): string {
  const n = all.filter((other) => other === each).length;
  return n > 1 ? `${each} ×${n}` : each;
}
