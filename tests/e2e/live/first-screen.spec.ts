import type { Page } from '@playwright/test';
import {
  findEarlyPrice,
  holdApp,
  openWithoutApp,
  pressEarlyPrice,
  pressOutdatedPrice,
  readBoxes,
  waitForApp,
  waitForLockedPrices,
  waitForSlip,
} from '../support/first-screen.ts';
import { EVENING, expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { SCREEN } from '../support/prerendered-screen.ts';

/** Opens the dashboard without the app. */
const openDashboard = (page: Page, url: string) => openWithoutApp(page, `${url}/dashboard`);

/** Reads the accessibility tree of the header of the list and of its first four rows. */
async function readTree(page: Page, within: string): Promise<string> {
  const main = page.locator(within).getByRole('main');
  const rows = await main.locator('li:has(a[href^="/details/"])').all();
  const trees = await Promise.all(
    [main.getByRole('navigation'), main.locator('h1'), ...rows.slice(0, 4)].map((part) => part.ariaSnapshot()),
  );
  return trees.join('\n');
}

const readFirstBoxes = async (page: Page, within: string) =>
  (await readBoxes(page, within, 'h1, h2, a, button')).slice(0, 30);

test.describe('prices of the dashboard before the app has loaded', () => {
  test.use({ clock: 'stopped' });

  for (const width of [360, 768, 1280])
    test(`have the text, names and places that the app gives them at ${width} px`, async ({ page, testServer }) => {
      await page.setViewportSize({ width, height: 800 });
      await testServer.signIn(page);
      // Scores and trends come after the first prices.
      await holdRequests(page, /match-extras/);
      const releaseApp = await openDashboard(page, testServer.url);
      const [tree, boxes] = [await readTree(page, SCREEN), await readFirstBoxes(page, SCREEN)];
      await releaseApp();
      await waitForApp(page);
      expect(tree).toContain('best price');
      expect(await readTree(page, '#app')).toBe(tree);
      expect(await readFirstBoxes(page, '#app')).toEqual(boxes);
    });

  test('are drawn with the font that the browser has stored', async ({ page, testServer }) => {
    await testServer.signIn(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('font@1'))).toBe('loaded');
    await openDashboard(page, testServer.url);
    await expect(page.locator('head link[rel="preload"][as="font"]')).toHaveCount(1);
    // A second request would mean that the style sheet does not take what the link has loaded.
    const count = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length;
    expect(await page.evaluate(count)).toBe(1);
    expect(await page.evaluate(() => document.fonts.check("1em 'Inter Variable'"))).toBe(true);
  });

  test('open the slip once the app has loaded when the bettor presses one', async ({ page, testServer }) => {
    await testServer.signIn(page);
    const releaseApp = await openDashboard(page, testServer.url);
    const pressed = await pressEarlyPrice(page);
    await releaseApp();
    await waitForSlip(page, pressed);
  });

  test('are not selected when the bettor takes the press back', async ({ page, testServer }) => {
    await testServer.signIn(page);
    const releaseApp = await openDashboard(page, testServer.url);
    await findEarlyPrice(page).click();
    await findEarlyPrice(page).click();
    await releaseApp();
    await waitForApp(page);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('are not selected when the app shows another price', async ({ page, testServer }) => {
    await testServer.signIn(page);
    const releaseApp = await openDashboard(page, testServer.url);
    await pressOutdatedPrice(page, releaseApp);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('keep the focus of the keyboard', async ({ page, testServer }) => {
    await testServer.signIn(page);
    const releaseApp = await openDashboard(page, testServer.url);
    await findEarlyPrice(page).focus();
    const name = await findEarlyPrice(page).getAttribute('aria-label');
    await releaseApp();
    await expect(page.locator('#app').getByRole('button', { name: name ?? '', exact: true })).toBeFocused();
  });

  test('open a match in the app when the bettor presses its name', async ({ page, testServer }) => {
    await testServer.signIn(page);
    const releaseApp = await openDashboard(page, testServer.url);
    const link = page.locator(`${SCREEN} a[href^="/details/"]`).first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await releaseApp();
    await expect(page).toHaveURL(`${testServer.url}${href}`);
  });

  test('are locked and grey after six seconds without the app', async ({ page, testServer }) => {
    await testServer.signIn(page);
    await page.clock.install({ time: EVENING });
    await openDashboard(page, testServer.url);
    await page.clock.runFor(6000);
    await waitForLockedPrices(page);
  });

  for (const [name, response] of [
    ['refused', { status: false, msg: 'Closed for maintenance' }],
    ['outside the contract', { status: true, data: [{ match_id: {} }] }],
    ['empty', { status: true, data: [] }],
  ] as const)
    test(`are not drawn when the response is ${name}`, async ({ page, testServer }) => {
      await testServer.signIn(page);
      await page.route(/homeMatchesV2/, (route) => route.fulfill({ json: response }));
      const received = page.waitForResponse(/homeMatchesV2/);
      const releaseApp = await holdApp(page);
      await page.goto(`${testServer.url}/dashboard`, { waitUntil: 'commit' });
      await received;
      await expect(page.locator(`${SCREEN} [data-cell]`)).toHaveCount(0);
      await releaseApp();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    });

  test('show hostile names as text', async ({ page, testServer }) => {
    await testServer.signIn(page);
    await page.route(/homeMatchesV2/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({
        response,
        body: body.replaceAll(/"match_name":"/g, '"match_name":"<img src=x onerror=alert(1)>'),
      });
    });
    await openDashboard(page, testServer.url);
    await expect(page.locator(`${SCREEN} a[href^="/details/"]`).first()).toContainText('<img src=x onerror=alert(1)>');
    await expect(page.locator(`${SCREEN} img`)).toHaveCount(0);
  });
});
