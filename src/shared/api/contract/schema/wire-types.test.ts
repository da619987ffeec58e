import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '../index.ts';
import * as wireTypes from './wire-types.ts';

// A date without a zone is UTC. A machine in UTC would hide a bug that reads it as local time.
vi.stubEnv('TZ', 'Asia/Kolkata');
afterAll(() => vi.unstubAllEnvs());

const wrong = Symbol('does not fit');
const parseWith = (schema: z.ZodMiniType, raw: unknown): unknown => {
  const read = z.safeParse(schema, raw);
  return read.success ? read.data : wrong;
};

describe('wire types', () => {
  test.each([
    [12.5, 1250],
    ['12.50', 1250],
    ['-3', -300],
    [0, 0],
    [null, null],
    [undefined, null],
    ['', null],
    ['--', null],
    ['NaN', null],
    ['Infinity', null],
    ['1,000', 100_000],
    ['1,00,000.50', 10_000_050],
    ['-1,234,567', -123_456_700],
    ['1,5', null],
    ['1,00', null],
    [true, wrong],
    [{}, null],
    [[], null],
    [{ a: 1 }, wrong],
    [[1], wrong],
  ])('amountOrNull reads %j as %j', (raw, expected) => expect(parseWith(wireTypes.amountOrNull, raw)).toBe(expected));

  test.each([
    [1.85, 185],
    ['85', 8500],
    ['0.75', 75],
    [0, null],
    ['-1.5', null],
    ['', null],
    [null, null],
    ['Infinity', null],
    ['1,000', 100_000],
    [{}, null],
    [[1], wrong],
  ])('priceOrNull reads %j as %j', (raw, expected) => expect(parseWith(wireTypes.priceOrNull, raw)).toBe(expected));

  test.each([
    [1, true],
    ['1', true],
    [true, true],
    ['true', true],
    [0, false],
    ['0', false],
    ['False', false],
    ['', false],
    [null, false],
    [undefined, false],
    [{}, false],
    [[], false],
    [[1], wrong],
  ])('flag reads %j as %j', (raw, expected) => expect(parseWith(wireTypes.flag, raw)).toBe(expected));

  test.each([
    ['1.240634810', '1.240634810'],
    [4, '4'],
    [' x ', 'x'],
    ['', wrong],
    ['  ', wrong],
    [null, wrong],
    [undefined, wrong],
    [true, wrong],
  ])('id reads %j as %j', (raw, expected) => expect(parseWith(wireTypes.id, raw)).toBe(expected));

  test.each([
    [7, 7],
    ['47972', 47_972],
    ['7.5', wrong],
    ['', wrong],
    ['x', wrong],
    [null, wrong],
    ['Infinity', wrong],
    [2 ** 60, wrong],
  ])('selectionId reads %j as %j', (raw, expected) => expect(parseWith(wireTypes.selectionId, raw)).toBe(expected));

  test.each([
    ['2026-03-14T13:05:00Z', '2026-03-14T13:05:00.000Z'],
    ['2026-03-14T18:35:00+05:30', '2026-03-14T13:05:00.000Z'],
    [1_773_493_500_000, '2026-03-14T13:05:00.000Z'],
    ['2026-03-14 13:05:00', '2026-03-14T13:05:00.000Z'],
    ['2026-03-14T13:05', '2026-03-14T13:05:00.000Z'],
    ['2026-03-14 13:05:00.123456', '2026-03-14T13:05:00.123Z'],
    ['2026-03-14', '2026-03-14T00:00:00.000Z'],
    ['2026-03-14 18:35:00+05:30', '2026-03-14T13:05:00.000Z'],
    ['2026-03-14 18:35:00+0530', '2026-03-14T13:05:00.000Z'],
    ['2026-03-14 14:05:00+01', '2026-03-14T13:05:00.000Z'],
    ['2026-03-14 13:05:00 UTC', '2026-03-14T13:05:00.000Z'],
    ['Sat, 14 Mar 2026 13:05:00 GMT', '2026-03-14T13:05:00.000Z'],
    ['Sat Mar 14 2026 18:35:00 GMT+0530 (India Standard Time)', '2026-03-14T13:05:00.000Z'],
    ['March 14, 2026 13:05', '2026-03-14T13:05:00.000Z'],
    ['03/14/2026 01:05:00 PM', '2026-03-14T13:05:00.000Z'],
    [1_773_493_500, '2026-03-14T13:05:00.000Z'],
    ['1773493500', '2026-03-14T13:05:00.000Z'],
    ['1773493500000', '2026-03-14T13:05:00.000Z'],
    ['1773493500.25', '2026-03-14T13:05:00.250Z'],
    [99_999_999_999, '5138-11-16T09:46:39.000Z'],
    [100_000_000_000, '1973-03-03T09:46:40.000Z'],
    [0, null],
    ['0', null],
    ['0000-00-00 00:00:00', null],
    [-1, null],
    [1e300, null],
    ['-', null],
    ['in 5 minutes', null],
    [{}, null],
    [[], null],
    [true, wrong],
    ['soon', null],
    ['', null],
    [null, null],
    [undefined, null],
    [Number.NaN, wrong],
  ])('momentOrNull reads %j as %j', (raw, expected) => expect(parseWith(wireTypes.momentOrNull, raw)).toBe(expected));

  test('required wire types reject a missing value instead of zero or now', () => {
    for (const needed of [wireTypes.amount, wireTypes.price, wireTypes.moment, wireTypes.id, wireTypes.selectionId])
      expect(parseWith(needed, null)).toBe(wrong);
  });

  test('text types cut long texts and remove invisible characters', () => {
    expect(parseWith(wireTypes.text, 'Ind\u202Eia\u0000\nv')).toBe('Ind ia v');
    expect(parseWith(wireTypes.text, 'x'.repeat(1_000_000))).toBe(`${'x'.repeat(199)}…`);
    expect(parseWith(wireTypes.text, 'x'.repeat(200))).toBe('x'.repeat(200));
    expect(parseWith(wireTypes.text, `${'x'.repeat(198)}😀😀`)).toBe(`${'x'.repeat(198)}…`);
    expect(String(parseWith(wireTypes.prose, 'x'.repeat(1_000_000)))).toHaveLength(4000);
    expect(parseWith(wireTypes.id, 'x'.repeat(201))).toBe(wrong);
  });

  test.each([
    ['abc.DEF-_~+/=', 'abc.DEF-_~+/='],
    [' abc ', 'abc'],
    ['é', 'é'],
    ['a\nb', wrong],
    ['a\u0000b', wrong],
    ['ab😀', wrong],
    ['ш', wrong],
    ['', wrong],
    [null, wrong],
  ])('bearer reads %j as %j', (raw, expected) => expect(parseWith(wireTypes.bearer, raw)).toBe(expected));
});

describe('contract', () => {
  test('parses any JSON without throwing, into a response or a mismatch', () => {
    const keys = fc.constantFrom(
      'data',
      'metadata',
      'total',
      'status',
      'match_id',
      'runners',
      'ex',
      'price',
      'odds',
      'token',
      '__proto__',
      'session',
      'liabilitySum',
      'fancy_category',
      '',
    );
    const json = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom<unknown>(null, 0, 1, -1, 1e300, '', 'NaN', 'x', true, false),
        fc.array(tie('node'), { maxLength: 3 }),
        fc.dictionary(keys, tie('node'), { maxKeys: 4 }),
      ),
    })).node;
    const endpoints = Object.entries(contract);
    fc.assert(
      fc.property(json, (raw) => {
        for (const [, spec] of endpoints)
          expect(z.safeParse(spec.response as z.ZodMiniType, raw)).toHaveProperty('success');
      }),
      { numRuns: 400 },
    );
  });

  test('has one constant per call', () => {
    const calls = Object.values(contract).map((spec) => `${spec.method} ${spec.path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });
});
