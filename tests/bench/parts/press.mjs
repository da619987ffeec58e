import { readCounters, serveGridPage, withBrowser } from '../harness/browser.mjs';
import { withBusyMatch } from '../harness/busy-match.mjs';
import { pressElement } from '../harness/press-element.mjs';
import { openPageByHand, watchPresses } from '../harness/press-page.mjs';
import { formatTable } from '../harness/report.mjs';
import { calculateQuantile } from '../harness/statistics.mjs';
import { signIn, startTestServer } from '../harness/test-server.mjs';

const MARKETS = 10;
const HERTZ = 25;
const LONG_MS = 50;
/** Longest time from press to slip (p95). On a slower machine: half of what hand-written DOM takes in the same run. */
const LIMIT_MS = 50;
const SHARE_OF_HAND = 0.5;
/** The app has no long task, or a quarter of those of hand-written DOM in the same run. */
const SHARE_OF_LONG_TASKS = 0.25;

async function pressAbout(page, presses, getCell) {
  for (let press = 0; press < presses; press += 1) {
    const before = await page.evaluate(() => window.__press.displayedMs.length);
    // The measurement starts with the release, which triggers the click.
    await pressElement(page, getCell(press % 3, press % 2 === 0 ? 'back' : 'lay', press));
    await page.waitForFunction((count) => window.__press.displayedMs.length > count, before, {
      timeout: 20_000,
      polling: 50,
    });
    await page.waitForTimeout(120 + ((press * 37) % 90));
  }
}

/**
 * Watches a page whose prices move, then presses on it. `readMessageCount` returns the number of messages sent so far.
 */
async function watchAndPress(page, { name, throttle, presses, watchMs, getCell, readMessageCount }) {
  const counters = await readCounters(page);
  await counters.throttle(throttle);
  await page.evaluate(watchPresses);
  // Opens the slip before the measurement.
  await pressAbout(page, 2, getCell);
  await page.evaluate(() => Object.assign(window.__press, { displayedMs: [], events: [], longTasks: [] }));
  const [started, before, messagesBefore] = [performance.now(), await counters.read(), await readMessageCount()];
  await page.waitForTimeout(watchMs);
  const after = await counters.read();
  const seconds = (performance.now() - started) / 1000;
  const messages = ((await readMessageCount()) - messagesBefore) / seconds;
  const busy = (100 * (after.TaskDuration - before.TaskDuration)) / seconds;
  const quiet = await page.evaluate(() => window.__press.longTasks.splice(0));
  await pressAbout(page, presses, getCell);
  const { displayedMs, events, longTasks } = await page.evaluate(() => window.__press);
  await counters.throttle(1);
  return { name, throttle, messages, busy, displayedMs, events, quiet, longTasks };
}

const onMatchPage = (testServer, match, options) =>
  withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await signIn(page, testServer.url);
    await page.goto(`${testServer.url}/details/${match.sportId}/${match.matchId}`);
    await page.getByRole('grid', { name: `Prices of ${match.markets.at(-1)}`, exact: true }).waitFor();
    const getCell = (market, side, press) =>
      page
        .getByRole('grid', { name: `Prices of ${match.markets[market]}`, exact: true })
        .locator(`[data-side="${side}"][data-level="0"]`)
        .nth(press % match.runners.length);
    return watchAndPress(page, { ...options, name: 'the app', getCell, readMessageCount: match.countChanges });
  });

const onHandWrittenPage = (server, options) =>
  withBrowser(async (browser) => {
    const page = await openPageByHand(browser, server.url, { markets: MARKETS, hertz: HERTZ });
    const getCell = (market, side, press) =>
      page
        .locator('section')
        .nth(market)
        .locator(`[data-side="${side}"][data-level="0"]`)
        .nth(press % 3);
    return watchAndPress(page, {
      ...options,
      name: 'hand-written DOM',
      getCell,
      readMessageCount: () => page.evaluate(() => window.bench.ticks),
    });
  });

/**
 * Measures presses on the app's match page while ten markets move, and the tasks that block the page. Compares both
 * with hand-written DOM.
 */
export async function run({ quick }) {
  let match;
  const server = await serveGridPage();
  const testServer = await startTestServer({
    streamEveryMs: 1000 / (MARKETS * HERTZ),
    change(exchange, ladder) {
      match = withBusyMatch(exchange, { markets: MARKETS, hertz: HERTZ, ladder });
      return match.exchange;
    },
  });
  try {
    const rows = [];
    for (const throttle of [1, 4]) {
      const options = { throttle, presses: quick ? 10 : 150, watchMs: quick ? 3_000 : 20_000 };
      rows.push(await onHandWrittenPage(server, options), await onMatchPage(testServer, match, options));
    }
    const countLongTasks = (tasks) => tasks.filter((duration) => duration > LONG_MS).length;
    // Hand-written DOM of the same throttle comes first. It shows how slow the machine is at the moment.
    const pairs = [rows.slice(0, 2), rows.slice(2)];
    const [handP95, p95] = pairs.at(-1).map(({ displayedMs }) => calculateQuantile(displayedMs, 0.95));
    const limitMs = Math.max(LIMIT_MS, handP95 * SHARE_OF_HAND);
    return {
      text: formatTable(
        [
          'CPU',
          'page',
          'messages a second',
          'main thread busy with them, %',
          'presses',
          'press → slip shown, p50 ms',
          'p95',
          'longest',
          'Event Timing p95',
          'tasks over 50 ms while prices change',
          'while pressing',
        ],
        rows.map(({ name, throttle, messages, busy, displayedMs, events, quiet, longTasks }) => [
          throttle === 1 ? 'whole' : `1 / ${throttle}`,
          name,
          Math.round(messages),
          busy,
          displayedMs.length,
          calculateQuantile(displayedMs, 0.5),
          calculateQuantile(displayedMs, 0.95),
          Math.max(...displayedMs),
          events.length === 0 ? '< 16' : calculateQuantile(events, 0.95),
          countLongTasks(quiet),
          countLongTasks(longTasks),
        ]),
        1,
      ),
      failed: [
        ...(p95 <= limitMs
          ? []
          : [
              `press → slip shown ${p95.toFixed(0)} ms at p95 with the CPU at a quarter, ${limitMs.toFixed(0)} at most`,
            ]),
        ...pairs
          .map(([hand, app]) => [countLongTasks(app.quiet), countLongTasks(hand.quiet) * SHARE_OF_LONG_TASKS, app])
          .filter(([count, limit]) => count > limit)
          .map(([count, , { throttle }]) => `${count} tasks over 50 ms while prices change, CPU 1/${throttle}`),
      ],
    };
  } finally {
    await testServer.close();
    server.close();
  }
}
