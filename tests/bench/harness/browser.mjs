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

/** Runs `work` with a new browser, then closes it. */
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

/** Builds and serves the page of live grids once. `onServer` may add to its server. Resolves to `{ url, close }`. */
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

/**
 * Opens the page of live grids. tests/bench/page/page.tsx defines `query`. `check` throws after an error in the page.
 */
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
    /** Sends this many messages (`ticks`) at this rate and waits for the last one. */
    async run(hertz, ticks) {
      await page.evaluate(([rate, count]) => window.bench.start(rate, count), [hertz, ticks]);
      await page.waitForFunction(() => window.bench.ended, null, { timeout: 300_000, polling: 200 });
    },
  };
}

/**
 * Reads Chromium's counters of a page. Times are CPU time of its main thread, because wall time includes the machine's
 * other work.
 */
export async function readCounters(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('HeapProfiler.enable');
  return {
    read: async () =>
      Object.fromEntries(
        (await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]),
      ),
    throttle: (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate }),
    /** Collects several times, because one collection can release objects for the next. */
    async collect() {
      for (let time = 0; time < 4; time += 1) await devtools.send('HeapProfiler.collectGarbage');
    },
  };
}
