import type { Page } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { openMatch, signInToMatch } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts';
import { trackLoading } from '../support/wait-until-loaded.ts';

test.setTimeout(120_000);

const sizes = [
  { width: 360, height: 760 },
  { width: 1280, height: 860 },
];
/** Distinct figures to see before the check ends. */
const MIN_SEEN = { prices: 20, cashOut: 2 };

/**
 * Rows keep their height and order while prices move (docs/requirements.md#9-live-prices, rule 6), and so do the
 * figures of a bet.
 */
test('the layout stays stable while prices and cash-out figures move at 360 and 1280 px', async ({
  page,
  context,
  testServer,
}) => {
  const market = findCricketMarket(testServer.exchange);
  await testServer.signIn(page);
  const user = await page.evaluate(() => localStorage.getItem('userid') ?? '');
  await testServer.exchange.betting.place(user, {
    marketId: market.marketId,
    runnerId: market.runners[0]?.runnerId ?? 0,
    side: 'back',
    price: odds(101),
    stake: units(500),
  });
  const pages = [page, await context.newPage()];
  const readPrices = (each: Page) => each.getByRole('grid', { name: `Prices of ${market.name}` }).textContent();
  const cashOut = (each: Page) =>
    each
      .getByRole('button', { name: /^Cash out/ })
      .first()
      .textContent();
  const shiftsBefore: number[] = [];
  for (const [index, each] of pages.entries()) {
    const waitUntilLoaded = trackLoading(each);
    await recordLayoutShifts(each);
    await each.setViewportSize(sizes[index] ?? { width: 1280, height: 860 });
    await openMatch(each, testServer, market);
    await expect(each.getByRole('button', { name: /^Cash out/ }).first()).toBeVisible();
    await waitUntilLoaded();
    shiftsBefore.push((await readLayoutShifts(each)).length);
  }
  const texts = pages.map(() => ({ prices: new Set<string | null>(), cashOut: new Set<string | null>() }));
  const observe = async () => {
    for (const [index, each] of pages.entries()) {
      texts[index]?.prices.add(await readPrices(each));
      texts[index]?.cashOut.add(await cashOut(each));
    }
    return texts.every((each) => each.prices.size >= MIN_SEEN.prices && each.cashOut.size >= MIN_SEEN.cashOut);
  };
  await expect.poll(observe, { message: 'prices and cash-out figures move', timeout: 90_000 }).toBe(true);
  for (const [index, each] of pages.entries())
    expect((await readLayoutShifts(each)).slice(shiftsBefore[index]), `at ${sizes[index]?.width} px`).toEqual([]);
});

test('the dashboard has its rows at once after Back, and nothing moves when its prices arrive', async ({
  page,
  testServer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await testServer.signIn(page);
  const rows = page.getByRole('main').locator('a[href^="/details/"]');
  await rows.nth(5).click();
  await expect(page.getByRole('main').getByRole('grid').first()).toBeVisible();
  const release = await holdRequests(page, /homeMatchesV2/);
  await page.goBack();
  const featured = page.getByRole('region').filter({ has: page.getByText('Live', { exact: true }) });
  await expect(featured.first()).toBeVisible();
  await expect(rows.nth(3)).toBeVisible();
  const readTops = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main nav, main li')].map((each) => each.getBoundingClientRect().y),
    );
  await expect.poll(async () => (await readTops()).length).toBeGreaterThan(60);
  const before = await readTops();
  await release();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Back .* at / })
      .first(),
  ).toBeVisible();
  expect((await readTops()).slice(0, 30)).toEqual(before.slice(0, 30));
});

test('a market turns grey and locks only while its responses stop', async ({ page, testServer, socket }) => {
  test.skip(socket, 'a stream brings prices whether requests get a response or not');
  const market = findCricketMarket(testServer.exchange);
  await signInToMatch(page, testServer, market);
  await page
    .getByRole('button', { name: /^Back .* at / })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Stake' }).fill('500');
  testServer.server.faults.applyToAll('match/matchDetails', { status: 500, body: '<h1>oh no</h1>' });
  await expect(page.getByText('Prices delayed').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Waiting for fresh prices' })).toBeVisible();
  testServer.server.faults.clear();
  await expect(page.getByText('Prices delayed')).toHaveCount(0, { timeout: 20_000 });
});

test('hostile names are rendered as text', async ({ page, testServer }) => {
  const hostile = '<img src=x onerror=alert(1)>';
  const market = findCricketMarket(testServer.exchange);
  await testServer.exchange.operator.setMarket(market.marketId, { news: hostile });
  page.on('dialog', () => expect(true, 'a dialog opened').toBe(false));
  await signInToMatch(page, testServer, market);
  await expect(page.getByText(hostile, { exact: true })).toBeVisible();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});
