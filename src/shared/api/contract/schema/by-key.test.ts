import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { watchDrift } from '../../wire/drift.ts';
import { byKey } from './by-key.ts';
import { amount, count } from './wire-types.ts';

const read = (schema: z.ZodMiniType, raw: unknown) => {
  const result = z.safeParse(schema, raw);
  return result.success ? result.data : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

test('byKey reads each value under its key', () => {
  expect(read(byKey(amount), { '1.5': '12.50', '': 3 })).toEqual({ '1.5': 1250, '': 300 });
  expect(read(byKey(z.unknown()), {})).toEqual({});
});

test('byKey drops a value that does not fit, keeps the others and reports the first', () => {
  const { value, drift } = watchDrift(() =>
    read(z.object({ of: byKey(z.object({ left: amount })) }), {
      of: { a: { left: 1 }, b: {}, c: { left: '--' }, total: 3 },
    }),
  );
  expect(value).toEqual({ of: { a: { left: 100 } } });
  expect(drift).toEqual([{ count: 3, path: 'b.left', row: 'b', expected: 'an amount', value: 'missing' }]);
});

test('byKey reads the list that PHP writes for keys that start at 0', () =>
  expect(read(byKey(amount), [1, '2'])).toEqual({ 0: 100, 1: 200 }));

test.each([[null], [undefined], [[]], [{}], ['']])('byKey reads %j as an empty map', (raw) =>
  expect(read(byKey(count), raw)).toEqual({}),
);

test.each([[3], ['x'], [true]])('byKey rejects %j', (raw) =>
  expect(read(byKey(count), raw)).toEqual([['', 'expected an object']]),
);

test('byKey accepts a missing field', () => expect(read(z.object({ of: byKey(count) }), {})).toEqual({ of: {} }));

test('byKey ignores a prototype key of the server', () => {
  const found = read(byKey(count), JSON.parse('{"__proto__":7,"a":1}'));
  expect([found, Object.getPrototypeOf(found)]).toEqual([{ a: 1 }, Object.prototype]);
});
