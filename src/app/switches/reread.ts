/**
 * Cache mode in which an open page reads config.json again. The service worker tells it from the read at the start by
 * this mode (service-worker/refresh-page.ts).
 */
export const REREAD_CACHE_MODE = 'no-store';
