// A table that is looked at, and not played: any moment of its game, through the eyes of a seat.

import { Trouble, type LogEntry, type Home, type Schemas, type TableInfo } from "../api/tables";
import { LiveTable, type Components, type Score, type View } from "../table/table.svelte";
import { shared } from "../table/sharing";
import { standing } from "../table/standing";
import { stopAt, totalsAt, turnAt, turnStep, type Course } from "./course";
import { Moments, STRETCH } from "./moments";

export class PastTable extends LiveTable {
  course = $state.raw<Course | null>(null);
  scores = $state.raw<Score[]>([]);
  /** The entry that is looked at; what is shown follows as soon as it is here. */
  at = $state(0);
  /** Through whose eyes; nobody's are a spectator's. */
  eyes = $state<number | null>(null);
  /** Whether what is shown is one step on from what was shown before. */
  stepped = $state(false);
  trouble = $state("");
  /** A better line that is shown on the board, up to one of its answers: the keys, and the table after each of them. */
  better = $state.raw<{ keys: readonly string[]; views: readonly object[]; step: number } | null>(null);

  #moments: Moments<View> | null = null;
  #logs = new Map<number | null, Promise<readonly LogEntry[]>>();

  /** The entries that can be looked at: the answers that stand. */
  stops = $derived(this.course?.stops ?? [0]);
  stop = $derived(this.course ? stopAt(this.course, this.at) : 0);
  turn = $derived(this.course ? turnAt(this.course, this.at) : 0);
  totals: readonly number[] = $derived(this.course ? totalsAt(this.course, this.at) : []);
  /** Whether every seat's eyes are open. */
  over = $derived(this.info?.over ?? false);
  /** The eyes through which one looks at first: mine, and after the end anybody's. */
  own = $derived(this.mine[0] ?? (this.over ? 0 : null));
  /** The seat that a chart takes sides with. */
  side = $derived(this.mine.find((seat) => seat === this.eyes) ?? this.mine[0] ?? 0);
  told = $derived(standing(this.log));

  constructor(home: Home, id: string, watch: string | null) {
    super(home, id, watch);
    this.connection = "live";
  }

  override async open(): Promise<void> {
    const of = `/api/tables/${this.id}`;
    const [info, components, course] = await Promise.all([
      this.home.get<TableInfo>(`${of}${this.query}`),
      this.home.get<Components>(`${of}/components${this.query}`),
      this.home.get<Course>(`${of}/course${this.query}`),
    ]);
    this.info = info;
    this.sitting = info.seats;
    this.next = info.next;
    this.components = components;
    this.course = course;
    await this.speak();
  }

  /** The scores as they stand at the end, or would if the game ended now. */
  async readScores(): Promise<void> {
    this.scores = await this.home.get<Score[]>(`/api/tables/${this.id}/scores${this.query}`);
  }

  /** Look through a seat's eyes; without one, through mine, or a spectator's. */
  async look(seat: number | null, number = this.at): Promise<void> {
    this.eyes = seat ?? this.own;
    const { eyes } = this;
    this.#moments = new Moments<View>((first, last) =>
      this.home
        .get<Schemas["Moment"][]>(`/api/tables/${this.id}/moments${this.through({ first, last }, eyes)}`)
        // A view has what its game makes of it.
        .then((moments) => moments as { number: number; view: View }[]),
    );
    await Promise.all([this.#show(number), this.#readWhole()]);
  }

  /** To an entry, or the last answer before it that stands. */
  override travel(number: number): Promise<void> {
    return this.#show(number);
  }

  step(by: number): void {
    const stop = Math.max(0, Math.min(this.stops.length - 1, this.stop + by));
    void this.#show(this.stops[stop]!);
  }

  stepTurn(by: 1 | -1): void {
    if (this.course) void this.#show(turnStep(this.course, this.at, by));
  }

  get atEnd(): boolean {
    return this.stop >= this.stops.length - 1;
  }

  async #show(number: number): Promise<void> {
    if (!this.course || !this.#moments) return;
    const moments = this.#moments;
    const stop = stopAt(this.course, number);
    this.better = null;
    this.at = this.stops[stop]!;
    const wanted = this.at;
    let view = moments.known(wanted);
    if (!view) {
      try {
        view = await moments.at(wanted);
        this.trouble = "";
      } catch (error) {
        this.trouble = error instanceof Trouble ? error.message : String(error);
      }
    }
    // Somebody who drags on does not wait for what lies between.
    if (!view || moments !== this.#moments || wanted !== this.at) return;
    const before = this.past?.number ?? -1;
    this.stepped = before === this.stops[stop - 1];
    this.now = shared(this.now, view);
    this.seat = this.eyes;
    this.number = wanted;
    this.past = { number: wanted, view: this.now };
    moments.expect([wanted - STRETCH, wanted + STRETCH].filter((each) => each >= 0 && each <= this.course!.last));
  }

  /** The log of the whole game, as the eyes that look may read it. */
  readLog(): Promise<void> {
    return this.#readWhole();
  }

  async #readWhole(): Promise<void> {
    const { eyes } = this;
    let log = this.#logs.get(eyes);
    if (!log) {
      log = this.#readAll(eyes);
      this.#logs.set(eyes, log);
      log.catch(() => this.#logs.delete(eyes));
    }
    const found = await log;
    if (eyes === this.eyes) this.log = found;
  }

  async #readAll(eyes: number | null): Promise<readonly LogEntry[]> {
    const found: LogEntry[] = [];
    for (let more = true; more;) {
      const after = found.at(-1)?.number ?? -1;
      const page = await this.home.get<Schemas["Log"]>(`/api/tables/${this.id}/log${this.through({ after }, eyes)}`);
      found.push(...page.entries);
      more = page.more;
    }
    return found;
  }
}
