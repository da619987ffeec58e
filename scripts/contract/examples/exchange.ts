import { DEMO_COMMISSION_PERCENT } from '#mocks/exchange/betting/commission.ts';
import { createClock } from '#mocks/exchange/clock.ts';
import { createExchange } from '#mocks/exchange/create.ts';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import type { FancyLine, Market } from '#shared/domain/market/market.ts';

/** Seed and moment of the examples: an evening with matches of every sport in play. Both decide every value. */
const SEED = 7;
const EVENING = Date.UTC(2026, 10, 21, 14, 30);
const MAX_SECONDS = 3_600;

/** Opens the simulated exchange of the examples, with a stopped clock. */
export const openExampleExchange = (): Exchange =>
  createExchange({
    seed: SEED,
    clock: createClock({ now: EVENING }),
    commissionPercent: DEMO_COMMISSION_PERCENT,
    wallClock: () => EVENING,
  });

const hasOffers = (market: Market): boolean =>
  market.status === 'open' && market.runners.filter((runner) => runner.back[0] && runner.lay[0]).length >= 2;

/** Finds an open market with offers for two runners or more in a match. */
export function findOpenMarket(exchange: Exchange, isSuitable: (market: Market) => boolean): Market {
  for (const { matchId } of exchange.board.listHomeMatches()) {
    const found = exchange.board.listMatchMarkets(matchId).find((market) => hasOffers(market) && isSuitable(market));
    if (found !== undefined) return found;
  }
  throw new Error('no such market is open');
}

/** Finds a session line that takes bets, and moves the clock until there is one. */
export function waitForOpenLine(exchange: Exchange): FancyLine & { readonly yes: NonNullable<FancyLine['yes']> } {
  for (let second = 0; second < MAX_SECONDS; second += 1) {
    for (const { matchId } of exchange.board.listHomeMatches().filter((row) => row.inPlay && row.fancyCount > 0)) {
      const line = exchange.board
        .listFancies(matchId)
        .find((each) => each.category === 'fancy' && each.lockedBy === null && each.yes !== null);
      if (line?.yes) return { ...line, yes: line.yes };
    }
    exchange.clock.advance(1_000);
  }
  throw new Error('no session line is open');
}

/** Finds the user id of a demo account. */
export function findUserId(exchange: Exchange, userName: string): string {
  for (let number = 1_000; number < 1_100; number += 1)
    if (exchange.accounts.findAccount(`u${number}`)?.userName === userName) return `u${number}`;
  throw new Error(`no user ${userName}`);
}
