// The drawing in words: its parts by their names, and in each what lies there, in the order in which it is drawn.

export interface Part {
  node: Element;
  name: string;
  level: number;
  things: Thing[];
}

export interface Thing {
  text: string;
  /** Whether you may choose it now. */
  open: boolean;
}

const NAMED = "section[aria-label], [data-region][aria-label], [role='group'][aria-label]";

/** `about` says what a place is. */
export function inWords(drawing: Element, about: (node: Element) => string): Part[] {
  const parts: Part[] = [];
  const walk = (node: Element, part: Part): void => {
    // Pictures and paint say nothing.
    if (node.ariaHidden === "true") return;
    let here = part;
    if (node.matches(NAMED)) {
      here = { node, name: node.getAttribute("aria-label")!, level: part.level + 1, things: [] };
      parts.push(here);
    }
    const text = about(node);
    const last = here.things.at(-1);
    // Things that are alike, such as dice in a row, are said once.
    if (text && last?.text !== text) here.things.push({ text, open: node.hasAttribute("data-key") });
    for (const child of node.children) walk(child, here);
  };
  walk(drawing, { node: drawing, name: "", level: 0, things: [] });
  return parts.filter((part) => part.things.length > 0);
}

/** Signs of a part's state that a screen reader reads when you enter it; the whole is in the table in words. */
const ENOUGH = 300;

/** A part's state in a few sentences: how much can be chosen there, then what lies there, as far as there is room. */
export function stateOf({ things }: Part, can: (count: number) => string): string {
  const open = things.filter((thing) => thing.open).length;
  let said = open > 0 ? can(open) : "";
  for (const { text } of things) {
    if (said.length + text.length > ENOUGH) break;
    said = `${said} ${text}${/[.!?]$/.test(text) ? "" : "."}`;
  }
  return said.trim();
}
