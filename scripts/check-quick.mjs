import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './lib/install.mjs';

/**
 * Checks uncommitted changes, the nearest check first, and ends at the first that fails. It begins with the unit tests
 * beside the changed files and all types. Format, prose and lint of the files follow, then the architecture tests and
 * the unit tests of what imports the files.
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

const checks = [
  ['unit tests beside the changes', ['vitest', 'run', '--passWithNoTests', ...testFolders], testFolders],
  ['types', ['tsc', '-b'], null],
  ['format', ['prettier', '--check', '--ignore-unknown', ...formattedFiles], formattedFiles],
  ['prose', ['node', 'scripts/lint/check-prose.mjs', ...formattedFiles], formattedFiles],
  ['lint', ['eslint', '--max-warnings', '0', '--no-warn-ignored', ...codeFiles], codeFiles],
  ['architecture', ['vitest', 'run', 'tests/architecture'], null],
  [
    'unit tests of what imports the changes',
    ['vitest', 'run', '--changed', '--passWithNoTests', ...alreadyRun],
    codeFiles,
  ],
];

/** Only a failing check shows its output. */
const outputs = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 };
for (const [name, command, files] of checks) {
  if (files?.length === 0) continue;
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...command], outputs);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${status === 0 ? 'passed' : 'failed'}: ${name}, ${seconds} s`);
  if (status !== 0) process.exit(status ?? 1);
}
console.log(
  'All quick checks passed. Not run: stories (`npm run visual:test -- <file>`) and e2e (`npm run test:e2e`).',
);
