import type { Page } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import {
  holdApp,
  openWithoutApp,
  pressEarlyPrice,
  pressOutdatedPrice,
  readBoxes,
  waitForApp,
  waitForLockedPrices,
  waitForSlip,
} from '../support/first-screen.ts';
import { EVENING, expect, test, type TestServer } from '../support/fixtures.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts';
import { SCREEN } from '../support/prerendered-screen.ts';

const PARTS = 'h1, h2, time, [data-badge], button, [role="group"], [role="columnheader"], [role="rowheader"]';

function findUpcomingMatch({ exchange }: TestServer) {
  const row = exchange.board.listHomeMatches().find(({ sportId, inPlay }) => sportId === '4' && !inPlay);
  if (row === undefined) throw new Error('no upcoming cricket match');
  return row;
}

const getAddress = ({ url }: TestServer, { sportId, matchId }: { sportId: string; matchId: string }) =>
  `${url}/details/${sportId}/${matchId}`;

/** Prices stay fresh for a minute, so that a slow machine does not lock them. */
async function keepPricesFresh(page: Page): Promise<void> {
  await page.route(/config\.json/, async (route) => {
    const config = (await (await route.fetch()).json()) as Record<string, unknown>;
    await route.fulfill({ json: { ...config, live: { inPlayMs: 20_000, upcomingMs: 20_000 } } });
  });
}

/** Changes the text of the response with the match. Later requests get the same, also while the server closes. */
async function changeMatch(page: Page, change: (text: string) => string): Promise<void> {
  let body: Promise<string> | null = null;
  await page.route(/matchDetails/, async (route) => {
    body ??= route.fetch().then(async (response) => change(await response.text()));
    await route.fulfill({ contentType: 'application/json', body: await body });
  });
}

/** Reads the accessibility tree of the match's head and of the names and prices of its first markets. */
async function readTree(page: Page, within: string, count: number): Promise<string> {
  const main = page.locator(within).getByRole('main');
  const markets = (await main.locator('[data-market]').all()).slice(0, count);
  const parts = [
    main.locator('header:has(h1)'),
    ...markets.flatMap((market) => [market.locator('h2'), market.locator('[role="grid"]')]),
  ];
  return (await Promise.all(parts.map((part) => part.ariaSnapshot()))).join('\n');
}

test.describe('prices of a match before the app has loaded', () => {
  test.use({ clock: 'stopped' });

  for (const width of [360, 768, 1280])
    test(`have the text, names and places that the app gives them at ${width} px`, async ({ page, testServer }) => {
      await page.setViewportSize({ width, height: 800 });
      await testServer.signIn(page);
      await page.goto('about:blank');
      await recordLayoutShifts(page);
      await keepPricesFresh(page);
      // The app's first render, before it knows limits, positions and the score.
      await holdRequests(page, /\/api\/v1\/(?!match\/matchDetails)/);
      for (const match of [findUpcomingMatch(testServer), findCricketMarket(testServer.exchange)])
        await test.step(match.inPlay ? 'in play' : 'before play', async () => {
          const releaseApp = await openWithoutApp(page, getAddress(testServer, match));
          // The second market follows one frame after the first.
          const count = 2;
          await expect(page.locator(`${SCREEN} [data-market]`)).toHaveCount(count);
          const [tree, boxes] = [await readTree(page, SCREEN, count), await readBoxes(page, SCREEN, PARTS)];
          await releaseApp();
          await expect(page.locator(SCREEN)).toHaveCount(0);
          expect(tree).toContain('best price');
          expect(await readTree(page, '#app', count)).toBe(tree);
          expect((await readBoxes(page, '#app', PARTS)).slice(0, boxes.length)).toEqual(boxes);
          expect(await readLayoutShifts(page)).toEqual([]);
        });
    });

  test('open the slip once the app has loaded when the bettor presses one', async ({ page, testServer }) => {
    await testServer.signIn(page);
    await keepPricesFresh(page);
    const releaseApp = await openWithoutApp(page, getAddress(testServer, findUpcomingMatch(testServer)));
    const pressed = await pressEarlyPrice(page);
    await releaseApp();
    await waitForSlip(page, pressed);
  });

  test('are not selected when the app shows another price', async ({ page, testServer }) => {
    await testServer.signIn(page);
    await keepPricesFresh(page);
    const releaseApp = await openWithoutApp(page, getAddress(testServer, findUpcomingMatch(testServer)));
    await pressOutdatedPrice(page, releaseApp);
    await expect(page.locator('#app [data-cell]').first()).toBeVisible();
    await expect(page.locator('#app [data-cell][aria-pressed="true"]')).toHaveCount(0);
  });

  test('are locked and grey after three seconds in play without the app', async ({ page, testServer }) => {
    await testServer.signIn(page);
    await page.clock.install({ time: EVENING });
    await openWithoutApp(page, getAddress(testServer, findCricketMarket(testServer.exchange)));
    await page.clock.runFor(3000);
    await waitForLockedPrices(page);
  });

  test('are locked at once when they arrive too late', async ({ page, testServer }) => {
    await testServer.signIn(page);
    await page.clock.install({ time: EVENING });
    await holdApp(page);
    const releasePrices = await holdRequests(page, /matchDetails/);
    const requested = page.waitForRequest(/matchDetails/);
    await page.goto(getAddress(testServer, findCricketMarket(testServer.exchange)), { waitUntil: 'commit' });
    await requested;
    await page.clock.runFor(4000);
    await releasePrices();
    await expect(page.locator(`${SCREEN} [data-cell]`).first()).toBeVisible();
    await page.clock.runFor(1000);
    await waitForLockedPrices(page);
  });

  for (const [name, change] of [
    ['refused', (text) => text.replace('"status":true', '"status":false')],
    ['outside the contract', (text) => text.replaceAll('"market_id"', '"another_id"')],
  ] as readonly (readonly [string, (text: string) => string])[])
    test(`are not drawn when the response is ${name}`, async ({ page, testServer }) => {
      await testServer.signIn(page);
      await changeMatch(page, change);
      const received = page.waitForResponse(/matchDetails/);
      const releaseApp = await holdApp(page);
      await page.goto(getAddress(testServer, findUpcomingMatch(testServer)), { waitUntil: 'commit' });
      await (await received).finished();
      await expect(page.locator(`${SCREEN} [data-cell]`)).toHaveCount(0);
      await releaseApp();
      await waitForApp(page);
    });

  test('show hostile names as text', async ({ page, testServer }) => {
    await testServer.signIn(page);
    await changeMatch(page, (text) =>
      text.replaceAll(/"(match_name|market_name|name|runner_name|news)":"/g, '"$1":"<img src=x onerror=alert(1)>'),
    );
    await openWithoutApp(page, getAddress(testServer, findUpcomingMatch(testServer)));
    await expect(page.locator(`${SCREEN} h1`)).toContainText('<img src=x onerror=alert(1)>');
    await expect(page.locator(`${SCREEN} h2`).first()).toContainText('<img src=x onerror=alert(1)>');
    await expect(page.locator(`${SCREEN} img`)).toHaveCount(0);
  });
});
