// Keeps the built files, the games' words, rules, lessons and score pads, so that the pages open without the server: what
// is filled in is kept. What is live (tables) always comes from the server. With the engine's files, where the server has
// them, tables can be played in the browser while it is away.

const CACHE = "claytable-1";
/** Where the engine keeps its large files itself. */
const ENGINE = "claytable-site";
const LANGUAGES = ["en", "pl", "fr"];
const GAMES = LANGUAGES.map((language) => `/api/games?language=${language}`);
const FILES = ["/theme.js", "/icon.svg", "/manifest.webmanifest"];
const MOST_ASSETS = 120;

/** The page and what it names: its scripts and styles. */
async function keepPage(cache, answer) {
  const text = await answer.clone().text();
  await cache.put("/", answer);
  const named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  // The pages that one reads, which are loaded when they are opened.
  named.push(...(/name="read" content="([^"]+)"/.exec(text)?.[1] ?? "").split(" ").filter(Boolean));
  await Promise.all(named.map(async (path) => (await cache.match(path)) || cache.add(path)));
}

async function install() {
  const cache = await caches.open(CACHE);
  await keepPage(cache, await fetch("/", { cache: "no-cache" }));
  // The page's words in the language that is spoken here; those of another one are kept when they are chosen.
  const words = new URL(location).searchParams.get("words");
  if (words) await cache.add(words);
  await Promise.allSettled([...FILES, ...GAMES].map((path) => cache.add(path)));
  await keepGames(cache);
}

/** What each of the games says and asks for: its words, its rules, its score pad. */
async function keepGames(cache) {
  const { games } = (await (await cache.match(GAMES[0]))?.json()) ?? { games: [] };
  const told = games.flatMap(({ id }) =>
    LANGUAGES.flatMap((language) => [
      `/api/games/${id}/words/${language}`,
      `/api/games/${id}/rules?language=${language}`,
      `/api/games/${id}/lessons?language=${language}`,
    ]),
  );
  const pads = games.map(({ id }) => `/api/games/${id}/score-sheet`);
  await Promise.allSettled([...told, ...pads].map((path) => cache.add(path)));
}

/** The games as the server has them now; if they are others than before, what they say is kept too. */
async function gamesNow(event) {
  const cache = await caches.open(CACHE);
  const before = await (await cache.match(event.request))?.text();
  const answer = await newest(event.request);
  const told = answer.clone().text();
  event.waitUntil(told.then((now) => (now === before ? undefined : keepGames(cache))));
  return answer;
}

async function activate() {
  for (const name of await caches.keys())
    if (name !== CACHE && name !== ENGINE && name.startsWith("claytable-")) await caches.delete(name);
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

/** To the table that a notification is about: in the window where it is open, or in a new one. */
async function toTable(address) {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((each) => each.url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
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
  else if (/^\/engine\/[\w.]+\.js$/.test(url.pathname) && url.search) event.respondWith(asset(request));
  else if (url.pathname === "/engine/files.json") event.respondWith(newest(request));
  else if (GAMES.includes(url.pathname + url.search)) event.respondWith(gamesNow(event));
  else if (/^\/api\/games\/[\w-]+\/(words\/\w+|rules|score-sheet|components|lessons(\/[\w-]+)?)$/.test(url.pathname))
    event.respondWith(newest(request));
  else if (FILES.includes(url.pathname)) event.respondWith(newest(request));
  else if (request.mode === "navigate" && !/^\/(api|metrics|health)\b/.test(url.pathname))
    event.respondWith(page(request));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(toTable(event.notification.data));
});
