import { cricketMarket, openMatch } from './betting.ts';
import { expect, test } from './journey.ts';

test.setTimeout(120_000);

/** Rule 5 of live prices: rows keep their height and order while prices move. */
for (const { seconds, ...size } of [{ width: 360, height: 760, seconds: 20 }, { width: 1280, height: 860, seconds: 60 }]) {
  test(`prices move and nothing else does, at ${size.width} px`, async ({ page, house }) => {
    await page.setViewportSize(size);
    const market = cricketMarket(house.exchange);
    await house.signIn(page);
    await openMatch(page, house, market);
    await page.waitForTimeout(1_500);
    await page.evaluate(() => {
      Reflect.set(window, '__shifts', []);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as unknown as { value: number; sources: { node: Element | null }[] };
          (Reflect.get(window, '__shifts') as string[]).push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`);
        }
      }).observe({ type: 'layout-shift' });
    });
    const prices = () => page.getByRole('grid', { name: `Prices of ${market.name}` }).textContent();
    const seen = new Set<string | null>();
    for (let second = 0; second < seconds; second += 1) {
      seen.add(await prices());
      await page.waitForTimeout(1_000);
    }
    expect(seen.size, 'prices did move').toBeGreaterThan(3);
    expect(await page.evaluate(() => Reflect.get(window, '__shifts') as string[])).toEqual([]);
  });
}

test('a market that stops answering is greyed and locked, and wakes again', async ({ page, house }) => {
  const market = cricketMarket(house.exchange);
  await house.signIn(page);
  await openMatch(page, house, market);
  await page.getByRole('button', { name: /^Back .* at / }).first().click();
  await page.getByRole('textbox', { name: 'Stake' }).fill('500');
  house.server.faults.always('match/matchDetails', { status: 500, body: '<h1>oh no</h1>' });
  await expect(page.getByText('Prices delayed').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Waiting for fresh prices' })).toBeVisible();
  house.server.faults.clear();
  await expect(page.getByText('Prices delayed')).toHaveCount(0, { timeout: 20_000 });
});

test('hostile names are text and nothing more', async ({ page, house }) => {
  const hostile = '<img src=x onerror=alert(1)>';
  const market = cricketMarket(house.exchange);
  await house.exchange.operator.setMarket(market.marketId, { news: hostile });
  page.on('dialog', () => expect(true, 'a dialog opened').toBe(false));
  await house.signIn(page);
  await openMatch(page, house, market);
  await page.waitForTimeout(1_500);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});
