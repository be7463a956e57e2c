// Which sign stands for what Scholars says.

import type { Message } from "../../words/fluent";
import type { LineSigns } from "../games";
import { count, icon, named, Signs, type Icon, type SignTable } from "../signs";

export type Sign =
  | Icon
  | { kind: "coin"; icon: string; n: number; gold: boolean }
  | { kind: "worker"; icon: string; n: number; colour: string }
  | { kind: "die"; icon: string; n: number; colour: string }
  | { kind: "seal"; icon: string; n: number; colour: string }
  | { kind: "track"; icon: string; n: number; track: string }
  | { kind: "primary"; icon: string; n: number }
  | { kind: "deck"; icon: string; deck: string }
  | { kind: "raise"; icon: string; n: number }
  | { kind: "top-up"; icon: string; n: number }
  | { kind: "swap"; icon: string; action: string }
  | { kind: "equate"; icon: string; colour: string };

const coin =
  (name: "silver" | "gold") =>
  (message: Message): Sign => ({ kind: "coin", icon: name, n: count(message), gold: name === "gold" });

const dieTo =
  (place: "bag" | "hand") =>
  (message: Message): Sign => {
    const colour = named(message.args.colour);
    if (colour === "primary") return icon(`die-to-${place}`, count(message));
    return { kind: "die", icon: place, n: count(message), colour };
  };

function influence(message: Message): Sign {
  const colour = named(message.args.guild);
  return colour === "any"
    ? icon("influence-any", count(message))
    : { kind: "seal", icon: "influence", n: count(message), colour };
}

function advance(message: Message): Sign {
  const track = named(message.args.track);
  const n = count(message);
  if (track === "any" || track === "action") return icon("track-up", n);
  if (track === "primary") return { kind: "primary", icon: "track-up", n };
  return { kind: "track", icon: "track-up", n, track };
}

const fromDeck =
  (name: string) =>
  ({ args }: Message): Sign => ({ kind: "deck", icon: name, deck: named(args.deck).replaceAll("-", "_") });

const SIGNS: SignTable<Sign> = {
  "effect-silver": coin("silver"),
  "effect-gold": coin("gold"),
  "effect-worker": (message) => ({
    kind: "worker",
    icon: "worker",
    n: count(message),
    colour: named(message.args.worker),
  }),
  "effect-die-to-bag": dieTo("bag"),
  "effect-die-to-hand": dieTo("hand"),
  "effect-destroy": "die-remove",
  "effect-draw": "die-draw",
  "effect-top-up": (message) => ({ kind: "top-up", icon: "die-roll", n: count(message) }),
  "effect-influence-scroll": "influence-scroll",
  "effect-influence-guild": influence,
  "effect-shift": "swap",
  "effect-advance": advance,
  "effect-harvest": ({ args }) => ({ kind: "track", icon: "income", n: 1, track: named(args.track) }),
  "effect-employ": fromDeck("employ"),
  "effect-retire": fromDeck("retire"),
  "effect-raise": (message) => ({ kind: "raise", icon: "increase", n: count(message) }),
  "effect-swap": ({ args }) => ({ kind: "swap", icon: "swap", action: named(args.action) }),
  "effect-equate": ({ args }) => ({ kind: "equate", icon: "die", colour: named(args.colour) }),
  "resource-dice": (message) => ({ kind: "die", icon: "bag", n: count(message), colour: named(message.args.colour) }),
  "task-place-gold": "neutral",
  "task-employ-focus": "employ",
  "task-translate-focus": "translate",
  "task-deliver-focus": "deliver",
  "task-influence-row": "influence",
  "task-influence-here": "influence",
  "cost-silver": coin("silver"),
  "cost-gold": coin("gold"),
  // Any Worker pays: the engine says no colour.
  "cost-workers": (message) => ({ kind: "worker", icon: "worker", n: count(message), colour: "any" }),
  "cost-white-dice": (message) => ({ kind: "die", icon: "bag", n: count(message), colour: "white" }),
  action: (_, rest) => icon(rest),
  "track-any": "track-up",
  "track-primary": "track-up",
  "track-action": "track-up",
  track: (_, rest) => icon(`subject-${rest}`),
  language: (_, rest) => icon(`lang-${rest}`),
  guild: "guild",
  worker: "worker",
  deck: "translator",
  translator: "translator",
  "starting-translator": "translator",
  "starting-scroll": "scroll",
  scroll: "scroll",
  room: "room",
  rooms: "room",
  spot: "map",
  slot: (_, rest) => icon(rest.includes("-") ? "action-slot" : rest),
  "answer-rest": "rest",
  caliph: "caliph",
  scheme: "solo",
  "goal-card": "goal",
  die: "die",
};

export const signs = new Signs(SIGNS);

export const lines: LineSigns = {
  pays: {
    "log-pays-silver": "cost-silver",
    "log-pays-gold": "cost-gold",
    "log-spends-worker": "effect-worker",
  },
  gets: {
    "log-gains-silver": "effect-silver",
    "log-gains-gold": "effect-gold",
    "log-gains-worker": "effect-worker",
    "log-gains-die-to-bag": "effect-die-to-bag",
    "log-influences-guild": "effect-influence-guild",
    "log-influences-scroll": "effect-influence-scroll",
  },
  same: ["log-lays-die", "log-plays-card", "log-travels"],
};
