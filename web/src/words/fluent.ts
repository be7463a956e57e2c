// Messages in a person's language: an id and arguments become a sentence here and nowhere else.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message as Found } from "@fluent/bundle";

type Pattern = NonNullable<Found["value"]>;

export interface Message {
  readonly id: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** A piece of a sentence; `message` is the argument that it came from, if any (for its icon). */
export interface Piece {
  text: string;
  message?: Message;
}

/** A message, and which of its forms. */
export interface Told {
  message: Message;
  form: string;
}

/** The form of a question for the others at the table, and the message for a seat whose player has a name. */
const OTHERS = "others";
const NAMED = "seat-named";

// An argument that is a message itself is set between these signs, so that it can be found again in the sentence.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

/** A number as it stands on a board: the browser's own way to write numbers takes 30 ms to get ready. */
class Printed extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** A catalogue and the language that it is written in: numbers take their plural from that one. */
export interface Catalogue {
  language: string;
  text: string;
}

export class Words {
  /** By language: a later catalogue overrides an earlier one. */
  readonly #bundles = new Map<string, FluentBundle>();
  /** The name that the player of a seat has given, by the seat's number from 1. */
  nameOf: (n: number) => string | undefined = () => undefined;

  /** The seat that a message names, if it names one. */
  seatOf: (message: Message) => number | undefined = ({ id, args }) => (id === "seat" ? Number(args.n) - 1 : undefined);

  constructor(...catalogues: Catalogue[]) {
    for (const { language, text } of catalogues) {
      const bundle = this.#bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
      this.#bundles.set(language, bundle);
      for (const error of bundle.addResource(new FluentResource(text), { allowOverrides: true })) throw error;
    }
  }

  /** Whether there is such a message, and such a form of it. */
  has(id: string, form = ""): boolean {
    const found = this.#bundle(id)?.getMessage(id);
    return form ? found?.attributes[form] != null : found !== undefined;
  }

  #bundle(id: string): FluentBundle | undefined {
    return [...this.#bundles.values()].findLast((bundle) => bundle.hasMessage(id));
  }

  /** A message of the page itself. */
  word(id: string, args: Record<string, FluentVariable> = {}): string {
    return this.say({ id, args });
  }

  say(message: Message, form = ""): string {
    return this.#format(message, form, (value) => this.#argument(value));
  }

  /** A question as those read it who are not asked: what the one who is does now. */
  forOthers(question: Message, seat: Message): Told {
    const told = this.#bundle(question.id)?.getMessage(question.id)?.attributes[OTHERS];
    if (told) return { message: { id: question.id, args: { ...question.args, seat } }, form: OTHERS };
    return { message: { id: "is-choosing", args: { seat } }, form: "" };
  }

  /** The sentence in pieces: those that came from an argument know it. */
  pieces(message: Message, form = ""): Piece[] {
    const parts: Message[] = [];
    const marked = this.#format(message, form, (value) => {
      if (!isMessage(value)) return this.#argument(value);
      parts.push(value);
      return `${OPEN}${parts.length - 1}${MIDDLE}${this.say(value)}${CLOSE}`;
    });
    const found: Piece[] = [];
    let at = 0;
    for (const match of marked.matchAll(/\uE000(\d+)\uE001([^\uE002]*)\uE002/g)) {
      if (match.index > at) found.push({ text: marked.slice(at, match.index) });
      found.push({ text: match[2]!, message: parts[Number(match[1])]! });
      at = match.index + match[0].length;
    }
    if (at < marked.length) found.push({ text: marked.slice(at) });
    return found;
  }

  #format(asked: Message, form: string, argument: (value: unknown) => FluentVariable): string {
    let message = asked;
    const name = message.id === "seat" ? this.nameOf(message.args.n as number) : undefined;
    if (name !== undefined) {
      if (!this.has(NAMED)) return name;
      message = { id: NAMED, args: { name } };
    }
    const bundle = this.#bundle(message.id);
    const found = bundle?.getMessage(message.id);
    const pattern = form ? found?.attributes[form] : found?.value;
    if (!bundle || !pattern) return message.id;
    if (typeof pattern === "string") return pattern;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args)) {
      args[name] = selected(pattern, name) ? this.#argument(value) : argument(value);
      if (isMessage(value)) {
        // Other forms of a name, such as `$guild-to`, are attributes of its message.
        for (const other of Object.keys(this.#bundle(value.id)?.getMessage(value.id)?.attributes ?? {})) {
          args[`${name}-${other}`] = this.say(value, other);
        }
      }
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) console.warn(message.id, errors[0]);
    return text;
  }

  #argument(value: unknown): FluentVariable {
    if (isMessage(value)) return this.say(value);
    if (Array.isArray(value)) return value.map((each) => this.say(each as Message)).join(", ");
    return typeof value === "number" ? new Printed(value) : (value as FluentVariable);
  }
}

/** Whether a pattern chooses its words by an argument: then it must be compared as it is. */
function selected(pattern: Pattern, name: string): boolean {
  if (typeof pattern === "string") return false;
  return pattern.some(
    (part) =>
      typeof part !== "string" && part.type === "select" && part.selector.type === "var" && part.selector.name === name,
  );
}

export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "id" in value && "args" in value;
}
