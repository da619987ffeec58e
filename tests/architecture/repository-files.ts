import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** Files of the repository that git tracks or would track, relative to its root. */
export const repositoryFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8', maxBuffer: 16_000_000 },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(new URL(file, root)));

/** Every TypeScript and JavaScript file that people write. */
export const codeFiles = repositoryFiles.filter(
  (file) => /\.(ts|tsx|mjs|mts|js)$/.test(file) && !/^(public|vendor)/.test(file),
);

export const readRepositoryFile = (file: string): string => readFileSync(new URL(file, root), 'utf8');
