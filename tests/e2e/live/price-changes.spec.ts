import type { CDPSession, Page, WebSocketRoute } from '@playwright/test';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { findBestCell, fixPrices, openCricketMatch, signInToMatch } from '../support/bet-slip.ts';
import { expect, test } from '../support/fixtures.ts';
import { countPassesOfTicks, countRestyledElements, markTick, traceStyles } from '../support/style-passes.ts';

/** Waits for the parts that load after the first screen: they add styles of their own. */
const waitForLaterParts = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/Toast-')));

test.use({ clock: 'running', socket: true });

const TICKS = 100;
const PRESSES = 20;

/** Records the page's stream and adds messages between the server's: any number of ticks, one per frame. */
async function recordSubscription(page: Page) {
  let line: WebSocketRoute | undefined;
  let subscription = 0;
  await page.routeWebSocket(/\/stream$/, (route) => {
    const server = route.connectToServer();
    line = route;
    route.onMessage((text) => {
      const request = JSON.parse(String(text)) as { readonly op: string; readonly id: number };
      if (request.op === 'marketSubscription') subscription = request.id;
      server.send(text);
    });
  });
  return {
    sendPrices: (marketId: string, rc: readonly object[]) =>
      line?.send(JSON.stringify({ op: 'mcm', id: subscription, mc: [{ id: marketId, rc }] })),
  };
}

async function readCounters(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const readMetric = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    passes: readMetric('RecalcStyleCount'),
    layouts: readMetric('LayoutCount'),
    nodes: readMetric('Nodes'),
    listeners: readMetric('JSEventListeners'),
  };
}

const waitForFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
const countStyleRules = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0));

test('a price change costs one style pass and leaves no element, listener or rule behind', async ({
  browser,
  page,
  testServer,
}) => {
  const market = findCricketMarket(testServer.exchange);
  await fixPrices(testServer.exchange, market, {
    A: { back: ['1.50'], lay: ['1.52'] },
    B: { back: ['2.90'], lay: ['2.98'] },
  });
  const stream = await recordSubscription(page);
  await signInToMatch(page, testServer, market);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Connection: Live \d+ ms$/ })).toBeVisible();
  // The exchange's own prices stop, so that only the ticks move.
  testServer.exchange.clock.stop();
  const sendTick = async (step: number) => {
    const price = (1.5 + (step % 40) / 100).toFixed(2);
    stream.sendPrices(
      market.marketId,
      market.runners.map(({ runnerId }) => ({
        id: runnerId,
        batb: [[0, price, 100 + step]],
        batl: [[0, (Number(price) + 0.02).toFixed(2), 200 + step]],
      })),
    );
    await waitForFrame(page);
  };
  const grid = page.getByRole('grid', { name: `Prices of ${market.name}` });
  for (let step = 0; step < 20; step += 1) await sendTick(step);
  await expect(
    grid.getByRole('button', { name: /^Back .* at 1\.69, best price, 119 available/ }).first(),
  ).toBeVisible();

  await waitForLaterParts(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.enable');
  const [before, rules] = [await readCounters(devtools), await countStyleRules(page)];
  const changed = await grid.evaluateHandle((element) => {
    const changes = { texts: 0 };
    new MutationObserver(
      (records) => (changes.texts += records.filter(({ type }) => type === 'characterData').length),
    ).observe(element, { subtree: true, characterData: true });
    return changes;
  });
  const styles = await traceStyles(browser, page, async () => {
    for (let step = 20; step < 20 + TICKS; step += 1) {
      await markTick(page);
      await sendTick(step);
    }
  });
  const after = await readCounters(devtools);
  expect(await changed.evaluate(({ texts }) => texts)).toBeGreaterThan(TICKS * market.runners.length);
  await expect(
    grid.getByRole('button', { name: /^Back .* at 1\.89, best price, 219 available/ }).first(),
  ).toBeVisible();
  const passes = countPassesOfTicks(styles);
  expect(passes).toHaveLength(TICKS);
  // Clocks of the page and parts that load late have passes of their own, in a few ticks of a hundred.
  expect(passes.filter((count) => count > 1).length).toBeLessThan(TICKS / 4);
  // Chromium's counter adds one for the pass itself and one for each size container in it. The page has one container.
  const sum = passes.reduce((total, count) => total + count, 0);
  expect((after.passes - before.passes) / sum).toBeLessThan(2.1);
  // A running request has listeners of its own. A listener left by every tick would add up to a hundred.
  expect(after.nodes - before.nodes).toBeLessThan(TICKS / 2);
  expect(after.listeners - before.listeners).toBeLessThan(TICKS / 2);
  expect(await countStyleRules(page)).toBe(rules);
});

