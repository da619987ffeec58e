import { serveGridPage } from '../harness/browser.mjs';
import { heads, measurePairs, toRow } from '../harness/pairs.mjs';
import { formatTable } from '../harness/report.mjs';

const floor = { grid: 'floor' };
const app = { grid: 'app' };
/** Ten times the cells, of which the same 180 of the same 3,600 change. */
const tenfold = { grid: 'app', markets: 2000, changes: 180, among: 3600 };

const comparisons = [
  { name: '3,600 cells', between: [floor, app], hertz: 10, most: 1.25 },
  { name: '3,600 cells, CPU at a quarter', between: [floor, app], hertz: 4, throttle: 4, most: 1.25 },
  { name: '18,000 cells', between: [floor, app].map((grid) => ({ ...grid, markets: 1000 })), hertz: 4, most: 1.4 },
  {
    name: '36,000 cells against 3,600, the same changes',
    between: [app, tenfold],
    hertz: 10,
    most: 1.3,
    unequalFrames: true,
  },
];

const formatGridName = ({ grid, markets = 200 }) =>
  `${grid === 'floor' ? 'hand-written DOM' : 'the app'}, ${(markets * 18).toLocaleString('en')} cells`;

/** Compares the live grid with equivalent hand-written DOM, and with itself at ten times the cells. */
export async function run({ quick }) {
  const server = await serveGridPage();
  const effort = quick ? { pairs: 2, ticks: 20 } : { pairs: 5, ticks: 40 };
  const measured = [];
  try {
    for (const { name, between, ...options } of comparisons) {
      console.log(` ${name}`);
      measured.push({
        name,
        between,
        ...options,
        ...(await measurePairs(server.url, between, { ...options, ...effort })),
      });
    }
  } finally {
    server.close();
  }
  const ratios = formatTable(
    ['comparison', 'ratio', 'at most', 'pairs'],
    measured.map(({ name, ratio, most, pairs }) => [name, ratio, most, pairs]),
  );
  const rows = measured.flatMap(({ name, between, base, other }) =>
    between.map((grid, index) => [name, formatGridName(grid), ...toRow(index === 0 ? base : other)]),
  );
  const wrong = measured.some(({ base, other }) => [...base, ...other].some((run) => run.wrong > 0));
  return {
    text: `${ratios}\n\n${formatTable(['comparison', 'grid', ...heads], rows)}`,
    failed: [
      ...measured
        .filter(({ ratio, most }) => !(ratio <= most))
        .map(({ name, ratio, most }) => `${name}: ${ratio.toFixed(2)} times, ${most} at most`),
      ...(wrong ? ['cells differ from the feed'] : []),
    ],
  };
}
