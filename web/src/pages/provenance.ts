// Where the printed values of a game come from, counted over its component data.

export const ORIGINS = ["rulebook", "public", "reconstructed"] as const;
export type Origin = (typeof ORIGINS)[number];
export type Origins = Record<Origin, number> & { partly: number };

/** Entries by where they come from; `partly` are those of another origin with single values of our own. */
export function origins(components: unknown): Origins {
  const found: Origins = { rulebook: 0, public: 0, reconstructed: 0, partly: 0 };
  const walk = (each: unknown): void => {
    if (Array.isArray(each)) each.forEach(walk);
    else if (typeof each === "object" && each !== null) {
      const entry = each as Record<string, unknown>;
      const origin = entry.provenance as Origin;
      if (ORIGINS.includes(origin)) {
        found[origin] += 1;
        if (origin !== "reconstructed" && Array.isArray(entry.reconstructed)) found.partly += 1;
      }
      Object.values(entry).forEach(walk);
    }
  };
  // What describes the file itself is not printed anywhere.
  const { meta: _, sources: __, ...printed } = components as Record<string, unknown>;
  walk(printed);
  return found;
}
