import type { Page } from '@playwright/test';
import type { Market } from '#shared/domain/market.ts';
import { bestCell, betsSent, cricketMarket, holdPrices, openMatch, placeButton, stakeField } from './betting.ts';
import { expect, test, type House } from './journey.ts';

const prices = (back: string) => ({ A: { back: [back], lay: ['2.10'] }, B: { back: ['1.98'], lay: ['2.02'] } });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Bet slip' });

async function arrive(page: Page, house: House): Promise<{ market: Market; name: string }> {
  const market = cricketMarket(house.exchange);
  await holdPrices(house.exchange, market, prices('1.98'));
  await house.signIn(page);
  await openMatch(page, house, market);
  return { market, name: market.runners[0]?.name ?? '' };
}

async function typeStake(page: Page, text: string) {
  await stakeField(page).click();
  await page.keyboard.type(text);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Back closes the slip sheet before it leaves the match, and forward and reload bring the typed stake back', async ({ page, house }) => {
    const { market, name } = await arrive(page, house);
    const address = page.url();
    await bestCell(page, market, 'Back', name).click();
    await typeStake(page, '1,250');
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    expect(page.url()).toBe(address);

    await page.goForward();
    await expect(stakeField(page)).toHaveValue('1,250');
    await page.reload();
    await expect(stakeField(page)).toHaveValue('1,250');

    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await bestCell(page, market, 'Back', name).click();
    await expect(stakeField(page)).toHaveValue('1,250');
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test('closing the slip, placing the bet and picking another selection leave no entry and no stake behind', async ({ page, house }) => {
    const { market, name } = await arrive(page, house);
    const address = page.url();
    await bestCell(page, market, 'Back', name).click();
    await typeStake(page, '500');
    await sheet(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(sheet(page)).toBeHidden();
    await bestCell(page, market, 'Back', name).click();
    await expect(stakeField(page)).toHaveValue('');
    await typeStake(page, '300');
    await placeButton(page).click();
    await expect(page.getByText(/^Placed: /)).toBeVisible({ timeout: 15_000 });
    await bestCell(page, market, 'Back', market.runners[1]?.name ?? '').click();
    await expect(stakeField(page)).toHaveValue('');
    await typeStake(page, '200');
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    expect(page.url()).toBe(address);
    await bestCell(page, market, 'Back', name).click();
    await expect(stakeField(page)).toHaveValue('');
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard/);
    expect(betsSent(house)).toHaveLength(1);
  });
});

test('beside the markets the typed stake survives back, forward and reload, at the price that is on offer then', async ({ page, house }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { market, name } = await arrive(page, house);
  await bestCell(page, market, 'Back', name).click();
  await typeStake(page, '750');
  await page.reload();
  await expect(stakeField(page)).toHaveValue('750');
  await page.getByRole('banner').getByRole('link', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(/\/deposit/);
  await holdPrices(house.exchange, market, prices('1.90'));
  await page.goBack();
  await expect(stakeField(page)).toHaveValue('750');
  await expect(placeButton(page)).toHaveText('Place back bet · 750 @ 1.90');
  await page.goForward();
  await expect(page).toHaveURL(/\/deposit/);
  await page.goBack();
  await expect(stakeField(page)).toHaveValue('750');
});
