import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { paths } from '#app/router/paths.ts';

const requirements = readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8');

/** The addresses in the first column of the route table, without parameters. */
const documentedPaths = (/### 2\.1 Route table\n([\s\S]*?)\n### /.exec(requirements)?.[1] ?? '')
  .split('\n')
  .flatMap((line) => [...(/^\|([^|]*)\|/.exec(line)?.[1] ?? '').matchAll(/`(\/[^`:]*)/g)])
  .map(([, path = '']) => (path === '/' ? path : path.replace(/\/$/, '')));

describe('route table of docs/requirements.md', () => {
  test.each(Object.entries(paths))('the route table lists the path %s', (_name, path) => {
    const [address = ''] = (typeof path === 'string' ? path : path('sport', 'match')).split('?');
    expect(documentedPaths).toContain(address.replace(/^\/details\/.*/, '/details'));
  });

  test('the route table lists no path twice', () => {
    expect(new Set(documentedPaths).size).toBe(documentedPaths.length);
  });
});
