import type { Market, MarketKind, Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { RunnerId } from '#shared/domain/market/runner-id.ts';
import type { PriceLevel } from '#shared/live/live-feed.ts';
import type { Source } from '#shared/live/store/observable.ts';

/** What every pick says of its match, and of the moment of the press. */
interface PressContext {
  readonly sportId: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly inPlay: boolean;
  readonly side: Side;
  /** Milliseconds of the page's monotonic clock when the picked price came on screen. */
  readonly shownAt: number;
  /** How long it had stood there when the press began. Below 250 the slip points the change out, and nothing is placed in one click. */
  readonly changedAgoMs: number;
}

/** A price of an odds or bookmaker market, as it was on screen when the press began. */
export interface OddsSelection extends PressContext {
  readonly kind: Exclude<MarketKind, 'fancy'>;
  readonly marketId: string;
  readonly marketName: string;
  readonly ladder: Market['ladder'];
  /** How many runners win; null where a to-be-placed market does not say. */
  readonly winners: number | null;
  readonly runnerId: RunnerId;
  readonly runnerName: string;
  /** Which of the three prices was pressed; 0 is the best. */
  readonly level: PriceLevel;
  readonly price: Odds;
}

/** One side of a session line: back is YES, lay is NO. */
export interface FancySelection extends PressContext {
  readonly kind: 'fancy';
  readonly fancyId: string;
  readonly fancyName: string;
  readonly run: number;
  /** The payout on 100. */
  readonly size: number;
  readonly minStake: Money;
  readonly maxStake: Money;
}

export type Selection = OddsSelection | FancySelection;

/** A price of a market that is on the slip. Without a level the best one is meant. */
export type SelectedPrice = Pick<OddsSelection, 'marketId' | 'runnerId' | 'side'> & {
  readonly level?: OddsSelection['level'] | undefined;
};

/**
 * What is on the slip: one price, several where it takes several runners, or none. Every cell follows it by itself, so that a press draws
 * two cells and not two markets. Keeps its identity, or every cell is drawn with whoever made another.
 */
export type SelectedPrices = Source<readonly SelectedPrice[]>;

/** A press on a price younger than this never places a bet at once (live feed, rule 4). */
export const FRESH_PRICE_MS = 250;
