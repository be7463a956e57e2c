// What several pages do: say what went wrong, make a table and go there, tell how long ago something was.

import { freshHome } from "../api/homes";
import { Trouble, type GameInfo, type Home, type Schemas, type TableInfo } from "../api/tables";
import { router } from "../router.svelte";
import { settings, type Language } from "../settings.svelte";
import { t } from "../words/words.svelte";

/** What went wrong, as a sentence. */
export function sentence(error: unknown): string {
  if (error instanceof Trouble) return error.message || t("server-gone");
  return error instanceof Error ? error.message : String(error);
}

/** To a table, with a word on what to show first. */
export function toTable(home: Home, id: string, mark = ""): void {
  router.go(`/${home.at}/${id}${mark && `#${mark}`}`);
}

/** A table of mine, and where it lives. */
export type MyTable = TableInfo & { home: Home };

export interface Wish {
  game: string;
  seats: { kind: "here" | "friend" | "bot"; name: string; level?: string }[];
  options?: Record<string, unknown>;
  starts?: number | null;
  seed?: number | null;
  pack?: Schemas["Pack"] | null;
  minutes?: number;
}

/** A table is made, and one goes there; what a wish leaves out takes its default. */
export async function makeTable(home: Home, wish: Wish, mark = ""): Promise<void> {
  toTable(home, (await home.post<TableInfo>("/api/tables", wish)).id, mark);
}

/** Alone if the game can be played so, else with the weakest bot that thinks. */
export function firstGame(info: GameInfo, bots: readonly string[]): Promise<void> {
  const others = Array.from({ length: info.players[0] - 1 }, () => ({
    kind: "bot" as const,
    name: "",
    level: bots[1] ?? bots[0],
  }));
  const seats = [{ kind: "here" as const, name: settings.name }, ...others];
  return makeTable(freshHome(), { game: info.id, seats, options: info.first_game }, "tutorial");
}

/** A component pack, by the name of its file. */
export async function readPack(file: File): Promise<Schemas["Pack"]> {
  const name = file.name.replace(/\.toml$/i, "").replace(/[^\w-]+/g, "-");
  return { name: name.slice(0, 40) || "pack", text: await file.text() };
}

/** "5 minutes ago", "yesterday". */
export function ago(seconds: number, now = Date.now() / 1000, language: Language = settings.language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - seconds);
  if (passed < 60) return t("just-now");
  if (passed < 3600) return words.format(-Math.floor(passed / 60), "minute");
  if (passed < 86400) return words.format(-Math.floor(passed / 3600), "hour");
  return words.format(-Math.floor(passed / 86400), "day");
}

/** A word if the catalogues have it, else what the server says in English. */
export function orElse(id: string, other: string): string {
  const said = t(id);
  return said === id ? other : said;
}

export const levelName = (level: string): string => orElse(`level-${level}`, level);

/** The name of a level, and about how strong it is where somebody has measured that. */
export function levelAs(level: string, strengths: Readonly<Record<string, number>>): string {
  const elo = strengths[level];
  return elo === undefined ? levelName(level) : t("level-strength", { level: levelName(level), elo });
}
