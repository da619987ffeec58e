import type { Page } from '@playwright/test';
import type { Market } from '#shared/domain/market.ts';
import { decimal, units } from '#shared/domain/money.ts';
import { odds } from '#shared/domain/odds.ts';
import { expect, type House } from './journey.ts';
import { holdPrices, openMatch, type Prices } from './betting.ts';

/** The only bettor of a house. */
export const bettorOf = (house: House) => house.exchange.accounts.userOf((house.server.log.findLast(({ headers }) => headers.authorization)?.headers.authorization ?? '').replace('Bearer ', '')) ?? '';

export const ledgerOf = (house: House, market: Market): Record<string, number> =>
  Object.fromEntries((house.exchange.betting.positions(bettorOf(house), market.matchId)[market.marketId] ?? []).map(({ runnerId, result }) => [market.runners.find((runner) => runner.runnerId === runnerId)?.name ?? '', decimal(result)]));

export const betsOf = (house: House, market: Market) => house.exchange.betting.ofMatch(bettorOf(house), market.matchId).filter(({ marketId }) => marketId === market.marketId);

/** A market of a match in play with so many runners. */
export function marketOf(house: House, type: Market['type'], count: number): Market {
  for (const row of house.exchange.board.homeMatches()) {
    if (!row.inPlay) continue;
    const market = house.exchange.board.matchMarkets(row.matchId).find((each) => each.type === type && each.runners.length === count && each.status === 'open');
    if (market !== undefined) return market;
  }
  throw new Error(`no ${type} with ${count} runners in play`);
}

export interface Backed {
  readonly runner: number;
  readonly stake: number;
  readonly price: string;
}

/** Signs in, places backs with the exchange itself, holds the prices given and opens the match. */
export async function standAt(page: Page, house: House, market: Market, backs: readonly Backed[], prices: Prices, delaySeconds = 0) {
  await house.exchange.operator.setMarket(market.marketId, { delaySeconds: 0, limits: { minStake: null, maxStake: null, maxProfit: null, minOdds: null, maxOdds: null } });
  await house.signIn(page);
  for (const { runner, stake, price } of backs) {
    const on = Object.fromEntries(Object.keys(prices).map((name, index) => [name, { back: [index === runner ? price : '1.01'], lay: ['1000'] }]));
    await holdPrices(house.exchange, market, on);
    const order = { marketId: market.marketId, runnerId: market.runners[runner]?.runnerId ?? 0, side: 'back', price: odds(Math.round(Number(price) * 100)), stake: units(stake) } as const;
    await expect.poll(() => bettorOf(house)).not.toBe('');
    const answer = await house.exchange.betting.place(bettorOf(house), order);
    expect(answer.kind, answer.message).toBe('placed');
  }
  await holdPrices(house.exchange, market, prices);
  await house.exchange.operator.setMarket(market.marketId, { delaySeconds });
  await openMatch(page, house, market);
}

/** The card of one market: its heading is the market's name. */
const cardOf = (page: Page, market: Market) => page.locator('section').filter({ has: page.getByRole('heading', { name: market.name, exact: true }) }).last();
export const cashOutButton = (page: Page, market: Market) => cardOf(page, market).getByRole('button', { name: /^(Cash out|Cashing out)/ });
export const dialogOf = (page: Page, market: Market) => page.getByRole('dialog', { name: `Cash out · ${market.name}` });

/** Tab until it has the focus, as a keyboard does. */
export async function tabTo(page: Page, reached: () => Promise<boolean>) {
  for (let step = 0; step < 60; step += 1) {
    if (await reached()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('never reached by Tab');
}
