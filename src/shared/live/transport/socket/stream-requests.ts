/** What the page says on the stream. Subscriptions with clocks of an earlier one ask for a patch instead of an image. */
export interface Clocks {
  readonly initialClk?: string;
  readonly clk?: string;
}

/** Milliseconds between two signs of life; twice as long in silence is the three seconds that a price in play is good for. */
export const HEARTBEAT_MS = 1_500;

export const authentication = (id: number, token: string) => ({ op: 'authentication', id, token });

/** Never with an empty list: to a public exchange that means every market there is. */
export const marketSubscription = (id: number, marketIds: readonly string[], clocks: Clocks) => ({
  op: 'marketSubscription',
  id,
  marketFilter: { marketIds },
  heartbeatMs: HEARTBEAT_MS,
  conflateMs: 0,
  ...clocks,
});

/** Session lines by match. Ours, as are the two below. */
export const fancySubscription = (id: number, matchIds: readonly string[], clocks: Clocks) => ({
  op: 'fancySubscription',
  id,
  matchFilter: { matchIds },
  heartbeatMs: HEARTBEAT_MS,
  ...clocks,
});

/** How matches stand. */
export const matchSubscription = (id: number, matchIds: readonly string[]) => ({
  op: 'matchSubscription',
  id,
  matchFilter: { matchIds },
});

/** The bettor's own bets and balance. */
export const orderSubscription = (id: number) => ({ op: 'orderSubscription', id });

/** A question whose answer (`status`) says how long the way is. */
export const probe = (id: number) => ({ op: 'heartbeat', id });
