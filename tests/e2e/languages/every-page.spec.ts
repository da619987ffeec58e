import type { Page } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseStoredLanguage, findClippedMarks, trackServerWords, translations } from '../support/language-checks.ts';
import { FONT_MARK, readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts';
import { openRace } from '../support/racing.ts';
import { findClippedTexts, listRoutes } from '../support/screen-checks.ts';
import { trackLoading } from '../support/wait-until-loaded.ts';

test.setTimeout(300_000);

/** `LANGUAGES=all` visits every page in every language and width. Otherwise each page takes its turn in one of them. */
const visitsAll = process.env['LANGUAGES'] === 'all';
const WIDTHS = [320, 360, 1280];
const tags = ['en', ...translations];
const views = visitsAll
  ? tags.flatMap((tag) => WIDTHS.map((width) => ({ tag, widths: [width] })))
  : tags.map((tag) => ({ tag, widths: WIDTHS }));
/**
 * A live figure that becomes wider begins elsewhere in a right-to-left line. In a window of 320 by 800 px this value is
 * a figure of 20 by 14 px that moves by 40 px.
 */
const SMALLEST_SHIFT = 0.0002;
/** A phone has letters of its own. A machine without them draws boxes until the font has loaded. */
const isVisibleShift = (shift: string) =>
  Number(shift.split(' ', 1)[0]) >= SMALLEST_SHIFT && !shift.endsWith(FONT_MARK);

/** Downloads the fonts of the language as an earlier visit does. */
async function downloadFonts(page: Page, url: string) {
  await page.goto(`${url}/Users/Login`);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('font'))))
    .toBe(true);
}

for (const [view, { tag, widths }] of views.entries()) {
  test(`pages in ${tag} at ${widths.join(', ')} px cut no text, have no English text and move nothing`, async ({
    page,
    testServer,
  }) => {
    const routes = Object.entries(
      listRoutes(findCricketMarket(testServer.exchange), await openRace(testServer.exchange)),
    );
    await chooseStoredLanguage(page, tag);
    await downloadFonts(page, testServer.url);
    await testServer.storeSession(page);
    await recordLayoutShifts(page);
    const waitUntilLoaded = trackLoading(page);
    const findEnglish = trackServerWords(page, ['Exchange', 'LOGO', 'demo']);
    const visited = routes.filter((_, index) => visitsAll || index % views.length === view);
    for (const [turn, [name, path]] of visited.entries()) {
      const width = widths[turn % widths.length] ?? 360;
      await page.setViewportSize({ width, height: 800 });
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
      expect.soft((await readLayoutShifts(page)).filter(isVisibleShift), `${name}: moved`).toEqual([]);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${name}: width`)
        .toBeLessThanOrEqual(width);
    }
  });
}
