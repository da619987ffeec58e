import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseStoredLanguage, findClippedMarks, trackServerWords, translations } from '../support/language-checks.ts';
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts';
import { openRace } from '../support/racing.ts';
import { findClippedTexts, listRoutes } from '../support/screen-checks.ts';
import { trackLoading } from '../support/wait-until-loaded.ts';

test.setTimeout(300_000);

/** `LANGUAGES=all` visits every page in every view. Otherwise each page takes its turn in one of them. */
const visitsAll = process.env['LANGUAGES'] === 'all';
const WIDTHS = [320, 360, 1280];
const views = ['en', ...translations].flatMap((tag) => WIDTHS.map((width) => ({ tag, width })));

for (const [view, { tag, width }] of views.entries()) {
  test(`every page in ${tag} at ${width} px cuts no text, has no English text and moves nothing`, async ({
    page,
    testServer,
  }) => {
    const routes = Object.entries(
      listRoutes(findCricketMarket(testServer.exchange), await openRace(testServer.exchange)),
    );
    await testServer.storeSession(page);
    await chooseStoredLanguage(page, tag);
    await recordLayoutShifts(page);
    await page.setViewportSize({ width, height: 800 });
    const waitUntilLoaded = trackLoading(page);
    const findEnglish = trackServerWords(page, ['Exchange', 'LOGO', 'demo']);
    for (const [name, path] of routes.filter(
      (_, index) => visitsAll || index % views.length === view % routes.length,
    )) {
      await page.goto(`${testServer.url}${path}`);
      await expect(page.getByRole('main')).toBeVisible();
      await waitUntilLoaded();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      if (tag !== 'en') expect.soft(await findEnglish(), `${name}: English`).toEqual([]);
      await expect
        .configure({ soft: true })
        .poll(() => findClippedTexts(page), `${name}: cut`)
        .toEqual([]);
      expect.soft(await findClippedMarks(page), `${name}: marks`).toEqual([]);
      expect.soft(await readLayoutShifts(page), `${name}: moved`).toEqual([]);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${name}: width`)
        .toBeLessThanOrEqual(width);
    }
  });
}
