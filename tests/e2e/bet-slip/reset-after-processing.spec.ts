import type { Page } from '@playwright/test';
import { demoUserId } from '#mocks/exchange/state/initial-state.ts';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import {
  evenPrices,
  fillSlip,
  findPlaceButton,
  fixPrices,
  listBetRequests,
  signInToMatch,
} from '../support/bet-slip.ts';
import { expect, test, type TestServer } from '../support/fixtures.ts';

/** Presses once; the server resets the connection `resets` times after processing. */
async function pressOnce(page: Page, testServer: TestServer, resets: number) {
  const market = findCricketMarket(testServer.exchange);
  await fixPrices(testServer.exchange, market, evenPrices);
  await testServer.exchange.operator.setMarket(market.marketId, { delaySeconds: 0 });
  await signInToMatch(page, testServer, market);
  await fillSlip(page, market, 'Back', market.runners[0]?.name ?? '', '500');
  testServer.server.faults.applyToNext('bet/saveBet', ...Array<'lost-after'>(resets).fill('lost-after'));
  await findPlaceButton(page).click();
  return () => testServer.exchange.betting.listByMatch(demoUserId, market.matchId).length;
}

const placedRow = /^Back .* · 500 @ 1\.98 · bet \d+$/;

test.describe('server that knows the Idempotency-Key and resets the connection after processing', () => {
  test('the slip shows the one bet of the exchange as placed', async ({ page, testServer }) => {
    const standing = await pressOnce(page, testServer, 1);
    await expect(page.getByText(/^Placed: Back .* 500 @ 1\.98/).first()).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('Open bets (1)')).toBeVisible();
    await expect(page.getByText(/bets found/)).toHaveCount(0);
    expect(standing()).toBe(1);
    expect(listBetRequests(testServer).length, 'Chromium sends the request again by itself').toBeGreaterThan(1);
  });
});

test.describe('server that ignores the Idempotency-Key and resets the connection after processing', () => {
  test.use({ isIdempotent: false });

  test('the slip lists both bets of the exchange', async ({ page, testServer }) => {
    const standing = await pressOnce(page, testServer, 1);
    await expect(page.getByText('2 bets found')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText(/contact your operator/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: placedRow })).toHaveCount(2);
    expect(standing()).toBe(2);
    expect(new Set(listBetRequests(testServer).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
});

test.describe('proxy that refuses a bet after the exchange took it', () => {
  test('the slip trusts the list of bets over the refusal', async ({ page, testServer }) => {
    await page.route('**/bet/saveBet', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 429, json: { status: false, msg: 'Too many requests' } });
    });
    const standing = await pressOnce(page, testServer, 0);
    await expect(page.getByText('1 bet found')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText(/The answer was “Too many requests”, but your bets show this bet/)).toBeVisible();
    await expect(page.getByText('Open bets (1)')).toBeVisible();
    expect(standing()).toBe(1);
  });
});
