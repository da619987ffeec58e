import type { Locator } from '@playwright/test';
import { units } from '#shared/domain/money/money.ts';
import { findBestCell, findPlaceButton, findStakeField, openCricketMatch, openSlip } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';

/** Tells whether two parts of the page overlap on screen. */
async function isOverlapping(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('both parts must be on screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const size of [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
]) {
  test(`a toast leaves the slip's title and close button uncovered at ${size.width} px`, async ({
    page,
    testServer,
  }) => {
    await page.setViewportSize(size);
    const { market } = await openSlip(page, testServer, '500');
    await testServer.exchange.operator.setMarket(market.marketId, { limits: { minStake: units(900) } });
    await findPlaceButton(page).click();
    const message = page.locator('.Toastify__toast');
    await expect(message).toContainText('Market min stack is 900', { timeout: 15_000 });
    const sheet = page.getByRole('dialog', { name: 'Bet slip' });
    await expect
      .poll(() => isOverlapping(message, sheet.getByRole('heading', { name: 'Bet slip' }).first()))
      .toBe(false);
    expect(await isOverlapping(message, sheet.getByRole('button', { name: 'Close', exact: true }).first())).toBe(false);
  });
}

test('a toast leaves balance, exposure and account uncovered on a desktop', async ({ page, testServer }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { market } = await openSlip(page, testServer, '500');
  await testServer.exchange.operator.setMarket(market.marketId, { limits: { minStake: units(900) } });
  await findPlaceButton(page).click();
  const message = page.locator('.Toastify__toast');
  await expect(message).toContainText('Market min stack is 900', { timeout: 15_000 });
  const banner = page.getByRole('banner');
  await expect.poll(() => isOverlapping(message, banner.getByText('Exposure'))).toBe(false);
  expect(await isOverlapping(message, banner.getByRole('button', { name: /^Account of/ }))).toBe(false);
  expect(await isOverlapping(message, banner)).toBe(false);
});

test('Escape closes the slip on a desktop and returns the focus to the price', async ({ page, testServer }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const { market, name } = await openCricketMatch(page, testServer);
  const cell = findBestCell(page, market, 'Back', name);
  await cell.click();
  await expect(findStakeField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(findStakeField(page)).toHaveCount(0);
  await expect(cell).toBeFocused();
});

test('the sign-in form shows one error at a time for a one-time password', async ({ page, testServer }) => {
  await page.goto(`${testServer.url}/Users/Login`);
  await page.getByLabel('Username').fill('twostep');
  await page.getByLabel('Password', { exact: true }).fill('Demo1234');
  await page.getByRole('button', { name: 'Login' }).click();
  const code = page.getByLabel('OTP');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByText(/Invalid OTP/)).toBeVisible();
  await code.fill('12345');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Otp must be of 6 digits')).toBeVisible();
  await expect(page.getByText(/Invalid OTP/)).toHaveCount(0);
});
