import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { byKey } from './by-key.ts';
import { amount, count } from './edge.ts';

const read = (schema: z.ZodMiniType, raw: unknown) => {
  const result = z.safeParse(schema, raw);
  return result.success ? result.data : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

it('reads each value under its key, whatever the keys are', () => {
  expect(read(byKey(amount), { '1.5': '12.50', '': 3 })).toEqual({ '1.5': 1250, '': 300 });
  expect(read(byKey(z.unknown()), {})).toEqual({});
});

it('names every key whose value does not fit', () => {
  expect(read(z.object({ of: byKey(z.object({ left: amount })) }), { of: { a: { left: 1 }, b: {}, c: { left: '--' } } })).toEqual([
    ['of.b.left', 'expected an amount'],
    ['of.c.left', 'expected an amount'],
  ]);
});

it.each([[null], [undefined], [[]], [3], ['x']])('%j is none', (raw) => expect(read(byKey(count), raw)).toEqual([['', 'expected an object']]));

it('is missed where it is left out', () => expect(read(z.object({ of: byKey(count) }), {})).toEqual([['of', 'expected an object']]));

it('takes no prototype from a server', () => {
  const found = read(byKey(count), JSON.parse('{"__proto__":7,"a":1}'));
  expect([found, Object.getPrototypeOf(found)]).toEqual([{ a: 1 }, Object.prototype]);
});
