// Effects of the component data as signs and as words. A clause such as "gain gold 1 | pay 1 any -> advance any 1" becomes a
// row of signs; what is not known here is kept as text.

import type { Message } from "../../words/fluent";

/** One sign: a number and an icon, a coin, a Resource, a step on a track, an arrow, "or", or plain text. */
export type Sign =
  | { kind: "icon"; icon: string; n?: string }
  | { kind: "coin"; n: number }
  | { kind: "resource"; colour: string; n?: string }
  | { kind: "track"; colour: string; n?: string }
  | { kind: "to" }
  | { kind: "or" }
  | { kind: "text"; text: string };

const RESOURCES = ["brown", "white", "yellow", "blue", "green"];
const ICONS: Record<string, string> = {
  claim: "claim-marker",
  water: "water",
  garden: "garden",
  special_water: "water-special",
  harbormaster: "harbormaster",
  vp: "vp",
};
const STEPS_OF: Record<string, string> = { project: "project-tile", building: "building-1", ship: "ship-tile" };

const icon = (name: string, n?: string): Sign => ({ kind: "icon", icon: name, n });
const many = (n: number): string | undefined => (n === 1 ? undefined : String(n));
const last = (words: string[]): number => Number(words.at(-1)) || 1;
const TO: Sign = { kind: "to" };

/** The signs of a list of effects. */
export function signs(effects: string | readonly string[]): Sign[] {
  const list = typeof effects === "string" ? [effects] : effects;
  return list.filter(Boolean).flatMap(clause);
}

function clause(text: string): Sign[] {
  return text.split(" | ").flatMap((way, at) => (at > 0 ? [{ kind: "or" } as Sign, ...path(way)] : path(way)));
}

function path(text: string): Sign[] {
  const [before, after] = text.split(" -> ");
  if (after === undefined) return text.split(" + ").flatMap(gain);
  return [...cost(before!.replace(/^pay /, "")), TO, ...after.split(" + ").flatMap(gain)];
}

/** The signs of a cost such as "2 brown". */
export function cost(text: string): Sign[] {
  const [count, what = ""] = text.split(" ");
  const n = Number(count);
  if (what === "gold") return [{ kind: "coin", n }];
  if (RESOURCES.includes(what)) return [{ kind: "resource", colour: what, n: many(n) }];
  if (what === "any") return [icon("die-any", many(n))];
  if (what === "paid_colour" || what === "project_colour") return [icon("die-coloured", many(n))];
  return [{ kind: "text", text }];
}

function gain(text: string): Sign[] {
  const words = text.split(" ");
  const [verb, what = "", kind = ""] = words;
  const n = last(words);
  switch (verb) {
    case "gain":
      if (what === "gold") return [{ kind: "coin", n }];
      if (what === "resource") {
        return kind === "any" ? [icon("die-any", many(n))] : [{ kind: "resource", colour: kind, n: many(n) }];
      }
      if (what === "crate") return [icon("crate")];
      if (what === "urban") return [icon("urban-card", `${words[2]}→${words.at(-1)}`)];
      if (what in ICONS) return [icon(ICONS[what]!, many(n))];
      break;
    case "lose":
      if (what === "vp") return [icon("vp", `−${n}`)];
      break;
    case "advance":
      if (RESOURCES.includes(what)) return [{ kind: "track", colour: what, n: many(n) }];
      if (what in STEPS_OF) return [icon(STEPS_OF[what]!), TO, icon("mastery", many(n))];
      if (what === "two_tracks") return [icon("mastery", "1+1")];
      if (what === "lowest") return [icon("mastery", "↓")];
      if (what === "highest") return [icon("mastery", "↑")];
      return [icon("mastery", many(n))];
    case "refill":
      return [icon("crate-refill", many(n))];
    case "move":
      return [icon("architect")];
    case "place":
      if (what === "project") return [icon("project-tile", "+")];
      if (what === "claim") return [icon("claim-marker"), TO, icon(kind === "ship" ? "ship-tile" : "ziggurat")];
      if (what === "house") return [icon("house"), TO, icon("port")];
      break;
    case "shift":
      return [icon("house", many(n)), TO, icon("house")];
    case "do":
      if (what === "gardening") return [icon("gardening")];
      if (what === "action_tile") return [icon("action-tile")];
      break;
    case "discount":
      return [icon("construct"), icon("die-any", `−${what}`)];
    case "house_source":
      return [icon("house")];
    case "claim_source":
      return [icon("claim-marker")];
    case "substitute":
      return [{ kind: "coin", n: Number(what) }, TO, { kind: "resource", colour: words.at(-1)! }];
    case "urban_tolerance":
      return [icon("house", `−${what}`)];
    case "automa_card":
      return [icon("card-draw")];
  }
  return [{ kind: "text", text }];
}

