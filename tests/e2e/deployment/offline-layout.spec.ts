import type { Locator } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { evenPrices, findBestCell, fixPrices, openMatch } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';

const measureBox = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return { top: top + scrollY, left, width, height };
  });

const PHONE = 768;
const measureTop = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
const measureBottom = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom);

for (const width of [320, 360, 768, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(`prices on a page of ${width} px keep their place when the network goes and returns`, async ({
      page,
      context,
      testServer,
    }) => {
      const market = findCricketMarket(testServer.exchange);
      await fixPrices(testServer.exchange, market, evenPrices);
      const notice = page.getByText(/^You are offline\. These prices are from /);
      const bottomBar = page.getByRole('navigation').last();
      const statusLine = page.getByRole('region', { name: 'News and session time' });
      await testServer.storeSession(page);
      const noticeFile = page.waitForResponse(/OldDataNotice/);
      const openPages = {
        openDashboard: async () => {
          await page.goto(`${testServer.url}/dashboard`);
          await (await noticeFile).finished();
          return page.getByRole('main').locator('[data-cell]').first();
        },
        openMatchPage: async () => {
          await openMatch(page, testServer, market);
          return findBestCell(page, market, 'Back', market.runners[0]?.name ?? '');
        },
      };
      for (const [name, open] of Object.entries(openPages)) {
        const cell = await open();
        await expect(cell).toBeEnabled();
        await expect(statusLine).toBeVisible();
        const box = await measureBox(cell);
        await context.setOffline(true);
        await expect(cell).toBeDisabled();
        await expect(notice).toBeVisible();
        expect.soft(await measureBox(cell), `${name}, offline`).toEqual(box);
        // The status line is the last of a match on a phone. The notice stands above the bottom bar then.
        const place = width <= PHONE && name === 'openMatchPage' ? bottomBar : statusLine;
        expect
          .soft(await measureBottom(notice.locator('..')), `${name}, notice`)
          .toBe(place === bottomBar ? await measureTop(bottomBar) : await measureBottom(statusLine));
        await context.setOffline(false);
        await expect(cell).toBeEnabled();
        await expect(notice).toHaveCount(0);
        expect.soft(await measureBox(cell), `${name}, online again`).toEqual(box);
      }
    });
  });
}
