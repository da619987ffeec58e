import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { watchDrift } from '../../wire/drift.ts';
import { byKey } from './by-key.ts';
import { amount, count } from './wire-types.ts';

const read = (schema: z.ZodMiniType, raw: unknown) => {
  const result = z.safeParse(schema, raw);
  return result.success ? result.data : result.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

it('reads each value under its key, whatever the keys are', () => {
  expect(read(byKey(amount), { '1.5': '12.50', '': 3 })).toEqual({ '1.5': 1250, '': 300 });
  expect(read(byKey(z.unknown()), {})).toEqual({});
});

it('drops a key whose value does not fit, keeps the others, and notes the first', () => {
  const { value, drift } = watchDrift(() =>
    read(z.object({ of: byKey(z.object({ left: amount })) }), {
      of: { a: { left: 1 }, b: {}, c: { left: '--' }, total: 3 },
    }),
  );
  expect(value).toEqual({ of: { a: { left: 100 } } });
  expect(drift).toEqual([{ count: 3, path: 'b.left', row: 'b', expected: 'an amount', value: 'missing' }]);
});

it('reads the list that PHP writes where the keys run from 0', () =>
  expect(read(byKey(amount), [1, '2'])).toEqual({ 0: 100, 1: 200 }));

it.each([[null], [undefined], [[]], [{}], ['']])('%j is an empty one', (raw) =>
  expect(read(byKey(count), raw)).toEqual({}),
);

it.each([[3], ['x'], [true]])('%j is none', (raw) =>
  expect(read(byKey(count), raw)).toEqual([['', 'expected an object']]),
);

it('may be left out', () => expect(read(z.object({ of: byKey(count) }), {})).toEqual({ of: {} }));

it('takes no prototype from a server', () => {
  const found = read(byKey(count), JSON.parse('{"__proto__":7,"a":1}'));
  expect([found, Object.getPrototypeOf(found)]).toEqual([{ a: 1 }, Object.prototype]);
});
