// What belongs to no table: the games, their rules, words and printed things. On a static site they are files.

import type { Catalogue } from "../words/fluent";
import { local, remote, STATIC } from "./homes";
import { Trouble, type RuleInfo, type Schemas } from "./tables";

type Components = Record<string, unknown>;

/** The games that are there, as told in a language. */
export const readGames = (language: string): Promise<Schemas["Games"]> =>
  STATIC ? file(`games.${language}`) : remote.get(`/api/games?language=${language}`);

export const readRules = (game: string, language: string): Promise<RuleInfo[]> =>
  STATIC ? file(`${game}/rules.${language}`) : remote.get(`/api/games/${game}/rules?language=${language}`);

export const readComponents = (game: string): Promise<Components> =>
  STATIC ? file(`${game}/components`) : remote.get(`/api/games/${game}/components`);

/** The chapters that teach a game, as told in a language. */
export const readChapters = (game: string, language: string): Promise<Schemas["ChapterInfo"][]> =>
  STATIC ? file(`${game}/lessons.${language}`) : remote.get(`/api/games/${game}/lessons?language=${language}`);

export const readSheet = (game: string): Promise<Schemas["SheetInfo"]> =>
  STATIC ? file(`${game}/score-sheet`) : remote.get(`/api/games/${game}/score-sheet`);

/** The points of a score pad; the engine adds up. */
export const addUp = (game: string, entries: Schemas["SheetWish"]): Promise<Schemas["SheetColumn"][]> =>
  (STATIC ? local : remote).post(`/api/games/${game}/score-sheet`, entries);

/** A game's words; a game that lacks the language has them in English. */
export async function readWords(game: string, language: string): Promise<Catalogue> {
  if (STATIC) return file(`${game}/words.${language}`);
  const path = `/api/games/${game}/words/${language}`;
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return { language: answer.headers.get("content-language") ?? language, text: await answer.text() };
}

/** A file that was made with the site. */
async function file<T>(name: string): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(new URL(`library/${name}.pack`, document.baseURI));
  } catch {
    throw new Trouble("offline", "", 0);
  }
  if (!answer.ok || !answer.body) throw new Trouble("failure", `${name}: ${answer.status}`, answer.status);
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).json() as Promise<T>;
}
