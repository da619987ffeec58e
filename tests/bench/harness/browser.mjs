import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sirv from 'sirv';
import { build } from 'vite';
import { browserArgs, findBrowser } from '../../../scripts/lib/find-browser.mjs';
import { root } from './root.mjs';

const measuring = [
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--js-flags=--expose-gc',
];

/** A fresh browser, closed again when `work` is done. */
export async function withBrowser(work, args = []) {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArgs, ...measuring, ...args],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

let built;

/** The page of live grids, built once and served. `onServer` may add to its server. Resolves to `{ url, close }`. */
export async function serveGridPage(onServer = () => undefined) {
  await (built ??= build({ configFile: path.join(root, 'tests/bench/page/vite.config.mjs') }));
  const files = sirv(path.join(root, '.cache/bench'), { dev: true });
  const server = createServer((request, response) => files(request, response, () => response.writeHead(404).end()));
  onServer(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Opens the page of live grids; `query` as in tests/bench/page/page.tsx. Errors of the page reject `check`. */
export async function openGrid(browser, url, query) {
  const page = await browser.newPage({ viewport: { width: 1840, height: 900 } });
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${url}/?${new URLSearchParams(query)}`);
  await page.waitForFunction(() => window.bench?.ready, null, { timeout: 120_000 });
  return {
    page,
    check() {
      if (problems.length > 0) throw new Error(`the page failed: ${problems[0]}`);
    },
    /** The page's own server writes so many messages at that rate. */
    async run(hertz, ticks) {
      await page.evaluate(([rate, count]) => window.bench.start(rate, count), [hertz, ticks]);
      await page.waitForFunction(() => window.bench.ended, null, { timeout: 300_000, polling: 200 });
    },
  };
}

/** Chromium's own counts of a page. Times are CPU of its main thread: wall time would measure the machine's other work as well. */
export async function countersOf(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('HeapProfiler.enable');
  return {
    read: async () =>
      Object.fromEntries(
        (await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]),
      ),
    throttle: (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate }),
    /** More than once: what one collection finds, the next may free. */
    async collect() {
      for (let time = 0; time < 4; time += 1) await devtools.send('HeapProfiler.collectGarbage');
    },
  };
}
