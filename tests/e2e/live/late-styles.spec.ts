import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { expect, test } from '../support/fixtures.ts';

/** Runs in the page. Records the rules that style sheets receive from now on. */
function recordInsertedRules(): void {
  const rules: string[] = [];
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    rules.push(rule);
    return insertRule.call(this, rule, index);
  };
  Reflect.set(window, '__insertedRules', rules);
}

/**
 * Chromium calculates the style of the whole page again when a style sheet receives `@media`, `@container` or
 * `@keyframes` at its top. With 2,600 elements on a slow phone, each takes about 300 ms.
 */
test('a component that appears later never restyles the whole page', async ({ page, testServer }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await testServer.signIn(page);
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="/details/"]').nth(30)).toBeAttached();
  await page.evaluate(recordInsertedRules);

  const market = findCricketMarket(testServer.exchange);
  await main.locator(`a[href*="/${market.matchId}"]`).first().click();
  const grid = page.getByRole('grid', { name: `Prices of ${market.name}` });
  await expect(grid).toBeVisible();
  await grid
    .getByRole('button', { name: /^Back .* at / })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Amount' }).pressSequentially('500');

  const rules = await page.evaluate(() => Reflect.get(window, '__insertedRules') as readonly string[]);
  expect(rules.length).toBeGreaterThan(50);
  expect(rules.some((rule) => rule.includes('{@media'))).toBe(true);
  expect(rules.filter((rule) => rule.startsWith('@'))).toEqual([]);
});
