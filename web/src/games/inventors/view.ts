// What a view of Inventors holds, and what its printed things say: the shapes of the data, nothing more.

import type { Schemas } from "../../api/tables";
import { keysOf, openOf } from "../../table/answers";
import type { Components } from "../../table/table.svelte";
import { rowOf, rowsOf } from "../rows";

export type Kind = Schemas["InventorsKind"];
export const key = keysOf<Kind>();
export const open = openOf<Kind>();

export type Guild = keyof Schemas["InventorsPlayer"]["guilds"];
export type Landscape = keyof Schemas["InventorsLandscapes"];
export type Level = Schemas["InventorsStudyDie"]["level"];
/** From the top of a Player Board down: a level of the Study lies beside a landscape. */
export const LANDSCAPES: readonly Landscape[] = ["inspired", "determined", "ready", "exhausted"];
export const LEVELS: readonly Level[] = ["top", "middle", "bottom"];

type Opponent = Schemas["InventorsOpponent"];
/** A seat with a board of its own. */
export type BoardOwner = Schemas["InventorsPlayer"];
/** A seat: with a board of its own, or the printed opponent. */
export type Player = Pick<Opponent, keyof Opponent & keyof BoardOwner> & Partial<Opponent> & Partial<BoardOwner>;
export type View = Schemas["Shown"] & Omit<Schemas["InventorsView"], "players"> & { players: readonly Player[] };
export type Craftsperson = Schemas["InventorsCraftsperson"];
export type Workshop = Schemas["InventorsWorkshop"];
export type Device = Schemas["InventorsDevice"];
export type RiverSpace = Schemas["InventorsRiverSpace"];
export type WorkerSpace = Schemas["InventorsWorkerSpace"];
export type Schemes = Schemas["InventorsSchemes"];
export type Holder = Device["inventor"];

/** What is printed on the boards, beyond the component data. */
export const printedOf = (components: Components): Schemas["InventorsPrinted"] =>
  components["printed"] as Schemas["InventorsPrinted"];

// -- printed things -------------------------------------------------------------------------------------

export type Effect = string | string[];

export interface TileRow {
  id: string;
  trigger: string;
  value: number;
  colour: string;
  vp: number;
  effect: Effect;
}

export interface SchemeTask {
  task: string;
  influence?: Guild[];
  influence_cost?: Guild[];
  silver?: number;
  silver_cost?: number;
}

export interface Rows {
  device_board: { id: string; value: number; discard: number; match: Guild[] };
  device_card: {
    id: string;
    metric: string;
    vp2: number;
    vp4: number;
    craftspeople: string[];
    value: number;
    match: Guild[];
    play: Effect;
  };
  invention_tile: { id: string; effect: Effect };
  invention_column: { id: string; effect: Effect };
  invention_pair: { id: string; row: string; columns: string[]; vp: number };
  workshop_tile: TileRow;
  starting_tile: TileRow;
  workshop_row: { id: string; start_value: number; start_colour: string; start_effect: Effect; covered: Effect[] };
  research_tile: {
    id: string;
    section: string;
    trigger: string;
    effect: Effect;
    rule?: string;
    camel_value_bonus?: number;
  };
  pass_tile: { id: string; effect: Effect };
  river_space: { id: string; index: number; section: string; kind: string; effect: Effect };
  royalties_space: { id: string; index: number; royalty: Effect; vp: number };
  guild: { id: Guild; first_vp: number; second_vp: number; tent_area: number };
  worker_space: { id: string; kind: string; guild?: Guild; cost: string[]; effect: Effect };
  tent_area: {
    id: string;
    index: number;
    kind: string;
    colour?: Guild;
    first_tent?: Effect;
    every_tent?: Effect;
    tent_counts_as_influence?: number;
  };
  tent_track: { id: string; players: number[]; reveal: string[] };
  tower_tile: { id: string; number: number; cost: number; vp: number; income: Effect; progress: Effect };
  study_space: { id: string; colour: Guild } & Record<Level, Effect>;
  free_action: { id: string; effect: Effect };
  setup_goal: { id: string; index: number; devices?: string; research?: string; effect: Effect };
  scheme_card: {
    id: string;
    number: number;
    type: string;
    focus?: number[];
    row_order?: string[];
    colour_order?: Guild[];
    top: SchemeTask[];
    bottom: SchemeTask[];
    tent: number;
    dummy_tent: number;
  };
}

export interface Single {
  royalties: { crossings_before: number[]; crossing_effect: Effect };
  limits: { hand: number };
  river: { second_slot_vp: number };
}

/** All rows of a printed table. */
export const rows = <T extends keyof Rows>(components: Components, table: T): readonly Rows[T][] =>
  rowsOf<Rows[T]>(components, table);

/** One row of a printed table, by its id. */
export const row = <T extends keyof Rows>(components: Components, table: T, id: string): Rows[T] | undefined =>
  rowOf<Rows[T]>(components, table, id);

export function single<T extends keyof Single>(components: Components, table: T): Partial<Single[T]> {
  return (components[table] as Single[T] | undefined) ?? {};
}

export function workshopTile(components: Components, id: string): TileRow | undefined {
  return row(components, "workshop_tile", id) ?? row(components, "starting_tile", id);
}

/** A die of the view, `blue.4`. */
export function dieOf(text: string): { colour: string; face: number } {
  const [colour, face] = text.split(".") as [string, string];
  return { colour, face: Number(face) };
}

export const hyphens = (id: string): string => id.replaceAll("_", "-");
