import type * as z from 'zod/mini';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { DAY_MS } from '#shared/format/durations.ts';
import { type ResourceKey, serializeKey } from '#shared/live/resource-key.ts';
import type { ResponseTiming } from '#shared/live/transport/transport.ts';
import { readSession } from '#shared/storage/session.ts';
import { readFirstResponse } from '../../boot/drawn-prices.ts';
import { LAST_PRICES } from './clear-last-prices.ts';

/** The header with the time of a response, in milliseconds since 1970-01-01 UTC. */
const RECEIVED_AT = 'x-received-at';
/** Older prices say nothing about a market. */
const MAX_AGE_MS = DAY_MS;
/** The home list, and the markets and session lines of nine matches that the bettor opened last. */
const MAX_ENTRIES = 19;

/** Prices of the storage, and when they arrived. */
export interface LastPrices<Rows> {
  readonly rows: Rows;
  readonly timing: ResponseTiming;
}

/**
 * Returns the address in the cache. It names the user, so that another user of this browser reads nothing. Null without
 * a session: a response that arrives after the sign-out is not stored.
 */
function createAddress(resource: ResourceKey): string | null {
  const userId = readSession()?.userId;
  if (userId === undefined) return null;
  return `/${LAST_PRICES}/${[userId, serializeKey(resource)].map(encodeURIComponent).join('/')}`;
}

/** Stores the body of a response. A later one of the same resource replaces it. */
export async function storeLastPrices(resource: ResourceKey, text: string, now = Date.now()): Promise<void> {
  const address = createAddress(resource);
  if (address === null) return;
  const cache = await caches.open(LAST_PRICES);
  // A cache lists its entries in the order in which they were added.
  await cache.delete(address);
  await cache.put(address, new Response(text, { headers: { [RECEIVED_AT]: String(now) } }));
  const entries = await cache.keys();
  await Promise.all(entries.slice(0, -MAX_ENTRIES).map((entry) => cache.delete(entry)));
}

/** Reads the stored response with the schema of its call. Null without one, for a broken one and after a day. */
export async function readLastPrices<Out extends z.ZodMiniType>(
  endpoint: Endpoint<z.ZodMiniType, Out>,
  resource: ResourceKey,
  now = Date.now(),
): Promise<LastPrices<z.output<Out>> | null> {
  const address = createAddress(resource);
  if (address === null) return null;
  const response = await (await caches.open(LAST_PRICES)).match(address);
  const receivedAt = Number(response?.headers.get(RECEIVED_AT) ?? Number.NaN);
  if (response === undefined || !(receivedAt <= now && now - receivedAt <= MAX_AGE_MS)) return null;
  const rows = await readFirstResponse(endpoint, response);
  if (rows === null) return null;
  const arrivedAt = performance.now() - (now - receivedAt);
  return { rows, timing: { requestedAt: arrivedAt, receivedAt: arrivedAt, durationMs: 0, ttlMs: 0 } };
}
