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

/** Never with an empty list: on a public exchange it means every market. */
export const createMarketSubscriptionRequest = (id: number, marketIds: readonly string[], clocks: Clocks) => ({
  op: 'marketSubscription',
  id,
  marketFilter: { marketIds },
  heartbeatMs: HEARTBEAT_MS,
  conflateMs: 0,
  ...clocks,
});

/** Subscribes to session lines by match. Our own request, like the two below. */
export const createFancySubscriptionRequest = (id: number, matchIds: readonly string[], clocks: Clocks) => ({
  op: 'fancySubscription',
  id,
  matchFilter: { matchIds },
  heartbeatMs: HEARTBEAT_MS,
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
