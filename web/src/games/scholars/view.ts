// What a view of this game holds, and the printed things by their names in it.

import type { Schemas } from "../../api/tables";
import { keysOf, type Thing } from "../../table/answers";
import { getTable } from "../../table/context";
import type { Components, LiveTable } from "../../table/table.svelte";
import type { Message, Words } from "../../words/fluent";
import { rowOf, rowsOf } from "../rows";
import { effectOf } from "../signs";

export type Guild = keyof Schemas["ScholarsBoard"]["guilds"];
export type Track = keyof Schemas["ScholarsPlayer"]["levels"];
export type Space = keyof Schemas["ScholarsCaliph"]["influence"];

/** White first, then primary colours, then the others: the order in which a supply shows them. */
export const COLOURS: readonly (keyof Schemas["ScholarsSupply"]["dice"])[] = [
  "white",
  "red",
  "yellow",
  "blue",
  "purple",
  "orange",
  "green",
];

/** The names in a record of the view, in its order. */
export const namesOf = <R extends object>(record: R): (keyof R)[] => Object.keys(record) as (keyof R)[];

// -- the view -------------------------------------------------------------------------------------------

export type Player = Schemas["ScholarsPlayer"];
/** The printed opponent has no board, and nothing asks for it. */
export type View = Schemas["Shown"] & Omit<Schemas["ScholarsView"], "players"> & { players: readonly Player[] };
export type Slot = Schemas["ScholarsSlot"];
export type Room = Schemas["ScholarsRoom"];
export type Scroll = Schemas["ScholarsScroll"];

// -- printed things ---------------------------------------------------------------------------------------

type Effects = readonly string[] | string;

/** Drawings of each subject that the sheet has: as many as there are printed Scrolls of it. */
const DRAWINGS = 8;

export interface ScrollRow {
  id: string;
  language: string;
  base_vp: number;
  subject: string;
  effect: Effects;
}

export interface StartingScrollRow {
  id: string;
  language: string;
  base_vp: number;
  silver_per_gold: number;
  gold_per_vp: number;
  white_dice_penalty_from: number;
  white_dice_penalty_vp: number;
}

export interface TranslatorRow {
  id: string;
  deck?: string;
  room?: number;
  vp: number;
  languages: string[];
  dispatch?: Effects;
  retiree: Effects;
}

export interface CardRow {
  id: string;
  rest: Effects;
  work: Effects;
}

export interface GoalRow {
  id: string;
  translator: string;
  translator_reward: string;
  guild: Guild;
  guild_reward: string;
  track: string;
  track_level: number;
  track_reward: string;
}

export interface ResourceRow {
  id: string;
  dice: Record<string, number>;
  draw: number;
  gold: number;
  silver: number;
  workers: Record<string, number>;
  bonus: Effects;
}

export interface CaliphRow {
  id: string;
  top_vp: number;
  middle_vp: number;
  middle_reward: string;
  bottom_vp: number;
  retire_choices: string[];
  bottom_reward: Effects;
}

export interface SchemeRow {
  id: string;
  colour: string;
  silver_value: number;
  condition: string;
  condition_min: number;
  first_action: Effects;
  second_action: Effects;
}

export interface RoomRow {
  id: string;
  number: number;
  effect: Effects;
}

export interface SpaceRow {
  id: string;
  track: Track;
  level: number;
  kind: string;
  effect: Effects;
  vp: number;
}

/** The rows of one table of the component data, by id; ids in views leave their first word out. */
export class Printed {
  readonly #components: Components;

  constructor(components: Components) {
    this.#components = components;
  }

