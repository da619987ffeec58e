/*
 * Serve this file as service-worker.js to switch the app's service worker off. Each browser that has the worker then
 * removes it with its caches, and loads the app from the server.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) if (/^(config$|workbox-)/.test(name)) await caches.delete(name);
  await self.registration.unregister();
}
