// Keeps the page for times without the network, and takes a new one between games.

import { STATIC } from "./api/homes";
import { engine } from "./api/engine.svelte";
import { lockOf } from "./engine/talk";

/** Milliseconds after which what was asked for stands on the screen. */
const SETTLED = 2000;
/** Milliseconds between two looks for the engine, or for a new page. */
const LOOK = 500;
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
  const first = !navigator.serviceWorker.controller;
  let taken = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // The first one takes over the page that it was made of.
    if (!first && taken) location.reload();
  });
  const renew = async (): Promise<void> => {
    if (!registration.waiting || first || (await playing())) return;
    taken = true;
    registration.waiting.postMessage("take-over");
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => void renew());
  });
  addEventListener("popstate", () => void renew());
  setInterval(() => void registration.update().catch(() => undefined), NEWS);
  await renew();
}

/** Whether a table is open in any tab. */
async function playing(): Promise<boolean> {
  if (/^#\/(local|table)\//.test(location.hash)) return true;
  const { held } = (await navigator.locks?.query()) ?? { held: [] };
  return (held ?? []).some(({ name }) => name?.startsWith(lockOf("")));
}
