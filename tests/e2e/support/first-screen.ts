import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { SCREEN, waitForReplacement } from './prerendered-screen.ts';

/** Holds back the app, so that only the first script can draw. Resolves to the function that releases it. */
export const holdApp = (page: Page) => holdRequests(page, /\/assets\/react-/);

export const findEarlyPrice = (page: Page) =>
  page
    .locator(SCREEN)
    .getByRole('button', { name: /^Back .* available$/ })
    .first();

/** Opens an address without the app, and waits for a price. */
export async function openWithoutApp(page: Page, url: string): Promise<() => Promise<void>> {
  const releaseApp = await holdApp(page);
  await page.goto(url, { waitUntil: 'commit' });
  await expect(findEarlyPrice(page)).toBeVisible();
  return releaseApp;
}

/** Reads text and place of the elements inside `main` that match, in their order. */
export const readBoxes = (page: Page, within: string, selector: string) =>
  page.locator(within).evaluate(
    (root, inMain) =>
      Array.from(root.querySelectorAll(`main :is(${inMain})`), (each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return `${each.textContent} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
    selector,
  );

/** Waits until the app has replaced the screen and shows the balance. */
export async function waitForApp(page: Page): Promise<void> {
  await waitForReplacement(page);
  await expect(page.getByRole('banner').getByText('Balance').first()).toBeVisible();
}

/** Presses the first price, shows another one in its place, and lets the app take over. */
export async function pressOutdatedPrice(page: Page, releaseApp: () => Promise<void>): Promise<void> {
  await findEarlyPrice(page).click();
  await findEarlyPrice(page)
    .locator('b')
    .evaluate((digits) => (digits.textContent = '1.01'));
  await releaseApp();
  await waitForApp(page);
}

/** Presses the first price without the app. Resolves to the runner and the odds of its accessible name. */
export async function pressEarlyPrice(page: Page) {
  const price = findEarlyPrice(page);
  const name = (await price.getAttribute('aria-label')) ?? '';
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  const [, runner = '', odds = ''] = /^Back (.*) at ([\d.]+)/.exec(name) ?? [];
  return { runner, odds };
}

/** Waits until the slip has the price. */
export async function waitForSlip(page: Page, { runner, odds }: { runner: string; odds: string }): Promise<void> {
  const slip = page.getByRole('form', { name: 'Bet slip' });
  await expect(slip).toContainText(runner);
  await expect(slip.getByRole('spinbutton', { name: 'Odds' })).toHaveValue(odds);
}

/** Waits until every price without the app is locked and grey. */
export async function waitForLockedPrices(page: Page): Promise<void> {
  await expect(page.locator(`${SCREEN} [data-cell]:not([aria-disabled])`)).toHaveCount(0);
  await expect(page.locator(`${SCREEN} [data-freshness="stale"]`).first()).toBeVisible();
}
