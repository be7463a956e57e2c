// A live table: what you hear, and what you may say back. It knows no rule.

import { SvelteMap } from "svelte/reactivity";

import type { Home, Line, LogEntry, SeatInfo, Schemas, TableInfo } from "../api/tables";
import { sentence } from "../pages/ways";
import { settings, type Language } from "../settings.svelte";
import { Words, type Message, type Told } from "../words/fluent";
import { opponentIn, seatName } from "../words/names";
import { told } from "../words/page.svelte";
import { catalogue, gameWords } from "../words/words.svelte";
import { Answers, kindOf, type Key } from "./answers";
import { remember } from "./deal";
import { hasSecrets } from "./secrets";
import { shared } from "./sharing";
import { isTakenBack, remembered, type TakenBack } from "./standing";
import type { Printed } from "./zoom/origins";
import { Watching } from "./watch/watching.svelte";

export type Option = Omit<Schemas["OptionSeen"], "key"> & { key: Key };
export type Decision = Schemas["DecisionSeen"];
/** Without points where they depend on what one may not see. */
export type Score = Schemas["ScoreInfo"];
/** What every game's view has, and what most tell under these names; the rest is the game's own. */
export type View = Schemas["Shown"] & { turn?: number | null; first?: number; players?: readonly unknown[] };

/** The printed things of a game: tables of rows, as in its component data; and the keys of its answers. */
export type Components = Record<string, unknown> & {
  answers?: readonly string[];
  /** What people see each kind of answer as. */
  kinds?: Readonly<Record<string, string>>;
  /** Whether what bots have learned fits these values. */
  learned?: boolean;
};
export type Outlook = Schemas["Outlook"];

export interface Reason {
  key: string;
  rule: string;
  message: Message | null;
}

/** What the pointer rests on, or the keyboard is at. */
export interface Hover {
  node: Element;
  keys: Key[];
  about?: string;
  /** The rows of the component data that it shows. */
  printed?: readonly Printed[];
  /** It stays until something else is done: it has choices, or a rule to open. */
  pinned?: boolean;
  /** The pointer is in its explanation. */
  held?: boolean;
}

export type Connection = "connecting" | "live" | "lost" | "closed";

/** Milliseconds between two tables that are shown: bots answer faster than anything can be drawn. */
const PACE = 50;
const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
/** Why a table cannot be sent now, and can be later. */
const PASSING = ["storage", "busy", "failure"];

export class LiveTable {
  readonly home: Home;
  readonly id: string;
  readonly watch: string | null;

  info = $state.raw<TableInfo | null>(null);
  components = $state.raw<Components>({});
  words = $state.raw<Words | null>(null);
  /** The language that is chosen, where the game lacks it. */
  lacks = $state<Language | null>(null);
  connection = $state<Connection>("connecting");
  /** Why we may not be here. */
  farewell = $state("");

