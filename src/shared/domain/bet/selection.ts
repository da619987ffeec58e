import type { Market, MarketKind, PriceLevel, Runner, Side } from '../market/market.ts';
import type { RunnerId } from '../market/runner-id.ts';
import { getWinnerCount } from '../market/winner-count.ts';
import type { Money } from '../money/money.ts';
import { type BetPrice, type LineRun, lineRun, type MarketPrice } from '../odds/odds.ts';

/** Fields of every selection: its match, its side and the moment of the press. */
interface PressContext {
  readonly sportId: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly side: Side;
  /** Age of the price when the press began, in milliseconds. See `hasPriceChangedOnPress`. */
  readonly changedAgoMs: number;
  /** Pressed before the app was there. Such a press opens the slip and never sends a bet. */
  readonly isHandedOver?: boolean;
}

/** A price of an odds or bookmaker market, as it was on screen when the press began. */
export interface OddsSelection extends PressContext {
  readonly kind: Exclude<MarketKind, 'fancy'>;
  readonly marketId: string;
  readonly marketName: string;
  readonly ladder: Market['ladder'];
  /** Number of winners; null when a to-be-placed market does not name it. */
  readonly winners: number | null;
  readonly runnerId: RunnerId;
  readonly runnerName: string;
  readonly price: MarketPrice;
  /** Level of the pressed price. Missing when no offer is known at it, as on a price ladder. */
  readonly level?: PriceLevel | undefined;
}

/** One side of a session line: back is YES, lay is NO. */
export interface FancySelection extends PressContext {
  readonly kind: 'fancy';
  readonly fancyId: string;
  readonly fancyName: string;
  /** Whole runs, as in `RunLine`. */
  readonly run: number;
  /** The payout on 100 as a plain number, as in `RunLine`. */
  readonly size: number;
  readonly minStake: Money;
  readonly maxStake: Money;
}

/** A pressed price or line. The market grid, the price ladder and the slip use this one type. */
export type Selection = OddsSelection | FancySelection;

/** Fields that a selection takes from its market. */
export type SelectionMarket = Pick<
  Market,
  'kind' | 'sportId' | 'matchId' | 'matchName' | 'marketId' | 'name' | 'ladder' | 'type' | 'winners'
>;

/** Returns the selection of a pressed price; null in a market of session lines, whose selections have another type. */
export function createOddsSelection(
  market: SelectionMarket,
  runner: Pick<Runner, 'runnerId' | 'name'>,
  press: Pick<OddsSelection, 'side' | 'price' | 'level' | 'changedAgoMs'>,
): OddsSelection | null {
  const { kind, sportId, matchId, matchName, marketId, name: marketName, ladder } = market;
  if (kind === 'fancy') return null;
  const { runnerId, name: runnerName } = runner;
  const names = { sportId, matchId, matchName, marketId, marketName, runnerId, runnerName };
  return { kind, ...names, ladder, winners: getWinnerCount(market), ...press };
}

/** Age in milliseconds below which a press never places a bet at once (docs/requirements.md#9-live-prices, rule 5). */
export const FRESH_PRICE_MS = 250;

/** Whether the price changed so shortly before the press that the bettor may have meant the previous one. */
export const hasPriceChangedOnPress = (selection: Selection): boolean => selection.changedAgoMs < FRESH_PRICE_MS;

/** Returns the id of the market or session line. Limits, positions and bets are listed under it. */
export const getEventId = (selection: Selection): string =>
  selection.kind === 'fancy' ? selection.fancyId : selection.marketId;

/** Returns a key that two selections share when they are the same bet, whatever their price and stake. */
export const getBetKey = (selection: Selection): string =>
  JSON.stringify([getEventId(selection), selection.kind === 'fancy' ? null : selection.runnerId, selection.side]);

/** Returns the selection's name in a bet list, which names a fancy bet YES or NO. */
export const getListedName = (selection: Selection): string =>
  selection.kind === 'fancy' ? (selection.side === 'back' ? 'YES' : 'NO') : selection.runnerName;

/** Converts the run of a session line to the form in which bets state it. */
export const toLineRun = (run: number): LineRun => lineRun(Math.round(run * 100));

/** Converts the run of a bet to whole runs: 4500 becomes 45. */
export const toRun = (price: BetPrice): number => price / 100;
