// What a person has chosen for this browser; kept across visits.

export type Theme = "light" | "dark";
export type Language = "en" | "pl" | "fr";
export const LANGUAGES: Record<Language, string> = { en: "English", pl: "Polski", fr: "Français" };

interface Kept {
  theme?: Theme;
  language?: Language;
  name?: string;
  notify?: boolean;
  /** Games whose tutorial the person has seen to its end. */
  taught?: string[];
  /** Games and languages that they lack, `game/language`, that the person already knows about. */
  lacking?: string[];
}

const KEY = "claytable";

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
  taught = $state<string[]>(kept().taught ?? []);
  lacking = $state<string[]>(kept().lacking ?? []);

  set<K extends keyof Kept>(what: K, value: NonNullable<Kept[K]>): void {
    (this as Kept)[what] = value;
    if (what === "theme") document.documentElement.dataset.theme = value as Theme;
    if (what === "language") document.documentElement.lang = value as Language;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...kept(), [what]: value }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
document.documentElement.lang = settings.language;
