import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { root } from '../lib/install.mjs';
import { rounds } from './breakages.mjs';

/**
 * Proves that the picture gate detects changes: breaks a copy of the working tree and expects the stories of every
 * broken part to fail. Draws trees and pictures from the unbroken copy first, so that the result does not depend on
 * git. Arguments choose breakages by name.
 */
const requestedNames = process.argv.slice(2);
const selectedRounds = rounds
  .map((round) => round.filter(({ name }) => requestedNames.length === 0 || requestedNames.includes(name)))
  .filter((round) => round.length > 0);
const copy = `${root}.cache/breakages/`;
const EXCLUDED = ['.git', '.cache', 'node_modules', 'dist', 'dist-demo', 'dist-storybook'];
const reports = `${copy}.cache/reports`;

function copyTree() {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const entries = readdirSync(root).filter((name) => !EXCLUDED.includes(name));
  for (const name of entries) cpSync(`${root}${name}`, `${copy}${name}`, { recursive: true });
  rmSync(`${copy}tests/storybook/pictures`, { recursive: true, force: true });
  symlinkSync(`${root}node_modules`, `${copy}node_modules`);
}

/** Runs the stories of these files in the copy and returns their report. */
function runStories(flag, files) {
  const options = { cwd: copy, env: { ...process.env, REPORTS_DIR: reports }, encoding: 'utf8', maxBuffer: 2 ** 27 };
  const { status, stdout, stderr } = spawnSync('node', ['scripts/test-stories.mjs', flag, ...files], options);
  try {
    return { status, results: JSON.parse(readFileSync(`${reports}/stories.json`, 'utf8')).testResults };
  } catch {
    throw new Error(`The stories did not run:\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`);
  }
}

function apply({ file, from, to }) {
  const text = readFileSync(`${copy}${file}`, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} holds this not exactly once: ${from}`);
  writeFileSync(
    `${copy}${file}`,
    text.replace(from, () => to),
  );
}

const restore = ({ file }) => cpSync(`${root}${file}`, `${copy}${file}`);

copyTree();
const files = [...new Set(selectedRounds.flat().map(({ stories }) => stories))];
const baseline = runStories('--update', files);
if (baseline.status !== 0) {
  const failed = baseline.results
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  const descriptions = failed.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n')}`);
  throw new Error(`The unbroken stories fail:\n${descriptions.join('\n').slice(0, 3000)}`);
}

const undetected = [];
for (const round of selectedRounds) {
  round.forEach(apply);
  const { results } = runStories(
    '--visual',
    round.map(({ stories }) => stories),
  );
  for (const { name, stories } of round) {
    const tests = results.find((result) => result.name.endsWith(stories))?.assertionResults ?? [];
    const failed = tests.filter(({ status }) => status === 'failed').length;
    console.log(`${failed > 0 ? 'red        ' : 'STILL GREEN'}  ${name}: ${failed} of ${tests.length} stories failed`);
    if (failed === 0) undetected.push(name);
  }
  round.forEach(restore);
}
rmSync(copy, { recursive: true, force: true });
if (undetected.length > 0) console.log(`The picture check let these pass: ${undetected.join(', ')}`);
process.exit(undetected.length > 0 ? 1 : 0);
