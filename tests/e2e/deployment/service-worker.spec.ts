import type { Page } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import {
  evenPrices,
  fillSlip,
  findBestCell,
  findPlaceButton,
  findStakeField,
  fixPrices,
  openMatch,
} from '../support/bet-slip.ts';
import { test } from '../support/deployment-test.ts';
import { expect, signIn } from '../support/fixtures.ts';
import { waitForLastPrices } from '../support/last-prices.ts';
import { waitForReplacement } from '../support/prerendered-screen.ts';
import { findNewVersion, waitForWorker } from '../support/service-worker.ts';
import { trackLoading } from '../support/wait-until-loaded.ts';

test.use({ serviceWorkers: 'allow' });

const findPrices = (page: Page) => page.getByRole('button', { name: /^Back .* available$/ });
const findUpdateButton = (page: Page) => page.getByRole('button', { name: 'Load new version' });
async function openNews(page: Page) {
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
}
const countNextScripts = (page: Page) => page.locator('script[src*="/index-"][src*=".next.js"]').count();

test.describe('service worker', () => {
  test('the app starts without a network after the first visit, and never with a cached call', async ({
    page,
    deployments,
  }) => {
    await signIn(page, deployments.url, 'demo');
    await waitForWorker(page, 'service-worker.js');
    await page.reload();
    await expect(findPrices(page).first()).toBeVisible();
    await waitForLastPrices(page, 'home');
    deployments.setDown(true);
    await page.goto(`${deployments.url}/dashboard`);
    await expect(page.getByText('The exchange cannot be reached. Check your connection.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Back .* available$/, disabled: false })).toHaveCount(0);
    const cached = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached).toContain('/index.html');
    expect(cached.filter((path) => path.startsWith('/api/'))).toEqual([]);
    // The app may have read the prices again before the key arrives. The key then presses nothing.
    await page.getByRole('button', { name: 'Try again' }).focus();
    deployments.setDown(false);
    await page.keyboard.press('Enter');
    await expect(findPrices(page).first()).toBeVisible();
  });

  test('a match locks and dates its prices without a network, and keeps the typed stake across a reload', async ({
    page,
    testServer,
    deployments,
  }) => {
    const market = findCricketMarket(testServer.exchange);
    await fixPrices(testServer.exchange, market, evenPrices);
    await signIn(page, deployments.url, 'demo');
    await openMatch(page, deployments, market);
    await waitForWorker(page, 'service-worker.js');
    const runner = market.runners[0]?.name ?? '';
    const best = findBestCell(page, market, 'Back', runner);
    await fillSlip(page, market, 'Back', runner, '500');
    await waitForLastPrices(page, `match ${market.matchId}`);
    deployments.setDown(true);
    await expect(best).toBeDisabled({ timeout: 20_000 });
    await expect(best).toContainText('1.98');
    await expect(page.getByText(/^Prices \d+ s ago/).first()).toBeVisible();
    await expect(findPlaceButton(page)).toHaveCount(0);
    await page.reload();
    await expect(best).toContainText('1.98', { timeout: 20_000 });
    await expect(best).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Connection: Delayed' })).toBeVisible();
    deployments.setDown(false);
    await expect(findPlaceButton(page)).toBeEnabled({ timeout: 30_000 });
    await expect(findStakeField(page)).toHaveValue('500');
    expect(testServer.server.log.filter(({ path }) => path === 'bet/saveBet')).toEqual([]);
  });

  test('a new version waits while a bet is under way, and loads when the bettor presses', async ({
    page,
    context,
    testServer,
    deployments,
  }) => {
    const market = findCricketMarket(testServer.exchange);
    await fixPrices(testServer.exchange, market, evenPrices);
    await signIn(page, deployments.url, 'demo');
    await openMatch(page, deployments, market);
    await waitForWorker(page, 'service-worker.js');
    const otherTab = await context.newPage();
    await otherTab.goto(`${deployments.url}/dashboard`);
    await expect(otherTab.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await fillSlip(page, market, 'Back', market.runners[0]?.name ?? '', '500');
    await deployments.deployNextVersion();
    await findNewVersion(page);
    // The chunk of the notice has arrived when its live region has.
    const region = page.getByRole('region', { name: 'News and session time' }).getByRole('status');
    await expect(region).toBeAttached();
    await expect(findUpdateButton(page)).toHaveCount(0);
    await expect(findStakeField(page)).toHaveValue('500');

    const release = deployments.holdResponses('bet/saveBet');
    await findPlaceButton(page).click();
    await expect(page.getByText(/^Held: Back/)).toBeVisible();
    await expect(findUpdateButton(page)).toHaveCount(0);
    release();
    await expect(page.getByText(/^Placed: Back/).first()).toBeVisible();
    await expect(findUpdateButton(page)).toBeVisible();

    // The server has no file of the old version any more.
    await openNews(page);
    expect(await countNextScripts(page)).toBe(0);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe('installed');

    await findUpdateButton(page).click();
    await expect.poll(() => countNextScripts(page).catch(() => 0)).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect(findUpdateButton(page)).toHaveCount(0);
    await openNews(otherTab);
    expect(await countNextScripts(otherTab)).toBe(0);
  });

  test('a bettor moves from the demo to the production build at the same address, and back', async ({
    page,
    deployments,
  }) => {
    await deployments.deployDemo();
    const waitUntilLoaded = trackLoading(page);
    await page.goto(`${deployments.url}/Users/Login`);
    await waitForReplacement(page);
    await waitForWorker(page, 'mockServiceWorker.js');
    // A call without a response when the page closes would keep the demo's worker active for five minutes.
    await waitUntilLoaded();
    deployments.deployProduction();
    await page.goto(`${deployments.url}/Users/Login`);
    await waitForWorker(page, 'service-worker.js');
    await signIn(page, deployments.url, 'demo');
    await deployments.deployDemo();
    await page.evaluate(() => Reflect.get(window, 'localStorage').clear());
    await page.reload();
    await waitForWorker(page, 'mockServiceWorker.js');
    await signIn(page, deployments.url, 'demo');
    await expect(page.getByRole('button', { name: /^(Back|Lay) .* available$/ }).first()).toBeVisible();
  });

  test('the worker removes itself and its caches when the operator replaces it', async ({ page, deployments }) => {
    await page.goto(`${deployments.url}/Users/Login`);
    await waitForWorker(page, 'service-worker.js');
    const worker = new URL('../../../deploy/remove-service-worker.js', import.meta.url).pathname;
    deployments.deploy({ worker });
    await findNewVersion(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  });
});
