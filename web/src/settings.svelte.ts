// What a person has chosen for this browser; kept across visits.

export type Theme = "light" | "dark";
export type Language = "en" | "pl" | "fr";
export const LANGUAGES: Record<Language, string> = { en: "English", pl: "Polski", fr: "Français" };

/** How fast you watch what others do. */
export type Speed = "slow" | "normal" | "instant";
export type TextSize = "normal" | "large" | "larger";
/** Whether things move: as the system wishes, or always, or never. */
export type Movement = "system" | "full" | "none";
/** The colours of seats and pieces; the safe ones look different with every kind of colour blindness. */
export type Palette = "standard" | "safe";

interface Kept {
  theme?: Theme;
  language?: Language;
  name?: string;
  notify?: boolean;
  speed?: Speed;
  /** Whether the first click on something only shows what it does, and the second one does it. */
  confirm?: boolean;
  /** Whether a tap on something plays it, without a preview. */
  atOnce?: boolean;
  textSize?: TextSize;
  sound?: boolean;
  movement?: Movement;
  /** Whether what changed since your last turn is marked. */
  marks?: boolean;
  palette?: Palette;
  /** Games whose tutorial the person has seen to its end. */
  taught?: string[];
  /** Games and languages that they lack, `game/language`, that the person already knows about. */
  lacking?: string[];
}

const KEY = "claytable";
const LESS_MOTION = "(prefers-reduced-motion: reduce)";

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function spoken(): Language {
  for (const each of navigator.languages) {
    const language = each.slice(0, 2);
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}

class Settings {
  theme = $state<Theme>(document.documentElement.dataset.theme as Theme);
  language = $state<Language>(kept().language ?? spoken());
  name = $state(kept().name ?? "");
  notify = $state(kept().notify ?? false);
  speed = $state<Speed>(kept().speed ?? "normal");
  confirm = $state(kept().confirm ?? false);
  atOnce = $state(kept().atOnce ?? false);
  textSize = $state<TextSize>(kept().textSize ?? "normal");
  sound = $state(kept().sound ?? false);
  movement = $state<Movement>(kept().movement ?? "system");
  marks = $state(kept().marks ?? true);
  palette = $state<Palette>(kept().palette ?? "standard");
  taught = $state<string[]>(kept().taught ?? []);
  lacking = $state<string[]>(kept().lacking ?? []);

  set<K extends keyof Kept>(what: K, value: NonNullable<Kept[K]>): void {
    (this as Kept)[what] = value;
    this.show();
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...kept(), [what]: value }));
    } catch {
      // A browser that keeps nothing still plays.
    }
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

export const settings = new Settings();
settings.show();
