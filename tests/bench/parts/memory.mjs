import { readCounters, withBrowser } from '../harness/browser.mjs';
import { formatTable } from '../harness/report.mjs';
import { calculateMedian } from '../harness/statistics.mjs';
import { signIn, startTestServer } from '../harness/test-server.mjs';

/** Speed of the exchange's clock. One and a half minutes contain half an hour of feed. */
const SPEED = 20;
const MINUTES = 30;
const MOST = 0.02;
/**
 * Samples at the start and at the end, of which the median counts. A sample between a request and its response has
 * extra timers.
 */
const SAMPLES_EACH_END = 3;
/** A page without live data. Its memory holds only what other pages left behind. */
const QUIET = '/profile';

/** Counts timers that are set and have neither run nor been cleared. Runs in the page before any other script. */
function countTimers() {
  const waiting = new Set();
  const { setTimeout: originalSetTimeout, clearTimeout: forget, setInterval: always, clearInterval: stop } = window;
  window.setTimeout = (work, ms, ...rest) => {
    const timer = originalSetTimeout(
      (...given) => {
        waiting.delete(timer);
        work(...given);
      },
      ms,
      ...rest,
    );
    waiting.add(timer);
    return timer;
  };
  window.setInterval = (...timerArgs) => {
    const timer = always(...timerArgs);
    waiting.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => (waiting.delete(timer), forget(timer));
  window.clearInterval = (timer) => (waiting.delete(timer), stop(timer));
  window.__timers = () => waiting.size;
}

/** Navigates within the app, because a new document would start with empty memory. */
async function openPath(page, path) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.getByRole('main').waitFor();
}

async function visitMatches(page, matches, waitMs) {
  for (const path of [
    '/dashboard',
    ...matches,
    '/multi',
    '/bethistory',
    '/RoyalCasino',
    '/statement',
    '/news',
    QUIET,
  ]) {
    await openPath(page, path);
    await page.waitForTimeout(waitMs);
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

/** Runs half an hour of feed with constant navigation, and measures what remains on a page without prices. */
export async function run({ quick }) {
  const testServer = await startTestServer({ speed: SPEED });
  try {
    return await withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const problems = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await page.addInitScript(countTimers);
      await signIn(page, testServer.url);
      const matches = testServer.exchange.board
        .homeMatches()
        .slice(0, 3)
        .map(({ sportId, matchId }) => `/details/${sportId}/${matchId}`);
      const counters = await readCounters(page);
      // Visits every route twice first. Their code, styles and first responses stay in memory on purpose.
      for (let round = 0; round < 2; round += 1) await visitMatches(page, matches, 800);
      const samples = [await measureMemory(page, counters)];
      const started = testServer.exchange.clock.now();
      const minutes = () => (testServer.exchange.clock.now() - started) / 60_000;
      while (minutes() < (quick ? 5 : MINUTES)) {
        await visitMatches(page, matches, 600);
        samples.push(await measureMemory(page, counters));
      }
      if (problems.length > 0) throw new Error(`the page failed: ${problems[0]}`);
      const middle = (part, name) => calculateMedian(part.map((sample) => sample[name]));
      const [early, late] = [samples.slice(0, SAMPLES_EACH_END), samples.slice(-SAMPLES_EACH_END)];
      const rows = [
        ['heap after collection, without the price history, MiB', 'heap'],
        ['DOM nodes', 'nodes'],
        ['listeners', 'listeners'],
        ['documents', 'documents'],
        ['timers', 'timers'],
        ['style rules', 'rules'],
      ].map(([name, key]) => ({
        name,
        before: middle(early, key),
        after: middle(late, key),
        growth: middle(late, key) / middle(early, key) - 1,
      }));
      const table = formatTable(
        ['after every route twice, and after the feed', 'before', 'after', 'growth, %'],
        rows.map(({ name, before, after, growth }) => [name, before, after, growth * 100]),
      );
      const heapByTour = samples.map(({ heap }) => heap.toFixed(2)).join(', ');
      const [firstHistory, lastHistory] = [samples[0].history.toFixed(2), samples.at(-1).history.toFixed(2)];
      const explanation = [
        `${minutes().toFixed(0)} minutes of the exchange's time, ${samples.length - 1} tours of ten routes.`,
        `Both columns are the median of ${SAMPLES_EACH_END}, after the first tours and after the last.`,
        `The price history, which is bounded, went from ${firstHistory} to ${lastHistory} MiB.`,
        `Heap tour by tour: ${heapByTour} MiB.`,
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
