/** Keeps the site for use without the network, and tells when a new version of it has come. */
import { mount, unmount } from 'svelte';
import UpdateNotice from './UpdateNotice.svelte';

/** How often an open page asks whether there is a new version. */
const ASK_MS = 60 * 60 * 1000;
/** How long an agreed version has to begin before the page is loaded again without it. */
const BEGIN_MS = 3000;

/** Registers the service worker. Where there can be none the site works as before. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const found = () => {
    // A first version has nothing to replace.
    if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
  };
  found();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', found);
  });
  setInterval(() => void registration.update().catch(() => undefined), ASK_MS);
}

let notice: Record<string, unknown> | null = null;

/** The page goes on with the version it has until the reader agrees. */
function offer(waiting: ServiceWorker): void {
  if (notice) void unmount(notice);
  notice = mount(UpdateNotice, {
    target: document.body,
    props: {
      // The game is in the browser's storage, move by move: it stays.
      onagree: () => {
        const reload = () => location.reload();
        navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
        waiting.postMessage('begin');
        // Chromium lets the old version go when it has nothing left to do for this page; whatever that
        // is ends with the page.
        setTimeout(reload, BEGIN_MS);
      },
      onlater: () => {
        if (notice) void unmount(notice);
        notice = null;
      },
    },
  });
}
