/** Name of the cache with the last prices of each page (last-prices.ts). The service worker does not use it. */
export const LAST_PRICES = 'last-prices';

/** Removes the last prices. A page without encryption has no cache. */
export async function clearLastPrices(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(LAST_PRICES);
}
