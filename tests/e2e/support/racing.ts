import type { Page } from '@playwright/test';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { MINUTE_MS } from '#shared/format/durations.ts';
import { findBestCell, type FixedPrices } from './bet-slip.ts';
import { EVENING, type TestServer } from './fixtures.ts';

export const steadyPrices: FixedPrices = {
  A: { back: ['4.00'], lay: ['4.10'] },
  B: { back: ['6.00'], lay: ['6.20'] },
  C: { back: ['8.00'], lay: ['8.20'] },
};

/** Opens a race that starts well after the test, without removed runners among the first. */
export async function openRace(exchange: Exchange): Promise<Market> {
  for (const race of exchange.board.listRaces('7')) {
    if (Date.parse(race.startsAt) < EVENING + 20 * MINUTE_MS) continue;
    const [market] = exchange.board.listMatchMarkets(race.matchId);
    if (market === undefined || market.status !== 'open' || market.runners.some(({ status }) => status !== 'active'))
      continue;
    await exchange.operator.setMarket(market.marketId, { limits: { minStake: units(10) } });
    return market;
  }
  throw new Error('no race is open');
}

export const getRunnerName = (market: Market, letter: string): string =>
  market.runners['ABC'.indexOf(letter)]?.name ?? '';
export const findMultiBetTab = (page: Page) => page.getByRole('tab', { name: 'Several runners' });
export const findSlipLeg = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Runners in the slip' }).getByRole('listitem').filter({ hasText: name });
export const findPlaceMultiBetButton = (page: Page) => page.getByRole('button', { name: /^Place \d bets/ });
export const listMultiBetRequests = (testServer: TestServer) =>
  testServer.server.log.filter((request) => request.path === 'bet/saveHrBet');
export const findSlipFigure = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Bet slip' }).getByRole('term').filter({ hasText: name }).locator('xpath=..');
export const formatWholeSigned = (amount: number) =>
  `${amount < 0 ? '−' : '+'}${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }).format(Math.abs(amount))}`;
export const formatSignedAmount = (amount: number) =>
  `${amount < 0 ? '−' : '+'}${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Math.abs(amount))}`;

export async function selectRunners(page: Page, market: Market, letters: readonly string[]) {
  await findMultiBetTab(page).click();
  for (const letter of letters) await findBestCell(page, market, 'Back', getRunnerName(market, letter)).click();
}
