/*
 * The service worker of the production build. It responds with the app's pages and files from the cache, so that a
 * visit starts without the network. No route below matches a call of the API: none of its responses is ever cached.
 */
import { clientsClaim } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { appPages } from './app-pages.ts';
import { createPageRefresh } from './refresh-page.ts';
import { isHtml, refuseHtml } from './refuse-html.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = '/index.html';
const CONFIG = '/config.json';
const CONFIG_CACHE = 'config';
const precache = new PrecacheController({ plugins: [refuseHtml] });
const { cacheName } = precache.strategy;
precache.addToCacheList(__PRECACHED_FILES__);

self.addEventListener('install', (event) => {
  void precache.install(event);
  event.waitUntil(storeFirstConfig().catch(() => undefined));
  // Every bet and payment is a POST. Chromium then sends these requests past the worker.
  void event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' });
  // Replaces the demo's worker as soon as that has nothing to do. A new version of this worker waits for the bettor.
  const { active } = self.registration;
  if (active !== null && active.scriptURL !== self.location.href) void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(removeOldFiles(event)));
clientsClaim();

self.addEventListener('message', ({ data }) => {
  if (data === 'skip-waiting') void self.skipWaiting();
});

/** Stores the configuration that the first visit read without the worker. Later visits store it themselves. */
async function storeFirstConfig(): Promise<void> {
  const cache = await caches.open(CONFIG_CACHE);
  if ((await cache.match(CONFIG)) !== undefined) return;
  const response = await fetch(CONFIG, { cache: 'no-cache' });
  if (response.ok && !isHtml(response)) await cache.put(CONFIG, response);
}

/** Removes the files of earlier versions, unless another tab may still run one of them. */
async function removeOldFiles(event: ExtendableEvent): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length <= 1) await precache.activate(event);
}

registerRoute(new NavigationRoute(precache.createHandlerBoundToURL(PAGE), { allowlist: [appPages] }));

// Names contain a hash of the content. Files of earlier versions are here as well, for tabs that still run them.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName, matchOptions: { ignoreVary: true }, plugins: [refuseHtml] }),
);

// The server's configuration always wins. The stored one opens the app without a network.
const key = precache.getCacheKeyForURL(PAGE);
if (key === undefined) throw new Error(`the build did not list ${PAGE}`);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === CONFIG,
  new NetworkFirst({
    cacheName: CONFIG_CACHE,
    plugins: [refuseHtml, createPageRefresh({ url: PAGE, cacheName, key }, self.clients)],
  }),
);
