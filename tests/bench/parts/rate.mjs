import { openGrid, serveGridPage, withBrowser } from '../harness/browser.mjs';
import { formatTable } from '../harness/report.mjs';
import { calculateMedian, calculateQuantile } from '../harness/statistics.mjs';

const grids = { floor: 'hand-written DOM', app: 'the app' };
const RATES = [60, 120, 240];
const SECONDS = 5;

async function measure(url, grid, seconds) {
  return withBrowser(async (browser) => {
    const { page, run, check } = await openGrid(browser, url, { grid });
    await run(10, 10);
    const rows = [];
    for (const hertz of RATES) {
      await page.evaluate(() => window.bench.watchPace());
      await run(hertz, hertz * seconds);
      const { frames, paints, handled, displayedMs } = await page.evaluate(() => window.bench.stopPace());
      const gaps = frames.slice(1).map((time, index) => time - frames[index]);
      rows.push({
        hertz,
        fps: (1000 * gaps.length) / (frames.at(-1) - frames[0]),
        drawn: (1000 * paints) / (frames.at(-1) - frames[0]),
        longFrames: gaps.filter((gap) => gap > 25).length / gaps.length,
        handled: calculateQuantile(handled, 0.95),
        displayedMs: calculateQuantile(displayedMs, 0.95),
      });
      await page.waitForTimeout(600);
    }
    const wrong = await page.evaluate(() => window.bench.countWrongCells());
    check();
    return rows.map((row) => ({ ...row, wrong }));
  });
}

/**
 * Measures how many messages of 180 changes a second the page can take, in frames and delay. It uses wall time, so the
 * machine must be idle.
 */
export async function run({ quick }) {
  const server = await serveGridPage();
  const rounds = [];
  try {
    while (rounds.length < (quick ? 1 : 3)) {
      const round = {};
      for (const grid of Object.keys(grids)) round[grid] = await measure(server.url, grid, quick ? 2 : SECONDS);
      rounds.push(round);
    }
  } finally {
    server.close();
  }
  const describeRun = (grid, index) => {
    const runs = rounds.map((round) => round[grid][index]);
    const calculateMiddle = (key) => calculateMedian(runs.map((each) => each[key]));
    return {
      fps: calculateMiddle('fps'),
      drawn: calculateMiddle('drawn'),
      longFrames: calculateMiddle('longFrames'),
      handled: calculateMiddle('handled'),
      displayedMs: calculateMiddle('displayedMs'),
      wrong: Math.max(...runs.map((each) => each.wrong)),
    };
  };
  const rows = RATES.flatMap((hertz, index) =>
    Object.entries(grids).map(([grid, name]) => ({ hertz, grid, name, ...describeRun(grid, index) })),
  );
  const findAppRow = (rate) => rows.find(({ grid, hertz }) => grid === 'app' && hertz === rate);
  return {
    text: formatTable(
      [
        'messages a second',
        'grid',
        'frames a second',
        'of them with prices',
        'frames over 25 ms, %',
        'sent → handled, p95 ms',
        'sent → shown, p95 ms',
        'wrong cells at the end',
      ],
      rows.map((row) => [
        row.hertz,
        row.name,
        row.fps,
        row.drawn,
        row.longFrames * 100,
        row.handled,
        row.displayedMs,
        row.wrong,
      ]),
      1,
    ),
    failed: [
      ...(findAppRow(60).fps >= 58
        ? []
        : [`${findAppRow(60).fps.toFixed(1)} frames a second at 60 messages, 58 at least`]),
      ...(findAppRow(240).displayedMs <= 100
        ? []
        : [`${findAppRow(240).displayedMs.toFixed(0)} ms behind at 240 messages, 100 at most`]),
      ...(rows.some(({ wrong }) => wrong > 0) ? ['cells differ from the feed'] : []),
    ],
  };
}
