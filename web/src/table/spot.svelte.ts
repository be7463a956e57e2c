// A place on the board that stands for answers. What you can choose has a ring and reacts where it lies. What is of the
// kind that the question is about, but cannot be chosen, is hatched and says why. Nothing else reacts.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

import { kindOf, listOf, type Key, type Keys } from "./answers";
import type { LiveTable } from "./table.svelte";

export interface Spot {
  /** The keys of the answers that this place stands for, the likeliest first. */
  keys: Keys;
  /** What it is, for people who point at it, and for screen readers. */
  about?: string;
  /** Whether answers are free actions beside the question. */
  free?: boolean;
  /** Whether it is of the kind that the question is about, where its keys do not say. */
  asked?: boolean;
}

/** Milliseconds that the pointer rests on something before the page explains it. */
const REST = 150;

type Place = Attachment<HTMLElement | SVGElement>;

/** By table: what has been made of each place. A new drawing of a board leaves an unchanged place alone. */
const known = new WeakMap<LiveTable, Map<string, Place>>();

export function spot(table: LiveTable, { keys, about, free, asked }: Spot): Place {
  const all = listOf(keys);
  let places = known.get(table);
  if (!places) known.set(table, (places = new Map()));
  const name = `${all.join("|")} ${free} ${asked} ${about}`;
  let place = places.get(name);
  if (!place) places.set(name, (place = made(table, all, about, free, asked)));
  return place;
}

function made(table: LiveTable, all: Key[], about?: string, free?: boolean, asked?: boolean): Place {
  return (node) => {
    // Counting reads what it changes: this place must not follow it.
    untrack(() => count(table, all, 1));

    const open = $derived(all.filter((key) => table.options.has(key)).join("|"));
    const refused = $derived(open === "" && table.myTurn && (asked ?? all.some((key) => table.kinds.has(kindOf(key)))));

    let ringed = false;
    $effect(() => {
      // A place that stays open from one question to the next keeps all but its words.
      if (ringed && open === "") withdraw(node);
      ringed = open !== "" || refused;
      if (open !== "") offer(node, table, open.split("|"), free, about);
      else if (refused) {
        node.dataset.state = "refused";
        node.tabIndex = -1;
      }
    });

    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (wait: number) => {
      clearTimeout(timer);
      if (open === "" && !refused && !about) return;
      if (table.hover?.pinned && (wait > 0 || table.hover.node === node)) return;
      timer = setTimeout(() => (table.hover = { node, keys: all, about }), wait);
    };
    const hide = () => {
      clearTimeout(timer);
      if (table.hover?.node === node && !table.hover.pinned) table.hover = null;
    };
    const pin = () => {
      clearTimeout(timer);
      table.hover = { node, keys: all, about, pinned: true };
    };
    const choose = (event: Event) => {
      if (open === "") {
        if (refused) pin();
        return;
      }
      event.stopPropagation();
      event.preventDefault();
      clearTimeout(timer);
      if (open.includes("|")) pin();
      else table.answer(open);
    };
    const press = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key === "Enter" || key === " ") choose(event);
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", () => show(REST)],
      ["pointerleave", hide],
      // A click is about to answer: only the keyboard gets the explanation at once.
      ["focus", () => node.matches(":focus-visible") && show(0)],
      // A node that is removed loses the focus in the middle of an update, when nothing may be set.
      ["blur", () => queueMicrotask(hide)],
      ["click", choose],
      ["keydown", press],
    ];
    for (const [name, hear] of listeners) node.addEventListener(name, hear);

    return () => {
      for (const [name, hear] of listeners) node.removeEventListener(name, hear);
      clearTimeout(timer);
      if (ringed) withdraw(node);
      if (untrack(() => table.hover)?.node === node) table.hover = null;
      untrack(() => count(table, all, -1));
    };
  };
}

/** Ring the place, and name it by the answer that it stands for. */
function offer(
  node: HTMLElement | SVGElement,
  table: LiveTable,
  open: string[],
  free: boolean | undefined,
  about: string | undefined,
): void {
  const hinted = open.includes(table.hint?.best[0]?.key ?? "");
  node.dataset.state = `${free ? "free" : "choosable"}${hinted ? " hint" : ""}`;
  node.tabIndex = 0;
  node.setAttribute("role", "button");
  node.dataset.key = open[0];
  node.dataset.keys = open.join("|");
  const words = table.words;
  const option = table.options.get(open[0]!);
  const said = words && option ? words.say(option.message) : "";
  // What is printed on it belongs to its name: people who speak to their screen say what they see.
  const printed = (node.textContent ?? "").replace(/\s+/g, " ").trim();
  const name = about && about !== said ? `${said} (${about})` : said;
  node.setAttribute("aria-label", printed ? `${name}: ${printed}` : name);
}

function withdraw(node: HTMLElement | SVGElement): void {
  for (const name of ["data-state", "data-key", "data-keys", "tabindex", "role", "aria-label"]) {
    node.removeAttribute(name);
  }
}

function count(table: LiveTable, keys: readonly string[], by: number): void {
  for (const key of keys) {
    const places = (table.placed.get(key) ?? 0) + by;
    if (places > 0) table.placed.set(key, places);
    else table.placed.delete(key);
  }
}
