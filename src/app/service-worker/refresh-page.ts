import { copyResponse } from 'workbox-core/copyResponse.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { REREAD_CACHE_MODE } from '../switches/reread.ts';
import { isHtml } from './refuse-html.ts';

const HEADER = 'content-security-policy';

/** The cached page, by the key of its cache. */
export interface CachedPage {
  readonly url: string;
  readonly cacheName: string;
  readonly key: string;
}

/**
 * Replaces the cached page when the server sends it with another security policy now. Resolves to whether it did.
 * The operator changes the policy together with config.json, for example when the API moves to another host.
 */
async function refreshPage({ url, cacheName, key }: CachedPage): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const [current, cached] = [await fetch(url, { cache: 'no-cache' }), await cache.match(key)];
  if (!current.ok || !isHtml(current) || current.headers.get(HEADER) === cached?.headers.get(HEADER)) return false;
  // Browsers refuse a redirected response for a page.
  await cache.put(key, current.redirected ? await copyResponse(current) : current);
  return true;
}

/** Whether config.json differs from its stored copy. */
async function hasChanged(request: Request, response: Response): Promise<boolean> {
  const stored = await caches.match(request.url);
  return stored !== undefined && (await stored.text()) !== (await response.clone().text());
}

/**
 * Keeps the cached page's headers current whenever config.json has arrived. If both have changed, the page on screen
 * has the old policy. It loads again before it gets the configuration: it has rendered nothing yet. A page that reads
 * config.json again is in use, perhaps with a bet under way, and never loads again.
 */
export const createPageRefresh = (page: CachedPage, clients: Clients): WorkboxPlugin => ({
  async fetchDidSucceed({ request, response, event }) {
    const refreshed = refreshPage(page).catch(() => false);
    const isReread = request.cache === REREAD_CACHE_MODE;
    if (isReread || !response.ok || !(await hasChanged(request, response))) event.waitUntil(refreshed);
    else if (await refreshed) {
      const client = await clients.get((event as FetchEvent).clientId);
      if (client instanceof WindowClient) await client.navigate(client.url);
    }
    return response;
  },
});
