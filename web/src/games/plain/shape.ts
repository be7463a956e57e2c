// What a view says of itself: its fields, the names of its things, and the answers that they stand for.

import { isMessage, type Names } from "../../words/fluent";
import type { Components, LiveTable, Option } from "../../table/table.svelte";

export type Fields = Readonly<Record<string, unknown>>;

/** What the frame of every table shows already. */
const FRAME = new Set([
  "board",
  "decision",
  "first",
  "game",
  "over",
  "players",
  "progress",
  "scores",
  "seat",
  "seats",
  "turn",
  "undo",
]);
/** What component data says of an entry besides what is printed on it. */
const UNPRINTED = new Set(["count", "id", "name", "note", "notes", "provenance", "reconstructed", "source"]);

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !isMessage(value);

/** Something that needs no box of its own: a number, a word, a yes or no. */
export const isPlain = (value: unknown): value is string | number | boolean | null | undefined =>
  typeof value !== "object" || value === null;

/** What lies on the table for all: the view without the frame and the seats. */
export function common(view: Fields): Fields {
  const own = Object.entries(view).filter(([name]) => !FRAME.has(name));
  const { board } = view;
  return Object.fromEntries([...(isFields(board) ? Object.entries(board) : []), ...own]);
}

/** What a seat has, if the view tells it seat by seat. */
export function seatOf(view: Fields, seat: number): Fields | undefined {
  const found = Array.isArray(view.players) ? (view.players as unknown[])[seat] : undefined;
  return isFields(found) ? found : undefined;
}

/** The word by which a record is known: its id or name, or else the first word in it. */
export function headOf(record: Fields): string | undefined {
  return ["id", "name", ...Object.keys(record)].find((field) => typeof record[field] === "string");
}

/** The name of a thing; where the game has none, its id in plain letters. */
export function named(names: Names, text: string, field = ""): string {
  const said = names.get(`${field}-${text}`) ?? names.get(`${field.replace(/s$/, "")}-${text}`) ?? names.get(text);
  const plain = said ?? text.replaceAll(/[_.-]+/g, " ").trim();
  return plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
}

/** The open answers by the thing that each ends with: `keep:tin_2` by `tin_2`. */
function endings(options: ReadonlyMap<string, Option>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const key of options.keys()) {
    for (let at = 0; at >= 0 && at < key.length; at = key.indexOf(":", at) + 1 || -1) {
      const text = key.slice(at);
      found.set(text, [...(found.get(text) ?? []), key]);
    }
  }
  return found;
}

const known = new WeakMap<ReadonlyMap<string, Option>, Map<string, string[]>>();

function open(options: ReadonlyMap<string, Option>): Map<string, string[]> {
  let found = known.get(options);
  if (!found) known.set(options, (found = endings(options)));
  return found;
}

/**
 * The answers that a thing stands for. One among others that can be chosen, and cannot be itself, stands for the same
 * kind of answer: it is refused, and the server says why.
 */
export function answersOf(
  options: ReadonlyMap<string, Option>,
  text: string,
  beside: readonly string[] = [],
): { keys: string[]; asked: boolean } {
  const found = open(options);
  const own = found.get(text);
  if (own) return { keys: own, asked: true };
  const kinds = beside.flatMap((other) => (found.get(other) ?? []).map((key) => key.slice(0, -other.length)));
  const keys = [...new Set(kinds)].filter((kind) => kind !== "").map((kind) => kind + text);
  return { keys, asked: keys.length > 0 };
}

const rows = new WeakMap<Components, Map<string, Fields>>();

/** What is printed on a thing: the plain values of its entry in the component data. */
export function printedOn(components: Components, text: string): [string, string | number][] {
  let found = rows.get(components);
  if (!found) {
    rows.set(components, (found = new Map()));
    for (const row of Object.values(components).flatMap((table) =>
      Array.isArray(table) ? (table as unknown[]) : [],
    )) {
      if (isFields(row) && typeof row.id === "string") found.set(row.id, row);
    }
  }
  return Object.entries(found.get(text) ?? {}).filter(
    (entry): entry is [string, string | number] =>
      !UNPRINTED.has(entry[0]) && (typeof entry[1] === "number" || typeof entry[1] === "string"),
  );
}

/** What a seat has in numbers, for the list of seats. */
export function countsOf(player: Fields): [string, number][] {
  return Object.entries(player).flatMap(([field, value]): [string, number][] => {
    if (typeof value === "number") return [[field, value]];
    return Array.isArray(value) ? [[field, value.length]] : [];
  });
}

/** Whether a thing on another seat's board can also be chosen elsewhere: then it is chosen there. */
export function elsewhere(table: LiveTable, seat: number | undefined, text: string): boolean {
  if (seat === undefined || seat === table.asked) return false;
  const view = table.view ?? {};
  return holds(common(view), text) || holds(seatOf(view, table.asked ?? -1), text);
}

function holds(value: unknown, text: string): boolean {
  if (value === text) return true;
  if (Array.isArray(value)) return value.some((each) => holds(each, text));
  return isFields(value) && Object.entries(value).some(([name, each]) => name === text || holds(each, text));
}
