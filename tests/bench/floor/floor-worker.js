// Stores the floor page's own files, as the app's worker does. Prices and configuration come from the network.
const FILES = ['/floor.html', '/floor.css', '/floor.js'];
self.addEventListener('install', (event) => {
  event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' });
  event.waitUntil(caches.open('floor').then((cache) => cache.addAll(FILES)));
});
self.addEventListener('fetch', (event) => {
  if (!FILES.includes(new URL(event.request.url).pathname)) return;
  event.respondWith(
    caches
      .match(event.request, { ignoreSearch: true, ignoreVary: true })
      .then((response) => response ?? fetch(event.request)),
  );
});
