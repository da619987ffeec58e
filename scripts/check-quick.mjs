import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './lib/install.mjs';

/**
 * Checks uncommitted changes, the fastest check first, and ends at the first that fails. The unit tests beside the
 * changed files run before their format, prose and lint. All types, the architecture tests, and every unit test that
 * imports a changed file follow.
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

const checks = [
  ['unit tests beside the changes', ['vitest', 'run', '--passWithNoTests', ...testFolders], testFolders],
  ['format', ['prettier', '--check', '--ignore-unknown', ...formattedFiles], formattedFiles],
  ['prose', ['node', 'scripts/lint/check-prose.mjs', ...formattedFiles], formattedFiles],
  ['lint', ['eslint', '--max-warnings', '0', '--no-warn-ignored', ...codeFiles], codeFiles],
  ['types', ['tsc', '-b'], null],
  ['architecture', ['vitest', 'run', 'tests/architecture'], null],
  ['unit tests of what imports the changes', ['vitest', 'run', '--changed', '--passWithNoTests'], codeFiles],
];

for (const [name, command, files] of checks) {
  if (files?.length === 0) continue;
  const startedAt = performance.now();
  const { status } = spawnSync('npx', ['--no-install', ...command], { cwd: root, stdio: 'inherit' });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${status === 0 ? 'passed' : 'failed'}: ${name}, ${seconds} s`);
  if (status !== 0) process.exit(status ?? 1);
}
