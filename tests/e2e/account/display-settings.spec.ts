import type { Locator } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { findBestCell, fixPrices, signInToMatch } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import { openRace } from '../support/racing.ts';
import { listRoutes } from '../support/screen-checks.ts';

const steadyPrices = { A: { back: ['1.98', '1.97'], lay: ['2.00'] }, B: { back: ['1.98'], lay: ['2.02'] } } as const;

const readCellStyle = (cell: Locator) =>
  cell.evaluate((element) => {
    const { borderTopWidth, borderBottomWidth, borderTopStyle, backgroundColor, color } = getComputedStyle(element);
    return {
      above: parseFloat(borderTopWidth),
      below: parseFloat(borderBottomWidth),
      style: borderTopStyle,
      backgroundColor,
      color,
    };
  });

for (const width of [360, 1280]) {
  test(`the page in forced colours keeps borders, sides and the selected price distinct at ${width} px`, async ({
    page,
    testServer,
  }) => {
    const market = findCricketMarket(testServer.exchange);
    await fixPrices(testServer.exchange, market, steadyPrices);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width, height: 860 });
    await signInToMatch(page, testServer, market);
    const name = market.runners[0]?.name ?? '';
    const [back, lay] = [findBestCell(page, market, 'Back', name), findBestCell(page, market, 'Lay', name)];
    const [backStyle, layStyle] = [await readCellStyle(back), await readCellStyle(lay)];
    for (const { style, above, below } of [backStyle, layStyle]) {
      expect(style).toBe('solid');
      expect(Math.min(above, below)).toBeGreaterThanOrEqual(1);
    }
    expect(backStyle.above).toBeGreaterThan(backStyle.below);
    expect(layStyle.below).toBeGreaterThan(layStyle.above);
    await back.click();
    // On a phone the slip's sheet lies over the price.
    await expect(back.and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
    const chosen = await readCellStyle(back);
    expect(chosen.backgroundColor).not.toBe(backStyle.backgroundColor);
    expect(chosen.color).not.toBe(chosen.backgroundColor);
  });
}

test('prices have accessible names with size and rank, under a column of runners', async ({ page, testServer }) => {
  const market = findCricketMarket(testServer.exchange);
  const createLevel = (price: number, size: number) => ({ price: odds(price), size: units(size) });
  const [first] = market.runners;
  if (first === undefined) throw new Error('a runner is needed');
  const offers = {
    back: [createLevel(198, 170_000), createLevel(197, 12_000_000), null],
    lay: [createLevel(200, 4_200), null, null],
  } as const;
  await testServer.exchange.operator.setMarket(market.marketId, { offers: { [first.runnerId]: offers } });
  await page.setViewportSize({ width: 1280, height: 860 });
  await signInToMatch(page, testServer, market);
  const grid = page.getByRole('grid', { name: `Prices of ${market.name}` });
  for (const name of ['at 1.98, best price, 1.7 lakh available', 'at 1.97, 1.2 crore available']) {
    await expect(grid.getByRole('button', { name: `Back ${first.name} ${name}`, exact: true })).toBeVisible();
  }
  await expect(
    grid.getByRole('button', { name: `Lay ${first.name} at 2.00, best price, 4,200 available`, exact: true }),
  ).toBeVisible();
  await expect(grid.getByRole('columnheader').first()).toHaveAccessibleName('Runner');
  await expect(grid.getByRole('columnheader').first()).toHaveAccessibleDescription(/^Min /);
});

test('the bar under the header is a landmark of its own', async ({ page, testServer }) => {
  await testServer.signIn(page);
  const line = page.getByRole('region', { name: 'News and session time' });
  await expect(line).toContainText('News');
  await expect(line.getByRole('link', { name: /signed in/i })).toBeVisible();
});

test('every page prints without the shell, its totals below the rows', async ({ page, testServer }) => {
  test.setTimeout(180_000);
  const match = findCricketMarket(testServer.exchange);
  const routes = listRoutes(match, await openRace(testServer.exchange));
  await page.setViewportSize({ width: 1280, height: 600 });
  await testServer.storeSession(page);
  for (const [name, path] of Object.entries(routes)) {
    await page.goto(`${testServer.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner', { includeHidden: true }), name).toBeHidden();
    await expect(page.locator('section[aria-label="News and session time"]'), name).toBeHidden();
    await expect(page.locator('main'), name).toBeVisible();
    const stuck = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter(
          (element) => element.checkVisibility() && ['sticky', 'fixed'].includes(getComputedStyle(element).position),
        )
        .map((element) => `${element.tagName} ${element.textContent.slice(0, 30)}`),
    );
    expect(stuck, `${name}: nothing is held in place`).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});
