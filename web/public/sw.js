// Keeps the built files and the games' words, so that the pages open without the server: the score pad works then.
// What is live (tables, rules, components) always comes from the server.

const CACHE = "claytable-1";
const LANGUAGES = ["en", "pl", "fr"];
const GAMES = ["inventors", "scholars", "tabannusi"];
const FILES = ["/theme.js", "/icon.svg", "/manifest.webmanifest"];
const MOST_ASSETS = 120;

/** The page and what it names: its scripts and styles. */
async function keepPage(cache, answer) {
  const text = await answer.clone().text();
  await cache.put("/", answer);
  const named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  await Promise.all(named.map(async (path) => (await cache.match(path)) || cache.add(path)));
}

async function install() {
  const cache = await caches.open(CACHE);
  await keepPage(cache, await fetch("/", { cache: "no-cache" }));
  const words = GAMES.flatMap((game) => LANGUAGES.map((language) => `/api/games/${game}/words/${language}`));
  await Promise.allSettled([...FILES, ...words].map((path) => cache.add(path)));
}

async function activate() {
  for (const name of await caches.keys())
    if (name !== CACHE && name.startsWith("claytable-")) await caches.delete(name);
  const cache = await caches.open(CACHE);
  const assets = (await cache.keys()).filter((request) => new URL(request.url).pathname.startsWith("/assets/"));
  // The oldest first: files of builds that are gone.
  for (const request of assets.slice(0, Math.max(0, assets.length - MOST_ASSETS))) await cache.delete(request);
  await self.clients.claim();
}

/** A page of ours: the newest, or the one that was kept. */
async function page(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepPage(cache, answer.clone()).catch(() => undefined);
    return answer;
  } catch (error) {
    const kept = await cache.match("/");
    if (kept) return kept;
    throw error;
  }
}

/** Names of assets change with their content: what is kept is right. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The newest if the server answers, else what was kept. */
async function newest(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(install());
});
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (/^\/api\/games\/\w+\/words\/\w+$/.test(url.pathname)) event.respondWith(newest(request));
  else if (FILES.includes(url.pathname)) event.respondWith(newest(request));
  else if (request.mode === "navigate" && !/^\/(api|metrics|health)\b/.test(url.pathname))
    event.respondWith(page(request));
});
