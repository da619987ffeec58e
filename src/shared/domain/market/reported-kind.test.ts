import { expect, test } from 'vitest';
import { readReportedKind } from './reported-kind.ts';

test.each([
  ['market', 'Match Odds', 'odds'],
  ['market', 'Cricket / India v Australia / BOOKMAKER 0%', 'bookmaker'],
  ['fancy', '6 over runs', 'fancy'],
] as const)('readReportedKind reads a %s called "%s" as %s', (kind, name, expected) => {
  expect(readReportedKind(kind, name)).toBe(expected);
});
