// What a sentence of the log is about, found on the table by name: `craft-tiler` is in the sentence, `craft-0-tiler` is
// a piece of seat 0, `space-blue_left` a watched place.

import { isMessage, type Message } from "../words/fluent";

/** The names of what a sentence is about, without their kinds: `tiler` of `craft-tiler`, `room-3` of Room 3. */
export function told({ args }: Message): string[] {
  return Object.values(args)
    .filter(isMessage)
    .filter(({ id }) => id !== "seat" && id !== "opponent")
    .flatMap(({ id, args: { n } }) => {
      const name = id.slice(id.indexOf("-") + 1);
      if (name !== id) return [name];
      return typeof n === "number" ? [`${id}-${n}`] : [];
    });
}

/** Whether a sentence is about a place or piece; what belongs to a seat counts only if the sentence names it. */
export function isTold(place: string, names: readonly string[], seat: number): boolean {
  const name = `-${place.replaceAll("_", "-").split("/", 1)[0]!}`;
  const owner = /^-(?:[a-z]+-)?(\d)-/.exec(name);
  return names.some((each) => name.endsWith(`-${each}`)) && (!owner || Number(owner[1]) === seat);
}

/** Show on the table what a sentence is about; without one, nothing. */
export function point(line: { message: Message; seat: number | null } | null): void {
  for (const each of document.querySelectorAll("[data-told]")) each.removeAttribute("data-told");
  if (!line) return;
  const names = told(line.message);
  const seat = line.seat ?? -1;
  for (const each of document.querySelectorAll<HTMLElement>(".drawing :is([data-watch], [data-piece])")) {
    const { watch = "", piece = "" } = each.dataset;
    each.toggleAttribute("data-told", isTold(watch, names, seat) || isTold(piece, names, seat));
  }
  document.querySelector(`.seats [data-seat="${seat + 1}"]`)?.setAttribute("data-told", "");
}
