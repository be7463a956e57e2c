// Effects as they stand in the component data ("pay 1 silver -> gain 1 gold | draw 2 die"): as small pictures, and as
// messages. What is not known here is shown as it is written.

import type { Message, Words } from "../../words/fluent";
import { remember } from "./model";

/** A small picture with its number; 1 is not written. */
export type Bit =
  | { kind: "coin"; n: number; gold: boolean }
  | { kind: "worker"; n: number; colour: string }
  | { kind: "icon"; n: number; icon: string }
  | { kind: "die"; n: number; colour: string; icon: string }
  | { kind: "seal"; n: number; colour: string }
  | { kind: "track"; n: number; track: string; icon: string }
  | { kind: "primary"; n: number; icon: string }
  | { kind: "deck"; deck: string; icon: string }
  | { kind: "raise"; n: number }
  | { kind: "top-up"; n: number }
  | { kind: "swap"; action: string }
  | { kind: "equate"; colour: string }
  | { kind: "text"; text: string };

/** One side of a choice: what is paid, and what is gained. */
export interface Way {
  cost: Bit[];
  gains: Bit[];
}

type Groups = Record<string, string>;
interface Word {
  pattern: RegExp;
  bit: (found: Groups) => Bit;
  message: (found: Groups) => Message;
}

const count = (found: Groups) => Number(found.n ?? 1);
const say = (id: string, args: Record<string, unknown> = {}): Message => ({ id, args });
const hyphens = (id: string) => id.replaceAll("_", "-");
const icon =
  (name: string) =>
  (found: Groups): Bit => ({ kind: "icon", n: count(found), icon: name });
const counted =
  (id: string) =>
  (found: Groups): Message =>
    say(id, { n: count(found) });

const GAINS: Word[] = [
  {
    pattern: /^gain (?<n>\d+) (?<coin>silver|gold)$/,
    bit: (found) => ({ kind: "coin", n: count(found), gold: found.coin === "gold" }),
    message: (found) => say(`effect-${found.coin}`, { n: count(found) }),
  },
  {
    pattern: /^gain (?<n>\d+) worker:(?<colour>\w+)$/,
    bit: (found) => ({ kind: "worker", n: count(found), colour: found.colour! }),
    message: (found) => say("effect-worker", { n: count(found), worker: say(`worker-${found.colour}`) }),
  },
  {
    pattern: /^gain (?<n>\d+) die:primary to (?<to>bag|hand)$/,
    bit: (found) => ({ kind: "icon", n: count(found), icon: `die-to-${found.to}` }),
    message: (found) => say(`effect-die-to-${found.to}`, { n: count(found), colour: say("colour-primary") }),
  },
  {
    pattern: /^gain (?<n>\d+) die:(?<colour>\w+) to (?<to>bag|hand)$/,
    bit: (found) => ({ kind: "die", n: count(found), colour: found.colour!, icon: found.to! }),
    message: (found) => say(`effect-die-to-${found.to}`, { n: count(found), colour: say(`colour-${found.colour}`) }),
  },
  { pattern: /^destroy (?<n>\d+) die:white$/, bit: icon("die-remove"), message: counted("effect-destroy") },
  { pattern: /^draw (?<n>\d+) die$/, bit: icon("die-draw"), message: counted("effect-draw") },
  {
    pattern: /^top up hand to (?<n>\d+)$/,
    bit: (found) => ({ kind: "top-up", n: count(found) }),
    message: counted("effect-top-up"),
  },
  {
    pattern: /^influence (?<n>\d+) scroll$/,
    bit: icon("influence-scroll"),
    message: counted("effect-influence-scroll"),
  },
  {
    pattern: /^influence (?<n>\d+) guild:any$/,
    bit: icon("influence-any"),
    message: (found) => say("effect-influence-guild", { n: count(found), guild: say("guild-any") }),
  },
  {
    pattern: /^influence (?<n>\d+) guild:(?<guild>\w+)$/,
    bit: (found) => ({ kind: "seal", n: count(found), colour: found.guild! }),
    message: (found) => say("effect-influence-guild", { n: count(found), guild: say(`guild-${found.guild}`) }),
  },
  { pattern: /^shift (?<n>\d+) gold$/, bit: icon("swap"), message: counted("effect-shift") },
  {
    pattern: /^advance (?<n>\d+) track:(?<track>any|action)$/,
    bit: icon("track-up"),
    message: (found) => say("effect-advance", { n: count(found), track: say(`track-${found.track}`) }),
  },
  {
    pattern: /^advance (?<n>\d+) track:primary$/,
    bit: (found) => ({ kind: "primary", n: count(found), icon: "track-up" }),
    message: (found) => say("effect-advance", { n: count(found), track: say("track-primary") }),
  },
  {
    pattern: /^advance (?<n>\d+) track:(?<track>\w+)$/,
    bit: (found) => ({ kind: "track", n: count(found), track: found.track!, icon: "track-up" }),
    message: (found) => say("effect-advance", { n: count(found), track: say(`track-${found.track}`) }),
  },
  {
    pattern: /^harvest track:(?<track>\w+)$/,
    bit: (found) => ({ kind: "track", n: 1, track: found.track!, icon: "income" }),
    message: (found) => say("effect-harvest", { track: say(`track-${found.track}`) }),
  },
  {
    pattern: /^(?<word>employ|retire) translator:(?<deck>\w+)$/,
    bit: (found) => ({ kind: "deck", deck: found.deck!, icon: found.word! }),
    message: (found) => say(`effect-${found.word}`, { deck: say(`deck-${hyphens(found.deck!)}`) }),
  },
  {
    pattern: /^raise action (?<n>\d+)$/,
    bit: (found) => ({ kind: "raise", n: count(found) }),
    message: counted("effect-raise"),
  },
  {
    pattern: /^swap action:(?<action>\w+)$/,
    bit: (found) => ({ kind: "swap", action: found.action! }),
    message: (found) => say("effect-swap", { action: say(`action-${found.action}`) }),
  },
  {
    pattern: /^equate die:white die:(?<colour>\w+)$/,
    bit: (found) => ({ kind: "equate", colour: found.colour! }),
    message: (found) => say("effect-equate", { colour: say(`colour-${found.colour}`) }),
  },
  // What only the solo opponent does.
  {
    pattern: /^place (?<n>\d+) gold leftmost neutral$/,
    bit: icon("neutral"),
    message: counted("scholars-solo-gold"),
  },
  {
    pattern: /^(?<word>employ|translate|deliver) by focus$/,
    bit: (found) => ({ kind: "icon", n: 1, icon: found.word! }),
    message: (found) => say(`scholars-solo-${found.word}`),
  },
  { pattern: /^guild influence by row$/, bit: icon("influence"), message: () => say("scholars-solo-influence-row") },
  { pattern: /^guild influence (?<n>\d+)$/, bit: icon("influence"), message: counted("scholars-solo-influence") },
];

