// Which sign stands for what Tabannusi says.

import type { Message } from "../../words/fluent";
import { count, icon, named, Signs, TO, type Icon, type SignTable } from "../signs";

export type Sign =
  | Icon
  | { kind: "coin"; icon: string; n: number }
  | { kind: "resource"; icon: string; n: number; colour: string }
  | { kind: "track"; icon: string; n: number; colour: string };

const coin = (n: number): Sign => ({ kind: "coin", icon: "gold", n });

function resource(colour: string, n: number): Sign {
  return colour === "any" ? icon("die-any", n) : { kind: "resource", icon: `res-${colour}`, n, colour };
}
const resources = (message: Message): Sign => resource(named(message.args.resource), count(message));

const THINGS: Record<string, string> = { project: "project-tile", building: "building-1", ship: "ship-tile" };

const SIGNS: SignTable<Sign> = {
  "effect-gold": (message) => coin(count(message)),
  "effect-vp": "vp",
  "effect-lose-vp": (message) => icon("vp", `−${count(message)}`),
  "effect-claim": "claim-marker",
  "effect-resource": resources,
  "effect-resource-any": "die-any",
  "effect-water": "water",
  "effect-garden": "garden",
  "effect-special-water": "water-special",
  "effect-crate-here": "crate",
  "effect-urban": () => icon("urban-card", "2→1"),
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
  "effect-substitute": ({ args }) => [coin(1), TO, resource(named(args.resource), 1)],
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

/** What a Decree may ask for: one icon or two. */
const NEEDS: Record<string, [icon: string, beside?: string]> = {
  "need-buildings": ["building-1"],
  "need-garden-buildings": ["building-1", "garden"],
  "need-houses": ["building-1", "ziggurat"],
  "need-ships": ["ship-tile"],
  "need-port-houses": ["house", "port"],
  "need-own-gardens": ["garden", "claim-marker"],
  "need-adjacent-gardens": ["garden", "building-1"],
  "need-every-tile": ["claim-marker", "ziggurat"],
};

export function needed(message: Message) {
  const [icon, beside] = NEEDS[message.id] ?? ["decree"];
  return { icon, beside, colour: named(message.args.colour) || undefined };
}
