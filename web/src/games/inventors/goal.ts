// What a Device Card counts (`dice:blue`, `pairs:research+active_craft`): as signs, and as words.

import type { Message } from "../../words/fluent";
import { icon as plain, type Joint } from "../signs";
import type { Sign } from "./signs";

const COLOURS = ["blue", "orange", "charcoal", "white"];

const SIGNS: Record<string, string[]> = {
  "devices:any_role": ["device-board"],
  "devices:built": ["build"],
  "devices:built+published": ["build", "publish"],
  "devices:invented+built": ["invent", "build"],
  "devices:invented+published": ["invent", "publish"],
  "devices:published": ["publish"],
  "dice_sets:3": ["die-coloured"],
  "influence_sets:3": ["influence-each"],
  invention_columns: ["invention-tile"],
  "invention_rows:2": ["invention-tile"],
  "pairs:research+active_craft": ["research", "craft-any"],
  "pairs:workshop_tile+active_craft": ["workshop-tile", "craft-any"],
  "pairs:workshop_tile+research": ["workshop-tile", "research"],
  "research:centre": ["research-tent"],
  "research:left": ["research-ongoing"],
  "research:right": ["research-now"],
  "research_sets:3": ["research-ongoing", "research-tent", "research-now"],
  royalties: ["royalties"],
  ship: ["ship"],
  tent_areas: ["tent"],
  "tower:highest": ["tower", "arrow-up"],
  "tower:lowest": ["tower", "arrow-down"],
  workshop_columns: ["workshop"],
  "workshop_rows:4": ["workshop"],
  "workshop_tiles:none": ["workshop-tile"],
};

/** Small words beside a sign that is not enough: `ways` of a row or a column. */
export const MARKS: Record<string, string> = {
  "dice_sets:3": "×3",
  invention_columns: "↕",
  "invention_rows:2": "↔",
  workshop_columns: "↕",
  "workshop_rows:4": "↔4",
  "workshop_tiles:none": "–",
  "tower:highest": "↑",
  "tower:lowest": "↓",
};

const icon = (name: string, colour?: string): Sign => ({ ...plain(name), colour });

export function goalSigns(metric: string): (Sign | Joint)[] {
  const [head, kinds = ""] = metric.split(":") as [string, string?];
  const colours = kinds.split("+").filter((kind) => COLOURS.includes(kind));
  if (head === "dice" || head === "dice_pairs") return colours.map((colour) => icon("die", colour));
  if (head === "influence" && colours.length === 1)
    return [{ kind: "influence", icon: "influence", colour: colours[0]!, n: 1, lose: false }];
  if (head === "workshop_tiles" && colours.length === 1) return [icon("workshop-tile", colours[0])];
  const known = SIGNS[metric];
  if (known) return known.filter((name) => !name.startsWith("arrow")).map((name) => icon(name));
  if (head === "tower") return [icon("tower"), icon(kinds)];
  return [{ kind: "text", message: { id: metric, args: {} } }];
}

/** The same in words; `letter` gives the sign of a colour. */
export function goalMessage(metric: string): Message {
  const [head, kinds = ""] = metric.split(":") as [string, string?];
  const id = `inventors-metric-${head.replaceAll("_", "-")}`;
  if (!kinds || /^\d+$/.test(kinds)) return { id, args: {} };
  const parts = kinds.split("+");
  if (parts.every((part) => COLOURS.includes(part))) {
    const [first, second] = parts.map((part) => ({ id: `colour-${part}`, args: {} }));
    return { id, args: second ? { colour: first, other: second } : { colour: first } };
  }
  if (head === "tower" && !["highest", "lowest"].includes(kinds))
    return { id, args: { trade: { id: `craft-${kinds}`, args: {} } } };
  return { id: `${id}-${kinds.replaceAll(/[+_]/g, "-")}`, args: {} };
}
