import type { Page } from '@playwright/test';
import { betsSent, cricketMarket, fillSlip, holdPrices, placeButton } from './betting.ts';
import { expect, signIn, test, type House } from './journey.ts';
import { serveApart } from './other-origin.ts';

const BASIC = 'authorization, content-type';

async function fillBet(page: Page, house: House, url: string) {
  const market = cricketMarket(house.exchange);
  await holdPrices(house.exchange, market, { A: { back: ['1.98'], lay: ['2.00'] }, B: { back: ['1.98'], lay: ['2.02'] } });
  await signIn(page, url, 'demo');
  await page.goto(`${url}/details/${market.sportId}/${market.matchId}`);
  await fillSlip(page, market, 'Back', market.runners[0]?.name ?? '', '500');
  return market;
}

test.describe('an API on another origin', () => {
  test('places bets when its CORS allows the header idempotency-key', async ({ page, house }) => {
    const apart = await serveApart(house, `${BASIC}, idempotency-key`);
    try {
      await fillBet(page, house, apart.url);
      await placeButton(page).click();
      await expect(page.getByText(/^Placed: Back .* 500 @ 1\.98/).first()).toBeVisible({ timeout: 20_000 });
      expect(apart.preflights.some((asked) => asked.includes('bet/saveBet') && asked.includes('idempotency-key'))).toBe(true);
    } finally {
      await apart.close();
    }
  });

  test('is named in the console and on the connection panel when its CORS does not allow the header', async ({ page, house }) => {
    const apart = await serveApart(house, BASIC);
    const said: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())));
    try {
      await fillBet(page, house, apart.url);
      await placeButton(page).click();
      await expect.poll(() => said.filter((text) => text.includes('Add it to Access-Control-Allow-Headers')).length, { timeout: 20_000 }).toBe(1);
      expect(betsSent(house)).toHaveLength(0);
      expect(apart.preflights.some((asked) => asked.includes('bet/saveBet') && asked.includes('idempotency-key'))).toBe(true);
      await page.getByRole('button', { name: /^Connection: / }).click();
      await expect(page.getByText(/Bets do not reach the exchange: it does not allow the header idempotency-key/)).toBeVisible();
      await expect(page.getByText('This bet was not placed.').first()).toBeVisible({ timeout: 40_000 });
    } finally {
      await apart.close();
    }
  });

  test('names nothing when a bet is lost on the way and the header is allowed', async ({ page, house }) => {
    const apart = await serveApart(house, `${BASIC}, idempotency-key`);
    const said: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())));
    try {
      await fillBet(page, house, apart.url);
      house.server.faults.always('bet/saveBet', 'lost-before');
      await placeButton(page).click();
      await expect(page.getByText('This bet was not placed.').first()).toBeVisible({ timeout: 40_000 });
      expect(house.server.log.some(({ headers }) => headers['idempotency-key'] === 'preflight-check')).toBe(true);
      expect(said.filter((text) => text.includes('Access-Control-Allow-Headers'))).toEqual([]);
    } finally {
      await apart.close();
    }
  });
});
