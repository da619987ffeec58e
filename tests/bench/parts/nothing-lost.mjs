import { openSources } from '../../../scripts/lib/load-sources.mjs';
import { openGrid, readCounters, serveGridPage, withBrowser } from '../harness/browser.mjs';
import { createFlood } from '../harness/flood.mjs';
import { formatTable } from '../harness/report.mjs';

/**
 * Sends messages over a real WebSocket to the page's socket, store and cards. Back pressure on the connection sets the
 * rate.
 */
export async function run({ quick }) {
  const count = quick ? 50_000 : 1_000_000;
  const sources = await openSources();
  const flood = createFlood({ ...(await sources.load('tests/bench/page/generated-feed.ts')), count });
  const server = await serveGridPage(flood.listen);
  try {
    return await withBrowser(async (browser) => {
      const started = performance.now();
      const { page, check } = await openGrid(browser, server.url, { grid: 'socket', ...flood.shape });
      const counters = await readCounters(page);
      await counters.collect();
      const before = await counters.read();
      const book = await flood.sent;
      await page.waitForFunction((target) => window.bench.ticks > target, count, { timeout: 600_000, polling: 500 });
      const seconds = (performance.now() - started) / 1000;
      const wrong = await page.evaluate((right) => window.bench.countWrongCells(right), book);
      await counters.collect();
      const after = await counters.read();
      check();
      const toMib = ({ JSHeapUsedSize }) => JSHeapUsedSize / 2 ** 20;
      return {
        text: formatTable(
          ['messages', 'a second', 'price changes', 'heap at first, MiB', 'heap at the end, MiB', 'wrong cells'],
          [[count, Math.round(count / seconds), count * flood.shape.changes, toMib(before), toMib(after), wrong]],
          1,
        ),
        failed: wrong > 0 ? [`${wrong} cells differ from the engine's book`] : [],
      };
    });
  } finally {
    server.close();
    await sources.close();
  }
}
