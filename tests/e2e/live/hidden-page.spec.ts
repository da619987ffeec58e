import type { Page } from '@playwright/test';
import { findBestCell, type FixedPrices, fixPrices, openCricketMatch } from '../support/bet-slip.ts';
import { EVENING, expect, test } from '../support/fixtures.ts';

/**
 * Longer than every interval, ping and pause of the app. Single timers from before the change run out meanwhile; those
 * of the cache of responses last five minutes.
 */
const HIDDEN_FOR = '06:00';

const currentPrices: FixedPrices = { A: { back: ['2.10'], lay: ['2.14'] }, B: { back: ['1.80'], lay: ['1.84'] } };

/**
 * Runs in the page. Hides and shows it as a change of tabs does, and lists the timers that have run and the addresses
 * requested since it was hidden. The page lists them, because the browser can report a request after the change that
 * followed it.
 */
function prepareHiding() {
  let isHidden = false;
  const wakes: string[] = [];
  const requests: string[] = [];
  Object.defineProperties(document, {
    hidden: { get: () => isHidden },
    visibilityState: { get: () => (isHidden ? 'hidden' : 'visible') },
  });
  const { setTimeout: startTimer, setInterval: startInterval, fetch: request } = window;
  const record =
    (start: (work: () => void, delayMs?: number) => number) =>
    (work: () => void, delayMs = 0): number =>
      start(() => {
        if (isHidden) wakes.push(`${String(delayMs)} ms`);
        work();
      }, delayMs);
  Object.assign(window, { setTimeout: record(startTimer), setInterval: record(startInterval) });
  window.fetch = (...input) => {
    if (isHidden) requests.push(input[0] instanceof Request ? input[0].url : input[0].toString());
    return request(...input);
  };
  Object.assign(window, {
    setHidden(value: boolean) {
      isHidden = value;
      wakes.length = 0;
      requests.length = 0;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    listWakes: () => wakes,
    listHiddenRequests: () => requests,
  });
}

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => (Reflect.get(window, 'setHidden') as (isHidden: boolean) => void)(value), isHidden);
const readList = (page: Page, name: 'listWakes' | 'listHiddenRequests') =>
  page.evaluate((key) => (Reflect.get(window, key) as () => string[])(), name);

for (const socket of [false, true]) {
  const way = socket ? 'a socket' : 'polling';
  test.describe(`a hidden page with prices by ${way}`, () => {
    test.use({ socket });

    test(`requests nothing by ${way}, and shows the current prices when it is shown again`, async ({
      page,
      testServer,
    }) => {
      const openSockets = new Set<object>();
      page.on('websocket', (opened) => {
        openSockets.add(opened);
        opened.on('close', () => openSockets.delete(opened));
      });
      await page.clock.install({ time: EVENING });
      await page.addInitScript(prepareHiding);
      const lastFile = page.waitForResponse(/RealityCheckGate/);
      const { market, name } = await openCricketMatch(page, testServer);
      const best = findBestCell(page, market, 'Back', name);
      await expect(best).toHaveAccessibleName(/at 1\.98/);
      await expect.poll(() => openSockets.size).toBe(socket ? 1 : 0);
      await (await lastFile).finished();
      await setHidden(page, true);
      await expect.poll(() => openSockets.size).toBe(0);
      await fixPrices(testServer.exchange, market, currentPrices);
      await page.clock.runFor(HIDDEN_FOR);
      expect(await readList(page, 'listHiddenRequests')).toEqual([]);
      await setHidden(page, true);
      await page.clock.runFor(HIDDEN_FOR);
      expect(await readList(page, 'listHiddenRequests')).toEqual([]);
      expect(await readList(page, 'listWakes')).toEqual([]);
      await setHidden(page, false);
      await expect(best).toHaveAccessibleName(/at 2\.10/);
      await expect(best).toBeEnabled();
    });
  });
}
