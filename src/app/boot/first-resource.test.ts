import { expect, test } from 'vitest';
import { findFirstResource, isRacePath } from './first-resource.ts';

test.each<[string, ReturnType<typeof findFirstResource>]>([
  ['/dashboard', { kind: 'home' }],
  ['/details/4/31', { kind: 'match', matchId: '31' }],
  ['/details/4/a%2Fb', { kind: 'match', matchId: 'a/b' }],
  ['/details/4/', null],
  ['/details/4/%E0%A4%A', null],
  ['/wallet', null],
  ['/', null],
])('the first resource of %s is %j', (pathname, expected) => {
  expect(findFirstResource(pathname)).toEqual(expected);
});

test.each([
  ['/details/7/31', true],
  ['/details/4339/31', true],
  ['/details/4/31', false],
  ['/details/77/31', false],
])('isRacePath of %s is %s', (pathname, expected) => expect(isRacePath(pathname)).toBe(expected));
