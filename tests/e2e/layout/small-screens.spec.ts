import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { units } from '#shared/domain/money/money.ts';
import { expect, test } from '../support/fixtures.ts';
import { openRace } from '../support/racing.ts';
import {
  addStyles,
  findClippedTexts,
  findHeaderWraps,
  findSmallTargets,
  findWrappedPrices,
  listRoutes,
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

test('the header stays on one line from 320 px on with a balance of ten million', async ({ page, testServer }) => {
  await testServer.signIn(page);
  const userId = await page.evaluate(() => localStorage.getItem('userid') ?? '');
  await testServer.exchange.ledger.post(userId, { kind: 'deposit', amount: units(10_000_000), description: 'Deposit' });
  for (const width of [320, 340, 360, 390, 480, 481, 768, 769, 1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${testServer.url}/dashboard`);
    await expect(page.getByRole('banner').getByText('1,00,50,000.00')).toBeVisible();
    expect.soft(await findHeaderWraps(page), `${width} px`).toEqual([]);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
      .toBeLessThanOrEqual(width);
  }
});

for (const [reader, css] of Object.entries(READERS)) {
  for (const width of [320, 1280]) {
    test(`every page fits ${width} px for a reader with ${reader}`, async ({ page, testServer }) => {
      const routes = listRoutes(findCricketMarket(testServer.exchange), await openRace(testServer.exchange));
      await testServer.signIn(page);
      await page.setViewportSize({ width, height: 900 });
      const waitUntilLoaded = trackLoading(page);
      for (const [name, path] of Object.entries(routes)) {
        await page.goto(`${testServer.url}${path}`);
        await expect(page.getByRole('main')).toBeVisible();
        if (css !== '') await addStyles(page, css);
        await waitUntilLoaded();
        // Larger letters may wrap to a second line; the header stays complete.
        if (css === '') expect.soft(await findHeaderWraps(page), `${name}: header`).toEqual([]);
        expect.soft(await findWrappedPrices(page), `${name}: prices`).toEqual([]);
        expect.soft(await findClippedTexts(page), `${name}: cut`).toEqual([]);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${name}: width`)
          .toBeLessThanOrEqual(width);
        if (css === '')
          expect.soft(await findSmallTargets(page, width < 768 ? 44 : 24), `${name}: targets`).toEqual([]);
      }
    });
  }
}
