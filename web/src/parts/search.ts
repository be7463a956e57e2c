// What one looks for in rules: words in any of their forms, and numbers as they are written.

import type { RuleInfo } from "../api/tables";

/** How much of a long word its forms share. */
const SHARED = 0.7;
const WORD = /[\p{L}\p{N}-]+/gu;

/** A word without capitals and accents. */
const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");

/** How the words begin that are looked for, whatever their endings. */
export const stems = (search: string): string[] =>
  (plain(search).match(WORD) ?? []).map((word) => {
    if (/\d/.test(word)) return word;
    return word.length > 4
      ? word.slice(0, Math.max(4, Math.floor(SHARED * word.length)))
      : word.replace(/[aeiouy]$/, "");
  });

/** A text in pieces: those that were looked for are marked. */
export function pieces(text: string, search: string): { text: string; hit: boolean }[] {
  const wanted = stems(search);
  const found: { text: string; hit: boolean }[] = [];
  let at = 0;
  for (const { 0: word, index } of wanted.length > 0 ? text.matchAll(WORD) : []) {
    if (!wanted.some((stem) => plain(word).startsWith(stem))) continue;
    if (index > at) found.push({ text: text.slice(at, index), hit: false });
    found.push({ text: word, hit: true });
    at = index + word.length;
  }
  return [...found, { text: text.slice(at), hit: false }];
}

/** The rules in which every word occurs that is looked for; a part of a number will do. */
export function found(rules: readonly RuleInfo[], search: string): RuleInfo[] {
  const wanted = stems(search);
  if (wanted.length === 0) return [...rules];
  return rules.filter(({ id, heading, text, ambiguity, decision }) => {
    const all = plain([heading, text, ambiguity, decision].join(" ")).match(WORD) ?? [];
    return wanted.every((stem) => plain(id).includes(stem) || all.some((word) => word.startsWith(stem)));
  });
}

/** The rules under their headings. Examples stand with what they are about, what is in the box stands last. */
export function byHeading(rules: readonly RuleInfo[]): { heading: string; rules: RuleInfo[] }[] {
  const topic = ({ area }: RuleInfo): string => area.split(".")[0]!;
  const headings = new Map<string, string>();
  for (const rule of rules) if (!headings.has(topic(rule))) headings.set(topic(rule), rule.heading);
  const groups = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const about = topic(rule) === "example" ? rule.area.split(".")[1] : undefined;
    const heading = headings.get(about ?? "") ?? rule.heading;
    groups.set(heading, [...(groups.get(heading) ?? []), rule]);
  }
  const last = headings.get("components");
  return [...groups]
    .map(([heading, rules]) => ({ heading, rules }))
    .sort((one, other) => Number(one.heading === last) - Number(other.heading === last));
}
