// How long something lasts, in the largest unit that fits; and days.

import type { Language } from "../settings.svelte";

const UNITS = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** "3 days", "1 hour", "5 minutes": rounded down, but never less than a minute. */
export function lasting(seconds: number, language: Language): string {
  const [unit, long] = UNITS.find(([, each]) => seconds >= each) ?? UNITS[2];
  const count = Math.max(1, Math.floor(seconds / long));
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** The day of a moment, in seconds since 1970. */
export function dated(seconds: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(seconds * 1000));
}
