import type { Market, MarketKind, Side } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import { odds, type Odds } from '#shared/domain/odds/odds.ts';
import type { RunnerId } from '#shared/domain/market/runner-id.ts';

/** What the slip is handed when a price is pressed. The page passes it through, so the slip knows nothing of the grid it came from. */
interface PricePress {
  readonly sportId: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly side: Side;
  /** How long the price had stood on screen when the press began, in milliseconds. */
  readonly changedAgoMs: number;
}

export interface OddsSelection extends PricePress {
  readonly kind: Exclude<MarketKind, 'fancy'>;
  readonly marketId: string;
  readonly marketName: string;
  readonly ladder: Market['ladder'];
  /** How many of the market's runners win: one where it is left out. Null where it is not known: then no position is worked out. */
  readonly winners?: number | null | undefined;
  readonly runnerId: RunnerId;
  readonly runnerName: string;
  /** The price on screen when the press began, and how many prices stand before it. */
  readonly price: Odds;
  readonly level?: 0 | 1 | 2 | undefined;
}

export interface FancySelection extends PricePress {
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

/** Live feed, rule 4: a press on a younger price opens the slip with the change pointed out. */
const FRESH_PRICE_MS = 250;

export const priceChangedOnPress = (selection: Selection): boolean => selection.changedAgoMs < FRESH_PRICE_MS;

/** The market or the session line: what limits, positions and bets are listed under. */
export const eventIdOf = (selection: Selection): string =>
  selection.kind === 'fancy' ? selection.fancyId : selection.marketId;

/** Two picks with one key are the same bet, whatever their price and stake. */
export const betKeyOf = (selection: Selection): string =>
  JSON.stringify([eventIdOf(selection), selection.kind === 'fancy' ? null : selection.runnerId, selection.side]);

/** The name a bet list gives the selection: a session bet is listed as YES or NO. */
export const listedNameOf = (selection: Selection): string =>
  selection.kind === 'fancy' ? (selection.side === 'back' ? 'YES' : 'NO') : selection.runnerName;

/** A session line's run, which stands in a ticket where other bets have their price. */
export const priceOfRun = (run: number): Odds => odds(Math.round(run * 100));

/** See `OddsPick.winners`. */
export const winnersOfSelection = ({ winners }: OddsSelection): number | null => (winners === undefined ? 1 : winners);
