import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCharacters, compareNames } from './compare-names.ts';

/** The order of the browser, which also takes case and accents for the same letter. */
const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

const name = fc.string({ unit: fc.constantFrom(...Array.from('aAbBzZ019 éÉöñç')), maxLength: 5 });

describe('names', () => {
  test('any two names have the order of the browser', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(Math.sign(compareNames(one, other))).toBe(Math.sign(compare(one, other)));
      }),
      { numRuns: 2_000 },
    );
  });

  test('times in ISO 8601 are in the order of time', () => {
    const times = ['2026-11-30T09:00:00Z', '2026-11-21T14:30:00Z', '2025-12-31T23:59:59Z'];
    expect(times.toSorted(compareCharacters)).toEqual(['2025-12-31T23:59:59Z', '2026-11-21T14:30:00Z', times[0]]);
  });

  test('Hindi names are in the order of their alphabet, signs of vowels included', () => {
    expect(['खो-खो', 'कुश्ती', 'कबड्डी'].toSorted(compareNames)).toEqual(['कबड्डी', 'कुश्ती', 'खो-खो']);
  });
});
