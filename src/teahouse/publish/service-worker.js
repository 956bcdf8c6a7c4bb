// Keeps the pages of one version and the parts of Python, so that they come without a network.
// `build-web` writes TEAHOUSE before this: a version, the files of the pages, and the parts.
/* global TEAHOUSE */

const PAGES = "teahouse-pages-";
const MINE = PAGES + TEAHOUSE.version;
const PARTS = "teahouse-parts";
const START = new URL("./", self.registration.scope).href;
const addressOf = (file) => new URL(file, START).href;
const parts = new Set(TEAHOUSE.parts.map(addressOf));

// A new version waits until no window of the old one is open: what runs goes on with its own files.
self.addEventListener("install", (event) => {
  const asked = TEAHOUSE.files.map((file) => new Request(addressOf(file), { cache: "no-cache" }));
  event.waitUntil(caches.open(MINE).then((cache) => cache.addAll(asked)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOthers(), self.clients.claim()]));
});

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PAGES) && name !== MINE);
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(PARTS);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !parts.has(url)).map((one) => cache.delete(one)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(START)) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

/** Every address of the folder is the one page. */
async function page(request) {
  const cache = await caches.open(MINE);
  const inside = new URL(request.url).pathname === new URL(START).pathname;
  const asked = inside || request.url.split(/[?#]/)[0] === addressOf("index.html");
  return (asked && (await cache.match(START))) || fetch(request);
}

async function file(request) {
  const options = { ignoreSearch: true };
  const kept = await (await caches.open(MINE)).match(request, options);
  return kept || (await (await caches.open(PARTS)).match(request, options)) || fetch(request);
}
