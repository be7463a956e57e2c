// Keeps everything, so that the site works without the network. A new one waits until no game is open (the page says so),
// so nobody's game changes under them. FILES, by address and fingerprint, and POLICY are filled in when the site is made.

const FILES = {};
const POLICY = "";
const CACHE = "claytable-site";

const scope = new URL("./", self.location.href);
const keyOf = (path) => new URL(`${path}?${FILES[path]}`, scope).href;

async function install() {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  const missing = Object.keys(FILES).filter((path) => !kept.has(keyOf(path)));
  await Promise.all(
    missing.map(async (path) => {
      // By the address by which the page has asked for it: then the browser has it, and only asks whether it is new.
      const address = path.startsWith("engine/") ? keyOf(path) : new URL(path, scope).href;
      const answer = await fetch(address, { cache: "no-cache" });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(keyOf(path), answer);
    }),
  );
}

async function activate() {
  const cache = await caches.open(CACHE);
  const known = new Set(Object.keys(FILES).map(keyOf));
  for (const request of await cache.keys()) if (!known.has(request.url)) await cache.delete(request);
  await self.clients.claim();
}

async function answer(request, path) {
  const kept = await (await caches.open(CACHE)).match(keyOf(path));
  if (!kept) return fetch(request);
  // What the page says of itself does not bind its workers: they have the policy from here.
  const headers = new Headers(kept.headers);
  headers.set("content-security-policy", POLICY);
  return new Response(kept.body, { headers });
}

/** To the table that a notification is about: in the window where it is open, or in a new one. */
async function toTable(address) {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find((each) => each.url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(scope.href)) return;
  const path = url.pathname.slice(scope.pathname.length) || "index.html";
  if (path in FILES) event.respondWith(answer(request, path));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(toTable(event.notification.data));
});
