// Which sign stands for what Tabannusi says.

import type { Message } from "../../words/fluent";
import type { LineSigns } from "../games";
import { count, icon, named, Signs, TO, type Icon, type SignTable } from "../signs";

export type Sign =
  | Icon
  | { kind: "coin"; icon: string; n: number }
  | { kind: "points"; icon: string; n: number | string }
  | { kind: "resource"; icon: string; n: number; colour: string }
  | { kind: "track"; icon: string; n: number; colour: string };

const coin = (n: number): Sign => ({ kind: "coin", icon: "gold", n });
const points = (n: number | string): Sign => ({ kind: "points", icon: "vp", n });

function resource(colour: string, n: number): Sign {
  return colour === "any" ? icon("die-any", n) : { kind: "resource", icon: `res-${colour}`, n, colour };
}
const resources = (message: Message): Sign => resource(named(message.args.resource), count(message));

const THINGS: Record<string, string> = { project: "project-tile", building: "building-1", ship: "ship-tile" };

const SIGNS: SignTable<Sign> = {
  "effect-gold": (message) => coin(count(message)),
  "effect-vp": (message) => points(count(message)),
  "effect-lose-vp": (message) => points(`−${count(message)}`),
  "effect-claim": "claim-marker",
  "effect-resource": resources,
  "effect-resource-any": "die-any",
  "effect-water": "water",
  "effect-garden": "garden",
  "effect-special-water": "water-special",
  "effect-crate-here": "crate",
  "effect-urban": ({ args }) => icon("urban-card", `${args.n}→${args.keep}`),
  "effect-harbormaster": "harbormaster",
  "effect-advance": (message) => ({
    kind: "track",
    icon: "mastery",
    n: count(message),
    colour: named(message.args.track),
  }),
  "effect-advance-any": "mastery",
  "effect-advance-one": "mastery",
  "effect-advance-two": () => icon("mastery", "1+1"),
  "effect-advance-this": (message) => ({
    ...icon("mastery", count(message)),
    of: THINGS[named(message.args.what)],
  }),
  "effect-advance-lowest": () => icon("mastery", "↓"),
  "effect-advance-highest": () => icon("mastery", "↑"),
  "effect-advance-paid": "mastery",
  "effect-refill": "crate-refill",
  "effect-architect": "architect",
  "effect-project": () => icon("project-tile", "+"),
  "effect-claim-ziggurat": () => [icon("claim-marker"), TO, icon("ziggurat")],
  "effect-claim-ship": () => [icon("claim-marker"), TO, icon("ship-tile")],
  "effect-port-house": () => [icon("house"), TO, icon("port")],
  "effect-shift-house": (message) => [icon("house", count(message)), TO, icon("house")],
  "effect-gardening": "gardening",
  "effect-action-tile": "action-tile",
  "effect-discount": (message) => [icon("construct"), icon("die-any", `−${count(message)}`)],
  "effect-house-source": "house",
  "effect-claim-source": "claim-marker",
  "effect-substitute": (message) => [coin(count(message)), TO, resources(message)],
  "effect-tolerance": (message) => icon("house", `−${count(message)}`),
  "effect-automa-card": "card-draw",
  "cost-resource": resources,
  "cost-paid-colour": "die-coloured",
  "projects-cost": "die-coloured",
  resource: (_, rest) => resource(rest, 1),
  track: "mastery",
  district: "district",
  "action-project": "project-tile",
  "action-construct": "construct",
  "action-gardening": "gardening",
  "action-claim-ship": "ship-tile",
  "action-port-house": "port",
  "action-ziggurat-house": "ziggurat",
  row: "house",
  line: "port",
  "answer-port": "port",
  "answer-ship": "ship-tile",
  section: "ziggurat",
  ziggurat: "ziggurat",
  ship: "ship-tile",
  decree: "decree",
  "urban-card": "urban-card",
  "special-water": "water-special",
  "water-space": "water",
  harbormaster: "harbormaster",
  "automa-card": "card-draw",
  king: "king",
};

export const signs = new Signs(SIGNS);

export const lines: LineSigns = {
  pays: {
    "log-pays-gold": "effect-gold",
    "log-pays-resource": "cost-resource",
    "log-loses-resources": "cost-resource",
    "log-loses-vp": "effect-lose-vp",
  },
  gets: {
    "log-gains-gold": "effect-gold",
    "log-takes-time-gold": "effect-gold",
    "log-scores": "effect-vp",
    "log-gains-claims": "effect-claim",
    "log-gains-resource": "effect-resource",
    "log-gains-water": "effect-water",
    "log-gains-garden": "effect-garden",
  },
  same: ["log-takes-die", "log-places-project", "log-lays-water", "log-lays-garden"],
};

/** What a Ship's ability follows on. */
export const TRIGGERS: Record<string, string> = {
  claim_ship: "ship-tile",
  place_house: "house",
  place_house_port: "port",
  place_house_ziggurat: "ziggurat",
  refill_crate_paid: "die-any",
  place_project: "project-tile",
  place_garden: "garden",
  construct: "construct",
  pass_boundary: "mastery",
};

/** What a Decree may ask for: a piece of a colour or an icon, and what must be beside it. */
const NEEDS: Record<string, { icon: string; piece?: "building" | "ship"; beside?: string }> = {
  "need-buildings": { icon: "building-1", piece: "building" },
  "need-garden-buildings": { icon: "building-1", piece: "building", beside: "garden" },
  "need-houses": { icon: "building-1", piece: "building", beside: "ziggurat" },
  "need-ships": { icon: "ship-tile", piece: "ship" },
  "need-port-houses": { icon: "house", beside: "port" },
  "need-own-gardens": { icon: "garden", beside: "claim-marker" },
  "need-adjacent-gardens": { icon: "garden", beside: "building-1" },
  "need-every-tile": { icon: "claim-marker", beside: "ziggurat" },
};

export const needed = (message: Message) => ({
  ...(NEEDS[message.id] ?? { icon: "decree", piece: undefined, beside: undefined }),
  colour: named(message.args.colour) || undefined,
});
