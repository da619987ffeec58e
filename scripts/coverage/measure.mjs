import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import coverage from 'istanbul-lib-coverage';
import { browserArgs, findBrowser } from '../lib/find-browser.mjs';
import { root } from '../lib/install.mjs';
import { serveFolder } from '../serve/serve.mjs';
import { instrument, isInstrumented } from './instrument.mjs';

/*
 * Measures which lines of the app and the simulated exchange run in the unit tests and the stories together. It fails
 * when the share of an area is too small. `--units` or `--stories` runs one half again and keeps the last result of the
 * other. `--lines` lists the lines that never ran.
 */

/** Required share of lines by area. The start-up in app runs only in the e2e specs, which nothing measures. */
const REQUIRED_PERCENT = { 'ui-kit': 90, features: 90, shared: 95, app: 75, mocks: 90 };
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
    [
      'vitest',
      'run',
      '--config',
      'scripts/coverage/vitest.config.mjs',
      '--reporter=dot',
      'src',
      'mocks',
      'tests/unit',
      'tests/faults',
    ],
    env,
  );
}

/** Runs the stories with their plays only. The story check compares their look. */
async function runStories(env) {
  const browser = await findBrowser({ prefersShell: true });
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
  const files = ['src', 'mocks']
    .flatMap((top) => readdirSync(`${root}${top}`, { recursive: true }).map((path) => `${top}/${path}`))
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

/** Returns `ui-kit`, `features`, `shared`, `app` or `mocks`. */
const getArea = (path) => path.replace(/^(?:src\/)?([^/]+)\/.*/, '$1');
/** Returns the area, or the feature of a file in features. */
const getGroup = (path) => path.replace(/^(?:src\/)?(features\/[^/]+|[^/]+)\/.*/, '$1');

function countLines(map, isIncluded) {
  const summary = coverage.createCoverageSummary();
  for (const path of map.files().filter(isIncluded)) summary.merge(map.fileCoverageFor(path).toSummary());
  return summary.lines;
}

function report(map) {
  const count = (name, isIncluded) => [name, countLines(map, isIncluded)];
  const features = [...new Set(map.files().map(getGroup))].filter((group) => group.startsWith('features/'));
  const areas = Object.keys(REQUIRED_PERCENT).map((area) => count(area, (path) => getArea(path) === area));
  const formatRow = ([name, { covered: run, total, pct }]) =>
    `${name.padEnd(28)}${String(run).padStart(7)}${String(total).padStart(7)}${pct.toFixed(2).padStart(8)} %`;
  console.log(`${'lines of'.padEnd(28)}${'run'.padStart(7)}${'all'.padStart(7)}`);
  for (const feature of features) console.log(formatRow(count(feature, (path) => getGroup(path) === feature)));
  console.log(`\n${[...areas, count('together', () => true)].map(formatRow).join('\n')}`);
  if (process.argv.includes('--lines')) {
    for (const path of map.files()) {
      const lines = map.fileCoverageFor(path).getUncoveredLines();
      if (lines.length > 0) console.log(`${path}: ${lines.join(' ')}`);
    }
  }
  return areas
    .filter(([area, { pct }]) => pct < REQUIRED_PERCENT[area])
    .map(([area]) => `${area} (${REQUIRED_PERCENT[area]} %)`);
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
if (failingAreas.length > 0) console.log(`Fewer lines run than required: ${failingAreas.join(', ')}.`);
process.exitCode = failed.length + failingAreas.length > 0 ? 1 : 0;
