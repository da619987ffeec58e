import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { browserArgs } from './lib/find-browser.mjs';
import { engineNames, findEngines } from './lib/find-engines.mjs';
import { root } from './lib/install.mjs';

// Runs the money flows in each engine of this machine on the demo build, and makes a missing build first.
const { values } = parseArgs({
  options: {
    // Builds the demo again.
    build: { type: 'boolean' },
    // Runs these engines only, such as firefox,webkit.
    only: { type: 'string' },
    // Runs the flows whose title matches.
    grep: { type: 'string', default: '' },
    // Fails when one of these engines cannot run here.
    needs: { type: 'string', default: '' },
  },
});
const splitNames = (text) => text.split(',').filter(Boolean);
const needed = splitNames(values.needs);
const chosen = values.only ? splitNames(values.only) : engineNames;
const unknown = [...needed, ...chosen].filter((name) => !engineNames.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no engine ${unknown.join(', ')}. Engines: ${engineNames.join(', ')}.`);

const reportFile = `${root}.cache/engines.json`;
const engines = await findEngines(chosen);
const found = engines.filter(({ missing }) => !missing);
const runCommand = (command, env = {}) =>
  spawnSync('npx', command, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

if (values.build || !existsSync(`${root}dist-demo`)) {
  const status = runCommand(['vite', 'build', '--mode', 'demo', '--outDir', 'dist-demo', '--logLevel', 'warn']);
  if (status !== 0) process.exit(status);
}
rmSync(reportFile, { force: true });
const env = { ENGINES: JSON.stringify(found), CHROMIUM_ARGS: browserArgs.join(' ') };
const status =
  found.length === 0
    ? 0
    : runCommand(['playwright', 'test', '--config', 'tests/engines/playwright.config.ts', '--grep', values.grep], env);

/** Lists the tests of the report with their engine, its version and their result. */
function listTests(suite) {
  const own = (suite.specs ?? []).flatMap(({ tests }) =>
    tests.map(({ projectName, status: result, annotations }) => ({
      engine: projectName,
      version: annotations.find(({ type }) => type === 'engine')?.description,
      passed: result === 'expected',
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(listTests)];
}
const tests = existsSync(reportFile) ? listTests({ suites: JSON.parse(readFileSync(reportFile, 'utf8')).suites }) : [];

console.log('');
for (const { name, missing, executablePath } of engines) {
  const own = tests.filter(({ engine }) => engine === name);
  const version = own.find((each) => each.version)?.version ?? '';
  const passed = own.filter((each) => each.passed).length;
  console.log(
    missing
      ? `${name}: did not run: ${missing}`
      : `${name} ${version} (${executablePath}): ${passed} passed, ${own.length - passed} failed`,
  );
}
const absent = needed.filter((name) => !tests.some(({ engine }) => engine === name));
if (absent.length > 0) console.log(`Needed, and did not run: ${absent.join(', ')}.`);
process.exit(status === 0 && absent.length > 0 ? 1 : status);
