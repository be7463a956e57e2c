// A thing of the table, drawn again: alone, larger, and without what only the table needs.

/** Attributes that the table gives its things; a copy has none of them. */
const TABLE_ONLY = [
  "id",
  "role",
  "tabindex",
  "aria-label",
  "data-state",
  "data-key",
  "data-keys",
  "data-piece",
  "data-watch",
  "data-region",
  "data-changed",
];

const bare = <E extends Element>(node: E): E => {
  for (const name of TABLE_ONLY) node.removeAttribute(name);
  return node;
};

/**
 * A copy of `thing` that is at most so large. Around it stand empty copies of what it lies in, up to the drawing: they
 * take no room, but the styles and colours of the table hold inside them.
 */
export function enlarged(thing: Element, most: { width: number; height: number; times: number }): Element {
  const { offsetWidth = 0, offsetHeight = 0 } = thing as HTMLElement;
  const box = thing.getBoundingClientRect();
  const [width, height] = [offsetWidth || box.width, offsetHeight || box.height];
  const copy = bare(thing.cloneNode(true) as HTMLElement);
  for (const each of copy.querySelectorAll("*")) bare(each);
  const times = Math.min(most.times, most.width / width, most.height / height);
  copy.style.cssText += `; position: relative; inset: auto; margin: 0; transform: none; width: ${width}px; height: ${height}px; zoom: ${times}; pointer-events: none;`;
  let drawn: HTMLElement = copy;
  for (let around = thing.parentElement; around && !around.matches(".drawing, .page"); around = around.parentElement) {
    const shell = bare(around.cloneNode(false) as HTMLElement);
    shell.style.cssText = "display: contents;";
    shell.append(drawn);
    drawn = shell;
  }
  return drawn;
}

/** Signs that are drawn without an icon of the sprite: by their selector, the icon that means the same. */
const DRAWN: Record<string, string> = { ".coin--gold": "gold", ".coin": "silver", ".points": "vp", ".die": "die" };

/** The signs on a thing, in the order in which they are drawn: each once, with the first place where it stands. */
export function signsOn(thing: Element): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const each of thing.querySelectorAll(`use, ${Object.keys(DRAWN).join(", ")}`)) {
    const drawn = Object.keys(DRAWN).find((selector) => each.matches(selector));
    const href = each.getAttribute("href")?.slice(1);
    const name = drawn ? DRAWN[drawn] : href;
    if (name && !found.has(name)) found.set(name, each.closest("svg") ?? each);
  }
  return found;
}

/** Put a number on the corner of each of these signs, as the list beside it counts them. */
export function numbered(stage: HTMLElement, signs: readonly string[]): void {
  const drawn = signsOn(stage);
  const room = stage.getBoundingClientRect();
  for (const [at, sign] of signs.entries()) {
    const box = drawn.get(sign)?.getBoundingClientRect();
    if (!box?.width) continue;
    const mark = document.createElement("i");
    mark.textContent = String(at + 1);
    mark.style.left = `${Math.min(box.right, room.right - 9) - room.left}px`;
    mark.style.top = `${Math.max(box.top, room.top + 9) - room.top}px`;
    stage.append(mark);
  }
}
