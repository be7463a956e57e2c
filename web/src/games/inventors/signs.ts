// Which sign stands for what Inventors says.

import type { Message } from "../../words/fluent";
import type { Components } from "../../table/table.svelte";
import type { LineSigns } from "../games";
import { count, effectOf, icon, named, Signs, type Icon, type SignTable } from "../signs";
import { rows } from "./view";

export type Sign =
  | Icon
  | { kind: "coin"; icon: string; n: number }
  | { kind: "influence"; icon: string; colour: string; n: number; lose: boolean };

const coin = (message: Message): Sign => ({ kind: "coin", icon: "silver", n: count(message) });
const own = (_: Message, rest: string): Sign => icon(rest);
const guild = (colour: string): boolean => colour !== "any";

const influence =
  (lose: boolean) =>
  (message: Message): Sign => {
    const colour = named(message.args.colour);
    if (guild(colour)) return { kind: "influence", icon: "influence", colour, n: count(message), lose };
    return icon(lose ? "influence-lose" : "influence-any", count(message));
  };

function study(message: Message): Sign {
  const colour = named(message.args.colour);
  return { ...icon("study-gain", count(message)), ...(guild(colour) ? { colour } : {}) };
}

const coloured = (name: string, colour: unknown): Sign => ({ ...icon(name), colour: named(colour) });
const all =
  (...names: string[]) =>
  (): Sign[] =>
    names.map((name) => icon(name));

const SIGNS: SignTable<Sign> = {
  "effect-silver": coin,
  "effect-draw": "card-draw",
  "effect-influence": influence(false),
  "effect-influence-each": "influence-each",
  "effect-brighten": "brighten",
  "effect-increase": "increase",
  "effect-refresh": "refresh",
  "effect-refresh-craft": ({ args }) => ({ ...icon("refresh"), also: named(args.craft) }),
  "effect-refresh-all": "refresh-all",
  "effect-raise": "raise",
  "effect-royalties": "royalties",
  "effect-harvest": "royalties-gain",
  "effect-study": study,
  "effect-swap": "die-swap",
  "effect-white-to-ready": () => ({ ...icon("die-gain"), also: "ready" }),
  "effect-coloured-to-determined": () => ({ ...icon("die-coloured"), also: "determined" }),
  "effect-ship": "ship-move",
  "effect-collect": "tile-collect",
  "effect-take": "workshop-tile",
  "effect-research": "research",
  "effect-hire": "camel-hired",
  "effect-unlock-camel": "camel-unlock",
  "effect-unlock-worker": "worker-unlock",
  "effect-envoy": "envoy",
  "effect-retrieve": "worker-return",
  "effect-clear": "workshop-clear",
  "effect-boost": (message) => ({ ...icon("boost", count(message)), plus: true }),
  "effect-count": ({ args }) => ({ ...icon("workshop"), colour: named(args.colour) }),
  "effect-keep": ({ args }) => ({ ...icon("keep-dice"), also: named(args.landscape) }),
  "effect-remove-invention": "invention-tile",
  "task-remove-die": "die-remove",
  "cost-any-craft": "craft-pay",
  "cost-influence": influence(true),
  "cost-cards": "card-discard",
  "cost-silver": coin,
  "metric-devices-any-role": "device-board",
  "metric-devices-built": "build",
  "metric-devices-built-published": all("build", "publish"),
  "metric-devices-invented-built": all("invent", "build"),
  "metric-devices-invented-published": all("invent", "publish"),
  "metric-devices-published": "publish",
  "metric-dice": ({ args }) => coloured("die", args.colour),
  "metric-dice-pairs": ({ args }) => [coloured("die", args.colour), coloured("die", args.other)],
  "metric-dice-sets": () => icon("die-coloured"),
  "metric-influence": influence(false),
  "metric-influence-sets": () => icon("influence-each"),
  "metric-invention": "invention-tile",
  "metric-pairs-research-active-craft": all("research", "craft-any"),
  "metric-pairs-workshop-tile-active-craft": all("workshop-tile", "craft-any"),
  "metric-pairs-workshop-tile-research": all("workshop-tile", "research"),
  "metric-research-centre": "research-tent",
  "metric-research-left": "research-ongoing",
  "metric-research-right": "research-now",
  "metric-research-sets": () => icon("research"),
  "metric-royalties": "royalties",
  "metric-ship": "ship",
  "metric-tent-areas": "tent",
  "metric-tower": ({ args }) => [icon("tower"), ...(args.trade ? [icon(named(args.trade))] : [])],
  "metric-workshop": "workshop",
  "metric-workshop-tiles": ({ args }) => coloured("workshop-tile", args.colour),
  "metric-workshop-tiles-none": "workshop-tile",
  die: ({ args }) => icon(typeof args.face === "number" ? `die-${args.face}` : "die"),
  craft: own,
  landscape: own,
  action: own,
  "workshop-tile": "workshop-tile",
  "area-4": "envoy",
  "area-5": "camel-hired",
  device: "device-board",
  opponent: "solo",
  research: "research-ongoing",
  "research-tent": "research-tent",
  "research-immediate": "research-now",
  board: "device-board",
  card: "device-card",
  pass: "pass-tile",
  space: "worker",
  row: "workshop",
  "scheme-card": "scroll",
};

export const signs = new Signs(SIGNS);

/** What is printed at the Worker space that a line names. */
function atSpace({ args }: Message, components: Components): Message {
  const space = rows(components, "worker_space").find(({ id }) => id.replaceAll("_", "-") === named(args.space));
  return effectOf(components, space?.effect);
}

export const lines: LineSigns = {
  pays: {
    "log-pays-silver": "cost-silver",
    "log-pays-craft": "cost-silver",
    "log-loses-influence": "cost-influence",
  },
  gets: {
    "log-gains-silver": "effect-silver",
    "log-inventor-silver": "effect-silver",
    "log-gains-influence": "effect-influence",
    "log-draws": "effect-draw",
    "log-draws-own": "effect-draw",
    "log-refreshes-all": "effect-refresh-all",
    "log-hires-camel": "effect-hire",
    "log-unlocks-worker": "effect-unlock-worker",
    "log-gains-envoy": "effect-envoy",
    "log-sends-worker": atSpace,
    "log-sends-envoy": atSpace,
  },
  same: ["log-places-die", "log-places-tile", "log-returns-setup-card"],
};

/** Which way things lie that a Device Card counts. */
const WAYS: Record<string, string> = {
  "metric-invention-columns": "↕",
  "metric-invention-rows": "↔",
  "metric-workshop-columns": "↕",
  "metric-workshop-rows": "↔",
  "metric-workshop-tiles-none": "–",
  "metric-tower-highest": "↑",
  "metric-tower-lowest": "↓",
};

/** What stands beside the sign of something counted, where the sign is not enough: which way it lies, and how many. */
export const marks = ({ id, args }: Message): string =>
  (WAYS[id] ?? "") + (typeof args.n === "number" ? (WAYS[id] ? args.n : `×${args.n}`) : "");
