import { readCounters, withBrowser } from '../harness/browser.mjs';
import { countTimers, simulateVisibility } from '../harness/page-probes.mjs';
import { formatTable } from '../harness/report.mjs';
import { calculateMedian } from '../harness/statistics.mjs';
import { signIn, startTestServer } from '../harness/test-server.mjs';

/** Speed of the exchange's clock. Eight minutes contain eight hours of feed. */
const SPEED = 60;
const HOURS = 8;
const QUICK_HOURS = 1;
/** TanStack Query keeps an unused response for five minutes. Its timers end only then. */
const WARM_UP_MS = 330_000;
const QUICK_WARM_UP_MS = 30_000;
const MOST = 0.02;
/**
 * Samples at the start and at the end, of which the median counts. A sample between a request and its response has
 * extra timers.
 */
const SAMPLES_EACH_END = 3;
const TOURS_A_FIGURE = 4;
/** How long a visit lasts. */
const STAY_MS = 600;
/** A page without live data. Its memory holds only what other pages left behind. */
const QUIET = '/profile';

/** Navigates within the app, because a new document would start with empty memory. */
async function openPath(page, path) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.getByRole('main').waitFor();
}

/** Visits ten routes. Hides the page on every match and shows it again, as a bettor does who changes tabs. */
async function visitRoutes(page, exchange) {
  const matches = exchange.board
    .listHomeMatches()
    .slice(0, 3)
    .map(({ sportId, matchId }) => `/details/${sportId}/${matchId}`);
  const others = ['/multi', '/bethistory', '/RoyalCasino', '/statement', '/news', QUIET];
  for (const path of ['/dashboard', ...matches, ...others]) {
    await openPath(page, path);
    await page.waitForTimeout(STAY_MS);
    if (!matches.includes(path)) continue;
    for (const isHidden of [true, false]) {
      await page.evaluate((value) => window.__setHidden(value), isHidden);
      await page.waitForTimeout(STAY_MS);
    }
  }
}

/**
 * Returns the size of the app's price history in bytes. The app keeps it on purpose, up to a limit, so it counts
 * separately.
 */
async function measureHistory(page) {
  const devtools = await page.context().newCDPSession(page);
  const objectGroup = 'history';
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'Object.prototype', objectGroup });
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId, objectGroup });
  const weigh = function () {
    return this.map((each) => [each, Object.getPrototypeOf(each)]).find(
      ([, kind]) => kind !== null && Object.hasOwn(kind, 'setMatchOutlines') && Object.hasOwn(kind, 'weight'),
    )?.[0].weight;
  };
  const weight = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: weigh.toString(),
    returnByValue: true,
  });
  await devtools.send('Runtime.releaseObjectGroup', { objectGroup });
  await devtools.detach();
  if (typeof weight.result.value !== 'number') throw new Error('the price history was not found');
  return weight.result.value;
}

/** Measures the page after garbage collection. */
async function measureMemory(page, counters) {
  await page.waitForTimeout(1_500);
  const history = (await measureHistory(page)) / 2 ** 20;
  await counters.collect();
  const { JSHeapUsedSize, Nodes, JSEventListeners, Documents } = await counters.read();
  return {
    history,
    heap: JSHeapUsedSize / 2 ** 20 - history,
    nodes: Nodes,
    listeners: JSEventListeners,
    documents: Documents,
    timers: await page.evaluate(() => window.__timers()),
    rules: await page.evaluate(() => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0)),
  };
}

/** Runs eight hours of feed with constant navigation, and measures what remains on a page without prices. */
export async function run({ quick }) {
  const testServer = await startTestServer({ speed: SPEED });
  try {
    return await withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const problems = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await page.addInitScript(countTimers);
      await page.addInitScript(simulateVisibility);
      await signIn(page, testServer.url);
      const counters = await readCounters(page);
      // Code, styles and first responses stay in memory on purpose.
      const warmUntil = Date.now() + (quick ? QUICK_WARM_UP_MS : WARM_UP_MS);
      while (Date.now() < warmUntil) await visitRoutes(page, testServer.exchange);
      const samples = [await measureMemory(page, counters)];
      const started = testServer.exchange.clock.now();
      const countHours = () => (testServer.exchange.clock.now() - started) / 3_600_000;
      while (countHours() < (quick ? QUICK_HOURS : HOURS)) {
        await visitRoutes(page, testServer.exchange);
        samples.push(await measureMemory(page, counters));
      }
      if (problems.length > 0) throw new Error(`the page failed: ${problems[0]}`);
      const calculateMiddle = (part, name) => calculateMedian(part.map((sample) => sample[name]));
      const [early, late] = [samples.slice(0, SAMPLES_EACH_END), samples.slice(-SAMPLES_EACH_END)];
      const rows = [
        ['heap after collection, without the price history, MiB', 'heap'],
        ['DOM nodes', 'nodes'],
        ['listeners', 'listeners'],
        ['documents', 'documents'],
        ['timers, without those of cached responses', 'timers'],
        ['style rules', 'rules'],
      ].map(([name, key]) => ({
        name,
        before: calculateMiddle(early, key),
        after: calculateMiddle(late, key),
        growth: calculateMiddle(late, key) / calculateMiddle(early, key) - 1,
      }));
      const table = formatTable(
        ['on a page without prices', 'after the warm-up', 'after the feed', 'growth, %'],
        rows.map(({ name, before, after, growth }) => [name, before, after, growth * 100]),
      );
      const heapByTour = samples
        .filter((_, tour) => tour % TOURS_A_FIGURE === 0)
        .map(({ heap }) => heap.toFixed(2))
        .join(', ');
      const [firstHistory, lastHistory] = [samples[0].history.toFixed(2), samples.at(-1).history.toFixed(2)];
      const explanation = [
        `${countHours().toFixed(1)} hours of the exchange's time, ${samples.length - 1} tours of ten routes, three of them hidden and shown.`,
        `Both columns are the median of ${SAMPLES_EACH_END}, after the first tours and after the last.`,
        `The price history, which is bounded, went from ${firstHistory} to ${lastHistory} MiB.`,
        `Heap of every fourth tour: ${heapByTour} MiB.`,
      ];
      return {
        text: `${table}\n\n${explanation.join(' ')}`,
        failed: rows
          .filter(({ growth }) => growth > MOST)
          .map(({ name, growth }) => `${name} grew by ${(growth * 100).toFixed(1)} %, 2 at most`),
      };
    });
  } finally {
    await testServer.close();
  }
}
