// Keeps the map usable without the server: the page's own files, and of the map what was seen.
//
// The server writes two lines above this: FILES, the page's files with their fingerprints, and VERSION, a fingerprint
// of them all. So a new release of the page is a new script, which the browser takes up by itself.
//
// What the server says always comes first: no file of the page is taken from here while it answers, so nobody is shown
// an old page after an upgrade. Only tiles whose address carries the atlas's version, and so never change, are.

/* global FILES, VERSION */

/** The path that the page is at: "/", or what the service is below with a slash behind it. */
const BASE = new URL("./", location.href).pathname;
// Other services of the same origin, each below a path of its own, keep theirs.
const MINE = BASE === "/" ? "" : ` ${BASE}`;
const PAGE = `page-${VERSION}${MINE}`;
const TILES = `tiles${MINE}`;
const ANSWERS = `answers${MINE}`;
const MOST = { [TILES]: 2000, [ANSWERS]: 200 };
const TRIMS_EACH = 50;

/** Questions whose answers are worth keeping; what is typed is not kept. */
const KEPT = /^((tiles|style|imagery|terrain|contours)\.json|world\/.*|assets\/sprites\/.*|fonts\/.*|glyphs\/.*|mapwright\/(areas|modes|route|isochrone|reverse|place\/.*))$/;
/** A path below the page's own; undefined for others. */
const below = ({ pathname }) => (pathname.startsWith(BASE) ? pathname.slice(BASE.length) : undefined);
const isTile = (address) => /^(tiles|imagery|terrain|contours)\//.test(below(address)) && /[?&]v=/.test(address.search);

async function install() {
  const cache = await caches.open(PAGE);
  await Promise.all(Object.entries(FILES).map(async ([path, fingerprint]) => {
    const response = await fetch(BASE + path, { cache: "no-cache" });
    const tag = response.headers.get("ETag");
    // Another release than this script's would give a page of two halves; the browser tries again later.
    if (!response.ok || (tag && !tag.includes(fingerprint))) throw new Error(`${path} is not of this release`);
    await cache.put(BASE + path, response);
  }));
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) {
    if (/^page-[^ ]+/.test(name) && name.replace(/^[^ ]+/, "") === MINE && name !== PAGE) await caches.delete(name);
  }
  await self.clients.claim();
}

const added = {};

/** Keeps an answer; of too many, those kept longest go. */
async function keep(name, address, response) {
  const cache = await caches.open(name);
  await cache.put(address, response);
  added[name] = (added[name] ?? 0) + 1;
  if (added[name] % TRIMS_EACH) return;
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST[name])).map((request) => cache.delete(request)));
}

const isAway = (response) => response.status >= 502 && response.status <= 504;

/** Asks the server; `instead()` gives what is kept where it does not answer. */
async function networkFirst(request, instead) {
  try {
    const response = await fetch(request);
    return (isAway(response) && (await instead())) || response;
  } catch {
    return (await instead()) ?? Response.error();
  }
}

async function tile(event) {
  const cached = await (await caches.open(TILES)).match(event.request.url);
  if (cached) return cached;
  const response = await networkFirst(event.request, async () => undefined);
  if (response.status === 200) event.waitUntil(keep(TILES, event.request.url, response.clone()));
  return response;
}

async function answer(event) {
  const { url } = event.request;
  const response = await networkFirst(event.request, async () => (await caches.open(ANSWERS)).match(url));
  if (response.status === 200) event.waitUntil(keep(ANSWERS, url, response.clone()));
  return response;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || request.headers.has("Range")) return;
  const path = below(address);
  if (path === undefined) return;
  if (isTile(address)) event.respondWith(tile(event));
  else if (KEPT.test(path)) event.respondWith(answer(event));
  else if (path in FILES) {
    event.respondWith(networkFirst(request, async () => (await caches.open(PAGE)).match(BASE + path)));
  }
});

/** What the page had fetched before this script ran: `{ keep: [addresses] }`. */
self.addEventListener("message", (event) => {
  const addresses = (event.data?.keep ?? []).map((text) => new URL(text, location.href));
  event.waitUntil(Promise.all(addresses.map(async (address) => {
    const name = isTile(address) ? TILES : KEPT.test(below(address) ?? "") ? ANSWERS : undefined;
    if (!name || address.origin !== location.origin || (await (await caches.open(name)).match(address.href))) return;
    const response = await fetch(address).catch(() => undefined);
    if (response?.status === 200) await keep(name, address.href, response);
  })));
});
