/* The page, kept. One cache for each build; engine and packs have names of their own and are kept beside it. */
const BUILD = "%BUILD%";
const FILES = JSON.parse('%FILES%');
const PAGE = `veilleuse-page-${BUILD}`;
const GAMES = "veilleuse-games";
/** What belongs to this build where there is an engine. */
const OFFER = "offline.json";

const here = (name) => new URL(name, self.registration.scope).href;

async function keepPage() {
  const cache = await caches.open(PAGE);
  await cache.addAll(["./", ...FILES].map(here));
  const offer = await fetch(here(OFFER), { cache: "no-cache" }).catch(() => null);
  if (offer?.ok) await cache.put(here(OFFER), offer);
}

/** Drops pages of other builds, and games that this build does not know. */
async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("veilleuse-page-") && name !== PAGE).map((name) => caches.delete(name)));
  const offer = await (await caches.open(PAGE)).match(here(OFFER));
  if (!offer) return;
  const known = JSON.stringify(await offer.json());
  const games = await caches.open(GAMES);
  for (const request of await games.keys()) if (!known.includes(new URL(request.url).pathname.split("/").pop())) await games.delete(request);
}

async function fromPage(request, name) {
  const kept = await (await caches.open(PAGE)).match(name ?? request);
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keepPage()));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
// A newer page waits until somebody agrees.
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const scope = new URL(self.registration.scope);
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const path = url.pathname.slice(scope.pathname.length);
  // What a server says is never kept, and the worker of tables keeps its games itself.
  if (/^(api|ws|healthz|livez|metrics|offline)(\/|$)/.test(path)) return;
  if (request.mode === "navigate" && !/\.\w+$/.test(path)) event.respondWith(fromPage(request, here("./")));
  else event.respondWith(fromPage(request));
});
