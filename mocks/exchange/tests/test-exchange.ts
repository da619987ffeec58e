import type { Market, Side } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { SECOND_MS } from '#shared/format/durations.ts';
import { createClock } from '../clock.ts';
import { createExchange, type ExchangeSettings } from '../create.ts';
import type { Exchange } from '../exchange.ts';
import type { MarketOrder } from '../interface/betting.ts';
import { createWorld } from '../world/world.ts';

export const SEED = 7;
/** An evening with matches of every sport in play. */
export const EVENING = Date.UTC(2026, 10, 21, 14, 30);

/** Shared world: scripts are a function of the seed, so all tests can read the same ones. */
export const world = createWorld(SEED);

export const openExchange = (at = EVENING, settings: Partial<ExchangeSettings> = {}): Exchange =>
  createExchange({ seed: SEED, clock: createClock({ now: at }), world, wallClock: () => EVENING, ...settings });

export function findUserId(exchange: Exchange, userName: string): string {
  for (let number = 1000; number < 1100; number++)
    if (exchange.accounts.findAccount(`u${number}`)?.userName === userName) return `u${number}`;
  throw new Error(`no user ${userName}`);
}

/** Finds an open market that matches the condition and has an offer on its first runner. */
export function findMarket(exchange: Exchange, isCandidate: (market: Market) => boolean): Market {
  for (const row of exchange.board.listHomeMatches()) {
    const found = exchange.board
      .listMatchMarkets(row.matchId)
      .find((market) => market.status === 'open' && isCandidate(market));
    if (found !== undefined) return found;
  }
  throw new Error('no such market is open');
}

export function createBestOrder(market: Market, side: Side, rupees = 100): MarketOrder {
  const runner = market.runners.find((each) => (each[side][0]?.size ?? 0) >= rupees * 100);
  const offer = runner?.[side][0];
  if (runner === undefined || !offer) throw new Error(`nothing to ${side} in ${market.matchName}`);
  return { marketId: market.marketId, runnerId: runner.runnerId, side, price: offer.price, stake: units(rupees) };
}

/** Advances the clock past the bet delay and returns the outcome. */
export async function advancePastDelay<T>(exchange: Exchange, outcome: Promise<T>, ms = 10 * SECOND_MS): Promise<T> {
  exchange.clock.advance(ms);
  return outcome;
}
