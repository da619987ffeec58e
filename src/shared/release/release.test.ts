import { describe, expect, test } from 'vitest';
import { readRelease } from './read-release.ts';
import { formatRelease, parseRelease } from './release.ts';

describe('parseRelease', () => {
  test('reads the version and the commit', () => {
    expect(parseRelease('0.1.0+14a4985ae3b1')).toEqual({ version: '0.1.0', commit: '14a4985ae3b1' });
    expect(parseRelease('1.2.0-beta.1+14a4985ae3b1-dirty')).toEqual({
      version: '1.2.0-beta.1',
      commit: '14a4985ae3b1-dirty',
    });
  });

  test('has no commit when the build knew none', () => {
    expect(parseRelease('0.1.0')).toEqual({ version: '0.1.0', commit: null });
  });

  test('has neither in a page without a release', () => {
    expect(parseRelease(null)).toEqual({ version: null, commit: null });
    expect(readRelease()).toEqual({ version: null, commit: null });
  });
});

test.each(['0.1.0+14a4985ae3b1', '0.1.0'])('formatRelease writes %s as parseRelease reads it', (text) => {
  expect(formatRelease(parseRelease(text))).toBe(text);
});
