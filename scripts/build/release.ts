import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { formatRelease, RELEASE_META } from '../../src/shared/release/release.ts';

/** The content of version.json. The same sources and environment give the same file. */
export interface BuildRelease {
  readonly version: string;
  /** The entire hash of the commit, or `unknown`. `-dirty` follows when files of git had changed. */
  readonly commit: string;
  /** ISO 8601: the time of SOURCE_DATE_EPOCH, else of the commit. Never the clock's. */
  readonly builtAt?: string;
}

const UNKNOWN = 'unknown';
const SHORT = 12;

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs git in a folder. Returns null without git, and outside a repository. */
function readGit(root: string, ...options: readonly string[]): string | null {
  try {
    return execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** Returns the commit of a folder, or null. Sources that lie inside another repository have no commit. */
function readCommit(root: string): string | null {
  if (readGit(root, 'rev-parse', '--show-prefix') !== '') return null;
  const hash = readGit(root, 'rev-parse', 'HEAD');
  const changes = readGit(root, 'status', '--porcelain', '--untracked-files=no');
  return hash === null || changes === '' ? hash : `${hash}-dirty`;
}

function readCommitTime(root: string): string | null {
  const seconds = readGit(root, 'show', '--no-patch', '--format=%ct', 'HEAD');
  return seconds === null ? null : new Date(Number(seconds) * 1000).toISOString();
}

function readSourceDate({ SOURCE_DATE_EPOCH: epoch }: Environment): string | null {
  if (epoch === undefined || epoch === '') return null;
  if (!/^\d{1,11}$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH is no number of seconds: ${epoch}`);
  return new Date(Number(epoch) * 1000).toISOString();
}

function readGivenCommit({ GIT_COMMIT: commit }: Environment): string | null {
  if (commit === undefined || commit === '') return null;
  if (!/^(?:[0-9a-f]{7,64}(?:-dirty)?|unknown)$/.test(commit)) throw new Error(`GIT_COMMIT is no hash: ${commit}`);
  return commit;
}

/**
 * Describes the release that a build of this folder makes. GIT_COMMIT names the commit where the sources have no
 * repository, for example in a container. Throws when GIT_COMMIT or SOURCE_DATE_EPOCH cannot be read.
 */
export function describeRelease(root: string, environment: Environment): BuildRelease {
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string };
  const given = readGivenCommit(environment);
  const commit = given ?? readCommit(root);
  const builtAt = readSourceDate(environment) ?? (given === null && commit !== null ? readCommitTime(root) : null);
  return { version, commit: commit ?? UNKNOWN, ...(builtAt !== null && { builtAt }) };
}

/** Shortens the commit, and keeps the mark of changed files. */
function shortenCommit(commit: string): string | null {
  if (commit === UNKNOWN) return null;
  const [hash = '', ...marks] = commit.split('-');
  return [hash.slice(0, SHORT), ...marks].join('-');
}

/** Writes version.json, and names the release in index.html, where src/shared/release/read-release.ts reads it. */
export function writeRelease(release: BuildRelease, versions: Readonly<Record<string, string>> = {}): Plugin {
  const content = formatRelease({ version: release.version, commit: shortenCommit(release.commit) }) ?? '';
  return {
    name: 'release',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify({ ...release, ...versions }, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: RELEASE_META, content }, injectTo: 'head' as const }],
  };
}
