// What the engine says, drawn: a game has one table from messages to signs, for printed effects and for sentences alike.

import { isMessage, type Message } from "../words/fluent";

export interface Icon {
  kind: "icon";
  icon: string;
  /** How many; 1 is not written. */
  n: number | string;
  /** With a plus before it; another icon or a colour beside it; what it is about, where that is not drawn already. */
  plus?: boolean;
  also?: string;
  colour?: string;
  of?: string;
}
/** What joins signs: an arrow after a cost, "or" between two sides; or words, where there is no sign. */
export type Joint = { kind: "to" } | { kind: "or" } | { kind: "text"; message: Message };
export const TO: Joint = { kind: "to" };

type Drawn<S> = S | (S | Joint)[];
/** By a message's id, or how it begins: an icon, or the sign made of the message and the rest of its id. */
export type SignTable<S> = Record<string, string | ((message: Message, rest: string) => Drawn<S>)>;

export const count = ({ args }: Message): number => (typeof args.n === "number" ? args.n : 1);
export const icon = (name: string, n: number | string = 1): Icon => ({ kind: "icon", icon: name, n });
/** The name in an argument: "blue" of `colour-blue`. */
export const named = (argument: unknown): string =>
  isMessage(argument) ? argument.id.slice(argument.id.indexOf("-") + 1) : "";

const list = (value: unknown): Message[] => (Array.isArray(value) ? value : [value]).filter(isMessage);

export class Signs<S extends { icon: string }> {
  readonly #table: SignTable<S | Icon>;

  constructor(table: SignTable<S | Icon>) {
    this.#table = table;
  }

  /** What stands in the table for a message; an id is shortened word by word until it is found. */
  #find(message: Message): Drawn<S | Icon> | undefined {
    for (let { id } = message; id; id = id.slice(0, Math.max(0, id.lastIndexOf("-")))) {
      const found = this.#table[id];
      if (typeof found === "string") return icon(found, count(message));
      if (found) return found(message, message.id.slice(id.length + 1));
    }
    return undefined;
  }

  /** The signs of an effect, in the order in which they are printed. */
  row(message: Message): (S | Icon | Joint)[] {
    const { id, args } = message;
    if (id === "effect-none") return [];
    if (id === "effect-list") return list(args.effects).flatMap((each) => this.row(each));
    if (id === "effect-or") {
      const [first, ...others] = sides(message);
      // Where every side has the same price, it is drawn once.
      const common = first && first.id === "effect-pay" && others.every((each) => samePrice(first, each));
      const drawn = others.map((each) => this.row(common ? listed(list(each.args.gains)) : each));
      return [...this.row(first!), ...drawn.flatMap((each) => [OR, ...each])];
    }
    if (id === "effect-pay")
      return [
        ...list(args.owed).flatMap((each) => this.row(each)),
        TO,
        ...list(args.gains).flatMap((g) => this.row(g)),
      ];
    const found = this.#find(message);
    return found === undefined ? [{ kind: "text", message }] : Array.isArray(found) ? found : [found];
  }

  /** The icon beside what a sentence names. */
  readonly iconOf = (message: Message): string | undefined => {
    const found = this.#find(message);
    if (!Array.isArray(found)) return found?.icon;
    return found.findLast((each) => "icon" in each)?.icon;
  };
}

const OR: Joint = { kind: "or" };
const samePrice = (one: Message, other: Message): boolean =>
  one.id === other.id && JSON.stringify(one.args.owed) === JSON.stringify(other.args.owed);

/** The sides of a choice; anything else counts as one side. */
export const sides = (message: Message): Message[] =>
  message.id === "effect-or" ? [...list(message.args.first), ...list(message.args.second)].flatMap(sides) : [message];

/** What the effects of the component data say. */
export function effectOf(components: Record<string, unknown>, texts: string | readonly string[] | undefined): Message {
  const known = (components.effects ?? {}) as Record<string, Message>;
  const effects = (typeof texts === "string" ? [texts] : (texts ?? [])).filter(Boolean);
  return listed(effects.map((text) => known[text] ?? { id: text, args: {} }));
}

/** Effects as one. */
export function listed(effects: readonly Message[]): Message {
  if (effects.length === 1) return effects[0]!;
  return effects.length === 0 ? { id: "effect-none", args: {} } : { id: "effect-list", args: { effects } };
}
