import type { Page } from '@playwright/test';
import { EVENING, expect, test } from '../support/fixtures.ts';

test.use({ clock: 'stopped' });

/** Gives the page the server's clock. Returns the markets whose past prices the page requests. */
async function collectHistoryCalls(page: Page): Promise<readonly string[]> {
  const markets: string[] = [];
  await page.clock.install({ time: EVENING });
  page.on('request', (request) => {
    if (request.url().includes('market/priceHistory'))
      markets.push((request.postDataJSON() as { market_id: string }).market_id);
  });
  return markets;
}

const isInWindow = (row: Element) => row.getBoundingClientRect().top < window.innerHeight;

test('rows on screen begin their trend an hour ago, each with one call', async ({ page, testServer }) => {
  await page.setViewportSize({ width: 1600, height: 600 });
  const markets = await collectHistoryCalls(page);
  await testServer.signIn(page);
  const rows = page.locator('#app li[data-in-play]');
  const trends = page.getByRole('img', { name: /^Chance of .+: \d+ %, now \d+ %$/ });
  await expect(trends.first()).toBeVisible();
  const visible = (await Promise.all((await rows.all()).map((row) => row.evaluate(isInWindow)))).filter(Boolean).length;
  await expect(trends).toHaveCount(visible);
  expect(visible).toBeLessThan(await rows.count());
  expect(markets).toHaveLength(visible);
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(() => markets.length).toBeGreaterThan(visible);
  await rows.first().scrollIntoViewIfNeeded();
  await expect(trends.first()).toBeInViewport();
  expect(new Set(markets).size).toBe(markets.length);
});

test('a narrow row asks for no past prices', async ({ page, testServer }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const markets = await collectHistoryCalls(page);
  const scores = page.waitForResponse(/match\/score/);
  await testServer.signIn(page);
  await (await scores).finished();
  await expect(page.locator('#app li[data-in-play]').first()).toBeVisible();
  expect(markets).toEqual([]);
});
