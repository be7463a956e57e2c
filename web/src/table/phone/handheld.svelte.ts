// What a person does with the frame of a phone: how far the sheet is open, and which answer is looked at.

import { settings } from "../../settings.svelte";
import type { Key } from "../answers";
import { aboutOf } from "../spot.svelte";
import { choicesOf } from "../choices";
import type { Hover, LiveTable, Outlook, Reason } from "../table.svelte";

export type Stop = "closed" | "half" | "full";

/** An answer that is looked at, and those beside it. */
export interface Looked {
  key: Key;
  among: readonly Key[];
}

/** Something that cannot be chosen, and why. */
export interface Refused {
  name: string;
  reason: Reason | null;
}

export class Handheld {
  stop = $state<Stop>("half");
  /** The kind of answers that is listed. */
  tab = $state("");
  looked = $state.raw<Looked | null>(null);
  /** What the answer that is looked at would do, once it is known. */
  outlook = $state.raw<Outlook | null>(null);
  refused = $state.raw<Refused | null>(null);
  readonly #table: LiveTable;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** Look at an answer; or play it, if it is looked at already or you look at nothing first (`sure`: it alone is meant). */
  look(key: Key, among: readonly Key[], sure = true): void {
    if ((settings.atOnce && sure) || this.looked?.key === key) this.#table.answer(key);
    else {
      this.refused = null;
      this.see({ key, among });
      if (this.stop === "closed") this.stop = "half";
    }
  }

  /** Look at an answer, and ask what it would do. */
  see(looked: Looked): void {
    this.looked = looked;
    this.outlook = null;
    void this.#table.outlook(looked.key).then((outlook) => {
      if (this.looked === looked) this.outlook = outlook;
    });
  }

  /** A place is tapped. */
  consider({ node, keys, about }: Hover): void {
    const open = keys.filter((key) => this.#table.options.has(key));
    // The second of its answers may be the one that is looked at.
    const key = open.find((each) => each === this.looked?.key) ?? open[0];
    if (key) this.look(key, open.length > 1 ? open : this.#beside(key), open.length === 1);
    else this.#explain(about ?? aboutOf(node), keys[0]);
  }

  back(): void {
    this.looked = null;
    this.outlook = null;
    this.refused = null;
  }

  /** The answers of the same kind. */
  #beside(key: Key): readonly Key[] {
    const { kinds, passes } = choicesOf(this.#table.options.values(), this.#table.components.kinds ?? {});
    const all = [...kinds.map((kind) => kind.options), passes].map((options) => options.map((option) => option.key));
    return all.find((keys) => keys.includes(key)) ?? [key];
  }

  #explain(name: string, key: Key | undefined): void {
    this.back();
    const refused = { name, reason: null };
    this.refused = refused;
    if (this.stop === "closed") this.stop = "half";
    if (key === undefined) return;
    void this.#table.whyNot(key).then((reason) => {
      if (this.refused === refused) this.refused = { name, reason };
    });
  }
}
