import type { Page } from '@playwright/test';
import { bestCell, betsSent, cricketMarket, fillSlip, holdPrices, moneyShown, openMatch, placeButton } from './betting.ts';
import { units } from '#shared/domain/money.ts';
import { expect, test, type House } from './journey.ts';

test.use({ clock: 'running', socket: true });

const badge = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });
const BY_SOCKET = /^Connection: Live \d+ ms$/;
const asked = (house: House, path: string) => house.server.log.filter((request) => request.path === path).length;

test('prices by a socket; it breaks, and they are polled; it is back, and they come by it again', async ({ page, house }) => {
  const market = cricketMarket(house.exchange);
  const [first, second] = market.runners.map((runner) => runner.name) as [string, string];
  await holdPrices(house.exchange, market, { A: { back: ['1.50'], lay: ['1.52'] }, B: { back: ['2.90'], lay: ['2.98'] } });
  await house.signIn(page);
  await openMatch(page, house, market);
  await expect(bestCell(page, market, 'Back', first)).toHaveAccessibleName(/at 1\.50/);
  await badge(page, BY_SOCKET).click();
  await expect(page.getByText('Socket', { exact: true })).toBeVisible();
  expect(house.server.stream.connections()).toBe(1);

  // A change comes without anybody asking for it.
  const before = asked(house, 'match/matchDetails');
  await holdPrices(house.exchange, market, { A: { back: ['1.60'], lay: ['1.62'] }, B: { back: ['2.60'], lay: ['2.66'] } });
  await expect(bestCell(page, market, 'Back', first)).toHaveAccessibleName(/at 1\.60/);
  expect(asked(house, 'match/matchDetails') - before).toBeLessThanOrEqual(1);

  // Own bets and balance come the same way: placed by another window, seen in this one.
  const shown = await moneyShown(page);
  const userId = house.exchange.accounts.userOf((await page.evaluate(() => localStorage.getItem('token'))) ?? '') ?? '';
  const [runner] = market.runners;
  const offer = house.exchange.board.market(market.marketId)?.runners[0]?.back[0];
  if (runner === undefined || !offer) throw new Error('no offer is held');
  await house.exchange.betting.place(userId, { marketId: market.marketId, runnerId: runner.runnerId, side: 'back', price: offer.price, stake: units(500) });
  await expect.poll(async () => (await moneyShown(page)).exposure).not.toBe(shown.exposure);

  house.server.stream.cut();
  await expect(badge(page, 'Connection: Live by polling')).toBeVisible();
  await holdPrices(house.exchange, market, { A: { back: ['1.70'], lay: ['1.72'] }, B: { back: ['2.40'], lay: ['2.46'] } });
  await expect(bestCell(page, market, 'Back', first)).toHaveAccessibleName(/at 1\.70/);

  house.server.stream.restore();
  // The pause before the next call grows with every call in vain.
  await expect(badge(page, BY_SOCKET)).toBeVisible({ timeout: 40_000 });
  await holdPrices(house.exchange, market, { A: { back: ['1.80'], lay: ['1.82'] }, B: { back: ['2.20'], lay: ['2.26'] } });
  await expect(bestCell(page, market, 'Back', first)).toHaveAccessibleName(/at 1\.80/);

  await fillSlip(page, market, 'Back', second, '100');
  await placeButton(page).click();
  await expect.poll(() => betsSent(house).length).toBe(1);
});

test('prices that the exchange doubts lock betting; updates stop and go on as the reader wants', async ({ page, house }) => {
  const market = cricketMarket(house.exchange);
  const first = market.runners[0]?.name ?? '';
  await holdPrices(house.exchange, market, { A: { back: ['1.50'], lay: ['1.52'] }, B: { back: ['2.90'], lay: ['2.98'] } });
  await house.signIn(page);
  await openMatch(page, house, market);
  await expect(badge(page, BY_SOCKET)).toBeVisible();
  const cell = bestCell(page, market, 'Back', first);

  house.server.stream.degrade(true);
  await expect(badge(page, 'Connection: Unreliable')).toBeVisible();
  await expect(cell).toHaveAttribute('aria-disabled', 'true');
  house.server.stream.degrade(false);
  await expect(cell).not.toHaveAttribute('aria-disabled');

  await badge(page, BY_SOCKET).click();
  await page.getByRole('button', { name: 'Pause price updates' }).click();
  await expect.poll(() => house.server.stream.connections()).toBe(0);
  await holdPrices(house.exchange, market, { A: { back: ['1.60'], lay: ['1.62'] }, B: { back: ['2.60'], lay: ['2.66'] } });
  await expect(cell).toHaveAttribute('aria-disabled', 'true');
  await expect(cell).toHaveAccessibleName(/at 1\.50/);
  await page.getByRole('button', { name: 'Resume price updates' }).click();
  await expect(cell).toHaveAccessibleName(/at 1\.60/);
  await expect(cell).not.toHaveAttribute('aria-disabled');
});
