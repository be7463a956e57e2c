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

/** `about` says what a place is, and of a part how things stand there. */
export function inWords(drawing: Element, about: (node: Element) => string): Part[] {
  const parts: Part[] = [];
  const walk = (node: Element, part: Part, around: Thing | null): void => {
    // Paint says nothing.
    if (node.ariaHidden === "true") return;
    let here = part;
    let thing = around;
    if (node.matches(NAMED)) {
      here = { node, name: node.getAttribute("aria-label")!, level: part.level + 1, things: [] };
      parts.push(here);
    }
    const text = about(node);
    const piece = pieceAt(node);
    // A piece belongs to the place where it lies.
    if (piece && around) around.text = told(around.text, piece);
    else if (text || piece) {
      thing = { text: text ? counted(text, node) : piece!, open: node.hasAttribute("data-key") };
      here.things.push(thing);
    }
    // What is said of a part is not the place of what lies in it.
    for (const child of node.children) walk(child, here, here === part ? thing : null);
  };
  walk(drawing, { node: drawing, name: "", level: 0, things: [] }, null);
  // Things that are alike, such as dice in a row, are said once.
  for (const part of parts) part.things = part.things.filter(({ text }, at, all) => all[at - 1]?.text !== text);
  return parts.filter((part) => part.things.length > 0);
}

/** The name of a piece; other signs belong to what is printed. */
const pieceAt = (node: Element): string | null =>
  node.getAttribute("role") === "img" && node.parentElement?.hasAttribute("data-piece")
    ? node.getAttribute("aria-label")
    : null;

/** A sentence, and what lies there, unless it says so. */
const told = (text: string, piece: string): string => (text.includes(piece) ? text : `${ended(text)} ${piece}.`);

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** With the number that is printed on it, unless it says so. */
function counted(text: string, node: Element): string {
  const number = /^\d+(\/\d+)?$/.exec((node.textContent ?? "").trim())?.[0];
  return number && !text.includes(number) ? `${text}: ${number}` : text;
}

/** How many each has, or where each stands: `Ann: 2, Bob: 0`. */
export const standings = (all: readonly (readonly [name: string, n: number])[]): string =>
  all.map((each) => each.join(": ")).join(", ");

/** Signs of a part's state that a screen reader reads when you enter it; the whole is in the table in words. */
const ENOUGH = 300;

/** A part's state in a few sentences: how much can be chosen there, then what lies there, as far as there is room. */
export function stateOf({ things }: Part, can: (count: number) => string): string {
  const open = things.filter((thing) => thing.open).length;
  let said = open > 0 ? can(open) : "";
  for (const { text } of things) {
    if (said.length + text.length > ENOUGH) break;
    said = `${said} ${ended(text)}`;
  }
  return said.trim();
}
