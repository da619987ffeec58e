import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { integer } from './integer.ts';

const isAccepted = (schema: z.ZodMiniType, raw: unknown): boolean => z.safeParse(schema, raw).success;

test.each([0, -3, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])('integer accepts %d', (raw) =>
  expect(isAccepted(integer(), raw)).toBe(true),
);
test.each([[0.5], [2 ** 53], [Number.NaN], [Number.POSITIVE_INFINITY], ['3'], [null], [undefined]])(
  'integer rejects %j',
  (raw) => expect(isAccepted(integer(), raw)).toBe(false),
);
test('integer accepts its bounds and nothing beyond', () => {
  expect([0, 1, 10, 11].map((raw) => isAccepted(integer(1, 10), raw))).toEqual([false, true, true, false]);
  expect([-1, 0].map((raw) => isAccepted(integer(0), raw))).toEqual([false, true]);
});
