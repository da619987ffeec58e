import type { Market, MarketKind, Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { Odds } from '#shared/domain/odds/odds.ts';
import type { RunnerId } from '#shared/domain/market/runner-id.ts';
import type { PriceLevel } from '#shared/live/live-feed.ts';
import type { Source } from '#shared/live/store/observable.ts';

/** Fields of every selection: its match and the moment of the press. */
interface PressContext {
  readonly sportId: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly inPlay: boolean;
  readonly side: Side;
  /** When the selected price appeared, in milliseconds of the page's monotonic clock. */
  readonly displayedAt: number;
  /**
   * Age of the price when the press began, in milliseconds. Below 250 the slip marks the change and one-click betting
   * places nothing.
   */
  readonly changedAgoMs: number;
}

/** A selected price of an odds or bookmaker market, as it was on screen when the press began. */
export interface OddsSelection extends PressContext {
  readonly kind: Exclude<MarketKind, 'fancy'>;
  readonly marketId: string;
  readonly marketName: string;
  readonly ladder: Market['ladder'];
  /** Number of winners; null when a to-be-placed market does not name it. */
  readonly winners: number | null;
  readonly runnerId: RunnerId;
  readonly runnerName: string;
  /** Level of the pressed price; 0 is the best. */
  readonly level: PriceLevel;
  readonly price: Odds;
}

/** One side of a session line: back is YES, lay is NO. */
export interface FancySelection extends PressContext {
  readonly kind: 'fancy';
  readonly fancyId: string;
  readonly fancyName: string;
  readonly run: number;
  /** Payout on 100. */
  readonly size: number;
  readonly minStake: Money;
  readonly maxStake: Money;
}

export type Selection = OddsSelection | FancySelection;

/** A price in the slip. Without a level it means the best one. */
export type SelectedPrice = Pick<OddsSelection, 'marketId' | 'runnerId' | 'side'> & {
  readonly level?: OddsSelection['level'] | undefined;
};

/**
 * Prices in the slip: none, one, or several for a multi-bet. Each cell observes them, so a press renders two cells
 * instead of two markets. The source must keep its identity, or every cell renders again.
 */
export type SelectedPrices = Source<readonly SelectedPrice[]>;

/** Age in milliseconds below which a press never places a bet at once (docs/requirements.md#9-live-prices, rule 5). */
export const FRESH_PRICE_MS = 250;
