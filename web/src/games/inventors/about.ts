// What a thing of the table is, in words: for people who point at it, and for screen readers.

import type { Components, LiveTable } from "../../table/table.svelte";
import type { Message, Words } from "../../words/fluent";
import { effectOf } from "../signs";
import {
  type Device,
  type Effect,
  type Holder,
  hyphens,
  type View,
  type Kind,
  printedOf,
  row,
  workshopTile,
} from "./view";

const message = (id: string, args: Record<string, unknown> = {}): Message => ({ id, args });

export const seen = (table: LiveTable): View => table.view as View;

/** Whether the question is about things of some kinds, such as dice: the others then say why you cannot choose them. */
export const asks = (table: LiveTable, kinds: readonly Kind[]): boolean => kinds.some((kind) => table.kinds.has(kind));

/** Whether a die's colour is asked for, not a Guild: the Study answers, and not the Guilds. */
export const asksDie = (table: LiveTable): boolean =>
  ["question-study-die", "question-coloured-die", "question-swap-for"].includes(
    seen(table).decision?.question.id ?? "",
  );

/** The space between `n` pieces of a size in this much room: many pieces overlap a little. */
export const spread = (n: number, size: number, room: number, most = 2): number =>
  n > 1 ? Math.min(most, (room - n * size) / (n - 1)) : 0;

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Short texts in the language of the table. */
export class Teller {
  constructor(
    readonly words: Words | null,
    readonly components: Components,
    readonly seats: readonly { name: string }[],
  ) {}

  say(id: string, args: Record<string, unknown> = {}): string {
    return this.words?.say(message(id, args)) ?? "";
  }

  letter(colour: string): string {
    return colour === "white" ? "" : this.say(`inventors-letter-${colour}`);
  }

  /** What an effect of the component data says, or a thing by its id. */
  plain(effect: Effect | undefined): string {
    return this.words?.say(effectOf(this.components, effect)) ?? "";
  }

  effect(effect: Effect | undefined): string {
    return capital(this.plain(effect));
  }

  seat(holder: Holder): string {
    if (holder === null) return "";
    return holder === "neutral" || holder < 0 ? this.say("inventors-neutral") : (this.seats[holder]?.name ?? "");
  }

  tile(id: string): string {
    const tile = workshopTile(this.components, id);
    if (!tile) return id;
    const coloured = tile.colour !== "none";
    const args = {
      value: tile.value,
      effect: effectOf(this.components, tile.effect),
      colour: message(`colour-${tile.colour}`),
    };
    const what = this.say(coloured ? "workshop-tile-coloured" : "workshop-tile", args);
    return this.say("inventors-about-tile", { what, vp: tile.vp });
  }

  research(id: string): string {
    return this.plain(id);
  }

  crafts(trades: readonly string[]): string {
    const name = (trade: string) => (trade === "any" ? "inventors-other-craft" : `craft-${trade}`);
    return trades.map((trade) => this.say(name(trade))).join(", ");
  }

  card(id: string): string {
    const card = row(this.components, "device_card", id);
    if (!card) return id;
    const build = this.say("inventors-about-build", { value: card.value, crafts: this.crafts(card.craftspeople) });
    const halves = this.colours(card.match);
    const play = this.say("inventors-about-play", { effect: this.plain(card.play) });
    return [`${this.say(`card-${hyphens(id)}`)}. ${build}`, this.plain(id), halves, play].join(" ");
  }

  colours(match: readonly string[]): string {
    const [first, second] = match.map((colour) => message(`colour-${colour}`));
    return this.say("inventors-about-halves", { first, second: second ?? first });
  }

  deviceName(device: Device): string {
    const board = message(`board-${hyphens(device.board)}`);
    if (!device.card) return this.say(board.id);
    return this.say("device", { board, card: message(`card-${hyphens(device.card)}`) });
  }

  device(device: Device): string {
    const board = row(this.components, "device_board", device.board);
    const card = device.card ? row(this.components, "device_card", device.card) : undefined;
    const parts = [`${this.deviceName(device)}.`];
    if (!card && board) {
      parts.push(this.say("inventors-about-invent", { value: board.value, cards: board.discard }));
      parts.push(this.colours(board.match));
    }
    if (card && device.builder === null)
      parts.push(this.say("inventors-about-build", { value: card.value, crafts: this.crafts(card.craftspeople) }));
    if (card && device.builder !== null && device.publisher === null) parts.push(this.publishing());
    if (device.card) parts.push(this.plain(device.card));
    const roles = (["inventor", "builder", "publisher"] as const).filter((role) => device[role] !== null);
    for (const role of roles) parts.push(this.role(device, role));
    return parts.join(" ");
  }

  publishing(): string {
    const { value, silver, crafts } = printedOf(this.components).publish;
    return this.say("inventors-about-publish", { value, silver, crafts: this.crafts(crafts) });
  }

  role(device: Device, role: "inventor" | "builder" | "publisher"): string {
    return this.say("inventors-about-role", { role: this.say(`inventors-${role}`), name: this.seat(device[role]) });
  }

  workerSpace(id: string): string {
    const space = row(this.components, "worker_space", id);
    if (!space) return id;
    const cost = space.cost.map((each) => this.plain(each));
    return this.say("inventors-about-space", {
      space: message(`space-${hyphens(id)}`),
      cost: cost.length > 0 ? cost.join(", ") : this.say("nothing"),
      effect: effectOf(this.components, space.effect),
    });
  }
}

export const teller = (table: LiveTable): Teller => new Teller(table.words, table.components, table.seats);
