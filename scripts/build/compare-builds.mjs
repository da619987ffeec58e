import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../lib/install.mjs';

// Builds the sources of dist/ again, and expects the same files with the same bytes. An operator can then prove that a
// build was made from the sources of its commit.
const first = `${root}dist`;
const second = `${root}.cache/second-build`;
const { commit, builtAt } = JSON.parse(readFileSync(`${first}/version.json`, 'utf8'));

rmSync(second, { recursive: true, force: true });
execFileSync('npx', ['vite', 'build', '--outDir', second, '--emptyOutDir', '--logLevel', 'warn'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    GIT_COMMIT: commit,
    SOURCE_DATE_EPOCH: builtAt === undefined ? '' : String(Date.parse(builtAt) / 1000),
  },
});

/** Paths of a build's files. Compressed copies, which a server may have made of them, are left out. */
const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)));

const [files, others] = [listFiles(first), listFiles(second)];
const problems = [
  ...files.filter((file) => !others.includes(file)).map((file) => `${file}: only in dist`),
  ...others.filter((file) => !files.includes(file)).map((file) => `${file}: only in the second build`),
  ...files
    .filter((file) => others.includes(file))
    .filter((file) => !readFileSync(join(first, file)).equals(readFileSync(join(second, file))))
    .map((file) => `${file}: differs`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error('The same sources gave different files, or dist is older than the sources.');
else console.log(`Two builds have the same ${files.length} files.`);
rmSync(second, { recursive: true, force: true });
process.exitCode = problems.length === 0 ? 0 : 1;
