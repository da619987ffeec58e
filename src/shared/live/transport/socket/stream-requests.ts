import type { PriceDetail } from '../transport.ts';

/**
 * Requests that the page sends on the stream. Subscriptions with earlier clocks ask for a patch instead of an image.
 */
export interface Clocks {
  readonly initialClk?: string;
  readonly clk?: string;
}

/** Requested heartbeat in milliseconds. Twice as long is the three seconds that an in-play price stays valid. */
export const HEARTBEAT_MS = 1_500;

export const createAuthenticationRequest = (id: number, token: string) => ({ op: 'authentication', id, token });

/** Least milliseconds between two messages with changes: the exchange sends the newest state of each market. */
const LITE_CONFLATE_MS = 1_000;
/** Lite mode leaves out the full depth and every level but the best. The names are those of the public stream. */
const LITE_FILTER = { fields: ['EX_MARKET_DEF', 'EX_BEST_OFFERS', 'EX_TRADED_VOL'], ladderLevels: 1 };

/** Never with an empty list: on a public exchange it means every market. */
export const createMarketSubscriptionRequest = (
  id: number,
  marketIds: readonly string[],
  detail: PriceDetail,
  clocks: Clocks,
) => ({
  op: 'marketSubscription',
  id,
  marketFilter: { marketIds },
  ...(detail === 'lite' && { marketDataFilter: LITE_FILTER }),
  heartbeatMs: HEARTBEAT_MS,
  conflateMs: detail === 'lite' ? LITE_CONFLATE_MS : 0,
  ...clocks,
});

/** Subscribes to session lines by match. Our own request, like the two below. */
export const createFancySubscriptionRequest = (
  id: number,
  matchIds: readonly string[],
  detail: PriceDetail,
  clocks: Clocks,
) => ({
  op: 'fancySubscription',
  id,
  matchFilter: { matchIds },
  heartbeatMs: HEARTBEAT_MS,
  ...(detail === 'lite' && { conflateMs: LITE_CONFLATE_MS }),
  ...clocks,
});

/** Subscribes to scores. */
export const createMatchSubscriptionRequest = (id: number, matchIds: readonly string[]) => ({
  op: 'matchSubscription',
  id,
  matchFilter: { matchIds },
});

/** Subscribes to the bettor's own bets and balance. */
export const createOrderSubscriptionRequest = (id: number) => ({ op: 'orderSubscription', id });

/** A ping. Its response (`status`) measures latency. */
export const createProbeRequest = (id: number) => ({ op: 'heartbeat', id });
