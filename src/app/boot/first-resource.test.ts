import { expect, test } from 'vitest';
import { findFirstResource } from './first-resource.ts';

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