  rows<T>(table: string): readonly T[] {
    return rowsOf<T>(this.#components, table);
  }

  one<T>(table: string): T | undefined {
    return this.#components[table] as T | undefined;
  }

  row<T>(table: string, id: string): T | undefined {
    return rowOf<T>(this.#components, table, id);
  }

  /** The answers that a Translator stands for as a Retiree. */
  helps(id: string): readonly string[] {
    return this.one<Schemas["ScholarsPrinted"]>("printed")?.helps[id] ?? [];
  }

  /** What effects say. */
  effect(texts: Effects | undefined): Message {
    return effectOf(this.#components, texts);
  }

  /** What a Scroll scores at the end, if it has a condition. */
  condition(row: ScrollRow | undefined): Message | undefined {
    const said = this.effect(row?.id);
    return said.id.startsWith("condition-") ? said : undefined;
  }

  scroll(id: string): ScrollRow | undefined {
    return this.row<ScrollRow>("scroll", `scroll_${id}`);
  }

  /** The drawing on a Scroll: of its subject, and another one on each Scroll of that subject. */
  drawingOn(scroll: ScrollRow): string {
    const alike = this.rows<ScrollRow>("scroll").filter(({ subject }) => subject === scroll.subject);
    return `${scroll.subject}-${(alike.indexOf(scroll) % DRAWINGS) + 1}`;
  }

  startingScroll(id: string): StartingScrollRow | undefined {
    return this.row<StartingScrollRow>("starting_scroll", `starting_scroll_${id}`);
  }

  translator(id: string): TranslatorRow | undefined {
    return (
      this.row<TranslatorRow>("translator", `translator_${id}`) ?? this.row<TranslatorRow>("starting_translator", id)
    );
  }

  card(id: string): CardRow | undefined {
    if (id === "goal") return this.one<CardRow>("goal_action_card");
    return this.row<CardRow>("action_card", `action_${id}`);
  }

  goal(id: string): GoalRow | undefined {
    return this.row<GoalRow>("goal_card", `goal_${id}`);
  }

  /** The colour that goes with a Research Track. */
  colour(track: string): string {
    return this.row<{ colour: string }>("research_track", track)?.colour ?? "white";
  }

  /** A Room by its number. */
  room(number: number): RoomRow | undefined {
    return this.rows<RoomRow>("room").find((room) => room.number === number);
  }

  /** The space of a Research Track. */
  space(track: string, level: number): SpaceRow | undefined {
    return this.rows<SpaceRow>("track_space").find((space) => space.track === track && space.level === level);
  }
}

const boxes = new WeakMap<Components, Printed>();

/** The printed things of a table. */
export function printed(table: LiveTable): Printed {
  let box = boxes.get(table.components);
  if (!box) {
    box = new Printed(table.components);
    boxes.set(table.components, box);
  }
  return box;
}

export function list(effects: Effects | undefined): readonly string[] {
  if (effects === undefined) return [];
  return typeof effects === "string" ? [effects] : effects;
}

const said = new WeakMap<Words, Map<string, string>>();

/** A sentence that stays the same in a language: most of the table needs the same sentences after every answer. */
export function remember(words: Words, key: string, make: () => string): string {
  let known = said.get(words);
  if (!known) {
    known = new Map();
    said.set(words, known);
  }
  let text = known.get(key);
  if (text === undefined) {
    text = make();
    known.set(key, text);
  }
  return text;
}

export type Kind = Schemas["ScholarsKind"];
const key = keysOf<Kind>();

/** What every region needs: the table, the view, and the words for it. */
export function useTable() {
  const table = getTable();
  return {
    table,
    /** The answer of a kind about things. */
    key: (kind: Kind, ...things: Thing[]) => key(table, kind, ...things),
    /** The lines of Translators that can be chosen, each with its answer. */
    get lines() {
      return (table.view as View).lines.flatMap((line) => {
        const option = table.options.get(line.answer);
        return option ? [{ ...line, option }] : [];
      });
    },
    get view(): View {
      return table.view as View;
    },
    get box(): Printed {
      return printed(table);
    },
    get words(): Words {
      return table.words!;
    },
    /** A word of the game or of this drawing. */
    word(id: string, args?: Record<string, string | number>): string {
      const words = table.words!;
      return remember(words, args ? `${id} ${JSON.stringify(args)}` : id, () => words.word(id, args));
    },
    /** Effects in words. */
    effect(texts: Effects | undefined): string {
      return remember(table.words!, `effect ${String(texts)}`, () => table.words!.say(printed(table).effect(texts)));
    },
    /** The id of the question that you may answer. */
    get question(): string {
      return table.myTurn ? (table.view?.decision?.question.id ?? "") : "";
    },
    /** Whose board lies before you; a spectator sees the first one. */
    get seat(): number {
      return table.others.band ?? 0;
    },
    /** The seats that somebody sits at, and those of them with boards of their own. */
    name(seat: number): string {
      return table.seats[seat]?.name ?? "";
    },
  };
}

/** A player's dice by number: equal dice count in the order in which they lie, Action Slots before the hand. */
export function numbered(player: Player, seat: number) {
  const counts = new Map<string, number>();
  const name = (die: string): string => {
    const n = counts.get(die) ?? 0;
    counts.set(die, n + 1);
    return `die-${seat}-${die}-${n}`;
  };
  const slots = new Map<string, string[]>(player.slots.map((slot) => [slot.slot, slot.dice.map(name)]));
  const hand = player.hand.map(name);
  return {
    slot: (slot: string, at: number): string => slots.get(slot)?.[at] ?? "",
    hand: (at: number): string => hand[at] ?? "",
  };
}
