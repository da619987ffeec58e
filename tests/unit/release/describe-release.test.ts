import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeRelease, writeRelease } from '../../../scripts/build/release.ts';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
const [repository, plain] = [join(folder, 'repository'), join(folder, 'plain')];
const inner = join(repository, 'inner');

const runGit = (...options: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...options], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, GIT_COMMITTER_DATE: '2026-11-20T10:00:00Z' },
  }).trim();

beforeAll(() => {
  for (const path of [repository, plain, inner]) {
    mkdirSync(path);
    writeFileSync(join(path, 'package.json'), '{ "version": "1.2.3" }');
  }
  runGit('init', '--quiet');
  runGit('add', '.');
  runGit('commit', '--quiet', '--no-verify', '--message', 'test: first');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('describeRelease', () => {
  test('names the commit and its time', () => {
    expect(describeRelease(repository, {})).toEqual({
      version: '1.2.3',
      commit: runGit('rev-parse', 'HEAD'),
      builtAt: '2026-11-20T10:00:00.000Z',
    });
  });

  test('marks a commit whose files have changed', () => {
    writeFileSync(join(inner, 'package.json'), '{ "version": "1.2.4" }');
    expect(describeRelease(repository, {}).commit).toBe(`${runGit('rev-parse', 'HEAD')}-dirty`);
    runGit('checkout', '--quiet', '.');
  });

  test('takes no commit of a repository around the sources', () => {
    expect(describeRelease(inner, {})).toEqual({ version: '1.2.3', commit: 'unknown' });
  });

  test('knows no commit without git', () => {
    expect(describeRelease(plain, {})).toEqual({ version: '1.2.3', commit: 'unknown' });
  });

  test('takes commit and time from the environment', () => {
    const environment = { GIT_COMMIT: '14a4985ae3b1', SOURCE_DATE_EPOCH: '0' };
    expect(describeRelease(repository, environment)).toEqual({
      version: '1.2.3',
      commit: '14a4985ae3b1',
      builtAt: '1970-01-01T00:00:00.000Z',
    });
  });

  test.each([{ GIT_COMMIT: '"><script>' }, { SOURCE_DATE_EPOCH: 'today' }])('refuses %o', (environment) => {
    expect(() => describeRelease(plain, environment)).toThrow(Object.keys(environment)[0]);
  });
});

describe('writeRelease', () => {
  const readTags = (commit: string) => {
    const { transformIndexHtml } = writeRelease({ version: '1.2.3', commit });
    return (transformIndexHtml as unknown as () => unknown)();
  };
  const createMeta = (content: string) => [{ tag: 'meta', attrs: { name: 'release', content }, injectTo: 'head' }];

  test('shortens the commit in the page and keeps the mark of changed files', () => {
    expect(readTags(`${'14a4985ae3b1'.padEnd(40, '0')}-dirty`)).toEqual(createMeta('1.2.3+14a4985ae3b1-dirty'));
  });

  test('leaves an unknown commit out of the page', () => {
    expect(readTags('unknown')).toEqual(createMeta('1.2.3'));
  });
});
