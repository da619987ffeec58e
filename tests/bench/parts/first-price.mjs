import { cp } from 'node:fs/promises';
import path from 'node:path';
import { withBrowser } from '../harness/browser.mjs';
import { formatTable } from '../harness/report.mjs';
import { root } from '../harness/root.mjs';
import { calculateMedian } from '../harness/statistics.mjs';
import { buildApp, signIn, startTestServer } from '../harness/test-server.mjs';

/** A phone on a slow network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, a quarter of this machine's CPU. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const CPU_SLOWDOWN = 4;
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Median limits in milliseconds, and how often a page may take the time of the floor page. */
const LIMITS = { 'dashboard, cold': 1800, 'match, cold': 2000, 'dashboard, warm': 600, 'match, warm': 600 };
const MAX_RATIO = 1.3;
/** The prerendered form takes the visitor's text, and hands it over to the app's form. */
const LOGIN_LIMIT = 1200;

/** Milliseconds after which the browser has finished its own work for a new service worker, or for a closed page. */
const SETTLED_MS = 1000;

/** Waits within the page: a poll would ask for frames of its own, and delay a busy page more than a small one. */
const waitForEntry = (devtools, name) =>
  devtools.send('Runtime.evaluate', {
    awaitPromise: true,
    expression: `new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => list.getEntriesByName('${name}').length > 0 && resolve());
      for (const type of ['mark', 'paint']) observer.observe({ type, buffered: true });
    })`,
  });

/** Resolves when the page's service worker has stored its files, which takes no part in the measurement. */
async function waitForWorker(page, devtools) {
  await devtools.send('Network.emulateNetworkConditions', UNLIMITED);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(SETTLED_MS);
}

/**
 * Opens an address on the slow phone. Resolves to a mark's or paint's time, in milliseconds after navigation start.
 * `hasWorker`: waits until the page's service worker is ready.
 */
async function measure(context, url, mark, hasWorker) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  await waitForEntry(devtools, mark);
  const at = await page.evaluate((name) => performance.getEntriesByName(name)[0].startTime, mark);
  if (hasWorker) await waitForWorker(page, devtools);
  await page.close();
  // The next page may share the process. It must not wait until this one has been taken apart.
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  return at;
}

/** Visits an address in a new browser, then again with what the browser stored. Resolves to both times. */
const visitTwice = (url, mark, storageState, hasWorker = false) =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ ...phone, storageState });
    return {
      cold: await measure(context, url, mark, hasWorker),
      warm: await measure(context, url, mark, false),
    };
  });

/**
 * Signs in once. Resolves to the stored session and the path of the last cricket match, which has not begun: no event
 * suspends its prices.
 */
const prepare = (server) =>
  withBrowser(async (browser) => {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await signIn(page, server.url);
    await page.waitForFunction(() => document.querySelectorAll('main a[href^="/details/"]').length > 20);
    const link = page.locator('main a[href^="/details/4/"]').last();
    return { session: await context.storageState(), match: await link.getAttribute('href') };
  });

/**
 * Measures what a bettor waits for: the first painted frame with an enabled price. The app sets the mark itself
 * (src/shared/live/react/first-price.ts), the floor page (tests/bench/floor) does the same request by hand.
 */
export async function run({ quick }) {
  await cp(path.join(root, 'tests/bench/floor'), await buildApp(), { recursive: true });
  const server = await startTestServer();
  const times = {};
  const add = (name, { cold, warm }) => {
    (times[`${name}, cold`] ??= []).push(cold);
    (times[`${name}, warm`] ??= []).push(warm);
  };
  try {
    const { session, match } = await prepare(server);
    for (let round = 0; round < (quick ? 1 : 5); round += 1) {
      for (const [name, address] of Object.entries({ dashboard: '/dashboard', match })) {
        add(name, await visitTwice(`${server.url}${address}`, 'first-price', session, true));
        add(
          `floor ${name}`,
          await visitTwice(`${server.url}/floor.html?path=${address}`, 'first-price', session, true),
        );
      }
      const login = `${server.url}/Users/Login`;
      add('login form', await visitTwice(login, 'first-contentful-paint', undefined));
      add('login', await visitTwice(login, 'app-rendered', undefined));
    }
  } finally {
    await server.close();
  }
  return report(times);
}

function report(times) {
  const rows = Object.entries(LIMITS).map(([name, limit]) => {
    const [time, floor] = [calculateMedian(times[name]), calculateMedian(times[`floor ${name}`])];
    return { name, time, limit, floor, ratio: time / floor };
  });
  const login = calculateMedian(times['login form, cold']);
  const toMs = (value) => Math.round(value);
  const formatAll = (name) => times[name].map(toMs).join(', ');
  return {
    text: formatTable(
      ['page', 'first price ms', 'limit', 'floor page ms', 'ratio', 'every visit'],
      [
        ...rows.map(({ name, time, limit, floor, ratio }) => [
          name,
          toMs(time),
          limit,
          toMs(floor),
          ratio,
          formatAll(name),
        ]),
        ['login, cold: the form takes typing', toMs(login), LOGIN_LIMIT, '', '', formatAll('login form, cold')],
        [
          'login, cold: the form submits',
          toMs(calculateMedian(times['login, cold'])),
          '',
          '',
          '',
          formatAll('login, cold'),
        ],
      ],
    ),
    failed: [
      ...rows.filter(({ time, limit }) => time > limit).map(({ name, time }) => `${name}: ${toMs(time)} ms`),
      ...rows.filter(({ ratio }) => ratio > MAX_RATIO).map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)} × floor`),
      ...(login > LOGIN_LIMIT ? [`login: ${toMs(login)} ms`] : []),
    ],
  };
}