const COSTS: Word[] = [
  {
    pattern: /^(?<n>\d+) (?<coin>silver|gold)$/,
    bit: (found) => ({ kind: "coin", n: count(found), gold: found.coin === "gold" }),
    message: (found) => say(`cost-${found.coin}`, { n: count(found) }),
  },
  {
    pattern: /^(?<n>\d+) worker:(?<colour>\w+)$/,
    bit: (found) => ({ kind: "worker", n: count(found), colour: found.colour! }),
    message: counted("cost-workers"),
  },
  {
    pattern: /^(?<n>\d+) die:white$/,
    bit: (found) => ({ kind: "die", n: count(found), colour: "white", icon: "bag" }),
    message: counted("cost-white-dice"),
  },
];

function read<T>(text: string, words: Word[], found: (word: Word, groups: Groups) => T, unknown: () => T): T {
  for (const word of words) {
    const match = word.pattern.exec(text);
    if (match) return found(word, match.groups ?? {});
  }
  return unknown();
}

const bit = (text: string, words: Word[]): Bit =>
  read(
    text,
    words,
    (word, groups) => word.bit(groups),
    () => ({ kind: "text", text }),
  );

const split = (text: string, by: string) => text.split(by).map((each) => each.trim());

/** The sides of a clause, as pictures. */
export function ways(clause: string): Way[] {
  return split(clause, "|").map((side) => {
    const halves = split(side, "->");
    const gains = halves.at(-1)!;
    const cost = halves.length > 1 ? halves[0]!.replace(/^pay /, "") : "";
    return {
      cost: cost ? split(cost, "+").map((each) => bit(each, COSTS)) : [],
      gains: split(gains, "+").map((each) => bit(each, GAINS)),
    };
  });
}

/** A clause in words. */
export function inWords(words: Words, clause: string): string {
  return remember(words, `effect ${clause}`, () => clauseInWords(words, clause));
}

function clauseInWords(words: Words, clause: string): string {
  const part = (text: string, known: Word[]) =>
    read(
      text,
      known,
      (word, groups) => words.say(word.message(groups)),
      () => text,
    );
  const sides = split(clause, "|").map((side) => {
    const halves = split(side, "->");
    const gains = split(halves.at(-1)!, "+")
      .map((each) => part(each, GAINS))
      .join(", ");
    if (halves.length === 1) return gains;
    const owed = split(halves[0]!.replace(/^pay /, ""), "+")
      .map((each) => part(each, COSTS))
      .join(", ");
    return words.say(say("effect-pay", { owed, gains }));
  });
  return sides.reduce((first, second) => words.say(say("effect-or", { first, second })));
}

/** A list of effects in words. */
export function allInWords(words: Words, clauses: readonly string[]): string {
  if (clauses.length === 0) return words.word("effect-none");
  return clauses.map((clause) => inWords(words, clause)).join(", ");
}
