import type { Page } from '@playwright/test';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { toDecimal, units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { type FixedPrices, fixPrices, openMatch } from './bet-slip.ts';
import { expect, type TestServer } from './fixtures.ts';

export const readPositions = (testServer: TestServer, market: Market): Record<string, number> =>
  Object.fromEntries(
    (testServer.exchange.betting.getPositions(demoUserId, market.matchId)[market.marketId] ?? []).map(
      ({ runnerId, result }) => [
        market.runners.find((runner) => runner.runnerId === runnerId)?.name ?? '',
        toDecimal(result),
      ],
    ),
  );

export const listBets = (testServer: TestServer, market: Market) =>
  testServer.exchange.betting
    .listByMatch(demoUserId, market.matchId)
    .filter(({ marketId }) => marketId === market.marketId);

/** Finds an in-play market with this number of runners. */
export function findMarket(testServer: TestServer, type: Market['type'], count: number): Market {
  for (const row of testServer.exchange.board.listHomeMatches()) {
    if (!row.inPlay) continue;
    const market = testServer.exchange.board
      .listMatchMarkets(row.matchId)
      .find((each) => each.type === type && each.runners.length === count && each.status === 'open');
    if (market !== undefined) return market;
  }
  throw new Error(`no ${type} with ${count} runners in play`);
}

export interface PlacedBack {
  readonly runner: number;
  readonly stake: number;
  readonly price: string;
}

/** Signs in, places backs on the exchange, fixes the prices and opens the match. */
export async function openWithBacks(
  page: Page,
  testServer: TestServer,
  market: Market,
  backs: readonly PlacedBack[],
  prices: FixedPrices,
  delaySeconds = 0,
) {
  await testServer.exchange.operator.setMarket(market.marketId, {
    delaySeconds: 0,
    limits: { minStake: null, maxStake: null, maxProfit: null, minOdds: null, maxOdds: null },
  });
  await testServer.storeSession(page);
  for (const { runner, stake, price } of backs) {
    const pricesForBack = Object.fromEntries(
      Object.keys(prices).map((name, index) => [name, { back: [index === runner ? price : '1.01'], lay: ['1000'] }]),
    );
    await fixPrices(testServer.exchange, market, pricesForBack);
    const order = {
      marketId: market.marketId,
      runnerId: market.runners[runner]?.runnerId ?? 0,
      side: 'back',
      price: odds(Math.round(Number(price) * 100)),
      stake: units(stake),
    } as const;
    const result = await testServer.exchange.betting.place(demoUserId, order);
    expect(result.kind, result.message).toBe('placed');
  }
  await fixPrices(testServer.exchange, market, prices);
  await testServer.exchange.operator.setMarket(market.marketId, { delaySeconds });
  await openMatch(page, testServer, market);
}

/** Finds the card of one market by its heading. */
const findMarketCard = (page: Page, market: Market) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: market.name, exact: true }) })
    .last();
export const findCashOutButton = (page: Page, market: Market) =>
  findMarketCard(page, market).getByRole('button', { name: /^(Cash out|Cashing out)/ });
export const findCashOutDialog = (page: Page, market: Market) =>
  page.getByRole('dialog', { name: `Cash out · ${market.name}` });

/** Presses Tab until the condition holds. */
export async function tabUntil(page: Page, isReached: () => Promise<boolean>) {
  for (let step = 0; step < 60; step += 1) {
    if (await isReached()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('never reached by Tab');
}
