import type { Locator, Page } from '@playwright/test';
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
import { createFixedLine, findFancyLine, openLinePage, runCell } from '../support/fancy.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { waitForLastPrices } from '../support/last-prices.ts';

test.use({ serviceWorkers: 'allow' });

const findPrices = (page: Page) => page.getByRole('main').locator('[data-cell]');
const findOpenPrices = (page: Page) =>
  page.getByRole('main').locator('[data-cell]:not([aria-disabled="true"], :disabled)');
const findNotice = (page: Page) =>
  page.getByText(/^You are offline\. These prices are from \d\d \w{3} \d{4}, \d\d:\d\d:\d\d\.$/);

/** Signs in, waits for the worker, and for the stored prices of the dashboard. */
async function visit(page: Page, url: string) {
  await signIn(page, url, 'demo');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${url}/dashboard`);
  await expect(findOpenPrices(page).first()).toBeVisible();
  await waitForLastPrices(page, 'home');
}

/** Expects prices that are dated, grey and locked. `best`: one of them. Cells off screen follow when they are shown. */
async function expectLastPrices(page: Page, best: Locator) {
  await expect(findNotice(page)).toBeVisible({ timeout: 20_000 });
  await expect(best).toBeVisible();
  await expect(best).toBeDisabled({ timeout: 20_000 });
  await expect(page.locator('main [data-freshness="stale"]').first()).toBeVisible();
}

test.describe('without a network', () => {
  test('the dashboard starts with its last prices, dated and locked, and continues when the network returns', async ({
    page,
    context,
    testServer,
  }) => {
    await visit(page, testServer.url);
    const name = await page.locator('main a[href^="/details/"]').first().textContent();
    await context.setOffline(true);
    await expectLastPrices(page, findPrices(page).first());
    await page.goto(`${testServer.url}/dashboard`);
    await expectLastPrices(page, findPrices(page).first());
    await expect(page.locator('main a[href^="/details/"]').first()).toHaveText(name ?? '');
    await context.setOffline(false);
    await expect(findOpenPrices(page).first()).toBeVisible();
    await expect(page.getByText('You are offline')).toHaveCount(0);
  });

  test('a match starts with its last prices and the typed stake, and takes the bet when the network returns', async ({
    page,
    context,
    testServer,
  }) => {
    const market = findCricketMarket(testServer.exchange);
    await fixPrices(testServer.exchange, market, evenPrices);
    await visit(page, testServer.url);
    await openMatch(page, testServer, market);
    const runner = market.runners[0]?.name ?? '';
    const best = findBestCell(page, market, 'Back', runner);
    await fillSlip(page, market, 'Back', runner, '500');
    await waitForLastPrices(page, `match ${market.matchId}`);
    await context.setOffline(true);
    await expectLastPrices(page, best);
    await page.reload();
    await expectLastPrices(page, best);
    await expect(best).toContainText('1.98');
    await expect(findStakeField(page)).toHaveValue('500');
    await expect(findPlaceButton(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(findPlaceButton(page)).toBeEnabled();
    await expect(findStakeField(page)).toHaveValue('500');
  });

  test('a match shows its last session lines, and locks them until the network returns', async ({
    page,
    context,
    testServer,
  }) => {
    const line = findFancyLine(testServer.exchange);
    await testServer.exchange.operator.setFancy(line.fancyId, { line: createFixedLine(148) });
    await visit(page, testServer.url);
    await openLinePage(page, testServer, line);
    const cell = runCell(page, line, 'yes', 148, 100);
    await expect(cell).toBeEnabled();
    await waitForLastPrices(page, `match ${line.matchId}`);
    await waitForLastPrices(page, `fancies ${line.matchId}`);
    await context.setOffline(true);
    await page.reload();
    await expectLastPrices(page, cell);
    await context.setOffline(false);
    await expect(cell).toBeEnabled({ timeout: 20_000 });
  });

  test('lists of bets say that the bettor is offline, and are read when the network returns', async ({
    page,
    context,
    testServer,
  }) => {
    await visit(page, testServer.url);
    await context.setOffline(true);
    for (const path of ['/dashboard', '/bethistory']) {
      await page.goto(`${testServer.url}${path}`);
      await expect(page.getByText('Your bets appear when the connection returns.')).toBeVisible();
      await expect(page.getByRole('group', { name: 'Loading bets' })).toHaveCount(0);
    }
    await context.setOffline(false);
    await expect(page.getByText('Bets that still wait for a result are listed here.')).toBeVisible();
    await expect(page.getByRole('banner').getByText('50,000.00')).toBeVisible();
  });

  test('the app shows no prices when the stored ones are broken', async ({ page, context, testServer }) => {
    await visit(page, testServer.url);
    await page.evaluate(async () => {
      const cache = await caches.open('last-prices');
      const [entry] = await cache.keys();
      if (entry !== undefined)
        await cache.put(
          entry,
          new Response('{"status":true,"data":[{"match_id":{}}]}', {
            headers: { 'x-received-at': String(Date.now()) },
          }),
        );
    });
    await context.setOffline(true);
    await page.goto(`${testServer.url}/dashboard`);
    await expect(page.getByText('You are offline.', { exact: true })).toBeVisible();
    await expect(page.getByText('The matches could not be loaded')).toBeVisible();
    await expect(findPrices(page)).toHaveCount(0);
  });

  test('the stored prices are gone after the sign-out', async ({ page, testServer }) => {
    await visit(page, testServer.url);
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.has('last-prices'))).toBe(false);
  });
});
