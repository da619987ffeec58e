import { countersOf, withBrowser } from '../harness/browser.mjs';
import { withBusyMatch } from '../harness/busy-match.mjs';
import { openHouse, signIn } from '../harness/house.mjs';
import { tableOf } from '../harness/report.mjs';
import { quantile } from '../harness/statistics.mjs';

const MARKETS = 10;
const HERTZ = 25;
const LONG_MS = 50;
/** How long a finger or a mouse button stays down. Counted is from its release, which is what presses the button. */
const FINGER_MS = 70;

/** Runs in the page. A press is seen in the first frame whose slip is about the pressed price; that frame's end counts. */
function watch() {
  const seen = { shown: [], events: [], longTasks: [], pressed: null };
  window.__press = seen;
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => seen.longTasks.push(duration))).observe({ type: 'longtask' });
  new PerformanceObserver((list) => list.getEntries().forEach(({ name, duration }) => name === 'click' && seen.events.push(duration))).observe({ type: 'event', durationThreshold: 16 });
  addEventListener('click', ({ target, timeStamp }) => {
    const cell = target.closest('[data-cell]');
    if (cell !== null) seen.pressed = { at: timeStamp, side: cell.dataset.side, runner: cell.closest('[role="row"]').querySelector('[title]').title, market: cell.closest('section').querySelector('h2').textContent };
  }, true);
  const frame = () => {
    const { pressed } = seen;
    const slip = document.querySelector('form[data-layout]');
    if (pressed !== null && slip?.dataset.side === pressed.side && slip.textContent.includes(pressed.runner) && slip.textContent.includes(pressed.market)) {
      seen.pressed = null;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => seen.shown.push(performance.now() - pressed.at);
      port2.postMessage(null);
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

async function pressAbout(page, match, presses) {
  const cell = (market, side, runner) => page.getByRole('grid', { name: `Prices of ${market}`, exact: true }).locator(`[data-side="${side}"][data-level="0"]`).nth(runner);
  for (let press = 0; press < presses; press += 1) {
    const target = cell(match.markets[press % 3], press % 2 === 0 ? 'back' : 'lay', press % match.runners.length);
    const { x, y, width, height } = await target.boundingBox();
    const before = await page.evaluate(() => window.__press.shown.length);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.waitForTimeout(FINGER_MS);
    await page.mouse.up();
    await page.waitForFunction((count) => window.__press.shown.length > count, before, { timeout: 20_000, polling: 50 });
    await page.waitForTimeout(120 + ((press * 37) % 90));
  }
}

async function measure(house, match, { throttle, presses, watchMs }) {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await signIn(page, house.url);
    await page.goto(`${house.url}/details/${match.sportId}/${match.matchId}`);
    await page.getByRole('grid', { name: `Prices of ${match.markets.at(-1)}`, exact: true }).waitFor();
    const counters = await countersOf(page);
    await counters.throttle(throttle);
    await page.evaluate(watch);
    // The slip is open from here on.
    await pressAbout(page, match, 2);
    await page.evaluate(() => Object.assign(window.__press, { shown: [], events: [], longTasks: [] }));
    const [started, before, told] = [performance.now(), await counters.read(), match.changes()];
    await page.waitForTimeout(watchMs);
    const after = await counters.read();
    const seconds = (performance.now() - started) / 1000;
    const messages = (match.changes() - told) / seconds;
    const busy = (100 * (after.TaskDuration - before.TaskDuration)) / seconds;
    const quiet = await page.evaluate(() => window.__press.longTasks.splice(0));
    await pressAbout(page, match, presses);
    const { shown, events, longTasks } = await page.evaluate(() => window.__press);
    await counters.throttle(1);
    return { throttle, messages, busy, shown, events, quiet, longTasks };
  });
}

/** The app's own match page on a production build: presses while ten markets move, and tasks that hold the page up. */
export async function run({ quick }) {
  let match;
  const house = await openHouse({
    streamEveryMs: 1000 / (MARKETS * HERTZ),
    change(exchange, ladder) {
      match = withBusyMatch(exchange, { markets: MARKETS, hertz: HERTZ, ladder });
      return match.exchange;
    },
  });
  try {
    const rows = [];
    for (const throttle of [1, 4]) rows.push(await measure(house, match, { throttle, presses: quick ? 10 : 60, watchMs: quick ? 3_000 : 20_000 }));
    const over = (tasks) => tasks.filter((duration) => duration > LONG_MS).length;
    const [, slow] = rows;
    const p95 = quantile(slow.shown, 0.95);
    return {
      text: tableOf(
        ['CPU', 'messages a second', 'main thread busy with them, %', 'presses', 'press → slip shown, p50 ms', 'p95', 'longest', 'Event Timing p95', 'tasks over 50 ms while prices tick', 'while pressing'],
        rows.map(({ throttle, messages, busy, shown, events, quiet, longTasks }) => [throttle === 1 ? 'whole' : `1 / ${throttle}`, Math.round(messages), busy, shown.length, quantile(shown, 0.5), quantile(shown, 0.95), Math.max(...shown), events.length === 0 ? '< 16' : quantile(events, 0.95), over(quiet), over(longTasks)]),
        1,
      ),
      failed: [...(p95 <= 50 ? [] : [`press → slip shown ${p95.toFixed(0)} ms at p95 with the CPU at a quarter, 50 at most`]), ...rows.filter(({ quiet }) => over(quiet) > 0).map(({ throttle, quiet }) => `${over(quiet)} tasks over 50 ms while prices tick, CPU 1/${throttle}`)],
    };
  } finally {
    await house.close();
  }
}
