import type { Page } from '@playwright/test';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import type { Levels, Market } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { expect, type TestServer } from './fixtures.ts';
import { waitForReplacement } from './prerendered-screen.ts';

/** Parses "1.85" as a price. */
const parsePrice = (text: string) => odds(Math.round(Number(text) * 100));

const toLevels = (texts: readonly string[]): Levels => {
  const [first, second, third] = texts.map((text) => ({ price: parsePrice(text), size: units(1_000_000) }));
  return [first ?? null, second ?? null, third ?? null];
};

export type FixedPrices = Readonly<
  Record<string, { readonly back: readonly string[]; readonly lay: readonly string[] }>
>;

/** Prices at which both runners can be backed at 1.98. */
export const evenPrices: FixedPrices = {
  A: { back: ['1.98'], lay: ['2.00'] },
  B: { back: ['1.98'], lay: ['2.02'] },
};

/** Fixes a market's offers at these prices for its first and second runner (A and B of the vectors). */
export async function fixPrices(exchange: Exchange, market: Market, prices: FixedPrices) {
  const names = Object.keys(prices);
  const offers = Object.fromEntries(
    names.map((name, index) => {
      const runner = market.runners[index];
      const side = prices[name];
      if (runner === undefined || side === undefined) throw new Error(`no runner ${name}`);
      return [runner.runnerId, { back: toLevels(side.back), lay: toLevels(side.lay) }];
    }),
  );
  await exchange.operator.setMarket(market.marketId, { offers });
}

/** Opens a market's match, and waits until the app shows its prices. */
export async function openMatch(page: Page, { url }: Pick<TestServer, 'url'>, market: Market) {
  await page.goto(`${url}/details/${market.sportId}/${market.matchId}`);
  await waitForReplacement(page);
  await expect(page.getByRole('grid', { name: `Prices of ${market.name}` })).toBeVisible();
}

/** Signs in and opens the match of a market. */
export async function signInToMatch(page: Page, testServer: TestServer, market: Market) {
  await testServer.storeSession(page);
  await openMatch(page, testServer, market);
}

/**
 * Signs in and opens an in-play cricket match at fixed prices. Returns its market, and the name of the first runner (A
 * of the prices).
 */
export async function openCricketMatch(page: Page, testServer: TestServer, prices = evenPrices) {
  const market = findCricketMarket(testServer.exchange);
  await fixPrices(testServer.exchange, market, prices);
  await signInToMatch(page, testServer, market);
  return { market, name: market.runners[0]?.name ?? '' };
}

/**
 * Finds the best cell of a runner in a market's grid. Deeper levels have the same runner: the best back is the last of
 * them, the best lay the first.
 */
export function findBestCell(page: Page, market: Market, side: 'Back' | 'Lay', runnerName: string) {
  const cells = page
    .getByRole('grid', { name: `Prices of ${market.name}` })
    .getByRole('button', { name: new RegExp(`^${side} ${runnerName} at `) });
  return side === 'Back' ? cells.last() : cells.first();
}

export const findStakeField = (page: Page) => page.getByRole('textbox', { name: /^(Stake|Amount)$/ });
export const findPlaceButton = (page: Page) => page.getByRole('button', { name: /^Place (back|lay) bet/ });

export async function fillSlip(page: Page, market: Market, side: 'Back' | 'Lay', runnerName: string, stake: string) {
  await findBestCell(page, market, side, runnerName).click();
  await findStakeField(page).fill(stake);
}

/** Opens a cricket match as `openCricketMatch` does, and fills the slip with a back of the first runner. */
export async function openSlip(page: Page, testServer: TestServer, stake: string, prices = evenPrices) {
  const { market, name } = await openCricketMatch(page, testServer, prices);
  await fillSlip(page, market, 'Back', name, stake);
  return { market, name };
}

/** Reads balance and exposure from the header. */
export async function readHeaderMoney(page: Page) {
  const read = async (name: string) =>
    ((await page.getByRole('banner').getByText(name, { exact: true }).locator('xpath=..').textContent()) ?? '')
      .replace(name, '')
      .trim();
  return { balance: await read('Balance'), exposure: await read('Exposure') };
}

export const listBetRequests = (testServer: TestServer) =>
  testServer.server.log.filter((request) => request.path === 'bet/saveBet');
