import type { Page } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { evenPrices, fillSlip, findPlaceButton, fixPrices, listBetRequests } from '../support/bet-slip.ts';
import { serveCrossOrigin } from '../support/cross-origin-server.ts';
import { expect, signIn, test, type TestServer } from '../support/fixtures.ts';

const BASIC = 'authorization, content-type';

async function fillBet(page: Page, testServer: TestServer, url: string) {
  const market = findCricketMarket(testServer.exchange);
  await fixPrices(testServer.exchange, market, evenPrices);
  await signIn(page, url, 'demo');
  await page.goto(`${url}/details/${market.sportId}/${market.matchId}`);
  await fillSlip(page, market, 'Back', market.runners[0]?.name ?? '', '500');
  return market;
}

test.describe('API on another origin', () => {
  test("the app places bets when the API's CORS allows the header idempotency-key", async ({ page, testServer }) => {
    const crossOrigin = await serveCrossOrigin(testServer, `${BASIC}, idempotency-key`);
    try {
      await fillBet(page, testServer, crossOrigin.url);
      await findPlaceButton(page).click();
      await expect(page.getByText(/^Placed: Back .* 500 @ 1\.98/).first()).toBeVisible({ timeout: 20_000 });
      expect(
        crossOrigin.preflights.some(
          (preflight) => preflight.includes('bet/saveBet') && preflight.includes('idempotency-key'),
        ),
      ).toBe(true);
    } finally {
      await crossOrigin.close();
    }
  });

  test('the app reports the missing CORS header in the console and on the connection panel', async ({
    page,
    testServer,
  }) => {
    const crossOrigin = await serveCrossOrigin(testServer, BASIC);
    const consoleErrors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(message.text());
    });
    try {
      await fillBet(page, testServer, crossOrigin.url);
      await findPlaceButton(page).click();
      await expect
        .poll(() => consoleErrors.filter((text) => text.includes('Add it to Access-Control-Allow-Headers')).length, {
          timeout: 20_000,
        })
        .toBe(1);
      expect(listBetRequests(testServer)).toHaveLength(0);
      expect(
        crossOrigin.preflights.some(
          (preflight) => preflight.includes('bet/saveBet') && preflight.includes('idempotency-key'),
        ),
      ).toBe(true);
      await page.getByRole('button', { name: /^Connection: / }).click();
      await expect(
        page.getByText(/Bets do not reach the exchange: it does not allow the header idempotency-key/),
      ).toBeVisible();
      await expect(page.getByText('This bet was not placed.').first()).toBeVisible({ timeout: 40_000 });
    } finally {
      await crossOrigin.close();
    }
  });

  test('the app reports no CORS problem when a bet is lost and the header is allowed', async ({ page, testServer }) => {
    const crossOrigin = await serveCrossOrigin(testServer, `${BASIC}, idempotency-key`);
    const consoleErrors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(message.text());
    });
    try {
      await fillBet(page, testServer, crossOrigin.url);
      testServer.server.faults.applyToAll('bet/saveBet', 'lost-before');
      await findPlaceButton(page).click();
      await expect(page.getByText('This bet was not placed.').first()).toBeVisible({ timeout: 40_000 });
      expect(testServer.server.log.some(({ headers }) => headers['idempotency-key'] === 'preflight-check')).toBe(true);
      expect(consoleErrors.filter((text) => text.includes('Access-Control-Allow-Headers'))).toEqual([]);
    } finally {
      await crossOrigin.close();
    }
  });
});
