// What signs do: each game's card names the rule of a sign, and the catalogue of rules says it.

import type { RuleInfo } from "../../api/tables";

/** Signs that one rule explains, with their numbers on the drawing. */
export interface Meaning {
  signs: { name: string; number: number }[];
  rule?: RuleInfo;
}

/** A sentence that is longer ends at its first part; the rest stands behind the link to the rule. */
const LONG = 120;

/** The beginning of a rule that says what it is about. */
export function gist(text: string): string {
  const sentence = text.match(/^.*?[.!?…](?=\s|$)/s)?.[0] ?? text;
  if (sentence.length <= LONG) return sentence;
  const part = sentence.match(/^[^:]{40,}?(?=\s*;)/s)?.[0];
  if (part && part.length < LONG) return `${part}.`;
  const end = sentence.lastIndexOf(" ", LONG);
  return `${sentence.slice(0, end).replace(/[\s,;:(]+$/, "")}…`;
}

/** The signs on a thing, in their order; those that the same rule explains stand together. */
export function meanings(
  signs: readonly string[],
  ruleOf: Readonly<Record<string, string>>,
  rules: readonly RuleInfo[],
): Meaning[] {
  const found = new Map<string, Meaning>();
  for (const [at, name] of signs.entries()) {
    const rule = rules.find(({ id }) => id === ruleOf[name]);
    const key = rule?.id ?? name;
    let meaning = found.get(key);
    if (!meaning) found.set(key, (meaning = { signs: [], rule }));
    meaning.signs.push({ name, number: at + 1 });
  }
  return [...found.values()];
}