  number = $state(-1);
  seat = $state<number | null>(null);
  now = $state.raw<View | null>(null);
  /** Who sits where, as the server said: a person who gave no name has none. */
  sitting = $state.raw<readonly SeatInfo[]>([]);
  watching = $state(0);
  next = $state<string | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);

  /** What others do, step by step: until it has been watched, the table is shown as it was. */
  readonly others = new Watching(this);
  /** A moment of the past that is looked at, instead of now. */
  past = $state.raw<{ number: number; view: View } | null>(null);
  /** The answer that was sent, until the table after it is shown. */
  sent = $state<string | null>(null);
  /** What was not taken, as a sentence. */
  refused = $state("");
  hover = $state.raw<Hover | null>(null);
  /** What is looked at, enlarged. */
  zoomed = $state.raw<Hover | null>(null);
  /** What a bot would do at the open question, and whether one thinks about it. */
  hint = $state.raw<Schemas["HintMessage"] | null>(null);
  thinking = $state(false);
  /** The answers of the line that a bot would take. */
  hinted: readonly string[] = $derived.by(() => {
    const best = this.hint?.best[0];
    return best ? [best.key, ...best.then.map((each) => each.key)] : [];
  });
  /** Whose hands the screen is in, where several people share it; nobody knows after a reload. */
  #holding = $state<number | null>(null);
  /** The rule that the rules panel shows. */
  rule = $state("");
  /** What a tap on a place does where it only looks at first, as on a phone. */
  consider: ((place: Hover) => void) | null = null;
  /** How many places on the board stand for each key. */
  readonly placed = new SvelteMap<string, number>();

  #line: Line | null = null;
  #tries = 0;
  #gone = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #reasons = new Map<string, (reason: Reason) => void>();
  #outlooks = new Map<string, (outlook: Outlook) => void>();
  /** What has come and is not yet shown. */
  #told: Schemas["TableMessage"] | null = null;
  #shown = -PACE;

  /** Who sits where, each by the name that they have everywhere. */
  seats: readonly SeatInfo[] = $derived(this.sitting.map((seat) => this.named(seat)));
  /** Every answer that the game has. */
  answers = $derived(new Answers(this.components.answers ?? []));
  /** The table that is shown. */
  view = $derived(this.others.peek ?? this.past?.view ?? this.others.view ?? this.now);
  options: ReadonlyMap<string, Option> = $derived(
    new Map((this.#askedHere() ?? []).map((each) => [each.key, each as Option])),
  );
  /** The kinds of things that are asked about. */
  kinds = $derived(new Set([...this.options.keys()].map(kindOf)));
  mine = $derived(this.seats.filter((seat) => seat.yours).map((seat) => seat.place));
  asked = $derived(this.now?.decision?.seat ?? null);
  /** Whether the table is covered until the screen is handed to the one through whose eyes it is seen. */
  covered = $derived.by(() => {
    const people = this.seats.filter((seat) => seat.yours && seat.kind === "person" && !seat.bot);
    if (people.length < 2 || this.seat === this.#holding || this.now?.over !== false) return false;
    return hasSecrets(this.components.shape);
  });
  /** What somebody else has just taken back. */
  undone: Message | null = $derived.by(() => {
    if (!this.log.at(-1)?.undo) return null;
    const last = remembered(this.log).at(-1)!;
    return isTakenBack(last) ? this.tookBack(last) : null;
  });
  myTurn = $derived(this.options.size > 0);

  constructor(home: Home, id: string, watch: string | null) {
    this.home = home;
    this.id = id;
    this.watch = watch;
  }

  get title(): string {
    if (this.words?.has("game-title")) return this.words.word("game-title");
    return this.info?.title ?? "";
  }

  /** What may be answered here, now: nothing for a seat that a bot plays. */
  #askedHere(): Decision["options"] {
    const decision = this.past ? null : this.now?.decision;
    return !decision || this.sitting[decision.seat]?.bot ? null : decision.options;
  }

  /** A question as I read it: put to me, or about the one who is asked. */
  asRead({ seat, question, options }: Decision): Told {
    if ((options && !this.sitting[seat]?.bot) || !this.words) return { message: question, form: "" };
    return this.words.forOthers(question, { id: "seat", args: { n: seat + 1 } });
  }

  /** What someone else has taken back, as a sentence; nothing for what I took back. */
  tookBack({ by, first }: TakenBack): Message | null {
    if (by.seat < 0 || this.mine.includes(by.seat)) return null;
    const seat = { id: "seat", args: { n: by.seat + 1 } };
    const what = first?.lines.find((line) => line.id !== "log-turn");
    return what ? { id: "took-back", args: { seat, what } } : { id: "took-back-answer", args: { seat } };
  }

  /** A seat with the name that it has everywhere. */
  named(seat: SeatInfo): SeatInfo {
    return { ...seat, name: seatName(seat, opponentIn(this.words)) };
  }

  get query(): string {
    return this.watch ? `?watch=${encodeURIComponent(this.watch)}` : "";
  }

  /** What a request adds that reads the table through the eyes of a seat: the person's who has the screen. */
  through(more: Record<string, number> = {}, seat = this.watch ? null : this.seat): string {
    const query = new URLSearchParams(this.query);
    if (seat !== null) query.set("seat", String(seat));
    for (const [name, value] of Object.entries(more)) query.set(name, String(value));
    return query.size > 0 ? `?${query}` : "";
  }

  /** Listen, and read what does not change. Throws a Trouble when the table is not to be had. */
  async open(): Promise<void> {
    const components = this.home.get<Components>(`/api/tables/${this.id}/components${this.query}`);
    await Promise.all([this.#enter(), components.then((printed) => (this.components = printed))]);
  }

  async #enter(): Promise<void> {
    const info = await this.read();
    remember(info);
    this.info = info;
    this.sitting = info.seats;
    this.#connect();
    await this.speak();
  }

  /** The table as its list tells it, now. */
  read(): Promise<TableInfo> {
    return this.home.get<TableInfo>(`/api/tables/${this.id}${this.query}`);
  }

  /** Who may do what with the seats depends on the time too: ask again. */
  async lookAgain(): Promise<void> {
    this.info = await this.read();
    this.sitting = this.info.seats;
  }

  /** The game's words in the language that is chosen. */
  async speak(): Promise<void> {
    if (!this.info) return;
    const { language } = settings;
    const words = await gameWords(this.info.game, language);
    // Who gave no name is called by the game's own word for the seat, which has forms of its own.
    words.nameOf = (n) => {
      const seat = this.sitting[n - 1];
      return seat && (seat.name || seat.kind === "bot") ? this.seats[n - 1]!.name : undefined;
    };
    words.seatOf = ({ id, args }) => {
      if (id === "opponent") return this.sitting.find((seat) => seat.kind === "opponent")?.place;
      return id === "seat" ? Number(args.n) - 1 : undefined;
    };
    this.words = words;
    this.lacks = (await catalogue(this.info.game, language)).language === language ? null : language;
  }

  close(): void {
    this.#gone = true;
    clearTimeout(this.#retry);
    this.#line?.close();
  }

  /** Answer the open question. */
  answer(key: string): void {
    if (this.past || this.sent !== null || !this.options.has(key)) return;
    this.sent = key;
    this.refused = "";
    this.others.answers();
    this.#say({ type: "answer", number: this.number, key });
  }

  /** The one who is to see the table now has the screen. */
  takeScreen(): void {
    this.#holding = this.seat;
  }

  /** Enlarge something. */
  zoom(what: Hover | null): void {
    if (!what) return;
    this.hover = null;
    this.zoomed = what;
  }

  undo(): void {
    if (this.past || this.sent !== null || !this.now?.undo) return;
    this.sent = "undo";
    this.refused = "";
    this.others.answers();
    this.#say({ type: "undo", number: this.number });
  }

  /** Ask a bot what it would do. */
  askHint(): void {
    if (!this.myTurn || this.past || this.thinking) return;
    this.refused = "";
    this.thinking = this.#line?.say({ type: "hint" }) ?? false;
  }

  /** Why something cannot be chosen now. */
  whyNot(key: string): Promise<Reason> {
    return new Promise((resolve) => {
      this.#reasons.set(key, resolve);
      this.#say({ type: "why-not", key });
    });
  }

  /** What an answer would do. */
  outlook(key: string): Promise<Outlook> {
    return new Promise((resolve) => {
      this.#outlooks.set(key, resolve);
      this.#say({ type: "outlook", key });
    });
  }

  /** Look at the table as it stood after an entry. */
  async travel(number: number): Promise<void> {
    if (number >= this.number) {
      this.past = null;
      return;
    }
    try {
      const moment = await this.home.get<Schemas["Moment"]>(`/api/tables/${this.id}/at/${number}${this.through()}`);
      this.past = { number, view: moment.view };
    } catch (error) {
      // A moment of older rules may no longer be drawn.
      this.refused = sentence(error);
    }
  }

  // -- the line to the table ----------------------------------------------------------------------------

  #connect(): void {
    const query = new URLSearchParams();
    if (this.watch) query.set("watch", this.watch);
    if (this.number >= 0) query.set("seen", String(this.number));
    this.#line = this.home.live(this.id, query, {
      hear: (message) => this.#hear(message),
      lost: () => this.#lost(),
    });
  }

  #lost(): void {
    if (this.#gone || this.connection === "closed") return;
    this.connection = "lost";
    // Whether an answer arrived is seen when the table comes back; a hint does not.
    this.sent = null;
    this.thinking = false;
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]!;
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  #say(message: Schemas["Incoming"]): void {
    if (!this.#line?.say(message)) this.sent = null;
  }

  #hear(message: Schemas["Outgoing"]): void {
    switch (message.type) {
      case "table":
        this.connection = "live";
        this.#tries = 0;
        this.#tell(message);
        break;
      case "seats":
        this.sitting = message.seats;
        this.watching = message.watching;
        this.next = message.next;
        break;
      case "accepted":
        // The table after it comes as well, before or after this.
        break;
      case "rejected":
        // Without a number it is no answer: a hint that one waits for, or a reason that nobody wants any more.
        if (message.number === null && !this.thinking) break;
        if (message.number === null) this.thinking = false;
        else if (message.number === this.number) this.sent = null;
        this.refused = told(message.code, message.sentence);
        break;
      case "reason":
        this.#reasons.get(message.key)?.(message);
        this.#reasons.delete(message.key);
        break;
      case "outlook":
        if (message.number === this.number) this.#outlooks.get(message.key)?.(message);
        this.#outlooks.delete(message.key);
        break;
      case "hint":
        // One for an earlier question may still come; the one for this question follows it.
        if (message.number !== this.number) break;
        this.thinking = false;
        this.hint = message;
        break;
      case "closing":
        // The server's own trouble passes: as soon as the line is lost, it is tried again.
        if (this.home.shared && PASSING.includes(message.code)) break;
        this.connection = "closed";
        this.farewell = message.sentence;
        break;
    }
  }

  /** Show a table; one that follows another at once waits, and only the newest of those that wait is shown. */
  #tell(message: Schemas["TableMessage"]): void {
    const before = this.#told;
    this.#told = before
      ? { ...message, log: [...before.log, ...message.log], gap: before.gap || message.gap }
      : message;
    if (!before) {
      // What your own answer led to is shown at once.
      const wait = this.sent === null ? this.#shown + PACE - performance.now() : 0;
      if (wait > 0) setTimeout(() => this.#show(), wait);
      else this.#show();
    }
  }

  #show(): void {
    const { number, seat, view, log, gap } = this.#told!;
    this.others.hears(this.#told!);
    this.#told = null;
    this.#shown = performance.now();
    // Another person at this screen reads another log.
    const others = this.seat !== null && this.seat !== seat;
    this.seat = seat;
    this.hint = null;
    this.thinking = false;
    // What one has answered is done with.
    if (this.sent !== null || this.hover?.pinned) this.hover = null;
    if (number > this.number) this.sent = null;
    this.number = number;
    this.now = shared(this.now, view);
    if (others) return void this.#readAgain();
    if (gap) return void this.#readLog();
    this.log = [...this.log, ...log.filter((entry) => entry.number > (this.log.at(-1)?.number ?? -1))];
    this.others.settles();
  }

  /** The whole log, through other eyes. */
  async #readAgain(): Promise<void> {
    this.log = [];
    const { seat } = this;
    const read: LogEntry[] = [];
    let more = true;
    while (more) {
      const page = await this.#logAfter(read.at(-1)?.number ?? -1);
      read.push(...page.entries);
      more = page.more;
    }
    if (seat !== this.seat) return;
    this.log = [...read, ...this.log.filter((entry) => entry.number > (read.at(-1)?.number ?? -1))];
    this.others.settles();
  }

  #logAfter(number: number): Promise<Schemas["Log"]> {
    return this.home.get(`/api/tables/${this.id}/log${this.through({ after: number })}`);
  }

  /** The log from where it is known on. */
  async #readLog(): Promise<void> {
    let more = true;
    while (more) {
      const page = await this.#logAfter(this.log.at(-1)?.number ?? -1);
      if (this.#gone) return;
      const known = this.log.at(-1)?.number ?? -1;
      this.log = [...this.log, ...page.entries.filter((entry) => entry.number > known)];
      more = page.more;
    }
    this.others.settles();
  }
}
