import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts';

/** Lets the first request to an endpoint pass and never responds to a later one, so prices can come from it alone. */
async function respondOnce(page: Page, endpoint: RegExp): Promise<void> {
  let hasPassed = false;
  await page.route(endpoint, async (route) => {
    if (hasPassed) return;
    hasPassed = true;
    await route.continue();
  });
}

/** Holds the app's main file back until the returned function is called. */
async function delayApp(page: Page) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/react-/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const findFirstPrice = (page: Page) => page.getByRole('button', { name: /^Back .* at .* available/ }).first();

test.describe('first prices', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the dashboard shows the prices that it requested while the app was loading', async ({ page, testServer }) => {
    await testServer.signIn(page);
    // The page that signed in polls too.
    await page.goto('about:blank');
    await respondOnce(page, /homeMatchesV2/);
    const releaseApp = await delayApp(page);
    const response = page.waitForResponse(/homeMatchesV2/);
    await page.goto(`${testServer.url}/dashboard`, { waitUntil: 'commit' });
    await response;
    await expect(page.locator('#app')).toBeEmpty();
    releaseApp();
    await expect(findFirstPrice(page)).toBeEnabled();
  });

  test('the first render of the dashboard has the prices that arrived before the app', async ({ page, testServer }) => {
    await testServer.signIn(page);
    await page.goto('about:blank');
    const releaseApp = await delayApp(page);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const app = document.querySelector('#app');
        if (app === null || app.childElementCount === 0) return;
        observer.disconnect();
        app.setAttribute('data-first-prices', String(app.querySelectorAll('button[data-cell]').length));
      }).observe(document, { childList: true, subtree: true });
    });
    const response = page.waitForResponse(/homeMatchesV2/);
    await page.goto(`${testServer.url}/dashboard`, { waitUntil: 'commit' });
    await (await response).finished();
    releaseApp();
    await expect(findFirstPrice(page)).toBeEnabled();
    await expect(page.locator('#app')).not.toHaveAttribute('data-first-prices', '0');
  });

  test('a match page shows the prices that it requested while the app was loading', async ({ page, testServer }) => {
    await testServer.signIn(page);
    const href = await page.getByRole('main').locator('a[href^="/details/4/"]').first().getAttribute('href');
    await page.goto('about:blank');
    await respondOnce(page, /matchDetails/);
    const releaseApp = await delayApp(page);
    const response = page.waitForResponse(/matchDetails/);
    await page.goto(`${testServer.url}${href ?? ''}`, { waitUntil: 'commit' });
    await response;
    releaseApp();
    await expect(findFirstPrice(page)).toBeEnabled();
  });

  test('the dashboard shows prices when its early request fails', async ({ page, testServer }) => {
    await testServer.signIn(page);
    let refused = 0;
    await page.route(/homeMatchesV2/, (route) => {
      refused += 1;
      return refused === 1 ? route.abort() : route.continue();
    });
    await page.goto(`${testServer.url}/dashboard`);
    await expect(findFirstPrice(page)).toBeEnabled();
    expect(refused).toBeGreaterThan(1);
  });

  test('a visitor without a session sends no early request', async ({ page, testServer }) => {
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(request.url()));
    await page.goto(`${testServer.url}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(requests.filter((url) => url.includes('homeMatchesV2'))).toEqual([]);
  });
});

test.describe('first prices on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the side menu stays in place when its sports arrive, without a request of its own', async ({
    page,
    testServer,
  }) => {
    await testServer.signIn(page);
    await page.goto('about:blank');
    await respondOnce(page, /homeMatchesV2/);
    await recordLayoutShifts(page);
    await page.goto(`${testServer.url}/dashboard`);
    await expect(findFirstPrice(page)).toBeEnabled();
    const menu = page.getByRole('navigation', { name: 'Sports and competitions' });
    await expect(menu.getByRole('link', { name: /^Cricket/ })).toBeVisible();
    const shifts = await readLayoutShifts(page);
    expect(shifts.filter((shift) => shift.includes('Racing'))).toEqual([]);
  });
});
