/**
 * The service worker: after the first visit the site works without the network, and a page always gets
 * files of one and the same version. It keeps the files of the build and nothing else: games belong to
 * the page's storage and the server, and requests to the API are none of its business.
 */
/** Put in by the build: every file of the site, and what names this version of them. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;
/** What no page needs before it asks for it, and large: kept from then on. */
declare const __ON_DEMAND__: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const FILES = __FILES__;
const ON_DEMAND = __ON_DEMAND__;
const PREFIX = 'damier-';
const CACHE = PREFIX + __VERSION__;
/** The page without any part named in its head: it serves every address and language. */
const PAGE = '/index.html';

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(begin()));
worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});
worker.addEventListener('message', ({ data }) => {
  // The reader has agreed to the new version.
  if (data === 'begin') void worker.skipWaiting();
});

/** One file after the other: the page goes first on a slow line. What an older version has is not fetched again. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of FILES) {
    if (await cache.match(file)) continue;
    const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
    if (known) await cache.put(file, known);
    else
      await cache.add(
        new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' }),
      );
  }
  for (const file of ON_DEMAND) {
    const known = await caches.match(file);
    if (known) await cache.put(file, known);
  }
}

/** The version before stays until the next: an open page may still load its parts from it. */
async function begin(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const older = ours.filter((name) => name !== CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

function answerTo(request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return null;
  if (/^\/(api|healthz)(\/|$)/.test(url.pathname)) return null;
  if (FILES.includes(url.pathname) && url.pathname !== PAGE) return stored(url.pathname, request);
  if (request.mode === 'navigate') return stored(PAGE, request);
  // A file of the version before, for a page that was opened with it.
  return stored(url.pathname, request);
}

async function stored(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const known = (await cache.match(path)) ?? (await caches.match(path));
  if (known) return known;
  const response = await fetch(request);
  if (response.ok && ON_DEMAND.includes(path)) await cache.put(path, response.clone());
  return response;
}
