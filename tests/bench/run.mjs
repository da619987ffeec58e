// Measures the app's live grid against hand-written DOM in the same run: `npm run bench`, with `--record` to write docs/performance.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sirv from 'sirv';
import { build } from 'vite';
import { browserArgs, findBrowser } from '../../scripts/find-browser.mjs';

const PAIRS = Number(process.env.BENCH_PAIRS ?? 5);
const LIMIT = Number(process.env.BENCH_LIMIT ?? 1.5);
const HERTZ = 10;
const WARM_UP = 15;
/** How far two runs of a pair may differ in layouts. */
const UNEQUAL = 0.1;
const TICKS = 40;
const root = path.resolve(import.meta.dirname, '../..');

const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

async function serve(folder) {
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) => files(request, response, () => response.writeHead(404).end()));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** CPU of the page's main thread per tick, in milliseconds. Wall time would measure the machine's other work as well. */
async function measure(executablePath, url, grid) {
  const browser = await chromium.launch({ executablePath, args: [...browserArgs, '--disable-renderer-backgrounding', '--disable-background-timer-throttling', '--js-flags=--expose-gc'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1840, height: 900 } });
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${url}/?grid=${grid}`);
    await page.waitForFunction(() => window.bench?.ready, null, { timeout: 60_000 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const read = async () => Object.fromEntries((await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
    const run = async (ticks) => {
      await page.evaluate(([hertz, count]) => window.bench.start(hertz, count), [HERTZ, ticks]);
      await page.waitForFunction(() => window.bench.ended, null, { timeout: 120_000, polling: 200 });
      await page.waitForTimeout(600);
    };
    await run(WARM_UP);
    const rulesBefore = await page.evaluate(() => (window.gc?.(), window.bench.styleRules()));
    const before = await read();
    await run(TICKS);
    const after = await read();
    const spent = (name) => ((after[name] - before[name]) * 1000) / TICKS;
    const result = {
      task: spent('TaskDuration'),
      script: spent('ScriptDuration'),
      style: spent('RecalcStyleDuration'),
      layout: spent('LayoutDuration'),
      layouts: (after.LayoutCount - before.LayoutCount) / TICKS,
      styles: (after.RecalcStyleCount - before.RecalcStyleCount) / TICKS,
      newRules: (await page.evaluate(() => window.bench.styleRules())) - rulesBefore,
      wrong: await page.evaluate(() => window.bench.wrongCells()),
    };
    if (problems.length > 0) throw new Error(`the page failed: ${problems[0]}`);
    return result;
  } finally {
    await browser.close();
  }
}

const shown = (value) => value.toFixed(2);
const columns = ['task', 'script', 'style', 'layout', 'layouts', 'styles', 'newRules', 'wrong'];

function tableOf(results) {
  const head = '| grid | CPU ms a tick | script | style | layout | layouts a tick | style passes a tick | new style rules | wrong cells |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |';
  const row = (name, runs) => `| ${name} | ${columns.map((column) => (column === 'wrong' || column === 'newRules' ? Math.max(...runs.map((run) => run[column])) : shown(median(runs.map((run) => run[column]))))).join(' | ')} |`;
  return [head, row('hand-written DOM', results.floor), row('the app', results.app)].join('\n');
}

function record(text) {
  const file = path.join(root, 'docs/performance.md');
  const [start, end] = ['<!-- bench: start -->', '<!-- bench: end -->'];
  const old = readFileSync(file, 'utf8');
  const [before, after] = [old.indexOf(start), old.indexOf(end)];
  if (before < 0 || after < 0) throw new Error(`docs/performance.md has no ${start} … ${end}`);
  writeFileSync(file, `${old.slice(0, before + start.length)}\n${text}\n${old.slice(after)}`);
}

await build({ configFile: path.join(import.meta.dirname, 'vite.config.mjs') });
const executablePath = await findBrowser();
const server = await serve(path.join(root, '.cache/bench'));
const results = { floor: [], app: [] };
let attempts = 0;
try {
  while (results.app.length < PAIRS && attempts < 3 * PAIRS) {
    // The order alternates, so that a machine that slows down in the course favours neither.
    const pair = {};
    for (const grid of attempts % 2 === 0 ? ['floor', 'app'] : ['app', 'floor']) pair[grid] = await measure(executablePath, server.url, grid);
    attempts += 1;
    const { floor, app } = pair;
    // A busy machine joins ticks into one frame, now here and now there: such a pair compares unequal work.
    const equal = Math.abs(floor.layouts - app.layouts) <= UNEQUAL * Math.max(floor.layouts, app.layouts);
    if (equal) for (const grid of ['floor', 'app']) results[grid].push(pair[grid]);
    console.log(`pair: hand-written ${shown(floor.task)} ms, app ${shown(app.task)} ms, ratio ${shown(app.task / floor.task)}${equal ? '' : ', left out: not as many frames'}`);
  }
  if (results.app.length < PAIRS) console.log(`The machine is too busy: ${results.app.length} of ${attempts} pairs count.`);
} finally {
  server.close();
}
const ratio = median(results.app.map((run, pair) => run.task / results.floor[pair].task));
const table = tableOf(results);
console.log(`${table}\nratio to hand-written DOM, median of ${results.app.length} pairs: ${shown(ratio)} (limit ${LIMIT})`);
if (process.argv.includes('--record')) record(`${table}\n\nRatio to hand-written DOM, median of ${results.app.length} interleaved pairs: **${shown(ratio)}**.`);
const wrong = [...results.app, ...results.floor].some((run) => run.wrong > 0);
if (wrong) console.error('cells differ from the feed');
process.exitCode = results.app.length === 0 || ratio > LIMIT || wrong ? 1 : 0;
