import { readCounters, withBrowser } from '../harness/browser.mjs';
import { withBusyMatch } from '../harness/busy-match.mjs';
import { formatTable } from '../harness/report.mjs';
import { calculateQuantile } from '../harness/statistics.mjs';
import { signIn, startTestServer } from '../harness/test-server.mjs';

const MARKETS = 10;
/** Messages a second of each market. The busiest second of a recorded match has nine of one market. */
const HERTZ = 5;
const CPU_SLOWDOWN = 4;
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

const findStake = (page) => page.getByRole('textbox', { name: 'Stake' });

/** Lists what a bettor does on a match: the name, the interaction, and the way back to its beginning. */
const listMatchInteractions = (page, { markets }) => {
  const card = page.locator('section', { has: page.getByRole('heading', { name: markets[0], exact: true }) }).first();
  const cells = card.locator('[data-cell][data-level="0"]');
  const escape = () => page.keyboard.press('Escape');
  const openMenu = () => card.getByRole('button', { name: /^More about/ }).click();
  const tabs = page.getByRole('tablist', { name: 'Kinds of sessions' }).getByRole('tab');
  let presses = 0;
  let switches = 0;
  const fillSlip = async () => {
    await cells.first().click();
    await findStake(page).fill('500');
  };
  return [
    ['press a price', () => cells.nth((presses += 1) % 4).click(), () => undefined],
    ['type a digit of the stake', () => page.keyboard.press('5'), () => findStake(page).fill('')],
    [
      'press a quick stake',
      () => page.getByRole('button', { name: 'Set stake to 500', exact: true }).click(),
      () => findStake(page).fill(''),
    ],
    ['switch the tab of session lines', () => tabs.nth((switches += 1) % 3).click(), () => undefined],
    ['open the price ladder', () => card.getByRole('button', { name: /^Ladder/ }).click(), escape],
    ["open a market's menu", openMenu, escape],
    [
      'open the replay',
      () => page.getByRole('button', { name: `Replay ${markets[0]}`, exact: true }).click(),
      async () => {
        await escape();
        await openMenu();
      },
      openMenu,
    ],
    [
      'press the place button',
      () => page.locator('form[data-layout] [type="submit"]').click({ force: true }),
      async () => {
        // The exchange holds the bet for seconds. The slip is read-only until it responds.
        await page.locator('form[data-layout] input[readonly]').first().waitFor({ state: 'detached' });
        await fillSlip();
      },
      fillSlip,
    ],
  ];
};

/** Links between pages. The statement keeps its period, which has all the rows. */
const listPageInteractions = (page) => {
  const openMenu = () => page.getByRole('button', { name: /^Account/ }).click();
  return [
    [
      'change the page',
      () => page.getByRole('navigation').getByRole('link', { name: 'My Bets' }).first().click(),
      () => page.goBack(),
    ],
    [
      'open a statement of ten thousand bets',
      () => page.getByRole('link', { name: 'Statement' }).last().click(),
      async () => {
        await page.goBack();
        await openMenu();
      },
      openMenu,
    ],
  ];
};

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
  try {
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
  }
  const format = (ms) => (ms === 0 ? '< 16' : ms);
  const rows = Object.entries(times).map(([name, each]) => ({ name, each, p95: calculateQuantile(each, 0.95) }));
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
    failed: rows.filter(({ p95 }) => p95 > LIMIT_MS).map(({ name, p95 }) => `${name}: ${p95} ms at p95`),
  };
}
