// The open answers as they are listed: by kind, equal things once, and apart from them the ways on without a choice.

import { kindOf, type Key } from "./answers";
import type { Option } from "./table.svelte";
import type { Words } from "../words/fluent";

/** What the core calls answers that go on without choosing anything. */
const PASSING = "pass";
/** Free actions are a kind of their own, whatever they are about. */
export const FREE = "free";

export interface Kind {
  id: string;
  options: Option[];
}

export interface Choices {
  /** In the order in which the question offers them; free actions last. */
  kinds: Kind[];
  /** Answers that go on without choosing anything. */
  passes: Option[];
}

/** `groups` says what people see each kind of answer as. */
export function choicesOf(options: Iterable<Option>, groups: Readonly<Record<string, string>>): Choices {
  const kinds = new Map<string, Option[]>();
  const passes: Option[] = [];
  const known = new Set<string>();
  for (const option of options) {
    const alike = JSON.stringify([option.message, option.preview, option.free]);
    if (known.has(alike)) continue;
    known.add(alike);
    const kind = kindOf(option.key);
    const group = groups[kind] ?? kind;
    if (group === PASSING && !option.free) passes.push(option);
    else {
      const id = option.free ? FREE : group;
      kinds.set(id, [...(kinds.get(id) ?? []), option]);
    }
  }
  const found = [...kinds].map(([id, options]) => ({ id, options }));
  return { kinds: [...found.filter((kind) => kind.id !== FREE), ...found.filter((kind) => kind.id === FREE)], passes };
}

/** The kind with most choices, free actions last. */
export function largest({ kinds }: Choices): string {
  const size = (kind: Kind): number => (kind.id === FREE ? 0 : kind.options.length);
  return kinds.reduce((best, kind) => (size(kind) > size(best) ? kind : best), kinds[0] ?? { id: "", options: [] }).id;
}

/** What a kind is called: in a word of the game, or else by its own name. */
export function kindName(words: Words, id: string): string {
  if (words.has(`kind-${id}`)) return words.word(`kind-${id}`);
  return capital(id.replaceAll("-", " "));
}

/** Part of a sentence that stands alone begins large. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The answer `by` places after this one; after the last comes the first. */
export function neighbour(keys: readonly Key[], key: Key, by: number): Key {
  const at = keys.indexOf(key);
  return keys[(at + by + keys.length) % keys.length] ?? key;
}
