import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(new URL(file, root)));
const code = tracked.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !/^(public|vendor)/.test(file));
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const findOffenders = (files: readonly string[], pattern: RegExp) =>
  files.filter((file) => file !== 'tests/architecture/repository.test.ts' && pattern.test(read(file)));

describe('repository', () => {
  test('every code file has at most 200 lines', () => {
    expect(code.filter((file) => read(file).trimEnd().split('\n').length > 200)).toEqual([]);
  });

  test('no folder or file has a meaningless name', () => {
    expect(code.filter((file) => /(^|\/)(utils?|helpers?|common|constants|types)(\/|\.tsx?$)/.test(file))).toEqual([]);
  });

  test('every index file names its exports', () => {
    expect(findOffenders(code, /^export \* from/m)).toEqual([]);
  });

  test('no file switches a check off', () => {
    expect(
      findOffenders(code, /eslint-disable|@ts-ignore|@ts-nocheck|@ts-expect-error|\b(test|it|describe)\.only\(/),
    ).toEqual([]);
  });

  test('no file names a path of one machine', () => {
    expect(
      findOffenders(
        tracked.filter((file) => !/\.(png|woff2|ico|gz)$/.test(file)),
        /(^|[^a-zA-Z0-9_.])\/(work|farm|root|home\/\w+)\//,
      ),
    ).toEqual([]);
  });

  test('the lock file names packages, not the host they were downloaded from', () => {
    const hosts = [...read('package-lock.json').matchAll(/"resolved": "https?:\/\/([^/"]+)/g)].map((match) => match[1]);
    expect([...new Set(hosts)].filter((host) => host !== 'registry.npmjs.org')).toEqual([]);
  });

  test('styles of the ui-kit use tokens, not raw colours', () => {
    const styles = code.filter((file) => file.endsWith('.styles.ts'));
    expect(styles.length).toBeGreaterThan(10);
    expect(findOffenders(styles, /#[0-9a-fA-F]{3,8}\b|\brgba?\(/)).toEqual([]);
  });
});
