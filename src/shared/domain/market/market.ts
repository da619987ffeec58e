import type { Money } from '../money/money.ts';
import type { MarketPrice } from '../odds/odds.ts';
import type { MarketKind } from './market-kind.ts';
import type { RunnerId } from './runner-id.ts';

export type Side = 'back' | 'lay';

export type { MarketKind };

export type MarketType =
  'match-odds' | 'bookmaker' | 'toss' | 'tied-match' | 'completed-match' | 'over-under' | 'to-be-placed' | 'other';
export type MarketStatus = 'open' | 'suspended' | 'closed' | 'inactive';
export type RunnerStatus = 'active' | 'suspended' | 'removed' | 'winner' | 'loser';

export interface Offer {
  readonly price: MarketPrice;
  /** The stake that the offer can match. */
  readonly size: Money;
}

/** Position of a price on its side; 0 is the best. */
export type PriceLevel = 0 | 1 | 2;

/** Best price first. A level without an offer is null. */
export type Levels = readonly [Offer | null, Offer | null, Offer | null];

export interface RunnerMetadata {
  readonly jockey?: string | undefined;
  readonly trainer?: string | undefined;
  readonly draw?: string | undefined;
  readonly colours?: string | undefined;
}

export interface Runner {
  /** The selection together with its handicap. */
  readonly runnerId: RunnerId;
  /** Ends in the handicap line if it has one: "Arsenal +0.5". */
  readonly name: string;
  readonly status: RunnerStatus;
  readonly back: Levels;
  readonly lay: Levels;
  readonly metadata?: RunnerMetadata | undefined;
}

export interface Market {
  readonly sportId: string;
  readonly matchId: string;
  readonly matchName: string;
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly marketId: string;
  readonly name: string;
  readonly type: MarketType;
  readonly kind: MarketKind;
  /** Number of winners, if it is not one. Read it with `getWinnerCount`. */
  readonly winners?: number | undefined;
  readonly status: MarketStatus;
  readonly inPlay: boolean;
  readonly locked: boolean;
  readonly totalMatched: Money | null;
  readonly news: string | null;
  readonly minStake: Money | null;
  readonly maxStake: Money | null;
  /** Accepted prices: steps of 0.01, or the increments of an exchange. */
  readonly ladder: 'step' | 'betfair' | 'betdaq';
  readonly runners: readonly Runner[];
}

/** A row of the home page: a match with its match odds. */
export interface MatchRow {
  readonly sportId: string;
  readonly sportName: string;
  readonly seriesId: string;
  readonly seriesName: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly startsAt: string;
  readonly marketId: string;
  readonly marketName: string;
  readonly status: MarketStatus;
  readonly inPlay: boolean;
  readonly locked: boolean;
  readonly hasFancy: boolean;
  readonly bookmakerCount: number;
  readonly fancyCount: number;
  readonly hasTv: boolean;
  /** Null when the server does not say. */
  readonly totalMatched: Money | null;
  readonly runners: readonly Runner[];
}

export type FancyCategory = 'fancy' | 'session' | 'over-by-over' | 'ball-by-ball' | 'odd-even' | 'other';

/** One side of a session line. */
export interface RunLine {
  /** Whole runs. `toLineRun` converts it to the form in which bets state it. */
  readonly run: number;
  /** The payout on 100 as a plain number: 110 is 110. `toPayoutPer100` converts it to hundredths. */
  readonly size: number;
}

export interface FancyLine {
  readonly fancyId: string;
  readonly matchId: string;
  readonly name: string;
  readonly category: FancyCategory;
  readonly order: number;
  readonly no: RunLine | null;
  readonly yes: RunLine | null;
  /** Text over a locked row ("Ball Running", "Suspended", "Closed" …). Null while the row accepts bets. */
  readonly lockedBy: string | null;
  readonly rateChanged: boolean;
  readonly minStake: Money;
  readonly maxStake: Money;
  readonly news: string | null;
}

/** Limits of a market. `null` means no limit. Delays are whole seconds. */
export interface Limits {
  readonly minStake: Money | null;
  readonly maxStake: Money | null;
  readonly minOdds: MarketPrice | null;
  readonly maxOdds: MarketPrice | null;
  readonly maxProfit: Money | null;
  readonly delaySeconds: number;
}
