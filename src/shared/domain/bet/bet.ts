import type { MarketKind, Side } from '../market/market.ts';
import type { RunnerId } from '../market/runner-id.ts';
import type { Money } from '../money/money.ts';
import type { BetPrice, MarketPrice } from '../odds/odds.ts';

/** A matched bet on one runner, reduced to what the arithmetic needs. */
export interface MatchedBet {
  readonly runnerId: RunnerId;
  readonly side: Side;
  readonly price: MarketPrice;
  readonly stake: Money;
}

/** A fancy bet, reduced to what the arithmetic needs. Back is YES, lay is NO. */
export interface FancyBet {
  readonly side: 'yes' | 'no';
  /** Whole runs, as in `RunLine`. */
  readonly run: number;
  /** The payout on 100 as a plain number, as in `RunLine`. `toFancyBet` converts it from a `Bet`. */
  readonly size: number;
  readonly stake: Money;
}

/** A bet in the exchange's lists. */
export interface Bet {
  readonly betId: string;
  readonly sportId: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly marketId: string;
  readonly marketName: string;
  readonly selectionName: string;
  readonly kind: MarketKind;
  readonly side: Side;
  readonly price: BetPrice;
  /**
   * For a fancy bet: the payout on 100, in hundredths; 0 when the list does not state it. `toLineSize` converts it to a
   * plain number. For other bets it has no meaning.
   */
  readonly size: number;
  readonly stake: Money;
  /** Greatest loss, 0 or above. */
  readonly liability: Money;
  readonly profit: Money;
  /** Result of a settled bet, or null. */
  readonly result: Money | null;
  readonly matched: boolean;
  readonly winnerName: string | null;
  /**
   * The state has no word for settled, so `settledAt` decides. An active bet with a `settledAt` is settled, one without
   * is open.
   */
  readonly state: 'active' | 'deleted' | 'void';
  readonly deletedReason: string | null;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  /** ISO 8601, UTC. Null until the bet is settled, void or deleted. */
  readonly settledAt: string | null;
  /** The client's own reference, if the server returns it (our own field). */
  readonly reference: string | null;
}

/**
 * A runner's position: the market's result if this runner wins. For markets with several winners see
 * `market-positions.ts`.
 */
export interface RunnerPosition {
  readonly runnerId: RunnerId;
  readonly result: Money;
  /** In markets with several winners: the result of the runner's own bets if it does not win. */
  readonly otherwise?: Money | undefined;
}

export interface Balance {
  /** Already net of exposure. */
  readonly available: Money;
  /** 0 or below. */
  readonly exposure: Money;
  readonly profitAndLoss: Money;
}

export interface ExposureRow {
  readonly sportId: string;
  readonly sportName: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly eventName: string;
  readonly type: string;
  /** Worst result of the market or session line, 0 or below. On the wire: `liability`. */
  readonly exposure: Money;
}

/** Whether a bet stands and waits for its result. */
export const isOpenBet = ({ state, settledAt }: Pick<Bet, 'state' | 'settledAt'>): boolean =>
  state === 'active' && settledAt === null;
