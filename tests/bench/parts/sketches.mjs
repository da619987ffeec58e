import { serveGridPage } from '../harness/browser.mjs';
import { heads, measureGrid, toRow } from '../harness/pairs.mjs';
import { formatTable } from '../harness/report.mjs';
import { calculateMedian } from '../harness/statistics.mjs';

const grids = {
  floor: 'hand-written DOM',
  app: 'the app: a keyed store outside React; cells off screen are not notified',
  'keyed-ungated': 'the same, with cells off screen notified too',
  'written-through-ref': 'texts written through a ref',
  'zustand-set-a-message': 'zustand, one set a message',
  'zustand-set-a-price': 'zustand, one set a price',
  'query-cache': 'drawn from TanStack Query’s cache, a query a market',
  'context-at-top': 'one context, read by every cell',
  'state-at-top': 'one state at the top',
  'class-per-value': 'a value interpolated into the cell’s style',
  'animated-flash': 'the app, with changes marked by a CSS animation',
  uncontained: 'the app, without containment',
};

/** Compares other ways to show the same feed in the same cards with hand-written DOM of the same round. */
export async function run({ quick }) {
  const server = await serveGridPage();
  const runs = Object.fromEntries(Object.keys(grids).map((grid) => [grid, []]));
  try {
    for (let round = 0; round < (quick ? 1 : 3); round += 1) {
      for (const grid of Object.keys(grids)) {
        runs[grid].push(await measureGrid(server.url, { grid }, { hertz: 10, ticks: quick ? 15 : 30 }));
        console.log(`  ${grid}: ${runs[grid].at(-1).task.toFixed(2)} ms`);
      }
    }
  } finally {
    server.close();
  }
  const calculateRatio = (grid) => calculateMedian(runs[grid].map(({ task }, round) => task / runs.floor[round].task));
  const wrong = Object.entries(runs).filter(([, each]) => each.some((run) => run.wrong > 0));
  return {
    text: formatTable(
      ['how', '× hand-written', ...heads],
      Object.entries(grids).map(([grid, how]) => [how, calculateRatio(grid), ...toRow(runs[grid])]),
    ),
    failed: wrong.map(([grid]) => `${grid}: cells differ from the feed`),
  };
}
