// Keeps the page for times without the network, and takes a new one between games.

import { STATIC } from "./api/homes";
import { engine } from "./api/engine.svelte";
import { BASE } from "./api/local";
import botsWorker from "./engine/bots.worker?worker&url";
import engineWorker from "./engine/engine.worker?worker&url";
import { kept, type Files } from "./engine/files";
import { faceOf, wordsOf } from "./games/games";
import { lockOf } from "./engine/talk";
import { router } from "./router.svelte";
import { LANGUAGES, settings, type Language } from "./settings.svelte";

/** Milliseconds after which what was asked for stands on the screen. */
const SETTLED = 2000;
/** Milliseconds between two looks whether the engine is loaded, or a new page can be taken. */
const LOOK = 1000;
/** And between two looks whether there is a new page. */
const NEWS = 60 * 60 * 1000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** It is kept when nobody waits for something else. */
export async function keep(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await pause(SETTLED);
  // What the engine has loaded need not be loaded again.
  while (STATIC && engine.state === "loading") await pause(LOOK);
  const registration = await navigator.serviceWorker.register(worker()).catch(() => null);
  if (!STATIC) await keepEngine();
  if (!registration || !STATIC) return;
  const { serviceWorker } = navigator;
  const taken = (then: () => void): void => serviceWorker.addEventListener("controllerchange", then, { once: true });
  // The first one takes over the page that it was made of; a later one brings a new page, to every tab.
  if (!serviceWorker.controller) await new Promise<void>(taken);
  taken(() => location.reload());
  const renew = async (): Promise<void> => {
    if (registration.waiting && (await between())) registration.waiting.postMessage("take-over");
  };
  setInterval(() => void renew(), LOOK);
  setInterval(() => void registration.update().catch(() => undefined), NEWS);
}

/** The service worker; a server's page says where its words are, which it cannot know. */
function worker(): string {
  const words = document.querySelector<HTMLMetaElement>(`meta[name="words-${settings.language}"]`)?.content;
  return `${import.meta.env.BASE_URL}sw.js${words ? `?words=${words}` : ""}`;
}

/** At a server that has the engine's files: they are kept for times when it is away. */
async function keepEngine(): Promise<void> {
  const answer = await fetch(new URL("files.json", BASE)).catch(() => null);
  if (!answer?.ok) return;
  const files = (await answer.json()) as Files;
  if (Object.keys(files).length === 0) return;
  engine.games = await gamesIn(files);
  engine.there = true;
  // The service worker keeps what passes through it.
  if (!navigator.serviceWorker.controller) return;
  const scripts = Object.keys(files).filter((name) => name.endsWith(".js"));
  for (const name of Object.keys(files)) {
    const url = new URL(`${name}?${files[name]!.hash}`, BASE).href;
    await (scripts.includes(name) ? fetch(url) : kept(url)).catch(() => undefined);
  }
  for (const worker of [engineWorker, botsWorker]) await fetch(worker).catch(() => undefined);
  for (const id of engine.games) {
    await faceOf(id).catch(() => undefined);
    for (const language of Object.keys(LANGUAGES)) await wordsOf(id, language as Language).catch(() => undefined);
  }
}

/** The games of the engine whose files these are. */
async function gamesIn(files: Files): Promise<readonly string[]> {
  const named = files["games.json"];
  const answer = named && (await kept(new URL(`games.json?${named.hash}`, BASE).href).catch(() => null));
  return answer ? ((await answer.json()) as string[]) : [];
}

/** Whether this is a moment between games: at the front door, and with no table open in any tab. */
async function between(): Promise<boolean> {
  if (router.path !== "/") return false;
  const { held } = (await navigator.locks?.query()) ?? { held: [] };
  return !(held ?? []).some(({ name }) => name?.startsWith(lockOf("")));
}