test('a press on another price causes one layout and redraws only the changed parts of the slip', async ({
  page,
  testServer,
}) => {
  const { market } = await openCricketMatch(page, testServer, {
    A: { back: ['1.50'], lay: ['1.52'] },
    B: { back: ['2.90'], lay: ['2.98'] },
  });
  testServer.exchange.clock.stop();
  const cells = market.runners.map(({ name }) => findBestCell(page, market, 'Back', name));
  const press = async (time: number) => {
    await cells[time % 2]?.click();
    await expect(page.getByRole('form', { name: 'Bet slip' })).toContainText(
      market.runners[time % 2]?.name ?? 'a runner',
    );
    await waitForFrame(page);
  };
  for (let time = 0; time < 2; time += 1) await press(time);
  await waitForLaterParts(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.enable');
  const changed = await page.getByRole('form', { name: 'Bet slip' }).evaluateHandle((slip) => {
    const elements = new Set<Node>();
    new MutationObserver((records) => records.forEach(({ target }) => elements.add(target))).observe(slip, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return elements;
  });
  const before = await readCounters(devtools);
  for (let time = 2; time < 2 + PRESSES; time += 1) await press(time);
  const after = await readCounters(devtools);
  // More when another event, such as a response, arrives in between.
  expect((after.layouts - before.layouts) / PRESSES).toBeLessThan(1.5);
  // Only the name, what depends on the odds, and both texts of the price row.
  expect(await changed.evaluate(({ size }) => size)).toBeLessThanOrEqual(6);
  expect(after.nodes - before.nodes).toBeLessThan(PRESSES);
  expect(after.listeners - before.listeners).toBeLessThan(PRESSES);
});

test('the slip restyles no other element when it adds elements or changes its side', async ({
  browser,
  page,
  testServer,
}) => {
  const { market } = await openCricketMatch(page, testServer, {
    A: { back: ['1.50'], lay: ['1.52'] },
    B: { back: ['2.90'], lay: ['2.98'] },
  });
  testServer.exchange.clock.stop();
  const slip = page.getByRole('form', { name: 'Bet slip' });
  const press = async (side: 'Back' | 'Lay') => {
    await findBestCell(page, market, side, market.runners[0]?.name ?? '').click();
    await expect(slip).toContainText(side, { ignoreCase: true });
    await waitForFrame(page);
  };
  await waitForLaterParts(page);
  // The first presses also style what the slip brings into view.
  await press('Back');
  await press('Lay');
  // The pressed buttons, the field and its box, and the elements that the pointer passes.
  const pressCounts: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    pressCounts.push(await countRestyledElements(browser, page, () => press('Back')));
    await press('Lay');
  }
  expect(Math.min(...pressCounts)).toBeLessThan(40);
  const insert = () =>
    slip.evaluate((form) => {
      form.append(document.createElement('p'));
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
  // The fewest of three: a response or a clock may style its own elements during one of them.
  const counts: number[] = [];
  for (let time = 0; time < 3; time += 1) counts.push(await countRestyledElements(browser, page, insert));
  expect(Math.min(...counts)).toBeLessThan(10);
});
