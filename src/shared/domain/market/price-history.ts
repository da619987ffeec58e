import type { BetPrice } from '../odds/odds.ts';
import type { RunnerId } from './runner-id.ts';

/**
 * The best prices of a runner from a moment (milliseconds since 1970) until the next point. Both are null while the
 * market took no bets. On a session line they are the runs of YES and NO.
 */
export type PricePoint = readonly [at: number, back: BetPrice | null, lay: BetPrice | null];

export type PriceEventKind = 'wicket' | 'goal' | 'suspended' | 'innings-break';

/** An event of a match or market that the chart of its prices marks. */
export interface PriceEvent {
  readonly kind: PriceEventKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** End of the event, or null for one without a length or with an unknown end. */
  readonly until: number | null;
  /** A name in the server's words, such as "SL 42/3 (6.2)". May be empty. */
  readonly label: string;
}

/** Past prices of one runner, in order of time. */
export interface RunnerPrices {
  readonly runnerId: RunnerId;
  readonly points: readonly PricePoint[];
}

/** Past prices of a market. A session line has one runner, `SESSION_RUNNER_ID`. */
export interface PriceHistory {
  readonly runners: readonly RunnerPrices[];
  /** In order of time. */
  readonly events: readonly PriceEvent[];
}

/** The one runner in the history of a session line. */
export const SESSION_RUNNER_ID: RunnerId = 0;

/** Returns the price that a chart draws at a point: the back price, or the lay price without one. */
export const getDrawnPrice = ([, back, lay]: PricePoint): BetPrice | null => back ?? lay;
