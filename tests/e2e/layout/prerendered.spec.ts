import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts';
import { SCREEN } from '../support/prerendered-screen.ts';

const readBoxes = (page: Page, within: string) =>
  page.locator(within).evaluate((root) =>
    Array.from(root.querySelectorAll('h1, label, input, button, a, form, p'), (each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return `${each.tagName} ${[x, y, width, height].map((size) => size.toFixed(1)).join(' ')}`;
    }),
  );

test.describe('prerendered page before the app starts', () => {
  const pages = [
    ['Login', 'Sign in'],
    ['Register', 'Register'],
  ] as const;
  for (const [width, [address, title]] of [360, 1280].flatMap((each) => pages.map((page) => [each, page] as const))) {
    test(`the prerendered page of ${address} has the layout of the page at ${width} px`, async ({
      page,
      testServer,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await recordLayoutShifts(page);
      const releaseScripts = await holdRequests(page, /\/assets\/react-/);
      await page.goto(`${testServer.url}/Users/${address}`, { waitUntil: 'commit' });
      const frame = page.locator(SCREEN);
      await expect(frame.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(frame.getByText('LOGO'), 'the app may have a picture in its place').toBeHidden();
      await page.keyboard.press('Tab');
      await expect(frame.getByLabel('Username'), 'the keyboard finds the first field').toBeFocused();
      const before = await readBoxes(page, `${SCREEN} main`);
      await releaseScripts();
      await expect(page.getByLabel('Username')).toBeEditable();
      await expect(frame).toHaveCount(0);
      expect(await readBoxes(page, '#app main')).toEqual(before);
      expect(await readLayoutShifts(page)).toEqual([]);
    });
  }

  test('the prerendered page shows the header and phone bar in the chosen theme to a signed-in bettor', async ({
    page,
    testServer,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await testServer.signIn(page);
    await page.evaluate(() => localStorage.setItem('theme@1', 'dark'));
    const releaseScripts = await holdRequests(page, /\/assets\/react-/);
    await page.goto(`${testServer.url}/deposit`, { waitUntil: 'commit' });
    const frame = page.locator(SCREEN);
    await expect(frame.getByText('My Bets')).toBeVisible();
    const place = () => frame.or(page.locator('#app')).getByText('My Bets').first().boundingBox();
    const before = await place();
    expect(
      await page.evaluate(
        () => getComputedStyle(document.body).colorScheme || getComputedStyle(document.documentElement).colorScheme,
      ),
    ).toContain('dark');
    await releaseScripts();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame).toHaveCount(0);
    expect(await place()).toEqual(before);
  });

  test('the prerendered page offers Load again when the app fails to load', async ({ page, testServer }) => {
    await page.route(/\/assets\/app-/, (route) => route.abort());
    await page.goto(`${testServer.url}/Users/Login`, { waitUntil: 'commit' });
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    await page.unroute(/\/assets\/app-/);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByLabel('Username')).toBeEditable();
  });
});
