// A place on the board that stands for answers. What you can choose has a ring and reacts where it lies. What is of the
// kind that the question is about, but cannot be chosen, is hatched and says why. Nothing else reacts.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

import { settings } from "../settings.svelte";
import { kindOf, listOf, type Key, type Keys } from "./answers";
import { arrives } from "./pointer";
import type { Hover, LiveTable } from "./table.svelte";
import type { Printed } from "./zoom/origins";

export interface Spot {
  /** The keys of the answers that this place stands for, the likeliest first. */
  keys: Keys;
  /** What it is, for people who point at it, and for screen readers. */
  about?: string;
  /** Whether answers are free actions beside the question. */
  free?: boolean;
  /** Whether it is of the kind that the question is about, where its keys do not say. */
  asked?: boolean;
  /** The rows of the component data that it shows: the zoom says where their values come from. */
  printed?: readonly Printed[];
}

/** Milliseconds that the pointer rests on something before the page explains it. */
const REST = 150;
/** Milliseconds that the explanation stays when the pointer leaves: time enough to move into it. */
const LEAVE = 220;
/** Milliseconds that a finger stays on something to enlarge it, and how far it may move meanwhile. */
const LONG = 500;
const STILL = 10;

type Place = Attachment<HTMLElement | SVGElement>;

/** What each place is, in words. */
const told = new WeakMap<Element, string>();
/** How things stand in a part of the board: what one sees there at a glance, for people who hear it. */
export const says =
  (text: string): Attachment<Element> =>
  (node) => {
    told.set(node, text);
    return () => told.delete(node);
  };
/** The answers that each place stands for. */
const standing = new WeakMap<Element, readonly Key[]>();
export const keysAt = (node: Element): readonly Key[] => standing.get(node) ?? [];
export const aboutOf = (node: Element): string => told.get(node) ?? "";
/** What each place that is explained shows when it is looked at. */
const looks = new WeakMap<Element, () => Hover | null>();
/** What a key is about: the thing that is explained, or else the one that has the focus. */
export const lookedAt = (table: LiveTable): Hover | null =>
  table.hover ?? looks.get(document.activeElement ?? document.body)?.() ?? null;

/** By table: what has been made of each place. A new drawing of a board leaves an unchanged place alone. */
const known = new WeakMap<LiveTable, Map<string, Place>>();

export function spot(table: LiveTable, spot: Spot): Place {
  const { keys, about, free, asked, printed } = spot;
  const all = listOf(keys);
  let places = known.get(table);
  if (!places) known.set(table, (places = new Map()));
  const name = `${all.join("|")} ${free} ${asked} ${about} ${printed?.join("|")}`;
  let place = places.get(name);
  if (!place) places.set(name, (place = made(table, all, spot)));
  return place;
}

function made(table: LiveTable, all: Key[], { about, free, asked, printed }: Spot): Place {
  return (node) => {
    if (about) told.set(node, about);
    standing.set(node, all);
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
    const here = (pinned = false): Hover => ({ node, keys: all, about, printed, pinned });
    const explained = () => open !== "" || refused || !!about;
    looks.set(node, () => (explained() ? here() : null));
    const rest = () => {
      clearTimeout(timer);
      if (explained() && !table.hover?.pinned) timer = setTimeout(() => (table.hover = here()), REST);
    };
    // The keyboard's next key may be about this thing: it gets the explanation at once.
    const reach = () => {
      clearTimeout(timer);
      const pinned = table.hover?.pinned && table.hover.node === node;
      if (node.matches(":focus-visible") && explained() && !pinned) table.hover = here();
    };
    const hide = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (table.hover?.node === node && !table.hover.pinned && !table.hover.held) table.hover = null;
      }, wait);
    };
    const pin = () => {
      clearTimeout(timer);
      table.hover = here(true);
    };
    const zoom = () => {
      clearTimeout(timer);
      table.zoom(here());
    };
    let long: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let enlarged = false;
    const touch = (event: Event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      enlarged = false;
      if (pointerType === "mouse" || (open === "" && !refused && !about)) return;
      from = { x: clientX, y: clientY };
      long = setTimeout(() => {
        enlarged = true;
        zoom();
      }, LONG);
    };
    const drag = (event: Event) => {
      const { clientX, clientY } = event as PointerEvent;
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) clearTimeout(long);
    };
    const choose = (event: Event) => {
      // The finger that has enlarged something is lifted: that is no choice.
      if (enlarged) {
        enlarged = false;
        event.stopPropagation();
        return;
      }
      if (table.consider && (open !== "" || refused)) {
        event.stopPropagation();
        event.preventDefault();
        table.consider(here());
        return;
      }
      if (open === "") {
        if (refused) pin();
        else if (about && !(event.target as Element).closest("button, a, [data-key]")) {
          event.stopPropagation();
          zoom();
        }
        return;
      }
      event.stopPropagation();
      event.preventDefault();
      clearTimeout(timer);
      // One of several, or one that you want to look at first: the note beside it has the answers.
      const looked = table.hover?.pinned && table.hover.node === node;
      if (open.includes("|") || (settings.confirm && !looked)) pin();
      else table.answer(open);
    };
    const press = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key === "Enter" || key === " ") choose(event);
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerleave", () => (hide(LEAVE), clearTimeout(long))],
      ["pointerdown", touch],
      ["pointermove", drag],
      ["pointerup", () => clearTimeout(long)],
      ["pointercancel", () => clearTimeout(long)],
      ["focus", reach],
      // A node that is removed loses the focus in the middle of an update, when nothing may be set.
      ["blur", () => hide(0)],
      ["click", choose],
      ["keydown", press],
    ];
    for (const [name, hear] of listeners) node.addEventListener(name, hear);
    const leave = arrives(node, rest);
    // A thing that is drawn again under the keyboard's focus keeps its explanation.
    if (node === document.activeElement) timer = setTimeout(reach);

    return () => {
      leave();
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
