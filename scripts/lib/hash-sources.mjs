import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createStamp, root } from './install.mjs';

/** Folders and files that a build of Storybook reads. A file that is named too much costs one build too many. */
const SOURCES = [
  '.storybook',
  'docs',
  'mocks',
  'public',
  'public-demo',
  'scripts',
  'src',
  'tests',
  'tsconfig*.json',
  'vite.config.ts',
];
/** Written by the checks themselves. */
const RESULTS = /\.snap$|\.png$/;

const listArguments = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...SOURCES];

/** Lists the sources that git knows, uncommitted ones included. Null in a copy without its history. */
function listSources() {
  if (!existsSync(`${root}.git`)) return null;
  return execFileSync('git', listArguments, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
}

/** Returns a hash of everything that Storybook is built from. Null where git does not list it. */
export function hashSources() {
  const files = listSources();
  if (files === null) return null;
  const hash = createHash('sha256')
    .update(createStamp(root))
    .update(process.env['COVERAGE_RUN'] ?? '');
  for (const file of files.filter((name) => name !== '' && !RESULTS.test(name)).sort())
    if (existsSync(root + file)) hash.update(`${file}\n`).update(readFileSync(root + file));
  return hash.digest('hex');
}
