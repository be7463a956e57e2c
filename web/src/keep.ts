// Keeps the page for times without the network, and takes a new one between games.

import { STATIC } from "./api/homes";
import { engine } from "./api/engine.svelte";
import { lockOf } from "./engine/talk";
import { router } from "./router.svelte";

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
  const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => null);
  if (!registration || !STATIC) return;
  // The first one takes over the page that it was made of; a later one brings a new page.
  if (!navigator.serviceWorker.controller) return;
  const renew = async (): Promise<void> => {
    if (!registration.waiting || !(await between())) return;
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage("take-over");
  };
  setInterval(() => void renew(), LOOK);
  setInterval(() => void registration.update().catch(() => undefined), NEWS);
}

/** Whether this is a moment between games: at the front door, and with no table open in any tab. */
async function between(): Promise<boolean> {
  if (router.path !== "/") return false;
  const { held } = (await navigator.locks?.query()) ?? { held: [] };
  return !(held ?? []).some(({ name }) => name?.startsWith(lockOf("")));
}
