import { countersOf, openGrid, withBrowser } from './browser.mjs';
import { median } from './statistics.mjs';

/** How far two runs of a pair may differ in layouts. */
const UNEQUAL = 0.1;
/** Messages before anything is counted: a page that prices have come to for some seconds has its code compiled, a page just opened has not. */
const WARM_UP = { hertz: 25, ticks: 100 };
/**
 * Eight seconds after a collection V8 goes through the whole heap once more, when the page is quiet. That of a page just opened would
 * fall into the ten seconds that are counted, as part of every tick; on a page left open it comes once.
 */
const SETTLED_MS = 12_000;

/** One run of a grid in a fresh browser: CPU of the page's main thread a tick in milliseconds, and Chromium's counts a tick. */
export function measureGrid(url, query, { hertz, ticks, throttle = 1 }) {
  return withBrowser(async (browser) => {
    const { page, run, check } = await openGrid(browser, url, query);
    const counters = await countersOf(page);
    await run(WARM_UP.hertz, WARM_UP.ticks);
    const rulesBefore = await page.evaluate(() => (window.gc?.(), window.bench.styleRules()));
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
      newRules: (await page.evaluate(() => window.bench.styleRules())) - rulesBefore,
      wrong: await page.evaluate(() => window.bench.wrongCells()),
    };
    check();
    return result;
  });
}

/**
 * Measures two grids in interleaved pairs. A busy machine joins ticks into one frame, now here and now there: such a pair compares
 * unequal work and is left out, and another one is measured, up to three times as many as wanted.
 */
export async function measurePairs(url, [base, other], options) {
  const results = { base: [], other: [] };
  for (let attempt = 0; results.other.length < options.pairs && attempt < 3 * options.pairs; attempt += 1) {
    const pair = {};
    // The order alternates, so that a machine that slows down in the course favours neither.
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
  return { ...results, ratio: median(ratios), pairs: ratios.length };
}

export const columns = ['task', 'script', 'style', 'layout', 'layouts', 'styles', 'newRules', 'wrong'];
export const heads = [
  'CPU ms a tick',
  'script',
  'style',
  'layout',
  'layouts a tick',
  'style passes a tick',
  'new style rules',
  'wrong cells',
];

/** The median run of several, column by column; of wrong cells and new rules the worst. */
export const rowOf = (runs) =>
  columns.map((column) =>
    column === 'wrong' || column === 'newRules'
      ? Math.max(...runs.map((run) => run[column]))
      : median(runs.map((run) => run[column])),
  );
