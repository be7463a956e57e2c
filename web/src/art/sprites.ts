// Drawings that stand once in the page; every `<use href="#...">` points there.

const added = new Set<string>();

/** Put a sheet of symbols into the page, once. */
export function addSprite(sheet: string): void {
  if (added.has(sheet)) return;
  added.add(sheet);
  const place = document.createElement("div");
  place.hidden = true;
  place.innerHTML = sheet;
  document.body.prepend(place);
}
