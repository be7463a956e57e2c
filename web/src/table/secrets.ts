// Whether a game has something that only its owner sees: its shape marks it.

/** A game that does not say what its views are made of may have something to hide. */
export function hasSecrets(shape: unknown): boolean {
  return shape === undefined || marked(shape);
}

function marked(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  return Object.entries(part).some(([name, value]) => (name === "x-own" ? value === true : marked(value)));
}
