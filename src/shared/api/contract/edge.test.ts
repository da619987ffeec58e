import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { contract } from './index.ts';
import * as edge from './edge.ts';

const wrong = Symbol('does not fit');
const reads = <S extends z.ZodMiniType>(schema: S, raw: unknown): unknown => {
  const read = z.safeParse(schema, raw);
  return read.success ? read.data : wrong;
};

describe('values as servers send them', () => {
  it.each([
    [12.5, 1250], ['12.50', 1250], ['-3', -300], [0, 0], [null, null], [undefined, null], ['', null], ['--', null], ['NaN', null], ['Infinity', null], ['1,000', null],
    [true, wrong], [{}, wrong], [[], wrong],
  ])('an amount: %j is %j', (raw, expected) => expect(reads(edge.amountOrNull, raw)).toBe(expected));

  it.each([[1.85, 185], ['85', 8500], ['0.75', 75], [0, null], ['-1.5', null], ['', null], [null, null], ['Infinity', null], [{}, wrong]])('a price: %j is %j', (raw, expected) =>
    expect(reads(edge.priceOrNull, raw)).toBe(expected));

  it.each([[1, true], ['1', true], [true, true], ['true', true], [0, false], ['0', false], ['False', false], ['', false], [null, false], [undefined, false], [{}, wrong]])(
    'a flag: %j is %j',
    (raw, expected) => expect(reads(edge.flag, raw)).toBe(expected),
  );

  it.each([['1.240634810', '1.240634810'], [4, '4'], [' x ', 'x'], ['', wrong], ['  ', wrong], [null, wrong], [undefined, wrong], [true, wrong]])('an id: %j is %j', (raw, expected) =>
    expect(reads(edge.id, raw)).toBe(expected));

  it.each([[7, 7], ['47972', 47_972], ['7.5', wrong], ['', wrong], ['x', wrong], [null, wrong], ['Infinity', wrong], [2 ** 60, wrong]])('a runner id: %j is %j', (raw, expected) =>
    expect(reads(edge.selectionId, raw)).toBe(expected));

  it.each([
    ['2026-03-14T13:05:00Z', '2026-03-14T13:05:00.000Z'], ['2026-03-14T18:35:00+05:30', '2026-03-14T13:05:00.000Z'], [1_773_493_500_000, '2026-03-14T13:05:00.000Z'],
    ['soon', null], ['', null], [null, null], [undefined, null], [Number.NaN, wrong],
  ])('a moment: %j is %j', (raw, expected) => expect(reads(edge.momentOrNull, raw)).toBe(expected));

  it('a needed value that is missing does not fit, and never becomes zero or now', () => {
    for (const needed of [edge.amount, edge.price, edge.moment, edge.id, edge.selectionId]) expect(reads(needed, null)).toBe(wrong);
  });

  it('a text is cut, and freed of what cannot be seen or turns its direction', () => {
    expect(reads(edge.text, 'Ind\u202Eia\u0000\nv')).toBe('Ind ia v');
    expect(String(reads(edge.text, 'x'.repeat(1_000_000)))).toHaveLength(4000);
  });
});

describe('the contract', () => {
  it('reads any JSON without throwing, into an answer or a mismatch', () => {
    const keys = fc.constantFrom('data', 'metadata', 'total', 'status', 'match_id', 'runners', 'ex', 'price', 'odds', 'token', '__proto__', 'session', 'liabilitySum', 'fancy_category', '');
    const json = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof({ maxDepth: 4, withCrossShrink: true }, fc.constantFrom<unknown>(null, 0, 1, -1, 1e300, '', 'NaN', 'x', true, false), fc.array(tie('node'), { maxLength: 3 }), fc.dictionary(keys, tie('node'), { maxKeys: 4 })),
    })).node;
    const endpoints = Object.entries(contract);
    fc.assert(
      fc.property(json, (raw) => {
        for (const [, spec] of endpoints) expect(z.safeParse(spec.answer as z.ZodMiniType, raw)).toHaveProperty('success');
      }),
      { numRuns: 400 },
    );
  });

  it('has one constant per call', () => {
    const calls = Object.values(contract).map((spec) => `${spec.method} ${spec.path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });
});
