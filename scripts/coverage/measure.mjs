import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import coverage from 'istanbul-lib-coverage';
import { instrument, isInstrumented } from './instrument.mjs';
import { browserArgs, findBrowser } from '../lib/find-browser.mjs';
import { root } from '../lib/install.mjs';
import { serveFolder } from '../serve/serve.mjs';

/*
 * Measures which lines of ui-kit and features run in the unit tests and the stories together. It fails when the share
 * is too small. `--units` or `--stories` runs one half again and keeps the last result of the other. `--lines` lists
 * the lines that never ran.
 */
const REQUIRED_PERCENT = 90;
const folder = `${root}.cache/coverage`;
const suites = { units: runUnits, stories: runStories };
const requestedSuites = Object.keys(suites).filter((suite) => process.argv.includes(`--${suite}`));
const toExecutedPath = (suite) => `${folder}/${suite}.jsonl`;

function run(command, args, env) {
  return new Promise((resolve) =>
    spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' }).on('close', (code) =>
      resolve(code ?? 1),
    ),
  );
}

function runUnits(env) {
  return run(
    'npx',
    ['vitest', 'run', '--config', 'scripts/coverage/vitest.config.mjs', '--reporter=dot', 'src', 'tests/unit'],
    env,
  );
}

/** Runs the stories with their plays only. The story check compares their look. */
async function runStories(env) {
  const browser = await findBrowser();
  const all = { ...env, CHROMIUM_PATH: browser, CHROMIUM_ARGS: browserArgs.join(' '), STORIES_MODE: 'coverage' };
  const built = await run(
    'npx',
    ['storybook', 'build', '-o', `${folder}/storybook`, '--quiet', '--disable-telemetry'],
    all,
  );
  if (built !== 0) return built;
  const { url, server } = await serveFolder({ folder: `${folder}/storybook`, port: 6140 });
  const code = await run('npx', ['test-storybook', '--url', url, '--ci', '--maxWorkers=2', '--testTimeout=60000'], all);
  server.close();
  return code;
}

/** Returns the statement map of every file with the executed statements. Reports files that changed after they ran. */
function createCoverageMap() {
  const files = readdirSync(`${root}src`, { recursive: true })
    .map((path) => `src/${path}`)
    .filter(isInstrumented)
    .sort();
  const maps = new Map(files.map((path) => [path, instrument(path, readFileSync(`${root}${path}`, 'utf8'))]));
  const changed = new Set();
  for (const suite of Object.keys(suites)) {
    for (const line of readFileSync(toExecutedPath(suite), 'utf8').split('\n').filter(Boolean)) {
      for (const [path, hash, numbers] of JSON.parse(line)) {
        const now = maps.get(path);
        if (now?.hash === hash) for (const number of numbers) now.statements.s[number] = 1;
        else changed.add(path);
      }
    }
  }
  if (changed.size > 0)
    console.log(`Changed since they ran, and counted as not run there:\n${[...changed].join('\n')}\n`);
  return coverage.createCoverageMap(Object.fromEntries([...maps].map(([path, { statements }]) => [path, statements])));
}

/** Returns `ui-kit`, or the feature of a file. */
const getArea = (path) => path.replace(/^src\/(ui-kit|features\/[^/]+)\/.*/, '$1');

function countLines(map, isIncluded) {
  const summary = coverage.createCoverageSummary();
  for (const path of map.files().filter(isIncluded)) summary.merge(map.fileCoverageFor(path).toSummary());
  return summary.lines;
}

function report(map) {
  const rows = [...new Set(map.files().map(getArea))].map((area) => [
    area,
    countLines(map, (path) => getArea(path) === area),
  ]);
  const sums = ['ui-kit', 'features'].map((area) => [area, countLines(map, (path) => path.startsWith(`src/${area}/`))]);
  const row = ([name, { covered: run, total, pct }]) =>
    `${name.padEnd(28)}${String(run).padStart(7)}${String(total).padStart(7)}${pct.toFixed(2).padStart(8)} %`;
  console.log(
    `${'lines of'.padEnd(28)}${'run'.padStart(7)}${'all'.padStart(7)}\n${rows
      .filter(([area]) => area !== 'ui-kit')
      .map(row)
      .join('\n')}\n`,
  );
  console.log([...sums, ['together', countLines(map, () => true)]].map(row).join('\n'));
  if (process.argv.includes('--lines')) {
    for (const path of map.files()) {
      const lines = map.fileCoverageFor(path).getUncoveredLines();
      if (lines.length > 0) console.log(`${path}: ${lines.join(' ')}`);
    }
  }
  return sums.filter(([, { pct }]) => pct < REQUIRED_PERCENT).map(([area]) => area);
}

mkdirSync(folder, { recursive: true });
const codes = [];
for (const suite of requestedSuites.length > 0 ? requestedSuites : Object.keys(suites)) {
  rmSync(toExecutedPath(suite), { force: true });
  writeFileSync(toExecutedPath(suite), '');
  codes.push([suite, await suites[suite]({ COVERAGE_RUN: toExecutedPath(suite) })]);
}
const map = createCoverageMap();
writeFileSync(`${folder}/coverage-final.json`, JSON.stringify(map));
const failingAreas = report(map);
const failed = codes.filter(([, code]) => code !== 0).map(([suite]) => suite);
if (failed.length > 0) console.log(`What failed is not proven to be covered: ${failed.join(', ')}.`);
if (failingAreas.length > 0) console.log(`Below ${REQUIRED_PERCENT} % of lines: ${failingAreas.join(', ')}.`);
process.exitCode = failed.length + failingAreas.length > 0 ? 1 : 0;
