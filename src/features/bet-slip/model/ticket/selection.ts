import type { Market, MarketKind, Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { odds, type Odds } from '#shared/domain/odds/odds.ts';
import type { RunnerId } from '#shared/domain/market/runner-id.ts';

/** A press on a price. The page passes it to the slip, which does not depend on the grid. */
interface PricePress {
  readonly sportId: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly side: Side;
  /** Age of the price on screen when the press began, in milliseconds. */
  readonly changedAgoMs: number;
}

export interface OddsSelection extends PricePress {
  readonly kind: Exclude<MarketKind, 'fancy'>;
  readonly marketId: string;
  readonly marketName: string;
  readonly ladder: Market['ladder'];
  /** Number of winners in the market; 1 when absent. Null when unknown: then no position is calculated. */
  readonly winners?: number | null | undefined;
  readonly runnerId: RunnerId;
  readonly runnerName: string;
  /** The price on screen when the press began. `level`: the number of better prices on offer. */
  readonly price: Odds;
  readonly level?: 0 | 1 | 2 | undefined;
}

export interface FancySelection extends PricePress {
  readonly kind: 'fancy';
  readonly fancyId: string;
  readonly fancyName: string;
  readonly run: number;
  /** The payout on a stake of 100. */
  readonly size: number;
  readonly minStake: Money;
  readonly maxStake: Money;
}

export type Selection = OddsSelection | FancySelection;

/**
 * Minimum age of a price in milliseconds. A press on a younger price only opens the slip:
 * docs/requirements.md#9-live-prices.
 */
const FRESH_PRICE_MS = 250;

export const priceChangedOnPress = (selection: Selection): boolean => selection.changedAgoMs < FRESH_PRICE_MS;

/** Id of the market or session line, which identifies limits, positions and bets. */
export const getEventId = (selection: Selection): string =>
  selection.kind === 'fancy' ? selection.fancyId : selection.marketId;

/** Key of the bet: two selections with one key are the same bet at any price and stake. */
export const getBetKey = (selection: Selection): string =>
  JSON.stringify([getEventId(selection), selection.kind === 'fancy' ? null : selection.runnerId, selection.side]);

/** Name of the selection in the bet list: a session bet is listed as YES or NO. */
export const getListedName = (selection: Selection): string =>
  selection.kind === 'fancy' ? (selection.side === 'back' ? 'YES' : 'NO') : selection.runnerName;

/** A session line's run as the price of a ticket. */
export const priceOfRun = (run: number): Odds => odds(Math.round(run * 100));

/** Number of winners of the selection's market; see `OddsSelection.winners`. */
export const winnersOfSelection = ({ winners }: OddsSelection): number | null => (winners === undefined ? 1 : winners);