// -- in words --------------------------------------------------------------------------------------------

const message = (id: string, args: Record<string, unknown> = {}): Message => ({ id, args });

/** The effects as a message of the game. */
export function effectWords(effects: string | readonly string[]): Message {
  const list = (typeof effects === "string" ? [effects] : effects).filter(Boolean);
  if (list.length === 0) return message("effect-none");
  return message("effect-list", { effects: list.map(clauseWords) });
}

function clauseWords(text: string): Message {
  const ways = text.split(" | ").map(pathWords);
  return ways.reduce((first, second) => message("effect-or", { first, second }));
}

function pathWords(text: string): Message {
  const [before, after] = text.split(" -> ");
  if (after === undefined) return gainsWords(text);
  return message("effect-pay", { owed: [costWords(before!.replace(/^pay /, ""))], gains: [gainsWords(after)] });
}

function gainsWords(text: string): Message {
  const parts = text.split(" + ").map(gainWords);
  return parts.length === 1 ? parts[0]! : message("effect-list", { effects: parts });
}

/** A cost such as "2 brown" in words. */
export function costWords(text: string): Message {
  const [count, what = ""] = text.split(" ");
  const n = Number(count);
  if (what === "gold") return message("effect-gold", { n });
  if (what === "paid_colour" || what === "project_colour") return message("cost-paid-colour", { n });
  return message("cost-resource", { n, resource: message(`resource-${what}`) });
}

function gainWords(text: string): Message {
  const words = text.split(" ");
  const [verb, what = "", kind = ""] = words;
  const n = last(words);
  switch (verb) {
    case "gain":
      if (what === "resource" && kind !== "any") {
        return message("effect-resource", { n, resource: message(`resource-${kind}`) });
      }
      if (what === "resource") return message("effect-resource-any", { n });
      if (what === "crate") return message("effect-crate-here");
      return message(`effect-${what.replace("_", "-")}`, { n });
    case "lose":
      return message("effect-lose-vp", { n });
    case "advance":
      if (RESOURCES.includes(what)) return message("effect-advance", { n, track: message(`track-${what}`) });
      if (what in STEPS_OF) return message("effect-advance-this", { n });
      return message(
        { one_track: "effect-advance-one", two_tracks: "effect-advance-two", paid_colour: "effect-advance-paid" }[
          what
        ] ?? `effect-advance-${what}`,
        { n },
      );
    case "refill":
      return message("effect-refill", { n });
    case "move":
      return message("effect-architect");
    case "place":
      return message(
        what === "project" ? "effect-project" : what === "house" ? "effect-port-house" : `effect-claim-${kind}`,
      );
    case "shift":
      return message("effect-shift-house", { n });
    case "do":
      return message(`effect-${what.replace("_", "-")}`);
    case "discount":
      return message("effect-discount", { n: Number(what) });
    case "house_source":
      return message("effect-house-source");
    case "claim_source":
      return message("effect-claim-source");
    case "substitute":
      return message("effect-substitute", { resource: message(`resource-${words.at(-1)}`) });
    case "urban_tolerance":
      return message("effect-tolerance", { n: Number(what) });
    case "automa_card":
      return message("effect-automa-card");
  }
  return message(text);
}
