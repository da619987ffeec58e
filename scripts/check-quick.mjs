import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './lib/install.mjs';

/**
 * Checks uncommitted changes, the nearest check first. It ends when a unit test beside the changed files fails. Types,
 * format, prose, lint and architecture tests then run to the end, so one run reports all that is wrong. The unit tests
 * of what imports the files come last.
 */
const readLines = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const changedFiles = [
  ...readLines('diff', 'HEAD', '--name-only', '--diff-filter=d'),
  ...readLines('ls-files', '--others', '--exclude-standard'),
];
const codeFiles = changedFiles.filter((file) => /\.(?:ts|tsx|js|mjs)$/.test(file));
const formattedFiles = changedFiles.filter((file) => /\.(?:ts|tsx|js|mjs|json|yml|css|html|md)$/.test(file));
/** Folders whose tests Vitest finds by name. */
const testFolders = [...new Set(codeFiles.filter((file) => /^(?:src|mocks|tests)\//.test(file)).map(path.dirname))];

const alreadyRun = ['tests/architecture', ...testFolders].flatMap((folder) => ['--exclude', `${folder}/*.test.*`]);

const near = ['unit tests beside the changes', ['vitest', 'run', '--passWithNoTests', ...testFolders], testFolders];
const rules = [
  ['types', ['tsc', '-b'], null],
  ['format', ['prettier', '--check', '--ignore-unknown', ...formattedFiles], formattedFiles],
  ['prose', ['node', 'scripts/lint/check-prose.mjs', ...formattedFiles], formattedFiles],
  ['lint', ['eslint', '--max-warnings', '0', '--no-warn-ignored', ...codeFiles], codeFiles],
  ['architecture', ['vitest', 'run', 'tests/architecture'], null],
];
const far = [
  'unit tests of what imports the changes',
  ['vitest', 'run', '--changed', '--passWithNoTests', ...alreadyRun],
  codeFiles,
];

/** Runs a check that has files. Only a failing one shows its output. Returns whether it passed. */
function runCheck([name, command, files]) {
  if (files?.length === 0) return true;
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...command], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) console.log(`${stdout}${stderr}`);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${status === 0 ? 'passed' : 'failed'}: ${name}, ${seconds} s`);
  return status === 0;
}

for (const stage of [[near], rules, [far]]) {
  const failed = stage.filter((check) => !runCheck(check)).map(([name]) => name);
  if (failed.length === 0) continue;
  console.log(
    `Failed: ${failed.join(', ')}.${failed.includes('format') ? ' `npm run format` formats the files.' : ''}`,
  );
  process.exit(1);
}
console.log(
  'All quick checks passed. Not run: stories (`npm run visual:test -- <file>`) and e2e (`npm run test:e2e`).',
);
