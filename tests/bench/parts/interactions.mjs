import { readCounters, serveGridPage, withBrowser } from '../harness/browser.mjs';
import { withBusyMatch } from '../harness/busy-match.mjs';
import {
  BY_HAND,
  listInteractionsByHand,
  listMatchInteractions,
  listPageInteractions,
} from '../harness/interaction-lists.mjs';
import { openPageByHand } from '../harness/press-page.mjs';
import { formatTable } from '../harness/report.mjs';
import { calculateQuantile } from '../harness/statistics.mjs';
import { signIn, startTestServer } from '../harness/test-server.mjs';

const MARKETS = 10;
/** Messages a second of each market. The busiest second of a recorded match has nine of one market. */
const HERTZ = 5;
const CPU_SLOWDOWN = 4;
/** Limit of an interaction. On a slower machine: what hand-written DOM takes in the same run. */
const LIMIT_MS = 50;
const BETS = 10_000;
const HISTORY_DAYS = 180;
const DAY_MS = 86_400_000;

/** Records the longest event of each interaction, from the input to the next paint. Runs in the page. */
function watchInteractions() {
  window.__interactions = [];
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) window.__interactions.push(duration);
  });
  // The shortest duration that browsers report; shorter interactions leave no entry.
  observer.observe({ type: 'event', durationThreshold: 16 });
}

/** Performs an interaction and resolves to its time until the next paint in milliseconds; 0 for less than 16. */
async function measure(page, act) {
  await page.evaluate(() => (window.__interactions = []));
  await act();
  await page.waitForTimeout(400);
  return page.evaluate(() => Math.max(0, ...window.__interactions));
}

const measureByHand = (server, count, times) =>
  withBrowser(async (browser) => {
    const page = await openPageByHand(browser, server.url, { markets: MARKETS, hertz: HERTZ });
    await page.evaluate(watchInteractions);
    await measureAll(page, listInteractionsByHand(page), count, times);
  });

async function measureAll(page, interactions, count, times) {
  const counters = await readCounters(page);
  for (const [name, act, goBack, prepare] of interactions) {
    await prepare?.();
    // The first time also downloads what the interaction needs.
    await act();
    await page.waitForTimeout(1_500);
    await goBack();
    await counters.throttle(CPU_SLOWDOWN);
    times[name] = [];
    for (let turn = 0; turn < count; turn += 1) {
      times[name].push(await measure(page, act));
      await goBack();
      await page.waitForTimeout(200);
    }
    await counters.throttle(1);
  }
}

/** Measures the time from an input to the next paint with a quarter of the CPU, while ten markets move. */
export async function run({ quick }) {
  let match;
  const testServer = await startTestServer({
    streamEveryMs: 1000 / (MARKETS * HERTZ),
    change(exchange, ladder) {
      match = withBusyMatch(exchange, { markets: MARKETS, hertz: HERTZ, ladder });
      return match.exchange;
    },
  });
  const times = {};
  const count = quick ? 3 : 40;
  const server = await serveGridPage();
  try {
    await measureByHand(server, count, times);
    await withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.addInitScript(watchInteractions);
      await signIn(page, testServer.url);
      const userId = await page.evaluate(() => localStorage.getItem('userid'));
      await testServer.exchange.operator.seedHistory(userId, { bets: BETS, days: HISTORY_DAYS });
      const [from, to] = [HISTORY_DAYS, 0].map((days) =>
        new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10),
      );
      await page.goto(`${testServer.url}/statement?days=${from}..${to}&length=100`);
      await page.getByText('rows add up to the closing balance').waitFor({ timeout: 60_000 });
      await page.goto(`${testServer.url}/details/${match.sportId}/${match.matchId}`);
      await page.getByRole('grid', { name: `Prices of ${match.markets.at(-1)}`, exact: true }).waitFor();
      await measureAll(page, listMatchInteractions(page, match), count, times);
      await measureAll(page, listPageInteractions(page), count, times);
    });
  } finally {
    await testServer.close();
    server.close();
  }
  const format = (ms) => (ms === 0 ? '< 16' : ms);
  const rows = Object.entries(times).map(([name, each]) => ({ name, each, p95: calculateQuantile(each, 0.95) }));
  const isByHand = ({ name }) => name.endsWith(BY_HAND);
  const limitMs = Math.max(LIMIT_MS, ...rows.filter(isByHand).map(({ p95 }) => p95));
  return {
    text: formatTable(
      ['interaction', 'times', 'next paint, p50 ms', 'p95', 'longest'],
      rows.map(({ name, each, p95 }) => [
        name,
        each.length,
        format(calculateQuantile(each, 0.5)),
        format(p95),
        format(Math.max(...each)),
      ]),
    ),
    failed: rows
      .filter((row) => !isByHand(row) && row.p95 > limitMs)
      .map(({ name, p95 }) => `${name}: ${p95} ms at p95, ${limitMs} at most`),
  };
}
