import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { CoverageReport } from 'monocart-coverage-reports';
import { root } from './install.mjs';

/*
 * How many lines of ui-kit and features the unit tests and the stories run, together. Fails below the least. Stories are visited for what
 * they run: their trees, pictures and second looks are the gate's business (scripts/test-stories.mjs).
 */
const LEAST_PERCENT = 90;
const counted = /^src\/(ui-kit|features)\/.+\.tsx?$/;
/** Stories, tests, what stands in for data in them, and files of types alone run nothing a bettor meets. */
const leftOut = /\.(stories|test)\.tsx?$|\/(testing|tests|docs)\//;

const raw = `${root}.cache/coverage`;
const run = (command, args, env) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
};

/** Hits of each line: file → line → times. The greater of what two sources say. */
const lines = new Map();
function add(file, line, hits) {
  const path = relative(root, file);
  if (!counted.test(path) || leftOut.test(path)) return;
  const known = lines.get(path) ?? new Map();
  known.set(line, Math.max(known.get(line) ?? 0, hits));
  lines.set(path, known);
}

function addLcov(text) {
  let file = '';
  for (const row of text.split('\n')) {
    if (row.startsWith('SF:')) file = row.slice(3);
    const hit = /^DA:(\d+),(\d+)/.exec(row);
    if (hit) add(file.startsWith('/') ? file : `${root}${file}`, Number(hit[1]), Number(hit[2]));
  }
}

rmSync(raw, { recursive: true, force: true });
mkdirSync(`${raw}/stories`, { recursive: true });
run('npx', ['vitest', 'run', '--coverage', '--coverage.provider=v8', '--coverage.reporter=lcovonly', `--coverage.reportsDirectory=${raw}/unit`, '--coverage.include=src/ui-kit/**', '--coverage.include=src/features/**']);
run('node', ['scripts/test-stories.mjs', '--cover'], { COVERAGE_DIR: `${raw}/stories` });

const report = new CoverageReport({
  outputDir: `${raw}/joined`,
  reports: ['lcovonly'],
  logging: 'error',
  entryFilter: (entry) => entry.url.includes('/assets/'),
  sourceFilter: (path) => path.includes('src/'),
  sourcePath: (path) => path.slice(Math.max(path.indexOf('src/'), 0)),
});
for (const file of readdirSync(`${raw}/stories`)) await report.add(JSON.parse(readFileSync(`${raw}/stories/${file}`, 'utf8')));
await report.generate();
addLcov(readFileSync(`${raw}/unit/lcov.info`, 'utf8'));
addLcov(readFileSync(`${raw}/joined/lcov.info`, 'utf8'));

const table = [...lines].map(([file, hits]) => ({ file, all: hits.size, run: [...hits.values()].filter((times) => times > 0).length }));
const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);
const percent = (rows) => (100 * sum(rows, 'run')) / Math.max(sum(rows, 'all'), 1);
for (const { file, all, run: met } of table.filter((row) => row.run / row.all < 0.8).sort((a, b) => a.run / a.all - b.run / b.all)) console.log(`${((100 * met) / all).toFixed(0).padStart(3)} %  ${file}`);
for (const part of ['src/ui-kit/', 'src/features/']) console.log(`${part} ${percent(table.filter(({ file }) => file.startsWith(part))).toFixed(1)} % of lines`);
const whole = percent(table);
console.log(`Together ${whole.toFixed(1)} % of ${sum(table, 'all')} lines; at least ${LEAST_PERCENT} are wanted.`);
process.exit(whole >= LEAST_PERCENT ? 0 : 1);
