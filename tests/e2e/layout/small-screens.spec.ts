import type { Page } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { units } from '#shared/domain/money/money.ts';
import { expect, test } from '../support/fixtures.ts';
import { openRace } from '../support/racing.ts';
import {
  findClippedTexts,
  findHeaderWraps,
  findSmallTargets,
  findWrappedPrices,
  listRoutes,
  replaceStyles,
} from '../support/screen-checks.ts';
import { trackLoading } from '../support/wait-until-loaded.ts';

test.setTimeout(240_000);

/** WCAG 1.4.12, text spacing. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';
const READERS: Readonly<Record<string, string>> = {
  'no styles of their own': '',
  'text at 200 %': 'html { font-size: 200%; }',
  'text spacing of WCAG 1.4.12': TEXT_SPACING,
};

/** Header, prices, texts, width and touch targets of the page that is open. */
async function checkScreen(page: Page, name: string, width: number, isStyled: boolean) {
  // Larger letters may wrap to a second line; the header stays complete.
  if (!isStyled) expect.soft(await findHeaderWraps(page), `${name}: header`).toEqual([]);
  expect.soft(await findWrappedPrices(page), `${name}: prices`).toEqual([]);
  // A table hides columns in the frames after its letters have grown.
  await expect
    .configure({ soft: true })
    .poll(() => findClippedTexts(page), `${name}: cut`)
    .toEqual([]);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${name}: width`)
    .toBeLessThanOrEqual(width);
  if (!isStyled) expect.soft(await findSmallTargets(page, width < 768 ? 44 : 24), `${name}: targets`).toEqual([]);
}

test('the header stays on one line from 320 px on with a balance of ten million', async ({ page, testServer }) => {
  await testServer.storeSession(page);
  const userId = await page.evaluate(() => localStorage.getItem('userid') ?? '');
  await testServer.exchange.ledger.post(userId, { kind: 'deposit', amount: units(10_000_000), description: 'Deposit' });
  await page.goto(`${testServer.url}/dashboard`);
  for (const width of [320, 340, 360, 390, 480, 481, 768, 769, 1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.getByRole('banner').getByText('1,00,50,000.00')).toBeVisible();
    await expect.poll(() => findHeaderWraps(page), `${width} px`).toEqual([]);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
      .toBeLessThanOrEqual(width);
  }
});

test('the header keeps its height and announces it when the connection is lost', async ({
  page,
  context,
  testServer,
}) => {
  await testServer.storeSession(page);
  const userId = await page.evaluate(() => localStorage.getItem('userid') ?? '');
  await testServer.exchange.ledger.post(userId, { kind: 'deposit', amount: units(10_000_000), description: 'Deposit' });
  await page.setViewportSize({ width: 320, height: 700 });
  const menu = page.waitForResponse(/ConnectionPanel/);
  await page.goto(`${testServer.url}/dashboard`);
  await (await menu).finished();
  const banner = page.getByRole('banner');
  await expect(banner.getByText('1,00,50,000.00')).toBeVisible();
  const measureHeight = () => banner.evaluate((element) => element.getBoundingClientRect().height);
  const height = await measureHeight();
  // Screen readers announce only a change in a region that is there before.
  const announcer = banner.getByRole('status');
  await expect(announcer).toHaveText('Prices are live.');
  await context.setOffline(true);
  await expect(announcer).toHaveText('Prices have stopped coming. Betting is locked until they are back.');
  const trigger = banner.getByRole('button', { name: 'Connection: Offline' });
  for (const width of [320, 340, 360, 390, 480, 481, 768, 769, 1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(trigger).toBeVisible();
    await expect.poll(() => findHeaderWraps(page), `${width} px`).toEqual([]);
    if (width < 769) expect.soft(await measureHeight(), `${width} px`).toBe(height);
    await trigger.click();
    await expect(page.getByRole('button', { name: 'Pause price updates' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
      .toBeLessThanOrEqual(width);
  }
});

for (const width of [320, 1280]) {
  // One visit of a page for all readers: loading it takes longer than to check it.
  test(`every page fits ${width} px for readers with larger letters or more space`, async ({ page, testServer }) => {
    test.slow();
    const routes = listRoutes(findCricketMarket(testServer.exchange), await openRace(testServer.exchange));
    await testServer.storeSession(page);
    await page.setViewportSize({ width, height: 900 });
    const waitUntilLoaded = trackLoading(page);
    for (const [name, path] of Object.entries(routes)) {
      await page.goto(`${testServer.url}${path}`);
      await expect(page.getByRole('main')).toBeVisible();
      for (const [reader, css] of Object.entries(READERS)) {
        await replaceStyles(page, css);
        await waitUntilLoaded();
        await checkScreen(page, `${name}, ${reader}`, width, css !== '');
      }
    }
  });
}
