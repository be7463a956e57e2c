// The parts of a drawing, and what can be chosen in each.

export interface Section {
  id: string;
  node: HTMLElement;
  label: string;
}

/** The parts of the table, not those inside them. */
export function sectionsOf(drawing: Element): Section[] {
  return [...drawing.querySelectorAll<HTMLElement>("[data-region]")]
    .filter((node) => !node.parentElement?.closest("[data-region]"))
    .map((node) => ({ id: node.dataset.region!, node, label: node.getAttribute("aria-label") ?? "" }));
}

/** How many answers to the question lie there, and how many free actions. */
export function keysIn(node: Element): { answers: number; free: number } {
  const found = { answers: new Set<string>(), free: new Set<string>() };
  for (const place of node.querySelectorAll<HTMLElement>("[data-keys]")) {
    const kind = place.dataset.state?.startsWith("free") ? found.free : found.answers;
    for (const key of place.dataset.keys!.split("|")) kind.add(key);
  }
  return { answers: found.answers.size, free: found.free.size };
}

/** The section with most answers; of those without, the one with most free actions; else none (-1). */
export function fullest(sections: readonly Section[]): number {
  let best = -1;
  let most = 0;
  for (const [at, { node }] of sections.entries()) {
    const { answers, free } = keysIn(node);
    const worth = answers * 1000 + free;
    if (worth > most) [best, most] = [at, worth];
  }
  return best;
}
