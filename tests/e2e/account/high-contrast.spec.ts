import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const readInk = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);
const [BLACK, DARK_THEME_INK] = ['rgb(0, 0, 0)', 'rgb(232, 238, 246)'];

test('the page follows a system that asks for more contrast, until the bettor chooses a theme', async ({
  page,
  testServer,
}) => {
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 860 });
  await testServer.signIn(page);
  expect(await readInk(page)).toBe(BLACK);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  expect(await readInk(page)).toBe(DARK_THEME_INK);
});

test('high contrast is kept for the next visit, and applies from the first paint', async ({ page, testServer }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 860 });
  await testServer.signIn(page);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'High contrast', exact: true }).click();
  expect(await readInk(page)).toBe(BLACK);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readInk(page)).toBe(BLACK);
});
