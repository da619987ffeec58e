import type { MatchRow } from '#shared/domain/market/market.ts';
import type { Money } from '#shared/domain/money/money.ts';
import type { CheckRun } from '../check-run.ts';
import { RACING_SPORTS } from '../racing-sports.ts';
import { checkPlacement } from './check-placement.ts';
import { checkRefusal } from './check-refusal.ts';
import { type LinePlace, locateLine, planLineBet, planLineBetToRefuse } from './line-bets.ts';
import { planBet, planBetToRefuse, planMultiBet, planMultiBetToRefuse } from './market-bets.ts';
import { locateMarket, type MarketPlace } from './market-target.ts';

export interface BetOptions {
  /** The market to bet on. Undefined: none. */
  readonly marketId?: string | undefined;
  /** The session line to bet on. Undefined: none. */
  readonly fancyId?: string | undefined;
  /** Stake of each bet. Undefined: the smallest that the server names, otherwise 100. */
  readonly stake?: Money | undefined;
}

/** Bets on a market, and on two runners with one request if it is a race. */
async function checkMarketBets(
  run: CheckRun,
  userId: string,
  place: MarketPlace,
  stake: Money | undefined,
): Promise<void> {
  await checkPlacement(run, userId, planBet(place, 'back', stake));
  await checkPlacement(run, userId, planBet(place, 'lay', stake));
  await checkRefusal(run, userId, planBetToRefuse(place));
  if (!RACING_SPORTS.includes(place.sportId)) {
    run.skip('saveHrBet', `the market ${place.marketId} is no race`);
    return;
  }
  await checkPlacement(run, userId, planMultiBet(place, stake));
  await checkRefusal(run, userId, planMultiBetToRefuse(place));
}

async function checkLineBets(run: CheckRun, userId: string, place: LinePlace, stake: Money | undefined): Promise<void> {
  await checkPlacement(run, userId, planLineBet(place, 'yes', stake));
  await checkPlacement(run, userId, planLineBet(place, 'no', stake));
  await checkRefusal(run, userId, planLineBetToRefuse(place));
}

/**
 * Places bets of the smallest stake on the given market and session line, and bets that the server has to refuse.
 * Reconciles each with the list of bets, the balance and the positions, and sends each key twice.
 */
export async function checkBets(
  run: CheckRun,
  userId: string,
  home: readonly MatchRow[],
  { marketId, fancyId, stake }: BetOptions,
): Promise<void> {
  if (marketId !== undefined) {
    const place = await locateMarket(run.caller, home, marketId);
    if (place === null) run.skip('saveBet', `no match and no race has a market ${marketId}`);
    else await checkMarketBets(run, userId, place, stake);
  }
  if (fancyId !== undefined) await checkLineBets(run, userId, locateLine(home, fancyId), stake);
}
