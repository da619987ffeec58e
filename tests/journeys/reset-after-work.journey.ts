import type { Page } from '@playwright/test';
import { betsSent, cricketMarket, fillSlip, holdPrices, openMatch, placeButton } from './betting.ts';
import { expect, test, type House } from './journey.ts';

const steady = { A: { back: ['1.98'], lay: ['2.00'] }, B: { back: ['1.98'], lay: ['2.02'] } } as const;

/** One press; the server does the work and then resets the connection: as many times as `resets` says. */
async function pressOnce(page: Page, house: House, resets: number) {
  const market = cricketMarket(house.exchange);
  await holdPrices(house.exchange, market, steady);
  await house.exchange.operator.setMarket(market.marketId, { delaySeconds: 0 });
  await house.signIn(page);
  await openMatch(page, house, market);
  await fillSlip(page, market, 'Back', market.runners[0]?.name ?? '', '500');
  house.server.faults.next('bet/saveBet', ...Array<'lost-after'>(resets).fill('lost-after'));
  await placeButton(page).click();
  return () => {
    const userId = house.exchange.accounts.userOf((betsSent(house)[0]?.headers.authorization ?? '').replace('Bearer ', '')) ?? '';
    return house.exchange.betting.ofMatch(userId, market.matchId).length;
  };
}

const placedRow = /^Back .* · 500 @ 1\.98 · bet \d+$/;

test.describe('a server that knows the Idempotency-Key and resets the connection after the work', () => {
  test('takes one bet, and the slip says Placed', async ({ page, house }) => {
    const standing = await pressOnce(page, house, 1);
    await expect(page.getByText(/^Placed: Back .* 500 @ 1\.98/).first()).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText('Open bets (1)')).toBeVisible();
    await expect(page.getByText(/bets found/)).toHaveCount(0);
    expect(standing()).toBe(1);
    expect(betsSent(house).length, 'Chromium sends the request again by itself').toBeGreaterThan(1);
  });
});

test.describe('a server that ignores the Idempotency-Key and resets the connection after the work', () => {
  test.use({ idempotent: false });

  test('takes two bets, and the slip lists both', async ({ page, house }) => {
    const standing = await pressOnce(page, house, 1);
    await expect(page.getByText('2 bets found')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText(/contact your operator/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: placedRow })).toHaveCount(2);
    expect(standing()).toBe(2);
    expect(new Set(betsSent(house).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
});

test.describe('a proxy that refuses a bet after the exchange took it', () => {
  test('is contradicted by the list of bets', async ({ page, house }) => {
    await page.route('**/bet/saveBet', async (route) => {
      await route.fetch();
      await route.fulfill({ status: 429, json: { status: false, msg: 'Too many requests' } });
    });
    const standing = await pressOnce(page, house, 0);
    await expect(page.getByText('1 bet found')).toBeVisible({ timeout: 40_000 });
    await expect(page.getByText(/The answer was “Too many requests”, but your bets show this bet/)).toBeVisible();
    await expect(page.getByText('Open bets (1)')).toBeVisible();
    expect(standing()).toBe(1);
  });
});
