import { openGrid, readCounters, withBrowser } from './browser.mjs';
import { calculateMedian } from './statistics.mjs';

/** Greatest difference between the layout counts of a pair, as a share. */
const UNEQUAL = 0.1;
/** Messages before the measurement. They compile the page's code, as on a page that has been open for a while. */
const WARM_UP = { hertz: 25, ticks: 100 };
/**
 * Milliseconds to wait after a collection. Eight seconds after one, V8 scans the whole heap once while the page is
 * quiet. On a new page that scan would fall into the measured ten seconds.
 */
const SETTLED_MS = 12_000;

/**
 * Measures one run of a grid in a new browser. Returns the CPU time of the main thread in milliseconds, and Chromium's
 * counters, each per tick.
 */
export function measureGrid(url, query, { hertz, ticks, throttle = 1 }) {
  return withBrowser(async (browser) => {
    const { page, run, check } = await openGrid(browser, url, query);
    const counters = await readCounters(page);
    await run(WARM_UP.hertz, WARM_UP.ticks);
    const rulesBefore = await page.evaluate(() => (window.gc?.(), window.bench.countStyleRules()));
    await page.waitForTimeout(SETTLED_MS);
    await counters.throttle(throttle);
    await page.waitForTimeout(600);
    const before = await counters.read();
    await run(hertz, ticks);
    await page.waitForTimeout(600);
    const after = await counters.read();
    await counters.throttle(1);
    const result = {
      ...Object.fromEntries(
        [
          ['task', 'TaskDuration'],
          ['script', 'ScriptDuration'],
          ['style', 'RecalcStyleDuration'],
          ['layout', 'LayoutDuration'],
        ].map(([name, metric]) => [name, ((after[metric] - before[metric]) * 1000) / ticks]),
      ),
      layouts: (after.LayoutCount - before.LayoutCount) / ticks,
      styles: (after.RecalcStyleCount - before.RecalcStyleCount) / ticks,
      newRules: (await page.evaluate(() => window.bench.countStyleRules())) - rulesBefore,
      wrong: await page.evaluate(() => window.bench.countWrongCells()),
    };
    check();
    return result;
  });
}

/**
 * Measures two grids in alternating pairs. A busy machine merges ticks into one frame, so such a pair compares unequal
 * work. It is repeated, for at most three times the requested number of pairs.
 */
export async function measurePairs(url, [base, other], options) {
  const results = { base: [], other: [] };
  for (let attempt = 0; results.other.length < options.pairs && attempt < 3 * options.pairs; attempt += 1) {
    const pair = {};
    // Alternates the order, so that a machine that slows down favours neither grid.
    for (const which of attempt % 2 === 0 ? ['base', 'other'] : ['other', 'base'])
      pair[which] = await measureGrid(url, which === 'base' ? base : other, options);
    const equal =
      options.unequalFrames ||
      Math.abs(pair.base.layouts - pair.other.layouts) <= UNEQUAL * Math.max(pair.base.layouts, pair.other.layouts);
    if (equal) for (const which of ['base', 'other']) results[which].push(pair[which]);
    console.log(
      `  ${pair.base.task.toFixed(2)} and ${pair.other.task.toFixed(2)} ms, ratio ${(pair.other.task / pair.base.task).toFixed(2)}${equal ? '' : ', left out: not as many frames'}`,
    );
  }
  const ratios = results.other.map((run, pair) => run.task / results.base[pair].task);
  return { ...results, ratio: calculateMedian(ratios), pairs: ratios.length };
}

export const columns = ['task', 'script', 'style', 'layout', 'layouts', 'styles', 'newRules', 'wrong'];
export const heads = [
  'CPU ms a tick',
  'script',
  'style',
  'layout',
  'layouts a tick',
  'style passes a price change',
  'new style rules',
  'wrong cells',
];

/** Returns the median of several runs per column. For wrong cells and new style rules it returns the worst. */
export const toRow = (runs) =>
  columns.map((column) =>
    column === 'wrong' || column === 'newRules'
      ? Math.max(...runs.map((run) => run[column]))
      : calculateMedian(runs.map((run) => run[column])),
  );
