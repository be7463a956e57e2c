// What a person has chosen: this browser's copy, which shows at once. `preferences.ts` brings it to the server and back.

export const LANGUAGES = { en: "English", pl: "Polski", fr: "Français" };

/** What you choose one of, and from what. */
export const VALUES = {
  theme: ["light", "dark"],
  language: Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[],
  /** How fast you watch what others do. */
  speed: ["slow", "normal", "instant"],
  /** Whether things move: as the system wishes, or always, or never. */
  movement: ["system", "full", "none"],
  textSize: ["normal", "large", "larger"],
  /** The colours of seats and pieces; the safe ones look different with every kind of colour blindness. */
  palette: ["standard", "safe"],
} as const;

type OneOf = { -readonly [Name in keyof typeof VALUES]: (typeof VALUES)[Name][number] };
export type Theme = OneOf["theme"];
export type Language = OneOf["language"];
export type Speed = OneOf["speed"];

interface Chosen extends OneOf {
  name: string;
  notify: boolean;
  /** Whether the first click on something only shows what it does, and the second one does it. */
  confirm: boolean;
  /** Whether a tap on something plays it, without a preview. */
  atOnce: boolean;
  sound: boolean;
  /** Whether what changed since your last turn is marked. */
  marks: boolean;
  /** Games whose tutorial the person has seen to its end. */
  taught: string[];
  /** Chapters of lessons that the person has done, `game/chapter`. */
  learned: string[];
  /** Games and languages that they lack, `game/language`, that the person already knows about. */
  lacking: string[];
}

const USUAL: Chosen = {
  theme: document.documentElement.dataset.theme as Theme,
  language: spoken(),
  name: "",
  notify: false,
  speed: "normal",
  movement: "system",
  textSize: "normal",
  palette: "standard",
  confirm: false,
  atOnce: false,
  sound: false,
  marks: true,
  taught: [],
  learned: [],
  lacking: [],
};
/** A permission that this browser has, and a list that may grow long: they stay here. */
const HERE: readonly string[] = ["notify", "lacking"] satisfies (keyof Chosen)[];

const KEY = "claytable";
const LESS_MOTION = "(prefers-reduced-motion: reduce)";

function spoken(): Language {
  for (const each of navigator.languages) {
    const language = each.slice(0, 2);
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}

/** Of what was kept, what this version understands. */
export function understood(kept: Record<string, unknown>): Partial<Chosen> {
  const fits = (name: string, value: unknown): boolean => {
    if (name in VALUES) return (VALUES[name as keyof OneOf] as readonly unknown[]).includes(value);
    const usual = USUAL[name as keyof Chosen];
    if (Array.isArray(usual)) return Array.isArray(value) && value.every((each) => typeof each === "string");
    return typeof value === typeof usual;
  };
  return Object.fromEntries(Object.entries(kept).filter(([name, value]) => name in USUAL && fits(name, value)));
}

/** What this browser keeps, and when a setting was last chosen (milliseconds since 1970). */
function kept(): Record<string, unknown> & { changed?: number } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

class Settings implements Chosen {
  theme = $state(USUAL.theme);
  language = $state(USUAL.language);
  name = $state(USUAL.name);
  notify = $state(USUAL.notify);
  speed = $state(USUAL.speed);
  movement = $state(USUAL.movement);
  textSize = $state(USUAL.textSize);
  palette = $state(USUAL.palette);
  confirm = $state(USUAL.confirm);
  atOnce = $state(USUAL.atOnce);
  sound = $state(USUAL.sound);
  marks = $state(USUAL.marks);
  taught = $state(USUAL.taught);
  learned = $state(USUAL.learned);
  lacking = $state(USUAL.lacking);

  /** What else happens when something was chosen here. */
  onchosen: () => void = () => undefined;

  constructor() {
    Object.assign(this, understood(kept()));
  }

  set<K extends keyof Chosen>(what: K, value: Chosen[K]): void {
    (this as Chosen)[what] = value;
    this.show();
    keep({ ...kept(), [what]: value, changed: Date.now() });
    this.onchosen();
  }

  /** What the server keeps, and how many seconds ago the last of it was chosen; null if it is not known when. */
  get chosen(): { settings: Partial<Chosen>; ago: number } | null {
    const { changed, ...all } = kept();
    if (changed === undefined) return null;
    const settings = Object.fromEntries(Object.entries(understood(all)).filter(([name]) => !HERE.includes(name)));
    return { settings, ago: Math.max(0, (Date.now() - changed) / 1000) };
  }

  /** Take over what the server has, chosen some seconds ago. */
  take(settings: Record<string, unknown>, ago: number): void {
    const here = Object.fromEntries(Object.entries(kept()).filter(([name]) => HERE.includes(name)));
    const all = { ...understood(settings), ...here };
    const { theme, language } = this;
    Object.assign(this, { ...USUAL, theme, language }, understood(all));
    this.show();
    keep({ ...all, changed: Date.now() - ago * 1000 });
  }

  /** What the style sheets read stands on the page's root. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.theme;
    root.dataset.text = this.textSize;
    root.dataset.palette = this.palette;
    root.dataset.marks = this.marks ? "on" : "off";
    root.dataset.movement = this.still ? "none" : "full";
  }

  /** Whether nothing should travel or roll. */
  get still(): boolean {
    return this.movement === "none" || (this.movement === "system" && matchMedia(LESS_MOTION).matches);
  }
}

function keep(all: Record<string, unknown>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const settings = new Settings();
settings.show();
