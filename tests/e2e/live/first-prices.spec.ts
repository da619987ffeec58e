import type { Page } from '@playwright/test';
import { EVENING, expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts';

/**
 * Lets the first request to an endpoint pass and never responds to a later one, so prices can come from it alone.
 * Returns a function that lets it pass.
 */
async function holdFirstRequest(page: Page, endpoint: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let isFirst = true;
  await page.route(endpoint, async (route) => {
    if (!isFirst) return;
    isFirst = false;
    await released;
    await route.continue();
  });
  return release;
}

/** Lets only the first request to an endpoint pass. */
const respondOnce = async (page: Page, endpoint: RegExp): Promise<void> => (await holdFirstRequest(page, endpoint))();

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

  test('a match requests prices, drawing and styles before the main script arrives', async ({ page, testServer }) => {
    await testServer.signIn(page);
    const href = await page.getByRole('main').locator('a[href^="/details/4/"]').first().getAttribute('href');
    await page.goto('about:blank');
    const releaseMain = await holdRequests(page, /\/assets\/index-[^/]+\.js$/);
    const requests = [/matchDetails/, /first-match-/, /match-rows-/, /first-prices-/, /prerendered-match-.*\.css/].map(
      (address) => page.waitForRequest(address),
    );
    await page.goto(`${testServer.url}${href ?? ''}`, { waitUntil: 'commit' });
    await Promise.all(requests);
    await releaseMain();
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

  for (const [name, hasResponse, waitMs] of [
    ['the first prices are drawn', true, 100],
    ['the response takes too long', false, 600],
  ] as const)
    test(`the browser requests the app when ${name}, and not before`, async ({ page, testServer }) => {
      await testServer.signIn(page);
      await page.goto('about:blank');
      await page.clock.install({ time: EVENING });
      await page.clock.pauseAt(EVENING + 60_000);
      const releasePrices = await holdRequests(page, /homeMatchesV2/);
      const requests: string[] = [];
      page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
      const countRequests = (path: RegExp) => requests.filter((each) => path.test(each)).length;
      const prices = page.waitForRequest(/homeMatchesV2/);
      await page.goto(`${testServer.url}/dashboard`);
      await prices;
      await page.clock.runFor(waitMs - 50);
      expect(countRequests(/assets\/app-/)).toBe(0);
      expect(countRequests(/config\.json/)).toBe(1);
      if (hasResponse) {
        await releasePrices();
        await expect(page.locator('#prerendered [data-cell]:visible').first()).toBeVisible();
      }
      await page.clock.runFor(hasResponse ? waitMs : 50);
      await expect.poll(() => countRequests(/assets\/app-/)).toBe(1);
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

  test('the side menu has its sports before the matches, and their counts without a request of its own', async ({
    page,
    testServer,
  }) => {
    await testServer.signIn(page);
    await page.goto('about:blank');
    const releaseMatches = await holdFirstRequest(page, /homeMatchesV2/);
    await recordLayoutShifts(page);
    await page.goto(`${testServer.url}/dashboard`);
    const cricket = page
      .getByRole('navigation', { name: 'Sports and competitions' })
      .getByRole('link', { name: /^Cricket/ });
    await expect(cricket).toHaveText('Cricket');
    releaseMatches();
    await expect(cricket).toHaveText(/^Cricket\d+$/);
    const shifts = await readLayoutShifts(page);
    expect(shifts.filter((shift) => shift.includes('Racing'))).toEqual([]);
  });
});
